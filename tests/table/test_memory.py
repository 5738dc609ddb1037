"""What stays in memory, what is woken in time, and what is cleared away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from grimorio.core.errors import BadInput
from grimorio.core.outcome import Outcome
from grimorio.core.text import Text
from grimorio.table.customs import Customs
from grimorio.table.hall import Hall
from grimorio.table.match import Match
from grimorio.table.sealed import Clock
from grimorio.table.shelf import clearing_rows
from grimorio.table.sqlite import SqliteStore
from grimorio.table.store import NotStored, now
from grimorio.table.thinkers import Thinkers
from tests.waiting import until

ANA, BEN = "ana".ljust(22, "-"), "ben".ljust(22, "-")
MINUTE = 60_000
DAY = 86_400_000
OVER = Outcome([0], Text("over"), [])


class Later(Clock):
    """The loop's clock, put forward by hand."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.hall: Hall

    def time(self) -> float:
        return super().time() + self.ahead

    def forward(self, ahead: float) -> None:
        """Whoever has been gone for too long by then is called a bot for."""
        self.ahead = ahead
        self.hall.stand_ins.call()


@asynccontextmanager
async def a_hall(path: Path, **customs: float) -> AsyncIterator[tuple[Hall, Later]]:
    store = SqliteStore(path / "g.db")
    store.start(asyncio.get_running_loop())
    clock = Later()
    hall = Hall(store, Thinkers(0), customs=Customs(**customs), clock=clock)  # type: ignore[arg-type]
    clock.hall = hall
    try:
        yield hall, clock
    finally:
        await hall.close()
        await asyncio.to_thread(store.close)


async def started(hall: Hall, absent: int, *others: str) -> Match:
    """Ana and Ben (and others, who never came) have started, and have gone."""
    seats = 2 + len(others)
    match = await hall.founder.create(ANA, "Ana", "conclave", seats, "friends", {}, absent=absent)
    for guest in (BEN, *others):
        await hall.usher.join(match, guest, "Ben", match.invite)
    await hall.usher.start(match, ANA)
    for guest in (ANA, BEN):
        hall.came(match, guest)
        hall.went(match, guest)
    return match


async def find(hall: Hall, id: str) -> Match:
    found = await hall.tables.find(id)
    assert found is not None
    return found


async def rematch(hall: Hall, match: Match) -> Match:
    """It is over, Ben has got up, and Ana wants another one."""
    match.seats[1].away = True
    match.progress.outcome = OVER
    return await hall.founder.rematch(match, ANA)


def owes(match: Match) -> str:
    guest = match.seats[match.deciding()[0]].guest
    assert guest is not None
    return guest


