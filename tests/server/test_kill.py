"""Nothing that was acknowledged is lost, nothing is applied twice: 20 kills (300 in full size)."""

import asyncio
from pathlib import Path

from grimorio.core.registry import game_ids

from .kill import run


def test_twenty_kills(tmp_path: Path) -> None:
    games = game_ids()
    result = asyncio.run(run(tmp_path, kills=20, moves=300, tables=4, seed=1, games=games))
    assert result["kills"] == 20
    assert result["acknowledged"] >= 300
    assert result["returns"] > 0
    assert result["several"] > 50
    assert set(result["moves"]) == set(games)
