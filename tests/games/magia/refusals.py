"""What each rule of Magia Cum Laude forbids, in positions where nothing else does."""

from typing import Any

from grimorio.core.flat import numbers, plain, plain_rows
from grimorio.games.magia.board import COLOURS
from grimorio.games.magia.choices import AT_DECLARE, AT_DISCARD, AT_END, AT_MOVE
from grimorio.games.magia.state import MagiaState
from tests.refusals import Case, changed

from .tower import (
    COMPLETE,
    GAME,
    amounts,
    answer,
    cell,
    do,
    give_spell,
    kinds,
    reserve,
    secrets,
    tower,
)

FORBIDS_NOTHING = {
    "MA-3": "it colours the cells; what is drawn there is up to MA-8",
    "MA-4": "it says which cards there are; those that are out of the game are in no hand",
    "MA-5": "it says what spells, orders and missions ask for; other rules use it",
    "MA-19": "it counts points, and nobody chooses anything",
    "MA-20": "it says what is open and what is secret, and nobody chooses anything",
}

ORDER = "air air water water fire"


def at(state: MagiaState, **fields: Any) -> MagiaState:
    """The same position but for some fields."""
    found: MagiaState = changed(state, **fields)
    return found


def position(hand: str, *played: str, crystals: str = "", spells: str = "", own: str = "",
             **places: Any) -> MagiaState:  # fmt: skip
    """A second turn (so that nobody draws) of the first of three masters, played so far. Crystals,
    spells and one's own reserve are written `e3 fire`, `red air air, blue fire`, `air water`."""
    words = crystals.split()
    lying = dict(zip(words[::2], words[1::2], strict=True))
    state = tower(hands=(hand, "red", "blue"), crystals=lying, **places)
    for spell in spells.split(",") if spells else []:
        give_spell(state, *spell.split(maxsplit=1))
    reserve(state, 0, own)
    secrets(state, 0, ORDER, "red black")
    state.second = True
    do(state, *played)
    return state


def hand(state: MagiaState, words: str) -> MagiaState:
    """The same position with another hand."""
    return at(state, hands=[kinds(words), *plain_rows(state.hands)[1:]])


def standing(state: MagiaState, figure: int, name: str) -> MagiaState:
    """The same position with a figure elsewhere."""
    places = plain(state.places)
    places[figure] = cell(name)
    return at(state, places=places)


def holding(state: MagiaState, words: str) -> MagiaState:
    """The same position with these crystals in one's own reserve."""
    return at(state, reserves=[*amounts(words), *state.reserves[3:]])


# 1 and 2. Declaring and drawing


def robbing(*hands: str) -> MagiaState:
    """The black apprentice stands on black; so a card is taken from somebody."""
    state = tower(seats=4, hands=hands)
    do(state, "declare black")
    return state


ROBBING = robbing("blue black", "red", "brown", "green")
HELD = plain_rows(ROBBING.hands)
OPENING = position("red green blue", red="e3", examiner="c3")
DECLARED = position("red green blue", "declare red", red="e3", examiner="c3")
MOVED = position("red green blue", "declare red", "move red-plain e4", red="e3", examiner="c3")
EXAMINING = position("red green blue", "declare examiner", red="e3", examiner="c3")

# 3 and 4. Moving

WALL = position("red", "declare red", red="f1", examiner="c3")
PORTAL = position("red green blue", "declare red", red="desk", examiner="c3")
CROSSED = position("red green blue", "declare red", "cross lookout-blue", red="desk", examiner="c3")
MIXED = position("green green yellow", "declare green", "move green-plain d3", green="e3")
BACK = position("yellow brown", "declare red", "move yellow-plain e3", red="e2")
ROUND = position("yellow brown yellow", "declare red", "move yellow-plain e3",
                 "move brown-plain e2", red="e2")  # fmt: skip
LEFT_HIM = position("yellow brown", "declare red", "move yellow-plain e4", red="e3", examiner="e3")

# MA-11: red has all the fire that it needs.
FULL = "red fire fire"
BARRED = position("yellow", "declare red", red="e2", crystals="e3 fire", spells=FULL)
BARRED_STOP = position("yellow green", "declare red", "move yellow-plain e3", red="e2",
                       crystals="e3 fire", spells=FULL)  # fmt: skip
