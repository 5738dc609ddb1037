"""A match's progress, without any store: the one place where plies are applied and taken back.

Playing, loading after a restart, replaying and verifying all go through `Progress`, so that they
cannot disagree.
"""

from __future__ import annotations

import copy
from typing import Any, Final

from grimorio.core.action import Action
from grimorio.core.chance import Chances
from grimorio.core.event import Event
from grimorio.core.game import Game, Options
from grimorio.core.outcome import Outcome
from grimorio.core.record import State

AnyGame = Game[Any, Any, Any]

SETUP: Final = 0
ACT: Final = 1
UNDO: Final = 2
KINDS: Final = ("setup", "act", "undo")
TAKEN_BACK: Final = "taken-back"


class Step:
    """What one ply leads to."""

    __slots__ = ("action", "drawn", "events", "kind", "seat", "state", "version")

    def __init__(
        self,
        kind: int,
        version: int,
        seat: int | None,
        action: Action | None,
        state: State,
        events: list[Event],
        drawn: int,
    ) -> None:
        self.kind = kind
        self.version = version
        self.seat = seat
        self.action = action
        self.state = state
        self.events = events
        self.drawn = drawn


class Progress:
    """A running match. `setup`, `act` and `undo` prepare a step; `take` makes it the present.

    The chance of a ply comes from the match's secret and from what was taken before, so that a
    step that was prepared and not stored leaves no trace.
    """

    def __init__(self, game: AnyGame, seats: int, options: Options, secret: bytes) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.chances = Chances(secret, game.info.version)
        self.state: State | None = None
        self.version = -1
        self.outcome: Outcome | None = None
        self.decisions = [0] * seats
        """Counts each seat's decisions: another seat's choice does not make yours stale."""
        self.offers: list[list[Any]] = [[] for _ in range(seats)]
        self.taken_back = 0
        """How often something was taken back since the match last moved on for good."""
        self._undone = [[Event(TAKEN_BACK, {"seat": seat})] for seat in range(seats)]
        """The same for every version: somebody may take back very often."""
        self._before: list[State] = []
        self._undoer = -1

    def setup(self) -> Step:
        chance = self.chances.of(0)
        state = self.game.setup(self.seats, self.options, chance)
        return Step(SETUP, 0, None, None, state, [], chance.drawn)

    def act(self, seat: int, action: Action) -> Step:
        """Apply a legal action to a copy."""
        assert self.state is not None
        version = self.version + 1
        chance = self.chances.of(version)
        events: list[Event] = []
        state = self.state.clone()
        self.game.apply(state, seat, action, chance, events)
        return Step(ACT, version, seat, action, state, events, chance.drawn)

    def acts(self, choices: list[tuple[int, Any]]) -> list[Step]:
        """Several choices, one after the other; none becomes the present yet."""
        ahead = copy.copy(self)
        ahead.chances = self.chances.clone()
        ahead.decisions, ahead.offers = self.decisions[:], self.offers[:]
        ahead._before = self._before[:]
        steps = []
        for seat, action in choices:
            steps.append(ahead.act(seat, action))
            ahead.take(steps[-1])
        return steps

    def undo(self, seat: int) -> Step:
        return Step(UNDO, self.version + 1, seat, None, self._before[-1], self._undone[seat], 0)

    def may_undo(self, seat: int) -> bool:
        """Nothing random, nothing revealed, nobody else since: then a choice can be taken back."""
        return self._undoer == seat and bool(self._before)

    def take(self, step: Step) -> None:
        """Make a prepared step the present."""
        if step.kind == UNDO:
            self._before.pop()
            self.taken_back += 1
        else:
            self.chances.count(step.version, step.drawn)
            if step.kind == ACT:
                self._remember(step)
        self.state = step.state
        self.version = step.version
        deciding = self.game.deciding(step.state)
        for seat in range(self.seats):
            offer = self.game.legal(step.state, seat) if seat in deciding else []
            if seat == step.seat or offer != self.offers[seat]:
                self.decisions[seat] += 1
            self.offers[seat] = offer
        self.outcome = None if deciding else self.game.outcome(step.state)
        if self.outcome is not None:
            self._before = []

    def _remember(self, step: Step) -> None:
        final = step.drawn > 0 or any(event.reveals for event in step.events)
        if final or (self._undoer != step.seat and self._before):
            self.taken_back = 0  # what was there before cannot be taken back any more
        if final or self._undoer != step.seat:
            self._before = []
        if final:
            self._undoer = -1
            return
        assert self.state is not None
        assert step.seat is not None
        self._before.append(self.state)
        self._undoer = step.seat
