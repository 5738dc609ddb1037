"""What each rule of Bellum Magica forbids, in positions where nothing else does."""

from typing import Any

from grimorio.games.bellum.choices import AT_ATTACK, AT_CASTLE, AT_REROLL
from grimorio.games.bellum.rules import LAST_DAY
from grimorio.games.bellum.state import NONE, BellumState
from tests.refusals import Case, changed

from .words import GAME, deal, do, position

FORBIDS_NOTHING = {
    "BE-1": "it says what a castle shows; whether its shield holds is up to BE-9",
    "BE-2": "it says what creatures show; what lies open to be recruited is up to BE-17",
    "BE-3": "it says what places show; whether their shields hold is up to BE-8",
    "BE-4": "it says what chests are worth, and no choice names a value",
    "BE-5": "it says how the numbers were tuned",
    "BE-12": "it adds up a row; what the sum is too little for is up to BE-8 and BE-9",
    "BE-14": "everybody harvests, and nobody chooses anything",
    "BE-15": "the scouts bring chests by their maps, and nobody chooses anything",
    "BE-18": "the day ends by itself, and nobody chooses anything",
}


def at(state: BellumState, **fields: Any) -> BellumState:
    """The same position but for some fields."""
    found: BellumState = changed(state, **fields)
    return found


def choosing(*castles: str) -> BellumState:
    """BE-13: two lords choose their castles; these are chosen already."""
    state = deal(2, 1, "chosen")
    for castle in castles:
        do(state, f"castle {castle}")
    return state


def rolled(**more: Any) -> BellumState:
    """BE-6: the die has been rolled; both lords could pay for another roll."""
    words = {"choice": "reroll", "barrels": [1, 1], **more}
    return at(position(["sst", "sst"], **words), confusions=[1, 1])


def fight(horde: str = "sstt", chests: str = "wood 1 1", places: str = "the-old-mill") -> Any:
    """BE-16: the first of two lords may attack. One chest of the first, two of the second."""
    return position([horde, "sst"], row=places, chests=["wood 1", chests])


def inside(*chests: str) -> BellumState:
    """BE-9: two thieves are in the castle of the second lord, and have picked these."""
    state: BellumState = fight()
    do(state, "attack p2")
    for chest in chests:
        do(state, f"steal {chest}")
    return state


def hiring(food: int = 4, glyphs: int = 3, turn: int = 1) -> BellumState:
    """BE-17: both lords have enough for every creature."""
    return position(["ss", "ss"], choice="recruit", turn=turn, food=[food, 4], glyphs=[glyphs, 3],
                    market="ogre red-dragon")  # fmt: skip


def hired() -> BellumState:
    """BE-17: a recruit is in hand, and not placed yet."""
    state = hiring()
    do(state, "recruit ogre food")
    return state


def shown_instead() -> BellumState:
    """BE-17: the deck's top card lies open, and what lay there is the top of the deck."""
    state = hiring()
    state.display[0], state.evil_deck[-1] = state.evil_deck[-1], state.display[0]
    return state


def after(day: int) -> BellumState:
    """BE-7: the last lord has finished recruiting on this day; the second one has a barrel."""
    state = position(["", ""], choice="recruit", turn=2, food=[0, 2], barrels=[0, 1], day=day)
    do(state, "finish")
    return state


def shielded(horde: str, shields: int, magic: int) -> BellumState:
    """BE-9: tokens on the castle of the second lord."""
    return at(fight(horde), shields=[0, shields], magic_shields=[0, magic])


def three_lords() -> BellumState:
    return position(["sst", "", ""], chests=["", "", "wood 1"])


def with_ten_chests() -> BellumState:
    return position(["ss", "ss"], chests=["wood 1 1 1 1 1 1 1 2 2 2", ""])


HIDDEN = GAME.cards.creature_names[hiring().evil_deck[-1]]
FARM = "raid the-old-mill"
ITS_TURN = "when it is their turn"
EARLIER = "right after the roll"
IN_THE_ATTACK = "in the act of attack"

