"""The database's file: private, ours, one server's, and still there when a move is promised."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from grimorio.core.errors import BadInput
from grimorio.table.sqlite import SqliteStore, _makeable
from grimorio.table.store import NEWEST, NotStored, Taken
from tests.waiting import until

from .test_store import MATCH, ply, running, stored, written

OLD = Path(__file__).parents[1] / "data" / "first" / "matches.sqlite"


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def refusal(path: Path) -> str:
    with pytest.raises(BadInput) as refused:
        SqliteStore(path).close()
    return refused.value.key


# Who may read it


def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    folder = tmp_path / "var"
    old = os.umask(0)
    try:
        store = SqliteStore(folder / "a.db")
        store.key("guests")
        assert modes(folder) == dict.fromkeys(("a.db", "a.db-wal", "a.db-shm", "a.db.lock"), 0o600)
        assert folder.stat().st_mode & 0o777 == 0o700
        store.close()
    finally:
        os.umask(old)


def test_an_old_file_that_others_could_read_is_tightened(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "a.db").close()
    (tmp_path / "a.db").chmod(0o644)
    store = SqliteStore(tmp_path / "a.db")
    assert set(modes(tmp_path).values()) == {0o600}
    store.close()


# What a start that fails leaves


def test_a_start_that_fails_never_takes_the_log_of_a_database_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be all that makes the pages whole; only what is of no use to anybody goes."""
    path = tmp_path / "a.db"
    shutil.copy(OLD, path)
    with closing(sqlite3.connect(path)) as reader, monkeypatch.context() as broken:
        reader.execute("PRAGMA journal_mode = WAL")
        reader.execute("SELECT * FROM matches").fetchone()  # so that the log stays
        broken.setattr(SqliteStore, "_connect", lambda self: os.stat("/nowhere"))
        assert refusal(path) == "error-store-unwritable"
        assert sorted(contents(tmp_path)) == ["a.db", "a.db-shm", "a.db-wal"]
        assert (tmp_path / "a.db-wal").stat().st_size > 0
    SqliteStore(path).close()


def test_a_start_that_fails_leaves_alone_what_another_has_made(tmp_path: Path) -> None:
    late = SqliteStore.__new__(SqliteStore)
    late._path = tmp_path / "var" / "a.db"
    late._new, late._folders = _makeable(late._path)
    store = SqliteStore(tmp_path / "var" / "a.db")
    before = contents(tmp_path / "var")
    late._unmake()
    assert contents(tmp_path / "var") == before
    store.close()


# One server a file


