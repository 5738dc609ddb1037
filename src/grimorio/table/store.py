"""The append-only store: SQLite in WAL mode, one writer thread, many matches to one fsync.

Whatever waits while the disk is busy is written together in the next transaction. `done` is
called only after the commit is on the disk. Only the writer's connection ever checkpoints, which
keeps clear of the WAL-reset defect of older SQLite builds; all other connections are read-only.
"""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

import structlog
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import NullPool

from grimorio.core.errors import BadInput

from . import schema

Row = tuple[str, dict[str, Any]]
Done = Callable[[Exception | None], None]
PlyRow = tuple[str, int, int, int | None, int | None, int | None, str | None, int]

MOST_TOGETHER = 1024
NEWEST = "0003"
"""The newest migration."""
CHECKPOINT_BYTES = 16_000_000

log = structlog.get_logger("store")

# One statement for a whole batch: the interpreter's lock changes hands once, not once a row.
ADD_PLIES = text(
    'INSERT INTO plies ("match", ply, kind, seat, action, decision, "key", at) SELECT '
    + ", ".join(f"json_extract(value, '$[{i}]')" for i in range(8))
    + " FROM json_each(:rows)"
)

_GUEST = upsert(schema.guests)
_EDITION = upsert(schema.editions)
_STANDING = upsert(schema.standings)
ADD = {
    "editions": _EDITION.on_conflict_do_nothing(),
    "guests": _GUEST.on_conflict_do_update(
        index_elements=["id"], set_={"name": _GUEST.excluded.name}
    ),
    "keys": insert(schema.keys),
    "matches": insert(schema.matches),
    "secrets": insert(schema.secrets),
    "seatings": insert(schema.seatings),
    "sealed": insert(schema.sealed),
    "standings": _STANDING.on_conflict_do_update(
        index_elements=["match", "seat"],
        set_={name: _STANDING.excluded[name] for name in ("guest", "action", "at")},
    ),
    "hosts": insert(schema.hosts),
    "kept_out": insert(schema.kept_out),
    "invitations": update(schema.secrets)
    .where(schema.secrets.c.match == bindparam("of"))
    .values(invite=bindparam("new")),
    "results": insert(schema.results),
}


class NotStored(Exception):
    """The disk did not take it; nothing of it was kept."""


class Taken(NotStored):
    """Somebody else has already stored this ply."""


class Write:
    """What belongs together: all of it is stored, or nothing."""

    def __init__(self, plies: list[PlyRow], rows: list[Row], done: Done) -> None:
        self.plies = plies
        self.rows = rows
        self.done = done
        self.error: Exception | None = None


