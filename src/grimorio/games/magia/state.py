"""A game of Magia Cum Laude in progress."""

from typing import ClassVar, Final

from grimorio.core.record import State

from .deduction import Knowledge

EXAMINER: Final = 6
NONE: Final = -1

# The choices that a turn can owe (the top of `pending`).
AT_DECLARE: Final = 0  # whom to move
AT_VICTIM: Final = 1  # from whom to draw
AT_MOVE: Final = 2  # a card and a step, a portal, or stop
AT_EXAMINE: Final = 3  # where the examiner goes
AT_PAY: Final = 4  # the three cards for it
AT_MEET: Final = 5  # a crystal of an apprentice who is met
AT_EXAM: Final = 6  # what an apprentice who fails loses or gets
AT_PLACE: Final = 7  # where the crystal that it loses goes
AT_ACTION: Final = 8  # the additional action
AT_DISCARD: Final = 9  # down to seven cards
AT_END: Final = 10  # the last moment of the turn, to finish the order or not
AT_ANSWER: Final = 11  # everybody: does the game end now?
CHOICES: Final = (
    "declare", "victim", "move", "examine", "pay", "meet",
    "exam", "place", "action", "discard", "end", "answer",
)  # fmt: skip

# How a move may still be understood (MA-9).
BY_COLOUR: Final = 1
BY_DIRECTION: Final = 2

# How the game ended.
DECLARED: Final = 1
DECK_EMPTY: Final = 2
STALLED: Final = 3


class MagiaState(State):
    """Figures 0-5 are the apprentices by colour, 6 is the examiner; cells as in `Board`."""

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
        """`needs[apprentice * 3 + crystal]`: what the spell asks for."""
        self.held: list[int] = []
        """`held[apprentice * 3 + crystal]`: what lies on the spell."""
        self.passed = 0
        """Bit mask of the apprentices who passed their exam."""
        self.reserves: list[int] = []
        """`reserves[seat * 3 + crystal]`."""
        self.finished = 0
        """Bit mask of the masters who finished their order."""
        self.spells: list[int] = []
        """Six spells by apprentice, then the box, ascending."""
        self.orders: list[int] = []
        """One order a seat, with two players the one turned up, then the box, ascending."""
        self.missions: list[int] = []
        """One mission a seat, then the box, ascending."""
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        """Both with the top card last."""
        self.figure = NONE
        """The figure declared this turn."""
        self.start = NONE
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
        self.moved = NONE
        """In the second turn: the apprentice who moved in the first."""
        self.target = NONE
        """Where the examiner goes: a cell, or 100 + an apprentice."""
        self.others = 0
        """Bit mask: who can still be met (MEET), or is still to be examined (EXAM, ANSWER)."""
        self.loose = NONE
        """The crystal that is to be placed."""
        self.arrived = 0
        """Bit mask: whose complete spells everybody is being asked about (MA-17)."""
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
        self.carried: list[list[int]] = []
        self.lacking: list[list[int]] = []
        """By seat, then the public: what was known when `log` began."""
        self.sizes: list[int] = []
        """The sizes of the hands when `log` began."""
        self.memory: list[Knowledge | None] = []
        """By seat, then the public: what the log says so far; derived, never changed in place."""

    def clone(self) -> "MagiaState":
        copy = MagiaState.__new__(MagiaState)
        copy.seats = self.seats
        copy.swaps = self.swaps
        copy.first = self.first
        copy.turn = self.turn
        copy.pending = self.pending[:]
        copy.crystals = self.crystals[:]
        copy.places = self.places[:]
        copy.needs = self.needs  # never change after the setup, like those of the box and the log
        copy.held = self.held[:]
        copy.passed = self.passed
        copy.reserves = self.reserves[:]
        copy.finished = self.finished
        copy.spells = self.spells
        copy.orders = self.orders
        copy.missions = self.missions
        copy.hands = [hand[:] for hand in self.hands]
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
        return copy

    def pieces(self) -> list[int]:
        """Movement cards by kind, crystals from 100, spells 200, orders 300, missions 400."""
        found = self.deck + self.discard
        for hand in self.hands:
            found += hand
        found += [100 + crystal for crystal in self.crystals if crystal >= 0]
        for amounts in (self.held, self.reserves):
            for i, amount in enumerate(amounts):
                found += [100 + i % 3] * amount
        if self.loose >= 0:
            found.append(100 + self.loose)
        found += [200 + spell for spell in self.spells]
        found += [300 + order for order in self.orders]
        return found + [400 + mission for mission in self.missions]