def test_neither_its_name_nor_a_link_starts_a_second_server(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    (tmp_path / "link.db").symlink_to("a.db")
    (tmp_path / "hard.db").hardlink_to(tmp_path / "a.db")
    for name in ("a.db", "link.db", "hard.db"):
        assert refusal(tmp_path / name) == "error-store-busy"
    store.close()
    assert refusal(tmp_path / "hard.db") == "error-store-names"
    (tmp_path / "hard.db").unlink()
    SqliteStore(tmp_path / "link.db").close()
    assert sorted(contents(tmp_path)) == ["a.db", "a.db.lock", "link.db"]


def test_a_second_server_cannot_take_the_name_of_a_file_that_went_away(tmp_path: Path) -> None:
    """The two would share the log beside it."""
    store = SqliteStore(tmp_path / "a.db")
    (tmp_path / "a.db").unlink()
    assert refusal(tmp_path / "a.db") == "error-store-busy"
    assert not (tmp_path / "a.db").exists()
    store.close()


# What is refused at the start


def truncated(path: Path, size: int = 20_000) -> None:
    SqliteStore(path).close()
    os.truncate(path, size)


def emptied_beside_its_log(path: Path) -> None:
    truncated(path, 0)
    Path(f"{path}-wal").write_bytes(b"something" * 100)


def overwritten_after_a_crash(path: Path) -> None:
    """The log hides that pages of the file are gone, until one is needed."""
    store = SqliteStore(path.with_name("b.db"))
    store.key("guests")
    for name in ("", "-wal"):
        shutil.copy(f"{store.file.path}{name}", f"{path}{name}")
    store.close()
    overwritten(path, 4096 * 3, b"\xff" * 4096)


def overwritten(path: Path, at: int, data: bytes) -> None:
    with open(path, "r+b") as file:
        file.seek(at)
        file.write(data)


def no_database(path: Path) -> None:
    path.write_text("Dear diary, " * 100)


def somebody_elses(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE shopping (list TEXT)")


def newer(path: Path) -> None:
    SqliteStore(path).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


NOT_OURS: dict[str, tuple[Callable[[Path], object], str]] = {
    "truncated": (truncated, "damaged"),
    "cut in its header": (lambda path: truncated(path, 60), "damaged"),
    "emptied beside its log": (emptied_beside_its_log, "damaged"),
    "overwritten after a crash": (overwritten_after_a_crash, "damaged"),
    "no database": (no_database, "foreign"),
    "somebody else's": (somebody_elses, "foreign"),
    "newer": (newer, "newer"),
    "a folder": (Path.mkdir, "folder"),
    "a pipe": (os.mkfifo, "foreign"),
}


@pytest.mark.parametrize(("make", "key"), NOT_OURS.values(), ids=NOT_OURS)
def test_what_is_not_ours_is_refused_and_stays_as_it_is(
    tmp_path: Path, make: Callable[[Path], object], key: str
) -> None:
    path = tmp_path / "a.db"
    make(path)
    before = contents(tmp_path)
    assert refusal(path) == f"error-store-{key}"
    after = contents(tmp_path)
    for each in (before, after):
        each.pop("a.db-shm", None)  # SQLite's own scratch, where a log is left
    assert after == before


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / "a.db").touch(0o644)
    SqliteStore(tmp_path / "a.db").close()
    with closing(sqlite3.connect(tmp_path / "a.db")) as connection:
        assert connection.execute("SELECT * FROM alembic_version").fetchall() == [(NEWEST,)]
    assert modes(tmp_path) == {"a.db": 0o600, "a.db.lock": 0o600}


def test_a_name_with_signs_in_it_is_that_file(tmp_path: Path) -> None:
    path = tmp_path / "what? #1 100%.db"
    store = SqliteStore(path)
    key = store.key("guests")
    with store.read() as connection:
        assert connection.exec_driver_sql("SELECT value FROM keys").scalar() == key
    store.close()
    assert path.is_file()


# While it runs


def committed(path: Path, sql: str) -> None:
    """In another process: here, closing the file would give up the store's own locks."""
    code = (
        "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute(sys.argv[2]); c.commit()"
    )
    subprocess.run([sys.executable, "-c", code, str(path), sql], check=True, timeout=120)


def all_deleted(path: Path) -> None:
    for each in path.parent.iterdir():
        each.unlink()


def restored_in_place(path: Path) -> None:
    """What `cp backup.db grimorio.db` does."""
    backup = path.with_name("backup.db")
    SqliteStore(backup).close()
    path.write_bytes(backup.read_bytes())


HARMS: dict[str, Callable[[Path], object]] = {
    "deleted": Path.unlink,
    "all deleted": all_deleted,
    "log deleted": lambda path: Path(f"{path}-wal").unlink(),
    "moved": lambda path: path.rename(path.with_name("elsewhere.db")),
    "replaced": lambda path: Path(shutil.copy(path, path.with_name("copy.db"))).replace(path),
    "restored in place": restored_in_place,
    "shortened": lambda path: os.truncate(path, 8192),
    "emptied": lambda path: os.truncate(path, 0),
    "header overwritten": lambda path: overwritten(path, 0, b"\0" * 100),
    "page overwritten": lambda path: overwritten(path, 3 * 4096, b"\xff" * 4096),
    # Nobody can tell this from a backup of the same size.
    "touched": os.utime,
    # The file itself stays as it is: what was committed is in the log beside it.
    "rows deleted": lambda path: committed(path, "DELETE FROM plies"),
    "table added": lambda path: committed(path, "CREATE TABLE evil (x)"),
    "folder gone": lambda path: path.parent.rename(path.parent.with_name("gone")),
}


def ticked(path: Path) -> bool:
    """Whether what is written now has another time than the file."""
    other = path.parent.with_name("tick")
    other.write_text("tick")
    return other.stat().st_mtime_ns > path.stat().st_mtime_ns


@pytest.mark.parametrize("harm", HARMS.values(), ids=HARMS)
async def test_nothing_is_promised_that_the_next_start_would_not_find(
    path: Path, store: SqliteStore, harm: Callable[[Path], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grimorio.table.store.PROOF_LASTS", 0.0)
    store._checkpoint(at=0)
    assert await store.ready()
    await until(lambda: ticked(path))
    harm(path)
    assert not await store.ready()
    told = await written(store, ([ply(MATCH, 1)], []), ([ply(MATCH, 2)], []))
    assert [type(each) for each in told] == [NotStored, NotStored]
    assert not store.healthy
    assert store.alive


async def test_a_file_that_comes_back_is_used_again(path: Path, store: SqliteStore) -> None:
    away = path.rename(path.with_name("b.db"))
    assert [type(each) for each in await written(store, ([ply(MATCH, 1)], []))] == [NotStored]
    away.rename(path)
    assert await written(store, ([ply(MATCH, 1)], [])) == [None]
    assert await store.ready()
    store.close()
    with running(path) as again:
        assert stored(again) == [0, 1]


async def test_readers_backups_and_failures_are_not_taken_for_a_foreign_write(
    path: Path, store: SqliteStore
) -> None:
    committed(path, f"VACUUM INTO '{path.with_name('copy.db')}'")
    assert stored(store) == [0]
    taken, fine = await written(store, ([ply(MATCH, 0)], []), ([ply(MATCH, 1)], []))
    assert (type(taken), fine) == (Taken, None)
    store._checkpoint(at=0)
    assert await written(store, ([ply(MATCH, 2)], [])) == [None]
    assert store.healthy


async def test_a_foreign_write_is_not_forgotten_with_the_connection(
    path: Path, store: SqliteStore
) -> None:
    """It takes a restart, and then what is there is used."""
    committed(path, "CREATE TABLE evil (x)")
    for _ in range(2):
        told = await written(store, ([ply(MATCH, 1)], []))
        assert [type(each) for each in told] == [NotStored]
        store._disconnect()
    store.close()
    with running(path) as again:
        assert await written(again, ([ply(MATCH, 1)], [])) == [None]
