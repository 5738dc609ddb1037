"""SQLite in WAL mode: one writer thread, many matches to one fsync.

`done` is called only after the commit is on the disk, in the file that the next start will find.
Only the writer's connection ever checkpoints, which keeps clear of the WAL-reset defect of older
SQLite builds; all other connections are read-only.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event, select, text
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import (
    DatabaseError,
    DBAPIError,
    IntegrityError,
    InternalError,
    OperationalError,
)
from sqlalchemy.pool import NullPool

from grimorio.core.errors import BadInput

from . import schema
from .file import DatabaseFile, Lost
from .migrating import upgrade
from .statements import statements
from .store import NEWEST, Store, Taken, Write, complain

CHECKPOINT_BYTES = 16_000_000
SYNCHRONOUS = "FULL"
"""With anything less, a power cut takes moves that were acknowledged."""
PATIENCE = 5_000
"""So many milliseconds a transaction waits for somebody else's lock, and so many once one waited
in vain: those who queued up meanwhile are told soon."""
IMPATIENCE = 500
CHECKPOINT_PATIENCE = 50
LOGS = ("", "-wal", "-shm", "-journal")
"""How a database's file ends, and what SQLite may put beside it."""

# One statement for a whole batch: the interpreter's lock changes hands once, not once a row.
ADD_PLIES = text(
    'INSERT INTO plies ("match", ply, kind, seat, action, decision, "key", at, joined) SELECT '
    + ", ".join(f"json_extract(value, '$[{i}]')" for i in range(9))
    + " FROM json_each(:rows)"
)

ADD = statements(upsert)


