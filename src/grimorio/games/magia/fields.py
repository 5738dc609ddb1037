"""The fields of a game of Magia Cum Laude: what they hold, who may know it (MA-20), and how
learners get it."""

from typing import Final

from grimorio.core.fields import Encoded, Field, Open, Own, Shown, Sight, Told

from .actions import FIGURES
from .board import CELLS, COLOURS
from .cards import CRYSTALS, KIND_COUNT, MISSION_COUNT, ORDER_COUNT, SYMBOLS, on_apprentices
from .choices import CHOICES
from .deduction import Knowledge

APPRENTICES: Final = len(COLOURS)
TARGETS: Final = CELLS + APPRENTICES

# fmt: off
FIELDS: Final[list[Field | Sight]] = [
    Open("seats", "int"),
    Open("swaps", "bool"),
    Open("first", "int", "", Encoded(1, "who began", each_seat=True)),
    Open("turn", "int", "", Encoded(1, "whose turn it is", each_seat=True)),
    Field("pending", "[int]", "The stack of owed choices; empty when the game is over.",
          Told("choice", "str", "",
               [Encoded(len(CHOICES), "what is owed: " + ", ".join(CHOICES))])),
    Open("crystals", "[int]", "By cell: the crystal's colour, or -1.",
         Encoded(CELLS * len(CRYSTALS), "the crystal on each cell")),
    Open("places", "[int]", "The cells of the six apprentices and the examiner.",
         Encoded(len(FIGURES) * CELLS, "where the six apprentices and the examiner stand")),
    Open("needs", "[int]", "`needs[apprentice * 3 + crystal]`: what the spell asks for; never "
         "changes.",
         Encoded(APPRENTICES * len(CRYSTALS), "what each apprentice's spell asks for", 255),
         shared=True),
    Open("held", "[int]", "`held[apprentice * 3 + crystal]`: what lies on the spell.",
         Encoded(APPRENTICES * len(CRYSTALS), "what lies on each apprentice's spell", 255)),
    Open("passed", "int", "Bit mask of the apprentices who passed their exam.",
         Encoded(APPRENTICES, "which apprentices passed their exam")),
    Open("reserves", "[int]", "`reserves[seat * 3 + crystal]`.",
         Encoded(len(CRYSTALS), "the crystals of each seat", 255, each_seat=True)),
    Open("finished", "int", "Bit mask of the masters who finished their order.",
         Encoded(1, "who finished their order", each_seat=True)),
    Field("spells", "[int]", "Six spells by apprentice, then the box, ascending; never changes.",
          Shown("spells", "[int]", on_apprentices,
                text="The spells of the six apprentices, by number."),
          shared=True),
    Field("orders", "[int]", "One order a seat, with two players the one turned up, then the box, "
          "ascending; never changes.",
          Told("orders", "[int]", "By seat; -1 if this seat does not know it.",
               [Encoded(ORDER_COUNT, "the orders that this seat knows", each_seat=True)]),
          shared=True),
    Field("missions", "[int]", "One mission a seat, then the box, ascending; never changes.",
          Told("missions", "[int]", "By seat; -1 if this seat does not know it.",
               [Encoded(MISSION_COUNT, "the missions that this seat knows", each_seat=True)]),
          shared=True),
    Told("extra", "int", "With two players: the order that was turned up for its number.",
         [Encoded(ORDER_COUNT, "with two seats: the order turned up")], start=-1),
    Field("hands", "[[int]]", "",
          Own("hand", "[int]", "The seat's own cards, ascending; empty for a spectator.",
              [Encoded(KIND_COUNT, "how many of each kind of card this seat has", 255)]),
          Shown("hand_sizes", "[int]", len, each=True,
                encoded=[Encoded(1, "how many cards each seat has", 255, "hands",
                                 each_seat=True)])),
    Field("deck", "[int]", "The top card last; cards only leave it.",
          Shown("deck_size", "int", len, text="How many cards the deck has.",
                encoded=[Encoded(1, "how many cards the deck has", 255, "deck")]),
          shared=True),
    Open("discard", "[int]", "The top card last.",
         Encoded(KIND_COUNT, "how many of each kind were discarded", 255),
         Encoded(KIND_COUNT, "the top card of the discard pile", name="top")),
    Open("figure", "int", "The figure declared this turn.",
         Encoded(len(FIGURES), "the figure declared this turn"), start=-1),
    Open("start", "int", "Where it stood.", Encoded(CELLS, "where it stood"), start=-1),
    Open("modes", "int", "Which ways to move still fit all cards played (MA-9).",
         Encoded(2, "ways to move that fit all cards played: colour, direction")),
    Open("played", "int", "How many cards were played for this move.",
         Encoded(1, "how many cards were played for this move", 255)),
    Open("crossed", "bool", "The last thing was a portal.",
         Encoded(4, "a portal was just crossed; second turn; a card left the deck; swaps are "
                 "allowed", name="flags", also=("second", "drawn", "swaps"))),
    Open("symbols", "int", "Bit mask of the symbols played, while an additional action is still "
         "open (MA-15).",
         Encoded(len(SYMBOLS), "symbols that allow an additional action")),
    Open("second", "bool"),
    Open("moved", "int", "In the second turn: the apprentice who moved in the first.",
         Encoded(APPRENTICES, "in a second turn: who moved in the first"), start=-1),
    Open("target", "int", "Where the examiner goes: a cell, or 100 + an apprentice.",
         Encoded(TARGETS, "where the examiner goes: a cell, or an apprentice"), start=-1),
    Open("others", "int", "Bit mask: who can still be met (AT_MEET), or is still to be examined "
         "(AT_EXAM, AT_ANSWER).",
         Encoded(APPRENTICES, "who can still be met, or is still to be examined")),
    Open("loose", "int", "The crystal that is to be placed.",
         Encoded(len(CRYSTALS), "the crystal that is to be placed"), start=-1),
    Open("arrived", "int", "Bit mask: whose complete spells everybody is asked about (MA-17).",
         Encoded(APPRENTICES, "whose complete spells everybody is asked about")),
    Field("answers", "[int]", "By seat: -1 owed, 0 no, 1 yes. Sealed until all have answered.",
          Told("answer", "int", "This seat's own sealed answer: -1 if it owes one, or nobody does.",
               [Encoded(2, "this seat's own sealed answer: no, yes")], start=-1)),
    Open("enders", "int", "", Encoded(1, "who ended the game", each_seat=True)),
    Open("ending", "int"),
    Open("drawn", "bool", "A card left the deck in this turn."),
    Open("idle", "int", "How many turns in a row no card left the deck (MA-18).",
         Encoded(1, "turns in a row in which no card left the deck", 255)),
    Field("log", "[int]", "What was seen of hands (MA-20), see `deduction`."),
    Field("known", "[[int]]", "By seat, then the public: what was known when `log` began.",
          Told("known", "[int]", "Triples: a card of this kind is in the hand of one of these "
               "seats (a bit mask); it was last surely in the hand of this seat (or -1)."),
          shared=True),
    Field("carried", "[[int]]", "As `known`.",
          Told("carried", "[int]", "By seat: how many known cards can have left it unseen; then by "
               "seat: how many can have come there unseen."),
          shared=True),
    Field("lacking", "[[int]]", "As `known`.",
          Told("lacking", "[int]", "Triples: this seat has, of these colours (a bit mask), at most "
               "so many cards."),
          shared=True),
    Field("sizes", "[int]", "The sizes of the hands when `log` began.", shared=True),
    Told("public_known", "[int]", "As everybody knows it."),
    Told("public_carried", "[int]", "As everybody knows it."),
    Told("public_lacking", "[int]", "As everybody knows it."),
    Field("memory", "[Knowledge?]", "By seat, then the public: what the log says so far; never "
          "changed in place.", derived=True, of=Knowledge),
]
