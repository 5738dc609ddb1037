"""Figures, cards and moves at Magia Cum Laude (MA-7 to MA-9, MA-14)."""

from typing import Final

from grimorio.core import bits
from grimorio.core.chance import Chance
from grimorio.core.event import Event
from grimorio.core.flat import added, dealt
from grimorio.core.native import append, i64, pop

from .actions import FIGURES
from .board import BLACK, COLOURS, WHITE
from .cards import CARD_NAMES, SYMBOL_OF, SYMBOLS
from .choices import AT_EXAMINE, AT_MOVE, AT_PAY, AT_VICTIM
from .deduction import DREW, PASSED, ROBBED, TOOK, entry
from .meetings import MagiaMeetings
from .movement import EXAMINER_PRICE, VISITING, kinds_of
from .state import EXAMINER, NONE, MagiaState

DRAWN: Final[i64] = 2
OF_COLOUR: Final[i64] = (1 << len(SYMBOLS)) - 1
"""The kinds of the first colour, as a mask."""


class MagiaMoving(MagiaMeetings):
    """The parts 1 to 4 of a turn."""

    # 1. Declare a figure

    def _figures(self, state: MagiaState, seat: i64) -> i64:
        """MA-7, MA-15: any apprentice but the one who moved in the first turn; the examiner if
        three cards can take him anywhere."""
        mask: i64 = (1 << EXAMINER) - 1
        if state.moved >= 0:
            mask ^= 1 << state.moved
        if len(state.hands[seat]) >= EXAMINER_PRICE:
            if not state.finished >> seat & 1 or self.movement.goals(state, seat):
                mask |= 1 << EXAMINER
        return mask

    def _declare(
        self, state: MagiaState, seat: i64, figure: i64, chance: Chance, events: list[Event] | None
    ) -> None:
        state.declare(figure)
        if events is not None:
            events.append(Event("figure-declared", {"seat": seat, "figure": FIGURES[figure]}))
        if figure == EXAMINER:
            state.pending[-1] = AT_EXAMINE
            return
        state.pending[-1] = AT_MOVE
        if not state.second:
            self._draw(state, seat, chance, events)

    # 2. Draw cards

    def _draw(
        self, state: MagiaState, seat: i64, chance: Chance, events: list[Event] | None
    ) -> None:
        """MA-8: by the kind of the cell where the apprentice stands."""
        kind = self.kind[state.start]
        if kind == WHITE:
            self._draw_from_deck(state, seat, events)
        elif kind == BLACK:
            victims = self.victims(state, seat)
            if bits.count(victims) > 1:
                state.pending[-1] = AT_VICTIM
            elif victims:
                self._rob(state, seat, bits.lowest(victims), chance, events)
            elif events is not None:
                events.append(Event("nothing-drawn", {"seat": seat}))
        else:
            self._take_discards(state, seat, events)

    def _draw_from_deck(self, state: MagiaState, seat: i64, events: list[Event] | None) -> None:
        """MA-8: two from the deck, or what is left."""
        state.deck, cards = dealt(state.deck, min(DRAWN, len(state.deck)))
        for card in cards:
            state.hands[seat] = added(state.hands[seat], card)
        state.drawn = True
        state.log = append(state.log, entry(DREW, seat, len(cards)))
        if events is not None:
            names = sorted([CARD_NAMES[card] for card in cards])
            events.append(Event("deck-drawn", {"seat": seat, "number": len(cards)}, reveals=True,
                                audience=[seat], secret={"cards": names}))  # fmt: skip

    def _take_discards(self, state: MagiaState, seat: i64, events: list[Event] | None) -> None:
        """MA-8: the two discards on top, or what is there, open to all (MA-20)."""
        state.discard, cards = dealt(state.discard, min(DRAWN, len(state.discard)))
        for card in cards:
            state.hands[seat] = added(state.hands[seat], card)
            state.log = append(state.log, entry(TOOK, seat, card))
        if events is not None:
            if cards:
                names = [CARD_NAMES[card] for card in cards]
                events.append(Event("discards-taken", {"seat": seat, "cards": names}))
            else:
                events.append(Event("nothing-drawn", {"seat": seat}))

    def victims(self, state: MagiaState, seat: i64) -> i64:
        """MA-8: the other masters who have cards, as a mask."""
        mask: i64 = 0
        for other in range(state.seats):
            if other != seat and len(state.hands[other]) > 0:
                mask |= 1 << other
        return mask

    def _rob(
        self, state: MagiaState, seat: i64, victim: i64, chance: Chance, events: list[Event] | None
    ) -> None:
        """MA-8: a card at random from another hand, seen by these two alone."""
        hand = state.hands[victim]
        state.hands[victim], card = pop(hand, chance.below(len(hand)))
        state.hands[seat] = added(state.hands[seat], card)
        state.log = append(state.log, entry(ROBBED, seat, card, victim))
        if events is not None:
            events.append(Event("card-robbed", {"seat": seat, "from_seat": victim}, reveals=True,
                                audience=[seat, victim], secret={"card": CARD_NAMES[card]},
                                hits=[victim]))  # fmt: skip

    # 3 and 4. Move an apprentice

    def _move(
        self, state: MagiaState, seat: i64, kind: i64, goal: i64, events: list[Event] | None
    ) -> None:
        figure = state.figure
        self._lose_card(state, seat, kind)
        state.modes = self.movement.modes(state, kind, goal)
        state.places[figure] = goal
        state.played += 1
        state.crossed = False
        if SYMBOL_OF[kind]:
            state.symbols |= 1 << SYMBOL_OF[kind]
        if events is not None:
            events.append(Event("apprentice-moved", {"seat": seat, "apprentice": COLOURS[figure],
                                                     "card": CARD_NAMES[kind],
                                                     "cell": self.board.names[goal]},
                                reveals=True))  # fmt: skip
        if self.movement.ended(state, seat):
            self.end_move(state, seat, events)

    def _cross(self, state: MagiaState, seat: i64, portal: i64, events: list[Event] | None) -> None:
        """MA-9: through a portal, without a card."""
        state.places[state.figure] = portal
        state.crossed = True
        if events is not None:
            events.append(Event("portal-crossed", {"seat": seat,
                                                   "apprentice": COLOURS[state.figure],
                                                   "cell": self.board.names[portal]}))  # fmt: skip
        if self.movement.ended(state, seat):
            self.end_move(state, seat, events)

    def _pass(self, state: MagiaState, seat: i64, events: list[Event] | None) -> None:
        """MA-9: no move is possible. MA-20: so all know some colours that this hand has not."""
        if state.figure != EXAMINER:
            colours = self.movement.moving_colours(state, seat)
            if colours and len(state.hands[seat]):
                state.log = append(state.log, entry(PASSED, seat, colours))
        if events is not None:
            events.append(Event("turn-passed", {"seat": seat, "figure": FIGURES[state.figure]},
                                reveals=True))  # fmt: skip
        self._finish_turn(state, seat, events)

    # 3 and 4. Move the examiner

    def _choose_goal(self, state: MagiaState, target: i64) -> None:
        state.target = target
        state.pending[-1] = AT_PAY

    def _prices(self, state: MagiaState, seat: i64) -> i64:
        """MA-14: any three cards for a line, three of the apprentice's colour for a visit."""
        kinds = kinds_of(state.hands[seat])
        if state.target >= VISITING:
            kinds &= OF_COLOUR << (state.target - VISITING) * len(SYMBOLS)
        return kinds

    def _pay(self, state: MagiaState, seat: i64, kind: i64, events: list[Event] | None) -> None:
        self._lose_card(state, seat, kind)
        state.played += 1
        if events is not None:
            events.append(Event("card-paid", {"seat": seat, "card": CARD_NAMES[kind]},
                                reveals=True))  # fmt: skip
        if state.played == EXAMINER_PRICE:
            goal = state.target
            if goal >= VISITING:
                goal = state.places[goal - VISITING]
            state.target = NONE
            self.examiner_to(state, seat, goal, "examiner-moved", events)

    def examiner_to(
        self, state: MagiaState, seat: i64, goal: i64, what: str, events: list[Event] | None
    ) -> None:
        """MA-14, MA-15: the examiner arrives; a crystal there is the active master's; all
        unfinished apprentices there are examined."""
        state.places[EXAMINER] = goal
        if events is not None:
            events.append(Event(what, {"seat": seat, "cell": self.board.names[goal]}))
        self._collect(state, seat, NONE, goal, events)
        here = state.apprentices_at(goal)
        complete = here & self.complete(state)
        state.others |= here & ~complete
        self._meet_examiner(state, seat, complete, events)
