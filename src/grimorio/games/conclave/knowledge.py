"""What a seat may know (CO-2), and deals of the rest that agree with it."""

from typing import Final

from grimorio.core import bits
from grimorio.core.chance import Chance
from grimorio.core.flat import NOTHING, ascending, filled, joined, numbers
from grimorio.core.native import append, i64, pop, vec

from .cards import MAGIC_COUNT, PER_MAGIC
from .state import CHOICES, EMPTY, ConclaveState
from .view import ConclaveView, lay, show

ALL_OF_A_MAGIC: Final = (1 << PER_MAGIC) - 1


def build_view(state: ConclaveState, seat: int | None) -> ConclaveView:
    """CO-2: backs show the magic, of hands and of both decks in order. Zones are open."""
    view = ConclaveView()
    show(state, seat, view)
    view.deciding = [state.turn] if len(state.pending) else []
    view.choice = CHOICES[state.pending[-1]] if len(state.pending) else "over"
    return view


def sample_state(view: ConclaveView, chance: Chance) -> ConclaveState:
    """CO-2: the unseen cards of each magic are shuffled over hands, decks and box."""
    unseen = _unseen(view)
    for cards in unseen:
        chance.mix(cards)
    state = ConclaveState()
    lay(view, state)
    state.pending = NOTHING if view.choice == "over" else filled(CHOICES.index(view.choice), 1)
    hands = vec[vec[i64]](capacity=view.seats)
    for seat, backs in enumerate(view.backs):
        mine = seat == view.seat
        hands = append(hands, numbers(view.hand) if mine else ascending(_turned(backs, unseen)))
    state.hands = hands
    state.decks = vec[vec[i64]]([_turned(backs, unseen) for backs in view.decks])
    for cards in unseen:
        state.removed = joined(state.removed, cards)
    state.loaded()
    return state


def _turned(backs: list[int], unseen: vec[vec[i64]]) -> vec[i64]:
    """Cards for these backs, which are unseen no more."""
    found = filled(0, len(backs))
    for place, magic in enumerate(backs):
        unseen[magic], found[place] = pop(unseen[magic])
    return found


def _unseen(view: ConclaveView) -> vec[vec[i64]]:
    """The cards of each magic that are neither in the grid, nor in a zone, nor in hand."""
    seen = filled(0, MAGIC_COUNT)
    for cards in (view.grid, view.hand):
        for card in cards:
            if card != EMPTY:
                seen[card // PER_MAGIC] |= 1 << card % PER_MAGIC
    for place, mask in enumerate(view.piles):
        seen[place % MAGIC_COUNT] |= mask
    return vec[vec[i64]]([_others(magic, seen[magic]) for magic in range(MAGIC_COUNT)])


def _others(magic: i64, seen: i64) -> vec[i64]:
    """The cards of a magic that are not seen."""
    found = bits.members(ALL_OF_A_MAGIC & ~seen)
    for place in range(len(found)):
        found[place] += magic * PER_MAGIC
    return found
