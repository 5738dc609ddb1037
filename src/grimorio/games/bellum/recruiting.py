"""Recruiting at Bellum Magica (BE-12, BE-17)."""

from typing import Final

from grimorio.core.event import Event
from grimorio.core.flat import place_of
from grimorio.core.native import append, i64, pop, vec

from . import actions as act
from . import memory as has
from .attack import BellumAttack
from .cards import BONUSES, CONFUSION, MAGIC_SHIELD, ROWS, SHIELD, SIDES, first_row
from .choices import AT_PLACE, AT_RECRUIT, STACKS
from .state import NONE, BellumState

OFFER_FINISH: Final = 8


class BellumRecruiting(BellumAttack):
    """Act 5 of a day, and how a creature joins a horde."""

    def _add_rows(self, state: BellumState, seat: i64, rows: vec[i64], first: i64) -> None:
        """BE-12: a row's strength is the castle's and every card's on that side."""
        strength = state.strength
        start = seat * ROWS
        for row in range(ROWS):
            strength[start + row] += rows[first + row]

    def _tuck(
        self, state: BellumState, seat: i64, card: i64, side: i64, events: list[Event] | None
    ) -> None:
        state.horde = append(state.horde, has.under(seat, card, side))
        self._add_rows(state, seat, self.cards.creature_strength, first_row(card, side))
        if events is not None:
            name = self.cards.creature_names[card]
            events.append(Event("creature-placed", {"seat": seat, "card": name,
                                                    "side": SIDES[side]}))  # fmt: skip

    def _recruits(self, state: BellumState, seat: i64) -> i64:
        """BE-17: an open creature that can be paid for; the most evil ones have two prices."""
        food, glyphs = state.goods[has.FOOD + seat], state.goods[has.GLYPHS + seat]
        display = state.display
        offers: i64 = 1 << OFFER_FINISH
        if food >= self.price_evil:
            for place in range(2):
                if display[place] != NONE:
                    offers |= 1 << 2 * place
        prices: i64 = 1 if glyphs >= self.price_glyphs and food >= self.price_food else 0
        if glyphs >= self.price_glyphs_alone:
            prices |= 2
        for place in range(2, 4):
            if display[place] != NONE:
                offers |= prices << 2 * place
        return offers

    def price(self, price: i64) -> tuple[i64, i64]:
        """BE-17: food and glyphs."""
        if price == act.FOOD_PRICE:
            return self.price_evil, 0
        if price == act.MIXED_PRICE:
            return self.price_food, self.price_glyphs
        return 0, self.price_glyphs_alone

    def _recruit(
        self, state: BellumState, seat: i64, card: i64, price: i64, events: list[Event] | None
    ) -> None:
        """BE-17, BE-12: pay, take the creature and its bonus, and turn up the next one at once."""
        food, glyphs = self.price(price)
        state.goods[has.FOOD + seat] -= food
        state.goods[has.GLYPHS + seat] -= glyphs
        state.placing = card
        state.pending = STACKS[AT_PLACE]
        if events is not None:
            name = self.cards.creature_names[card]
            events.append(Event("creature-recruited", {"seat": seat, "card": name, "food": food,
                                                       "glyphs": glyphs}))  # fmt: skip
        self._gain_bonus(state, seat, self.cards.bonus[card], events)
        new = self._turn_up(state, price)
        state.display[place_of(state.display, card)] = new
        if events is not None and new != NONE:
            shown = self.cards.creature_names[new]
            events.append(Event("creature-appeared", {"card": shown}, reveals=True))

    def _turn_up(self, state: BellumState, price: i64) -> i64:
        """The next creature of those that have this price; none if their deck is empty."""
        new: i64 = NONE
        if price == act.FOOD_PRICE:
            if len(state.evil_deck):
                state.evil_deck, new = pop(state.evil_deck)
        elif len(state.most_evil_deck):
            state.most_evil_deck, new = pop(state.most_evil_deck)
        return new

    def _gain_bonus(
        self, state: BellumState, seat: i64, bonus: i64, events: list[Event] | None
    ) -> None:
        """BE-17: bonus tokens stay for good."""
        if bonus == CONFUSION:
            state.goods[has.CONFUSIONS + seat] += 1
        elif bonus == SHIELD:
            state.goods[has.SHIELDS + seat] += 1
        elif bonus == MAGIC_SHIELD:
            state.goods[has.MAGIC_SHIELDS + seat] += 1
        else:
            return
        if events is not None:
            events.append(Event("bonus-gained", {"seat": seat, "bonus": BONUSES[bonus]}))

    def _place_recruit(
        self, state: BellumState, seat: i64, side: i64, events: list[Event] | None
    ) -> None:
        """BE-17: left or right; the same seat may go on recruiting."""
        card = state.placing
        state.placing = NONE
        state.pending = STACKS[AT_RECRUIT]
        self._tuck(state, seat, card, side, events)
