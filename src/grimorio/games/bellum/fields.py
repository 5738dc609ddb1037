"""The fields of a game of Bellum Magica: what they hold, who may know it (BE-9, BE-12), and how
learners get it."""

from typing import Final

from grimorio.core.fields import Encoded, Field, Open, Shown, Sight, Together, Told

from .cards import (
    CASTLES,
    CREATURES,
    FIRST_EVIL,
    ICONS,
    PLACES,
    ROWS,
    TOKENS,
    packed_hordes,
    unpacked_hordes,
)
from .choices import CHOICES
from .memory import column, side_of, with_column, with_side

DISPLAY: Final = 4
GOODS: Final = Together(
    "goods", "What the seats have, one kind after the other (memory.py).", column, with_column
)
HORDE: Final = Together(
    "horde", "The creatures under all castles, as placed (memory.py).", side_of, with_side
)

# A deck is shared by clones: to take its top card makes a shorter one, and leaves it as it is.
# fmt: off
FIELDS: Final[list[Field | Sight]] = [
    Open("seats", "int"),
    Open("day", "int", "0 before the first day.", Encoded(1, "the day, 0 before the first", 255)),
    Open("captain", "int", "", Encoded(1, "who is captain", each_seat=True)),
    Open("die", "int", "The active row, 1-6; 0 before the first roll.",
         Encoded(ROWS, "the active row")),
    Open("turn", "int", "The seat that owes the choice.",
         Encoded(1, "whose choice it is", each_seat=True)),
    Field("pending", "[int]", "The stack of choices owed by `turn`; empty when the game is over.",
          Told("choice", "str", "",
               [Encoded(len(CHOICES), "what is owed: " + ", ".join(CHOICES))]),
          shared=True),
    Open("asked", "int", "How far the round of this act has come, counted from the captain.",
         Encoded(1, "how many seats have been asked in this act", 255)),
    Open("castles", "[int]", "By seat: its castle; -1 while it has none.",
         Encoded(CASTLES, "each seat's castle", each_seat=True), shared=True),
    Open("spare_castles", "[int]", shared=True),
    Open("goblins", "[[int]]", "The goblins that each seat still has to place, open, ascending.",
         Encoded(FIRST_EVIL, "goblins that each seat still has to place", each_seat=True),
         shared=True),
    Field("goblin_box", "[int]", shared=True),
    Open("left", "[[int]]", "The creatures under the left side of each castle, as placed.",
         within=HORDE),
    Open("right", "[[int]]", "The creatures under the right side, alike.", within=HORDE),
    Field("strength", "[int]", "`strength[seat * 6 + row]`: the packed sum of castle and cards "
          "(BE-12).",
          Shown("hordes", "[[[int]]]", unpacked_hordes, packed_hordes, seats=True,
                text="`hordes[seat][row]`: food, glyphs, maps, swords, magic swords, thieves; rows "
                "from 0.",
                encoded=[Encoded(ROWS * len(ICONS), "each seat's strength, row by row: "
                                 + ", ".join(ICONS), 255, each_seat=True)])),
    Open("placing", "int", "The recruit that is being placed, or -1.",
         Encoded(CREATURES, "the recruit that is being placed"), start=-1),
    Open("food", "[int]", "",
         Encoded(8, "for each seat: food, glyphs, barrels, shields, magic shields, confusions, "
                 "confusions used, chests", 255, "stock", each_seat=True,
                 also=("glyphs", "barrels", "shields", "magic_shields", "confusions",
                       "confusions_used", "chests")),
         within=GOODS),
    Open("glyphs", "[int]", within=GOODS),
    Open("barrels", "[int]", within=GOODS),
    Open("shields", "[int]", within=GOODS),
    Open("magic_shields", "[int]", within=GOODS),
    Open("confusions", "[int]", within=GOODS),
    Open("confusions_used", "[int]", within=GOODS),
    Open("chests", "[int]", "How many chests each seat has: it follows from `holders`.",
         derived=True, within=GOODS),
    Field("values", "[int]", "The value of every chest by label, decided by the shuffle of the "
          "piles; never changes.",
          Told("values", "[int]", "By label, the values that this seat knows; 0 where it does not.",
               [Encoded(2 * TOKENS, "for each chest by label its value, if this seat knows it, and "
                        "who holds it: 1 is this seat, 0 nobody", 255, "known_chests",
                        also=("holders",))]),
          shared=True),
    Open("drawn", "[int]", "How many chests of wood, metal and gold have been drawn.",
         Encoded(3, "how many chests of wood, metal and gold have been drawn", 255)),
    Open("holders", "[int]", "By label, who holds it; -1 if nobody does."),
    Open("known", "[int]", "By label, a bit mask of the seats that hold or have held it: that is "
         "public."),
    Open("victim", "int", "Who is being robbed, or -1.",
         Encoded(1, "who is being robbed", each_seat=True), start=-1),
    Open("picked", "[int]", "The labels that the thief has picked so far, ascending; they move "
         "when he is done.",
         Encoded(TOKENS, "the chests that the thief has picked"), shared=True),
    Field("evil_deck", "[int]", "A deck, the top card last.",
          Shown("evil_left", "int", len,
                text="How many cards the deck of evil creatures still has.",
                encoded=[Encoded(2, "how many cards the two creature decks have", 255, "decks",
                                 also=("most_evil_left",))]),
          shared=True),
    Field("most_evil_deck", "[int]", "A deck, the top card last.",
          Shown("most_evil_left", "int", len, text="How many that of the most evil ones has."),
          shared=True),
    Open("display", "[int]", "Two open evil creatures, then two most evil ones; -1 is an empty "
         "place.",
         Encoded(DISPLAY * CREATURES, "two evil and two most evil creatures")),
    Field("kingdom", "[int]", "The deck of places, the top card last.",
          Told("kingdom", "[int]", "How many farms, villages and towns are left in the deck: farms "
               "lie on top.",
               [Encoded(3, "how many farms, villages and towns are left in the deck", 255)]),
          shared=True),
    Open("row", "[int]", "As many open places as seats; -1 where one is gone.",
         Encoded(PLACES, "the open places", each_seat=True)),
    Open("gone", "[int]", "The places taken, in order.", Encoded(PLACES, "the places taken"),
         shared=True),
    Field("place_box", "[int]", "The places that are not in this game; never changes.",
          shared=True),
]
