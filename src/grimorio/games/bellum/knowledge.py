"""What a seat may know (BE-9, BE-12), and deals of the rest that agree with it."""

from grimorio.core.chance import Chance

from .cards import (
    CREATURES,
    FIRST_EVIL,
    FIRST_LABEL,
    FIRST_MOST_EVIL,
    FIRST_PLACE,
    GOLD,
    METAL,
    TOKENS,
    WOOD,
    Cards,
)
from .choices import AT_ATTACK, AT_PLACE, AT_RECRUIT, AT_STEAL, CHOICES
from .state import NONE, BellumState
from .view import BellumView, lay, show


def build_view(cards: Cards, state: BellumState, seat: int | None) -> BellumView:
    """BE-9, BE-12: all that lies open, and the chests that this seat holds or has held."""
    view = BellumView()
    show(state, seat, view)
    view.deciding = [state.turn] if state.pending else []
    view.choice = CHOICES[state.pending[-1]] if state.pending else "over"
    view.values = _known_values(state, seat)
    view.kingdom = _kingdom_left(cards, state)
    return view


def _known_values(state: BellumState, seat: int | None) -> list[int]:
    """BE-9: of every present and past holder; at the end all chests that are held are open."""
    values = [0] * TOKENS
    over = not state.pending
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
    state.pending = _stack(view.choice)
    _sample_creatures(state, view, chance)
    _sample_kingdom(state, view, chance)
    _sample_chests(cards, state, view, chance)
    return state


def _sample_creatures(state: BellumState, view: BellumView, chance: Chance) -> None:
    seen = [False] * CREATURES
    for group in (view.left, view.right, view.goblins):
        for cards in group:
            for creature in cards:
                seen[creature] = True
    for creature in view.display:
        if creature != NONE:
            seen[creature] = True
    if view.placing != NONE:
        seen[view.placing] = True
    state.goblin_box = [c for c in range(FIRST_EVIL) if not seen[c]]
    state.evil_deck = [c for c in range(FIRST_EVIL, FIRST_MOST_EVIL) if not seen[c]]
    state.most_evil_deck = [c for c in range(FIRST_MOST_EVIL, CREATURES) if not seen[c]]
    chance.shuffle(state.evil_deck)
    chance.shuffle(state.most_evil_deck)


def _sample_kingdom(state: BellumState, view: BellumView, chance: Chance) -> None:
    for kind in (3, 2, 1):
        places = [
            place
            for place in range(FIRST_PLACE[kind], FIRST_PLACE[kind + 1])
            if place not in view.row and place not in view.gone
        ]
        chance.shuffle(places)
        wanted = view.kingdom[kind - 1]
        state.kingdom += places[:wanted]
        state.place_box += places[wanted:]
    state.place_box.sort()


def _sample_chests(cards: Cards, state: BellumState, view: BellumView, chance: Chance) -> None:
    for kind in (WOOD, METAL, GOLD):
        unknown = cards.chest_values[kind][:]
        labels = range(FIRST_LABEL[kind], FIRST_LABEL[kind + 1])
        for label in labels:
            if view.values[label]:
                unknown.remove(view.values[label])
        chance.shuffle(unknown)
        for label in labels:
            state.values.append(view.values[label] or unknown.pop())


def _stack(choice: str) -> list[int]:
    """The choices owed, from the top one: theft is part of an attack, placing of recruiting."""
    if choice == "over":
        return []
    top = CHOICES.index(choice)
    if top == AT_STEAL:
        return [AT_ATTACK, AT_STEAL]
    return [AT_RECRUIT, AT_PLACE] if top == AT_PLACE else [top]
