"""What a seat may know. Written by `make docs` from fields.py: change that."""

from typing import ClassVar

from grimorio.core.fields import view_shape
from grimorio.core.flat import numbers, plain, plain_rows, rows
from grimorio.core.native import mypyc_attr
from grimorio.core.record import View, no_seat

from .cards import packed_hordes, unpacked_hordes
from .fields import FIELDS
from .layout import BellumFields
from .memory import column, side_of, with_column, with_side


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
    if seat is not None and not 0 <= seat < state.seats:
        raise no_seat(seat, state.seats)
    view.seat, view.seats, view.day, view.captain = seat, state.seats, state.day, state.captain
    view.die, view.turn, view.asked = state.die, state.turn, state.asked
    view.castles = plain(state.castles)
    view.spare_castles = plain(state.spare_castles)
    view.goblins = plain_rows(state.goblins)
    view.left = side_of(state.horde, 0, state.seats)
    view.right = side_of(state.horde, 1, state.seats)
    view.hordes = unpacked_hordes(state.strength, state.seats)
    view.placing = state.placing
    view.food = column(state.goods, 0, state.seats)
    view.glyphs = column(state.goods, 1, state.seats)
    view.barrels = column(state.goods, 2, state.seats)
    view.shields = column(state.goods, 3, state.seats)
    view.magic_shields = column(state.goods, 4, state.seats)
    view.confusions = column(state.goods, 5, state.seats)
    view.confusions_used = column(state.goods, 6, state.seats)
    view.chests = column(state.goods, 7, state.seats)
    view.drawn = plain(state.drawn)
    view.holders = plain(state.holders)
    view.known = plain(state.known)
    view.victim = state.victim
    view.picked = plain(state.picked)
    view.evil_left = len(state.evil_deck)
    view.most_evil_left = len(state.most_evil_deck)
    view.display = plain(state.display)
    view.row = plain(state.row)
    view.gone = plain(state.gone)


def lay(view: BellumView, state: BellumFields) -> None:
    """What a view tells all of, as it is in a state."""
    state.seats, state.day, state.captain, state.die = view.seats, view.day, view.captain, view.die
    state.turn, state.asked = view.turn, view.asked
    state.castles = numbers(view.castles)
    state.spare_castles = numbers(view.spare_castles)
    state.goblins = rows(view.goblins)
    state.horde = with_side(state.horde, 0, view.left)
    state.horde = with_side(state.horde, 1, view.right)
    state.strength = numbers(packed_hordes(view.hordes))
    state.placing = view.placing
    state.goods = with_column(state.goods, 0, view.food)
    state.goods = with_column(state.goods, 1, view.glyphs)
    state.goods = with_column(state.goods, 2, view.barrels)
    state.goods = with_column(state.goods, 3, view.shields)
    state.goods = with_column(state.goods, 4, view.magic_shields)
    state.goods = with_column(state.goods, 5, view.confusions)
    state.goods = with_column(state.goods, 6, view.confusions_used)
    state.drawn = numbers(view.drawn)
    state.holders = numbers(view.holders)
    state.known = numbers(view.known)
    state.victim = view.victim
    state.picked = numbers(view.picked)
    state.display = numbers(view.display)
    state.row = numbers(view.row)
    state.gone = numbers(view.gone)
