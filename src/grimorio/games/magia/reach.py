"""Where a move can end, and the plainest way to each cell: by the rules' own movement (MA-9 to
MA-14), from what the seat that moves knows."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, ClassVar, Final

from grimorio.core.event import Event
from grimorio.core.flat import numbers, plain
from grimorio.core.record import Record
from grimorio.core.text import Json

from . import actions as act
from .actions import MagiaAction
from .board import COLOURS
from .cards import COLOUR_OF, CRYSTALS, PLAIN, SYMBOL_OF
from .choices import AT_EXAM, AT_MEET, AT_MOVE
from .state import EXAMINER, NONE, MagiaState

if TYPE_CHECKING:
    from .rules import Magia

# What a way costs: first cards, then symbols used up, then portals.
CARD: Final = 10_000
SYMBOL: Final = 100
PORTAL: Final = 1

NO_EXAM: Final = 0
PASSES: Final = 1
FAILS: Final = 2


class Reach(Record):
    """Every cell where the move of the declared apprentice can end, those of fewest cards first.

    The lists go by cell: `cells[i]` takes `cards[i]` cards, and `ways[i]` are the actions (by id)
    that lead there and end the move, in order, to be sent as one. `paths[i]` and `used[i]` go by
    step: the cells entered, and the kinds of the cards played (-1: a portal, for nothing).
    """

    SHAPE: ClassVar[dict[str, str]] = {
        "cells": "[int]",
        "cards": "[int]",
        "ways": "[[int]]",
        "paths": "[[int]]",
        "used": "[[int]]",
        "crystals": "[int]",
        "kept": "[bool]",
        "held": "[int]",
        "meets": "[[int]]",
        "exams": "[int]",
        "asks": "[bool]",
    }

    def __init__(self) -> None:
        self.cells: list[int] = []
        self.cards: list[int] = []
        self.ways: list[list[int]] = []
        self.paths: list[list[int]] = []
        self.used: list[list[int]] = []
        self.crystals: list[int] = []
        """The crystal that is taken there, or -1."""
        self.kept: list[bool] = []
        """It goes into the master's reserve: the spell does not need it."""
        self.held: list[int] = []
        """How many crystals the spell of the apprentice has then."""
        self.meets: list[list[int]] = []
        """The apprentices there of whom a crystal can be taken."""
        self.exams: list[int] = []
        """0 no exam, 1 the apprentice passes, 2 fails."""
        self.asks: list[bool] = []
        """Everybody is asked there whether the game ends."""


class Arrival:
    """What follows at once when a figure arrives where it stands: crystal, meeting, exam."""

    def __init__(self, game: Magia, state: MagiaState, seen: list[dict[str, Json]]) -> None:
        """`state` is the one after, `seen` are the events since the figure stood there."""
        self.crystal = NONE
        self.kept = False
        self.meets: list[int] = []
        self.passed: list[int] = []
        self.failing: list[int] = []
        self.asks = False
        for event in seen:
            kind = event["kind"]
            if kind in ("crystal-collected", "crystal-kept"):
                self.crystal = CRYSTALS.index(event["crystal"])
                self.kept = kind == "crystal-kept"
            elif kind == "exam-passed":
                self.passed.append(COLOURS.index(event["apprentice"]))
            elif kind == "end-asked":
                self.asks = True
        if len(state.pending) and state.pending[-1] == AT_MEET:
            for action in game.legal(state, state.turn):
                if action.kind == act.TAKE and action.first not in self.meets:
                    self.meets.append(action.first)
        elif len(state.pending) and (state.pending[-1] == AT_EXAM or self.asks):
            self.failing = [i for i in range(6) if state.others >> i & 1]


class _Node:
    """A place that a move can come to, and how."""

    def __init__(
        self,
        cell: int,
        hand: list[int],
        modes: int,
        cards: int,
        crossed: bool,
        action: MagiaAction | None,
        before: _Node | None,
    ) -> None:
        self.cell = cell
        self.hand = hand
        self.modes = modes
        self.cards = cards
        self.crossed = crossed
        self.action = action
        self.before = before

    def key(self) -> tuple[int, int, bool, tuple[int, ...]]:
        return self.cell, self.modes, self.crossed, tuple(self.hand)

    def lay(self, state: MagiaState, seat: int, played: int) -> None:
        """Put the move's apprentice and cards where this node has them."""
        state.places[state.figure] = self.cell
        state.hands[seat] = numbers(self.hand)
        state.modes = self.modes
        state.played = played + self.cards
        state.crossed = self.crossed

    def actions(self) -> list[MagiaAction]:
        """The way here, from its beginning."""
        found: list[MagiaAction] = []
        node: _Node | None = self
        while node is not None:
            if node.action is not None:
                found.append(node.action)
            node = node.before
        found.reverse()
        return found


