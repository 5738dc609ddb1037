"""PostgreSQL: the one truth of as many nodes as wanted.

A write says which revision of its match it makes, and is stored only if that is the next one: a
node that did not know the last change loses the race, whatever it wanted to write. Plies and the
new heads go in one statement, which is one transaction and one way there and back.
"""

from __future__ import annotations

import contextlib
import functools
import json
import os
import threading
from collections.abc import Callable, Iterator
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from sqlalchemy import Connection, Engine, Insert, create_engine, select
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.exc import DBAPIError

from grimorio.core.errors import BadInput

from . import schema
from .migrating import upgrade
from .statements import statements
from .store import NEWEST, Head, Store, Taken, Unsure, Write, complain

OLDEST_SERVER = 150_000
PATIENCE = 5.0
"""Seconds in which an answer has to come; a line that is silent for longer is given up."""
CONNECT_WITHIN = 3
READERS = 8
LOCK = 0x6772696D6F72  # "grimor": whoever makes the tables holds it

_KINDS = ("text", *["int"] * 5, "text")
_PLY = ", ".join(f"(p->>{number})::{kind}" for number, kind in enumerate(_KINDS))
_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
HEADS = (
    "INSERT INTO heads (match, revision) SELECT h->>0, (h->>1)::int"
    " FROM json_array_elements(%(heads)s::json) h ORDER BY 1"
    " ON CONFLICT (match) DO UPDATE SET revision = excluded.revision"
    " WHERE heads.revision = excluded.revision - 1 RETURNING match"
)
PLIES = (
    "INSERT INTO plies (match, ply, kind, seat, action, decision, key, at, joined)"
    f" SELECT {_PLY}, {_NOW}, (p->>8)::int FROM json_array_elements(%(plies)s::json) p"
)
MOVES = (
    f"WITH moved AS ({HEADS}), added AS ({PLIES} WHERE p->>0 IN (SELECT match FROM moved))"
    " SELECT match FROM moved"
)
"""Those who were first: their heads move, and their plies are added; of the others nothing."""

TRIAL = "UPDATE keys SET value = value"

_STATEMENTS = statements(upsert)


@functools.cache
def _add(table: str, columns: tuple[str, ...]) -> bytes:
    """The statement for a row of these columns, as the driver takes it."""
    statement: Any = _STATEMENTS[table]
    keys = list(columns) if isinstance(statement, Insert) else None
    dialect = PGDialect_psycopg()  # type: ignore[no-untyped-call]
    return str(statement.compile(dialect=dialect, column_keys=keys)).encode()


class Line(psycopg.Connection[Any]):
    """A connection that is given up when no answer comes."""

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        try:
            return super().wait(gen, interval, timeout or PATIENCE)
        except psycopg.errors._WaitTimeout:
            self.pgconn.finish()
            raise psycopg.OperationalError("no answer") from None


def dial(address: str, part: str) -> Line:
    """A connection for one part of a node, which the database's own views call by its name."""
    return Line.connect(address, autocommit=True, application_name=f"grimorio {part}",
                        connect_timeout=CONNECT_WITHIN)  # fmt: skip


