"""`python -m tests.cluster --operations 30000 --faults 100` is the full size."""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

from grimorio.core.registry import game_ids

from .cluster import run
from .node import FAULTS
from .postgres import Postgres


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--operations", type=int, default=30_000)
    parser.add_argument("--faults", type=int, default=120)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plant", choices=sorted(FAULTS))
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Postgres() as postgres:
        found = asyncio.run(run(Path(folder), postgres, args.operations, args.faults, args.tables,
                                args.seed, game_ids(), args.plant))  # fmt: skip
    wrong = found.pop("wrong")
    print(json.dumps(found, indent=1))
    print(f"{len(wrong)} things are wrong" + "".join(f"\n  {each}" for each in wrong[:20]))
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
