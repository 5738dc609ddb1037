"""Backups: one SQLite file, whichever engine keeps the matches, taken while moves come in.

A backup is of one moment. It is written under another name until it is complete, and it is
readable by its owner alone: whoever has it can see every hidden card.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, create_engine, func, insert, select
from sqlalchemy.pool import NullPool

from grimorio.core.errors import BadInput

from . import schema
from .copying import COPIED, begin, rows_of
from .file import MAGIC, PRIVATE
from .sqlite import SqliteStore
from .store import NEWEST, Store
from .stores import is_address, open_store

APART = ("secrets", "keys")
"""What nobody else may have, and what a backup can do without if it is kept elsewhere."""
OURS = {"alembic_version", "matches", "plies"}


def back_up(database: str | Path, to: Path, apart: Path | None = None) -> int:
    """Copy all of a database into a file; how many matches that is."""
    for path in (to, apart):
        if path is not None and path.exists():
            raise BadInput("error-backup-there", file=str(path))
    if apart is not None and _names(to) & _names(apart):
        raise BadInput("error-backup-same", file=str(apart))
    try:
        with _made(to) as new:
            if is_address(database):
                _copy_out(database, new)
            else:
                _copy_file(Path(database), new)
                _check_ours(new, Path(database).name)
            _check(new)
            if apart is not None:
                with _made(apart) as other:
                    _part(new, other)
            return _count(new)
    except (OSError, sqlite3.OperationalError):
        raise BadInput("error-backup-full", file=str(to)) from None
    except sqlite3.DatabaseError:
        raise BadInput("error-store-damaged", file=_place(database)) from None


def restore(source: Path, database: str | Path, apart: Path | None = None) -> int:
    """Put a backup into an empty database; how many matches that is."""
    try:
        return _restore(source, database, apart)
    except (OSError, sqlite3.OperationalError):
        raise BadInput("error-backup-full", file=_place(database)) from None


def _restore(source: Path, database: str | Path, apart: Path | None) -> int:
    _look(source)
    place = _place(database)
    target = None if is_address(database) else Path(database)
    if target is not None and os.path.isdir(target):
        raise BadInput("error-store-folder", file=str(target))
    if target is not None and target.exists() and target.stat().st_size:
        raise BadInput("error-restore-there", place=place)
    with tempfile.TemporaryDirectory(dir=_folder(target)) as folder:
        whole = Path(folder) / "whole.db"
        whole.touch(PRIVATE)
        _copy_file(source, whole)
        _join(source, whole, apart)
        store = SqliteStore(whole)  # and it is migrated
        try:
            if target is None:
                return _copy_in(store, database, place)
        finally:
            store.close()
        os.rename(whole, target)
        return _count(target)


def _names(path: Path) -> set[str]:
    """By which it is known until it is complete, and after."""
    return {os.path.realpath(path), os.path.realpath(f"{path}.new")}


def _place(database: str | Path) -> str:
    """In a sentence; an address may hold a password."""
    return "PostgreSQL" if is_address(database) else Path(database).name


def _folder(target: Path | None) -> Path | None:
    if target is None:
        return None
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        raise BadInput("error-store-unwritable", file=str(target)) from None
    return target.parent


@contextlib.contextmanager
def _made(path: Path) -> Iterator[Path]:
    """A private file that has its name only once it is complete and on the disk."""
    new = Path(f"{path}.new")
    new.unlink(missing_ok=True)
    os.close(os.open(new, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    try:
        yield new
        with open(new, "rb") as file:
            os.fsync(file.fileno())
        os.link(new, path)  # never over something that has come meanwhile
    finally:
        for suffix in ("", "-wal", "-shm", "-journal"):
            Path(f"{new}{suffix}").unlink(missing_ok=True)


def _sqlite(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(path))}?mode={mode}", uri=True, timeout=30)


def _copy_file(source: Path, to: Path) -> None:
    """In one step: one moment of the source, whoever writes to it meanwhile."""
    _check_file(source)
    try:
        with (
            contextlib.closing(_sqlite(source, "ro")) as old,
            contextlib.closing(_sqlite(to, "rw")) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        raise BadInput("error-store-damaged", file=source.name) from None


def _part(whole: Path, apart: Path) -> None:
    """Move what is secret into a file of its own, and leave no trace of it in the other."""
    with contextlib.closing(_sqlite(whole, "rw")) as old:
        old.execute("ATTACH DATABASE ? AS apart", [str(apart)])
        for name in APART:
            (made,) = old.execute("SELECT sql FROM sqlite_master WHERE name = ?", [name]).fetchone()
            old.execute(made.replace(f"CREATE TABLE {name}", f"CREATE TABLE apart.{name}", 1))
            old.execute(f"INSERT INTO apart.{name} SELECT * FROM main.{name}")
            old.execute(f"DELETE FROM main.{name}")
        old.commit()
        old.execute("DETACH DATABASE apart")
        old.execute("VACUUM")


def _join(source: Path, whole: Path, apart: Path | None) -> None:
    """Every match has its secret again, and the server its keys."""
    with contextlib.closing(_sqlite(whole, "rw")) as new:
        if apart is not None:
            if new.execute("SELECT 1 FROM keys").fetchone() is not None:
                raise BadInput("error-backup-whole", file=str(source))
            _look_apart(apart)
            new.execute("ATTACH DATABASE ? AS apart", [str(apart)])
            for name in APART:
                new.execute(f"INSERT OR IGNORE INTO main.{name} SELECT * FROM apart.{name}")
            new.commit()
        lost = "SELECT count(*) FROM matches WHERE id NOT IN (SELECT match FROM secrets)"
        extra = "SELECT count(*) FROM secrets WHERE match NOT IN (SELECT id FROM matches)"
        bare = new.execute("SELECT count(*) FROM keys").fetchone() == (0,)
        if new.execute(lost).fetchone() != (0,) or bare:
            if apart is None:
                raise BadInput("error-backup-apart", file=str(source))
            raise BadInput("error-backup-both", file=str(apart))
        if new.execute(extra).fetchone() != (0,):
            raise BadInput("error-backup-both", file=str(apart or source))


def _look(path: Path) -> None:
    """Refuse what is no whole backup before anything is written."""
    if not _tables(path) >= OURS:
        raise BadInput("error-backup-foreign", file=str(path))
    with contextlib.closing(_sqlite(path, "ro")) as found:
        if _is_newer(found):
            raise BadInput("error-backup-newer", file=str(path))


def _look_apart(path: Path) -> None:
    """A backup without its secrets has their tables, too: something must be in them."""
    if set(APART) <= _tables(path):
        with contextlib.closing(_sqlite(path, "ro")) as found:
            if found.execute("SELECT 1 FROM keys").fetchone() is not None:
                return
    raise BadInput("error-backup-secrets", file=str(path))


def _tables(path: Path) -> set[str]:
    """None if it is no SQLite file, or a damaged one."""
    _check_file(path)
    try:
        with open(path, "rb") as file:
            if file.read(len(MAGIC)) != MAGIC:
                return set()
        with contextlib.closing(_sqlite(path, "ro")) as found:
            if found.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                return set()
            return {name for (name,) in found.execute("SELECT name FROM sqlite_master")}
    except (sqlite3.DatabaseError, OSError):
        return set()


def _check_file(path: Path) -> None:
    if not os.path.isfile(path):
        problem = "IsADirectoryError" if os.path.isdir(path) else "FileNotFoundError"
        raise BadInput("error-file", file=str(path), problem=problem)


def _check_ours(path: Path, name: str) -> None:
    """What this version could not restore is no backup."""
    with contextlib.closing(_sqlite(path, "ro")) as found:
        names = {table for (table,) in found.execute("SELECT name FROM sqlite_master")}
        if not names >= OURS:
            raise BadInput("error-store-foreign", file=name)
        if _is_newer(found):
            raise BadInput("error-store-newer", file=name)


def _is_newer(found: sqlite3.Connection) -> bool:
    rows = found.execute("SELECT version_num FROM alembic_version").fetchall()
    return len(rows) != 1 or str(rows[0][0]) > NEWEST


def _check(path: Path) -> None:
    """A copy of what is damaged is no backup."""
    with contextlib.closing(_sqlite(path, "ro")) as found:
        if found.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("integrity")


def _count(path: Path) -> int:
    with contextlib.closing(_sqlite(path, "ro")) as found:
        return int(found.execute("SELECT count(*) FROM matches").fetchone()[0])


# From one engine to the other


def _copy_out(database: str | Path, to: Path) -> None:
    """All rows of one moment, into a file with the same tables."""
    to.unlink()
    made = SqliteStore(to)
    made.close()
    store = open_store(database)
    engine = create_engine("sqlite://", poolclass=NullPool,
                           creator=lambda: _sqlite(to, "rw"))  # fmt: skip
    try:
        with store.read() as source, engine.begin() as target:
            _copy_rows(source, target)
    finally:
        store.close()
        Path(f"{to}.lock").unlink(missing_ok=True)
    with contextlib.closing(_sqlite(to, "rw")) as new:
        new.execute("PRAGMA journal_mode = DELETE")


def _copy_in(store: Store, database: str | Path, place: str) -> int:
    """All rows, or none."""
    from .postgres import PostgresStore

    other = open_store(database)
    assert isinstance(other, PostgresStore)
    engine = other.writing()
    try:
        with store.read() as source, engine.begin() as target:
            if target.execute(select(func.count()).select_from(schema.matches)).scalar():
                raise BadInput("error-restore-there", place=place)
            target.execute(schema.keys.delete())
            _copy_rows(source, target)
            begin(target)
            return int(
                target.execute(select(func.count()).select_from(schema.matches)).scalar() or 0
            )
    finally:
        engine.dispose()
        other.close()


def _copy_rows(source: Connection, target: Connection) -> None:
    for name in COPIED:
        table = schema.metadata.tables[name]
        for rows in rows_of(source, table):
            target.execute(insert(table), rows)