class PostgresStore(Store):
    """Opens and migrates one database, beside whoever else uses it."""

    shared = True

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = _checked(address)
        self._line: Line | None = None
        self._sizes: dict[str, int] = {}
        self._sizing: threading.Thread | None = None
        self.committed: Callable[[list[Head]], None] = lambda heads: None
        """Hears in the writer's thread which matches have changed, and how far they are."""
        self._readers = _engine(self.address)
        _refusing(address, self._open)

    def _open(self) -> None:
        with contextlib.closing(dial(self.address, "start")) as line:
            _look(line)
        _migrate(self.address)
        self._connected()

    def _close(self) -> None:
        self._disconnect()
        self._readers.dispose()

    # Writing

    def _write(self, batch: list[Write]) -> None:
        """A write about several matches goes alone: all of its heads move, or none."""
        together = [write for write in batch if len(write.heads) < 2]
        for group in (together, *([write] for write in batch if len(write.heads) > 1)):
            super()._write(group)

    def _transact(self, writes: list[Write]) -> Exception | None:
        try:
            line = self._connected()
        except Exception as error:
            return self._failed(error, len(writes))
        try:
            self._execute(line, writes)
        except psycopg.errors.IntegrityError as error:
            return Taken(type(error).__name__)
        except Exception as error:
            if line.closed:
                self._disconnect()
                self.failures += 1
                self.healthy = False
                complain("not sure", problem=type(error).__name__, writes=len(writes))
                return Unsure(type(error).__name__)
            return self._failed(error, len(writes))
        kept = [write for write in writes if write.error is None]
        self._kept(kept)
        self.committed([head for write in kept for head in write.heads])
        return None

    def _execute(self, line: Line, writes: list[Write]) -> None:
        heads = json.dumps([head for write in writes for head in write.heads])
        if not any(write.heads or write.rows for write in writes):
            line.execute(TRIAL)
        elif any(write.rows or len(write.heads) > 1 for write in writes):
            with line.transaction():
                moved = {match for (match,) in line.execute(HEADS, {"heads": heads})}
                self._judge(writes, moved)
                self._add(line, [write for write in writes if write.error is None])
        else:
            plies = json.dumps([ply for write in writes for ply in write.plies])
            found = line.execute(MOVES, {"heads": heads, "plies": plies})
            self._judge(writes, {match for (match,) in found})

    def _judge(self, writes: list[Write], moved: set[str]) -> None:
        for write in writes:
            lost = any(match not in moved for match, _ in write.heads)
            write.error = Taken("revision") if lost else None
        if len(writes[0].heads) > 1 and writes[0].error is not None:
            raise psycopg.errors.IntegrityError("revision")

    def _add(self, line: Line, writes: list[Write]) -> None:
        for write in writes:
            for table, row in write.rows:
                line.execute(_add(table, tuple(row)), row)
        plies = [ply for write in writes for ply in write.plies]
        if plies:
            line.execute(PLIES, {"plies": json.dumps(plies)})

    def _is_broken(self, error: Exception) -> bool:
        return isinstance(error, (psycopg.OperationalError, psycopg.InternalError, OSError,
                                  psycopg.errors.ReadOnlySqlTransaction))  # fmt: skip

    def _why(self, error: Exception) -> str:
        """What it is called: the sentences of the driver name hosts and users."""
        return str(getattr(error, "sqlstate", None) or type(error).__name__)

    def _connected(self) -> Line:
        if self._line is None or self._line.closed:
            self._line = dial(self.address, "writer")
        return self._line

    def _disconnect(self) -> None:
        if self._line is not None:
            with contextlib.suppress(Exception):
                self._line.close()
            self._line = None

    # Reading

    def read(self) -> Connection:
        return self._readers.connect()

    @contextlib.contextmanager
    def fill(self) -> Iterator[Connection]:
        engine = create_engine("postgresql+psycopg://", creator=lambda: _patient(self.address))
        try:
            with engine.begin() as connection:
                yield connection
        finally:
            engine.dispose()

    def key(self, name: str) -> bytes:
        line = self._connected()
        found = "SELECT value FROM keys WHERE name = %s"
        add = "INSERT INTO keys (name, value) VALUES (%s, %s) ON CONFLICT DO NOTHING"
        if line.execute(found, [name]).fetchone() is None:
            line.execute(add, [name, os.urandom(32)])
        row = line.execute(found, [name]).fetchone()
        assert row is not None
        return bytes(row[0])

    def writing(self) -> Engine:
        """For whoever fills an empty database."""
        return create_engine("postgresql+psycopg://", creator=lambda: _patient(self.address))

    def sizes(self) -> dict[str, int]:
        """As it was when it was last asked; the answer to this asking is for the next."""
        if self._sizing is None or not self._sizing.is_alive():
            self._sizing = threading.Thread(target=self._measure, name="sizes", daemon=True)
            self._sizing.start()
        return dict(self._sizes)

    def _measure(self) -> None:
        with contextlib.suppress(Exception), self.read() as connection:
            query = "SELECT pg_database_size(current_database())"
            self._sizes["database"] = int(connection.exec_driver_sql(query).scalar_one())

    def check(self) -> str:
        with self.read() as connection:
            connection.execute(select(schema.matches.c.id).limit(1)).all()
        return "ok"


