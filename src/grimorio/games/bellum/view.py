"""What a seat may know. Written by `make docs` from fields.py: change that."""

from typing import ClassVar

from grimorio.core.fields import view_shape
from grimorio.core.native import mypyc_attr
from grimorio.core.record import View

from .cards import packed_hordes, unpacked_hordes
from .fields import FIELDS
from .layout import BellumFields


@mypyc_attr(allow_interpreted_subclasses=True)
class BellumView(View):
    """What a seat may know: the fields that show themselves, and no others."""

    SHAPE: ClassVar[dict[str, str]] = view_shape(FIELDS)

    def __init__(self) -> None:
        super().__init__()
        self.day = 0
        """0 before the first day."""
        self.captain = 0
        self.die = 0
        """The active row, 1-6; 0 before the first roll."""
        self.turn = 0
        """The seat that owes the choice."""
        self.asked = 0
        """How far the round of this act has come, counted from the captain."""
        self.castles: list[int] = []
        """By seat: its castle; -1 while it has none."""
        self.spare_castles: list[int] = []
        self.goblins: list[list[int]] = []
        """The goblins that each seat still has to place, open, ascending."""
        self.left: list[list[int]] = []
        """The creatures under the left side of each castle, as placed."""
        self.right: list[list[int]] = []
        """The creatures under the right side, alike."""
        self.hordes: list[list[list[int]]] = []
        """`hordes[seat][row]`: food, glyphs, maps, swords, magic swords, thieves; rows from 0."""
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
        """By label, the values that this seat knows; 0 where it does not."""
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
        self.evil_left = 0
        """How many cards the deck of evil creatures still has."""
        self.most_evil_left = 0
        """How many that of the most evil ones has."""
        self.display: list[int] = []
        """Two open evil creatures, then two most evil ones; -1 is an empty place."""
        self.kingdom: list[int] = []
        """How many farms, villages and towns are left in the deck: farms lie on top."""
        self.row: list[int] = []
        """As many open places as seats; -1 where one is gone."""
        self.gone: list[int] = []
        """The places taken, in order."""


def show(state: BellumFields, seat: int | None, view: BellumView) -> None:
    """What all see alike, and what a seat sees of its own."""
    view.seat, view.seats, view.day, view.captain = seat, state.seats, state.day, state.captain
    view.die, view.turn, view.asked = state.die, state.turn, state.asked
    view.castles, view.spare_castles = state.castles[:], state.spare_castles[:]
    view.goblins = [each[:] for each in state.goblins]
    view.left = [each[:] for each in state.left]
    view.right = [each[:] for each in state.right]
    view.hordes = unpacked_hordes(state.strength, state.seats)
    view.placing, view.food, view.glyphs = state.placing, state.food[:], state.glyphs[:]
    view.barrels, view.shields = state.barrels[:], state.shields[:]
    view.magic_shields, view.confusions = state.magic_shields[:], state.confusions[:]
    view.confusions_used, view.chests = state.confusions_used[:], state.chests[:]
    view.drawn, view.holders, view.known = state.drawn[:], state.holders[:], state.known[:]
    view.victim, view.picked = state.victim, state.picked[:]
    view.evil_left = len(state.evil_deck)
    view.most_evil_left = len(state.most_evil_deck)
    view.display, view.row, view.gone = state.display[:], state.row[:], state.gone[:]


def lay(view: BellumView, state: BellumFields) -> None:
    """What a view tells all of, as it is in a state."""
    state.seats, state.day, state.captain, state.die = view.seats, view.day, view.captain, view.die
    state.turn, state.asked, state.castles = view.turn, view.asked, view.castles[:]
    state.spare_castles = view.spare_castles[:]
    state.goblins = [each[:] for each in view.goblins]
    state.left = [each[:] for each in view.left]
    state.right = [each[:] for each in view.right]
    state.strength = packed_hordes(view.hordes)
    state.placing, state.food, state.glyphs = view.placing, view.food[:], view.glyphs[:]
    state.barrels, state.shields = view.barrels[:], view.shields[:]
    state.magic_shields, state.confusions = view.magic_shields[:], view.confusions[:]
    state.confusions_used, state.chests = view.confusions_used[:], view.chests[:]
    state.drawn, state.holders, state.known = view.drawn[:], view.holders[:], view.known[:]
    state.victim, state.picked, state.display = view.victim, view.picked[:], view.display[:]
    state.row, state.gone = view.row[:], view.gone[:]
