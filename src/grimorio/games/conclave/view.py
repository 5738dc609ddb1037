"""What a seat at Cónclave may know: exactly CO-2."""

from typing import ClassVar

from grimorio.core.native import mypyc_attr
from grimorio.core.record import VIEW_SHAPE, View


@mypyc_attr(allow_interpreted_subclasses=True)
class ConclaveView(View):
    """Own hand; the magics (backs) of all hands and of both decks in order; all that lies open."""

    SHAPE: ClassVar[dict[str, str]] = {
        **VIEW_SHAPE,
        "corner": "int",
        "first": "int",
        "turn": "int",
        "grid": "[int]",
        "hand": "[int]",
        "backs": "[[int]]",
        "piles": "[int]",
        "decks": "[[int]]",
        "removed": "[int]",
        "ender": "int",
        "last_turns": "int",
    }

    def __init__(self) -> None:
        super().__init__()
        self.corner = 0
        self.first = 0
        self.turn = 0
        self.grid: list[int] = []
        self.hand: list[int] = []
        """The seat's own cards, ascending; empty for a spectator."""
        self.backs: list[list[int]] = []
        """The magics of everybody's hand, ascending: hands have no order."""
        self.piles: list[int] = []
        self.decks: list[list[int]] = []
        """The magics of both decks, the top card last."""
        self.removed: list[int] = []
        """How many cards of each magic are in the box: it follows from the backs."""
        self.ender = -1
        self.last_turns = 0
