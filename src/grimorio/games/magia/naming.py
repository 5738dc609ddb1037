"""Magia Cum Laude's cards, board, actions and names."""

from typing import Final

from grimorio.core.edition import Edition
from grimorio.core.flat import NOTHING, filled, numbers
from grimorio.core.game import Game, Info, Option, Printed
from grimorio.core.native import extend, i64
from grimorio.core.text import Json, Text

from .actions import FIGURES, MagiaAction, MagiaTable
from .board import CELLS, FLOOR, Board
from .cards import SYMBOLS, Cards
from .movement import VISITS, Movement
from .printed import facts, printed
from .state import MagiaState
from .view import MagiaView

SWAPS: Final[i64] = 6
FINISH_WHEN_ASKED: Final = 2
"""Since these rules an order can be finished while all are asked about the end (MA-16)."""


class MagiaNaming(Game[MagiaState, MagiaAction, MagiaView]):
    """What it is made of, and what its things are called."""

    DECIDES = "total"
    RECAPS = frozenset({"card-robbed", "apprentice-moved", "portal-crossed", "turn-passed",
                        "examiner-moved", "examiner-stepped", "crystal-collected",
                        "crystal-kept", "crystal-taken", "exam-passed", "crystal-lost",
                        "crystal-placed", "crystal-granted", "apprentices-swapped",
                        "crystal-stolen", "crystal-given", "second-turn", "order-finished",
                        "end-declined"})  # fmt: skip

    def __init__(self, edition: Edition, rules: int) -> None:
        self.cards = Cards(edition)
        self.board = Board(edition)
        self.table = MagiaTable(self.board.names)
        super().__init__(Info("magia", rules, 2, 6, edition), self.table)
        self.finish_when_asked = rules >= FINISH_WHEN_ASKED
        self.asking_is_final = rules >= 2
        """By the first rules a step that asked for the end could still be taken back."""
        self.movement = Movement(self.board, self.table)
        self.step = self.board.step
        self.is_portal = self.board.is_portal
        self.kind = self.board.kind
        self.decks = [numbers(self.cards.in_play(False)), numbers(self.cards.in_play(True))]
        self.crystals = NOTHING
        for crystal, amount in enumerate(self.cards.crystals):
            self.crystals = extend(self.crystals, filled(crystal, amount))
        self.starts = numbers([*range(FLOOR, CELLS), self.board.desk])
        table = self.table
        self.offers: list[list[MagiaAction]] = [
            table.declares, table.draws, [],
            [table.pass_turn] * VISITS + table.visits + [table.pass_turn],
            table.pays, table.meetings, table.exams, table.placings,
            [table.again] * SWAPS + table.swaps + table.deals + [table.again],
            table.discards, [table.end], table.answers,
        ]  # fmt: skip
        """By choice: its actions, of which masks tell the legal ones. The lines and steps of the
        examiner come first, by direction: they depend on where he is."""

    def options(self, seats: int) -> list[Option]:
        """MA-4: play with the cards that swap two apprentices."""
        return [Option("swaps", False)]

    def answers(self) -> list[MagiaAction]:
        """MA-17: end the game as soon as one can, or never."""
        return [self.table.answers[1], self.table.answers[0]]

    def name(self, thing: str) -> Text:
        parts = thing.split("-")
        if len(parts) == 2 and parts[1] in SYMBOLS:
            return Text("magia-card", {"colour": super().name(parts[0]),
                                       "symbol": super().name(f"symbol-{parts[1]}")})  # fmt: skip
        if len(thing) == 2 and thing[1].isdigit():
            return Text("magia-cell", {"cell": thing.upper()})
        return super().name(thing)

    def catalogue(self) -> dict[str, Json]:
        return {
            **super().catalogue(),
            "sources": {"board": self.board.source, **self.cards.sources},
            **self.board.catalogue(),
            "figures": list(FIGURES),
            **self.cards.catalogue(),
        }

    def facts(self) -> list[tuple[Text, str]]:
        return facts(self, self.cards, self.board)

    def printed(self) -> list[Printed]:
        return printed(self, self.cards, self.board)
