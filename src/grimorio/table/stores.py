"""Which engine keeps the rows: a path is SQLite's, an address PostgreSQL's."""

from __future__ import annotations

import re
from pathlib import Path

from grimorio.core.errors import BadInput
from grimorio.core.extras import need

from .store import Store

SCHEMES = ("postgresql://", "postgres://")
MEANT = re.compile(r"\w[\w+.-]*://|postgres(ql)?[+:]|(.*\s)?(host|user|password|dbname)\s*=", re.I)
"""What is meant as an address, whether it is one or not; a file is never called so."""


def database(word: str) -> Path | str:
    """A path, or an address. BadInput repeats nothing of what may hold a password."""
    if not MEANT.match(word):
        return Path(word)
    if not is_address(word):
        raise BadInput("error-database-address")
    rest = word.partition("://")[2]
    place = rest.partition("/")[0]
    hosts = place.rpartition("@")[2].partition("?")[0]
    if rest.count("@") > 1 or (place and "@" in rest and "@" not in place):
        raise BadInput("error-database-address")  # a sign of the password that is not escaped
    if not re.fullmatch(r"(\[[^]]*\]|[^:\[]*)(:\d*)?(,.*)?", hosts):
        raise BadInput("error-database-address")
    return word


def is_address(database: str | Path) -> bool:
    return isinstance(database, str) and database.startswith(SCHEMES)


def open_store(place: str | Path) -> Store:
    """The store of a path or of an address; BadInput if it cannot be used."""
    place = database(place) if isinstance(place, str) else place
    if isinstance(place, str):
        need("postgres", "psycopg")
        from .postgres import PostgresStore

        return PostgresStore(place)
    from .sqlite import SqliteStore

    return SqliteStore(place)
