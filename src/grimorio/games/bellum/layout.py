"""The fields of a state. Written by `make docs` from fields.py: change that."""

from typing import ClassVar

from grimorio.core.fields import state_shape
from grimorio.core.record import State

from .fields import FIELDS


class BellumFields(State):
    """What a state holds; the class of the state adds what it does."""

    SHAPE: ClassVar[dict[str, str]] = state_shape(FIELDS)

    def __init__(self) -> None:
        self.seats = 0
        self.day = 0
        """0 before the first day."""
        self.captain = 0
        self.die = 0
        """The active row, 1-6; 0 before the first roll."""
        self.turn = 0
        """The seat that owes the choice."""
        self.pending: list[int] = []
        """The stack of choices owed by `turn`; empty when the game is over."""
        self.asked = 0
        """How far the round of this act has come, counted from the captain."""
        self.castles: list[int] = []
        """By seat: its castle; -1 while it has none."""
        self.spare_castles: list[int] = []
        self.goblins: list[list[int]] = []
        """The goblins that each seat still has to place, open, ascending."""
        self.goblin_box: list[int] = []
        self.left: list[list[int]] = []
        """The creatures under the left side of each castle, as placed."""
        self.right: list[list[int]] = []
        """The creatures under the right side, alike."""
        self.strength: list[int] = []
        """`strength[seat * 6 + row]`: the packed sum of castle and cards (BE-12)."""
        self.placing = -1
        """The recruit that is being placed, or -1."""
        self.food: list[int] = []
        self.glyphs: list[int] = []
        self.barrels: list[int] = []
        self.shields: list[int] = []
        self.magic_shields: list[int] = []
        self.confusions: list[int] = []
        self.confusions_used: list[int] = []
        self.chests: list[int] = []
        """How many chests each seat has: it follows from `holders`."""
        self.values: list[int] = []
        """The value of every chest by label, decided by the shuffle of the piles; never changes."""
        self.drawn: list[int] = []
        """How many chests of wood, metal and gold have been drawn."""
        self.holders: list[int] = []
        """By label, who holds it; -1 if nobody does."""
        self.known: list[int] = []
        """By label, a bit mask of the seats that hold or have held it: that is public."""
        self.victim = -1
        """Who is being robbed, or -1."""
        self.picked: list[int] = []
        """The labels that the thief has picked so far, ascending; they move when he is done."""
        self.evil_deck: list[int] = []
        """A deck, the top card last."""
        self.most_evil_deck: list[int] = []
        """A deck, the top card last."""
        self.display: list[int] = []
        """Two open evil creatures, then two most evil ones; -1 is an empty place."""
        self.kingdom: list[int] = []
        """The deck of places, the top card last."""
        self.row: list[int] = []
        """As many open places as seats; -1 where one is gone."""
        self.gone: list[int] = []
        """The places taken, in order."""
        self.place_box: list[int] = []
        """The places that are not in this game; never changes."""

    def copy_to(self, copy: "BellumFields") -> None:
        """Everything, so that nothing that changes is shared."""
        copy.seats, copy.day, copy.captain, copy.die = self.seats, self.day, self.captain, self.die
        copy.turn, copy.pending, copy.asked = self.turn, self.pending[:], self.asked
        copy.castles, copy.spare_castles = self.castles[:], self.spare_castles[:]
        copy.goblins = [each[:] for each in self.goblins]
        copy.goblin_box = self.goblin_box[:]
        copy.left = [each[:] for each in self.left]
        copy.right = [each[:] for each in self.right]
        copy.strength, copy.placing, copy.food = self.strength[:], self.placing, self.food[:]
        copy.glyphs, copy.barrels, copy.shields = self.glyphs[:], self.barrels[:], self.shields[:]
        copy.magic_shields, copy.confusions = self.magic_shields[:], self.confusions[:]
        copy.confusions_used, copy.chests = self.confusions_used[:], self.chests[:]
        copy.values, copy.drawn, copy.holders = self.values, self.drawn[:], self.holders[:]
        copy.known, copy.victim, copy.picked = self.known[:], self.victim, self.picked[:]
        copy.evil_deck, copy.most_evil_deck = self.evil_deck[:], self.most_evil_deck[:]
        copy.display, copy.kingdom, copy.row = self.display[:], self.kingdom[:], self.row[:]
        copy.gone, copy.place_box = self.gone[:], self.place_box
