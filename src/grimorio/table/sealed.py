"""A question that several seats answer together, sealed (MA-17): how the table holds it.

Who has a real answer is a secret, so nothing that anybody can see may depend on it. Every answer
goes into an envelope; all envelopes are opened together, in seat order, when the time is up, and
the table always waits it out. Whoever says nothing has given the answer settled beforehand, or
else the first of what is on offer, which is all that most have.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from grimorio.core.errors import BadInput
from grimorio.core.match import ACT, Step
from grimorio.core.text import Text

from .store import PlyRow, Row, now

if TYPE_CHECKING:
    from .match import Match

MOST_LONGER: Final = 10
"""So often a question can be lengthened, for everybody alike."""
DAYS: Final = 86_400
"""Who is waited for as long as this comes and goes for days: nobody could answer in seconds."""
BOTS_NEED: Final = 3.0
"""Seconds in which every bot has chosen."""


class Clock:
    """The event loop's: one that stands still or jumps would be another's."""

    def time(self) -> float:
        return asyncio.get_running_loop().time()

    def call_at(self, when: float, work: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_at(when, work)


class Sealed:
    """The question that is open at a table, and the envelopes."""

    def __init__(self, version: int) -> None:
        self.version = version
        """The version that asked."""
        self.answers: dict[int, int] = {}
        """By seat: the action in its envelope, which it may exchange until all are opened."""
        self.by_hand = True
        """Whether people can answer now; otherwise what they settled beforehand decides."""
        self.longer = 0
        """How often it can still be lengthened."""
        self.until: float | None = None
        """When the time is up; None before the clock runs, and always on one device."""
        self.opened = False
        self.lengthened = 0
        """How often everybody was given more time, as it is stored."""
        self.ago = 0.0
        """So many seconds it had been open when this node came to know it."""
        self.each = 0.0
        """Seconds that everybody is given more."""
        self.ring: Callable[[], None] = lambda: None
        self.timer: asyncio.TimerHandle | None = None
        self.clock: Clock | None = None

    def stored(self, lengthened: int, ago: float) -> None:
        """What is stored about its time; before the clock runs here, or while it does."""
        more, self.lengthened = lengthened - self.lengthened, lengthened
        if self.until is None:
            self.ago = ago
        elif more:
            self.longer -= more
            self.run(self.until + more * self.each)

    def run(self, when: float) -> None:
        """Let its time be up then, whatever was said before."""
        assert self.clock is not None
        if self.timer is not None:
            self.timer.cancel()
        self.until = when
        self.timer = self.clock.call_at(when, self.ring)

    @property
    def timed(self) -> bool:
        return self.until is not None

    def left(self) -> int | None:
        """Milliseconds until the envelopes are opened; None if that is when all have answered."""
        if self.until is None or self.clock is None:
            return None
        return max(0, round(1000 * (self.until - self.clock.time())))


class Timekeeper:
    """Starts, lengthens and ends the time of every sealed question."""

    def __init__(self, seconds: float, clock: Clock) -> None:
        self.seconds = seconds
        self.clock = clock

    def start(self, match: Match) -> Sealed | None:
        """The open question of a match, if there is one, with its clock running."""
        sealed = match.sealed
        if sealed is None or sealed.clock is not None:
            return sealed
        sealed.clock = self.clock
        if match.facts.mode == "local":
            return sealed  # it goes from hand to hand: no clock could be the same for all
        sealed.by_hand = match.facts.absent < DAYS
        seconds = self.seconds
        if not sealed.by_hand:
            seconds = BOTS_NEED if any(seat.played_by for seat in match.seats) else 0.0
        sealed.longer = MOST_LONGER - sealed.lengthened if sealed.by_hand else 0
        sealed.each = self.seconds
        sealed.ring = lambda: self.open(match, sealed)
        more = sealed.lengthened * self.seconds
        sealed.run(self.clock.time() + max(0.0, seconds + more - sealed.ago))
        return sealed

    def lengthen(self, match: Match, guest: str, done: Callable[[Text | None], None]) -> None:
        """As much time again for everybody; who asked for it, or why, is not told."""
        self.start(match)
        match.submit(Lengthen(guest, done))

    def open(self, match: Match, sealed: Sealed) -> None:
        def failed() -> None:
            if match.listeners:  # it is still in memory
                sealed.run(self.clock.time() + 1.0)

        match.submit(Opening(sealed, failed))

    def heard(self, match: Match) -> None:
        """On one device the envelopes are opened as soon as all are there."""
        sealed = self.start(match)
        if sealed is not None and not sealed.timed and not sealed.opened:
            if all(seat in sealed.answers for seat in match.deciding()):
                self.open(match, sealed)


class Opening:
    """Opens all envelopes: one ply a seat, in seat order, and all of them at once or none."""

    guest = None

    def __init__(self, sealed: Sealed, not_stored: Callable[[], None]) -> None:
        self.sealed = sealed
        self.not_stored = not_stored
        self.steps: list[Step] = []

    def prepare(self, match: Match) -> tuple[list[PlyRow], list[Row]] | None:
        if match.sealed is not self.sealed:
            return None
        choices = [(seat, match.sealed_answer(seat)) for seat in match.deciding()]
        self.steps = match.progress.acts(choices)
        decisions = match.progress.decisions
        rows: list[PlyRow] = [
            (match.id, step.version, ACT, seat, action.id, decisions[seat], None, now(), 0)
            for step, (seat, action) in zip(self.steps, choices, strict=True)
        ]
        return rows, match.result_rows(self.steps[-1].state)

    def install(self, match: Match) -> None:
        self.sealed.opened = True
        for step in self.steps:
            if step is self.steps[-1]:
                match.sealed = None
            match.take(step, None, (0, 0, 0))
            match.tell_moved(step)

    def failed(self, text: Text) -> None:
        self.not_stored()


class Lengthen:
    """Gives everybody more time for the open question."""

    private = True

    def __init__(self, guest: str, done: Callable[[Text | None], None]) -> None:
        self.guest = guest
        self.done = done

    def prepare(self, match: Match) -> tuple[list[PlyRow], list[Row]] | None:
        sealed = match.sealed
        if sealed is None or sealed.until is None:
            raise BadInput("table-no-question")
        if sealed.longer <= 0:
            raise BadInput("table-no-longer")
        return [], [("lengthened", {"match": match.id, "ply": sealed.version, "at": now()})]

    def install(self, match: Match) -> None:
        if match.sealed is not None:
            match.sealed.stored(match.sealed.lengthened + 1, 0.0)
        self.done(None)
        match.tell_asked(None)

    def failed(self, text: Text) -> None:
        self.done(text)


class Settle:
    """Settles in private what a seat answers to a sealed question if it says nothing."""

    private = True

    def __init__(
        self, seat: int, guest: str, action: int | None, done: Callable[[Text | None], None]
    ) -> None:
        self.seat = seat
        self.guest = guest
        self.action = action
        self.done = done

    def prepare(self, match: Match) -> tuple[list[PlyRow], list[Row]] | None:
        if match.phase != "running":
            raise BadInput("table-not-running")
        if match.seats[self.seat].guest != self.guest:
            raise BadInput("table-not-yours")
        known = [None, *(action.id for action in match.game.answers())]
        if match.facts.mode == "local" or len(known) == 1 or self.action not in known:
            raise BadInput("table-no-settling")
        if match.settled(self.seat) == self.action:
            self.done(None)
            return None
        values = {"match": match.id, "seat": self.seat, "guest": self.guest,
                  "action": self.action, "at": now()}  # fmt: skip
        return [], [("standings", values)]

    def install(self, match: Match) -> None:
        match.settlements[self.seat] = (self.guest, self.action)
        self.done(None)

    def failed(self, text: Text) -> None:
        self.done(text)