BARRED_WAY = position("brown", "declare red", red="desk", examiner="c3", crystals="e9 fire",
                      spells=FULL)  # fmt: skip
BARRED_WALLS = position("red green blue", examiner="e3",
                        crystals="c1 air a3 air e9 air i3 air g1 air e1 air")  # fmt: skip

# Meetings and exams


def meeting(cards: str = "yellow", spells: str = "blue air water", **places: str) -> MagiaState:
    """Red comes to e3, where blue stands."""
    return position(cards, "declare red", "move yellow-plain e3", spells=spells,
                    **{"red": "e2", "blue": "e3", "examiner": "a1", **places})  # fmt: skip


def exam(cards: str = "yellow", spells: str = "red air", own: str = "fire", crystals: str = "",
         **places: str) -> MagiaState:  # fmt: skip
    """Red comes to the examiner on e3, and fails."""
    return position(cards, "declare red", "move yellow-plain e3", spells=spells, own=own,
                    crystals=crystals, **{"red": "e2", "examiner": "e3", **places})  # fmt: skip


def full_board(but: str) -> list[int]:
    """A crystal on every field but one."""
    empty = cell(but) if but else -1
    return [1 if c in GAME.board.fields and c != empty else -1 for c in range(67)]


PASSING = meeting("yellow yellow")
STOPPED = meeting("yellow yellow")
do(STOPPED, "stop")
PASSED = meeting(spells="blue air air water water fire fire, green air", green="e3")
PASSED_BLUE = at(PASSED, passed=1 << 4, others=1 << 3)
FAILED = exam()
PLACING = exam()
do(PLACING, "return red air")

# The examiner

VISITED = position("blue blue blue red", "declare examiner", blue="c2", examiner="g5")
VISITING = position("blue blue blue red", "declare examiner", "visit blue", blue="c2",
                    examiner="g5")  # fmt: skip
LINED = position("red green blue yellow", "declare examiner", "line e9", examiner="e3")
LINING = position("red green blue yellow", "declare examiner", examiner="e3")

# The additional action


def acting(card: str, **places: Any) -> MagiaState:
    """Red has moved with this card, and its symbol allows an action."""
    where: dict[str, Any] = {"red": "e2", "examiner": "c3", **places}
    state = tower(hands=(card,), **where)
    reserve(state, 0, "air")
    reserve(state, 1, "fire")
    do(state, "declare red", f"move {card} e3")
    return state


STEPPING = acting("yellow-step")
DEALING = acting("yellow-crystal")
SWAPPING = acting("yellow-swap", green="d4")
AGAIN = acting("yellow-turn")
SECOND = position("green", red="e3")

# The order, the hand limit, the end

READY = position("red green blue", "declare red", own=ORDER, red="e3", examiner="c3")
READY_MOVING = position("red green blue", "declare red", "move red-plain e4", own=ORDER, red="e3",
                        examiner="c3")  # fmt: skip
MANY = position("red red red blue blue blue brown brown brown", "declare red",
                "move brown-plain e2", "stop", red="e3", examiner="a1")  # fmt: skip


def asked(seats: int = 3, ready: str = "red green") -> MagiaState:
    """Red comes to the examiner with a complete spell; the first master's is red and green."""
    state = tower(seats=seats, hands=("yellow yellow",), red="e2", examiner="e3")
    secrets(state, 0, ORDER, "red green")
    for colour in ready.split():
        give_spell(state, colour, COMPLETE)
    state.second = True
    do(state, "declare red", "move yellow-plain e3")
    return state


def answered(word: str, everybody: bool = False) -> MagiaState:
    state = asked()
    answer(state, 0, word)
    for seat in (1, 2) if everybody else ():
        answer(state, seat, "no")
    return state


def third_of_two() -> str:
    """With two masters: the colour that the number turned up adds to red and green."""
    mission = GAME.mission(asked(2), 0)
    return next(colour for i, colour in enumerate(COLOURS)
                if mission >> i & 1 and colour not in ("red", "green"))  # fmt: skip


def after_the_turn(deck: str) -> MagiaState:
    """The first master has drawn two cards from this deck and played."""
    state = tower(hands=("yellow",), red="e4", examiner="a1")
    state.deck = numbers(kinds(deck))
    do(state, "declare red", "move yellow-plain desk", "stop")
    return state


