"""The fields of a game of Cónclave: what they hold, who may know it (CO-2), how learners get it."""

from typing import Final

from grimorio.core.fields import Encoded, Field, Open, Own, Shown, Sight, Told

from .cards import BROTHERHOODS, CARDS, MAGIC_COUNT, MOST_INFLUENCE, backs, count_backs

HAND: Final = 4
LAID_OUT: Final = 12
FEATURES: Final = MAGIC_COUNT + len(BROTHERHOODS) + MOST_INFLUENCE
"""A card is told to learners as its magic, its brotherhood and its influence, one of each."""


def deck_slots(seats: int) -> int:
    """How many cards a deck can hold, when none is removed."""
    return (CARDS - LAID_OUT - HAND * seats + 1) // 2


# fmt: off
FIELDS: Final[list[Field | Sight]] = [
    Open("seats", "int"),
    Open("corner", "int", "The starting corner: 0 north-west, then clockwise (CO-4).",
         Encoded(4, "where refilling starts, clockwise from the north-west")),
    Open("first", "int"),
    Open("turn", "int", "", Encoded(1, "whose choice it is", each_seat=True)),
    Field("pending", "[int]", "The stack of choices owed by `turn`; empty when the game is over.",
          Told("choice", "str", "", [Encoded(3, "what is owed: give or send, send, draw")])),
    Open("grid", "[int]", "By cell: the card there; -1 is empty.",
         Encoded(16 * FEATURES, "the cells row by row: 6 magics, 3 brotherhoods, influence 1-5")),
    Field("hands", "[[int]]", "By seat: its cards, ascending.",
          Own("hand", "[int]", "The seat's own cards, ascending; empty for a spectator.",
              [Encoded(HAND * FEATURES, "one's own cards in order, described alike")]),
          Shown("backs", "[[int]]", backs, each=True,
                text="The magics of everybody's hand, ascending: hands have no order.",
                encoded=[Encoded(HAND * MAGIC_COUNT, "the magics of each seat's hand",
                                 each_seat=True)])),
    Open("piles", "[int]", "`piles[seat * 6 + magic]`: the followers as a 12-bit mask within the "
         "magic.",
         Encoded(CARDS, "which cards follow each seat, magic by magic", each_seat=True),
         Encoded(MAGIC_COUNT, "the total of each pile", 255, "influence", each_seat=True)),
    Field("decks", "[[int]]", "Two draw decks, the top card last.",
          Shown("decks", "[[int]]", backs, each=True,
                text="The magics of both decks, the top card last.",
                encoded=[Encoded(lambda seats: 2 * deck_slots(seats) * MAGIC_COUNT,
                                 "the magics of the left and of the right deck, top card first")]),
          ),
    Field("removed", "[int]", "The cards in the box.",
          Shown("removed", "[int]", count_backs,
                text="How many cards of each magic are in the box: it follows from the backs."),
          shared=True),
    Open("ender", "int", "The seat that emptied the decks, once the end has begun (CO-10).",
         Encoded(1, "who emptied the decks, if they are empty", each_seat=True), start=-1),
    Open("last_turns", "int", "How many last turns are still to be finished.",
         Encoded(1, "last turns still to be finished", 255)),
    Field("occupied", "int", "Bit mask of the cells with a mage.", derived=True),
    Field("zones", "[int]", "For each seat the bit mask of the magics in its zone.", derived=True),
]