async def test_a_match_sleeps_until_somebody_is_away_for_too_long(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as (hall, clock):
        match = await started(hall, absent=3600)
        clock.ahead = 1000.0
        hall.tables.forget(-1.0)
        assert hall.tables.open == {}
        assert hall.presence.gone == {}
        assert len(hall.stand_ins.alarms) == 1
        clock.forward(3000.0)
        await asyncio.sleep(0.05)
        assert hall.tables.open == {}
        clock.forward(3601.0)
        await until(lambda: match.id in hall.tables.open)
        woken = hall.tables.open[match.id]
        assert not any(seat.away for seat in woken.seats)
        hall.stand_ins.call()
        await until(lambda: any(seat.away for seat in woken.seats))
        assert [seat.guest for seat in woken.seats if seat.away] == [owes(woken)]
        assert len(hall.stand_ins.alarms) == 0


async def test_who_comes_back_in_time_is_not_replaced_and_who_does_not_is(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as (hall, clock):
        match = await started(hall, absent=3600)
        hall.tables.forget(-1.0)
        clock.ahead = 3000.0
        again = await find(hall, match.id)
        late = owes(again)
        hall.came(again, ANA if late == BEN else BEN)  # the other one comes back
        clock.forward(3601.0)
        await until(lambda: any(seat.away for seat in again.seats))
        assert [seat.guest for seat in again.seats if seat.away] == [late]


async def test_a_restart_lets_the_time_begin_anew(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as (hall, _):
        ids = [(await started(hall, absent)).id for absent in (600, 0)]
    async with a_hall(tmp_path) as (hall, clock):
        await hall.resume()
        hall.tables.forget(-1.0)
        assert hall.tables.open == {}
        clock.forward(601.0)
        await until(lambda: ids[0] in hall.tables.open)
        hall.stand_ins.call()
        await until(lambda: any(seat.away for seat in hall.tables.open[ids[0]].seats))
        assert ids[1] not in hall.tables.open


async def test_matches_beyond_the_two_hundred_that_are_resumed_are_woken_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_hall(tmp_path) as (hall, _):
        for _ in range(30):
            await started(hall, absent=600)
    monkeypatch.setattr("grimorio.table.tables.MOST_RESUMED", 3)
    async with a_hall(tmp_path) as (hall, clock):
        await hall.resume()
        assert len(hall.tables.open) == 3
        assert len(hall.stand_ins.alarms) == 27
        clock.forward(601.0)
        await until(lambda: len(hall.stand_ins.alarms) == 7)  # never many at once
        await until(lambda: len(hall.tables.open) == 23)
        hall.stand_ins.call()
        await until(lambda: len(hall.tables.open) == 30)


async def test_those_unused_for_longest_go_early_if_memory_is_full(tmp_path: Path) -> None:
    async with a_hall(tmp_path, in_memory=3) as (hall, _):
        matches = [await started(hall, absent=0) for _ in range(6)]
        for age, match in enumerate(matches):
            match.updated = match.used = now() - age * MINUTE - 30_000
        hall.came(matches[5], ANA)
        hall.tables.forget(15 * MINUTE)
        # Those of the last minute and those with somebody in them stay.
        assert list(hall.tables.open) == [matches[n].id for n in (0, 1, 5)]


async def test_looking_for_matches_to_watch_is_no_work(tmp_path: Path) -> None:
    """Not every match times every guest."""
    looked = [0]

    class Counted(dict):  # type: ignore[type-arg]
        def items(self):  # type: ignore[no-untyped-def]
            looked[0] += len(self)
            return super().items()

    async with a_hall(tmp_path) as (hall, _):
        for _ in range(20):
            hall.came(await hall.founder.create(ANA, "Ana", "conclave", 2, "bots", {}), ANA)
        hall.presence.sockets = Counted(hall.presence.sockets)
        assert len(await hall.tables.watchable()) == 20
        assert looked[0] <= 20


async def test_lobbies_that_nobody_touches_are_cleared_away(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as (hall, _):
        old = await hall.founder.create(ANA, "Ana", "conclave", 3, "friends", {})
        touched = await hall.founder.create(ANA, "Ana", "conclave", 3, "friends", {})
        running = await started(hall, absent=0)
        open_now = await hall.founder.create(ANA, "Ana", "conclave", 3, "friends", {})
        invite = old.facts.invite
        for match in (old, touched, running):
            del hall.tables.open[match.id]
        long_ago = now() - 31 * DAY
        await age(hall, [old.id, touched.id, running.id, open_now.id], long_ago)
        again = await find(hall, touched.id)
        await hall.usher.join(again, BEN, "Ben", again.invite)
        del hall.tables.open[touched.id]
        assert await hall.tables.clear_lobbies() == 1
        assert await hall.tables.find(old.id) is None
        assert await hall.tables.invited(invite) is None
        for match in (touched, running, open_now):
            await find(hall, match.id)
        assert await hall.tables.clear_lobbies() == 0
        assert hall.store.check() == "ok"


async def age(hall: Hall, ids: list[str], at: int) -> None:
    """Make tables look as old as they would be."""
    from sqlalchemy import text

    import grimorio.table.sqlite as module

    with pytest.MonkeyPatch.context() as patch:
        statements = {
            f"age {table}": text(f"UPDATE {table} SET at = :at WHERE {key} = :of")
            for table, key in (("matches", "id"), ("seatings", '"match"'))
        }
        patch.setattr(module, "ADD", {**module.ADD, **statements})
        await hall.store.save([(name, {"of": id, "at": at}) for name in statements for id in ids])


async def test_clearing_can_be_turned_off(tmp_path: Path) -> None:
    async with a_hall(tmp_path, lobby_days=0.0) as (hall, _):
        old = await hall.founder.create(ANA, "Ana", "conclave", 3, "friends", {})
        del hall.tables.open[old.id]
        await age(hall, [old.id], 0)
        assert await hall.tables.clear_lobbies() == 0
        assert await hall.tables.find(old.id) is not None


async def test_a_match_that_was_started_cannot_be_cleared_away(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as (hall, _):
        match = await started(hall, absent=0)
        with pytest.raises(NotStored):
            await hall.store.save(clearing_rows(match.id))
        del hall.tables.open[match.id]
        again = await find(hall, match.id)
        assert [seat.guest for seat in again.seats] == [ANA, BEN]
        assert again.version == 0


async def test_a_rematch_whose_table_was_cleared_away_is_set_again(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as (hall, _):
        match = await started(hall, absent=0)
        match.rematch = "gone".ljust(22, "-")
        match.progress.outcome = OVER
        new = await hall.founder.rematch(match, ANA)
        assert new.id == match.rematch != "gone".ljust(22, "-")


@pytest.mark.parametrize("how", ["sent", "kept out", "got up"])
async def test_after_a_restart_a_rematch_still_knows_whom_its_host_wants(
    tmp_path: Path, how: str
) -> None:
    async with a_hall(tmp_path) as (hall, _):
        match = await started(hall, 0, "carla")
        new = await rematch(hall, match)
        assert (await hall.founder.rematch(match, BEN)).seats_of(BEN) == [1]
        if how == "got up":
            await hall.usher.leave(new, BEN)
        else:
            await hall.usher.change_seat(new, ANA, 1, "open", None, keep_out=how == "kept out")
        del hall.tables.open[new.id]
        if how == "got up":
            assert (await hall.founder.rematch(match, BEN)).seats_of(BEN) == [1]
            return
        key = "table-kept-out" if how == "kept out" else "table-rematch-invitation"
        with pytest.raises(BadInput) as refused:
            await hall.founder.rematch(match, BEN)
        assert refused.value.key == key
        again = await find(hall, new.id)
        assert again.seats_of(BEN) == []


async def test_after_a_restart_a_new_invitation_of_a_rematch_is_still_needed(
    tmp_path: Path,
) -> None:
    async with a_hall(tmp_path) as (hall, _):
        match = await started(hall, absent=0)
        new = await rematch(hall, match)
        await hall.usher.invite_anew(new, ANA)
        del hall.tables.open[new.id]
        with pytest.raises(BadInput) as refused:
            await hall.founder.rematch(match, BEN)
        assert refused.value.key == "table-rematch-invitation"
        again = await find(hall, new.id)
        assert await hall.usher.join(again, BEN, "Ben", again.invite) == 1
