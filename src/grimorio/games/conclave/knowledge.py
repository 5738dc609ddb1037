"""What a seat may know (CO-2), and deals of the rest that agree with it."""

from grimorio.core.chance import Chance

from .cards import MAGIC_COUNT, PER_MAGIC
from .state import CHOICES, EMPTY, ConclaveState
from .view import ConclaveView, lay, show


def build_view(state: ConclaveState, seat: int | None) -> ConclaveView:
    """CO-2: backs show the magic, of hands and of both decks in order. Zones are open."""
    view = ConclaveView()
    show(state, seat, view)
    view.deciding = [state.turn] if state.pending else []
    view.choice = CHOICES[state.pending[-1]] if state.pending else "over"
    return view


def sample_state(view: ConclaveView, chance: Chance) -> ConclaveState:
    """CO-2: the unseen cards of each magic are shuffled over hands, decks and box."""
    unseen = _unseen(view)
    for cards in unseen:
        chance.shuffle(cards)
    state = ConclaveState()
    lay(view, state)
    state.pending = [] if view.choice == "over" else [CHOICES.index(view.choice)]
    for seat, backs in enumerate(view.backs):
        if seat == view.seat:
            state.hands.append(view.hand[:])
        else:
            state.hands.append(sorted(unseen[magic].pop() for magic in backs))
    state.decks = [[unseen[magic].pop() for magic in deck] for deck in view.decks]
    for cards in unseen:
        state.removed += cards
    state.loaded()
    return state


def _unseen(view: ConclaveView) -> list[list[int]]:
    """The cards of each magic that are neither in the grid, nor in a zone, nor in hand."""
    seen = 0
    for card in view.grid:
        if card != EMPTY:
            seen |= 1 << card
    for card in view.hand:
        seen |= 1 << card
    for place, mask in enumerate(view.piles):
        seen |= mask << place % MAGIC_COUNT * PER_MAGIC
    return [
        [c for c in range(m * PER_MAGIC, (m + 1) * PER_MAGIC) if not seen >> c & 1]
        for m in range(MAGIC_COUNT)
    ]
