"""The fields of a state. Written by `make docs` from fields.py: change that."""

from typing import ClassVar

from grimorio.core.fields import state_shape
from grimorio.core.record import State

from .fields import FIELDS


class ConclaveFields(State):
    """What a state holds; the class of the state adds what it does."""

    SHAPE: ClassVar[dict[str, str]] = state_shape(FIELDS)

    def __init__(self) -> None:
        self.seats = 0
        self.corner = 0
        """The starting corner: 0 north-west, then clockwise (CO-4)."""
        self.first = 0
        self.turn = 0
        self.pending: list[int] = []
        """The stack of choices owed by `turn`; empty when the game is over."""
        self.grid: list[int] = []
        """By cell: the card there; -1 is empty."""
        self.hands: list[list[int]] = []
        """By seat: its cards, ascending."""
        self.piles: list[int] = []
        """`piles[seat * 6 + magic]`: the followers as a 12-bit mask within the magic."""
        self.decks: list[list[int]] = []
        """Two draw decks, the top card last."""
        self.removed: list[int] = []
        """The cards in the box."""
        self.ender = -1
        """The seat that emptied the decks, once the end has begun (CO-10)."""
        self.last_turns = 0
        """How many last turns are still to be finished."""
        self.occupied = 0
        """Bit mask of the cells with a mage."""
        self.zones: list[int] = []
        """For each seat the bit mask of the magics in its zone."""

    def copy_to(self, copy: "ConclaveFields") -> None:
        """Everything, so that nothing that changes is shared."""
        copy.seats, copy.corner, copy.first = self.seats, self.corner, self.first
        copy.turn, copy.pending, copy.grid = self.turn, self.pending[:], self.grid[:]
        copy.hands = [each[:] for each in self.hands]
        copy.piles = self.piles[:]
        copy.decks = [self.decks[0][:], self.decks[1][:]]
        copy.removed, copy.ender, copy.last_turns = self.removed, self.ender, self.last_turns
        copy.occupied, copy.zones = self.occupied, self.zones[:]
