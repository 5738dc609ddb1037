"""What a seat at Bellum Magica may see: everything on the table, and the chests it has held."""

from typing import ClassVar

from grimorio.core.record import VIEW_SHAPE, View


class BellumView(View):
    """The open table; hidden are deck orders, the box, and chests that one never held (BE-9)."""

    SHAPE: ClassVar[dict[str, str]] = {
        **VIEW_SHAPE,
        "day": "int",
        "captain": "int",
        "die": "int",
        "turn": "int",
        "asked": "int",
        "castles": "[int]",
        "spare_castles": "[int]",
        "goblins": "[[int]]",
        "left": "[[int]]",
        "right": "[[int]]",
        "hordes": "[[[int]]]",
        "placing": "int",
        "food": "[int]",
        "glyphs": "[int]",
        "barrels": "[int]",
        "shields": "[int]",
        "magic_shields": "[int]",
        "confusions": "[int]",
        "confusions_used": "[int]",
        "chests": "[int]",
        "values": "[int]",
        "drawn": "[int]",
        "holders": "[int]",
        "known": "[int]",
        "victim": "int",
        "picked": "[int]",
        "evil_left": "int",
        "most_evil_left": "int",
        "display": "[int]",
        "kingdom": "[int]",
        "row": "[int]",
        "gone": "[int]",
    }

    def __init__(self) -> None:
        super().__init__()
        self.day = 0
        self.captain = 0
        self.die = 0
        """The active row, 1-6; 0 before the first roll."""
        self.turn = 0
        self.asked = 0
        self.castles: list[int] = []
        self.spare_castles: list[int] = []
        self.goblins: list[list[int]] = []
        self.left: list[list[int]] = []
        self.right: list[list[int]] = []
        self.hordes: list[list[list[int]]] = []
        """`hordes[seat][row]`: food, glyphs, maps, swords, magic swords, thieves; rows from 0."""
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
        """How many chests each seat has."""
        self.values: list[int] = []
        """By label, the values that this seat knows; 0 where it does not."""
        self.drawn: list[int] = []
        """How many chests of wood, metal and gold have been drawn."""
        self.holders: list[int] = []
        """By label, who holds it; -1 if it has not been drawn."""
        self.known: list[int] = []
        """By label, a bit mask of the seats that hold or have held it: that is public."""
        self.victim = -1
        self.picked: list[int] = []
        self.evil_left = 0
        self.most_evil_left = 0
        """How many cards the two creature decks still have."""
        self.display: list[int] = []
        """Two open evil creatures, then two most evil ones; -1 is an empty place."""
        self.kingdom: list[int] = []
        """How many farms, villages and towns are left in the deck: farms lie on top."""
        self.row: list[int] = []
        self.gone: list[int] = []
