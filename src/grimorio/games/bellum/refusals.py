"""Why an action of Bellum Magica is refused: the rule's section and a sentence.

Only what lies open is looked at, so a refusal tells nothing that its seat does not know.
"""

from typing import Final

from grimorio.core.game import AnyGame
from grimorio.core.refusal import Refusal
from grimorio.core.text import SeatName, Text, TextArg

from . import actions as act
from . import memory as has
from .actions import BellumAction
from .cards import (
    MAGIC,
    MASK,
    ROWS,
    SWORD,
    TAVERN,
    THIEF,
    Cards,
    chest_name,
)
from .choices import CHOICES
from .state import ENOUGH_CHESTS, BellumState

# By choice: the section that says in which order it goes round the table.
ROUND: Final = {
    "castle": "BE-13",
    "goblin": "BE-13",
    "reroll": "BE-6",
    "attack": "BE-16",
    "steal": "BE-16",
    "recruit": "BE-17",
    "place": "BE-17",
}
# By kind of action: the section that rules it, and the choices at which it can be made.
RULED: Final = {
    act.CASTLE: ("BE-13", ("castle",)),
    act.PLACE: ("BE-17", ("goblin", "place")),
    act.ACCEPT: ("BE-6", ("reroll",)),
    act.BARREL: ("BE-6", ("reroll",)),
    act.CONFUSE: ("BE-6", ("reroll",)),
    act.RAID: ("BE-16", ("attack",)),
    act.ATTACK: ("BE-9", ("attack",)),
    act.REST: ("BE-16", ("attack",)),
    act.STEAL: ("BE-9", ("steal",)),
    act.STOP: ("BE-9", ("steal",)),
    act.RECRUIT: ("BE-17", ("recruit",)),
    act.FINISH: ("BE-17", ("recruit",)),
}


def explain(
    game: AnyGame, cards: Cards, state: BellumState, seat: int, action: BellumAction
) -> Refusal:
    """The rule that forbids an action that is not legal. After the end it is the one that ended
    the game (BE-7, BE-11)."""
    if not state.pending:
        if max(state.goods[has.CHEST_COUNT : has.ALL_GOODS]) >= ENOUGH_CHESTS:
            return Refusal("BE-11", Text("bellum-no-over"))
        return Refusal("BE-7", Text("bellum-no-over-last-day"))
    choice = CHOICES[state.pending[-1]]
    if seat != state.turn:
        return Refusal(ROUND[choice], Text("bellum-no-turn", {"seat": SeatName(state.turn)}))
    if choice not in RULED[action.kind][1]:
        return _wrong_time(state, choice, action)
    if action.kind == act.RAID:
        return _raid(game, cards, state, seat, action.first)
    if action.kind == act.ATTACK:
        return _attack(game, cards, state, seat, action.first)
    if action.kind == act.STEAL:
        return _steal(game, state, action.first)
    if action.kind == act.STOP:
        return Refusal("BE-9", Text("bellum-no-stop"))
    if action.kind == act.RECRUIT:
        return _recruit(game, cards, state, seat, action.first, action.second)
    if action.kind == act.CASTLE:
        return Refusal("BE-13", _about(game, "bellum-no-castle", cards.castle_names[action.first]))
    if action.kind == act.BARREL:
        return Refusal("BE-6", Text("bellum-no-barrel"))
    return _confuse(state, seat)


def _wrong_time(state: BellumState, choice: str, action: BellumAction) -> Refusal:
    """What belongs to another time; who is in the middle of something is told what comes first
    (BE-9, BE-13, BE-16, BE-17)."""
    if choice == "castle" and action.kind == act.PLACE:
        return Refusal("BE-13", Text("bellum-no-time-goblin"))
    if choice == "steal" and action.kind == act.REST:
        return Refusal("BE-9", Text("bellum-no-rest-inside"))
    if choice == "steal" and action.kind in (act.RAID, act.ATTACK):
        return Refusal("BE-16", Text("bellum-no-second-attack", {"seat": SeatName(state.victim)}))
    if choice == "place" and action.kind in (act.RECRUIT, act.FINISH):
        return Refusal("BE-17", Text("bellum-no-place-first"))
    return Refusal(RULED[action.kind][0], Text(f"bellum-no-time-{action.verb}"))


