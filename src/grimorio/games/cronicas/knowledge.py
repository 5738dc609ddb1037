"""What a seat may know (CR-1, CR-3), and deals of the rest that agree with it."""

from typing import Final

from grimorio.core.chance import Chance

from .cards import (
    ALL_CARDS,
    CHOICES,
    CHRONICLES,
    KING,
    PLAY,
    SUIT_CARDS,
    SUITS,
    WILD,
    WILD_CARDS,
    Cards,
    bits_of,
    mask_of,
)
from .scoring import tally
from .state import HIDDEN, CronicasState
from .view import CronicasView, lay, show

CLASSES: Final = len(SUITS) + 1
TRIES: Final = 8


def build_view(cards: Cards, state: CronicasState, seat: int | None) -> CronicasView:
    """Field by field; what is not put in stays hidden."""
    view = CronicasView()
    show(state, seat, view)
    view.deciding = [state.turn] if state.pending else []
    view.choice = CHOICES[state.pending[-1]] if state.pending else "over"
    view.tallies = [tally(cards, allies) for allies in state.allies]
    view.cards = [
        HIDDEN if view.down[other] and other != seat else card
        for other, card in enumerate(state.cards)
    ]
    return view


def sample_state(cards: Cards, view: CronicasView, chance: Chance) -> CronicasState:
    """A state that looks like `view`: all deals that agree with it are equally likely."""
    state = CronicasState()
    lay(view, state)
    if view.choice != "over":
        choice = CHOICES.index(view.choice)
        state.pending = [PLAY] if choice == PLAY else [PLAY, choice]
    state.cards = view.cards[:]
    state.hands = [0] * view.seats
    state.deck = [each for each in range(len(CHRONICLES)) if each not in view.used + view.turned]
    chance.shuffle(state.deck)
    deal = HiddenCards(view)
    hands = deal.draw(chance)
    for seat in range(view.seats):
        if seat == view.seat:
            state.hands[seat] = mask_of(view.hand)
            continue
        hand = hands[seat] | state.known[seat]
        if view.cards[seat] == HIDDEN:
            able = bits_of(hand & ~WILD_CARDS & ~SUIT_CARDS[view.led])
            card = able[chance.below(len(able))]
            state.cards[seat] = card
            hand ^= 1 << card
        state.hands[seat] = hand
    return state


