"""The append-only store: SQLite in WAL mode, one writer thread, many matches to one fsync.

Whatever waits while the disk is busy is written together in the next transaction. `done` is
called only after the commit is on the disk, in the file that the next start will find. Only the
writer's connection ever checkpoints, which keeps clear of the WAL-reset defect of older SQLite
builds; all other connections are read-only. Nothing that fails ends the writer.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any
from urllib.parse import quote

import structlog
from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    select,
    text,
    update,
)
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

Row = tuple[str, dict[str, Any]]
Done = Callable[[Exception | None], None]
PlyRow = tuple[str, int, int, int | None, int | None, int | None, str | None, int, int]

MOST_TOGETHER = 1024
NEWEST = "0004"
"""The newest migration."""
CHECKPOINT_BYTES = 16_000_000
SYNCHRONOUS = "FULL"
"""With anything less, a power cut takes moves that were acknowledged."""
PATIENCE = 5_000
"""So many milliseconds a transaction waits for somebody else's lock, and so many once one waited
in vain: those who queued up meanwhile are told soon."""
IMPATIENCE = 500
CHECKPOINT_PATIENCE = 50
PROOF_LASTS = 1.0
"""So many seconds a write that succeeded stands for one that would."""
READY_WITHIN = 2.0

log = structlog.get_logger("store")

# One statement for a whole batch: the interpreter's lock changes hands once, not once a row.
ADD_PLIES = text(
    'INSERT INTO plies ("match", ply, kind, seat, action, decision, "key", at, joined) SELECT '
    + ", ".join(f"json_extract(value, '$[{i}]')" for i in range(9))
    + " FROM json_each(:rows)"
)

_GUEST = upsert(schema.guests)
_EDITION = upsert(schema.editions)
_STANDING = upsert(schema.standings)
ADD: dict[str, Executable] = {
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
# A match with plies cannot be cleared away: they refer to it.
CLEARED = ("standings", "sealed", "kept_out", "hosts", "seatings", "secrets", "matches")
for _name in CLEARED:
    _table = schema.metadata.tables[_name]
    _key = _table.c.id if _name == "matches" else _table.c.match
    ADD[f"clear {_name}"] = delete(_table).where(_key == bindparam("of"))


class NotStored(Exception):
    """The disk did not take it; nothing of it was kept."""


class Unfit(NotStored):
    """The tables do not take what is in it; others are not concerned."""


class Taken(Unfit):
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
        try:
            self.file = DatabaseFile(path, _make, NEWEST)
            self._open()
        except (DBAPIError, OSError):
            raise BadInput("error-store-unwritable", file=str(path)) from None
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._checkpoint_at = CHECKPOINT_BYTES
        self._trial: asyncio.Task[bool] | None = None
        self._proved = 0.0
        self.commits = 0
        self.stored = 0
        self.failures = 0
        self.healthy = True

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

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting, then close."""
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()
        self._checkpoint(at=0)
        self._disconnect()
        self.file.close()

    # Writing

    def write(self, plies: list[PlyRow], rows: list[Row], done: Done) -> None:
        """Queue it; `done` is called in the loop, with None once it is on the disk."""
        write = Write(plies, rows, done)
        if self._loop is None or self.alive:
            self._queue.put(write)
        else:
            write.error = NotStored("no writer")
            self._tell([write])

    async def save(self, rows: list[Row], plies: Sequence[PlyRow] = ()) -> None:
        """Write them and wait for it."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if not future.done():
                future.set_result(None) if error is None else future.set_exception(error)

        self.write(list(plies), rows, done)
        await future

    @property
    def alive(self) -> bool:
        return self._thread.is_alive()

    async def ready(self) -> bool:
        """Whether a write would be kept: one is tried, unless one was kept a moment ago."""
        if self.alive and self.healthy and time.monotonic() - self._proved < PROOF_LASTS:
            return True
        if self._trial is None or self._trial.done():
            self._trial = asyncio.create_task(self._try())
        try:
            return await asyncio.wait_for(asyncio.shield(self._trial), READY_WITHIN)
        except TimeoutError:
            return False

    async def _try(self) -> bool:
        try:
            await self.save([])
        except NotStored:
            return False
        return True

    def _run(self) -> None:
        """Whatever goes wrong with one batch, the next one is written."""
        last = False
        while not last:
            batch, last = self._take()
            try:
                self._write(batch)
            except Exception as error:
                for write in batch:
                    write.error = self._failed(error, len(batch))
            self._tell(batch)
            self._checkpoint(self._checkpoint_at)

    def _take(self) -> tuple[list[Write], bool]:
        batch: list[Write] = []
        while len(batch) < MOST_TOGETHER:
            try:
                more = self._queue.get(block=not batch)
            except Empty:
                break
            if more is None:
                return batch, True
            batch.append(more)
        return batch, False

    def _write(self, batch: list[Write]) -> None:
        """All in one transaction. If the tables refuse something in it, each alone, so that one
        cannot spoil the rest; if the disk does, it is asked once, not once for each."""
        if not batch:
            return
        error = self._transact(batch)
        if isinstance(error, Unfit) and len(batch) > 1:
            for write in batch:
                write.error = self._transact([write])
        else:
            for write in batch:
                write.error = error

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
        self.healthy = True
        self._proved = time.monotonic()
        self.commits += 1
        self.stored += sum(len(write.plies) for write in batch)
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

    def _failed(self, error: Exception, writes: int) -> NotStored:
        problem = type(error).__name__
        self.failures += 1
        disk = isinstance(error, (OperationalError, InternalError, OSError, MemoryError, BadInput))
        if disk or type(error) is DatabaseError:
            self.healthy = False
            why = str(getattr(error, "orig", error))
            _complain("not stored", problem=problem, why=why, writes=writes)
            return NotStored(problem)
        _complain("not stored", problem=problem, writes=writes)
        return Unfit(problem)

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

    def _tell(self, batch: list[Write]) -> None:
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens
            self._loop.call_soon_threadsafe(_tell_all, batch)

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
            _complain("no checkpoint", problem=type(error).__name__)

    # Reading

    def read(self) -> Connection:
        return self._readers.connect()

    def key(self, name: str) -> bytes:
        """A key of the server, made at the first start. Only before the writer runs."""
        connection = self._connected()
        query = select(schema.keys.c.value).where(schema.keys.c.name == name)
        found = connection.execute(query).scalar()
        if found is None:
            found = os.urandom(32)
            connection.execute(ADD["keys"], {"name": name, "value": found})
        connection.commit()
        return bytes(found)

    def check(self) -> str:
        """`ok`, or what SQLite's own integrity check complains about."""
        with self.read() as connection:
            return str(connection.exec_driver_sql("PRAGMA integrity_check").scalar())


def _version(connection: Connection) -> int:
    """Another number once any other connection has committed. All our others only read, and what
    goes to the log leaves size and time of the file itself as they were."""
    return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())


def _tell_all(batch: list[Write]) -> None:
    """Each on its own: whoever fails to listen must not keep the news from the others."""
    for write in batch:
        try:
            write.done(write.error)
        except Exception:
            _complain("a listener failed", exc_info=True)


def _complain(what: str, **more: Any) -> None:
    """A log on a full disk must not end the writer."""
    with contextlib.suppress(Exception):
        log.error(what, **more)


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
    import alembic.command
    import alembic.config

    config = alembic.config.Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, "head")


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


def now() -> int:
    """Milliseconds, for people; nothing in a game depends on it."""
    return time.time_ns() // 1_000_000
