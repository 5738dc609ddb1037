"""`grimorio`, dealt by the name of the test: what a test meets once, it meets every time.

    python -m tests.e2e.seeded serve …

What a match is dealt from follows from what stands in the file E2E_SEED and from how many matches
there were under that name; what a bot draws follows from what it sees.
"""

import hashlib
import os
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

from grimorio.cli import main
from grimorio.table import bots, founder

founded: Counter[str] = Counter()
asked = bots.put


class Deals:
    """In place of `secrets`, where matches are founded."""

    @staticmethod
    def token_bytes(count: int) -> bytes:
        test = Path(os.environ["E2E_SEED"]).read_text(encoding="utf-8")
        founded[test] += 1
        return hashlib.sha256(f"{test} {founded[test]}".encode()).digest()[:count]


def put(*position: Any) -> Any:
    question = asked(*position)
    question.seed = zlib.crc32(repr((question.view, question.legal)).encode())
    return question


if __name__ == "__main__":
    vars(founder)["secrets"] = Deals
    vars(bots)["put"] = put
    main()
