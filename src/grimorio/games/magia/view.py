"""What a seat at Magia may know: everything but hands, missions, orders and the deck (MA-20)."""

from typing import ClassVar

from grimorio.core.record import VIEW_SHAPE, View


class MagiaView(View):
    """The names are those of `MagiaState`; what is missing there is hidden here."""

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
        self.places: list[int] = []
        self.needs: list[int] = []
        self.held: list[int] = []
        self.passed = 0
        self.reserves: list[int] = []
        self.finished = 0
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
        self.discard: list[int] = []
        self.figure = -1
        self.start = -1
        self.modes = 0
        self.played = 0
        self.crossed = False
        self.symbols = 0
        self.second = False
        self.moved = -1
        self.target = -1
        self.others = 0
        self.loose = -1
        self.arrived = 0
        self.answer = -1
        """This seat's own sealed answer: -1 if it owes one, or nobody does."""
        self.enders = 0
        self.ending = 0
        self.drawn = False
        self.idle = 0
        self.known: list[int] = []
        """Triples: a card of this kind is in the hand of one of these seats (a bit mask); it was
        last surely in the hand of this seat (or -1)."""
        self.carried: list[int] = []
        """By seat: how many known cards can have left it unseen; then by seat: how many can have
        come there unseen."""
        self.lacking: list[int] = []
        """Triples: this seat has, of these colours (a bit mask), at most so many cards."""
        self.public_known: list[int] = []
        self.public_carried: list[int] = []
        self.public_lacking: list[int] = []
        """The same as everybody knows it."""
