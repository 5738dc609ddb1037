"""A greedy player of Bellum Magica: weighs what each row of its castle brings in a day.

A row is worth what it harvests, what its scouts bring, and the best attack it can make. The bot
looks at the cards on the table, at what kinds of places are still to come, and at the chests
that it has held; it takes the choice that is worth most now.
"""

from typing import Any, Final

from grimorio.bots.base import Bot
from grimorio.core.action import Action
from grimorio.core.chance import Chance
from grimorio.core.game import Game
from grimorio.core.record import View
from grimorio.games.bellum import actions as act
from grimorio.games.bellum.actions import BellumAction
from grimorio.games.bellum.cards import (
    CREATURES,
    FIRST_PLACE,
    LEFT,
    PLACES,
    RIGHT,
    ROWS,
    TAVERN,
    TOKENS,
    chest_kind,
    unpacked,
)
from grimorio.games.bellum.rules import Bellum
from grimorio.games.bellum.view import BellumView

# What things are worth, in the coins of a chest.
FOOD: Final = 1.1
GLYPH: Final = 2.2
BARREL: Final = 0.9
CONFUSION: Final = 1.6
SHIELD: Final = 0.8
MAGIC_SHIELD: Final = 1.6
MOST_SWORDS: Final = 12
MOST_MAGIC: Final = 3
HUNGER: Final = 2.0  # how much more food is worth to a castle that brings none
PLENTY: Final = 4.0  # and with so much a day no more than usual
DRAWS: Final = 2.2  # among how many places one can usually choose


