"""What a choice at Cónclave would do, as the table shows it before it is made.

All of it is public, or in one's own hand: what an emissary counts and wins, what a gift does to
everybody's resentment, which backs come after a draw.
"""

from typing import ClassVar, Final

from grimorio.core.flat import plain
from grimorio.core.game import AnyGame
from grimorio.core.preview import Preview
from grimorio.core.record import Record
from grimorio.core.text import SeatName, Text, TextArg

from .actions import GIVE, SEND, SPOKEN, ConclaveAction
from .cards import MAGIC_COUNT, MAGICS, PER_MAGIC, Cards
from .grid import COLUMN, ROW, in_line, run
from .standing import ConclaveStanding, weigh
from .state import EMPTY, ConclaveState
from .view import ConclaveView

CONVINCING: Final = 10
NOTHING: Final = -1


class ConclaveNotes(Record):
    """The consequences in numbers. Lines, crowns and cards won are those of an emissary or of a
    gift; `back` to `ends` are those of a draw."""

    SHAPE: ClassVar[dict[str, str]] = {
        "column": "[int]",
        "column_total": "int",
        "column_won": "[int]",
        "row": "[int]",
        "row_total": "int",
        "row_won": "[int]",
        "short": "[int]",
        "crisis": "bool",
        "won": "[int]",
        "won_cells": "[int]",
        "before": "[int]",
        "after": "[int]",
        "totals": "[[int]]",
        "gained": "[[int]]",
        "lost": "[[int]]",
        "back": "int",
        "below": "int",
        "cells": "[int]",
        "backs": "[int]",
        "ends": "bool",
    }

    def __init__(self) -> None:
        self.column: list[int] = []
        """The cells of the unbroken column, the emissary's own among them."""
        self.column_total = 0
        self.column_won: list[int] = []
        """The cards that follow from the column, which counts first."""
        self.row: list[int] = []
        """The cells of the row; what the column takes is not in it."""
        self.row_total = 0
        self.row_won: list[int] = []
        self.short: list[int] = []
        """How much the column and the row lack."""
        self.crisis = False
        """Whether the conclave is full and nobody was convinced (CO-8)."""
        self.won: list[int] = []
        """All cards that follow, from lines or from a crisis."""
        self.won_cells: list[int] = []
        self.before: list[int] = []
        """For each seat its resentment now."""
        self.after: list[int] = []
        """For each seat its resentment then, before the cards in hands join the zones."""
        self.totals: list[list[int]] = []
        """For each seat and magic the influence of the pile then."""
        self.gained: list[list[int]] = []
        """Crowns that come: rows of a magic and a seat."""
        self.lost: list[list[int]] = []
        """Crowns that go: rows of a magic and a seat."""
        self.back = NOTHING
        """The magic on the back that would be drawn."""
        self.below = NOTHING
        """The magic of the card under it, which comes next from this deck; -1 if it is the last."""
        self.cells: list[int] = []
        """The cells that are refilled, in order."""
        self.backs: list[int] = []
        """The magics of the cards that they are refilled with."""
        self.ends = False
        """Whether both decks are empty then, and the last turns begin."""


