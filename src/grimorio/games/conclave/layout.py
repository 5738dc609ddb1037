"""The fields of a state. Written by `make docs` from fields.py: change that."""

from typing import ClassVar

from grimorio.core.fields import state_shape
from grimorio.core.flat import NO_ROWS, NOTHING, copied, numbers, plain, plain_rows, rows
from grimorio.core.native import i64, vec
from grimorio.core.record import State
from grimorio.core.text import Json

from .fields import FIELDS


class ConclaveFields(State):
    """What a state holds; the class of the state adds what it does."""

    SHAPE: ClassVar[dict[str, str]] = state_shape(FIELDS)

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.corner: i64 = 0
        """The starting corner: 0 north-west, then clockwise (CO-4)."""
        self.first: i64 = 0
        self.turn: i64 = 0
        self.pending: vec[i64] = NOTHING
        """The stack of choices owed by `turn`; empty when the game is over."""
        self.grid: vec[i64] = NOTHING
        """By cell: the card there; -1 is empty."""
        self.hands: vec[vec[i64]] = NO_ROWS
        """By seat: its cards, ascending."""
        self.piles: vec[i64] = NOTHING
        """`piles[seat * 6 + magic]`: the followers as a 12-bit mask within the magic."""
        self.decks: vec[vec[i64]] = NO_ROWS
        """Two draw decks, the top card last."""
        self.removed: vec[i64] = NOTHING
        """The cards in the box."""
        self.ender: i64 = -1
        """The seat that emptied the decks, once the end has begun (CO-10)."""
        self.last_turns: i64 = 0
        """How many last turns are still to be finished."""
        self.occupied: i64 = 0
        """Bit mask of the cells with a mage."""
        self.zones: vec[i64] = NOTHING
        """For each seat the bit mask of the magics in its zone."""

    def to_json(self) -> dict[str, Json]:
        return {
            "seats": self.seats,
            "corner": self.corner,
            "first": self.first,
            "turn": self.turn,
            "pending": plain(self.pending),
            "grid": plain(self.grid),
            "hands": plain_rows(self.hands),
            "piles": plain(self.piles),
            "decks": plain_rows(self.decks),
            "removed": plain(self.removed),
            "ender": self.ender,
            "last_turns": self.last_turns,
        }

    def fill(self, data: dict[str, Json]) -> None:
        self.seats = data["seats"]
        self.corner = data["corner"]
        self.first = data["first"]
        self.turn = data["turn"]
        self.pending = numbers(data["pending"])
        self.grid = numbers(data["grid"])
        self.hands = rows(data["hands"])
        self.piles = numbers(data["piles"])
        self.decks = rows(data["decks"])
        self.removed = numbers(data["removed"])
        self.ender = data["ender"]
        self.last_turns = data["last_turns"]

    def copy_to(self, copy: "ConclaveFields") -> None:
        """Everything, so that nothing that changes is shared."""
        copy.seats, copy.corner, copy.first = self.seats, self.corner, self.first
        copy.turn, copy.pending, copy.grid = self.turn, self.pending[:], self.grid[:]
        copy.hands = copied(self.hands)
        copy.piles = self.piles[:]
        copy.decks = copied(self.decks)
        copy.removed, copy.ender, copy.last_turns = self.removed, self.ender, self.last_turns
        copy.occupied, copy.zones = self.occupied, self.zones[:]