class HiddenCards:
    """The cards that the viewer cannot place, and how many of which suits each seat may hold.

    A seat's hidden cards are its hand and its face-down card, less those that all know it holds.
    """

    def __init__(self, view: CronicasView) -> None:
        unseen = ALL_CARDS & ~mask_of(view.hand) & ~mask_of(view.discards)
        self.seats = view.seats
        self.sizes: list[int] = []
        self.void: list[int] = []
        self.holds: list[int] = []
        for seat in range(view.seats):
            unseen &= ~mask_of(view.allies[seat])
            size = 0
            if view.cards[seat] >= 0:
                unseen &= ~(1 << view.cards[seat])
            if seat != view.seat:
                unseen &= ~mask_of(view.known[seat])
                size = view.counts[seat] - len(view.known[seat])
                size += 1 if view.cards[seat] == HIDDEN else 0
            self.sizes.append(size)
            self.void.append(mask_of(view.void[seat]))
            self.holds.append(mask_of(view.holds[seat]) if seat != view.seat else 0)
        self.unseen = bits_of(unseen)
        self.bound = [s for s in range(view.seats) if self.sizes[s] and self._is_bound(s)]
        self.free = [s for s in range(view.seats) if self.sizes[s] and not self._is_bound(s)]

    def _is_bound(self, seat: int) -> bool:
        return self.void[seat] != 0 or self.holds[seat] != 0

    def fits(self, seat: int, cards: list[int]) -> bool:
        """Whether a seat's hidden cards can be these."""
        holds = self.holds[seat]
        found = holds == 0
        for card in cards:
            suit = card // 10 if card < KING else WILD
            if self.void[seat] >> suit & 1:
                return False
            if holds >> suit & 1:
                found = True
        return found

    def draw(self, chance: Chance) -> list[int]:
        """For each seat its hidden cards. A few shuffles are tried, since one often fits; if none
        does, a fitting one is counted out. Either way all fitting deals are equally likely."""
        for _ in range(TRIES):
            deck = self.unseen[:]
            chance.shuffle(deck)
            hands = self._deal(deck)
            if hands:
                return hands
        return self._count_out(chance)

    def _deal(self, deck: list[int]) -> list[int]:
        """The hands from a shuffled deck; none at all if one of them does not fit."""
        hands = [0] * self.seats
        start = 0
        for seat in self.bound + self.free:
            dealt = deck[start : start + self.sizes[seat]]
            start += self.sizes[seat]
            if not self.fits(seat, dealt):
                return []
            hands[seat] = mask_of(dealt)
        return hands

    def _count_out(self, chance: Chance) -> list[int]:
        """Choose how many of each suit the bound seats get, weighted by the number of deals; then
        which ones; the rest goes to the free seats."""
        piles: list[list[int]] = [[], [], [], []]
        for card in self.unseen:
            piles[card // 10 if card < KING else WILD].append(card)
        for pile in piles:
            chance.shuffle(pile)
        hands = [0] * self.seats
        counter = DealCounter(self)
        for position, seat in enumerate(self.bound):
            split = counter.choose(position, [len(pile) for pile in piles], chance)
            for suit in range(CLASSES):
                for _ in range(split[suit]):
                    hands[seat] |= 1 << piles[suit].pop()
        rest = piles[0] + piles[1] + piles[2] + piles[3]
        chance.shuffle(rest)
        for seat in self.free:
            for _ in range(self.sizes[seat]):
                hands[seat] |= 1 << rest.pop()
        return hands


class DealCounter:
    """Counts the deals to the bound seats from a number of cards of each suit."""

    def __init__(self, hidden: HiddenCards) -> None:
        self.hidden = hidden
        self.memory: dict[int, int] = {}

    def splits(self, position: int, left: list[int]) -> list[list[int]]:
        """How many cards of each suit the seat may get."""
        hidden = self.hidden
        seat = hidden.bound[position]
        size, void, holds = hidden.sizes[seat], hidden.void[seat], hidden.holds[seat]
        most = [0 if void >> suit & 1 else min(size, left[suit]) for suit in range(CLASSES)]
        found: list[list[int]] = []
        for a in range(most[0] + 1):
            for b in range(min(most[1], size - a) + 1):
                for c in range(min(most[2], size - a - b) + 1):
                    d = size - a - b - c
                    if d <= most[3]:
                        split = [a, b, c, d]
                        if not holds or any(split[s] for s in range(CLASSES) if holds >> s & 1):
                            found.append(split)
        return found

    def weight(self, position: int, left: list[int], split: list[int]) -> int:
        ways = self.count(position + 1, [left[s] - split[s] for s in range(CLASSES)])
        for suit in range(CLASSES):
            ways *= _choose(left[suit], split[suit])
        return ways

    def count(self, position: int, left: list[int]) -> int:
        """The number of deals from this seat on."""
        if position == len(self.hidden.bound):
            return 1
        key = position
        for each in left:
            key = key * 16 + each
        if key not in self.memory:
            total = 0
            for split in self.splits(position, left):
                total += self.weight(position, left, split)
            self.memory[key] = total
        return self.memory[key]

    def choose(self, position: int, left: list[int], chance: Chance) -> list[int]:
        pick = _below(chance, self.count(position, left))
        for split in self.splits(position, left):
            pick -= self.weight(position, left, split)
            if pick < 0:
                return split
        raise ValueError("no deal agrees with this view")


def _choose(n: int, k: int) -> int:
    return BINOMIALS[n][k]


def _binomials() -> list[list[int]]:
    rows = [[1] + [0] * 10]
    for _ in range(10):
        last = rows[-1]
        rows.append([1] + [last[k - 1] + last[k] for k in range(1, 11)])
    return rows


BINOMIALS: Final = _binomials()


def _below(chance: Chance, n: int) -> int:
    """One of 0 … n-1 for an n of any size, from draws of 20 bits."""
    if n <= 0:
        raise ValueError("no deal agrees with this view")
    while True:
        value = 0
        limit = 1
        while limit < n:
            value = value << 20 | chance.below(1 << 20)
            limit <<= 20
        if value < limit - limit % n:
            return value % n
