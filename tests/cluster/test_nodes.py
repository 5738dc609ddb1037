"""Two nodes in one process: what one of them stores, the other comes to know."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from grimorio.core.match import ACT, Step
from grimorio.table import follower
from grimorio.table.aside import Aside
from grimorio.table.hall import Hall
from grimorio.table.jobs import Act
from grimorio.table.match import Accepted, Answer, Match
from grimorio.table.nodes import Nodes
from grimorio.table.postgres import PostgresStore
from grimorio.table.thinkers import Thinkers
from tests.table.test_match import Listening
from tests.waiting import until


async def opened(address: str) -> Hall:
    store = await asyncio.to_thread(PostgresStore, address)
    store.start(asyncio.get_running_loop())
    hall = Hall(store, Thinkers(1))
    await hall.resume()
    return hall


async def shut(hall: Hall) -> None:
    await hall.close()
    await asyncio.to_thread(hall.store.close)


@asynccontextmanager
async def two_nodes(address: str) -> AsyncIterator[tuple[Hall, Hall]]:
    one, two = await opened(address), await opened(address)
    try:
        async with asyncio.timeout(60):
            yield one, two
    finally:
        await shut(one)
        await shut(two)


async def choose(match: Match, key: str) -> Answer:
    """The first that is on offer."""
    heard: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    seat = match.deciding()[0]
    action, decision = match.progress.offers[seat][0].id, match.progress.decisions[seat]
    match.submit(Act(ACT, seat, decision, action, key, heard.set_result))
    return await heard


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nodes that hear no hint and do not look by themselves."""
    monkeypatch.setattr("grimorio.table.nodes.LOOK", 3600.0)
    monkeypatch.setattr(Nodes, "_heard", lambda *_: None)


@pytest.fixture
def statements(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is asked of the database aside."""
    found: list[str] = []
    rows = Aside.rows

    def noted(self: Aside, sql: str, values: dict[str, Any]) -> list[Any]:
        found.append(sql)
        return rows(self, sql, values)

    monkeypatch.setattr(Aside, "rows", noted)
    return found


@pytest.mark.usefixtures("deaf")
async def test_all_that_are_behind_are_read_by_one_statement(
    migrated: str, statements: list[str]
) -> None:
    async with two_nodes(migrated) as (one, two):
        there = [
            await one.founder.create("ana", "Ana", "conclave", 2, "local", {}) for _ in "1234567"
        ]
        here = [await two.tables.find(match.id) for match in there]
        await asyncio.gather(*(choose(match, "first") for match in there))
        statements.clear()
        for match in here:
            assert match is not None
            match.behind()
        await until(lambda: all(match is not None and match.version == 1 for match in here))
        assert statements.count(follower.BEYOND) == 1
        for match, known in zip(there, here, strict=True):
            assert known is not None
            assert known.revision == match.revision
            assert known.state.to_bytes() == match.state.to_bytes()
            assert known.answered(0, "first", (ACT, 0, 0)) or known.answered(
                1, "first", (ACT, 0, 0)
            )


class Watching(Listening):
    """Notes who sat at the second seat when each ply was told."""

    def __init__(self) -> None:
        super().__init__()
        self.sat: list[str | None] = []

    def moved(self, match: Match, step: Step) -> None:
        self.sat.append(match.seats[1].guest)


@pytest.mark.usefixtures("deaf")
async def test_who_holds_a_seat_is_read_with_the_plies(migrated: str) -> None:
    """Sent away, replaced and started at another node: nothing is told to who sat there."""
    async with two_nodes(migrated) as (one, two):
        there = await one.founder.create("ana", "Ana", "conclave", 2, "friends", {})
        await one.usher.join(there, "eva", "Eva", there.invite)
        here = await two.tables.find(there.id)
        assert here is not None
        assert here.seats[1].guest == "eva"
        watching = Watching()
        here.listeners.append(watching)
        await one.usher.change_seat(there, "ana", 1, "open", None, keep_out=True)
        await one.usher.join(there, "zoe", "Zoe", there.invite)
        await one.usher.start(there, "ana")
        assert isinstance(await choose(there, "first"), Accepted)
        assert watching.sat == []
        here.behind()
        await until(lambda: here.version == there.version)
        assert watching.sat == ["zoe", "zoe"]
        assert here.is_out("eva")


@pytest.mark.usefixtures("deaf")
async def test_who_asks_is_told_what_is_stored_by_then(
    migrated: str, statements: list[str]
) -> None:
    async with two_nodes(migrated) as (one, two):
        there = await one.founder.create("ana", "Ana", "conclave", 2, "local", {})
        here = await two.tables.find(there.id)
        assert here is not None
        for number in range(1, 4):
            await choose(there, f"key-{number}")
            assert await two.tables.find(there.id) is here
            assert here.version == number
        statements.clear()
        await two.tables.find(there.id)
        assert statements == [follower.REVISIONS]


async def test_a_node_that_joins_is_told_of_moves_at_once(
    migrated: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anybody's next beat."""
    monkeypatch.setattr("grimorio.table.nodes.LOOK", 3600.0)
    monkeypatch.setattr("grimorio.table.nodes.BEAT", 3600.0)
    monkeypatch.setattr("grimorio.table.nodes.LIVES", 7200.0)
    async with two_nodes(migrated) as (one, two):
        there = await one.founder.create("ana", "Ana", "conclave", 2, "local", {})
        assert isinstance(one.company, Nodes)
        await until(lambda: bool(one.company.others))  # type: ignore[attr-defined]
        here = await two.tables.find(there.id)
        assert here is not None
        here.listeners.append(Listening())
        await choose(there, "first")
        await until(lambda: here.version == 1)


@pytest.mark.parametrize("moments", range(4))
async def test_a_node_that_is_woken_as_it_goes_goes_all_the_same(
    migrated: str, moments: int
) -> None:
    """A task that is cancelled in the moment in which what it waits for comes may not notice."""
    hall = await opened(migrated)
    assert isinstance(hall.company, Nodes)
    await until(lambda: bool(hall.company._lives_until))  # type: ignore[attr-defined]
    hall.company.came("m" * 22, "ana")
    for _ in range(moments):
        await asyncio.sleep(0)
    going = asyncio.create_task(shut(hall))
    assert (await asyncio.wait({going}, timeout=60))[0]