def _engine(address: str) -> Engine:
    return create_engine(
        "postgresql+psycopg://",
        creator=lambda: dial(address, "reader"),
        pool_size=READERS,
        pool_pre_ping=True,
        pool_reset_on_return="rollback",
        isolation_level="REPEATABLE READ",
        execution_options={"postgresql_readonly": True},
    )


def _checked(address: str) -> str:
    """The address as the driver knows it."""
    try:
        return make_conninfo("", **conninfo_to_dict(address))
    except psycopg.Error:
        raise BadInput("error-database-address") from None


def place_of(address: str) -> str:
    """Where a database is, in a sentence: never who asks, and with which password."""
    known = conninfo_to_dict(_checked(address))
    host, port, name = (
        known.get(part) or os.environ.get(variable) or usual
        for part, variable, usual in (
            ("host", "PGHOST", known.get("hostaddr") or "localhost"),
            ("port", "PGPORT", "5432"),
            ("dbname", "PGDATABASE", ""),
        )
    )
    return f"{host}:{port}/{name}".rstrip("/")


def _refusing(address: str, work: Callable[[], None]) -> None:
    """Whatever keeps a database from being used is told in one sentence."""
    place = place_of(address)
    try:
        work()
    except (psycopg.Error, DBAPIError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise BadInput(_sentence(cause), place=place) from None


def _sentence(error: BaseException | None) -> str:
    state, words = getattr(error, "sqlstate", None) or "", str(error)
    if state.startswith("28") or "password" in words or "authentication" in words:
        return "error-database-password"
    if state == "3D000" or ('database "' in words and "does not exist" in words):
        return "error-database-missing"
    if state in ("25006", "42501"):
        return "error-database-read-only"
    return "error-database-silent"


def _look(line: Line) -> None:
    """Refuse what is not ours, too old or too new, before anything is written."""
    place = f"{line.info.host}:{line.info.port}/{line.info.dbname}"
    if line.info.server_version < OLDEST_SERVER:
        raise BadInput("error-database-old", place=place, least=OLDEST_SERVER // 10_000)
    query = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    names = {name for (name,) in line.execute(query)}
    if names and not {"alembic_version", "matches", "plies"} <= names:
        raise BadInput("error-database-foreign", place=place)
    if names:
        rows = line.execute("SELECT version_num FROM alembic_version").fetchall()
        if len(rows) != 1 or str(rows[0][0]) > NEWEST:
            raise BadInput("error-database-newer", place=place)
    if line.execute("SHOW transaction_read_only").fetchone() != ("off",):
        raise BadInput("error-database-read-only", place=place)


def _migrate(address: str) -> None:
    """All or nothing, and once: whoever starts at the same time waits, and finds it done."""
    with contextlib.closing(dial(address, "start")) as line:
        known = "SELECT to_regclass('alembic_version') IS NOT NULL"
        if line.execute(known).fetchone() == (True,):
            if line.execute("SELECT version_num FROM alembic_version").fetchall() == [(NEWEST,)]:
                return
    engine = create_engine("postgresql+psycopg://", creator=lambda: _patient(address))
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
            upgrade(connection)
    finally:
        engine.dispose()


def _patient(address: str) -> psycopg.Connection[Any]:
    """Others may be making the tables: that is waited for."""
    return psycopg.connect(address, application_name="grimorio start",
                           connect_timeout=CONNECT_WITHIN)  # fmt: skip


__all__ = ["PostgresStore", "dial", "place_of"]
