"""One PostgreSQL for all tests of a process; each has a database of its own."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import pytest

from .postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres(sync=False) as made:
        yield made


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.create(f"t{secrets.token_hex(6)}")
