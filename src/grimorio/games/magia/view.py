"""What a seat may know. Written by `make docs` from fields.py: change that."""

from typing import ClassVar

from grimorio.core.fields import view_shape
from grimorio.core.flat import numbers, plain
from grimorio.core.native import mypyc_attr
from grimorio.core.record import View, no_seat

from .cards import on_apprentices
from .fields import FIELDS
from .layout import MagiaFields


@mypyc_attr(allow_interpreted_subclasses=True)
class MagiaView(View):
    """What a seat may know: the fields that show themselves, and no others."""

    SHAPE: ClassVar[dict[str, str]] = view_shape(FIELDS)

    def __init__(self) -> None:
        super().__init__()
        self.swaps = False
        self.first = 0
        self.turn = 0
        self.crystals: list[int] = []
        """By cell: the crystal's colour, or -1."""
        self.places: list[int] = []
        """The cells of the six apprentices and the examiner."""
        self.needs: list[int] = []
        """`needs[apprentice * 3 + crystal]`: what the spell asks for; never changes."""
        self.held: list[int] = []
        """`held[apprentice * 3 + crystal]`: what lies on the spell."""
        self.passed = 0
        """Bit mask of the apprentices who passed their exam."""
        self.reserves: list[int] = []
        """`reserves[seat * 3 + crystal]`."""
        self.finished = 0
        """Bit mask of the masters who finished their order."""
        self.spells: list[int] = []
        """The spells of the six apprentices, by number."""
        self.orders: list[int] = []
        """By seat; -1 if this seat does not know it."""
        self.missions: list[int] = []
        """By seat; -1 if this seat does not know it."""
        self.extra = -1
        """With two players: the order that was turned up for its number."""
        self.hand: list[int] = []
        """The seat's own cards, ascending; empty for a spectator."""
        self.hand_sizes: list[int] = []
        self.deck_size = 0
        """How many cards the deck has."""
        self.discard: list[int] = []
        """The top card last."""
        self.figure = -1
        """The figure declared this turn."""
        self.start = -1
        """Where it stood."""
        self.modes = 0
        """Which ways to move still fit all cards played (MA-9)."""
        self.played = 0
        """How many cards were played for this move."""
        self.crossed = False
        """The last thing was a portal."""
        self.symbols = 0
        """Bit mask of the symbols played, while an additional action is still open (MA-15)."""
        self.second = False
        self.moved = -1
        """In the second turn: the apprentice who moved in the first."""
        self.target = -1
        """Where the examiner goes: a cell, or 100 + an apprentice."""
        self.others = 0
        """Bit mask: who can still be met (AT_MEET), or is still to be examined (AT_EXAM,
        AT_ANSWER)."""
        self.loose = -1
        """The crystal that is to be placed."""
        self.arrived = 0
        """Bit mask: whose complete spells everybody is asked about (MA-17)."""
        self.answer = -1
        """This seat's own sealed answer: -1 if it owes one, or nobody does."""
        self.enders = 0
        self.ending = 0
        self.drawn = False
        """A card left the deck in this turn."""
        self.idle = 0
        """How many turns in a row no card left the deck (MA-18)."""
        self.known: list[int] = []
        """Triples: a card of this kind is in the hand of one of these seats (a bit mask); it was
        last surely in the hand of this seat (or -1)."""
        self.carried: list[int] = []
        """By seat: how many known cards can have left it unseen; then by seat: how many can have
        come there unseen."""
        self.lacking: list[int] = []
        """Triples: this seat has, of these colours (a bit mask), at most so many cards."""
        self.public_known: list[int] = []
        """As everybody knows it."""
        self.public_carried: list[int] = []
        """As everybody knows it."""
        self.public_lacking: list[int] = []
        """As everybody knows it."""


def show(state: MagiaFields, seat: int | None, view: MagiaView) -> None:
    """What all see alike, and what a seat sees of its own."""
    if seat is not None and not 0 <= seat < state.seats:
        raise no_seat(seat, state.seats)
    view.seat, view.seats, view.swaps, view.first = seat, state.seats, state.swaps, state.first
    view.turn = state.turn
    view.crystals = plain(state.crystals)
    view.places = plain(state.places)
    view.needs = plain(state.needs)
    view.held = plain(state.held)
    view.passed = state.passed
    view.reserves = plain(state.reserves)
    view.finished = state.finished
    view.spells = on_apprentices(state.spells)
    view.hand = [] if seat is None else plain(state.hands[seat])
    view.hand_sizes = [len(each) for each in state.hands]
    view.deck_size = len(state.deck)
    view.discard = plain(state.discard)
    view.figure, view.start, view.modes = state.figure, state.start, state.modes
    view.played, view.crossed, view.symbols = state.played, state.crossed, state.symbols
    view.second, view.moved, view.target = state.second, state.moved, state.target
    view.others, view.loose, view.arrived = state.others, state.loose, state.arrived
    view.enders, view.ending, view.drawn = state.enders, state.ending, state.drawn
    view.idle = state.idle


def lay(view: MagiaView, state: MagiaFields) -> None:
    """What a view tells all of, as it is in a state."""
    state.seats, state.swaps, state.first = view.seats, view.swaps, view.first
    state.turn = view.turn
    state.crystals = numbers(view.crystals)
    state.places = numbers(view.places)
    state.needs = numbers(view.needs)
    state.held = numbers(view.held)
    state.passed = view.passed
    state.reserves = numbers(view.reserves)
    state.finished = view.finished
    state.discard = numbers(view.discard)
    state.figure, state.start, state.modes = view.figure, view.start, view.modes
    state.played, state.crossed, state.symbols = view.played, view.crossed, view.symbols
    state.second, state.moved, state.target = view.second, view.moved, view.target
    state.others, state.loose, state.arrived = view.others, view.loose, view.arrived
    state.enders, state.ending, state.drawn = view.enders, view.ending, view.drawn
    state.idle = view.idle
