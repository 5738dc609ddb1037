"""Nothing here depends on how busy the machine is."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from grimorio.table.sqlite import SqliteStore

from .test_store import MATCH, match_rows, ply, running, written


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that others use may take longer than a server should wait to call itself ready."""
    monkeypatch.setattr("grimorio.table.store.READY_WITHIN", 60.0)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Of a database that is not there yet."""
    return tmp_path / "var" / "a.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    """At work, with one match that has just been set up."""
    with running(path) as opened:
        assert await written(opened, ([ply(MATCH, 0)], match_rows(MATCH))) == [None]
        yield opened
