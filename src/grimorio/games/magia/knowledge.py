"""What a seat may know (MA-20), and deals of the rest that agree with it. What follows from the
cards that were seen to come and go is in `deduction`."""

from typing import Final

from grimorio.core import bits
from grimorio.core.chance import Chance
from grimorio.core.flat import NOTHING, added, copied, filled, numbers, plain, without
from grimorio.core.native import append, extend, i64, pop, vec

from .board import CELLS
from .cards import COLOUR_OF, KIND_COUNT, MISSION_COUNT, ORDER_COUNT, SPELL_COUNT, Cards
from .choices import AT_ANSWER, AT_PAY, CHOICES
from .deduction import Knowledge
from .movement import EXAMINER_PRICE, VISITING, colour_counts
from .state import NONE, MagiaState
from .view import MagiaView, lay, show

TRIES: Final = 5_000
"""A deal at random that fits what was seen is found in a few tries; this many mean that the view
contradicts itself."""


def build_view(state: MagiaState, seat: int | None, deciding: list[int]) -> MagiaView:
    """MA-20: all that lies open, one's own cards, and what was seen of hands."""
    seen = MagiaView()
    show(state, seat, seen)
    seen.deciding = _deciding(state, seat, deciding)
    seen.choice = CHOICES[state.pending[-1]] if len(state.pending) else "over"
    seen.extra = state.orders[2] if state.seats == 2 else NONE
    _show_secrets(seen, state, seat)
    mine = _bounds(state, NONE if seat is None else seat)
    seen.known, seen.carried, seen.lacking = mine.known(), plain(mine.carried), plain(mine.limits)
    ours = _bounds(state, NONE)
    seen.public_known, seen.public_carried = ours.known(), plain(ours.carried)
    seen.public_lacking = plain(ours.limits)
    return seen


def _deciding(state: MagiaState, seat: int | None, deciding: list[int]) -> list[int]:
    """MA-17: who has answered already is sealed, like the answers: only one's own is known."""
    if not len(state.pending) or state.pending[-1] != AT_ANSWER:
        return list(deciding)
    return [each for each in range(state.seats) if each != seat or state.answers[each] < 0]


def _show_secrets(seen: MagiaView, state: MagiaState, seat: int | None) -> None:
    """MA-20: one's own mission, order and answer; finished orders; at the end all but the hands."""
    over = not len(state.pending)
    for each in range(state.seats):
        mine = each == seat or over
        seen.missions.append(state.missions[each] if mine else NONE)
        known = mine or bool(state.finished >> each & 1)
        seen.orders.append(state.orders[each] if known else NONE)
    if seat is not None and len(state.answers):
        seen.answer = state.answers[seat]


def _bounds(state: MagiaState, observer: i64) -> Knowledge:
    """What this observer knows of the hands; a clone of the state goes on from what is kept."""
    place = observer if observer >= 0 else state.seats
    if not state.memory:
        state.memory = [None] * (state.seats + 1)
    kept = state.memory[place]
    if kept is None or kept.folded < len(state.log):
        if kept is None:
            known, carried = state.known[place], state.carried[place]
            kept = Knowledge(observer, known, carried, state.lacking[place], state.sizes)
        else:
            kept = kept.copy()
        kept.fold(state.log)
        state.memory[place] = kept
    return kept


def laid(seen: MagiaView) -> MagiaState:
    """What a view tells as a state without cards; unknown orders and missions are -1."""
    state = MagiaState()
    lay(seen, state)
    state.orders = numbers(seen.orders)
    if seen.seats == 2:
        state.orders = append(state.orders, seen.extra)
    state.missions = numbers(seen.missions)
    return state


def sample_state(cards: Cards, seen: MagiaView, chance: Chance) -> MagiaState:
    """A state at random that looks like this to that seat."""
    state = laid(seen)
    state.pending = NOTHING if seen.choice == "over" else filled(CHOICES.index(seen.choice), 1)
    state.spells = _complete(numbers(seen.spells), SPELL_COUNT, chance)
    state.orders = _complete(state.orders, ORDER_COUNT, chance)
    state.missions = _complete(state.missions, MISSION_COUNT, chance)
    if len(state.pending) and state.pending[-1] == AT_ANSWER:
        state.answers = filled(NONE, state.seats)
        if seen.seat is not None:
            state.answers[seen.seat] = seen.answer
    _deal_hands(cards, state, seen, chance)
    _remember(state, seen)
    return state


