"""How Bellum Magica begins (BE-13)."""

from typing import Final

from grimorio.core.chance import Chance
from grimorio.core.event import Event
from grimorio.core.flat import (
    ascending,
    copied,
    counted,
    dealt,
    empty_rows,
    filled,
    joined,
    without,
)
from grimorio.core.game import Options
from grimorio.core.native import append, i64, pop, vec

from . import memory as has
from .cards import (
    CASTLES,
    CHESTS,
    CREATURES,
    FIRST_EVIL,
    FIRST_MOST_EVIL,
    FIRST_PLACE,
    LEFT,
    RIGHT,
    ROWS,
    TOKENS,
    first_row,
)
from .choices import AT_CASTLE, AT_GOBLIN, STACKS
from .day import BellumDay
from .state import NONE, BellumState

# Farms, villages and towns in the kingdom, by the number of seats.
KINGDOM: Final = ((), (), (3, 3, 10), (4, 4, 10), (6, 6, 10), (7, 7, 10))
GOBLINS_EACH: Final = 2
OPEN_OF_EACH: Final = 2  # creatures of each deck that lie open


class BellumSetup(BellumDay):
    """What comes before the first day."""

    def setup(self, seats: int, options: Options, chance: Chance) -> BellumState:
        """BE-13: the piles are shuffled; castles and goblins come next, then the first day."""
        state = BellumState()
        state.seats = seats
        state.castles = filled(NONE, seats)
        state.spare_castles = counted(0, CASTLES)
        state.goblins = empty_rows(seats)
        state.goblin_box = counted(0, FIRST_EVIL)
        state.horde = vec[i64](capacity=CREATURES)
        state.strength = filled(0, seats * ROWS)
        state.goods = filled(0, has.ALL_GOODS)
        self._build_kingdom(state, chance)
        self._shuffle_creatures(state, chance)
        self._shuffle_chests(state, chance)
        state.captain = chance.below(seats)
        state.pending = STACKS[AT_CASTLE]
        if options["castles"] == "random":
            for seat in range(state.seats):
                self._take_castle(state, seat, state.spare_castles[chance.below(CASTLES - seat)])
            self._deal_goblins(state, chance, None)
        return state

    def _build_kingdom(self, state: BellumState, chance: Chance) -> None:
        """Towns below, villages between, farms on top; the places left over are in the box."""
        for kind in range(3, 0, -1):
            places = counted(FIRST_PLACE[kind], FIRST_PLACE[kind + 1])
            state.pile_up(places, KINGDOM[state.seats][kind - 1], chance)
        state.kingdom, state.row = dealt(state.kingdom, state.seats)

    def _shuffle_creatures(self, state: BellumState, chance: Chance) -> None:
        evil, most_evil = counted(FIRST_EVIL, FIRST_MOST_EVIL), counted(FIRST_MOST_EVIL, CREATURES)
        chance.mix(evil)
        chance.mix(most_evil)
        state.evil_deck, shown = dealt(evil, OPEN_OF_EACH)
        state.most_evil_deck, most_evil_shown = dealt(most_evil, OPEN_OF_EACH)
        state.display = joined(shown, most_evil_shown)

    def _shuffle_chests(self, state: BellumState, chance: Chance) -> None:
        """BE-9: a chest's label is its turn in its pile, whatever is in it."""
        for kind in range(len(CHESTS)):
            values = self.cards.tokens[kind][:]
            chance.mix(values)
            state.values = joined(state.values, values)
        state.drawn = filled(0, len(CHESTS))
        state.holders = filled(NONE, TOKENS)
        state.known = filled(0, TOKENS)

    def _take_castle(self, state: BellumState, seat: i64, castle: i64) -> None:
        state.castles = state.castles[:]
        state.castles[seat] = castle
        state.spare_castles = without(state.spare_castles[:], castle)
        for side in (LEFT, RIGHT):
            self._add_rows(state, seat, self.cards.castle_strength, first_row(castle, side))

    def _choose_castle(
        self, state: BellumState, seat: i64, castle: i64, chance: Chance, events: list[Event] | None
    ) -> None:
        """BE-13: castles are chosen in seat order; then the goblins are dealt."""
        self._take_castle(state, seat, castle)
        if events is not None:
            name = self.cards.castle_names[castle]
            events.append(Event("castle-chosen", {"seat": seat, "castle": name}))
        if seat + 1 < state.seats:
            state.turn = seat + 1
        else:
            self._deal_goblins(state, chance, events)

    def _deal_goblins(self, state: BellumState, chance: Chance, events: list[Event] | None) -> None:
        """BE-13: two open goblins each; the others go to the box."""
        goblins = counted(0, FIRST_EVIL)
        chance.mix(goblins)
        dealt_out = vec[vec[i64]](capacity=state.seats)
        for seat in range(state.seats):
            goblins, cards = dealt(goblins, GOBLINS_EACH)
            dealt_out = append(dealt_out, ascending(cards))
            if events is not None:
                names = [self.cards.creature_names[card] for card in dealt_out[seat]]
                events.append(Event("goblins-dealt", {"seat": seat, "cards": names}, reveals=True))
        state.goblins = dealt_out
        state.goblin_box = ascending(goblins)
        state.turn = 0
        state.pending = STACKS[AT_GOBLIN]

    def _place_goblin(
        self, state: BellumState, seat: i64, side: i64, chance: Chance, events: list[Event] | None
    ) -> bool:
        """BE-13: in seat order, each goblin to the left or the right; then the first day."""
        state.goblins = copied(state.goblins)
        state.goblins[seat], goblin = pop(state.goblins[seat], 0)
        self._tuck(state, seat, goblin, side, events)
        if len(state.goblins[seat]):
            return False
        state.turn += 1
        if state.turn < state.seats:
            return False
        self._begin_day(state, chance, events)
        return True
