"""The rules of Magia Cum Laude: setup, whose choice it is, and what follows.

Its chapters are classes, each on top of the one before: naming, turns, meetings, moving, this one.
MA-n are the sections of docs/games/magia.md.
"""

from typing import Final

from grimorio.core import bits
from grimorio.core.chance import Chance, FastChance
from grimorio.core.event import Event
from grimorio.core.flat import NOTHING, ascending, dealt, filled
from grimorio.core.game import Options
from grimorio.core.moment import Moment
from grimorio.core.native import append, extend, i64, pop, vec
from grimorio.core.outcome import Outcome
from grimorio.core.preview import Preview, Standing
from grimorio.core.refusal import Refusal
from grimorio.core.text import Text

from . import actions as act
from . import scoring
from .actions import MagiaAction
from .board import CELLS, COLOURS
from .cards import CRYSTALS, MISSION_COUNT, ORDER_COUNT, SPELL_COUNT
from .choices import (
    AT_ACTION,
    AT_ANSWER,
    AT_DECLARE,
    AT_DISCARD,
    AT_END,
    AT_EXAM,
    AT_EXAMINE,
    AT_MEET,
    AT_MOVE,
    AT_PAY,
    AT_PLACE,
    AT_VICTIM,
)
from .foresee import foretell, reason
from .knowledge import TRIES, build_view, sample_state
from .movement import VISITING, VISITS, kinds_of
from .moving import MagiaMoving
from .reach import Reach, reach
from .refusals import explain
from .standing import MagiaStanding, lines, standing
from .state import EXAMINER, NONE, MagiaState
from .view import MagiaView

HAND: Final[i64] = 5
PASSING: Final[i64] = 1 << 12
"""The examiner can go nowhere: after his lines and visits."""
SUBSETS: Final = [[seat for seat in range(6) if mask >> seat & 1] for mask in range(64)]


