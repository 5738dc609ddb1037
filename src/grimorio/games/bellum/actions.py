"""What a seat can choose in Bellum Magica: `raid the-old-mill`, `steal metal-3`, `place left`."""

from typing import Final

from grimorio.core.action import Action, ActionTable, Thing
from grimorio.core.native import i64

from .cards import (
    CASTLES,
    CREATURES,
    FIRST_EVIL,
    FIRST_MOST_EVIL,
    PLACES,
    SIDES,
    TOKENS,
    Cards,
    chest_name,
)
from .memory import MOST_SEATS

CASTLE: Final = 0
PLACE: Final = 1
ACCEPT: Final = 2
BARREL: Final = 3
CONFUSE: Final = 4
RAID: Final = 5
ATTACK: Final = 6
REST: Final = 7
STEAL: Final = 8
STOP: Final = 9
RECRUIT: Final = 10
FINISH: Final = 11
VERBS: Final = ("castle", "place", "accept", "barrel", "confuse", "raid", "attack", "rest",
                "steal", "stop", "recruit", "finish")  # fmt: skip

# How a creature is paid for.
FOOD_PRICE: Final = 0
MIXED_PRICE: Final = 1
GLYPHS_PRICE: Final = 2
PRICES: Final = ("food", "mixed", "glyphs")


class BellumAction(Action):
    """An action with its fields as numbers, such as a place, or a creature and its price."""

    def __init__(self, kind: i64, first: i64, second: i64, args: dict[str, Thing]) -> None:
        super().__init__(VERBS[kind], args)
        self.kind = kind
        self.first = first
        self.second = second


class BellumTable(ActionTable):
    """All actions, in an order that never changes, with quick ways to find them."""

    def __init__(self, cards: Cards) -> None:
        self.castles = [
            BellumAction(CASTLE, c, 0, {"castle": cards.castle_names[c]}) for c in range(CASTLES)
        ]
        self.sides = [BellumAction(PLACE, side, 0, {"side": SIDES[side]}) for side in (0, 1)]
        self.accept = BellumAction(ACCEPT, 0, 0, {})
        self.barrel = BellumAction(BARREL, 0, 0, {})
        self.confuse = BellumAction(CONFUSE, 0, 0, {})
        self.rerolls = [self.accept, self.barrel, self.confuse]
        self.raids = [
            BellumAction(RAID, p, 0, {"place": cards.place_names[p]}) for p in range(PLACES)
        ]
        self.attacks = [BellumAction(ATTACK, s, 0, {"seat": s}) for s in range(MOST_SEATS)]
        self.rest = BellumAction(REST, 0, 0, {})
        self.steals = [
            BellumAction(STEAL, label, 0, {"chest": chest_name(label)}) for label in range(TOKENS)
        ]
        self.stop = BellumAction(STOP, 0, 0, {})
        self.recruits = [self._recruits(cards, creature) for creature in range(CREATURES)]
        self.finish = BellumAction(FINISH, 0, 0, {})
        rows: list[Action] = [*self.castles, *self.sides, self.accept, self.barrel, self.confuse]
        rows += [*self.raids, *self.attacks, self.rest, *self.steals, self.stop]
        for choices in self.recruits:
            rows += choices
        rows.append(self.finish)
        super().__init__(rows)

    def _recruits(self, cards: Cards, creature: int) -> list[BellumAction]:
        """Evil ones cost food; most evil ones have two prices; goblins are not for hire."""
        name = cards.creature_names[creature]
        if creature < FIRST_EVIL:
            return []
        if creature < FIRST_MOST_EVIL:
            prices = [FOOD_PRICE]
        else:
            prices = [MIXED_PRICE, GLYPHS_PRICE]
        return [BellumAction(RECRUIT, creature, price, {"card": name, "price": PRICES[price]})
                for price in prices]  # fmt: skip
