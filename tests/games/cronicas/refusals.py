"""Crónicas: for every refusal a position in which nothing else forbids the choice."""

from grimorio.core.flat import plain
from grimorio.games.cronicas.cards import PLAY, RECALL, RETURN, TAKE, mask_of
from grimorio.games.cronicas.state import NONE, CronicasState
from tests.refusals import Case, changed

from .pictures import GAME, card, cards, do, position

START = position(["P4 W4 L1", "P8 W8 L2", "P7 W7 L3"], ["P2", "W2", "L9 P10"])
LATER = changed(START, encounter=2)
SECOND_LEADS = {"leader": 1, "turn": 1}


def sets(*words: str) -> list[int]:
    return [mask_of(cards(each)) for each in words]


# Ana has led a wild, and Bruno has a card of power and one of love.
NONE_LED = position(["Fo W4 L1", "P8 L2", "P7 W7 L3"])
do(NONE_LED, "play Fo")
POWER, WISDOM, LOVE = (changed(NONE_LED, led=suit) for suit in range(3))

# Bruno plays a 4 of love: face down where power is led, face up where love is.
LOVE_4 = position(["P1 L1 W1", "L4 W9", "P6 W6"], ["P2 P5", "W2", "L9"])
HIDDEN, SHOWN = LOVE_4.clone(), LOVE_4.clone()
do(HIDDEN, "play P1", "hide L4")
do(SHOWN, "play L1", "play L4")

# Ana owes the choice that a 4, or a 6, asks for.
TAKING = changed(START, pending=[PLAY, TAKE])
RECALLING = changed(START, pending=[PLAY, RECALL])

# Carla has played a 7, and may return Ana's card or Bruno's.
SEVEN = position(["P9 L1", "Fo L2", "P7 L3"])
do(SEVEN, "play P9", "play Fo", "play P7")
TEN = changed(SEVEN, cards=[card("P10"), card("Fo"), card("P7")])

# Bruno's 7 has returned Ana's card; or it was led, Carla has followed, and Ana has not played yet.
RETURNED = position(["P9 L1", "P7 L2", "P8 L3"])
do(RETURNED, "play P9", "play P7")
NOT_PLAYED = changed(RETURNED, leader=1, turn=0, cards=[NONE, card("P7"), card("P8")],
                     hands=sets("P9 L1", "L2", "L3"))  # fmt: skip


def without(state: CronicasState, seat: int) -> CronicasState:
    """The encounter without the card of a seat, which is discarded."""
    left = [NONE if each == seat else played for each, played in enumerate(state.cards)]
    found: CronicasState = changed(state, cards=left,
                                   discards=[*state.discards, state.cards[seat]])  # fmt: skip
    return found


FORBIDS_NOTHING = {
    "CR-7": "a round ends by itself; there is no choice",
    "CR-8": "fame is given by what is there; there is no choice",
    "CR-9": "chronicles are turned up and revived by themselves; there is no choice",
    "CR-11": "achievements are noted, and change nothing",
}

CASES = [
    Case("CR-1", "first-lead", "play power-8", START, changed(START, **SECOND_LEADS),
         "leader turn", "when Bruno has the main card", seat=1),
    Case("CR-2", "turn", "play power-7", POWER, changed(POWER, turn=2), "turn",
         "when it is Carla's turn", seat=2),
    Case("CR-2", "card", "play power-5", START,
         position(["P5 W4 L1", "P8 W8 L2", "P7 W7 L3"], ["P2", "W2", "L9 P10"]),
         "hands discards", "with the card in hand"),
    Case("CR-2", "hide-lead", "hide power-8", NONE_LED, WISDOM, "led",
         "when wisdom is led, and Bruno has none", seat=1),
    Case("CR-2", "hide-suit", "hide power-8", POWER, WISDOM, "led",
         "when wisdom is led, and Bruno has none", seat=1),
    Case("CR-2", "follow", "hide love-2", POWER, WISDOM, "led",
         "when wisdom is led, and Bruno has none", seat=1),
    Case("CR-2", "face-up", "play love-2", WISDOM, LOVE, "led", "when love is led", seat=1),
    Case("CR-3", "face-down", "take power-2", HIDDEN, SHOWN,
         "hands pending turn played led cards down void holds",
         "when love was led, so that the 4 lies face up", seat=1),
    Case("CR-4", "card-yet", "play wisdom-4", TAKING, START, "pending",
         "when no ability asks for a choice"),
    Case("CR-4", "ability-now", "take wisdom-2", START, TAKING, "pending",
         "when a 4 has just been played"),
    Case("CR-4", "own-ally", "take power-2", TAKING,
         changed(TAKING, allies=sets("", "W2 P2", "L9 P10")), "allies",
         "when it is Bruno's ally"),
    Case("CR-4", "ally", "take wisdom-5", TAKING,
         changed(TAKING, allies=sets("P2", "W2 W5", "L9 P10"),
                 discards=[each for each in TAKING.discards if each != card("W5")]),
         "allies discards", "when it is Bruno's ally"),
    Case("CR-4", "other-ally", "recall wisdom-2", RECALLING,
         changed(RECALLING, allies=sets("P2 W2", "", "L9 P10")), "allies",
         "when it is Ana's own ally"),
    Case("CR-4", "steadfast", "take power-10", TAKING, TAKING, "",
         "with an edition whose 10s have no ability",
         edition=GAME.info.edition.text.replace('ability = "steadfast"', 'ability = "none"')),
    Case("CR-5", "lead", "play power-8", LATER, changed(LATER, **SECOND_LEADS), "leader turn",
         "when Bruno has won the last encounter", seat=1),
    Case("CR-6", "play-again", "play power-9", RETURNED, NOT_PLAYED, "leader turn cards hands",
         "when Ana has not played to this encounter yet"),
    Case("CR-6", "return-now", "return p1", changed(SEVEN, pending=[PLAY]), SEVEN, "pending",
         "when a 7 has just been played", seat=2),
    Case("CR-6", "return-itself", "return p3", SEVEN, changed(SEVEN, turn=1), "turn",
         "for Bruno, if the 7 were his", seat=2, allowed_seat=1),
    Case("CR-6", "return-nothing", "return p2", without(SEVEN, 1), SEVEN, "cards discards",
         "when Bruno has a card there", seat=2),
    Case("CR-6", "steadfast", "return p1", TEN, changed(TEN, down=1), "down",
         "when the 10 lies face down", seat=2),
    Case("CR-10", "over", "play power-4", changed(START, pending=[]), START, "pending",
         "before the game is over"),
]  # fmt: skip
assert plain(SEVEN.pending) == [PLAY, RETURN]
