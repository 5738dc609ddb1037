"""A game of Cónclave in progress."""

from typing import Final, final

from .cards import CARDS, MAGICS, PER_MAGIC
from .layout import ConclaveFields

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
        copy = ConclaveState.__new__(ConclaveState)
        self.copy_to(copy)
        return copy

    def loaded(self) -> None:
        self.occupied = 0
        for cell, card in enumerate(self.grid):
            if card != EMPTY:
                self.occupied |= 1 << cell
        self.zones = [0] * self.seats
        for place, mask in enumerate(self.piles):
            if mask:
                self.zones[place // len(MAGICS)] |= 1 << place % len(MAGICS)

    def pieces(self) -> list[int]:
        cards = [card for card in self.grid if card != EMPTY] + self.removed
        for group in (self.hands, self.decks):
            for held in group:
                cards += held
        for place, mask in enumerate(self.piles):
            cards += cards_of_pile(place % len(MAGICS), mask)
        return cards


def cards_of_pile(magic: int, mask: int) -> list[int]:
    """The card numbers of a pile, ascending."""
    return [magic * PER_MAGIC + i for i in range(PER_MAGIC) if mask >> i & 1]


assert len(MAGICS) * PER_MAGIC == CARDS
