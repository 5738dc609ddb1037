"""The end of a turn at Magia Cum Laude, and of the game (MA-15, MA-16, MA-18)."""

from typing import Final

from grimorio.core.event import Event
from grimorio.core.flat import NOTHING, without
from grimorio.core.native import append, i64

from .board import FLOOR
from .cards import CARD_NAMES, CRYSTAL_SYMBOL, ORDER_SIZE, STEP_SYMBOL, SWAP_SYMBOL, TURN_SYMBOL
from .choices import AT_ACTION, AT_ANSWER, AT_DECLARE, AT_DISCARD, AT_END
from .deduction import PLAYED, entry
from .naming import SWAPS, MagiaNaming
from .state import DECK_EMPTY, EXAMINER, NONE, STALLED, MagiaState

HAND_LIMIT: Final[i64] = 7
PATIENCE: Final[i64] = 10
"""The game ends when for so many rounds no card has left the deck (MA-18)."""
DEALS: Final[i64] = 21
TURN_AGAIN: Final[i64] = 1 << 57
"""Additional actions: bits 0 to 5 are steps by direction, then swaps, crystals, a second turn."""


class MagiaTurns(MagiaNaming):
    """What comes after a move: the additional action that is possible, and the next turn."""

    def _owing(self, state: MagiaState) -> i64:
        """MA-17: sealed answers are owed by everybody together; all else by whose turn it is."""
        if len(state.pending) == 0:
            return 0
        if state.pending[-1] != AT_ANSWER:
            return 1 << state.turn
        mask: i64 = 0
        for seat in range(state.seats):
            if state.answers[seat] < 0:
                mask |= 1 << seat
        return mask

    def _lose_card(self, state: MagiaState, seat: i64, kind: i64) -> None:
        """A card goes face up onto the discards (MA-8), and all see it (MA-20)."""
        state.hands[seat] = without(state.hands[seat], kind)
        state.discard = append(state.discard, kind)
        state.log = append(state.log, entry(PLAYED, seat, kind))

    # 6. The additional action

    def _actions(self, state: MagiaState, seat: i64) -> i64:
        """MA-15: what the symbols played allow and the board makes possible."""
        mask: i64 = 0
        symbols = state.symbols
        if state.finished >> seat & 1 or not symbols:
            return mask
        if symbols >> STEP_SYMBOL & 1:
            steps = self.step[state.places[EXAMINER]]
            for direction in range(6):
                if 0 <= steps[direction] < FLOOR:
                    mask |= 1 << direction
        if symbols >> SWAP_SYMBOL & 1:
            mask |= self._swaps(state) << SWAPS
        if symbols >> CRYSTAL_SYMBOL & 1:
            mask |= self._deals(state, seat) << DEALS
        if symbols >> TURN_SYMBOL & 1 and not state.second:
            mask |= TURN_AGAIN
        return mask

    def _swaps(self, state: MagiaState) -> i64:
        """MA-15: two apprentices who do not stand together."""
        mask: i64 = 0
        for number in range(len(self.table.swaps)):
            swap = self.table.swaps[number]
            if state.places[swap.first] != state.places[swap.second]:
                mask |= 1 << number
        return mask

    def _deals(self, state: MagiaState, seat: i64) -> i64:
        """MA-15: steal from, or give to, another master whose order is not finished."""
        mask: i64 = 0
        for other in range(state.seats):
            if other != seat and not state.finished >> other & 1:
                found: i64 = 0
                for crystal in range(3):
                    if state.reserves[other * 3 + crystal] > 0:
                        found |= 1 << crystal
                    if state.reserves[seat * 3 + crystal] > 0:
                        found |= 8 << crystal
                mask |= found << other * 6
        return mask

    def _after_move(self, state: MagiaState, seat: i64, events: list[Event] | None) -> None:
        """MA-15: an additional action must be done if one is possible."""
        if self._actions(state, seat):
            state.pending[-1] = AT_ACTION
        else:
            self._finish_turn(state, seat, events)

    # The order

    def can_finish(self, state: MagiaState, seat: i64) -> bool:
        """MA-16: the reserve is exactly what the order asks for."""
        if state.finished >> seat & 1:
            return False
        order = self.cards.orders[state.orders[seat]]
        i = seat * 3
        if state.reserves[i] != order[0] or state.reserves[i + 1] != order[1]:
            return False
        return state.reserves[i + 2] == order[2]

    # The end of a turn

    def _finish_turn(self, state: MagiaState, seat: i64, events: list[Event] | None) -> None:
        """MA-16: down to seven cards. Whoever has five crystals is asked for a last time whether
        the order is finished, be it the right five or not: the question must tell nothing."""
        state.symbols = 0
        if len(state.hands[seat]) > HAND_LIMIT:
            state.pending[-1] = AT_DISCARD
            return
        i = seat * 3
        held = state.reserves[i] + state.reserves[i + 1] + state.reserves[i + 2]
        if held == ORDER_SIZE and not state.finished >> seat & 1:
            state.pending[-1] = AT_END
        else:
            self._next_turn(state, events)

    def _discard(self, state: MagiaState, seat: i64, kind: i64, events: list[Event] | None) -> None:
        """MA-16: the hand limit, by the owner's choice."""
        self._lose_card(state, seat, kind)
        if events is not None:
            events.append(Event("card-discarded", {"seat": seat, "card": CARD_NAMES[kind]},
                                reveals=True))  # fmt: skip
        if len(state.hands[seat]) <= HAND_LIMIT:
            self._finish_turn(state, seat, events)

    def _next_turn(self, state: MagiaState, events: list[Event] | None) -> None:
        """MA-18: the game ends after the turn in which the deck was emptied, or when for ten turns
        of each master no card has left it."""
        state.idle = 0 if state.drawn else state.idle + 1
        state.figure = NONE
        state.start = NONE
        state.modes = 0
        state.played = 0
        state.second = False
        state.moved = NONE
        state.drawn = False
        if len(state.deck) == 0 or state.idle >= PATIENCE * state.seats:
            state.ending = STALLED if state.deck else DECK_EMPTY
            state.pending = NOTHING
            if events is not None:
                kind = "end-stalled" if state.deck else "end-of-deck"
                events.append(Event(kind, {}, reveals=True))
            return
        state.turn += 1
        if state.turn == state.seats:
            state.turn = 0
        state.pending[-1] = AT_DECLARE