def _about(game: AnyGame, key: str, thing: str) -> Text:
    return Text(key, {"thing": game.name(thing)})


def _confuse(state: BellumState, seat: int) -> Refusal:
    if seat != state.captain:
        return Refusal("BE-6", Text("bellum-no-captain", {"seat": SeatName(state.captain)}))
    if state.goods[has.CONFUSIONS + seat]:
        return Refusal("BE-6", Text("bellum-no-confusion-ready"))
    return Refusal("BE-6", Text("bellum-no-confusion"))


def _raid(game: AnyGame, cards: Cards, state: BellumState, seat: int, place: int) -> Refusal:
    """BE-8, BE-10: gone, not yet on the table, or too strong."""
    name = cards.place_names[place]
    if place in state.gone:
        return Refusal("BE-10", _about(game, "bellum-no-place-gone", name))
    if place != TAVERN and place not in state.row:
        return Refusal("BE-16", _about(game, "bellum-no-place-here", name))
    text = _too_strong(state, seat, cards.place_magic[place], cards.place_shield[place])
    text.args["thing"] = game.name(name)
    return Refusal("BE-8", text)


def _too_strong(state: BellumState, seat: int, magic_shield: int, shield: int) -> Text:
    strength = state.strength[seat * ROWS + state.die - 1]
    magic = strength >> MAGIC & MASK
    swords = (strength >> SWORD & MASK) + magic
    if magic < magic_shield:
        numbers: dict[str, TextArg] = {"needed": magic_shield, "have": magic, "row": state.die}
        return Text("bellum-no-magic-swords", numbers)
    numbers = {"needed": magic_shield + shield, "have": swords, "row": state.die}
    return Text("bellum-no-swords", numbers)


def _attack(game: AnyGame, cards: Cards, state: BellumState, seat: int, other: int) -> Refusal:
    """BE-9: a thief, a chest to steal, and enough swords."""
    if other >= state.seats:
        return Refusal("BE-9", Text("bellum-no-such-seat"))
    if other == seat:
        return Refusal("BE-9", Text("bellum-no-attack-self"))
    if not state.strength[seat * ROWS + state.die - 1] >> THIEF:
        return Refusal("BE-9", Text("bellum-no-thief", {"row": state.die}))
    if not state.goods[has.CHEST_COUNT + other]:
        return Refusal("BE-9", Text("bellum-no-chest", {"seat": SeatName(other)}))
    shield = cards.castle_shield + state.goods[has.SHIELDS + other]
    text = _too_strong(state, seat, state.goods[has.MAGIC_SHIELDS + other], shield)
    text.args["thing"] = game.name(cards.castle_names[state.castles[other]])
    return Refusal("BE-9", text)


def _steal(game: AnyGame, state: BellumState, label: int) -> Refusal:
    thing = game.name(chest_name(label))
    if label in state.picked:
        return Refusal("BE-9", Text("bellum-no-steal-twice", {"thing": thing}))
    args: dict[str, TextArg] = {"thing": thing, "seat": SeatName(state.victim)}
    return Refusal("BE-9", Text("bellum-no-steal", args))


def _recruit(
    game: AnyGame, cards: Cards, state: BellumState, seat: int, card: int, price: int
) -> Refusal:
    """BE-17: it must lie open, and be paid for."""
    if card not in state.display:
        return Refusal("BE-17", _about(game, "bellum-no-creature", cards.creature_names[card]))
    needed = cards.prices
    if price == act.FOOD_PRICE:
        key, args = "bellum-no-pay-food", {"food": needed[0]}
    elif price == act.MIXED_PRICE:
        key, args = "bellum-no-pay-mixed", {"glyphs": needed[1], "food": needed[2]}
    else:
        key, args = "bellum-no-pay-glyphs", {"glyphs": needed[3]}
    food, glyphs = state.goods[has.FOOD + seat], state.goods[has.GLYPHS + seat]
    return Refusal("BE-17", Text(key, {**args, "have_food": food, "have_glyphs": glyphs}))
