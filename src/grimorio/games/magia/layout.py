"""The fields of a state. Written by `make docs` from fields.py: change that."""

from typing import ClassVar

from grimorio.core.fields import state_shape
from grimorio.core.record import State

from .deduction import Knowledge
from .fields import FIELDS


class MagiaFields(State):
    """What a state holds; the class of the state adds what it does."""

    SHAPE: ClassVar[dict[str, str]] = state_shape(FIELDS)

    def __init__(self) -> None:
        self.seats = 0
        self.swaps = False
        self.first = 0
        self.turn = 0
        self.pending: list[int] = []
        """The stack of owed choices; empty when the game is over."""
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
        """Six spells by apprentice, then the box, ascending; never changes."""
        self.orders: list[int] = []
        """One order a seat, with two players the one turned up, then the box, ascending; never
        changes."""
        self.missions: list[int] = []
        """One mission a seat, then the box, ascending; never changes."""
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        """The top card last."""
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
        self.answers: list[int] = []
        """By seat: -1 owed, 0 no, 1 yes. Sealed until all have answered."""
        self.enders = 0
        self.ending = 0
        self.drawn = False
        """A card left the deck in this turn."""
        self.idle = 0
        """How many turns in a row no card left the deck (MA-18)."""
        self.log: list[int] = []
        """What was seen of hands (MA-20), see `deduction`."""
        self.known: list[list[int]] = []
        """By seat, then the public: what was known when `log` began."""
        self.carried: list[list[int]] = []
        """As `known`."""
        self.lacking: list[list[int]] = []
        """As `known`."""
        self.sizes: list[int] = []
        """The sizes of the hands when `log` began."""
        self.memory: list[Knowledge | None] = []
        """By seat, then the public: what the log says so far; never changed in place."""

    def copy_to(self, copy: "MagiaFields") -> None:
        """Everything, so that nothing that changes is shared."""
        copy.seats, copy.swaps, copy.first = self.seats, self.swaps, self.first
        copy.turn, copy.pending, copy.crystals = self.turn, self.pending[:], self.crystals[:]
        copy.places, copy.needs, copy.held = self.places[:], self.needs, self.held[:]
        copy.passed, copy.reserves, copy.finished = self.passed, self.reserves[:], self.finished
        copy.spells, copy.orders, copy.missions = self.spells, self.orders, self.missions
        copy.hands = [each[:] for each in self.hands]
        copy.deck, copy.discard, copy.figure = self.deck[:], self.discard[:], self.figure
        copy.start, copy.modes, copy.played = self.start, self.modes, self.played
        copy.crossed, copy.symbols, copy.second = self.crossed, self.symbols, self.second
        copy.moved, copy.target, copy.others = self.moved, self.target, self.others
        copy.loose, copy.arrived, copy.answers = self.loose, self.arrived, self.answers[:]
        copy.enders, copy.ending, copy.drawn = self.enders, self.ending, self.drawn
        copy.idle, copy.log, copy.known = self.idle, self.log[:], self.known
        copy.carried, copy.lacking, copy.sizes = self.carried, self.lacking, self.sizes
        copy.memory = self.memory[:]