class Magia(MagiaMoving):
    """Magia Cum Laude by Conrad Hamel, for 2-6 seats."""

    # Setup

    def setup(self, seats: int, options: Options, chance: Chance) -> MagiaState:
        """MA-1 to MA-6: crystals, figures, spells, orders, missions, five cards each."""
        state = MagiaState()
        state.seats = seats
        state.swaps = bool(options["swaps"])
        crystals = self.crystals[:]
        chance.mix(crystals)
        state.crystals = filled(NONE, CELLS)
        for cell in self.board.fields:
            crystals, state.crystals[cell] = pop(crystals)
        state.places = self.starts[:]
        state.spells = self._deal(SPELL_COUNT, 6, chance)
        state.orders = self._deal(ORDER_COUNT, 3 if seats == 2 else seats, chance)
        state.missions = self._deal(MISSION_COUNT, seats, chance)
        for spell in state.spells[:6]:
            state.needs = extend(state.needs, self.cards.spells[spell])
        state.held = filled(0, 18)
        state.reserves = filled(0, state.seats * 3)
        deck = self.decks[1 if state.swaps else 0][:]
        chance.mix(deck)
        for _ in range(seats):
            deck, hand = dealt(deck, HAND)
            state.hands = append(state.hands, ascending(hand))
        state.deck = deck
        state.known = vec[vec[i64]]([NOTHING] * (seats + 1))
        state.carried = vec[vec[i64]]([filled(0, 2 * state.seats)] * (seats + 1))
        state.lacking = state.known
        state.sizes = filled(HAND, seats)
        state.first = chance.below(seats)
        state.turn = state.first
        state.pending = filled(AT_DECLARE, 1)
        return state

    def _deal(self, cards: i64, number: i64, chance: Chance) -> vec[i64]:
        """Some cards in a random order, then the rest, the box, ascending."""
        shuffled = bits.members((1 << cards) - 1)
        chance.mix(shuffled)
        return extend(shuffled[:number], ascending(shuffled[number:]))

    # Whose choice, and what it can be

    def deciding(self, state: MagiaState) -> list[int]:
        return SUBSETS[self._owing(state)]

    def asked(self, state: MagiaState) -> i64:
        owing = self._owing(state)
        return bits.lowest(owing) if owing else NONE

    def legal(self, state: MagiaState, seat: i64) -> list[MagiaAction]:
        if not self._owing(state) >> seat & 1:
            return []
        choice = state.pending[-1]
        if choice == AT_MOVE:
            found = self.movement.legal(state, seat)
        else:
            offered = bits.members(self._offered(state, seat, choice))
            found = [self._offer(state, choice, number) for number in offered]
        if self._may_finish(state, seat, choice):
            found.append(self.table.finish)
        return found

    def random_action(self, state: MagiaState, seat: i64, chance: Chance) -> MagiaAction:
        """Picked of a mask, without a list."""
        choice = state.pending[-1]
        more: i64 = 0
        if self._may_finish(state, seat, choice):
            more = 1
        if choice == AT_MOVE:
            move = self.movement.pick(state, seat, chance, more)
            return self.table.finish if move is None else move
        offered = self._offered(state, seat, choice)
        count = bits.count(offered)
        index = chance.below(count + more)
        if index == count:
            return self.table.finish
        return self._offer(state, choice, bits.nth(offered, index))

    def _offered(self, state: MagiaState, seat: i64, choice: i64) -> i64:
        """What is legal at any choice but a move, as a mask of `offers`."""
        if choice == AT_DECLARE:
            return self._figures(state, seat)
        if choice == AT_PAY:
            return self._prices(state, seat)
        if choice == AT_ACTION:
            return self._actions(state, seat)
        if choice == AT_PLACE:
            return self.empty_cells(state)
        if choice == AT_EXAM:
            return self._exams(state, seat)
        if choice == AT_MEET:
            return self._takes(state) | 1 << len(self.table.takes)
        if choice == AT_DISCARD:
            return kinds_of(state.hands[seat])
        if choice == AT_EXAMINE:
            return self.movement.goals(state, seat) or PASSING
        if choice == AT_VICTIM:
            return self.victims(state, seat)
        # MA-17: who is not ready has only "no". At the end of a turn there is only "end".
        return 3 if choice == AT_ANSWER and self.ready(state, seat) else 1

    def _offer(self, state: MagiaState, choice: i64, number: i64) -> MagiaAction:
        """The action behind a bit of the mask."""
        if number < VISITS:
            if choice == AT_ACTION:
                return self.table.steps[self.step[state.places[EXAMINER]][number]]
            if choice == AT_EXAMINE:
                return self.table.lines[self.movement.line_end(state, number)]
        return self.offers[choice][number]

    def _may_finish(self, state: MagiaState, seat: i64, choice: i64) -> bool:
        """MA-16: not in the middle of a move; while all are asked, only whose turn it is."""
        moving = choice == AT_MOVE and (state.played > 0 or state.crossed)
        if moving or choice == AT_PAY:
            return False
        if choice == AT_ANSWER and (seat != state.turn or not self.finish_when_asked):
            return False
        return self.can_finish(state, seat)

    def why_not(self, state: MagiaState, seat: i64, action: MagiaAction) -> Refusal | None:
        if action in self.legal(state, seat):
            return None
        return explain(
            self.board, self.cards, state, seat, action, self._barred(state, seat, action)
        )

    def _barred(self, state: MagiaState, seat: i64, action: MagiaAction) -> bool:
        """MA-11: it would be allowed if the order were not finished."""
        if not state.finished >> seat & 1:
            return False
        unfinished = state.clone()
        unfinished.finished &= ~(1 << seat)
        return action in self.legal(unfinished, seat)

    def apply(
        self, state: MagiaState, seat: i64, action: MagiaAction, chance: Chance,
        events: list[Event] | None = None,
    ) -> None:  # fmt: skip
        kind = action.kind
        if kind == act.MOVE:
            self._move(state, seat, action.first, action.second, events)
        elif kind == act.STOP:
            self.end_move(state, seat, events)
        elif kind == act.DECLARE:
            self._declare(state, seat, action.first, chance, events)
        elif kind == act.CROSS:
            self._cross(state, seat, action.first, events)
        elif kind == act.PAY:
            self._pay(state, seat, action.first, events)
        elif kind == act.LINE:
            self._choose_goal(state, action.first)
        elif kind == act.VISIT:
            self._choose_goal(state, VISITING + action.first)
        elif kind <= act.PLACE or kind == act.GRANT:
            self._apply_meeting(state, seat, action, chance, events)
        elif kind <= act.AGAIN:
            self._apply_action(state, seat, action, events)
        elif kind == act.DISCARD:
            self._discard(state, seat, action.first, events)
        elif kind == act.FINISH:
            self._finish_order(state, seat, events)
        elif kind == act.END:
            self._next_turn(state, events)
        else:
            self._answer(state, seat, action.first, events)

    def _apply_meeting(
        self, state: MagiaState, seat: i64, action: MagiaAction, chance: Chance,
        events: list[Event] | None,
    ) -> None:  # fmt: skip
        kind = action.kind
        if kind == act.DRAW:
            self._rob(state, seat, action.first, chance, events)
            state.pending[-1] = AT_MOVE
        elif kind == act.PASS:
            self._pass(state, seat, events)
        elif kind == act.TAKE:
            self._take(state, seat, action.first, action.second, events)
        elif kind == act.LEAVE:
            state.others = 0
            self._after_move(state, seat, events)
        elif kind == act.RETURN:
            self._return(state, action.first, action.second, events)
        elif kind == act.PLACE:
            self._place(state, seat, action.first, events)
        else:
            self._grant(state, seat, action.first, action.second, events)

    def sure_after(
        self, before: MagiaState, after: MagiaState, seat: i64, action: MagiaAction
    ) -> list[MagiaAction] | None:
        """All of a turn lies open to whoever has it, but for cards that come from the deck or from
        another hand (MA-8), and for what all are asked (MA-17)."""
        if not after.pending or after.pending[-1] == AT_ANSWER or before.pending[-1] == AT_ANSWER:
            return []
        more = len(after.hands[seat]) > len(before.hands[seat])
        return [] if more and len(after.discard) == len(before.discard) else None

    # 6. The additional action

    def _apply_action(
        self, state: MagiaState, seat: i64, action: MagiaAction, events: list[Event] | None
    ) -> None:
        kind = action.kind
        state.symbols = 0
        if kind == act.STEP:
            self.examiner_to(state, seat, action.first, "examiner-stepped", events)
        elif kind == act.AGAIN:
            self._second_turn(state, seat, events)
        else:
            if kind == act.SWAP:
                self._swap(state, seat, action.first, action.second, events)
            elif kind == act.STEAL:
                self._deal_crystal(state, action.first, seat, action.second, events)
            else:
                self._deal_crystal(state, seat, action.first, action.second, events)
            self._finish_turn(state, seat, events)

    def _swap(
        self, state: MagiaState, seat: i64, one: i64, other: i64, events: list[Event] | None
    ) -> None:
        """MA-15: two apprentices change places. It is not a move: nothing else happens."""
        places = state.places
        place = places[one]
        places[one] = places[other]
        places[other] = place
        if events is not None:
            events.append(Event("apprentices-swapped", {"seat": seat, "apprentice": COLOURS[one],
                                                        "other": COLOURS[other]}))  # fmt: skip

    def _deal_crystal(
        self, state: MagiaState, giver: i64, getter: i64, crystal: i64, events: list[Event] | None
    ) -> None:
        """MA-15: a crystal goes from one reserve to another."""
        state.reserves[giver * 3 + crystal] -= 1
        state.reserves[getter * 3 + crystal] += 1
        if events is None:
            return
        name = CRYSTALS[crystal]
        if getter == state.turn:
            events.append(Event("crystal-stolen", {"seat": getter, "from_seat": giver,
                                                   "crystal": name}, hits=[giver]))  # fmt: skip
        else:
            events.append(Event("crystal-given", {"seat": giver, "to_seat": getter,
                                                  "crystal": name}, hits=[getter]))  # fmt: skip

    def _second_turn(self, state: MagiaState, seat: i64, events: list[Event] | None) -> None:
        """MA-15: another turn without a draw; not the same apprentice, and no third turn."""
        state.second = True
        state.moved = state.figure
        state.figure = NONE
        state.pending[-1] = AT_DECLARE
        if events is not None:
            events.append(Event("second-turn", {"seat": seat}))

    # The order

    def _finish_order(self, state: MagiaState, seat: i64, events: list[Event] | None) -> None:
        """MA-16: from now on no crystal comes or goes, and there are no additional actions. Whoever
        is being asked about the end still owes the answer."""
        state.finished |= 1 << seat
        if events is not None:
            order = self.cards.orders[state.orders[seat]]
            events.append(Event("order-finished", {"seat": seat, "air": order[0],
                                                   "water": order[1], "fire": order[2]},
                                reveals=True))  # fmt: skip
        choice = state.pending[-1]
        if choice == AT_ACTION:
            self._finish_turn(state, seat, events)
        elif choice == AT_EXAM:
            self._examine(state, seat, events)
        elif choice == AT_END:
            self._next_turn(state, events)

    # When it is, scoring, and what a seat may know

    def moment(self, state: MagiaState) -> Moment:
        """Turns are all that masters count; who is asked about the end is asked in one."""
        return Moment(seat=state.turn if len(state.pending) else NONE)

    def standing(self, view: MagiaView) -> MagiaStanding:
        return standing(self.cards, view)

    def reach(self, view: MagiaView) -> Reach:
        """Where the move that this seat has begun can end; nothing if it is not moving."""
        if view.seat is None or view.seat != view.turn:
            return Reach()
        return reach(self, self.sample(view, FastChance(0)), view.seat)

    def foretell(
        self, view: MagiaView, action: MagiaAction, preview: Preview, after: list[MagiaState]
    ) -> None:
        foretell(self, view, action, preview, after)

    def reason(self, view: MagiaView, action: MagiaAction, preview: Preview) -> Text | None:
        return reason(self, view, action, preview)

    def standing_lines(self, standing: Standing) -> list[Text]:
        return lines(standing) if isinstance(standing, MagiaStanding) else []

    def outcome(self, state: MagiaState) -> Outcome | None:
        """MA-19: the master with the most points."""
        if len(state.pending):
            return None
        return scoring.find_outcome(self.cards, state)

    def view(self, state: MagiaState, seat: int | None) -> MagiaView:
        """MA-20: hands, missions, orders that are not finished, the deck's order stay hidden."""
        return build_view(state, seat, self.deciding(state))

    def sample(self, view: MagiaView, chance: Chance) -> MagiaState:
        """MA-20: the unseen cards, orders and missions at random, within what was seen."""
        state = sample_state(self.cards, view, chance)
        for _ in range(TRIES):
            if not len(state.pending) or state.pending[-1] == AT_ANSWER or state.turn == view.seat:
                return state
            if self.legal(state, state.turn):
                return state
            # Whoever stands where a move cannot end has the cards to go on: deal again.
            state = sample_state(self.cards, view, chance)
        raise ValueError("no deal fits what was seen")
