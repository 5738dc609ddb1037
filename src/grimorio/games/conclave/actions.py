"""What a seat can choose in Cónclave: `give blue p2`, `send crow-blue-4 b2`, `draw left`."""

from typing import Final

from grimorio.core.action import Action, ActionTable, Thing
from grimorio.core.native import i64

from .cards import MAGICS, Cards

GIVE: Final = 0
SEND: Final = 1
DRAW: Final = 2

CELLS: Final = tuple(f"{column}{row}" for row in "1234" for column in "abcd")
SPOKEN: Final = tuple(cell.upper() for cell in CELLS)
"""The cells as boards and sentences write them; what is typed may have either case."""
DECKS: Final = ("left", "right")
MOST_SEATS: Final = 4

# The ids of the first action of each kind.
FIRST_SEND: Final[i64] = 24
FIRST_DRAW: Final[i64] = 24 + 1152


class ConclaveAction(Action):
    """An action with its fields as numbers: (magic, seat), (card, cell) or (deck, 0)."""

    def __init__(self, kind: i64, first: i64, second: i64, verb: str, args: dict[str, Thing]):
        super().__init__(verb, args)
        self.kind = kind
        self.first = first
        self.second = second


class ConclaveTable(ActionTable):
    """All 24 + 1152 + 2 actions, in an order that never changes, with quick ways to find them."""

    def __init__(self, cards: Cards) -> None:
        self.gives: list[list[ConclaveAction]] = [
            [
                ConclaveAction(GIVE, m, seat, "give", {"magic": magic, "to_seat": seat})
                for seat in range(MOST_SEATS)
            ]
            for m, magic in enumerate(MAGICS)
        ]
        self.sends: list[ConclaveAction] = [
            ConclaveAction(SEND, card, cell, "send", {"card": name, "cell": CELLS[cell]})
            for card, name in enumerate(cards.names)
            for cell in range(len(CELLS))
        ]
        self.draws: list[ConclaveAction] = [
            ConclaveAction(DRAW, deck, 0, "draw", {"deck": name}) for deck, name in enumerate(DECKS)
        ]
        rows: list[Action] = []
        for group in self.gives:
            rows += group
        rows += self.sends
        rows += self.draws
        super().__init__(rows)
