"""A game of Cónclave in progress."""

from typing import ClassVar, Final

from grimorio.core.record import State

from .cards import CARDS, MAGICS, PER_MAGIC

EMPTY: Final = -1

# The choices that a turn can owe (the top of `pending`).
TURN: Final = 0  # give a pile, or send an emissary
SEND: Final = 1  # a pile was given: send an emissary
DRAW: Final = 2  # draw from a deck
CHOICES: Final = ("turn", "send", "draw")


class ConclaveState(State):
    """Cards are numbers, `magic * 12 + index`; cells 0-15 go row by row from the north-west."""

    SHAPE: ClassVar[dict[str, str]] = {
        "seats": "int",
        "corner": "int",
        "first": "int",
        "turn": "int",
        "pending": "[int]",
        "grid": "[int]",
        "hands": "[[int]]",
        "piles": "[int]",
        "decks": "[[int]]",
        "removed": "[int]",
        "ender": "int",
        "last_turns": "int",
    }

    def __init__(self) -> None:
        self.seats = 0
        self.corner = 0
        """The starting corner: 0 north-west, then clockwise (CO-4)."""
        self.first = 0
        self.turn = 0
        self.pending: list[int] = []
        """The stack of choices owed by `turn`; empty when the game is over."""
        self.grid: list[int] = []
        self.hands: list[list[int]] = []
        self.piles: list[int] = []
        """`piles[seat * 6 + magic]`: the followers as a 12-bit mask within the magic."""
        self.decks: list[list[int]] = []
        """Two draw decks, the top card last."""
        self.removed: list[int] = []
        self.ender = -1
        """The seat that emptied the decks, once the end has begun (CO-10)."""
        self.last_turns = 0
        """How many last turns are still to be finished."""
        self.occupied = 0
        """Bit mask of the cells with a mage; derived from `grid`."""
        self.zones: list[int] = []
        """For each seat the bit mask of the magics in its zone; derived from `piles`."""

    def clone(self) -> "ConclaveState":
        copy = ConclaveState.__new__(ConclaveState)
        copy.seats = self.seats
        copy.corner = self.corner
        copy.first = self.first
        copy.turn = self.turn
        copy.pending = self.pending[:]
        copy.grid = self.grid[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.piles = self.piles[:]
        copy.decks = [self.decks[0][:], self.decks[1][:]]
        copy.removed = self.removed  # never changes after the setup
        copy.ender = self.ender
        copy.last_turns = self.last_turns
        copy.occupied = self.occupied
        copy.zones = self.zones[:]
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
