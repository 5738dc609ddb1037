"""Everything from one database into another, checked: `grimorio db copy`.

What only says which nodes live and what they are about is left out. The target is empty before,
and complete after, or as it was: it is filled in one transaction.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, String, Table, func, insert, select, text

from grimorio.core.errors import BadInput

from . import schema
from .file import PRIVATE
from .store import Store
from .stores import is_address, open_store

COPIED = ("editions", "guests", "lessons", "keys", "matches", "closed", "secrets", "seatings",
          "hosts", "kept_out", "plies", "sealed", "standings", "lengthened", "results")  # fmt: skip
"""In an order in which every row finds what it refers to."""
AT_ONCE = 1000


class Copied(NamedTuple):
    """What was copied of a table: how many rows, and one number for all of them."""

    table: str
    rows: int
    digest: str


def copy(source: str | Path, target: str | Path) -> list[Copied]:
    """BadInput if either cannot be used, if the target has anything in it, or if what arrived is
    not what was sent; then nothing was changed. The source is never written to."""
    if _where(source) == _where(target):
        raise BadInput("error-copy-same")
    with _opened(source) as before, before.read() as reading:
        after = open_store(target)
        try:
            return _fill(reading, after)
        finally:
            after.close()


def _where(database: str | Path) -> str:
    """The same for two names of one database, as far as that can be seen."""
    if not is_address(database):
        return os.path.realpath(database)
    from .postgres import place_of

    return place_of(str(database))


@contextlib.contextmanager
def _opened(source: str | Path) -> Iterator[Store]:
    """Of a file, a copy is opened: it may have to be put in order and brought up to date."""
    with contextlib.ExitStack() as stack:
        place = source
        if not is_address(source):
            place = stack.enter_context(_copied(Path(source)))
        store = open_store(place)
        stack.callback(store.close)
        yield store


@contextlib.contextmanager
def _copied(source: Path) -> Iterator[Path]:
    """Under the same name in a folder of its own, with the log that belongs to it."""
    if os.path.isdir(source):
        raise BadInput("error-store-folder", file=str(source))
    if not os.path.isfile(source):
        raise BadInput("error-copy-source", file=str(source))
    real = Path(os.path.realpath(source))
    try:
        with tempfile.TemporaryDirectory() as folder, open(real, "rb") as held:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)  # as a server that uses it does
            for suffix in ("", "-wal"):
                if os.path.exists(f"{real}{suffix}"):
                    copied = Path(folder, source.name + suffix)
                    copied.touch(PRIVATE)
                    shutil.copyfile(f"{real}{suffix}", copied)
            yield Path(folder) / source.name
    except BlockingIOError:
        raise BadInput("error-store-busy", file=source.name) from None
    except OSError:
        raise BadInput("error-copy-room", file=str(source)) from None


def _fill(reading: Connection, after: Store) -> list[Copied]:
    with after.fill() as writing:
        for name in COPIED:
            if writing.execute(select(func.count()).select_from(_table(name))).scalar():
                raise BadInput("error-copy-full")
        for name in COPIED:
            for rows in rows_of(reading, _table(name)):
                writing.execute(insert(_table(name)), [dict(row) for row in rows])
        if after.shared:
            begin(writing)
        sent, found = _digests(reading), _digests(writing)
        if sent != found:
            raise BadInput("error-copy-differs")
    return found


def begin(writing: Connection) -> None:
    """What nodes need to know of matches that they have never seen."""
    for statement in (
        "INSERT INTO heads (match, revision) SELECT id, 1 FROM matches",
        "INSERT INTO leases (match, due) SELECT id, clock_timestamp() FROM matches WHERE EXISTS"
        " (SELECT 1 FROM plies WHERE plies.match = id)"
        " AND NOT EXISTS (SELECT 1 FROM results WHERE results.match = id)",
        *(
            f"SELECT setval(pg_get_serial_sequence('{name}', 'number'),"
            f" (SELECT COALESCE(max(number), 0) + 1 FROM {name}), false)"
            for name in COPIED
            if "number" in _table(name).c
        ),
    ):
        writing.execute(text(statement))


def _digests(connection: Connection) -> list[Copied]:
    found = []
    for name in COPIED:
        digest, count = hashlib.sha256(), 0
        for rows in rows_of(connection, _table(name)):
            count += len(rows)
            for row in rows:
                digest.update(repr(tuple(row.values())).encode())
        found.append(Copied(name, count, digest.hexdigest()))
    return found


def rows_of(connection: Connection, table: Table) -> Iterator[list[Any]]:
    """In the order of the key, by bytes: each engine has an order of letters of its own."""
    keys = [
        column.collate("C" if connection.dialect.name == "postgresql" else "BINARY")
        if isinstance(column.type, String)
        else column
        for column in table.primary_key.columns
    ]
    found = connection.execution_options(yield_per=AT_ONCE).execute(select(table).order_by(*keys))
    for rows in found.mappings().partitions(AT_ONCE):
        yield [{name: _plain(value) for name, value in row.items()} for row in rows]


def _plain(value: Any) -> Any:
    return bytes(value) if isinstance(value, memoryview | bytearray) else value


def _table(name: str) -> Table:
    return schema.metadata.tables[name]


__all__ = ["COPIED", "Copied", "begin", "copy", "rows_of"]
