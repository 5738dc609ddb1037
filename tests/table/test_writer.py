"""The writer goes on, whatever those who listen, log or lock do; if it ends, that is told."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import Connection

from grimorio.table.sqlite import SqliteStore
from grimorio.table.store import NotStored, Taken, Unfit

from .test_store import MATCH, match_rows, ply, running, stored, written


def kinds(told: list[Exception | None]) -> list[type]:
    return [type(each) for each in told]


def full(*_: object, **more: object) -> None:
    raise OSError(28, "No space left on device")


class NoLog:
    """A log on a full disk."""

    error = info = warning = staticmethod(full)


async def test_listeners_that_fail_and_a_log_that_is_full_end_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(error: Exception | None) -> None:
        raise RuntimeError("planted")

    with running(tmp_path / "a.db") as store:
        monkeypatch.setattr("grimorio.table.store.log", NoLog())
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
        store.write([ply(MATCH, 0)], match_rows(MATCH), fail)
        store.write([ply(MATCH, 0)], [], fail)
        (tmp_path / "a.db").rename(tmp_path / "b.db")
        for _ in range(3):
            assert kinds(await written(store, ([ply(MATCH, 1)], []))) == [NotStored]
        (tmp_path / "b.db").rename(tmp_path / "a.db")
        last = kinds(await written(store, ([ply(MATCH, 1)], match_rows(MATCH))))
        assert last in ([type(None)], [Taken])
        assert await store.ready()
        assert store.alive


@pytest.mark.parametrize(
    "bad",
    [
        [("guests", {"id": object(), "name": "n", "at": 0})],
        [("guests", {"id": "g"})],
        [("nowhere", {"id": "g"})],
        [("guests", {"id": "g", "name": None, "at": 0})],
        [("guests", {"id": "g", "name": "n", "at": 2**70})],
        None,
    ],
)
async def test_a_write_that_makes_no_sense_fails_alone(tmp_path: Path, bad: Any) -> None:
    with running(tmp_path / "a.db") as store:
        good = [("guests", {"id": "h", "name": "n", "at": 0})]
        told = await written(store, ([], good), ([], bad), ([ply(MATCH, 0)], match_rows(MATCH)))
        assert told[0] is told[2] is None
        assert isinstance(told[1], Unfit)
        assert await store.ready()


async def test_a_connection_that_cannot_roll_back_is_made_anew(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = store._connection
    monkeypatch.setattr(broken, "rollback", full)
    assert kinds(await written(store, ([ply(MATCH, 0)], []))) == [Taken]
    assert await written(store, ([ply(MATCH, 1)], [])) == [None]
    assert store._connection is not broken
    assert await store.ready()


class Deadly:
    """What no `except Exception` catches."""

    @property
    def plies(self) -> Any:
        raise SystemExit


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
async def test_a_dead_writer_is_told_and_promises_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "a.db") as store:
        before, deadly = store.alive, cast(Any, Deadly())
        assert before
        store._queue.put(deadly)
        store._thread.join(10)
        assert not store.alive
        assert not await store.ready()
        assert kinds(await written(store, ([ply(MATCH, 0)], match_rows(MATCH)))) == [NotStored]


async def test_ready_writes_little_and_only_if_nobody_else_has(
    path: Path, store: SqliteStore
) -> None:
    log = path.with_name("a.db-wal")
    size = log.stat().st_size
    assert all(await asyncio.gather(*(store.ready() for _ in range(100))))
    assert log.stat().st_size == size
    store._proved = 0.0
    assert all(await asyncio.gather(*(store.ready() for _ in range(100))))
    assert size < log.stat().st_size < size + 10_000


# Somebody else's lock


@contextmanager
def locked(path: Path) -> Iterator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


async def test_all_who_wait_for_a_lock_wait_once(
    path: Path, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grimorio.table.sqlite.PATIENCE", 300)
    monkeypatch.setattr("grimorio.table.sqlite.IMPATIENCE", 20)
    done: list[str] = []
    real = Connection.exec_driver_sql

    def note(connection: Connection, statement: str) -> Any:
        done.append(statement)
        return real(connection, statement)

    monkeypatch.setattr(Connection, "exec_driver_sql", note)

    def waited() -> list[int]:
        """For how long each transaction would wait for its lock, since the last time asked."""
        begun = [n for n, each in enumerate(done) if each == "BEGIN IMMEDIATE"]
        found = [int(done[n - 1].removeprefix("PRAGMA busy_timeout = ")) for n in begun]
        done.clear()
        return found

    done.clear()
    moves: list[Any] = [([ply(MATCH, number)], []) for number in range(1, 9)]
    with locked(path):
        for long in (1, 0):
            assert kinds(await written(store, *moves)) == [NotStored] * 8
            waits = waited()
            assert waits == [300] * long + [20] * (len(waits) - long)
        assert not await store.ready()
    assert await written(store, *moves) == [None] * 8
    assert await store.ready()


async def test_patience_is_back_after_a_checkpoint(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lock of a third of a second is waited for, if it takes a minute."""
    monkeypatch.setattr("grimorio.table.sqlite.PATIENCE", 60_000)
    with running(path) as store:
        monkeypatch.setattr("grimorio.table.sqlite.CHECKPOINT_BYTES", 1)
        store._checkpoint_at = 1
        assert await written(store, ([ply(MATCH, 0)], match_rows(MATCH))) == [None]
        with closing(sqlite3.connect(path, isolation_level=None,
                                     check_same_thread=False)) as other:  # fmt: skip
            other.execute("BEGIN IMMEDIATE")
            threading.Timer(0.3, other.execute, ["ROLLBACK"]).start()
            assert await written(store, ([ply(MATCH, 1)], [])) == [None]


BACKUP = """
import sqlite3, sys
source, copy = sqlite3.connect(sys.argv[1]), sqlite3.connect(sys.argv[2])
source.backup(copy)
source.close()
copy.close()
"""


async def test_a_backup_is_made_while_it_runs(path: Path, store: SqliteStore) -> None:
    copy = path.with_name("copy.db")
    subprocess.run([sys.executable, "-c", BACKUP, str(path), str(copy)], check=True)
    assert await written(store, ([ply(MATCH, 1)], [])) == [None]
    with running(copy) as copied:
        assert stored(copied) == [0]
