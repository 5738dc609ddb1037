"""What a seat may know. Written by `make docs` from fields.py: change that."""

from typing import ClassVar

from grimorio.core.native import mypyc_attr
from grimorio.core.record import VIEW_SHAPE, View

from .cards import on_apprentices
from .layout import MagiaFields


@mypyc_attr(allow_interpreted_subclasses=True)
class MagiaView(View):
    """What a seat may know: the fields that show themselves, and no others."""

    SHAPE: ClassVar[dict[str, str]] = {
        **VIEW_SHAPE,
        "swaps": "bool",
        "first": "int",
        "turn": "int",
        "crystals": "[int]",
        "places": "[int]",
        "needs": "[int]",
        "held": "[int]",
        "passed": "int",
        "reserves": "[int]",
        "finished": "int",
        "spells": "[int]",
        "orders": "[int]",
        "missions": "[int]",
        "extra": "int",
        "hand": "[int]",
        "hand_sizes": "[int]",
        "deck_size": "int",
        "discard": "[int]",
        "figure": "int",
        "start": "int",
        "modes": "int",
        "played": "int",
        "crossed": "bool",
        "symbols": "int",
        "second": "bool",
        "moved": "int",
        "target": "int",
        "others": "int",
        "loose": "int",
        "arrived": "int",
        "answer": "int",
        "enders": "int",
        "ending": "int",
        "drawn": "bool",
        "idle": "int",
        "known": "[int]",
        "carried": "[int]",
        "lacking": "[int]",
        "public_known": "[int]",
        "public_carried": "[int]",
        "public_lacking": "[int]",
    }

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
    view.seat = seat
    view.seats = state.seats
    view.swaps = state.swaps
    view.first = state.first
    view.turn = state.turn
    view.crystals = state.crystals[:]
    view.places = state.places[:]
    view.needs = state.needs[:]
    view.held = state.held[:]
    view.passed = state.passed
    view.reserves = state.reserves[:]
    view.finished = state.finished
    view.spells = on_apprentices(state.spells)
    view.hand = [] if seat is None else state.hands[seat][:]
    view.hand_sizes = [len(each) for each in state.hands]
    view.deck_size = len(state.deck)
    view.discard = state.discard[:]
    view.figure = state.figure
    view.start = state.start
    view.modes = state.modes
    view.played = state.played
    view.crossed = state.crossed
    view.symbols = state.symbols
    view.second = state.second
    view.moved = state.moved
    view.target = state.target
    view.others = state.others
    view.loose = state.loose
    view.arrived = state.arrived
    view.enders = state.enders
    view.ending = state.ending
    view.drawn = state.drawn
    view.idle = state.idle


def lay(view: MagiaView, state: MagiaFields) -> None:
    """What a view tells all of, as it is in a state."""
    state.seats = view.seats
    state.swaps = view.swaps
    state.first = view.first
    state.turn = view.turn
    state.crystals = view.crystals[:]
    state.places = view.places[:]
    state.needs = view.needs[:]
    state.held = view.held[:]
    state.passed = view.passed
    state.reserves = view.reserves[:]
    state.finished = view.finished
    state.discard = view.discard[:]
    state.figure = view.figure
    state.start = view.start
    state.modes = view.modes
    state.played = view.played
    state.crossed = view.crossed
    state.symbols = view.symbols
    state.second = view.second
    state.moved = view.moved
    state.target = view.target
    state.others = view.others
    state.loose = view.loose
    state.arrived = view.arrived
    state.enders = view.enders
    state.ending = view.ending
    state.drawn = view.drawn
    state.idle = view.idle
