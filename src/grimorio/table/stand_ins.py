"""Bots that stand in for who is away, and step back when they return."""

from __future__ import annotations

import asyncio

from grimorio.core.errors import BadInput
from grimorio.core.text import Text

from . import changes
from .alarms import Alarms
from .bots import Bots
from .company import Company
from .jobs import Sit
from .match import Match
from .presence import Presence
from .sealed import Clock
from .seats import HUMAN, Seating
from .shelf import Outline
from .tables import Tables
from .tasks import Tasks

TRY_AGAIN = 600.0
"""Seconds after which a match that could not be woken is tried again."""


class StandIns:
    """For the matches that are in this node's care, in memory or asleep."""

    def __init__(
        self,
        tables: Tables,
        presence: Presence,
        bots: Bots,
        clock: Clock,
        tasks: Tasks,
        company: Company,
    ) -> None:
        self.alarms = Alarms()
        """The matches that are not in memory, and when somebody's time is up there."""
        self._tables = tables
        self._presence = presence
        self._bots = bots
        self._clock = clock
        self._tasks = tasks
        self._company = company

    def call(self) -> None:
        """A bot for everybody who owes a choice and has been away too long."""
        time = self._clock.time()
        for id in self.alarms.ring(time):
            self._tasks.spawn(self._wake(id))
        for match in list(self._tables.open.values()):
            if self.waits(match) and self._company.holds(match.id):
                for seat in match.deciding():
                    self._stand_in(match, seat, time)

    def waits(self, match: Match) -> bool:
        """Whether people are waited for only so long."""
        return match.facts.absent > 0 and match.phase == "running"

    def _stand_in(self, match: Match, seat: int, time: float) -> None:
        place = match.seats[seat]
        if place.kind != HUMAN or place.away or place.guest is None:
            return
        if self._presence.is_here(match.id, place.guest):
            return
        if time - self._presence.gone.setdefault((match.id, place.guest), time) < (
            match.facts.absent
        ):
            return
        # If that guest's jobs still wait, it is asked for again.
        match.submit(Sit(lambda match: self.relieve(match, seat),
                         lambda _: self._bots.call(match), place.guest))  # fmt: skip

    def relieve(self, match: Match, seat: int) -> Seating:
        """The table's own bot for somebody who has been gone for longer than a reload takes."""
        place = match.seats[seat]
        if place.kind != HUMAN or place.guest is None:
            raise BadInput("table-seat-fixed")
        if place.away:
            return Seating()
        if self._presence.is_here(match.id, place.guest):
            raise BadInput("table-seat-here")
        wait = self._presence.bot_in(match.id, place.guest)
        if wait > 0:
            raise BadInput("table-seat-grace", seconds=wait)
        spec = self._bots.check(match.game.info.id, None)
        return Seating({seat: place.left_to(spec)})

    def step_back(self, match: Match, guest: str) -> None:
        """The person is here again."""

        def change(match: Match) -> Seating:
            here = self._presence.is_here(match.id, guest)
            return changes.come_back(match, guest) if here else Seating()

        def done(text: Text | None) -> None:
            if text is None:
                self._bots.call(match)
            elif match.ended is None:
                self._tasks.spawn(self._step_back_later(match, guest))

        match.submit(Sit(change, done, guest))

    async def _step_back_later(self, match: Match, guest: str) -> None:
        await asyncio.sleep(1.0)
        self.step_back(match, guest)

    # Matches that sleep

    def sleep(self, match: Match, shared: bool) -> None:
        """Where somebody's time runs, it is woken when that is up: by whichever node is there."""
        due = self._due(match)
        if shared:
            self._company.give(match.id, None if due is None else due - self._clock.time())
        elif due is not None:
            gone = self._presence.gone_since(match)
            self.alarms.set(match.id, due, self._clock.time(), gone)

    def _due(self, match: Match) -> float | None:
        owing = self._owing(match) if self.waits(match) else {}
        return min(owing.values()) + match.facts.absent if owing else None

    def _owing(self, match: Match) -> dict[str, float]:
        """Who owes a choice and is gone, and since when."""
        owing = [match.seats[seat] for seat in match.deciding()]
        return {
            seat.guest: self._presence.gone.get((match.id, seat.guest), self._clock.time())
            for seat in owing
            if seat.kind == HUMAN and seat.guest is not None and not seat.away
        }

    def awake(self, match: Match) -> None:
        """It is in memory again: who was missed before it slept is still missed."""
        missed = self.alarms.stop(match.id)
        if missed is not None:
            since, gone = missed
            for seat in match.seats:
                if seat.guest is not None:
                    place = (match.id, seat.guest)
                    self._presence.gone.setdefault(place, gone.get(seat.guest, since))

    async def _wake(self, id: str) -> None:
        """From here on `call` sees it; if the store could not be read, later."""
        found = await self._tables.attempt(id)
        missed = self.alarms.stop(id)
        if missed is not None and isinstance(found, Outline) and found.problem.key == "table-fault":
            self.alarms.set(id, self._clock.time() + TRY_AGAIN, *missed)

    async def resume(self) -> None:
        """After a restart: let time run in the matches that wait for people."""
        start = self._clock.time()
        for id, absent in await asyncio.to_thread(self._tables.shelf.timed):
            if id not in self._tables.open:
                self.alarms.set(id, start + absent, start, {})
