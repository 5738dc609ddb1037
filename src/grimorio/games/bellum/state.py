"""A game of Bellum Magica in progress."""

from typing import Final, final

from grimorio.core.chance import Chance
from grimorio.core.flat import added, plain, plain_rows
from grimorio.core.native import append, i64, vec

from .cards import FIRST_LABEL
from .layout import BellumFields
from .memory import CHEST_COUNT, UNDER

NONE: Final[i64] = -1
ENOUGH_CHESTS: Final = 10
"""Whoever has so many after the attacks ends the game (BE-11)."""


@final
class BellumState(BellumFields):
    """Creatures, places and castles are numbers (see cards.py); chests are labels 0-49.

    The label of a chest is given when it is drawn: wood 0-19, metal 20-39, gold 40-49, in the
    order of drawing, so it says nothing of the value (BE-9).
    """

    def clone(self) -> "BellumState":
        copy = BellumState()
        self.copy_to(copy)
        return copy

    def pile_up(self, places: vec[i64], wanted: i64, chance: Chance) -> None:
        """BE-13: these places are shuffled; so many go on top of the kingdom, the others into the
        box."""
        chance.mix(places)
        for i in range(len(places)):
            if i < wanted:
                self.kingdom = append(self.kingdom, places[i])
            else:
                self.place_box = added(self.place_box, places[i])

    def loaded(self) -> None:
        for seat in range(self.seats):
            self.goods[CHEST_COUNT + seat] = 0
        for holder in self.holders:
            if 0 <= holder < self.seats:
                self.goods[CHEST_COUNT + holder] += 1

    def pieces(self) -> list[int]:
        """Creatures, places from 100, castles 200, chests by value, a thousand to each kind."""
        creatures = [*self.goblin_box, *self.evil_deck, *self.most_evil_deck]
        creatures += [creature // UNDER for creature in self.horde]
        for cards in plain_rows(self.goblins):
            creatures += cards
        creatures += [card for card in [*self.display, self.placing] if card != NONE]
        places = [place for place in self.row if place != NONE]
        places += [*self.kingdom, *self.gone, *self.place_box]
        castles = [castle for castle in self.castles if castle != NONE] + plain(self.spare_castles)
        pieces = creatures + [100 + place for place in places]
        pieces += [200 + castle for castle in castles]
        for label, value in enumerate(self.values):
            kind = sum(label >= first for first in FIRST_LABEL)
            pieces.append(1000 * kind + value)
        return pieces
