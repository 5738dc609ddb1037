"""The days of Bellum Magica, and its end (BE-6, BE-11, BE-18)."""

from typing import Final

from grimorio.core.chance import Chance
from grimorio.core.event import Event
from grimorio.core.flat import NOTHING
from grimorio.core.moment import Moment
from grimorio.core.native import i64, pop
from grimorio.core.text import Json

from . import actions as act
from . import memory as has
from .cards import ROWS, chest_name
from .choices import AT_ATTACK, AT_CASTLE, AT_GOBLIN, AT_REROLL, AT_STEAL, STACKS
from .recruiting import BellumRecruiting
from .scoring import held
from .state import ENOUGH_CHESTS, NONE, BellumState

# What is offered at a choice, by number: at the roll; at an attack, after the tavern 0 and the open
# places; among chests; after the four creatures, with two prices each.
OFFER_ACCEPT: Final = 0
OFFER_BARREL: Final = 1
OFFER_CONFUSE: Final = 2


class BellumDay(BellumRecruiting):
    """How a day begins and ends, and the game."""

    # The day

    def moment(self, state: BellumState) -> Moment:
        """Days, and in a day the captain's roll, the harvest, each lord's attack and recruiting;
        before the first day castles and goblins."""
        if not len(state.pending):
            return self._evening(state)
        choice = state.pending[-1]
        seats, turn = state.seats, state.turn
        if choice in (AT_CASTLE, AT_GOBLIN):
            return Moment(0, turn + 1 + (seats if choice == AT_GOBLIN else 0), turn, "setup")
        if choice == AT_REROLL:
            return Moment(state.day, 1, state.captain, "roll")
        if choice in (AT_ATTACK, AT_STEAL):
            return Moment(state.day, 3 + state.asked, turn, "attack")
        return Moment(state.day, 3 + seats + state.asked, turn, "recruit")

    def _evening(self, state: BellumState) -> Moment:
        return Moment(state.day, 3 + 2 * state.seats, NONE, "end")

    def _stamp(self, events: list[Event], since: int, moment: Moment) -> None:
        """One choice can end an act, and the day: what happened since then was at that moment."""
        for event in events[since:]:
            event.when = moment

    def _enough_chests(self, state: BellumState) -> bool:
        """BE-11: somebody has ten."""
        most: i64 = 0
        for seat in range(state.seats):
            most = max(most, state.goods[has.CHEST_COUNT + seat])
        return most >= ENOUGH_CHESTS

    # 1. The active horde

    def _begin_day(self, state: BellumState, chance: Chance, events: list[Event] | None) -> None:
        """BE-6: the captain's confusions are ready again, and the die is rolled."""
        state.day += 1
        state.goods[has.CONFUSIONS_USED + state.captain] = 0
        since = 0 if events is None else len(events)
        if events is not None:
            events.append(Event("day-began", {"day": state.day, "seat": state.captain}))
        self._roll(state, chance, events)
        if events is not None:
            self._stamp(events, since, self.moment(state))

    def _roll(
        self, state: BellumState, chance: Chance, events: list[Event] | None, paid: str = ""
    ) -> None:
        """BE-6: the die names the row that works today, for everybody."""
        before = state.die
        state.die = chance.die(ROWS)
        state.asked = 0
        state.pending = STACKS[AT_REROLL]
        if events is not None:
            data: dict[str, Json] = {"seat": state.captain, "row": state.die}
            if paid:
                data.update({"before": before, "paid": paid})
            events.append(Event("die-rolled", data, reveals=True))

    def _rerolls(self, state: BellumState, seat: i64) -> i64:
        """BE-6: a barrel; for the captain also a confusion that is ready."""
        goods = state.goods
        offers: i64 = 1 << OFFER_ACCEPT
        if goods[has.BARRELS + seat]:
            offers |= 1 << OFFER_BARREL
        ready = goods[has.CONFUSIONS_USED + seat] < goods[has.CONFUSIONS + seat]
        if ready and seat == state.captain:
            offers |= 1 << OFFER_CONFUSE
        return offers

    def _reroll(
        self, state: BellumState, seat: i64, kind: i64, chance: Chance, events: list[Event] | None
    ) -> None:
        """BE-6: the barrel goes back; a confusion is turned over until the next captaincy."""
        if kind == act.BARREL:
            state.goods[has.BARRELS + seat] -= 1
        else:
            state.goods[has.CONFUSIONS_USED + seat] += 1
        if events is not None:
            name = "round-paid" if kind == act.BARREL else "confusion-cast"
            events.append(Event(name, {"seat": seat}))
        self._roll(state, chance, events, "barrel" if kind == act.BARREL else "confusion")

    # 6. End of the day, end of the game

    def _end_day(self, state: BellumState, events: list[Event] | None) -> None:
        """BE-18, BE-10: new places for those that are gone; the die goes to the left."""
        found: list[str] = []
        for slot in range(state.seats):
            if state.row[slot] == NONE and len(state.kingdom):
                state.kingdom, place = pop(state.kingdom)
                state.row[slot] = place
                if events is not None:
                    found.append(self.cards.place_names[place])
        if events is not None and found:
            events.append(Event("places-found", {"places": found}, reveals=True))
            self._stamp(events, len(events) - 1, self._evening(state))
        state.captain = (state.captain + 1) % state.seats

    def _end_game(self, state: BellumState, cause: str, events: list[Event] | None) -> None:
        """BE-11, BE-7: all chests are opened."""
        state.pending = NOTHING
        if events is None:
            return
        since = len(events)
        events.append(Event("game-ended", {"cause": cause}))
        for seat in range(state.seats):
            chests = held(state, seat)
            events.append(Event("chests-opened", {"seat": seat,
                                                  "total": sum(state.values[c] for c in chests),
                                                  "chests": [chest_name(c) for c in chests],
                                                  "values": [state.values[c] for c in chests]},
                                reveals=True))  # fmt: skip
        self._stamp(events, since, self._evening(state))
