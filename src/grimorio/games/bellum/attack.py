"""Harvest, scouts and attacks at Bellum Magica (BE-7 to BE-10, BE-14 to BE-16)."""

from typing import Final

from grimorio.core import bits
from grimorio.core.event import Event
from grimorio.core.flat import NOTHING, added, place_of
from grimorio.core.native import append, i64
from grimorio.core.text import Json

from . import memory as has
from .cards import (
    CHESTS,
    FIRST_LABEL,
    FOOD,
    GLYPH,
    LOOT,
    MAGIC,
    MAP,
    MASK,
    METAL,
    ROWS,
    SWORD,
    TAVERN,
    THIEF,
    TOKENS,
    WOOD,
    chest_name,
)
from .choices import AT_ATTACK, AT_STEAL, STACKS
from .naming import BellumNaming
from .scoring import chest_source
from .state import NONE, BellumState

OFFER_CASTLE: Final = 6
OFFER_REST: Final = 11
OFFER_STOP: Final = TOKENS


class BellumAttack(BellumNaming):
    """Acts 2 to 4 of a day."""

    # 2. Harvest, 3. Scouts

    def _harvest(self, state: BellumState, events: list[Event] | None) -> None:
        """BE-14: everybody takes the food and the glyphs of the active row's left side."""
        place = state.die - 1
        for seat in range(state.seats):
            strength = state.strength[place]
            place += ROWS
            food = strength >> FOOD & MASK
            glyphs = strength >> GLYPH & MASK
            state.goods[has.FOOD + seat] += food
            state.goods[has.GLYPHS + seat] += glyphs
            if events is not None and (food or glyphs):
                events.append(Event("resources-gathered", {"seat": seat, "food": food,
                                                           "glyphs": glyphs}))  # fmt: skip

    def _scout(self, state: BellumState, events: list[Event] | None) -> None:
        """BE-15: most maps, a metal chest; tied, a wooden one each; no maps, nothing."""
        seats = state.seats
        place = state.die - 1
        most: i64 = 0
        holders: i64 = 0
        for _step in range(seats):
            maps = state.strength[place] >> MAP & MASK
            if maps > most:
                most = maps
                holders = 1
            elif maps == most:
                holders += 1
            place += ROWS
        if most == 0:
            return
        kind = METAL if holders == 1 else WOOD
        seat = state.captain
        for _step in range(seats):
            if state.strength[seat * ROWS + state.die - 1] >> MAP & MASK == most:
                if events is not None:
                    events.append(Event("scouts-returned", {"seat": seat, "maps": most}))
                self._gain_chest(state, seat, kind, events)
            seat = seat + 1 if seat + 1 < seats else 0

    def _gain_chest(
        self, state: BellumState, seat: i64, kind: i64, events: list[Event] | None
    ) -> None:
        """BE-7, BE-9: the next chest of its pile, else of the next lower, else of a higher one."""
        source = chest_source(state.drawn, kind)
        if source == NONE:
            if events is not None:
                events.append(Event("no-chests-left", {"seat": seat}))
            return
        label = FIRST_LABEL[source] + state.drawn[source]
        state.drawn[source] += 1
        state.holders[label] = seat
        state.known[label] |= 1 << seat
        state.goods[has.CHEST_COUNT + seat] += 1
        if events is not None:
            events.append(Event("chest-gained", {"seat": seat, "chest": chest_name(label)},
                                reveals=True, audience=[seat],
                                secret={"value": state.values[label]}))  # fmt: skip

    # 4. Attack

    def _attacks(self, state: BellumState, seat: i64) -> i64:
        """BE-16: an open place, or with a thief a castle, whose shields are beaten; or none."""
        strength = state.strength[seat * ROWS + state.die - 1]
        magic = strength >> MAGIC & MASK
        swords = (strength >> SWORD & MASK) + magic
        offers: i64 = 1 << OFFER_REST
        if swords == 0 and self.swords_needed:
            return offers
        if self._beats(magic, swords, TAVERN):
            offers |= 1
        row = state.row
        for slot in range(state.seats):
            if row[slot] != NONE and self._beats(magic, swords, row[slot]):
                offers |= 2 << slot
        if strength >> THIEF:
            for other in range(state.seats):
                if other != seat and self._breaks_in(state, magic, swords, other):
                    offers |= 1 << OFFER_CASTLE + other
        return offers

    def _beats(self, magic: i64, swords: i64, place: i64) -> bool:
        """BE-8: enough magic swords for the magic shield, and enough in all for both shields."""
        return magic >= self.place_magic[place] and swords >= self.place_total[place]

    def _breaks_in(self, state: BellumState, magic: i64, swords: i64, other: i64) -> bool:
        """BE-9: the printed shield and the tokens; and there must be a chest to steal."""
        goods = state.goods
        shield = goods[has.MAGIC_SHIELDS + other]
        return (
            goods[has.CHEST_COUNT + other] > 0
            and magic >= shield
            and swords >= shield + self.shield + goods[has.SHIELDS + other]
        )

    def _raid(self, state: BellumState, seat: i64, place: i64, events: list[Event] | None) -> None:
        """BE-16, BE-10: the loot is taken; the place is gone, unless it is the tavern."""
        looted, first = self.cards.looted, place * LOOT
        state.goods[has.FOOD + seat] += looted[first]
        state.goods[has.GLYPHS + seat] += looted[first + 1]
        state.goods[has.BARRELS + seat] += looted[first + 2]
        if place != TAVERN:
            state.row[place_of(state.row, place)] = NONE
            state.gone = append(state.gone[:], place)
        if events is not None:
            name, loot = self.cards.place_names[place], self.cards.loot[place]
            gains: dict[str, Json] = {"food": loot[0], "glyphs": loot[1], "barrels": loot[2]}
            events.append(Event("place-raided", {"seat": seat, "place": name, **gains}))
        for kind in range(len(CHESTS)):
            for _chest in range(looted[first + 3 + kind]):
                self._gain_chest(state, seat, kind, events)
        state.asked += 1

    def _attack_castle(
        self, state: BellumState, seat: i64, victim: i64, events: list[Event] | None
    ) -> None:
        """BE-9: the shields are beaten; now the thieves choose."""
        state.victim = victim
        state.pending = STACKS[AT_STEAL]
        if events is not None:
            events.append(Event("castle-attacked", {"seat": seat, "victim_seat": victim},
                                hits=[victim]))  # fmt: skip

    def _steals(self, state: BellumState) -> i64:
        """BE-9: any chest of the victim; after the first one may stop."""
        offers: i64 = 0
        for label in range(TOKENS):
            if state.holders[label] == state.victim:
                offers |= bits.bit(label)
        for label in state.picked:
            offers ^= bits.bit(label)
        return offers | 1 << OFFER_STOP if len(state.picked) else offers

    def _pick(self, state: BellumState, seat: i64, label: i64, events: list[Event] | None) -> bool:
        """BE-9: one chest for each thief at most; he looks at them when he has them all."""
        state.picked = added(state.picked[:], label)
        if events is not None:
            events.append(Event("chest-picked", {"seat": seat, "victim_seat": state.victim,
                                                 "chest": chest_name(label)},
                                hits=[state.victim]))  # fmt: skip
        thieves = state.strength[seat * ROWS + state.die - 1] >> THIEF
        if len(state.picked) < min(thieves, state.goods[has.CHEST_COUNT + state.victim]):
            return False
        self._end_theft(state, seat, events)
        return True

    def _end_theft(self, state: BellumState, seat: i64, events: list[Event] | None) -> None:
        """BE-9: the chests change hands; the victim gets one shield, however many they were."""
        victim = state.victim
        for label in state.picked:
            state.holders[label] = seat
            state.known[label] |= 1 << seat
        state.goods[has.CHEST_COUNT + seat] += len(state.picked)
        state.goods[has.CHEST_COUNT + victim] -= len(state.picked)
        state.goods[has.SHIELDS + victim] += 1
        if events is not None:
            names = [chest_name(label) for label in state.picked]
            values = [state.values[label] for label in state.picked]
            data: dict[str, Json] = {"seat": seat, "victim_seat": victim, "chests": names}
            events.append(Event("chests-stolen", data, reveals=True, audience=[seat],
                                secret={"values": values}, hits=[victim]))  # fmt: skip
        state.picked = NOTHING
        state.victim = NONE
        state.pending = STACKS[AT_ATTACK]
        state.asked += 1
