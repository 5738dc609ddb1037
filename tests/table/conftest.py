"""Nothing here depends on how busy the machine is."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from grimorio.table.sqlite import SqliteStore

from .test_store import MATCH, match_rows, ply, written


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that others use may take longer than a server should wait to call itself ready."""
    monkeypatch.setattr("grimorio.table.store.READY_WITHIN", 60.0)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """At work, with one match that has just been set up."""
    with closing(SqliteStore(tmp_path / "a.db")) as opened:
        opened.start(asyncio.get_running_loop())
        assert await written(opened, ([ply(MATCH, 0)], match_rows(MATCH))) == [None]
        yield opened
