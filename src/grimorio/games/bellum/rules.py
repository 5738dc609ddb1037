"""The rules of Bellum Magica: whose choice it is, what it can be, and what follows.

Its chapters are classes, each on top of the one before: naming, attack, recruiting, day, setup,
this one.
BE-n are the sections of docs/games/bellum.md.
"""

from typing import Final

from grimorio.core import bits
from grimorio.core.chance import Chance
from grimorio.core.event import Event
from grimorio.core.flat import plain
from grimorio.core.moment import Moment
from grimorio.core.native import i64
from grimorio.core.outcome import Outcome
from grimorio.core.preview import Preview, Standing
from grimorio.core.refusal import Refusal
from grimorio.core.text import Text

from . import actions as act
from . import memory as has
from .actions import BellumAction
from .attack import OFFER_CASTLE, OFFER_REST, OFFER_STOP
from .cards import LEFT, RIGHT, TAVERN
from .choices import (
    AT_ATTACK,
    AT_CASTLE,
    AT_GOBLIN,
    AT_PLACE,
    AT_RECRUIT,
    AT_REROLL,
    AT_STEAL,
    STACKS,
)
from .foresee import foretell, reason
from .knowledge import build_view, sample_state
from .recruiting import OFFER_FINISH
from .refusals import explain
from .scoring import find_outcome
from .setup import BellumSetup
from .standing import BellumStanding, lines, standing
from .state import NONE, BellumState
from .view import BellumView

LAST_DAY: Final = 60
ALONE: Final = [[seat] for seat in range(has.MOST_SEATS)]
NOBODY: Final[list[int]] = []


