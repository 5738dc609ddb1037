"""What a seat may know. Written by `make docs` from fields.py: change that."""

from typing import ClassVar

from grimorio.core.native import mypyc_attr
from grimorio.core.record import VIEW_SHAPE, View

from .cards import packed_hordes, unpacked_hordes
from .layout import BellumFields


@mypyc_attr(allow_interpreted_subclasses=True)
class BellumView(View):
    """What a seat may know: the fields that show themselves, and no others."""

    SHAPE: ClassVar[dict[str, str]] = {
        **VIEW_SHAPE,
        "day": "int",
        "captain": "int",
        "die": "int",
        "turn": "int",
        "asked": "int",
        "castles": "[int]",
        "spare_castles": "[int]",
        "goblins": "[[int]]",
        "left": "[[int]]",
        "right": "[[int]]",
        "hordes": "[[[int]]]",
        "placing": "int",
        "food": "[int]",
        "glyphs": "[int]",
        "barrels": "[int]",
        "shields": "[int]",
        "magic_shields": "[int]",
        "confusions": "[int]",
        "confusions_used": "[int]",
        "chests": "[int]",
        "values": "[int]",
        "drawn": "[int]",
        "holders": "[int]",
        "known": "[int]",
        "victim": "int",
        "picked": "[int]",
        "evil_left": "int",
        "most_evil_left": "int",
        "display": "[int]",
        "kingdom": "[int]",
        "row": "[int]",
        "gone": "[int]",
    }

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
    view.seat = seat
    view.seats = state.seats
    view.day = state.day
    view.captain = state.captain
    view.die = state.die
    view.turn = state.turn
    view.asked = state.asked
    view.castles = state.castles[:]
    view.spare_castles = state.spare_castles[:]
    view.goblins = [each[:] for each in state.goblins]
    view.left = [each[:] for each in state.left]
    view.right = [each[:] for each in state.right]
    view.hordes = unpacked_hordes(state.strength, state.seats)
    view.placing = state.placing
    view.food = state.food[:]
    view.glyphs = state.glyphs[:]
    view.barrels = state.barrels[:]
    view.shields = state.shields[:]
    view.magic_shields = state.magic_shields[:]
    view.confusions = state.confusions[:]
    view.confusions_used = state.confusions_used[:]
    view.chests = state.chests[:]
    view.drawn = state.drawn[:]
    view.holders = state.holders[:]
    view.known = state.known[:]
    view.victim = state.victim
    view.picked = state.picked[:]
    view.evil_left = len(state.evil_deck)
    view.most_evil_left = len(state.most_evil_deck)
    view.display = state.display[:]
    view.row = state.row[:]
    view.gone = state.gone[:]


def lay(view: BellumView, state: BellumFields) -> None:
    """What a view tells all of, as it is in a state."""
    state.seats = view.seats
    state.day = view.day
    state.captain = view.captain
    state.die = view.die
    state.turn = view.turn
    state.asked = view.asked
    state.castles = view.castles[:]
    state.spare_castles = view.spare_castles[:]
    state.goblins = [each[:] for each in view.goblins]
    state.left = [each[:] for each in view.left]
    state.right = [each[:] for each in view.right]
    state.strength = packed_hordes(view.hordes)
    state.placing = view.placing
    state.food = view.food[:]
    state.glyphs = view.glyphs[:]
    state.barrels = view.barrels[:]
    state.shields = view.shields[:]
    state.magic_shields = view.magic_shields[:]
    state.confusions = view.confusions[:]
    state.confusions_used = view.confusions_used[:]
    state.chests = view.chests[:]
    state.drawn = view.drawn[:]
    state.holders = view.holders[:]
    state.known = view.known[:]
    state.victim = view.victim
    state.picked = view.picked[:]
    state.display = view.display[:]
    state.row = view.row[:]
    state.gone = view.gone[:]
