"""Nothing that was acknowledged is lost, nothing is applied twice: 20 kills (200 in full size)."""

import asyncio
from pathlib import Path

from .kill import run


def test_twenty_kills(tmp_path: Path) -> None:
    result = asyncio.run(run(tmp_path, kills=20, moves=300, tables=4, seed=1))
    assert result["kills"] == 20
    assert result["acknowledged"] >= 300
    assert result["returns"] > 0
