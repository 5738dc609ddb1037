"""The fields of a state. Written by `make docs` from fields.py: change that."""

from typing import ClassVar

from grimorio.core.fields import state_shape
from grimorio.core.flat import NO_ROWS, NOTHING, copied, numbers, plain, plain_rows, rows
from grimorio.core.native import i64, vec
from grimorio.core.record import State
from grimorio.core.text import Json

from .deduction import Knowledge
from .fields import FIELDS


class MagiaFields(State):
    """What a state holds; the class of the state adds what it does."""

    SHAPE: ClassVar[dict[str, str]] = state_shape(FIELDS)

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.swaps = False
        self.first: i64 = 0
        self.turn: i64 = 0
        self.pending: vec[i64] = NOTHING
        """The stack of owed choices; empty when the game is over."""
        self.crystals: vec[i64] = NOTHING
        """By cell: the crystal's colour, or -1."""
        self.places: vec[i64] = NOTHING
        """The cells of the six apprentices and the examiner."""
        self.needs: vec[i64] = NOTHING
        """`needs[apprentice * 3 + crystal]`: what the spell asks for; never changes."""
        self.held: vec[i64] = NOTHING
        """`held[apprentice * 3 + crystal]`: what lies on the spell."""
        self.passed: i64 = 0
        """Bit mask of the apprentices who passed their exam."""
        self.reserves: vec[i64] = NOTHING
        """`reserves[seat * 3 + crystal]`."""
        self.finished: i64 = 0
        """Bit mask of the masters who finished their order."""
        self.spells: vec[i64] = NOTHING
        """Six spells by apprentice, then the box, ascending; never changes."""
        self.orders: vec[i64] = NOTHING
        """One order a seat, with two players the one turned up, then the box, ascending; never
        changes."""
        self.missions: vec[i64] = NOTHING
        """One mission a seat, then the box, ascending; never changes."""
        self.hands: vec[vec[i64]] = NO_ROWS
        self.deck: vec[i64] = NOTHING
        """The top card last; cards only leave it."""
        self.discard: vec[i64] = NOTHING
        """The top card last."""
        self.figure: i64 = -1
        """The figure declared this turn."""
        self.start: i64 = -1
        """Where it stood."""
        self.modes: i64 = 0
        """Which ways to move still fit all cards played (MA-9)."""
        self.played: i64 = 0
        """How many cards were played for this move."""
        self.crossed = False
        """The last thing was a portal."""
        self.symbols: i64 = 0
        """Bit mask of the symbols played, while an additional action is still open (MA-15)."""
        self.second = False
        self.moved: i64 = -1
        """In the second turn: the apprentice who moved in the first."""
        self.target: i64 = -1
        """Where the examiner goes: a cell, or 100 + an apprentice."""
        self.others: i64 = 0
        """Bit mask: who can still be met (AT_MEET), or is still to be examined (AT_EXAM,
        AT_ANSWER)."""
        self.loose: i64 = -1
        """The crystal that is to be placed."""
        self.arrived: i64 = 0
        """Bit mask: whose complete spells everybody is asked about (MA-17)."""
        self.answers: vec[i64] = NOTHING
        """By seat: -1 owed, 0 no, 1 yes. Sealed until all have answered."""
        self.enders: i64 = 0
        self.ending: i64 = 0
        self.drawn = False
        """A card left the deck in this turn."""
        self.idle: i64 = 0
        """How many turns in a row no card left the deck (MA-18)."""
        self.log: vec[i64] = NOTHING
        """What was seen of hands (MA-20), see `deduction`."""
        self.known: vec[vec[i64]] = NO_ROWS
        """By seat, then the public: what was known when `log` began."""
        self.carried: vec[vec[i64]] = NO_ROWS
        """As `known`."""
        self.lacking: vec[vec[i64]] = NO_ROWS
        """As `known`."""
        self.sizes: vec[i64] = NOTHING
        """The sizes of the hands when `log` began."""
        self.memory: list[Knowledge | None] = []
        """By seat, then the public: what the log says so far; never changed in place."""

    def to_json(self) -> dict[str, Json]:
        return {
            "seats": self.seats,
            "swaps": self.swaps,
            "first": self.first,
            "turn": self.turn,
            "pending": plain(self.pending),
            "crystals": plain(self.crystals),
            "places": plain(self.places),
            "needs": plain(self.needs),
            "held": plain(self.held),
            "passed": self.passed,
            "reserves": plain(self.reserves),
            "finished": self.finished,
            "spells": plain(self.spells),
            "orders": plain(self.orders),
            "missions": plain(self.missions),
            "hands": plain_rows(self.hands),
            "deck": plain(self.deck),
            "discard": plain(self.discard),
            "figure": self.figure,
            "start": self.start,
            "modes": self.modes,
            "played": self.played,
            "crossed": self.crossed,
            "symbols": self.symbols,
            "second": self.second,
            "moved": self.moved,
            "target": self.target,
            "others": self.others,
            "loose": self.loose,
            "arrived": self.arrived,
            "answers": plain(self.answers),
            "enders": self.enders,
            "ending": self.ending,
            "drawn": self.drawn,
            "idle": self.idle,
            "log": plain(self.log),
            "known": plain_rows(self.known),
            "carried": plain_rows(self.carried),
            "lacking": plain_rows(self.lacking),
            "sizes": plain(self.sizes),
        }

    def fill(self, data: dict[str, Json]) -> None:
        self.seats = data["seats"]
        self.swaps = data["swaps"]
        self.first = data["first"]
        self.turn = data["turn"]
        self.pending = numbers(data["pending"])
        self.crystals = numbers(data["crystals"])
        self.places = numbers(data["places"])
        self.needs = numbers(data["needs"])
        self.held = numbers(data["held"])
        self.passed = data["passed"]
        self.reserves = numbers(data["reserves"])
        self.finished = data["finished"]
        self.spells = numbers(data["spells"])
        self.orders = numbers(data["orders"])
        self.missions = numbers(data["missions"])
        self.hands = rows(data["hands"])
        self.deck = numbers(data["deck"])
        self.discard = numbers(data["discard"])
        self.figure = data["figure"]
        self.start = data["start"]
        self.modes = data["modes"]
        self.played = data["played"]
        self.crossed = data["crossed"]
        self.symbols = data["symbols"]
        self.second = data["second"]
        self.moved = data["moved"]
        self.target = data["target"]
        self.others = data["others"]
        self.loose = data["loose"]
        self.arrived = data["arrived"]
        self.answers = numbers(data["answers"])
        self.enders = data["enders"]
        self.ending = data["ending"]
        self.drawn = data["drawn"]
        self.idle = data["idle"]
        self.log = numbers(data["log"])
        self.known = rows(data["known"])
        self.carried = rows(data["carried"])
        self.lacking = rows(data["lacking"])
        self.sizes = numbers(data["sizes"])

    def copy_to(self, copy: "MagiaFields") -> None:
        """Everything, so that nothing that changes is shared."""
        copy.seats, copy.swaps, copy.first = self.seats, self.swaps, self.first
        copy.turn, copy.pending, copy.crystals = self.turn, self.pending[:], self.crystals[:]
        copy.places, copy.needs, copy.held = self.places[:], self.needs, self.held[:]
        copy.passed, copy.reserves, copy.finished = self.passed, self.reserves[:], self.finished
        copy.spells, copy.orders, copy.missions = self.spells, self.orders, self.missions
        copy.hands = copied(self.hands)
        copy.deck, copy.discard, copy.figure = self.deck, self.discard[:], self.figure
        copy.start, copy.modes, copy.played = self.start, self.modes, self.played
        copy.crossed, copy.symbols, copy.second = self.crossed, self.symbols, self.second
        copy.moved, copy.target, copy.others = self.moved, self.target, self.others
        copy.loose, copy.arrived, copy.answers = self.loose, self.arrived, self.answers[:]
        copy.enders, copy.ending, copy.drawn = self.enders, self.ending, self.drawn
        copy.idle, copy.log, copy.known = self.idle, self.log[:], self.known
        copy.carried, copy.lacking, copy.sizes = self.carried, self.lacking, self.sizes
        copy.memory = self.memory[:]
