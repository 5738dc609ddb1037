"""A game of Bellum Magica in progress."""

from typing import ClassVar, Final

from grimorio.core.record import State

from .cards import FIRST_LABEL

NONE: Final = -1
ENOUGH_CHESTS: Final = 10
"""Whoever has so many after the attacks ends the game (BE-11)."""

# The choices that can be owed (the top of `pending`).
AT_CASTLE: Final = 0  # choose a castle
AT_GOBLIN: Final = 1  # place a goblin left or right
AT_REROLL: Final = 2  # pay for another roll, or accept the horde
AT_ATTACK: Final = 3  # raid a place, attack a castle, or rest
AT_STEAL: Final = 4  # pick a chest of the victim, or stop
AT_RECRUIT: Final = 5  # recruit a creature, or finish
AT_PLACE: Final = 6  # place the recruit left or right
CHOICES: Final = ("castle", "goblin", "reroll", "attack", "steal", "recruit", "place")

# `pieces()` numbers the components by adding these.
_PLACE_PIECES: Final = 100
_CASTLE_PIECES: Final = 200
_CHEST_PIECES: Final = 1000


class BellumState(State):
    """Creatures, places and castles are numbers (see cards.py); chests are labels 0-49.

    The label of a chest is given when it is drawn: wood 0-19, metal 20-39, gold 40-49, in the
    order of drawing, so it says nothing of the value (BE-9).
    """

    SHAPE: ClassVar[dict[str, str]] = {
        "seats": "int",
        "day": "int",
        "captain": "int",
        "die": "int",
        "turn": "int",
        "pending": "[int]",
        "asked": "int",
        "castles": "[int]",
        "spare_castles": "[int]",
        "goblins": "[[int]]",
        "goblin_box": "[int]",
        "left": "[[int]]",
        "right": "[[int]]",
        "strength": "[int]",
        "placing": "int",
        "food": "[int]",
        "glyphs": "[int]",
        "barrels": "[int]",
        "shields": "[int]",
        "magic_shields": "[int]",
        "confusions": "[int]",
        "confusions_used": "[int]",
        "values": "[int]",
        "drawn": "[int]",
        "holders": "[int]",
        "known": "[int]",
        "victim": "int",
        "picked": "[int]",
        "evil_deck": "[int]",
        "most_evil_deck": "[int]",
        "display": "[int]",
        "kingdom": "[int]",
        "row": "[int]",
        "gone": "[int]",
        "place_box": "[int]",
    }

    def __init__(self) -> None:
        self.seats = 0
        self.day = 0
        """0 before the first day."""
        self.captain = 0
        self.die = 0
        """The active row, 1-6; 0 before the first roll."""
        self.turn = 0
        """The seat that owes the choice."""
        self.pending: list[int] = []
        """The stack of choices owed by `turn`; empty when the game is over."""
        self.asked = 0
        """How far the round of this act has come, counted from the captain."""
        self.castles: list[int] = []
        self.spare_castles: list[int] = []
        self.goblins: list[list[int]] = []
        """The goblins that each seat still has to place, open, ascending."""
        self.goblin_box: list[int] = []
        self.left: list[list[int]] = []
        self.right: list[list[int]] = []
        """The creatures under both sides of each castle, in the order placed."""
        self.strength: list[int] = []
        """`strength[seat * 6 + row]`: the packed sum of castle and cards (BE-12)."""
        self.placing = NONE
        self.food: list[int] = []
        self.glyphs: list[int] = []
        self.barrels: list[int] = []
        self.shields: list[int] = []
        self.magic_shields: list[int] = []
        self.confusions: list[int] = []
        self.confusions_used: list[int] = []
        self.values: list[int] = []
        """The value of every chest by label, decided by the shuffle of the piles; never changes."""
        self.drawn: list[int] = []
        """How many chests of each kind have been drawn."""
        self.holders: list[int] = []
        self.known: list[int] = []
        """By label, a bit mask of the seats that hold or have held it."""
        self.chests: list[int] = []
        """How many chests each seat has; derived from `holders`."""
        self.victim = NONE
        self.picked: list[int] = []
        """The labels that the thief has picked so far, ascending; they move when he is done."""
        self.evil_deck: list[int] = []
        self.most_evil_deck: list[int] = []
        """Decks, the top card last."""
        self.display: list[int] = []
        """Two open evil creatures, then two most evil ones."""
        self.kingdom: list[int] = []
        """The deck of places, the top card last."""
        self.row: list[int] = []
        """As many open places as seats; NONE where one is gone."""
        self.gone: list[int] = []
        """The places taken, in order."""
        self.place_box: list[int] = []

    def clone(self) -> "BellumState":
        copy = BellumState.__new__(BellumState)
        copy.seats = self.seats
        copy.day = self.day
        copy.captain = self.captain
        copy.die = self.die
        copy.turn = self.turn
        copy.pending = self.pending[:]
        copy.asked = self.asked
        copy.castles = self.castles[:]
        copy.spare_castles = self.spare_castles[:]
        copy.goblins = [held[:] for held in self.goblins]
        copy.goblin_box = self.goblin_box[:]
        copy.left = [cards[:] for cards in self.left]
        copy.right = [cards[:] for cards in self.right]
        copy.strength = self.strength[:]
        copy.placing = self.placing
        copy.food = self.food[:]
        copy.glyphs = self.glyphs[:]
        copy.barrels = self.barrels[:]
        copy.shields = self.shields[:]
        copy.magic_shields = self.magic_shields[:]
        copy.confusions = self.confusions[:]
        copy.confusions_used = self.confusions_used[:]
        copy.values = self.values  # never changes after the setup
        copy.drawn = self.drawn[:]
        copy.holders = self.holders[:]
        copy.known = self.known[:]
        copy.chests = self.chests[:]
        copy.victim = self.victim
        copy.picked = self.picked[:]
        copy.evil_deck = self.evil_deck[:]
        copy.most_evil_deck = self.most_evil_deck[:]
        copy.display = self.display[:]
        copy.kingdom = self.kingdom[:]
        copy.row = self.row[:]
        copy.gone = self.gone[:]
        copy.place_box = self.place_box  # never changes after the setup
        return copy

    def loaded(self) -> None:
        self.chests = [0] * self.seats
        for holder in self.holders:
            if 0 <= holder < self.seats:
                self.chests[holder] += 1

    def pieces(self) -> list[int]:
        """Creatures, places, castles, and chests by kind and value."""
        creatures = self.goblin_box + self.evil_deck + self.most_evil_deck
        for group in (self.goblins, self.left, self.right):
            for cards in group:
                creatures = creatures + cards
        creatures += [card for card in [*self.display, self.placing] if card != NONE]
        places = [place for place in self.row if place != NONE]
        places += self.kingdom + self.gone + self.place_box
        castles = [castle for castle in self.castles if castle != NONE] + self.spare_castles
        pieces = creatures + [_PLACE_PIECES + place for place in places]
        pieces += [_CASTLE_PIECES + castle for castle in castles]
        for label, value in enumerate(self.values):
            kind = sum(label >= first for first in FIRST_LABEL)
            pieces.append(_CHEST_PIECES * kind + value)
        return pieces