def _complete(dealt: vec[i64], count: i64, chance: Chance) -> vec[i64]:
    """The cards dealt, unknown ones (-1) at random from the rest, then the box, ascending."""
    box: i64 = (1 << count) - 1
    for card in dealt:
        if card >= 0:
            box &= ~(1 << card)
    rest = bits.members(box)
    chance.mix(rest)
    full = vec[i64](capacity=count)
    for card in dealt:
        if card < 0:
            rest, card = pop(rest)
            box ^= 1 << card
        full = append(full, card)
    return extend(full, bits.members(box))


def _deal_hands(cards: Cards, state: MagiaState, seen: MagiaView, chance: Chance) -> None:
    """Known cards go to one of their possible holders, then unseen ones fill the hands."""
    pool = _unseen(cards, seen)
    for _ in range(TRIES):
        chance.mix(pool)
        deal = _Deal(seen, pool)
        if deal.place_known(chance) and deal.fill():
            state.hands = deal.hands
            state.deck = deal.pool
            return
    raise ValueError("no deal fits what was seen")


def _unseen(cards: Cards, seen: MagiaView) -> vec[i64]:
    """The cards that are neither discarded, nor in one's own hand, nor known; ascending."""
    left = vec[i64]([cards.number(kind, seen.swaps) for kind in range(KIND_COUNT)])
    for kind in seen.discard:
        left[kind] -= 1
    for kind in seen.hand:
        left[kind] -= 1
    for i in range(0, len(seen.known), 3):
        left[seen.known[i]] -= 1
    pool = NOTHING
    for kind in range(KIND_COUNT):
        if left[kind] < 0:
            raise ValueError("more cards were seen than there are")
        for _ in range(left[kind]):
            pool = append(pool, kind)
    return pool


class _Deal:
    """One try to deal the hands that a seat does not see."""

    def __init__(self, seen: MagiaView, pool: vec[i64]) -> None:
        self.seen = seen
        self.seats: i64 = seen.seats
        self.pool = pool[:]
        self.hands = vec[vec[i64]]([NOTHING] * self.seats)
        self.room = numbers(seen.hand_sizes)
        if seen.seat is not None:
            self.hands[seen.seat] = numbers(seen.hand)
            self.room[seen.seat] = 0
        self.carried = numbers(seen.carried)
        self.limits = numbers(seen.lacking)

    def _may_hold(self, seat: i64, kind: i64) -> bool:
        limits = self.limits
        for i in range(0, len(limits), 3):
            if limits[i] == seat and limits[i + 1] >> COLOUR_OF[kind] & 1 and limits[i + 2] <= 0:
                return False
        return True

    def _give(self, seat: i64, kind: i64) -> None:
        limits = self.limits
        for i in range(0, len(limits), 3):
            if limits[i] == seat and limits[i + 1] >> COLOUR_OF[kind] & 1:
                limits[i + 2] -= 1
        self.hands[seat] = added(self.hands[seat], kind)
        self.room[seat] -= 1

    def place_known(self, chance: Chance) -> bool:
        """The cards known to be in one hand first, then those that may be in several."""
        known = numbers(self.seen.known)
        for width in range(self.seats + 1):
            for i in range(0, len(known), 3):
                if bits.count(known[i + 1]) == width:
                    if not self._place(known[i], known[i + 1], known[i + 2], chance):
                        return False
        return self._place_owed()

    def _place(self, kind: i64, holders: i64, home: i64, chance: Chance) -> bool:
        """A known card where it can be. One taken from a hand is rarely just this one: its home
        counts once for each card there."""
        ways = filled(0, self.seats)
        total: i64 = 0
        for seat in range(self.seats):
            if holders >> seat & 1 and self.room[seat] > 0 and self._may_hold(seat, kind):
                if seat == home:
                    ways[seat] = self.seen.hand_sizes[seat]
                elif home < 0 or min(self.carried[home], self.carried[self.seats + seat]) > 0:
                    ways[seat] = 1
                total += ways[seat]
        if total == 0:
            return False
        index = chance.below(total)
        seat = 0
        while index >= ways[seat]:
            index -= ways[seat]
            seat += 1
        if home >= 0 and seat != home:
            self.carried[home] -= 1
            self.carried[self.seats + seat] -= 1
        self._give(seat, kind)
        return True

    def _place_owed(self) -> bool:
        """MA-14: whoever is paying for a visit has the cards for it."""
        seen = self.seen
        if seen.choice != CHOICES[AT_PAY] or seen.target < CELLS or seen.turn == seen.seat:
            return True
        colour = seen.target - VISITING
        held = colour_counts(self.hands[seen.turn]) >> 4 * colour & 15
        for _ in range(EXAMINER_PRICE - seen.played - held):
            if not self._draw(seen.turn, colour):
                return False
        return True

    def _draw(self, seat: i64, colour: i64) -> bool:
        """The first card of the shuffled pool that this hand may hold, of a colour or (-1) any."""
        if self.room[seat] == 0:
            return False
        for i in range(len(self.pool)):
            kind = self.pool[i]
            if (colour < 0 or COLOUR_OF[kind] == colour) and self._may_hold(seat, kind):
                self.pool, kind = pop(self.pool, i)
                self._give(seat, kind)
                return True
        return False

    def fill(self) -> bool:
        """The hands with limits first, while there is most to choose from."""
        limited: i64 = 0
        for i in range(0, len(self.limits), 3):
            limited |= 1 << self.limits[i]
        for turn in (1, 0):
            for seat in range(self.seats):
                if limited >> seat & 1 == turn:
                    for _ in range(self.room[seat]):
                        if not self._draw(seat, NONE):
                            return False
        return True