class _Search:
    """The cheapest way to every cell, over cell, cards left, ways to move left and portals."""

    def __init__(self, game: Magia, state: MagiaState, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.played = state.played
        self.probe = state.clone()
        self.heap: list[tuple[int, int, _Node]] = []
        self.pushed = 0
        self.ends: dict[int, _Node] = {}
        """By cell, the best way to end there, in the order of their costs."""
        cell = state.places[state.figure]
        hand = plain(state.hands[seat])
        self._push(0, _Node(cell, hand, state.modes, 0, state.crossed, None, None))

    def run(self) -> None:
        seen: set[tuple[int, int, bool, tuple[int, ...]]] = set()
        movement = self.game.movement
        while self.heap:
            cost, _, node = heappop(self.heap)
            key = node.key()
            if key in seen:
                continue
            seen.add(key)
            node.lay(self.probe, self.seat, self.played)
            if node.action is not None and movement.ended(self.probe, self.seat):
                self.ends.setdefault(node.cell, node)
            else:
                self._expand(cost, node)

    def _expand(self, cost: int, node: _Node) -> None:
        for action in self.game.movement.legal(self.probe, self.seat):
            if action.kind == act.STOP:
                if node.cell not in self.ends:
                    end = _Node(node.cell, node.hand, 0, node.cards, False, action, node)
                    self.ends[node.cell] = end
            elif action.kind == act.CROSS:
                after = _Node(action.first, node.hand, node.modes, node.cards, True, action, node)
                self._push(cost + PORTAL, after)
            elif action.kind == act.MOVE:
                self._play(cost, node, action)

    def _play(self, cost: int, node: _Node, action: MagiaAction) -> None:
        """The plainest card of each colour is played first: the others would move it alike."""
        kind, goal = action.first, action.second
        for other in node.hand:
            if other < kind and COLOUR_OF[other] == COLOUR_OF[kind]:
                return
        hand = node.hand[:]
        hand.remove(kind)
        modes = self.game.movement.modes(self.probe, kind, goal)
        after = _Node(goal, hand, modes, node.cards + 1, False, action, node)
        self._push(cost + CARD + (0 if SYMBOL_OF[kind] == PLAIN else SYMBOL), after)

    def _push(self, cost: int, node: _Node) -> None:
        self.pushed += 1
        heappush(self.heap, (cost, self.pushed, node))


def reach(game: Magia, state: MagiaState, seat: int) -> Reach:
    """Where the move that is under way can end. Of `state` only what `seat` knows matters."""
    found = Reach()
    if not len(state.pending) or state.pending[-1] != AT_MOVE:
        return found
    search = _Search(game, state, seat)
    search.run()
    for cell, node in search.ends.items():
        way = node.actions()
        found.cells.append(cell)
        found.cards.append(node.cards)
        found.ways.append([action.id for action in way])
        steps = [action for action in way if action.kind != act.STOP]
        found.paths.append([a.second if a.kind == act.MOVE else a.first for a in steps])
        found.used.append([a.first if a.kind == act.MOVE else NONE for a in steps])
        node.lay(search.probe, seat, state.played)
        _add_arrival(found, game, search.probe, seat)
    return found


def _add_arrival(found: Reach, game: Magia, probe: MagiaState, seat: int) -> None:
    after = probe.clone()
    events: list[Event] = []
    game.end_move(after, seat, events)
    arrival = Arrival(game, after, [event.seen_by(None) for event in events])
    found.crystals.append(arrival.crystal)
    found.kept.append(arrival.kept)
    i = probe.figure * 3
    found.held.append(sum(after.held[i : i + 3]))
    found.meets.append(arrival.meets)
    found.asks.append(arrival.asks)
    exam = NO_EXAM
    if probe.places[probe.figure] == probe.places[EXAMINER]:
        exam = PASSES if game.complete(probe) >> probe.figure & 1 else FAILS
    found.exams.append(exam)
