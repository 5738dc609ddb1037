"""What a seat may know (MA-20), and deals of the rest that agree with it. What follows from the
cards that were seen to come and go is in `deduction`."""

from typing import Final

from grimorio.core.chance import Chance

from .board import CELLS
from .cards import COLOUR_OF, Cards
from .choices import AT_ANSWER, AT_PAY, CHOICES
from .deduction import Knowledge
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
    seen.choice = CHOICES[state.pending[-1]] if state.pending else "over"
    seen.extra = state.orders[2] if state.seats == 2 else NONE
    _show_secrets(seen, state, seat)
    mine = _bounds(state, NONE if seat is None else seat)
    seen.known, seen.carried, seen.lacking = mine.known(), mine.carried[:], mine.limits[:]
    ours = _bounds(state, NONE)
    seen.public_known, seen.public_carried = ours.known(), ours.carried[:]
    seen.public_lacking = ours.limits[:]
    return seen


def _deciding(state: MagiaState, seat: int | None, deciding: list[int]) -> list[int]:
    """MA-17: who has answered already is sealed, like the answers: only one's own is known."""
    if not state.pending or state.pending[-1] != AT_ANSWER:
        return list(deciding)
    return [each for each in range(state.seats) if each != seat or state.answers[each] < 0]


def _show_secrets(seen: MagiaView, state: MagiaState, seat: int | None) -> None:
    """MA-20: one's own mission, order and answer; finished orders; at the end all but the hands."""
    over = not state.pending
    for each in range(state.seats):
        mine = each == seat or over
        seen.missions.append(state.missions[each] if mine else NONE)
        known = mine or bool(state.finished >> each & 1)
        seen.orders.append(state.orders[each] if known else NONE)
    if seat is not None and state.answers:
        seen.answer = state.answers[seat]


def _bounds(state: MagiaState, observer: int) -> Knowledge:
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


def sample_state(cards: Cards, seen: MagiaView, chance: Chance) -> MagiaState:
    """A state at random that looks like this to that seat."""
    state = MagiaState()
    lay(seen, state)
    state.pending = [] if seen.choice == "over" else [CHOICES.index(seen.choice)]
    state.spells = _complete(seen.spells, [], len(cards.spells), chance)
    extra = [seen.extra] if seen.seats == 2 else []
    state.orders = _complete(seen.orders, extra, len(cards.orders), chance)
    state.missions = _complete(seen.missions, [], len(cards.missions), chance)
    if state.pending and state.pending[-1] == AT_ANSWER:
        state.answers = [NONE] * seen.seats
        if seen.seat is not None:
            state.answers[seen.seat] = seen.answer
    _deal_hands(cards, state, seen, chance)
    _remember(state, seen)
    return state


def _complete(dealt: list[int], more: list[int], count: int, chance: Chance) -> list[int]:
    """The cards dealt, unknown ones (-1) at random from the rest, then the box, ascending."""
    rest = [card for card in range(count) if card not in dealt and card not in more]
    chance.shuffle(rest)
    full = [rest.pop() if card < 0 else card for card in dealt]
    return full + more + sorted(rest)


def _deal_hands(cards: Cards, state: MagiaState, seen: MagiaView, chance: Chance) -> None:
    """Known cards go to one of their possible holders, then unseen ones fill the hands."""
    pool = cards.in_play(seen.swaps)
    for card in seen.discard + seen.hand:
        pool.remove(card)
    for i in range(0, len(seen.known), 3):
        pool.remove(seen.known[i])
    for _ in range(TRIES):
        chance.shuffle(pool)
        deal = _Deal(seen, pool)
        if deal.place_known(chance) and deal.fill():
            break
    else:
        raise ValueError("no deal fits what was seen")
    state.hands = [sorted(hand) for hand in deal.hands]
    state.deck = deal.pool


