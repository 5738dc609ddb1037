"""Bellum Magica is judged by the days to come: what every icon and every good will bring."""

import math
from typing import Any, Final

from grimorio.core import bits
from grimorio.core.action import Action
from grimorio.core.chance import Chance
from grimorio.core.flat import filled, numbers
from grimorio.core.game import Game
from grimorio.core.native import i64, vec
from grimorio.games.bellum import actions as act
from grimorio.games.bellum import memory as has
from grimorio.games.bellum.actions import BellumAction
from grimorio.games.bellum.cards import (
    CONFUSION,
    CREATURES,
    FOOD,
    GLYPH,
    LEFT,
    LOOT,
    MAGIC,
    MAGIC_SHIELD,
    MAP,
    MASK,
    PLACES,
    RIGHT,
    ROWS,
    SHIELD,
    SWORD,
    THIEF,
    TOKENS,
    chest_kind,
    first_row,
)
from grimorio.games.bellum.choices import AT_GOBLIN
from grimorio.games.bellum.rules import Bellum
from grimorio.games.bellum.state import ENOUGH_CHESTS, NONE, BellumState

from .base import Evaluation, returns_by, standing
from .bellum_worth import (
    BEHIND,
    BONUS,
    CHEST,
    FOODS,
    GLYPHS,
    GOODS,
    LASTS,
    LEADS,
    MAGICS,
    MOST_MAGIC,
    MOST_ROBBERS,
    MOST_SWORDS,
    ROBBERS,
    SWORDS,
    THIEVES,
    TIES,
    WEALTH,
    worth_of,
)

RICHEST: Final = 6.0
TOO_EARLY: Final = -12.0
MANY_CHESTS: Final = 64