class Greedy(Bot):
    """Takes the choice that is worth most by its own reckoning, from its view alone."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        super().__init__(game, "greedy")
        assert isinstance(game, Bellum)
        self.cards = game.cards
        self.chest = [sum(values) / len(values) for values in self.cards.chest_values]
        self.loot = [self._loot(place) for place in range(PLACES)]
        self.icons: list[list[list[list[int]]]] = [
            [[unpacked(cell) for cell in side] for side in self.cards.creature_rows[card]]
            for card in range(CREATURES)
        ]

    def _loot(self, place: int) -> float:
        loot = self.cards.loot[place]
        value = loot[0] * FOOD + loot[1] * GLYPH + loot[2] * BARREL
        for kind in range(3):
            value += loot[3 + kind] * self.chest[kind]
        return value

    def choose(self, view: View, legal: list[Action], chance: Chance) -> Action:
        assert isinstance(view, BellumView)
        if len(legal) == 1:
            return legal[0]
        mind = Mind(self, view)
        best = legal[0]
        best_value = -1e9
        for action in legal:
            assert isinstance(action, BellumAction)
            value = mind.worth(action)
            if value > best_value:
                best, best_value = action, value
        return best


class Mind:
    """One look at the table: what raids will bring, how long the game will last, who leads."""

    def __init__(self, bot: Greedy, view: BellumView) -> None:
        assert view.seat is not None
        self.bot = bot
        self.view = view
        self.seat: int = view.seat
        leader = max(view.chests)
        self.days = min(9.0, max(1.0, (10 - leader) * 0.95))
        """How many more days there may be."""
        self.food = self._food()
        """What food on a coming day is worth."""
        self.wealth = [self._wealth(seat) for seat in range(view.seats)]
        self.raids = self._raids()
        """`raids[magic][swords]`: what a row of such strength brings on a coming day."""

    def _food(self) -> float:
        """A castle that brings little cannot recruit, and so never brings more.

        Every castle is hungry before the first day: half as much keeps goblins on both sides.
        """
        hunger = HUNGER if self.view.day else HUNGER / 2.0
        mine = self.view.hordes[self.seat]
        income = sum(row[0] + 2.0 * row[1] for row in mine) / ROWS
        return FOOD * (1.0 + hunger * max(0.0, 1.0 - income / PLENTY) * self.days / 9.0)

    def worth(self, action: BellumAction) -> float:
        kind = action.kind
        if kind == act.RAID:
            return self._raid(action.first)
        if kind == act.ATTACK:
            return self._attack(action.first)
        if kind == act.STEAL:
            return self._value_of(action.first)
        if kind == act.RECRUIT:
            return self._recruit(action.first, action.second)
        if kind == act.PLACE:
            card = self.view.placing
            if card < 0:
                card = self.view.goblins[self.seat][0]
            return self._gain(card, action.first)
        if kind == act.ACCEPT:
            return self._today(self.view.die - 1)
        if kind == act.BARREL:
            return self._any_day() - BARREL
        if kind == act.CONFUSE:
            return self._any_day() - 0.05
        return 0.0 if kind != act.STOP else 0.1

    # Chests

    def _value_of(self, label: int) -> float:
        value = self.view.values[label]
        return float(value) if value else self.bot.chest[chest_kind(label)]

    def _wealth(self, seat: int) -> float:
        total = 0.0
        holders = self.view.holders
        for label in range(TOKENS):
            if holders[label] == seat:
                total += self._value_of(label)
        return total

    def _ending(self, chests: int, gain: float, loss_seat: int, loss: float) -> float:
        """What it means that one's own tenth chest ends the game: good for the richest alone."""
        if self.view.chests[self.seat] + chests < 10:
            return 0.0
        mine = self.wealth[self.seat] + gain
        best = 0.0
        for seat in range(self.view.seats):
            if seat != self.seat:
                best = max(best, self.wealth[seat] - (loss if seat == loss_seat else 0.0))
        return 6.0 if mine > best else -12.0

    # Attacks

    def _raid(self, place: int) -> float:
        loot = self.bot.cards.loot[place]
        chests = loot[3] + loot[4] + loot[5]
        return self.bot.loot[place] + self._ending(chests, self.bot.loot[place], -1, 0.0)

    def _attack(self, victim: int) -> float:
        """The best chests that the thieves can carry; what the leader loses counts double."""
        values = [
            self._value_of(label) for label in range(TOKENS) if self.view.holders[label] == victim
        ]
        values.sort(reverse=True)
        thieves = self.view.hordes[self.seat][self.view.die - 1][5]
        gain = sum(values[:thieves])
        taken = min(thieves, len(values))
        leads = self.wealth[victim] >= max(self.wealth)
        harm = gain * (0.9 if leads else 0.25) if self.view.seats > 2 else gain * 0.9
        return gain + harm - 0.3 + self._ending(taken, gain, victim, gain)

    def _raids(self) -> list[list[float]]:
        """The best of a few places drawn from those in sight and those that come next."""
        weights = self._coming()
        order = sorted(range(PLACES), key=self.bot.loot.__getitem__, reverse=True)
        total = sum(weights) or 1.0
        table: list[list[float]] = []
        for magic in range(MOST_MAGIC + 1):
            row: list[float] = []
            for swords in range(MOST_SWORDS + 1):
                row.append(self._best_of_draws(order, weights, total, magic, swords))
            table.append(row)
        return table

    def _best_of_draws(
        self, order: list[int], weights: list[float], total: float, magic: int, swords: int
    ) -> float:
        cards = self.bot.cards
        missed = 1.0
        value = 0.0
        share = 0.0
        for place in order:
            weight = weights[place]
            if weight and magic >= cards.place_magic[place] and swords >= cards.place_total[place]:
                share += weight / total
                still = max(0.0, 1.0 - share) ** DRAWS
                value += self.bot.loot[place] * (missed - still)
                missed = still
        if swords >= cards.place_total[TAVERN] and magic >= cards.place_magic[TAVERN]:
            value += self.bot.loot[TAVERN] * missed
        return value

    def _coming(self) -> list[float]:
        """How likely each place lies open on a coming day."""
        view = self.view
        weights = [0.0] * PLACES
        seen = [False] * PLACES
        for place in view.gone:
            seen[place] = True
        for place in view.row:
            if place >= 0:
                seen[place] = True
                weights[place] = 1.0
        wanted = 2 * view.seats
        for kind in range(1, 4):
            count = min(wanted, view.kingdom[kind - 1])
            if count:
                wanted -= count
                first, end = FIRST_PLACE[kind], FIRST_PLACE[kind + 1]
                unseen = [place for place in range(first, end) if not seen[place]]
                for place in unseen:
                    weights[place] = count / len(unseen)
        return weights

    # Rows

    def _row(self, row: int, counts: list[int]) -> float:
        """What a row with these icons brings on a day."""
        value = counts[0] * self.food + counts[1] * GLYPH + self._scouts(row, counts[2])
        magic = min(counts[4], MOST_MAGIC)
        swords = min(counts[3] + counts[4], MOST_SWORDS)
        raid = self.raids[magic][swords]
        theft = self._theft(counts) if counts[5] else 0.0
        return value + max(raid, theft) + 0.15 * min(raid, theft)

    def _scouts(self, row: int, maps: int) -> float:
        """Most maps bring metal, a tie brings wood; a lead is worth a little more."""
        if maps == 0:
            return 0.0
        best = 0
        hordes = self.view.hordes
        for seat in range(self.view.seats):
            if seat != self.seat:
                best = max(best, hordes[seat][row][2])
        if maps > best:
            return self.bot.chest[1] + 0.4 * (maps - best - 1 if maps - best < 3 else 1)
        return self.bot.chest[0] if maps == best else 0.5

    def _theft(self, counts: list[int]) -> float:
        """What the thieves of such a row would bring, from the castle that is best to rob."""
        view = self.view
        best = 0.0
        for seat in range(view.seats):
            if seat == self.seat:
                continue
            shield = view.magic_shields[seat]
            needed = shield + self.bot.cards.castle_shield + view.shields[seat]
            if counts[4] >= shield and counts[3] + counts[4] >= needed:
                held = view.chests[seat] + 1
                each = max(2.5, self.wealth[seat] / held)
                best = max(best, each * min(counts[5], held) * (1.0 + 0.6 / (view.seats - 1)))
        return best

    def _gain(self, card: int, side: int) -> float:
        """What a creature adds to all rows of a side, over the days to come."""
        mine = self.view.hordes[self.seat]
        icons = self.bot.icons[card][side]
        gain = 0.0
        for row in range(ROWS):
            added = icons[row]
            if any(added):
                after = [mine[row][icon] + added[icon] for icon in range(6)]
                gain += self._row(row, after) - self._row(row, mine[row])
                # Swords short of the next place are still on their way to it.
                gain += 0.25 * (added[3] + added[4]) + 0.15 * added[5]
        return gain * self.days / ROWS

    def _recruit(self, card: int, price: int) -> float:
        """The better side, the bonus, and what the resources could buy later."""
        gain = max(self._gain(card, LEFT), self._gain(card, RIGHT))
        bonus = self.bot.cards.bonus[card]
        worth = (0.0, CONFUSION, SHIELD, MAGIC_SHIELD)[bonus] * self.days / 9.0
        prices = self.bot.cards.prices
        if price == act.FOOD_PRICE:
            cost = prices[0] * FOOD
        elif price == act.MIXED_PRICE:
            cost = prices[1] * GLYPH + prices[2] * FOOD
        else:
            cost = prices[3] * GLYPH
        return gain + worth - cost * 0.35 * self.days / 9.0

    # The die

    def _today(self, row: int) -> float:
        """What a row brings today, less a part of what it brings the others."""
        value = self._row(row, self.view.hordes[self.seat][row])
        others = 0.0
        for seat in range(self.view.seats):
            if seat != self.seat:
                counts = self.view.hordes[seat][row]
                magic = min(counts[4], MOST_MAGIC)
                swords = min(counts[3] + counts[4], MOST_SWORDS)
                others += counts[0] * FOOD + counts[1] * GLYPH + self.raids[magic][swords]
        return value - 0.6 * others / (self.view.seats - 1)

    def _any_day(self) -> float:
        return sum(self._today(row) for row in range(ROWS)) / ROWS