class _Deal:
    """One try to deal the hands that a seat does not see."""

    def __init__(self, seen: MagiaView, pool: list[int]) -> None:
        self.seen = seen
        self.pool = pool[:]
        self.hands: list[list[int]] = [[] for _ in range(seen.seats)]
        if seen.seat is not None:
            self.hands[seen.seat] = seen.hand[:]
        self.room = [seen.hand_sizes[s] - len(self.hands[s]) for s in range(seen.seats)]
        self.carried = seen.carried[:]
        self.limits = [seen.lacking[i : i + 3] for i in range(0, len(seen.lacking), 3)]

    def _may_hold(self, seat: int, kind: int) -> bool:
        bit = 1 << COLOUR_OF[kind]
        return all(limit[0] != seat or not limit[1] & bit or limit[2] > 0 for limit in self.limits)

    def _give(self, seat: int, kind: int) -> None:
        bit = 1 << COLOUR_OF[kind]
        for limit in self.limits:
            if limit[0] == seat and limit[1] & bit:
                limit[2] -= 1
        self.hands[seat].append(kind)
        self.room[seat] -= 1

    def place_known(self, chance: Chance) -> bool:
        """The cards known to be in one hand first, then those that may be in several."""
        known = self.seen.known
        order = sorted(range(0, len(known), 3), key=lambda i: known[i + 1].bit_count())
        for i in order:
            seats = self._places(known[i], known[i + 1], known[i + 2])
            if not seats:
                return False
            seat = seats[chance.below(len(seats))]
            home = known[i + 2]
            if home >= 0 and seat != home:
                self.carried[home] -= 1
                self.carried[self.seen.seats + seat] -= 1
            self._give(seat, known[i])
        return self._place_owed()

    def _places(self, kind: int, holders: int, home: int) -> list[int]:
        """Where a known card can be. A card taken from a hand is rarely just this one: its home
        counts once for each card there."""
        seats: list[int] = []
        for seat in range(self.seen.seats):
            if not holders >> seat & 1 or self.room[seat] == 0 or not self._may_hold(seat, kind):
                continue
            if seat == home:
                seats += [seat] * self.seen.hand_sizes[seat]
            elif home < 0 or min(self.carried[home], self.carried[self.seen.seats + seat]) > 0:
                seats.append(seat)
        return seats

    def _place_owed(self) -> bool:
        """MA-14: whoever is paying for a visit has the cards for it."""
        seen = self.seen
        if seen.choice != CHOICES[AT_PAY] or seen.target < CELLS or seen.turn == seen.seat:
            return True
        colour = seen.target - 100
        held = sum(1 for kind in self.hands[seen.turn] if COLOUR_OF[kind] == colour)
        return all(self._draw(seen.turn, colour) for _ in range(3 - seen.played - held))

    def _draw(self, seat: int, colour: int) -> bool:
        """The first card of the shuffled pool that this hand may hold, of a colour or (-1) any."""
        if self.room[seat] == 0:
            return False
        for i, kind in enumerate(self.pool):
            if (colour < 0 or COLOUR_OF[kind] == colour) and self._may_hold(seat, kind):
                self._give(seat, self.pool.pop(i))
                return True
        return False

    def fill(self) -> bool:
        """The hands with limits first, while there is most to choose from."""
        limited = [limit[0] for limit in self.limits]
        order = sorted(range(self.seen.seats), key=lambda seat: seat not in limited)
        for seat in order:
            while self.room[seat] > 0:
                if not self._draw(seat, -1):
                    return False
        return True


def _remember(state: MagiaState, seen: MagiaView) -> None:
    """What everybody knew then: exactly for this seat, for the others what is public and what
    their own hands tell them of it."""
    state.sizes = seen.hand_sizes[:]
    places = _found(state.hands, seen.public_known, 0)
    for seat in range(seen.seats):
        if seat == seen.seat:
            state.known.append(seen.known[:])
            state.carried.append(seen.carried[:])
            state.lacking.append(seen.lacking[:])
        else:
            state.known.append(_as_known_to(seat, seen.public_known, places))
            state.carried.append(seen.public_carried[:])
            state.lacking.append(_of_others(seen.public_lacking, seat))
    state.known.append(seen.public_known[:])
    state.carried.append(seen.public_carried[:])
    state.lacking.append(seen.public_lacking[:])


def _found(hands: list[list[int]], known: list[int], at: int) -> list[int]:
    """For each known card from this one on a hand where it can be, each another card."""
    if at == len(known):
        return []
    for seat, hand in enumerate(hands):
        if known[at + 1] >> seat & 1 and known[at] in hand:
            rest = [held[:] for held in hands]
            rest[seat].remove(known[at])
            places = _found(rest, known, at + 3)
            if len(places) == (len(known) - at) // 3 - 1:
                return [seat, *places]
    return []


def _as_known_to(seat: int, known: list[int], places: list[int]) -> list[int]:
    """The public's known cards as a master knows them who sees a hand of his own."""
    triples: list[int] = []
    for number, place in enumerate(places):
        kind, holders, home = known[number * 3 : number * 3 + 3]
        if place == seat:
            continue
        if home == seat:
            holders, home = 1 << place, place  # who took it from one's own hand is known
        triples += [kind, holders & ~(1 << seat), home]
    return triples


def _of_others(lacking: list[int], seat: int) -> list[int]:
    """The limits on the hands of the others."""
    triples: list[int] = []
    for i in range(0, len(lacking), 3):
        if lacking[i] != seat:
            triples += lacking[i : i + 3]
    return triples
