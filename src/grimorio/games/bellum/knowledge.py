"""What a seat may know (BE-9, BE-12), and deals of the rest that agree with it."""

from grimorio.core.chance import Chance
from grimorio.core.flat import NOTHING, filled, numbers, without
from grimorio.core.native import append, i64, pop, vec

from .cards import (
    CHESTS,
    CREATURES,
    FIRST_EVIL,
    FIRST_LABEL,
    FIRST_MOST_EVIL,
    FIRST_PLACE,
    PLACES,
    TOKENS,
    Cards,
)
from .choices import CHOICES, STACKS
from .memory import UNDER
from .state import BellumState
from .view import BellumView, lay, show


def build_view(cards: Cards, state: BellumState, seat: int | None) -> BellumView:
    """BE-9, BE-12: all that lies open, and the chests that this seat holds or has held."""
    view = BellumView()
    show(state, seat, view)
    view.deciding = [state.turn] if len(state.pending) else []
    view.choice = CHOICES[state.pending[-1]] if len(state.pending) else "over"
    view.values = _known_values(state, seat)
    view.kingdom = _kingdom_left(cards, state)
    return view


def _known_values(state: BellumState, seat: int | None) -> list[int]:
    """BE-9: of every present and past holder; at the end all chests that are held are open."""
    values = [0] * TOKENS
    over = not len(state.pending)
    for label in range(TOKENS):
        mask = state.known[label]
        if mask and (over or (seat is not None and mask >> seat & 1)):
            values[label] = state.values[label]
    return values


def _kingdom_left(cards: Cards, state: BellumState) -> list[int]:
    """How many of each kind are left follows from what has been turned up."""
    left = [0, 0, 0]
    for place in state.kingdom:
        left[cards.place_kind[place] - 1] += 1
    return left


def sample_state(cards: Cards, view: BellumView, chance: Chance) -> BellumState:
    """BE-9, BE-12: decks, box and unknown chests are shuffled among themselves."""
    state = BellumState()
    lay(view, state)
    state.pending = NOTHING if view.choice == "over" else STACKS[CHOICES.index(view.choice)]
    _sample_creatures(state, chance)
    _sample_kingdom(state, view, chance)
    _sample_chests(cards, state, view, chance)
    state.loaded()
    return state


def _sample_creatures(state: BellumState, chance: Chance) -> None:
    seen = filled(0, CREATURES + 1)  # the last is for none, which is -1
    for creature in state.horde:
        seen[creature // UNDER] = 1
    for cards in state.goblins:
        for creature in cards:
            seen[creature] = 1
    for creature in state.display:
        seen[creature] = 1
    seen[state.placing] = 1
    state.goblin_box = _unseen(seen, 0, FIRST_EVIL)
    state.evil_deck = _unseen(seen, FIRST_EVIL, FIRST_MOST_EVIL)
    state.most_evil_deck = _unseen(seen, FIRST_MOST_EVIL, CREATURES)
    chance.mix(state.evil_deck)
    chance.mix(state.most_evil_deck)


def _unseen(seen: vec[i64], first: i64, end: i64) -> vec[i64]:
    found = vec[i64](capacity=end - first)
    for card in range(first, end):
        if not seen[card]:
            found = append(found, card)
    return found


def _sample_kingdom(state: BellumState, view: BellumView, chance: Chance) -> None:
    seen = filled(0, PLACES + 1)
    for place in state.row:
        seen[place] = 1
    for place in state.gone:
        seen[place] = 1
    for kind in range(3, 0, -1):
        places = _unseen(seen, FIRST_PLACE[kind], FIRST_PLACE[kind + 1])
        state.pile_up(places, view.kingdom[kind - 1], chance)


def _sample_chests(cards: Cards, state: BellumState, view: BellumView, chance: Chance) -> None:
    values = numbers(view.values)
    for kind in range(len(CHESTS)):
        unknown = cards.tokens[kind][:]
        for label in range(FIRST_LABEL[kind], FIRST_LABEL[kind + 1]):
            if values[label]:
                unknown = without(unknown, values[label])
        chance.mix(unknown)
        for label in range(FIRST_LABEL[kind], FIRST_LABEL[kind + 1]):
            if not values[label]:
                unknown, values[label] = pop(unknown)
    state.values = values
