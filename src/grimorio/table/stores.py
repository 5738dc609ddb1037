"""Which engine keeps the rows: a path is SQLite's, an address PostgreSQL's."""

from __future__ import annotations

from pathlib import Path

from grimorio.core.errors import BadInput
from grimorio.core.extras import need

from .store import Store

SCHEMES = ("postgresql://", "postgres://")


def is_address(database: str | Path) -> bool:
    return isinstance(database, str) and database.startswith(SCHEMES)


def open_store(database: str | Path) -> Store:
    """The store of a path or of an address; BadInput if it cannot be used."""
    if is_address(database):
        need("postgres", "psycopg")
        from .postgres import PostgresStore

        return PostgresStore(str(database))
    if isinstance(database, str) and "://" in database:
        raise BadInput("error-database-address")
    from .sqlite import SqliteStore

    return SqliteStore(Path(database))
