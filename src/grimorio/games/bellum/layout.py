"""The fields of a state. Written by `make docs` from fields.py: change that."""

from typing import ClassVar

from grimorio.core.fields import state_shape
from grimorio.core.flat import NO_ROWS, NOTHING, numbers, plain, plain_rows, rows
from grimorio.core.native import i64, vec
from grimorio.core.record import State
from grimorio.core.text import Json

from .fields import FIELDS
from .memory import column, side_of, with_column, with_side


class BellumFields(State):
    """What a state holds; the class of the state adds what it does."""

    SHAPE: ClassVar[dict[str, str]] = state_shape(FIELDS)

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.day: i64 = 0
        """0 before the first day."""
        self.captain: i64 = 0
        self.die: i64 = 0
        """The active row, 1-6; 0 before the first roll."""
        self.turn: i64 = 0
        """The seat that owes the choice."""
        self.pending: vec[i64] = NOTHING
        """The stack of choices owed by `turn`; empty when the game is over."""
        self.asked: i64 = 0
        """How far the round of this act has come, counted from the captain."""
        self.castles: vec[i64] = NOTHING
        """By seat: its castle; -1 while it has none."""
        self.spare_castles: vec[i64] = NOTHING
        self.goblins: vec[vec[i64]] = NO_ROWS
        """The goblins that each seat still has to place, open, ascending."""
        self.goblin_box: vec[i64] = NOTHING
        self.horde: vec[i64] = NOTHING
        """The creatures under all castles, as placed (memory.py)."""
        self.strength: vec[i64] = NOTHING
        """`strength[seat * 6 + row]`: the packed sum of castle and cards (BE-12)."""
        self.placing: i64 = -1
        """The recruit that is being placed, or -1."""
        self.goods: vec[i64] = NOTHING
        """What the seats have, one kind after the other (memory.py)."""
        self.values: vec[i64] = NOTHING
        """The value of every chest by label, decided by the shuffle of the piles; never changes."""
        self.drawn: vec[i64] = NOTHING
        """How many chests of wood, metal and gold have been drawn."""
        self.holders: vec[i64] = NOTHING
        """By label, who holds it; -1 if nobody does."""
        self.known: vec[i64] = NOTHING
        """By label, a bit mask of the seats that hold or have held it: that is public."""
        self.victim: i64 = -1
        """Who is being robbed, or -1."""
        self.picked: vec[i64] = NOTHING
        """The labels that the thief has picked so far, ascending; they move when he is done."""
        self.evil_deck: vec[i64] = NOTHING
        """A deck, the top card last."""
        self.most_evil_deck: vec[i64] = NOTHING
        """A deck, the top card last."""
        self.display: vec[i64] = NOTHING
        """Two open evil creatures, then two most evil ones; -1 is an empty place."""
        self.kingdom: vec[i64] = NOTHING
        """The deck of places, the top card last."""
        self.row: vec[i64] = NOTHING
        """As many open places as seats; -1 where one is gone."""
        self.gone: vec[i64] = NOTHING
        """The places taken, in order."""
        self.place_box: vec[i64] = NOTHING
        """The places that are not in this game; never changes."""

    def to_json(self) -> dict[str, Json]:
        return {
            "seats": self.seats,
            "day": self.day,
            "captain": self.captain,
            "die": self.die,
            "turn": self.turn,
            "pending": plain(self.pending),
            "asked": self.asked,
            "castles": plain(self.castles),
            "spare_castles": plain(self.spare_castles),
            "goblins": plain_rows(self.goblins),
            "goblin_box": plain(self.goblin_box),
            "left": side_of(self.horde, 0, self.seats),
            "right": side_of(self.horde, 1, self.seats),
            "strength": plain(self.strength),
            "placing": self.placing,
            "food": column(self.goods, 0, self.seats),
            "glyphs": column(self.goods, 1, self.seats),
            "barrels": column(self.goods, 2, self.seats),
            "shields": column(self.goods, 3, self.seats),
            "magic_shields": column(self.goods, 4, self.seats),
            "confusions": column(self.goods, 5, self.seats),
            "confusions_used": column(self.goods, 6, self.seats),
            "values": plain(self.values),
            "drawn": plain(self.drawn),
            "holders": plain(self.holders),
            "known": plain(self.known),
            "victim": self.victim,
            "picked": plain(self.picked),
            "evil_deck": plain(self.evil_deck),
            "most_evil_deck": plain(self.most_evil_deck),
            "display": plain(self.display),
            "kingdom": plain(self.kingdom),
            "row": plain(self.row),
            "gone": plain(self.gone),
            "place_box": plain(self.place_box),
        }

    def fill(self, data: dict[str, Json]) -> None:
        self.seats = data["seats"]
        self.day = data["day"]
        self.captain = data["captain"]
        self.die = data["die"]
        self.turn = data["turn"]
        self.pending = numbers(data["pending"])
        self.asked = data["asked"]
        self.castles = numbers(data["castles"])
        self.spare_castles = numbers(data["spare_castles"])
        self.goblins = rows(data["goblins"])
        self.goblin_box = numbers(data["goblin_box"])
        self.horde = with_side(self.horde, 0, data["left"])
        self.horde = with_side(self.horde, 1, data["right"])
        self.strength = numbers(data["strength"])
        self.placing = data["placing"]
        self.goods = with_column(self.goods, 0, data["food"])
        self.goods = with_column(self.goods, 1, data["glyphs"])
        self.goods = with_column(self.goods, 2, data["barrels"])
        self.goods = with_column(self.goods, 3, data["shields"])
        self.goods = with_column(self.goods, 4, data["magic_shields"])
        self.goods = with_column(self.goods, 5, data["confusions"])
        self.goods = with_column(self.goods, 6, data["confusions_used"])
        self.values = numbers(data["values"])
        self.drawn = numbers(data["drawn"])
        self.holders = numbers(data["holders"])
        self.known = numbers(data["known"])
        self.victim = data["victim"]
        self.picked = numbers(data["picked"])
        self.evil_deck = numbers(data["evil_deck"])
        self.most_evil_deck = numbers(data["most_evil_deck"])
        self.display = numbers(data["display"])
        self.kingdom = numbers(data["kingdom"])
        self.row = numbers(data["row"])
        self.gone = numbers(data["gone"])
        self.place_box = numbers(data["place_box"])

    def copy_to(self, copy: "BellumFields") -> None:
        """Everything, so that nothing that changes is shared."""
        copy.seats, copy.day, copy.captain, copy.die = self.seats, self.day, self.captain, self.die
        copy.turn, copy.pending, copy.asked = self.turn, self.pending, self.asked
        copy.castles, copy.spare_castles = self.castles, self.spare_castles
        copy.goblins, copy.goblin_box, copy.horde = self.goblins, self.goblin_box, self.horde[:]
        copy.strength, copy.placing, copy.goods = self.strength[:], self.placing, self.goods[:]
        copy.values, copy.drawn, copy.holders = self.values, self.drawn[:], self.holders[:]
        copy.known, copy.victim, copy.picked = self.known[:], self.victim, self.picked
        copy.evil_deck, copy.most_evil_deck = self.evil_deck, self.most_evil_deck
        copy.display, copy.kingdom, copy.row = self.display[:], self.kingdom, self.row[:]
        copy.gone, copy.place_box = self.gone, self.place_box