class SqliteStore(Store):
    """Opens, migrates and locks one database file."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        if os.path.isdir(path):
            raise BadInput("error-store-folder", file=str(path))
        self._path = path
        self._new, self._folders = _makeable(path)
        try:
            self.file = DatabaseFile(path, _make, NEWEST)
            self._open()
        except (DBAPIError, OSError):
            self._unmake()
            raise BadInput("error-store-unwritable", file=str(path)) from None
        except BadInput:
            self._unmake()
            raise
        self._checkpoint_at = CHECKPOINT_BYTES
        self.folder = self.file.path.parent

    def _open(self) -> None:
        """One connection writes, from now on to the end."""
        self._foreign = False
        self._version: int | None = None
        self._writer = _engine(self.file.uri("mode=rw"))
        self._readers = _engine(self.file.uri("mode=ro"))
        try:
            _migrate(self._writer)
            self._connection: Connection | None = self._connect()
        except BaseException:
            self.file.close()
            raise

    def _unmake(self) -> None:
        """What was made by a start that failed is taken away, and nothing else; not if somebody
        else has come meanwhile."""
        with contextlib.suppress(OSError), open(f"{os.path.realpath(self._path)}.lock") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            for each in self._new:
                with contextlib.suppress(OSError):
                    each.unlink()
        for folder in self._folders:
            with contextlib.suppress(OSError):
                folder.rmdir()

    def _close(self) -> None:
        self._checkpoint(at=0)
        self._disconnect()
        self.file.close()

    def _rest(self) -> None:
        self._checkpoint(self._checkpoint_at)

    # Writing

    def _transact(self, batch: list[Write]) -> Exception | None:
        try:
            connection = self._connected()
            self._check()
            self._begin(connection)
            try:
                self._execute(connection, batch)
                connection.commit()
            except BaseException:
                self._roll_back()
                self._note_version()
                raise
            self.file.check()
        except IntegrityError as error:
            self._roll_back()
            return Taken(type(error.orig).__name__)
        except Exception as error:
            self._roll_back()
            return self._failed(error, len(batch))
        self._kept(batch)
        return None

    def _check(self) -> None:
        """Our own readers, in another file of that name, have the log's index made anew: if ours
        comes back, the number begins anew, too. The file itself is compared by size and time."""
        try:
            self.file.check()
        except Lost:
            self._version = None
            raise

    def _begin(self, connection: Connection) -> None:
        """From here to the end nobody else can commit; `Lost` if somebody has since our last."""
        patience = PATIENCE if self.healthy else IMPATIENCE
        connection.exec_driver_sql(f"PRAGMA busy_timeout = {patience}")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        version = _version(connection)
        self._foreign = self._foreign or version != (self._version or version)
        self._version = version
        if self._foreign:
            raise Lost(f"{self.file.path.name} was changed by somebody else")

    def _note_version(self) -> None:
        """A transaction that the disk broke off may move the number, too: it is read again. If
        it cannot be read, the connection is made anew."""
        try:
            if self._connection is not None:
                self._version = _version(self._connection)
        except Exception:
            self._disconnect()

    def _execute(self, connection: Connection, batch: list[Write]) -> None:
        plies = [ply for write in batch for ply in write.plies]
        rows = [row for write in batch for row in write.rows]
        for table, row in rows:
            connection.execute(ADD[table], row)
        if plies:
            connection.execute(ADD_PLIES, {"rows": json.dumps(plies)})
        if not plies and not rows:  # a trial: page 1 is written as it was
            connection.exec_driver_sql("PRAGMA user_version = 0")

    def _is_broken(self, error: Exception) -> bool:
        disk = isinstance(error, (OperationalError, InternalError, OSError, MemoryError, BadInput))
        return disk or type(error) is DatabaseError

    def _connected(self) -> Connection:
        """The writer's connection; one that broke is made anew, if the file is still good."""
        if self._connection is None:
            self.file.look()
            self._connection = self._connect()
        return self._connection

    def _connect(self) -> Connection:
        connection = self._writer.connect()
        try:
            connection.exec_driver_sql("SELECT 1 FROM sqlite_master").first()
            self._version = _version(connection)
            connection.rollback()
            self.file.settle()
            self.file.check()
        except BaseException:
            connection.close()
            raise
        return connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(Exception):
                self._connection.close()
            self._connection = None

    def _roll_back(self) -> None:
        if self._connection is None:
            return
        with contextlib.suppress(Exception):
            self._connection.rollback()
            if not self._connection.invalidated:
                return
        self._disconnect()

    def _checkpoint(self, at: int) -> None:
        """Here, between two commits, and nowhere else. A reader in the way: next time."""
        try:
            size = os.path.getsize(self.file.name("-wal"))
            if size < at:
                return
            self.file.check()
            connection = self._connected()
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {CHECKPOINT_PATIENCE}")
            busy = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()[0]
            connection.rollback()
            self.file.settle()
            self._checkpoint_at = size + CHECKPOINT_BYTES if busy else CHECKPOINT_BYTES
        except Exception as error:
            self._roll_back()
            complain("no checkpoint", problem=type(error).__name__)

    # Reading

    def read(self) -> Connection:
        return self._readers.connect()

    @contextlib.contextmanager
    def fill(self) -> Iterator[Connection]:
        connection = self._connected()
        self._begin(connection)
        try:
            yield connection
            connection.commit()
        except BaseException:
            connection.rollback()
            raise

    def key(self, name: str) -> bytes:
        """A key of the server, made at the first start. Only before the writer runs."""
        connection = self._connected()
        query = select(schema.keys.c.value).where(schema.keys.c.name == name)
        try:
            found = connection.execute(query).scalar()
            if found is None:
                found = os.urandom(32)
                connection.execute(ADD["keys"], {"name": name, "value": found})
            connection.commit()
        except DBAPIError:
            self._disconnect()
            self.file.close()
            self._unmake()
            raise BadInput("error-store-unwritable", file=str(self._path)) from None
        return bytes(found)

    def sizes(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for part, suffix in (("file", ""), ("log", "-wal")):
            with contextlib.suppress(OSError):
                found[part] = os.path.getsize(self.file.name(suffix))
        return found

    def check(self) -> str:
        """`ok`, or what SQLite's own integrity check complains about."""
        with self.read() as connection:
            return str(connection.exec_driver_sql("PRAGMA integrity_check").scalar())


def _makeable(path: Path) -> tuple[list[Path], list[Path]]:
    """Files and folders that are not there yet and may be made for this database. The log of one
    that is there is never among them: it may be all that makes its pages whole."""
    real = os.path.realpath(path)
    ends = [".lock", *(f".new{end}" for end in LOGS)]
    if not any(os.path.lexists(f"{real}{end}") for end in LOGS):
        ends += LOGS
    files = [Path(f"{real}{end}") for end in ends if not os.path.lexists(f"{real}{end}")]
    return files, [each for each in Path(real).parents if not os.path.lexists(each)]


def _version(connection: Connection) -> int:
    """Another number once any other connection has committed. All our others only read, and what
    goes to the log leaves size and time of the file itself as they were."""
    return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())


def _make(path: Path) -> None:
    """A new database with all its tables."""
    _migrate(_engine(f"file:{quote(str(path))}?mode=rw"))


def _migrate(engine: Engine) -> None:
    """Bring the tables up to date, all or nothing; Alembic is loaded only if they are not."""
    with engine.connect() as connection:
        tables = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
        if connection.exec_driver_sql(tables).first() is not None:
            found = connection.exec_driver_sql("SELECT version_num FROM alembic_version")
            if found.scalars().all() == [NEWEST]:
                return
    with engine.begin() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        upgrade(connection)


def _engine(uri: str) -> Engine:
    def connect() -> sqlite3.Connection:
        return sqlite3.connect(uri, uri=True, check_same_thread=False)

    engine = create_engine("sqlite://", poolclass=NullPool, creator=connect)

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, record: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {PATIENCE}")
        if "mode=ro" not in uri:
            cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
        cursor.execute("PRAGMA wal_autocheckpoint = 0")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    return engine
