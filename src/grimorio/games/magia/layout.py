"""The fields of a state. Written by `make docs` from fields.py: change that."""

from typing import ClassVar

from grimorio.core.record import State

from .deduction import Knowledge


class MagiaFields(State):
    """What a state holds; the class of the state adds what it does."""

    SHAPE: ClassVar[dict[str, str]] = {
        "seats": "int",
        "swaps": "bool",
        "first": "int",
        "turn": "int",
        "pending": "[int]",
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
        "hands": "[[int]]",
        "deck": "[int]",
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
        "answers": "[int]",
        "enders": "int",
        "ending": "int",
        "drawn": "bool",
        "idle": "int",
        "log": "[int]",
        "known": "[[int]]",
        "carried": "[[int]]",
        "lacking": "[[int]]",
        "sizes": "[int]",
    }

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
        copy.seats = self.seats
        copy.swaps = self.swaps
        copy.first = self.first
        copy.turn = self.turn
        copy.pending = self.pending[:]
        copy.crystals = self.crystals[:]
        copy.places = self.places[:]
        copy.needs = self.needs
        copy.held = self.held[:]
        copy.passed = self.passed
        copy.reserves = self.reserves[:]
        copy.finished = self.finished
        copy.spells = self.spells
        copy.orders = self.orders
        copy.missions = self.missions
        copy.hands = [each[:] for each in self.hands]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.figure = self.figure
        copy.start = self.start
        copy.modes = self.modes
        copy.played = self.played
        copy.crossed = self.crossed
        copy.symbols = self.symbols
        copy.second = self.second
        copy.moved = self.moved
        copy.target = self.target
        copy.others = self.others
        copy.loose = self.loose
        copy.arrived = self.arrived
        copy.answers = self.answers[:]
        copy.enders = self.enders
        copy.ending = self.ending
        copy.drawn = self.drawn
        copy.idle = self.idle
        copy.log = self.log[:]
        copy.known = self.known
        copy.carried = self.carried
        copy.lacking = self.lacking
        copy.sizes = self.sizes
        copy.memory = self.memory[:]
