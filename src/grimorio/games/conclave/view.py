"""What a seat may know. Written by `make docs` from fields.py: change that."""

from typing import ClassVar

from grimorio.core.fields import view_shape
from grimorio.core.flat import numbers, plain
from grimorio.core.native import mypyc_attr
from grimorio.core.record import View, no_seat

from .cards import backs, count_backs
from .fields import FIELDS
from .layout import ConclaveFields


@mypyc_attr(allow_interpreted_subclasses=True)
class ConclaveView(View):
    """What a seat may know: the fields that show themselves, and no others."""

    SHAPE: ClassVar[dict[str, str]] = view_shape(FIELDS)

    def __init__(self) -> None:
        super().__init__()
        self.corner = 0
        """The starting corner: 0 north-west, then clockwise (CO-4)."""
        self.first = 0
        self.turn = 0
        self.grid: list[int] = []
        """By cell: the card there; -1 is empty."""
        self.hand: list[int] = []
        """The seat's own cards, ascending; empty for a spectator."""
        self.backs: list[list[int]] = []
        """The magics of everybody's hand, ascending: hands have no order."""
        self.piles: list[int] = []
        """`piles[seat * 6 + magic]`: the followers as a 12-bit mask within the magic."""
        self.decks: list[list[int]] = []
        """The magics of both decks, the top card last."""
        self.removed: list[int] = []
        """How many cards of each magic are in the box: it follows from the backs."""
        self.ender = -1
        """The seat that emptied the decks, once the end has begun (CO-10)."""
        self.last_turns = 0
        """How many last turns are still to be finished."""


def show(state: ConclaveFields, seat: int | None, view: ConclaveView) -> None:
    """What all see alike, and what a seat sees of its own."""
    if seat is not None and not 0 <= seat < state.seats:
        raise no_seat(seat, state.seats)
    view.seat, view.seats, view.corner, view.first = seat, state.seats, state.corner, state.first
    view.turn = state.turn
    view.grid = plain(state.grid)
    view.hand = [] if seat is None else plain(state.hands[seat])
    view.backs = [backs(each) for each in state.hands]
    view.piles = plain(state.piles)
    view.decks = [backs(each) for each in state.decks]
    view.removed = count_backs(state.removed)
    view.ender, view.last_turns = state.ender, state.last_turns


def lay(view: ConclaveView, state: ConclaveFields) -> None:
    """What a view tells all of, as it is in a state."""
    state.seats, state.corner, state.first = view.seats, view.corner, view.first
    state.turn = view.turn
    state.grid = numbers(view.grid)
    state.piles = numbers(view.piles)
    state.ender, state.last_turns = view.ender, view.last_turns