def _remember(state: MagiaState, seen: MagiaView) -> None:
    """What everybody knew then: exactly for this seat, for the others what is public and what
    their own hands tell them of it."""
    state.sizes = numbers(seen.hand_sizes)
    known, carried = numbers(seen.public_known), numbers(seen.public_carried)
    lacking = numbers(seen.public_lacking)
    places = filled(NONE, len(known) // 3)
    if not _found(state.hands, known, 0, places):
        places = NOTHING
    for seat in range(state.seats):
        if seat == seen.seat:
            state.known = append(state.known, numbers(seen.known))
            state.carried = append(state.carried, numbers(seen.carried))
            state.lacking = append(state.lacking, numbers(seen.lacking))
        else:
            state.known = append(state.known, _as_known_to(seat, known, places))
            state.carried = append(state.carried, carried)
            state.lacking = append(state.lacking, _of_others(lacking, seat))
    state.known = append(state.known, known)
    state.carried = append(state.carried, carried)
    state.lacking = append(state.lacking, lacking)


def _found(hands: vec[vec[i64]], known: vec[i64], at: i64, places: vec[i64]) -> bool:
    """For each known card from this one on a hand where it can be, each another card."""
    if at == len(known):
        return True
    for seat in range(len(hands)):
        if known[at + 1] >> seat & 1 and known[at] in hands[seat]:
            places[at // 3] = seat
            rest = copied(hands)
            rest[seat] = without(rest[seat], known[at])
            if _found(rest, known, at + 3, places):
                return True
    return False


def _as_known_to(seat: i64, known: vec[i64], places: vec[i64]) -> vec[i64]:
    """The public's known cards as a master knows them who sees a hand of his own."""
    triples = NOTHING
    for number in range(len(places)):
        place = places[number]
        kind, holders, home = known[number * 3], known[number * 3 + 1], known[number * 3 + 2]
        if home == seat:  # who took it from one's own hand is known
            holders, home = 1 << place, place
        if place != seat:
            triples = extend(triples, vec[i64]([kind, holders & ~(1 << seat), home]))
    return triples


def _of_others(lacking: vec[i64], seat: i64) -> vec[i64]:
    """The limits on the hands of the others."""
    triples = NOTHING
    for i in range(0, len(lacking), 3):
        if lacking[i] != seat:
            triples = extend(triples, lacking[i : i + 3])
    return triples
