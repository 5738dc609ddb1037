"""The fields of a game of Crónicas: what they hold, who may know it (CR-1, CR-3), how learners get
it. Sets of cards, suits and seats are bit masks."""

from typing import Final

from grimorio.core.fields import Encoded, Field, Open, Own, Shown, Sight, Told

from .cards import (
    CARDS,
    CHOICES,
    CHRONICLES,
    SUITS,
    bits_of,
    count_of,
    flags_of,
    mask_of,
    mask_of_flags,
)

# fmt: off
FIELDS: Final[list[Field | Sight]] = [
    Open("seats", "int"),
    Open("goal", "int", "How much fame ends the game.",
         Encoded(1, "the fame that ends the game", 255)),
    Open("two", "bool", "Two chronicles a round are turned up.",
         Encoded(2, "two chronicles a round; go on after a tie", 1, "options", also=["prolong"])),
    Open("prolong", "bool", "After a tie the game goes on."),
    Open("round", "int", "", Encoded(1, "the number of the round, 255 at most", 255)),
    Open("encounter", "int", "The number of the encounter within the round, from 1.",
         Encoded(1, "the number of the encounter within the round", 255)),
    Field("deck", "[int]", "The chronicles still face down, the top one last.",
          Shown("deck", "int", len, text="How many chronicles are face down; which they are "
                "follows from the others."), shared=True),
    Open("used", "[int]", "The chronicles turned up in earlier rounds and not shuffled in again, "
         "ascending.",
         Encoded(len(CHRONICLES), "the chronicles that are not in the deck", 1, "out",
                 also=["turned"]), shared=True),
    Open("history", "[int]", "What Conversation can revive, the last one turned up last; no "
         "chronicle twice (CR-9).",
         Encoded(len(CHRONICLES), "the last chronicle that Conversation can revive", 1,
                 "revivable"), shared=True),
    Open("turned", "[int]", "The chronicles turned up this round, in order.", shared=True),
    Open("force", "[int]", "The chronicles in force: those turned up this round, and those "
         "revived.", Encoded(len(CHRONICLES), "the chronicles in force"), shared=True),
    Field("hands", "[int]", "For each seat its cards.",
          Own("hand", "[int]", "The seat's own cards, ascending; empty for a spectator.",
              [Encoded(CARDS, "one's own cards")], bits_of),
          Shown("counts", "[int]", count_of, each=True, text="How many cards each seat holds.",
                encoded=[Encoded(1, "how many cards each seat holds", 255, each_seat=True)])),
    Field("allies", "[int]", "For each seat its allies.",
          Shown("allies", "[[int]]", bits_of, mask_of, each=True,
                encoded=[Encoded(CARDS, "the allies of each seat", each_seat=True)])),
    Told("tallies", "[[int]]", "For each seat how its allies count now: power, wisdom, love, all, "
         "evil."),
    Open("discards", "[int]", "The discard pile, the top card last; all saw each card go there.",
         Encoded(CARDS, "the discard pile"), shared=True),
    Field("pending", "[int]", "The stack of choices owed by `turn`; empty when the game is over.",
          Told("choice", "str", "",
               [Encoded(len(CHOICES), "what is owed: " + ", ".join(CHOICES))]), shared=True),
    Open("leader", "int", "", Encoded(1, "who leads the encounter", each_seat=True)),
    Open("turn", "int", "", Encoded(1, "whose choice it is", each_seat=True)),
    Open("played", "int", "How many seats have finished their turn in this encounter, from the "
         "leader on."),
    Open("led", "int", "The suit to follow, once a card that is not a wild has set it (CR-2); or "
         "-1.", Encoded(len(SUITS), "the suit to follow, once it is set"), start=-1),
    Field("cards", "[int]", "For each seat its card in the encounter, or -1; play goes round from "
          "the leader.",
          Told("cards", "[int]", "For each seat its card in the encounter; -1: none, -2: face down "
               "and not the viewer's.",
               [Encoded(CARDS, "each seat's card in the encounter, where it is seen",
                        each_seat=True)])),
    Field("down", "int", "The seats whose card lies face down.",
          Shown("down", "[bool]", flags_of, mask_of_flags, seats=True,
                encoded=[Encoded(1, "whose card lies face down", each_seat=True)])),
    Told("winning", "int", "Who would win if the encounter ended now; -1 before the first card.",
         start=-1),
    Open("last_cards", "[int]", "The last finished encounter of the game: its cards by seat (-1: "
         "none), all turned up.", shared=True),
    Field("last_down", "int", "The seats whose card lay face down in it.",
          Shown("last_down", "[bool]", flags_of, mask_of_flags, seats=True)),
    Open("last_leader", "int", start=-1),
    Open("last_winner", "int", start=-1),
    Field("known", "[int]", "For each seat the cards that all know to be in its hand, or to be its "
          "face-down card.",
          Shown("known", "[[int]]", bits_of, mask_of, each=True,
                encoded=[Encoded(CARDS, "hidden cards that everybody knows a seat to have",
                                 each_seat=True)]), shared=True),
    Field("void", "[int]", "For each seat the suits that none of its other hidden cards has.",
          Shown("void", "[[int]]", bits_of, mask_of, each=True,
                encoded=[Encoded(len(SUITS), "suits that a seat's other hidden cards do not have",
                                 each_seat=True)]), shared=True),
    Field("holds", "[int]", "For each seat: one of its other hidden cards is of these suits; none: "
          "unknown. It could not have played face down otherwise (CR-3).",
          Shown("holds", "[[int]]", bits_of, mask_of, each=True,
                encoded=[Encoded(len(SUITS), "one of a seat's other hidden cards is of these "
                                 "suits", each_seat=True)])),
    Open("fame", "[int]", "", Encoded(1, "the fame of each seat", 255, each_seat=True),
         shared=True),
    Open("gains", "[[int]]", "For each finished round the fame that each seat gained in it.",
         shared=True),
    Field("last_allies", "[int]", "For each seat its allies as the last finished round was scored; "
          "empty in the first.",
          Shown("last_allies", "[[int]]", bits_of, mask_of, each=True), shared=True),
    Open("last_force", "[int]", "The chronicles that were in force then.", shared=True),
    Open("tyrant", "int", "Who had all evil allies in the last finished round (CR-8), or -1.",
         Encoded(1, "who had all evil allies in the last round", each_seat=True), start=-1),
    Open("streak", "[int]", "For each seat, in how many rounds in a row it has gained fame.",
         Encoded(1, "in how many rounds in a row each seat gained fame", 255, each_seat=True),
         shared=True),
    Open("owners", "[int]", "For each card the bit mask of the seats whose ally it has been this "
         "round."),
    Open("sole", "int", "Who has led all encounters of this round so far, or -1.",
         Encoded(1, "who has led all encounters of the round", each_seat=True), start=-1),
    Field("kings", "int", "The seats that have won an encounter of this round with the King.",
          Shown("kings", "[int]", bits_of, mask_of,
                encoded=[Encoded(1, "who have won an encounter with the King this round", 1,
                                 "king", each_seat=True)])),
    Field("demons", "int", "The same of the Demon.",
          Shown("demons", "[int]", bits_of, mask_of,
                encoded=[Encoded(1, "who have won an encounter with the Demon this round", 1,
                                 "demon", each_seat=True)])),
    Open("feats", "[[int]]", "Achievements: [number in the catalogue's feats, seat or -1 for the "
         "whole table, round].", shared=True),
]