class Bellum(BellumSetup):
    """Bellum Magica by Frédéric Guérard, for 2-5 seats."""

    # Whose choice, and what it can be

    def deciding(self, state: BellumState) -> list[int]:
        return ALONE[state.turn] if len(state.pending) else NOBODY

    def asked(self, state: BellumState) -> i64:
        return state.turn if len(state.pending) else NONE

    def legal(self, state: BellumState, seat: i64) -> list[BellumAction]:
        if not len(state.pending) or seat != state.turn:
            return []
        choice = state.pending[-1]
        offers = bits.members(self.offers(state, seat, choice))
        return [self.offered(state, choice, offer) for offer in offers]

    def random_action(self, state: BellumState, seat: i64, chance: Chance) -> BellumAction:
        choice = state.pending[-1]
        offers = self.offers(state, seat, choice)
        offer = bits.nth(offers, chance.below(bits.count(offers)))
        return self.offered(state, choice, offer)

    def offers(self, state: BellumState, seat: i64, choice: i64) -> i64:
        """What a seat can choose as a set of numbers, in the order of `legal`; `offered` says what
        each of them means at this choice."""
        if choice == AT_RECRUIT:
            return self._recruits(state, seat)
        if choice == AT_ATTACK:
            return self._attacks(state, seat)
        if choice == AT_REROLL:
            return self._rerolls(state, seat)
        if choice == AT_STEAL:
            return self._steals(state)
        if choice == AT_CASTLE:
            return bits.set_of(plain(state.spare_castles))
        return 1 << LEFT | 1 << RIGHT

    def offered(self, state: BellumState, choice: i64, offer: i64) -> BellumAction:
        table = self.table
        if choice == AT_RECRUIT:
            if offer == OFFER_FINISH:
                return table.finish
            return table.recruits[state.display[offer // 2]][offer % 2]
        if choice == AT_ATTACK:
            if offer == OFFER_REST:
                return table.rest
            if offer >= OFFER_CASTLE:
                return table.attacks[offer - OFFER_CASTLE]
            return table.raids[state.row[offer - 1] if offer else TAVERN]
        if choice == AT_REROLL:
            return table.rerolls[offer]
        if choice == AT_STEAL:
            return table.stop if offer == OFFER_STOP else table.steals[offer]
        return table.castles[offer] if choice == AT_CASTLE else table.sides[offer]

    def why_not(self, state: BellumState, seat: i64, action: BellumAction) -> Refusal | None:
        if action in self.legal(state, seat):
            return None
        return explain(self, self.cards, state, seat, action)

    def apply(
        self,
        state: BellumState,
        seat: i64,
        action: BellumAction,
        chance: Chance,
        events: list[Event] | None = None,
    ) -> None:
        kind = action.kind
        if kind == act.ACCEPT or kind == act.REST or kind == act.FINISH:
            state.asked += 1
            if kind == act.REST and events is not None:
                events.append(Event("attack-skipped", {"seat": seat}))
        elif kind == act.BARREL or kind == act.CONFUSE:
            self._reroll(state, seat, kind, chance, events)
        elif kind == act.RAID:
            self._raid(state, seat, action.first, events)
        elif kind == act.ATTACK:
            self._attack_castle(state, seat, action.first, events)
            return
        elif kind == act.STEAL:
            if not self._pick(state, seat, action.first, events):
                return
        elif kind == act.STOP:
            self._end_theft(state, seat, events)
        elif kind == act.RECRUIT:
            self._recruit(state, seat, action.first, action.second, events)
            return
        elif kind == act.PLACE:
            if state.pending[-1] == AT_PLACE:
                self._place_recruit(state, seat, action.first, events)
            elif not self._place_goblin(state, seat, action.first, chance, events):
                return
        else:
            self._choose_castle(state, seat, action.first, chance, events)
            return
        self._go_on(state, chance, events)

    def sure_after(
        self, before: BellumState, after: BellumState, seat: i64, action: BellumAction
    ) -> list[BellumAction] | None:
        """BE-17: a recruit goes to the left or the right, whatever creature is turned up. BE-9,
        BE-13: nothing is seen between an attack and its theft, or between two goblins."""
        if action.kind == act.RECRUIT:
            return self.table.sides
        goes_on = bool(after.pending) and after.turn == seat
        if goes_on and after.pending[-1] == (AT_GOBLIN if action.kind == act.PLACE else AT_STEAL):
            return None
        return []

    # The day

    def _go_on(self, state: BellumState, chance: Chance, events: list[Event] | None) -> None:
        """BE-6 to BE-18: through the acts of the day, until somebody has a choice."""
        while True:
            choice = state.pending[-1]
            if self._ask_next(state, choice):
                return
            state.asked = 0
            since = 0 if events is None else len(events)
            if choice == AT_REROLL:
                self._harvest(state, events)
                self._scout(state, events)
                if events is not None:
                    self._stamp(events, since, Moment(state.day, 2, NONE, "harvest"))
                state.pending = STACKS[AT_ATTACK]
            elif choice == AT_ATTACK:
                if self._enough_chests(state):
                    self._end_game(state, "ten-chests", events)
                    return
                state.pending = STACKS[AT_RECRUIT]
            else:
                if state.day >= LAST_DAY:
                    self._end_game(state, "last-day", events)
                    return
                self._end_day(state, events)
                self._begin_day(state, chance, events)

    def _ask_next(self, state: BellumState, choice: i64) -> bool:
        """From where the act's round has come, clockwise, the next seat that has a choice. BE-6,
        BE-16, BE-17: whoever cannot pay, beats nothing, or cannot recruit is skipped."""
        seats = state.seats
        for asked in range(state.asked, seats):
            seat = state.captain + asked
            if seat >= seats:
                seat -= seats
            offers = self.offers(state, seat, choice)
            if offers & offers - 1:
                state.asked = asked
                state.turn = seat
                return True
        return False

    # How it ends, and what a seat may know

    def outcome(self, state: BellumState) -> Outcome | None:
        return None if len(state.pending) else find_outcome(self, state)

    def standing(self, view: BellumView) -> BellumStanding:
        return standing(self.cards, view)

    def foretell(
        self, view: BellumView, action: BellumAction, preview: Preview, after: list[BellumState]
    ) -> None:
        foretell(self, view, action, preview)

    def reason(self, view: BellumView, action: BellumAction, preview: Preview) -> Text | None:
        return reason(action, preview)

    def standing_lines(self, standing: Standing) -> list[Text]:
        return lines(standing) if isinstance(standing, BellumStanding) else []

    def view(self, state: BellumState, seat: int | None) -> BellumView:
        return build_view(self.cards, state, seat)

    def sample(self, view: BellumView, chance: Chance) -> BellumState:
        return sample_state(self.cards, view, chance)