CASES = [
    # The setup
    Case("BE-13", "turn", "castle raven-tower", choosing(), at(choosing(), turn=1),
         "turn", ITS_TURN, seat=1),
    Case("BE-13", "castle", "castle bone-keep", choosing("bone-keep"), choosing("raven-tower"),
         "castles spare_castles strength", "while nobody has it", seat=1),
    Case("BE-13", "time-castle", "castle sunken-citadel", fight(), at(fight(), pending=[AT_CASTLE]),
         "pending", "before the first day"),
    Case("BE-13", "time-goblin", "place left", choosing(),
         at(choosing("bone-keep", "raven-tower"), turn=0),
         "pending castles spare_castles strength goblins goblin_box", "when all have castles"),
    # The active horde
    Case("BE-6", "turn", "accept", rolled(), rolled(turn=2), "turn asked", ITS_TURN, seat=1),
    Case("BE-6", "time-accept", "accept", at(rolled(), pending=[AT_ATTACK]), rolled(),
         "pending", EARLIER),
    Case("BE-6", "time-barrel", "barrel", at(rolled(), pending=[AT_ATTACK]), rolled(),
         "pending", EARLIER),
    Case("BE-6", "time-confuse", "confuse", at(rolled(), pending=[AT_ATTACK]), rolled(),
         "pending", EARLIER),
    Case("BE-6", "barrel", "barrel", rolled(barrels=[0, 1]), rolled(), "barrels", "with a barrel"),
    Case("BE-6", "captain", "confuse", rolled(turn=2), rolled(turn=2, captain=2), "captain asked",
         "for the captain", seat=1),
    Case("BE-6", "confusion", "confuse", at(rolled(), confusions=[0, 1]), rolled(),
         "confusions", "with a Hex of Confusion"),
    Case("BE-6", "confusion-ready", "confuse", at(rolled(), confusions_used=[1, 0]), rolled(),
         "confusions_used", "while it has not been used"),
    # The supply
    Case("BE-7", "over-last-day", "barrel", after(LAST_DAY), after(LAST_DAY - 1),
         "pending captain die", "after day 59", seat=1),
    # The attack
    Case("BE-16", "turn", FARM, fight(), at(fight(), turn=1, asked=1), "turn asked", ITS_TURN,
         seat=1),
    Case("BE-16", "time-raid", FARM, at(fight(), pending=[AT_REROLL]), fight(), "pending",
         IN_THE_ATTACK),
    Case("BE-16", "time-rest", "rest", at(fight(), pending=[AT_REROLL]), fight(), "pending",
         IN_THE_ATTACK),
    Case("BE-16", "second-attack", FARM, inside(), fight(), "pending victim",
         "instead of storming a castle"),
    Case("BE-16", "place-here", FARM, fight(places="the-henhouse"), fight(),
         "row kingdom place_box", "when it lies open"),
    Case("BE-8", "swords", "raid the-sheepfold", fight("ss", places="the-sheepfold"),
         fight("sss", places="the-sheepfold"), "strength", "with three swords"),
    Case("BE-8", "magic-swords", "raid high-abbey", fight("sssssss", places="high-abbey"),
         fight("xssssss", places="high-abbey"), "strength", "with a magic sword among them"),
    Case("BE-10", "place-gone", FARM,
         at(fight(), row=[NONE, NONE], gone=[GAME.cards.place_names.index("the-old-mill")]),
         fight(), "row gone", "while nobody has raided it"),
    # Theft
    Case("BE-9", "time-attack", "attack p2", at(fight(), pending=[AT_REROLL]), fight(), "pending",
         IN_THE_ATTACK),
    Case("BE-9", "such-seat", "attack p3", at(three_lords(), seats=2), three_lords(),
         "seats left right food glyphs barrels shields magic_shields confusions confusions_used",
         "with a third lord at the table"),
    Case("BE-9", "attack-self", "attack p1", fight(), at(fight(), turn=1, asked=1), "turn asked",
         "for another lord", allowed_seat=1),
    Case("BE-9", "thief", "attack p2", fight("ss"), fight("sst"), "strength", "with a thief"),
    Case("BE-9", "chest", "attack p2", fight(chests=""), fight(chests="metal 3"),
         "drawn holders known", "when they have a chest"),
    Case("BE-9", "swords", "attack p2", shielded("sst", 1, 0), shielded("sst", 0, 0),
         "shields", "without the shield token"),
    Case("BE-9", "magic-swords", "attack p2", shielded("ssst", 0, 1), shielded("xsst", 0, 1),
         "strength", "with a magic sword among them"),
    Case("BE-9", "rest-inside", "rest", inside(), fight(), "pending victim",
         "before a castle is stormed"),
    Case("BE-9", "time-steal", "steal wood-2", fight(), inside(), "pending victim",
         "in a castle that has been stormed"),
    Case("BE-9", "time-stop", "stop", fight(), inside("wood-2"), "pending victim picked",
         "in a theft"),
    Case("BE-9", "steal", "steal wood-1", inside(), at(inside(), holders=[1, 1, 1] + [NONE] * 47),
         "holders", "when it is the victim's"),
    Case("BE-9", "steal-twice", "steal wood-2", inside("wood-2"), inside(), "picked",
         "while it has not been picked"),
    Case("BE-9", "stop", "stop", inside(), inside("wood-3"), "picked", "with a chest in the sack"),
    # Recruiting
    Case("BE-17", "turn", "finish", hiring(), hiring(turn=2), "turn asked", ITS_TURN, seat=1),
    Case("BE-17", "time-recruit", "recruit ogre food", at(hiring(), pending=[AT_ATTACK]),
         hiring(), "pending", "after the attacks"),
    Case("BE-17", "time-finish", "finish", at(hiring(), pending=[AT_ATTACK]), hiring(), "pending",
         "after the attacks"),
    Case("BE-17", "time-place", "place left", hiring(), hired(),
         "pending placing food display evil_deck", "once a creature is recruited"),
    Case("BE-17", "place-first", "finish", hired(), hiring(),
         "pending placing food display evil_deck", "while no recruit waits to be placed"),
    Case("BE-17", "creature", f"recruit {HIDDEN} food", hiring(), shown_instead(),
         "display evil_deck", "when it lies open"),
    Case("BE-17", "pay-food", "recruit ogre food", hiring(food=1), hiring(food=2), "food",
         "with 2 food"),
    Case("BE-17", "pay-mixed", "recruit red-dragon mixed", hiring(glyphs=0), hiring(glyphs=1),
         "glyphs", "with a glyph"),
    Case("BE-17", "pay-glyphs", "recruit red-dragon glyphs", hiring(glyphs=2), hiring(glyphs=3),
         "glyphs", "with 3 glyphs"),
    # The end
    Case("BE-11", "over", "rest", at(with_ten_chests(), pending=[]), with_ten_chests(), "pending",
         "until all have attacked"),
]  # fmt: skip
