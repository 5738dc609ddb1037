"""The fields of a state. Written by `make docs` from fields.py: change that."""

from typing import ClassVar

from grimorio.core.record import State


class BellumFields(State):
    """What a state holds; the class of the state adds what it does."""

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
        """By seat: its castle; -1 while it has none."""
        self.spare_castles: list[int] = []
        self.goblins: list[list[int]] = []
        """The goblins that each seat still has to place, open, ascending."""
        self.goblin_box: list[int] = []
        self.left: list[list[int]] = []
        """The creatures under the left side of each castle, as placed."""
        self.right: list[list[int]] = []
        """The creatures under the right side, alike."""
        self.strength: list[int] = []
        """`strength[seat * 6 + row]`: the packed sum of castle and cards (BE-12)."""
        self.placing = -1
        """The recruit that is being placed, or -1."""
        self.food: list[int] = []
        self.glyphs: list[int] = []
        self.barrels: list[int] = []
        self.shields: list[int] = []
        self.magic_shields: list[int] = []
        self.confusions: list[int] = []
        self.confusions_used: list[int] = []
        self.chests: list[int] = []
        """How many chests each seat has: it follows from `holders`."""
        self.values: list[int] = []
        """The value of every chest by label, decided by the shuffle of the piles; never changes."""
        self.drawn: list[int] = []
        """How many chests of wood, metal and gold have been drawn."""
        self.holders: list[int] = []
        """By label, who holds it; -1 if nobody does."""
        self.known: list[int] = []
        """By label, a bit mask of the seats that hold or have held it: that is public."""
        self.victim = -1
        """Who is being robbed, or -1."""
        self.picked: list[int] = []
        """The labels that the thief has picked so far, ascending; they move when he is done."""
        self.evil_deck: list[int] = []
        """A deck, the top card last."""
        self.most_evil_deck: list[int] = []
        """A deck, the top card last."""
        self.display: list[int] = []
        """Two open evil creatures, then two most evil ones; -1 is an empty place."""
        self.kingdom: list[int] = []
        """The deck of places, the top card last."""
        self.row: list[int] = []
        """As many open places as seats; -1 where one is gone."""
        self.gone: list[int] = []
        """The places taken, in order."""
        self.place_box: list[int] = []
        """The places that are not in this game; never changes."""

    def copy_to(self, copy: "BellumFields") -> None:
        """Everything, so that nothing that changes is shared."""
        copy.seats = self.seats
        copy.day = self.day
        copy.captain = self.captain
        copy.die = self.die
        copy.turn = self.turn
        copy.pending = self.pending[:]
        copy.asked = self.asked
        copy.castles = self.castles[:]
        copy.spare_castles = self.spare_castles[:]
        copy.goblins = [each[:] for each in self.goblins]
        copy.goblin_box = self.goblin_box[:]
        copy.left = [each[:] for each in self.left]
        copy.right = [each[:] for each in self.right]
        copy.strength = self.strength[:]
        copy.placing = self.placing
        copy.food = self.food[:]
        copy.glyphs = self.glyphs[:]
        copy.barrels = self.barrels[:]
        copy.shields = self.shields[:]
        copy.magic_shields = self.magic_shields[:]
        copy.confusions = self.confusions[:]
        copy.confusions_used = self.confusions_used[:]
        copy.chests = self.chests[:]
        copy.values = self.values
        copy.drawn = self.drawn[:]
        copy.holders = self.holders[:]
        copy.known = self.known[:]
        copy.victim = self.victim
        copy.picked = self.picked[:]
        copy.evil_deck = self.evil_deck[:]
        copy.most_evil_deck = self.most_evil_deck[:]
        copy.display = self.display[:]
        copy.kingdom = self.kingdom[:]
        copy.row = self.row[:]
        copy.gone = self.gone[:]
        copy.place_box = self.place_box
