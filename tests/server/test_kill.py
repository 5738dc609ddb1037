"""Nothing that was acknowledged is lost, nothing is applied twice: 10 kills (300 in full size)."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from grimorio.core.registry import game_ids
from grimorio.table.sqlite import SqliteStore
from tests.table.test_store import MATCH, match_rows, written

from .kill import Sent, Told, check, run


async def test_nothing_acknowledged_is_lost_by_kills(tmp_path: Path) -> None:
    games = game_ids()
    result = await run(tmp_path, kills=10, moves=200, tables=4, seed=1, games=games)
    assert result["kills"] == 10
    assert result["acknowledged"] >= 200
    assert result["returns"] > 0
    assert result["several"] > 30
    assert set(result["moves"]) == set(games)


async def test_an_act_that_is_stored_in_part_is_noticed(tmp_path: Path) -> None:
    """The check itself: three choices were sent with one key."""
    rows: list[Any] = [(MATCH, 0, 0, None, None, None, None, 0, 0)]
    rows += [(MATCH, 1, 1, 0, 8, 1, "key-of-all", 0, 0), (MATCH, 2, 1, 0, 9, None, None, 0, 1)]
    rows += [(MATCH, 3, 1, 0, 10, None, None, 0, 1)]
    sent: Sent = {"key-of-all": (8, 9, 10)}
    whole = Told(MATCH, 0, 3, (8, 9, 10), "key-of-all")
    for count in (1, 2, 3, 4):
        path = tmp_path / f"{count}.db"
        await stored(path, rows[:count])
        if count in (2, 3):
            with pytest.raises(AssertionError, match="1 acts are stored in part"):
                check(path, [], sent)
        else:
            assert check(path, [whole] if count == 4 else [], sent)["stored"] == count
    with pytest.raises(AssertionError, match="not stored as acknowledged"):
        check(tmp_path / "3.db", [whole], sent)


async def stored(path: Path, rows: list[Any]) -> None:
    store = SqliteStore(path)
    store.start(asyncio.get_running_loop())
    assert await written(store, (rows, match_rows(MATCH))) == [None]
    store.close()