ITS_TURN = "when it is their turn"
DONE = "once a figure is declared"

CASES = [
    Case("MA-1", "portal", "cross lookout-blue", DECLARED, standing(DECLARED, 0, "desk"),
         "places", "from a portal"),
    Case("MA-2", "lookout-way", "move red-plain lookout-yellow", standing(DECLARED, 0, "d8"),
         standing(DECLARED, 0, "e9"), "places", "from the corner in front of it"),
    Case("MA-6", "third-apprentice", "answer yes", asked(2),
         asked(2, f"red green {third_of_two()}"), "held", "when the third spell is complete, too"),
    # Declaring and drawing
    Case("MA-7", "turn", "declare red", OPENING, at(OPENING, turn=1), "turn", ITS_TURN, seat=1),
    Case("MA-7", "three-cards", "declare examiner", hand(OPENING, "red red"),
         hand(OPENING, "red red red"), "hands", "with three cards"),
    Case("MA-7", "declare-first", "move red-plain e4", OPENING, DECLARED,
         "pending figure start modes", DONE),
    Case("MA-7", "now-declare", "declare blue", DECLARED, OPENING, "pending figure start modes",
         "until a figure is declared"),
    Case("MA-8", "victim", "draw p3", at(ROBBING, hands=[*HELD[:2], [], HELD[3]]),
         ROBBING, "hands", "when they have a card"),
    Case("MA-8", "draw-first", "cross lookout-red", ROBBING, at(ROBBING, pending=[AT_MOVE]),
         "pending", "once a card is taken"),
    Case("MA-8", "now-draw", "draw p2", at(ROBBING, pending=[AT_MOVE]), ROBBING, "pending",
         "while the apprentice on black has brought no card yet"),
    # Moving an apprentice
    Case("MA-9", "pass", "pass", WALL, hand(WALL, "brown"), "hands", "when no card moves it"),
    Case("MA-9", "card", "move blue-plain f2", hand(DECLARED, "red"), DECLARED, "hands",
         "with that card"),
    Case("MA-9", "adjacent", "move red-plain e6", DECLARED, standing(DECLARED, 0, "e7"), "places",
         "from a cell beside it"),
    Case("MA-9", "direction", "move green-plain e4", DECLARED, standing(DECLARED, 0, "d3"),
         "places", "where green leads there"),
    Case("MA-9", "mixing", "move yellow-plain d4", MIXED, at(MIXED, modes=2), "modes",
         "in a move by direction"),
    Case("MA-9", "reenter", "move brown-plain e3", LEFT_HIM, at(LEFT_HIM, start=cell("d3")),
         "start", "when it did not begin there"),
    Case("MA-9", "way-back", "move brown-plain e2", BACK, hand(BACK, "brown yellow"), "hands",
         "with a card to go on from there"),
    Case("MA-9", "stop-unmoved", "stop", DECLARED, MOVED, "places hands discard played modes log",
         "after a card"),
    Case("MA-9", "stop-start", "stop", ROUND, at(ROUND, start=cell("e1")), "start",
         "when it began elsewhere"),
    Case("MA-9", "portal-same", "cross desk", PORTAL, standing(PORTAL, 0, "lookout-red"),
         "places", "from another portal"),
    Case("MA-9", "two-portals", "cross lookout-red", CROSSED, at(CROSSED, crossed=False),
         "crossed", "with a card in between"),
    Case("MA-9", "portal-examiner", "cross desk",
         position("red", "declare red", examiner="desk"),
         position("red", "declare red", examiner="c3"), "places", "when he is elsewhere"),
    Case("MA-9", "portal-end", "cross lookout-green", hand(PORTAL, "blue"), hand(PORTAL, "red"),
         "hands", "with a card that leads away from there"),
    Case("MA-9", "now-move", "move red-plain e4", EXAMINING, DECLARED,
         "pending figure start", "when the red apprentice is declared"),
    Case("MA-9", "now-cross", "cross lookout-red", at(PORTAL, pending=[AT_DISCARD]), PORTAL,
         "pending", "in a move"),
    Case("MA-9", "now-pass", "pass", at(hand(WALL, "brown"), pending=[AT_DISCARD]),
         hand(WALL, "brown"), "pending", "before the move"),
    Case("MA-10", "meet-at-end", "take blue air", PASSING, STOPPED, "pending others",
         "when the move has ended there"),
    Case("MA-10", "exam-ends-move", "move yellow-plain e4", exam("yellow yellow"),
         exam("yellow yellow", examiner="a1"), "pending places others",
         "when the examiner is elsewhere"),
    # The crystal
    Case("MA-11", "crystal", "move yellow-plain e3", at(BARRED, finished=1), BARRED, "finished",
         "while the order is not finished"),
    Case("MA-11", "crystal-way", "cross lookout-yellow", at(BARRED_WAY, finished=1), BARRED_WAY,
         "finished", "while the order is not finished"),
    Case("MA-11", "stop-crystal", "stop", at(BARRED_STOP, finished=1), BARRED_STOP, "finished",
         "while the order is not finished"),
    Case("MA-11", "examiner-nowhere", "declare examiner", at(BARRED_WALLS, finished=1),
         BARRED_WALLS, "finished", "while the order is not finished"),
    # Meetings
    Case("MA-12", "now-take", "take blue air", at(meeting(), pending=[AT_DISCARD]), meeting(),
         "pending", "in a meeting"),
    Case("MA-12", "not-there", "take green air", meeting(spells="blue air, green air"),
         meeting(spells="blue air, green air", green="e3"), "places others", "when it is there"),
    Case("MA-12", "held", "take blue air", meeting(spells="blue water"), meeting(), "held",
         "when it has one"),
    Case("MA-12", "needless", "take blue air", meeting(spells="blue air water, red air air"),
         meeting(), "held", "when the one who arrives needs it"),
    Case("MA-12", "take-exam", "take blue air", exam(blue="e3", spells="red water, blue air"),
         exam(blue="e3", spells="red water, blue air", examiner="a1"), "places pending others",
         "without the examiner"),
    # Exams
    Case("MA-13", "take-passed", "take blue air", PASSED_BLUE, PASSED, "passed others",
         "while it has not passed"),
    Case("MA-13", "now-exam", "return red air", at(FAILED, pending=[AT_DISCARD]), FAILED, "pending",
         "in an exam that is failed"),
    Case("MA-13", "exam-first", "end", FAILED, at(FAILED, pending=[AT_END]), "pending",
         "when the exam is over"),
    Case("MA-13", "not-there", "return blue air", exam(spells="red air, blue air", blue="e3"),
         at(exam(spells="red air, blue air", blue="e3"), others=0b10001), "others",
         "when the examiner came to both"),
    Case("MA-13", "held", "return red water", FAILED, exam(spells="red air water"), "held",
         "when it has one"),
    Case("MA-13", "return", "return red air", at(FAILED, crystals=full_board("e3")),
         at(FAILED, crystals=full_board("e2")), "crystals", "with an empty cell"),
    Case("MA-13", "no-crystal", "grant red water", FAILED, exam(own="fire water"), "reserves",
         "with one in the reserve"),
    Case("MA-13", "needless", "grant red air", exam(spells="red air air", own="air"),
         exam(own="air"), "held", "when the spell needs it"),
    Case("MA-13", "grant-finished", "grant red fire", at(FAILED, finished=1), FAILED, "finished",
         "while the order is not finished"),
    Case("MA-13", "now-place", "place a1", FAILED, PLACING, "pending held others loose",
         "once a crystal is taken off the spell"),
    Case("MA-13", "place", "place a1", at(PLACING, crystals=full_board("e2")), PLACING, "crystals",
         "when no crystal lies there"),
    # The examiner
    Case("MA-14", "card", "pay brown-plain", LINED, hand(LINED, "red green brown"), "hands",
         "with that card"),
    Case("MA-14", "pay-colour", "pay red-plain", VISITING, at(VISITING, target=cell("g1")),
         "target", "for a straight line"),
    Case("MA-14", "examiner-lookout", "visit blue", standing(VISITED, 4, "lookout-blue"), VISITED,
         "places", "when it is not on a lookout"),
    Case("MA-14", "visit-here", "visit blue", standing(VISITED, 4, "g5"), VISITED, "places",
         "when he is elsewhere"),
    Case("MA-14", "visit-cards", "visit blue", hand(VISITED, "blue blue red"), VISITED, "hands",
         "with three blue cards"),
    Case("MA-14", "line", "line e4", LINING, standing(LINING, 0, "e4"), "places",
         "when an apprentice stands there"),
    Case("MA-14", "now-line", "line e9", LINED, LINING, "pending target", "before a way is chosen"),
    Case("MA-14", "now-pay", "pay red-plain", LINING, LINED, "pending target",
         "once a way is chosen"),
    # The additional action
    Case("MA-15", "symbol-step", "step c4", at(STEPPING, symbols=DEALING.symbols), STEPPING,
         "symbols", "with the step symbol"),
    Case("MA-15", "symbol-swap", "swap red blue", at(SWAPPING, symbols=DEALING.symbols), SWAPPING,
         "symbols", "with the swap symbol"),
    Case("MA-15", "symbol-crystal", "steal p2 fire", at(DEALING, symbols=STEPPING.symbols), DEALING,
         "symbols", "with the crystal symbol"),
    Case("MA-15", "symbol-turn", "again", at(AGAIN, symbols=STEPPING.symbols), AGAIN, "symbols",
         "with the turn symbol"),
    Case("MA-15", "third-turn", "again", at(AGAIN, second=True), AGAIN, "second",
         "in the first turn"),
    Case("MA-15", "same-apprentice", "declare red", at(SECOND, moved=0), at(SECOND, moved=1),
         "moved", "when another has moved in the first turn"),
    Case("MA-15", "step", "step e9", STEPPING, standing(STEPPING, 6, "e8"), "places",
         "from beside it"),
    Case("MA-15", "swap", "swap green blue", standing(SWAPPING, 4, "d4"), SWAPPING, "places",
         "when they are in different cells"),
    Case("MA-15", "other-master", "steal p1 air", DEALING, at(DEALING, turn=1), "turn",
         "for another master", allowed_seat=1),
    Case("MA-15", "finished-master", "steal p2 fire", at(DEALING, finished=2), DEALING, "finished",
         "while their order is not finished"),
    Case("MA-15", "no-crystal", "give p2 fire", DEALING, holding(DEALING, "air fire"), "reserves",
         "with one in the reserve"),
    Case("MA-15", "action-first", "end", STEPPING, at(STEPPING, pending=[AT_END]), "pending",
         "after the action"),
    Case("MA-15", "now-action", "step c4", at(STEPPING, pending=[AT_END]), STEPPING, "pending",
         "right after the move"),
    # The order and the hand limit
    Case("MA-16", "finished-already", "finish", at(READY, finished=1), READY, "finished",
         "while it is not finished"),
    Case("MA-16", "finish-turn", "finish", at(READY, turn=1), READY, "turn", ITS_TURN),
    Case("MA-16", "finish-moving", "finish", READY_MOVING, READY,
         "places hands discard played modes log", "before the first card"),
    Case("MA-16", "finish-crystals", "finish", holding(READY, "air air water water"), READY,
         "reserves", "with all five"),
    Case("MA-16", "card", "discard yellow-plain", MANY, hand(MANY, "yellow " * 8), "hands",
         "with that card"),
    Case("MA-16", "now-discard", "discard red-plain", at(MANY, pending=[AT_MOVE]), MANY, "pending",
         "at the end of the turn"),
    Case("MA-16", "now-end", "end", READY, at(READY, pending=[AT_END]), "pending",
         "at the end of the turn"),
    # The end
    Case("MA-17", "now-answer", "answer no", at(asked(), pending=[AT_DECLARE]), asked(), "pending",
         "when all are asked"),
    Case("MA-17", "answer-first", "declare red", asked(), at(asked(), pending=[AT_DECLARE]),
         "pending", "when everybody has answered"),
    Case("MA-17", "answered", "answer no", answered("no"), asked(), "answers",
         "to whoever has not answered"),
    Case("MA-17", "not-ready", "answer yes", asked(ready="red"), asked(), "held",
         "when the green spell is complete, too"),
    Case("MA-17", "over", "declare blue", answered("yes", True), answered("no", True),
         "pending enders ending turn figure start modes played second idle",
         "when nobody says yes", seat=1),
    Case("MA-18", "over", "declare blue", after_the_turn("yellow blue"),
         after_the_turn("red yellow blue"), "deck pending ending turn", "when a card is left",
         seat=1),
]  # fmt: skip