class Foretold:
    """A preview being filled in: what was, what will be, and the sentences about it."""

    def __init__(
        self, game: AnyGame, cards: Cards, view: ConclaveView, action: ConclaveAction
    ) -> None:
        self.game = game
        self.cards = cards
        self.view = view
        self.action = action
        self.seat = view.turn
        self.notes = ConclaveNotes()
        self.lines: list[Text] = []
        self.before = weigh(cards, view.piles, view.seats)
        self.after = self.before

    def then(self, piles: list[int]) -> None:
        """CO-11, CO-12: what changes with these piles."""
        self.after = weigh(self.cards, piles, self.view.seats)
        notes = self.notes
        notes.before = _resentments(self.before)
        notes.after = _resentments(self.after)
        notes.totals = self.after.totals
        for magic in range(MAGIC_COUNT):
            for seat in range(self.view.seats):
                had, has = self.before.crowns[seat][magic], self.after.crowns[seat][magic]
                if has and not had:
                    notes.gained.append([magic, seat])
                elif had and not has:
                    notes.lost.append([magic, seat])

    def magic(self, magic: int) -> Text:
        return self.game.name(MAGICS[magic])

    def mages(self, cards: list[int]) -> list[TextArg]:
        """Mages in two words each: `orange 4`."""
        return [
            Text(
                "conclave-mage",
                {"magic": self.magic(card // PER_MAGIC), "influence": self.cards.influence[card]},
            )
            for card in cards
        ]

    def changes(self) -> list[TextArg]:
        """Whose resentment changes, oneself first: `you 4 → 0`."""
        found: list[TextArg] = []
        for step in range(self.view.seats):
            seat = (self.seat + step) % self.view.seats
            was, will = self.notes.before[seat], self.notes.after[seat]
            if was != will:
                key = "conclave-change-you" if seat == self.seat else "conclave-change"
                found.append(Text(key, {"seat": SeatName(seat), "before": was, "after": will}))
        return found

    def say(self, key: str, args: dict[str, TextArg] | None = None) -> None:
        self.lines.append(Text(key, args))


def _resentments(standing: ConclaveStanding) -> list[int]:
    return [0 if number is None else number for number in standing.numbers]


def foretell(
    game: AnyGame,
    cards: Cards,
    view: ConclaveView,
    action: ConclaveAction,
    preview: Preview,
    after: list[ConclaveState],
) -> None:
    """Fill in the notes and the sentences of a preview."""
    told = Foretold(game, cards, view, action)
    if action.kind == SEND:
        _send(told, preview, not after[0].pending)
    elif action.kind == GIVE:
        _give(told, plain(after[0].piles))
    else:
        _draw(told, after[0])
    preview.notes = told.notes
    preview.lines = told.lines


# An emissary (CO-6 to CO-8)


def _send(told: Foretold, preview: Preview, over: bool) -> None:
    notes, view = told.notes, told.view
    occupied = 1 << told.action.second
    for cell, card in enumerate(view.grid):
        if card != EMPTY:
            occupied |= 1 << cell
    kinds: list[str] = []
    for event in preview.events:
        kind = str(event["kind"])
        won = [told.cards.names.index(name) for name in event.get("cards", [])]
        if kind.startswith("line-"):
            kinds.append(kind)
            _count_line(told, str(event["line"]) == "column", int(event["total"]), won, occupied)
        elif kind == "magic-crisis":
            notes.crisis = True
            _win(told, won)
    piles = view.piles[:]
    for card in notes.won:
        piles[told.seat * MAGIC_COUNT + card // PER_MAGIC] |= 1 << card % PER_MAGIC
    told.then(piles)
    _tell_send(told, kinds, over)


def _count_line(told: Foretold, column: bool, total: int, won: list[int], occupied: int) -> None:
    notes, cell = told.notes, told.action.second
    line = COLUMN if column else ROW
    listeners = in_line(run(occupied, cell, line), cell, line)
    if column:
        notes.column = [cell, *listeners]
        notes.column_total = total
        notes.column_won = won
    else:
        notes.row = [cell, *listeners]
        notes.row_total = total
        notes.row_won = won
    notes.short.append(max(0, CONVINCING - total))
    _win(told, won)


def _win(told: Foretold, won: list[int]) -> None:
    told.notes.won += won
    told.notes.won_cells += [told.view.grid.index(card) for card in won]


def _tell_send(told: Foretold, kinds: list[str], over: bool) -> None:
    notes = told.notes
    if notes.crisis:
        told.say("conclave-preview-crisis", {"count": len(notes.won)})
    elif notes.won:
        told.say("conclave-preview-wins", {"mages": told.mages(notes.won)})
    else:
        told.say("conclave-preview-nobody")
    for magic in range(MAGIC_COUNT):
        _tell_crown(told, magic)
    changes = told.changes()
    if changes:
        told.say("conclave-preview-resentment", {"changes": changes})
    cell = SPOKEN[told.action.second]
    _tell_line(told, "column", cell[0], notes.column_total, kinds[0], len(notes.column_won))
    _tell_line(told, "row", cell[1], notes.row_total, kinds[1], len(notes.row_won))
    if over:
        told.say("conclave-preview-over")


def _tell_crown(told: Foretold, magic: int) -> None:
    """CO-11: a crown that comes to whoever chooses, alone or shared; one that others lose."""
    own, crowns = told.seat, told.after.crowns
    lost = [SeatName(seat) for m, seat in told.notes.lost if m == magic]
    args: dict[str, TextArg] = {"magic": told.magic(magic), "seats": [*lost]}
    if [magic, own] in told.notes.gained:
        others = [s for s in range(told.view.seats) if s != own and crowns[s][magic]]
        if lost:
            told.say("conclave-preview-crown-from", args)
        elif others:
            args["seats"] = [SeatName(seat) for seat in others]
            told.say("conclave-preview-crown-shared", args)
        else:
            told.say("conclave-preview-crown", args)
    elif lost and crowns[own][magic]:
        told.say("conclave-preview-crown-alone", args)


def _tell_line(told: Foretold, line: str, place: str, total: int, kind: str, count: int) -> None:
    """CO-7: `Row 2 counts 9 and moves nobody: one short.`"""
    args: dict[str, TextArg] = {
        "line": Text(f"conclave-line-{line}", {"place": place}),
        "total": total,
        "count": count,
        "short": CONVINCING - total,
    }
    told.say(f"conclave-preview-{kind}", args)


# A gift (CO-5)


def _give(told: Foretold, piles: list[int]) -> None:
    told.then(piles)
    magic, to = told.action.first, told.action.second
    args: dict[str, TextArg] = {
        "seat": SeatName(to),
        "magic": told.magic(magic),
        "total": told.after.totals[to][magic],
        "changes": told.changes(),
    }
    key = "conclave-preview-gives" if args["changes"] else "conclave-preview-gives-only"
    told.say(key, {**args})
    if [magic, told.seat] in told.notes.lost:
        told.say("conclave-preview-crown-lost", {"magic": told.magic(magic)})
    if told.after.crowns[to][magic]:
        told.say("conclave-preview-controls", {**args})
    else:
        holders = [s for s in range(told.view.seats) if told.after.crowns[s][magic]]
        args["holders"] = [SeatName(seat) for seat in holders]
        args["total"] = told.after.totals[holders[0]][magic]
        told.say("conclave-preview-against", {**args})
    if told.after.powerless[told.seat] and not told.before.powerless[told.seat]:
        told.say("conclave-preview-powerless")


# A draw (CO-9, CO-10)


def _draw(told: Foretold, after: ConclaveState) -> None:
    """The backs are seen by all: what is drawn, what comes next, what the grid is refilled with."""
    notes, view = told.notes, told.view
    told.then(view.piles)
    deck = view.decks[told.action.first]
    notes.back = deck[-1]
    notes.below = deck[-2] if len(deck) > 1 else NOTHING
    for cell, card in enumerate(after.grid):
        if view.grid[cell] == EMPTY and card != EMPTY:
            notes.cells.append(cell)
            notes.backs.append(card // PER_MAGIC)
    notes.ends = after.ender >= 0
    args: dict[str, TextArg] = {"magic": told.magic(notes.back)}
    if notes.below == NOTHING:
        told.say("conclave-preview-draws-last", args)
    else:
        told.say("conclave-preview-draws", {**args, "below": told.magic(notes.below)})
    refilled: list[TextArg] = [
        Text("conclave-refilled-cell", {"cell": SPOKEN[cell], "magic": told.magic(back)})
        for cell, back in zip(notes.cells, notes.backs, strict=True)
    ]
    if refilled:
        told.say("conclave-preview-refills", {"cells": refilled})
    else:
        told.say("conclave-preview-no-refill")
    if notes.ends:
        told.say("conclave-preview-ends")


# Why one would choose it


def reason(game: AnyGame, action: ConclaveAction, preview: Preview, seat: int) -> Text | None:
    """One sentence: what is won and from whom, or whose resentment changes, or the back."""
    notes = preview.notes
    if not isinstance(notes, ConclaveNotes):
        return None
    was, will = notes.before[seat], notes.after[seat]
    args: dict[str, TextArg] = {"count": len(notes.won), "before": was, "after": will}
    if action.kind == GIVE:
        to = action.second
        args["seat"] = SeatName(to)
        if will < was:
            return Text("conclave-reason-give", args)
        if notes.before[to] == notes.after[to]:
            return Text("conclave-reason-neutral")
        args["before"], args["after"] = notes.before[to], notes.after[to]
        return Text("conclave-reason-burden", args)
    if action.kind != SEND:
        return Text("conclave-reason-draw", {"magic": game.name(MAGICS[notes.back])})
    for magic, taker in notes.gained:
        losers = [SeatName(loser) for m, loser in notes.lost if m == magic]
        if taker == seat and losers:
            args["magic"] = game.name(MAGICS[magic])
            args["seats"] = [*losers]
            return Text("conclave-reason-crown", args)
    if not notes.won:
        return Text("conclave-reason-nobody", args)
    return Text("conclave-reason-wins" if was == will else "conclave-reason-changes", args)
