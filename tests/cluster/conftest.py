"""Databases on the PostgreSQL of the whole run (tests/conftest.py)."""

from __future__ import annotations

import pytest

from .postgres import MIGRATED, Postgres


@pytest.fixture
def address(postgres: Postgres) -> str:
    """Of an empty database."""
    return postgres.database().address


@pytest.fixture
def migrated(postgres: Postgres) -> str:
    """Of a database that has its tables already."""
    return postgres.database(MIGRATED).address