class BellumEvaluation(Evaluation):
    """Plays two days by rules of thumb, then looks at what the castles will bring."""

    def __init__(self, game: Bellum) -> None:
        super().__init__(game)
        self.bellum = game
        self.paired = True
        self.ripe = 200
        """A day goes on for many choices: until it is known well where a choice leads, the rules of
        thumb play it better than a search that has just begun to try."""
        self.sharpness = 0.4
        self.explore = 0.4
        """Low, because the worth of a table hardly differs from choice to choice."""
        self.enough = 1000
        """Less than those of 0.2 s: in whole games, three to five times as many won no more."""
        self.horizon = 2
        """How many days are played before the table is judged, today among them."""
        self.tight = 12.0
        self.loose = 1.6
        self.thrift = 0.5
        """What goods could buy later counts less: a creature now works for longer."""
        self.worth = [
            [worth_of(seats, days) for days in LASTS] for seats in range(has.MOST_SEATS + 1)
        ]
        """`worth[seats][chests of the leader]`: what counts, as it counts then."""
        cards = game.cards
        self.chest = vec[float]([sum(values) / len(values) for values in cards.chest_values])
        self.coins = vec[float](
            [
                sum([cards.loot[place][3 + kind] * self.chest[kind] for kind in range(3)])
                for place in range(PLACES)
            ]
        )
        self.loot = vec[float]([float(count) for count in cards.looted])
        self.looted = numbers([sum(cards.loot[place][3:]) for place in range(PLACES)])
        self.foods = vec[float]([self._count(card, FOOD) for card in range(CREATURES)])
        self.glyphs = vec[float]([self._count(card, GLYPH) for card in range(CREATURES)])

    def _count(self, card: int, icon: int) -> float:
        cells = self.bellum.cards.creature_rows[card][LEFT]
        return float(sum([cell >> icon & MASK for cell in cells]))

    # Results

    def final(self, state: Any) -> list[float]:
        """BE-11, without the score sheet."""
        assert isinstance(state, BellumState)
        wealth, chests = self._wealth(state), state.goods[has.CHEST_COUNT : has.ALL_GOODS]
        return returns_by([wealth[s] * MANY_CHESTS + chests[s] for s in range(state.seats)])

    def values(self, state: Any) -> list[float]:
        assert isinstance(state, BellumState)
        leader = self._leader(state)
        worth = self.worth[state.seats][leader]
        wealth = self._wealth(state)
        scores: list[float] = []
        for seat in range(state.seats):
            scores.append(
                worth[WEALTH] * float(wealth[seat])
                + worth[CHEST] * float(state.goods[has.CHEST_COUNT + seat])
                + self._prospects(state, seat, worth)
            )
        return standing(scores, self.tight + self.loose * LASTS[leader])

    def _prospects(self, state: BellumState, seat: i64, worth: vec[float]) -> float:
        """What the goods, the tokens and the rows of a castle will bring."""
        goods = state.goods
        total = (
            worth[GOODS] * float(goods[has.FOOD + seat])
            + worth[GOODS + 1] * float(goods[has.GLYPHS + seat])
            + worth[GOODS + 2] * float(goods[has.BARRELS + seat])
            + worth[BONUS + CONFUSION] * float(goods[has.CONFUSIONS + seat])
            + worth[BONUS + SHIELD] * float(goods[has.SHIELDS + seat])
            + worth[BONUS + MAGIC_SHIELD] * float(goods[has.MAGIC_SHIELDS + seat])
        )
        for row in range(ROWS):
            strength = state.strength[seat * ROWS + row]
            food, glyphs = float(strength & MASK), float(strength >> GLYPH & MASK)
            total += worth[FOODS] * food + worth[GLYPHS] * glyphs
            maps = strength >> MAP & MASK
            if maps:
                total += self._lead(state, seat, row, maps, worth)
            if strength >> SWORD:
                total += self._attackers(state, seat, strength, worth)
        return total

    def _lead(self, state: BellumState, seat: i64, row: i64, maps: i64, worth: vec[float]) -> float:
        best = self._rivals(state, seat, row) >> 3
        if maps > best:
            return worth[LEADS]
        return worth[TIES] if maps == best else worth[BEHIND]

    def _rivals(self, state: BellumState, seat: i64, row: i64) -> i64:
        """The most maps that others have in a row, times eight, and how many of them have those."""
        best: i64 = 0
        holders: i64 = 0
        for other in range(state.seats):
            if other != seat:
                theirs = state.strength[other * ROWS + row] >> MAP & MASK
                if theirs > best:
                    best = theirs
                    holders = 1
                elif theirs == best:
                    holders += 1
        return best << 3 | holders

    def _wealth(self, state: BellumState) -> vec[i64]:
        """By seat; the last is of the chests that nobody holds."""
        wealth = filled(0, state.seats + 1)
        for label in range(TOKENS):
            wealth[state.holders[label]] += state.values[label]
        return wealth

    def _leader(self, state: BellumState) -> i64:
        most: i64 = 0
        for seat in range(state.seats):
            most = max(most, state.goods[has.CHEST_COUNT + seat])
        return most if most < ENOUGH_CHESTS else ENOUGH_CHESTS

    # Playing on

    def roll(self, state: Any, chance: Chance) -> list[float]:
        assert isinstance(state, BellumState)
        game = self.bellum
        last = state.day + self.horizon
        while len(state.pending):
            if state.day >= last:
                return self.values(state)
            seat = state.turn
            game.apply(state, seat, self._pick(state, seat), chance)
        return self.final(state)

    def pick(self, state: Any, seat: int, chance: Chance) -> Action:
        assert isinstance(state, BellumState)
        return self._pick(state, seat)

    def _pick(self, state: BellumState, seat: i64) -> BellumAction:
        """Draws nothing, so that choices tried with the same luck see the same dice."""
        game, choice = self.bellum, state.pending[-1]
        offers = game.offers(state, seat, choice)
        best = bits.lowest(offers)
        if offers & offers - 1:
            worth = self.worth[state.seats][self._leader(state)]
            best_merit = -1e9
            for offer in bits.members(offers):
                merit = self._merit(state, seat, game.offered(state, choice, offer), worth)
                if merit > best_merit:
                    best_merit = merit
                    best = offer
        return game.offered(state, choice, best)

    def weigh(self, state: Any, seat: int, legal: list[Action], chance: Chance) -> list[float]:
        assert isinstance(state, BellumState)
        worth = self.worth[state.seats][self._leader(state)]
        found: list[float] = []
        for action in legal:
            assert isinstance(action, BellumAction)
            found.append(math.exp(self.sharpness * self._merit(state, seat, action, worth)))
        return found

    def _merit(
        self, state: BellumState, seat: i64, action: BellumAction, worth: vec[float]
    ) -> float:
        kind = action.kind
        if kind == act.RAID:
            return self._raid(state, seat, action.first, worth)
        if kind == act.RECRUIT:
            return self._recruit(state, seat, action.first, action.second, worth)
        if kind == act.PLACE:
            card = state.placing
            if card == NONE and state.pending[-1] == AT_GOBLIN:
                card = state.goblins[seat][0]
            return self._gain(state, seat, card, action.first, worth)
        if kind == act.ATTACK:
            return self._theft(state, seat, action.first)
        if kind == act.STEAL:
            return self._value(state, seat, action.first)
        if kind == act.ACCEPT:
            return self._today(state, seat, state.die - 1, worth)
        if kind == act.BARREL or kind == act.CONFUSE:
            total = 0.0
            for row in range(ROWS):
                total += self._today(state, seat, row, worth)
            return total / ROWS - (worth[GOODS + 2] if kind == act.BARREL else 0.05)
        return 0.0

    def _raid(self, state: BellumState, seat: i64, place: i64, worth: vec[float]) -> float:
        coins = self.coins[place]
        loot, first = self.loot, place * LOOT
        merit = coins + loot[first] * worth[GOODS] + loot[first + 1] * worth[GOODS + 1]
        merit += loot[first + 2] * worth[GOODS + 2]
        if state.goods[has.CHEST_COUNT + seat] + self.looted[place] >= ENOUGH_CHESTS:
            merit += self._ending(state, seat, coins)
        return merit

    def _theft(self, state: BellumState, seat: i64, victim: i64) -> float:
        """An average chest a thief; what another loses counts a little, too."""
        thieves = state.strength[seat * ROWS + state.die - 1] >> THIEF
        count = min(thieves, state.goods[has.CHEST_COUNT + victim])
        wealth = self._wealth(state)
        gain = float(count * wealth[victim]) / float(state.goods[has.CHEST_COUNT + victim])
        merit = gain * (1.0 + 0.9 / float(state.seats - 1))
        if state.goods[has.CHEST_COUNT + seat] + count >= ENOUGH_CHESTS:
            merit += self._ending(state, seat, gain)
        return merit

    def _value(self, state: BellumState, seat: i64, label: i64) -> float:
        """BE-9: who never held a chest knows its kind alone."""
        if state.known[label] >> seat & 1:
            return float(state.values[label])
        return self.chest[chest_kind(label)]

    def _ending(self, state: BellumState, seat: i64, gain: float) -> float:
        """BE-11: the tenth chest is good for the richest alone."""
        wealth = self._wealth(state)
        for other in range(state.seats):
            if other != seat and float(wealth[other]) > float(wealth[seat]) + gain:
                return TOO_EARLY
        return RICHEST

    def _recruit(
        self, state: BellumState, seat: i64, card: i64, price: i64, worth: vec[float]
    ) -> float:
        left = self._gain(state, seat, card, LEFT, worth)
        right = self._gain(state, seat, card, RIGHT, worth)
        prices = self.bellum.cards.prices
        if price == act.FOOD_PRICE:
            cost = prices[0] * worth[GOODS]
        elif price == act.MIXED_PRICE:
            cost = prices[1] * worth[GOODS + 1] + prices[2] * worth[GOODS]
        else:
            cost = prices[3] * worth[GOODS + 1]
        merit = (left if left > right else right) - self.thrift * cost
        bonus = self.bellum.cards.bonus[card]
        return merit + worth[BONUS + bonus] if bonus else merit

    # Rows

    def _gain(
        self, state: BellumState, seat: i64, card: i64, side: i64, worth: vec[float]
    ) -> float:
        """What a creature adds to the rows of a side."""
        cells, first = self.bellum.cards.creature_strength, first_row(card, side)
        start = seat * ROWS
        total = 0.0
        if side == LEFT:
            total = self.foods[card] * worth[FOODS] + self.glyphs[card] * worth[GLYPHS]
            for row in range(ROWS):
                maps = cells[first + row] >> MAP & MASK
                if maps:
                    mine = state.strength[start + row] >> MAP & MASK
                    lead, tie = worth[LEADS], worth[TIES]
                    rivals = self._rivals(state, seat, row)
                    total += self._scouts(state, rivals, mine + maps, lead, tie)
                    total -= self._scouts(state, rivals, mine, lead, tie)
            return total
        for row in range(ROWS):
            cell = cells[first + row]
            if cell:
                before = state.strength[start + row]
                total += self._attackers(state, seat, before + cell, worth)
                total -= self._attackers(state, seat, before, worth)
        return total

    def _scouts(self, state: BellumState, rivals: i64, maps: i64, lead: float, tie: float) -> float:
        """What so many maps bring in a row, less what the others' bring on average."""
        best, holders = rivals >> 3, rivals & 7
        if maps > best:
            return lead
        if best == 0:
            return 0.0
        if maps == best:
            return tie * (1.0 - float(holders) / float(state.seats - 1))
        return -(lead if holders == 1 else tie * float(holders)) / float(state.seats - 1)

    def _attackers(self, state: BellumState, seat: i64, strength: i64, worth: vec[float]) -> float:
        magic = strength >> MAGIC & MASK
        swords = (strength >> SWORD & MASK) + magic
        value = 0.0
        if swords:
            value = worth[SWORDS + (swords if swords < MOST_SWORDS else MOST_SWORDS)]
            if magic:
                value += worth[MAGICS + (magic if magic < MOST_MAGIC else MOST_MAGIC)]
        thieves = strength >> THIEF
        if thieves:
            value += float(thieves) * worth[THIEVES]
            if self._gets_in(state, seat, magic, swords):
                value += worth[ROBBERS + (thieves if thieves < MOST_ROBBERS else MOST_ROBBERS)]
        return value

    def _gets_in(self, state: BellumState, seat: i64, magic: i64, swords: i64) -> bool:
        goods, castle = state.goods, self.bellum.shield
        for other in range(state.seats):
            if other != seat:
                shield = goods[has.MAGIC_SHIELDS + other]
                if magic >= shield and swords >= shield + castle + goods[has.SHIELDS + other]:
                    return True
        return False

    def _today(self, state: BellumState, seat: i64, row: i64, worth: vec[float]) -> float:
        """What a row brings today, less what it brings the others on average."""
        maps = state.strength[seat * ROWS + row] >> MAP & MASK
        rivals = self._rivals(state, seat, row)
        value = self._scouts(state, rivals, maps, self.chest[1], self.chest[0])
        others = 0.0
        for other in range(state.seats):
            if other == seat:
                value += self._day(state, other, row, worth)
            else:
                others += self._day(state, other, row, worth)
        return value - others / float(state.seats - 1)

    def _day(self, state: BellumState, seat: i64, row: i64, worth: vec[float]) -> float:
        """What a row harvests and the best that it can raid or steal now."""
        strength = state.strength[seat * ROWS + row]
        food, glyphs = float(strength & MASK), float(strength >> GLYPH & MASK)
        value = worth[GOODS] * food + worth[GOODS + 1] * glyphs
        magic = strength >> MAGIC & MASK
        swords = (strength >> SWORD & MASK) + magic
        if swords == 0 and self.bellum.swords_needed:
            return value
        cards = self.bellum.cards
        best = 0.0
        for place in state.row:
            if (
                place != NONE
                and swords >= cards.place_total[place]
                and magic >= cards.place_magic[place]
            ):
                loot, first = self.loot, place * LOOT
                merit = self.coins[place] + loot[first] * worth[GOODS]
                merit += loot[first + 1] * worth[GOODS + 1]
                if merit > best:
                    best = merit
        if best == 0.0 and swords >= cards.place_total[0]:
            best = worth[GOODS + 2]
        thieves = strength >> THIEF
        if thieves and self._gets_in(state, seat, magic, swords):
            theft = (3.2 if thieves == 1 else 6.4) * (1.0 + 1.0 / float(state.seats - 1))
            if theft > best:
                best = theft
        return value + best


def make(game: Game[Any, Any, Any]) -> Evaluation:
    assert isinstance(game, Bellum)
    return BellumEvaluation(game)
