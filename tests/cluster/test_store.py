"""PostgreSQL keeps what SQLite keeps, for several nodes at once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, closing
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import func, select

from grimorio.table import schema
from grimorio.table.postgres import PostgresStore
from grimorio.table.store import NEWEST, NotStored, Row, Taken, Unsure
from tests.table.test_store import MATCH, match_rows, ply

from .postgres import Postgres


@asynccontextmanager
async def stores(address: str, nodes: int = 2) -> AsyncIterator[list[PostgresStore]]:
    """Several nodes' stores, in one loop."""
    opened = [PostgresStore(address) for _ in range(nodes)]
    for store in opened:
        store.start(asyncio.get_running_loop())
    try:
        async with asyncio.timeout(60):
            yield opened
    finally:
        for store in opened:
            await asyncio.to_thread(store.close)


async def tried(*writes: Awaitable[None]) -> list[Any]:
    return await asyncio.gather(*writes, return_exceptions=True)


def test_the_tables_are_made_once_however_many_start_together(address: str) -> None:
    made: list[PostgresStore] = []
    starts = [threading.Thread(target=lambda: made.append(PostgresStore(address))) for _ in "1234"]
    for start in starts:
        start.start()
    for start in starts:
        start.join()
    assert len(made) == 4
    assert len({store.key("guests") for store in made}) == 1
    with made[0].read() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        version = connection.exec_driver_sql("SELECT version_num FROM alembic_version").all()
    assert version == [(NEWEST,)]
    for store in made:
        store.close()


async def test_of_two_writes_on_one_revision_one_is_stored(migrated: str) -> None:
    async with stores(migrated) as (one, two):
        await one.save(match_rows(MATCH), [ply(MATCH, 0)], [(MATCH, 1)])
        for revision in range(2, 40):
            number = revision - 1
            found = await tried(
                one.save([], [ply(MATCH, number, "one")], [(MATCH, revision)]),
                two.save([], [ply(MATCH, number, "two")], [(MATCH, revision)]),
            )
            assert sorted(type(each).__name__ for each in found) == ["NoneType", "Taken"]
            winner = "one" if found[0] is None else "two"
            with one.read() as connection:
                p = schema.plies
                query = select(p.c.key).where(p.c.match == MATCH, p.c.ply == number)
                assert connection.execute(query).scalar() == winner


async def test_seats_and_plies_race_for_the_same_revision(migrated: str) -> None:
    """Otherwise a node could store a ply without knowing who holds the seat."""
    host: Row = ("hosts", {"match": MATCH, "guest": "g", "at": 1})
    async with stores(migrated) as (one, two):
        await one.save(match_rows(MATCH), [ply(MATCH, 0)], [(MATCH, 1)])
        found = await tried(
            one.save([host], [], [(MATCH, 2)]), two.save([], [ply(MATCH, 1)], [(MATCH, 2)])
        )
        assert sorted(type(each).__name__ for each in found) == ["NoneType", "Taken"]
        with one.read() as connection:
            counts = [
                connection.execute(select(func.count()).select_from(table)).scalar()
                for table in (schema.hosts, schema.plies)
            ]
        assert counts in ([1, 1], [0, 2])


async def test_who_loses_in_a_batch_loses_alone(migrated: str) -> None:
    others = [f"{number:022}" for number in range(20)]
    async with stores(migrated) as (one, two):
        for match in (MATCH, *others):
            await one.save(match_rows(match), [ply(match, 0)], [(match, 1)])
        await two.save([], [ply(MATCH, 1)], [(MATCH, 2)])
        writes = [one.save([], [ply(match, 1)], [(match, 2)]) for match in (MATCH, *others)]
        found = await tried(*writes)
        assert isinstance(found[0], Taken)
        assert found[1:] == [None] * len(others)


async def test_a_write_about_two_matches_is_stored_whole_or_not(migrated: str) -> None:
    new = "n" * 22
    async with stores(migrated) as (one, two):
        await one.save(match_rows(MATCH), [ply(MATCH, 0)], [(MATCH, 1)])
        await two.save([], [ply(MATCH, 1)], [(MATCH, 2)])
        found = await tried(one.save(match_rows(new), [], [(new, 1), (MATCH, 2)]))
        assert isinstance(found[0], Taken)
        with one.read() as connection:
            ids = connection.execute(select(schema.matches.c.id)).scalars().all()
            assert ids == [MATCH]
            assert connection.execute(select(schema.heads.c.match)).scalars().all() == [MATCH]


async def test_plies_have_the_time_of_the_database(migrated: str) -> None:
    async with stores(migrated) as (one, _):
        await one.save(match_rows(MATCH), [ply(MATCH, 0)], [(MATCH, 1)])
        with one.read() as connection:
            at = connection.execute(select(schema.plies.c.at)).scalar_one()
            now = connection.exec_driver_sql("SELECT extract(epoch FROM now()) * 1000").scalar()
        assert abs(float(now or 0) - at) < 60_000


async def test_a_database_that_is_gone_is_told_and_found_again() -> None:
    with Postgres(sync=False) as postgres:
        async with stores(postgres.address, nodes=1) as (one,):
            await one.save(match_rows(MATCH), [ply(MATCH, 0)], [(MATCH, 1)])
            await asyncio.to_thread(postgres.stop)
            first = (await tried(one.save([], [ply(MATCH, 1)], [(MATCH, 2)])))[0]
            assert isinstance(first, Unsure)
            assert not await one.ready()
            later = (await tried(one.save([], [ply(MATCH, 1)], [(MATCH, 2)])))[0]
            assert isinstance(later, NotStored)
            assert not isinstance(later, Unsure)
            await asyncio.to_thread(postgres.start)
            await one.save([], [ply(MATCH, 1)], [(MATCH, 2)])
            assert await one.ready()


async def test_nobody_waits_for_a_line_that_is_silent(
    migrated: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else's lock, or a net that swallows everything: the answer does not come."""
    async with stores(migrated, nodes=1) as (one,):
        await one.save(match_rows(MATCH), [ply(MATCH, 0)], [(MATCH, 1)])
        monkeypatch.setattr("grimorio.table.postgres.PATIENCE", 0.5)
        with closing(psycopg.connect(migrated)) as other:
            other.execute("LOCK TABLE plies")
            found = await tried(one.save([], [ply(MATCH, 1)], [(MATCH, 2)]))
            assert isinstance(found[0], Unsure)
            other.rollback()
