"""A game of Cónclave in progress."""

from typing import Final, final

from grimorio.core.flat import filled, plain, plain_rows
from grimorio.core.native import i64

from .cards import CARDS, MAGIC_COUNT, MAGICS, PER_MAGIC
from .layout import ConclaveFields

NONE: Final[i64] = -1
EMPTY: Final = -1

# The choices that a turn can owe (the top of `pending`).
TURN: Final = 0  # give a pile, or send an emissary
SEND: Final = 1  # a pile was given: send an emissary
DRAW: Final = 2  # draw from a deck
CHOICES: Final = ("turn", "send", "draw")


@final
class ConclaveState(ConclaveFields):
    """Cards are numbers, `magic * 12 + index`; cells 0-15 go row by row from the north-west."""

    def clone(self) -> "ConclaveState":
        copy = ConclaveState()
        self.copy_to(copy)
        return copy

    def loaded(self) -> None:
        self.occupied = 0
        for cell in range(len(self.grid)):
            if self.grid[cell] != EMPTY:
                self.occupied |= 1 << cell
        self.zones = filled(0, self.seats)
        for place in range(len(self.piles)):
            if self.piles[place]:
                self.zones[place // MAGIC_COUNT] |= 1 << place % MAGIC_COUNT

    def pieces(self) -> list[int]:
        cards = [card for card in self.grid if card != EMPTY] + plain(self.removed)
        for held in plain_rows(self.hands) + plain_rows(self.decks):
            cards += held
        for place, mask in enumerate(self.piles):
            cards += cards_of_pile(place % len(MAGICS), mask)
        return cards


def cards_of_pile(magic: i64, mask: i64) -> list[int]:
    """The card numbers of a pile, ascending."""
    return [magic * PER_MAGIC + i for i in range(PER_MAGIC) if mask >> i & 1]


assert len(MAGICS) * PER_MAGIC == CARDS
