"""The store: all of a write or nothing, one bad write spoils no other, one server a file."""

import asyncio
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import grimorio.table
from grimorio.table.schema import metadata
from grimorio.table.sqlite import SqliteStore
from grimorio.table.store import NEWEST, PlyRow, Row, Taken

MATCH = "m" * 22


def match_rows(id: str) -> list[Row]:
    match: dict[str, Any] = {
        "id": id, "game": "conclave", "rules": 1, "edition": "e", "seats": 2, "options": "{}",
        "mode": "local", "owner": "o", "absent": 0, "commitment": "c", "before": None, "at": 0,
    }  # fmt: skip
    return [("editions", {"digest": "e", "text": "t"}), ("matches", match)]


def ply(match: str, number: int, key: str = "") -> PlyRow:
    return (match, number, 1, 0, 7, 1, key or f"key-{number}", 0, 0)


@contextmanager
def running(path: Path) -> Iterator[SqliteStore]:
    """Within a loop."""
    with closing(SqliteStore(path)) as store:
        store.start(asyncio.get_running_loop())
        yield store


def stored(store: SqliteStore) -> list[int]:
    """The numbers of all plies."""
    with store.read() as connection:
        found = connection.exec_driver_sql("SELECT ply FROM plies ORDER BY ply").scalars()
        return list(found)


async def written(store: SqliteStore, *writes: Any) -> list[Exception | None]:
    """Hand over all writes at once; what became of each, in the order of being told."""
    told: list[Exception | None] = []
    done = asyncio.Event()

    def hear(error: Exception | None) -> None:
        told.append(error)
        if len(told) == len(writes):
            done.set()

    for plies, rows in writes:
        store.write(plies, rows, hear)
    await asyncio.wait_for(done.wait(), 120)
    return told


async def test_one_bad_write_spoils_no_other(store: SqliteStore) -> None:
    told = await written(
        store,
        *(([ply(MATCH, number)], []) for number in (1, 2, 1, 3)),
        ([ply(MATCH, 9)], [("matches", match_rows(MATCH)[1][1])]),
        ([ply("n" * 22, 0)], []),
    )
    assert [each and type(each) for each in told] == [None, None, Taken, None, Taken, Taken]
    assert stored(store) == [0, 1, 2, 3]
    assert store.check() == "ok"


async def test_many_writes_share_a_commit(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    for number in range(200):
        store.write([ply(f"{number:022}", 0)], match_rows(f"{number:022}"), lambda _: None)
    store.start(asyncio.get_running_loop())
    assert await written(store, ([ply(f"{0:022}", 1)], [])) == [None]
    assert store.stored == 201
    assert store.commits <= 2
    store.close()


async def test_every_commit_is_forced_to_the_disk(store: SqliteStore) -> None:
    with store._writer.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar() == 0
    with store.read() as connection, pytest.raises(Exception, match="readonly"):
        connection.exec_driver_sql("DELETE FROM plies")


async def test_the_migrations_lead_to_the_tables(store: SqliteStore) -> None:
    with store._writer.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    config = Config()
    folder = Path(grimorio.table.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


async def test_a_long_log_is_checkpointed_by_the_writer(
    path: Path, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store._checkpoint_at = 100_000
    monkeypatch.setattr("grimorio.table.sqlite.CHECKPOINT_BYTES", 100_000)
    sizes = []
    for number in range(1, 120):
        await written(store, ([ply(MATCH, number)], []))
        sizes.append(path.with_name("a.db-wal").stat().st_size)
    assert max(sizes) < 150_000
    assert sizes != sorted(sizes)
    assert store.check() == "ok"
