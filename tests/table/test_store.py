"""The store: all of a write or nothing, one bad write spoils no other, one server a file."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import grimorio.table
import grimorio.texts
from grimorio.core.errors import BadInput
from grimorio.table.schema import metadata
from grimorio.table.sqlite import SqliteStore
from grimorio.table.store import NEWEST, Row, Taken

MATCH = "m" * 22


def match_rows(id: str) -> list[Row]:
    match: dict[str, Any] = {
        "id": id, "game": "conclave", "rules": 1, "edition": "e", "seats": 2, "options": "{}",
        "mode": "local", "owner": "o", "absent": 0, "commitment": "c", "before": None, "at": 0,
    }  # fmt: skip
    return [("editions", {"digest": "e", "text": "t"}), ("matches", match)]


def ply(match: str, number: int) -> tuple[Any, ...]:
    return (match, number, 1, 0, 7, 1, f"key-{number}", 0, 0)


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


async def test_one_bad_write_spoils_no_other(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    store.start(asyncio.get_running_loop())
    assert await written(store, ([ply(MATCH, 0)], match_rows(MATCH))) == [None]
    told = await written(
        store,
        *(([ply(MATCH, number)], []) for number in (1, 2, 1, 3)),
        ([ply(MATCH, 9)], [("matches", match_rows(MATCH)[1][1])]),
        ([ply("n" * 22, 0)], []),
    )
    assert [type(each) for each in told] == [
        type(None), type(None), Taken, type(None), Taken, Taken,
    ]  # fmt: skip
    with store.read() as connection:
        found = connection.exec_driver_sql("SELECT ply FROM plies ORDER BY ply").scalars().all()
    assert found == [0, 1, 2, 3]
    assert store.check() == "ok"
    store.close()


async def test_many_writes_share_a_commit(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    for number in range(200):
        store.write([ply(f"{number:022}", 0)], match_rows(f"{number:022}"), lambda _: None)
    store.start(asyncio.get_running_loop())
    assert await written(store, ([ply(f"{0:022}", 1)], [])) == [None]
    assert store.stored == 201
    assert store.commits <= 2
    store.close()


def test_two_servers_cannot_use_one_file(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    with pytest.raises(BadInput) as refused:
        SqliteStore(tmp_path / "a.db")
    assert "already using" in grimorio.texts.Speaker("en").say(
        refused.value.key, **refused.value.arguments
    )
    store.close()
    SqliteStore(tmp_path / "a.db").close()


def test_every_commit_is_forced_to_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    with store._writer.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar() == 0
    with store.read() as connection, pytest.raises(Exception, match="readonly"):
        connection.exec_driver_sql("DELETE FROM plies")
    store.close()


def test_the_migrations_lead_to_the_tables(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    with store._writer.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.close()
    config = Config()
    folder = Path(grimorio.table.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


async def test_a_long_log_is_checkpointed_by_the_writer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path / "a.db")
    store._checkpoint_at = 100_000
    monkeypatch.setattr("grimorio.table.sqlite.CHECKPOINT_BYTES", 100_000)
    store.start(asyncio.get_running_loop())
    assert await written(store, ([ply(MATCH, 0)], match_rows(MATCH))) == [None]
    sizes = []
    for number in range(1, 120):
        await written(store, ([ply(MATCH, number)], []))
        sizes.append((tmp_path / "a.db-wal").stat().st_size)
    assert max(sizes) < 150_000
    assert sizes != sorted(sizes)
    assert store.check() == "ok"
    store.close()