class Store:
    """Opens, migrates and locks one database file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _lock(path)
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._writer = _engine(f"sqlite:///{path}")
        self._migrate()
        self._readers = _engine(f"sqlite:///file:{path}?mode=ro&uri=true")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._checkpoint_at = CHECKPOINT_BYTES
        self.commits = 0
        self.stored = 0
        self.failures = 0
        self.healthy = True

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting, then close."""
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()
        self._readers.dispose()
        with self._writer.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        self._writer.dispose()
        os.close(self._lock)

    # Writing

    def write(self, plies: list[PlyRow], rows: list[Row], done: Done) -> None:
        """Queue it; `done` is called in the loop, with None once it is on the disk."""
        self._queue.put(Write(plies, rows, done))

    async def save(self, rows: list[Row]) -> None:
        """Write rows and wait for it."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if not future.done():
                future.set_result(None) if error is None else future.set_exception(error)

        self.write([], rows, done)
        await future

    def _run(self) -> None:
        with self._writer.connect() as connection:
            while True:
                batch, last = self._take()
                if batch:
                    self._write(connection, batch)
                    self._tell(batch)
                    self._checkpoint(connection)
                if last:
                    return

    def _take(self) -> tuple[list[Write], bool]:
        first = self._queue.get()
        if first is None:
            return [], True
        batch = [first]
        while len(batch) < MOST_TOGETHER:
            try:
                more = self._queue.get_nowait()
            except Empty:
                break
            if more is None:
                return batch, True
            batch.append(more)
        return batch, False

    def _write(self, connection: Connection, batch: list[Write]) -> None:
        """All in one transaction; if that fails, each alone, so that one cannot spoil the rest."""
        error = self._transact(connection, batch)
        if error is not None and len(batch) > 1:
            for write in batch:
                write.error = self._transact(connection, [write])
        else:
            for write in batch:
                write.error = error

    def _transact(self, connection: Connection, batch: list[Write]) -> Exception | None:
        try:
            plies = [ply for write in batch for ply in write.plies]
            for write in batch:
                for table, row in write.rows:
                    connection.execute(ADD[table], row)
            if plies:
                connection.execute(ADD_PLIES, {"rows": json.dumps(plies)})
            connection.commit()
        except IntegrityError as error:
            connection.rollback()
            return Taken(type(error.orig).__name__)
        except (DBAPIError, OSError) as error:
            self._roll_back(connection)
            self.failures += 1
            self.healthy = False
            log.error("not stored", problem=type(error).__name__, writes=len(batch))
            return NotStored(type(error).__name__)
        self.healthy = True
        self.commits += 1
        self.stored += len(plies)
        return None

    def _roll_back(self, connection: Connection) -> None:
        try:
            connection.rollback()
        except DBAPIError:
            connection.invalidate()
            connection.rollback()

    def _tell(self, batch: list[Write]) -> None:
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_tell_all, batch)

    def _checkpoint(self, connection: Connection) -> None:
        """Here, between two commits, and nowhere else. A reader in the way: next time."""
        try:
            size = os.path.getsize(f"{self.path}-wal")
            if size < self._checkpoint_at:
                return
            connection.exec_driver_sql("PRAGMA busy_timeout = 50")
            busy = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()[0]
            connection.rollback()
            self._checkpoint_at = size + CHECKPOINT_BYTES if busy else CHECKPOINT_BYTES
        except (DBAPIError, OSError) as error:
            self._roll_back(connection)
            log.error("no checkpoint", problem=type(error).__name__)

    # Reading

    def read(self) -> Connection:
        return self._readers.connect()

    def key(self, name: str) -> bytes:
        """A key of the server, made at the first start. Only before the writer runs."""
        with self._writer.begin() as connection:
            query = select(schema.keys.c.value).where(schema.keys.c.name == name)
            found = connection.execute(query).scalar()
            if found is None:
                found = os.urandom(32)
                connection.execute(ADD["keys"], {"name": name, "value": found})
        return bytes(found)

    def check(self) -> str:
        """`ok`, or what SQLite's own integrity check complains about."""
        with self.read() as connection:
            return str(connection.exec_driver_sql("PRAGMA integrity_check").scalar())

    def _migrate(self) -> None:
        """Bring the tables up to date; Alembic is loaded only if they are not."""
        with self._writer.connect() as connection:
            tables = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
            if connection.exec_driver_sql(tables).first() is not None:
                found = connection.exec_driver_sql("SELECT version_num FROM alembic_version")
                if found.scalars().all() == [NEWEST]:
                    return
        import alembic.command
        import alembic.config

        config = alembic.config.Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self._writer.begin() as connection:
            config.attributes["connection"] = connection
            alembic.command.upgrade(config, "head")


def _tell_all(batch: list[Write]) -> None:
    """Each on its own: whoever fails to listen must not keep the news from the others."""
    for write in batch:
        try:
            write.done(write.error)
        except Exception:
            log.exception("a listener failed")


def _engine(url: str) -> Engine:
    engine = create_engine(url, poolclass=NullPool, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout = 5000")
        if "mode=ro" not in url:
            cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA wal_autocheckpoint = 0")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    return engine


def _lock(path: Path) -> int:
    """One server a database: two writers would break every promise made here."""
    handle = os.open(f"{path}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise BadInput("error-store-busy", file=path.name) from None
    return handle


def now() -> int:
    """Milliseconds, for people; nothing in a game depends on it."""
    return time.time_ns() // 1_000_000
