"""What a seat may know (CR-1, CR-3), and deals of the rest that agree with it."""

from typing import Final

from grimorio.core import bits
from grimorio.core.chance import Chance
from grimorio.core.flat import filled, numbers
from grimorio.core.game import AnyGame, Worlds
from grimorio.core.native import i64, vec

from .cards import (
    ALL_CARDS,
    ALL_CHRONICLES,
    CHOICES,
    KING,
    ONLY,
    STRENGTHS,
    SUIT_CARDS,
    SUITS,
    WILD,
    WILD_CARDS,
    Cards,
    mask_of,
)
from .scoring import tally
from .state import HIDDEN, NONE, OWED, CronicasState
from .view import CronicasView, lay, show

CLASSES: Final = len(SUITS) + 1
TRIES: Final = 8


def build_view(cards: Cards, state: CronicasState, seat: int | None) -> CronicasView:
    """Field by field; what is not put in stays hidden."""
    view = CronicasView()
    show(state, seat, view)
    view.deciding = [state.turn] if len(state.pending) else []
    view.choice = CHOICES[state.pending[-1]] if len(state.pending) else "over"
    view.tallies = [tally(cards, allies) for allies in state.allies]
    view.cards = [
        HIDDEN if view.down[other] and other != seat else card
        for other, card in enumerate(state.cards)
    ]
    return view


class CronicasWorlds(Worlds):
    """The states that look like a view: all deals that agree with it are equally likely."""

    def __init__(self, game: AnyGame, view: CronicasView) -> None:
        super().__init__(game, view)
        self.hidden = HiddenCards(view)
        self.seen = CronicasState()
        """What all of them have."""
        lay(view, self.seen)
        if view.choice != "over":
            self.seen.pending = OWED[CHOICES.index(view.choice)]
        self.seen.cards = numbers(view.cards)
        self.seen.deck = bits.members(ALL_CHRONICLES & ~mask_of(view.used + view.turned))
        self.seen.hands = filled(0, view.seats)
        self.seat: i64 = NONE if view.seat is None else view.seat
        self.hand = mask_of(view.hand)

    def draw(self, chance: Chance) -> CronicasState:
        state = self.seen.clone()
        state.deck = state.deck[:]
        chance.mix(state.deck)
        hands = self.hidden.draw(chance)
        for seat in range(state.seats):
            hand = self.hand if seat == self.seat else hands[seat] | state.known[seat]
            if state.cards[seat] == HIDDEN:
                able = hand & ~WILD_CARDS & ~SUIT_CARDS[state.led]
                state.cards[seat] = bits.nth(able, chance.below(bits.count(able)))
                hand ^= ONLY[state.cards[seat]]
            state.hands[seat] = hand
        return state


class HiddenCards:
    """The cards that the viewer cannot place, and how many of which suits each seat may hold.

    A seat's hidden cards are its hand and its face-down card, less those that all know it holds.
    """

    def __init__(self, view: CronicasView) -> None:
        unseen = ALL_CARDS & ~mask_of(view.hand) & ~mask_of(view.discards)
        self.sizes = filled(0, view.seats)
        self.void = numbers([mask_of(each) for each in view.void])
        self.holds = numbers([mask_of(each) for each in view.holds])
        for seat in range(view.seats):
            unseen &= ~mask_of(view.allies[seat])
            if view.cards[seat] >= 0:
                unseen &= ~ONLY[view.cards[seat]]
            if seat == view.seat:
                self.holds[seat] = 0
            else:
                unseen &= ~mask_of(view.known[seat])
                face_down = 1 if view.cards[seat] == HIDDEN else 0
                self.sizes[seat] = view.counts[seat] - len(view.known[seat]) + face_down
        self.unseen = bits.members(unseen)
        seats = [seat for seat in range(view.seats) if self.sizes[seat]]
        self.bound = [seat for seat in seats if self.void[seat] or self.holds[seat]]
        self.free = [seat for seat in seats if seat not in self.bound]
        self.order = numbers(self.bound + self.free)
        self.barred = vec[i64]([_of_suits(suits) for suits in self.void])
        """For each seat the cards that it does not have."""
        self.wanted = vec[i64]([_of_suits(suits) for suits in self.holds])
        """For each seat the cards of which it has one at least, if there are any."""
        self.memory: dict[int, int] = {}
        """Deals that are counted already."""

    def fits(self, seat: i64, hand: i64) -> bool:
        """Whether a seat's hidden cards can be these."""
        wanted = self.wanted[seat]
        return not hand & self.barred[seat] and (not wanted or hand & wanted != 0)

    def draw(self, chance: Chance) -> vec[i64]:
        """For each seat its hidden cards. A few shuffles are tried, since one often fits; if none
        does, a fitting one is counted out. Either way all fitting deals are equally likely."""
        hands = filled(0, len(self.sizes))
        for _ in range(TRIES):
            deck = self.unseen[:]
            chance.mix(deck)
            if self._deal(deck, hands):
                return hands
        return self._count_out(chance)

    def _deal(self, deck: vec[i64], hands: vec[i64]) -> bool:
        """Fill the hands from a shuffled deck, unless one of them does not fit."""
        start: i64 = 0
        for seat in self.order:
            hand: i64 = 0
            for place in range(start, start + self.sizes[seat]):
                hand |= ONLY[deck[place]]
            start += self.sizes[seat]
            if not self.fits(seat, hand):
                return False
            hands[seat] = hand
        return True

    def _count_out(self, chance: Chance) -> vec[i64]:
        """Choose how many of each suit the bound seats get, weighted by the number of deals; then
        which ones; the rest goes to the free seats."""
        piles: list[list[int]] = [[], [], [], []]
        for card in self.unseen:
            piles[card // STRENGTHS if card < KING else WILD].append(card)
        for pile in piles:
            chance.shuffle(pile)
        hands = filled(0, len(self.sizes))
        for position, seat in enumerate(self.bound):
            split = self.choose(position, [len(pile) for pile in piles], chance)
            for suit in range(CLASSES):
                for _ in range(split[suit]):
                    hands[seat] |= ONLY[piles[suit].pop()]
        rest = piles[0] + piles[1] + piles[2] + piles[3]
        chance.shuffle(rest)
        for seat in self.free:
            for _ in range(self.sizes[seat]):
                hands[seat] |= ONLY[rest.pop()]
        return hands

    # Counting the deals to the bound seats from a number of cards of each suit

    def splits(self, position: int, left: list[int]) -> list[list[int]]:
        """How many cards of each suit the seat may get."""
        seat = self.bound[position]
        size, void, holds = self.sizes[seat], self.void[seat], self.holds[seat]
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
            ways *= BINOMIALS[left[suit]][split[suit]]
        return ways

    def count(self, position: int, left: list[int]) -> int:
        """The number of deals from this seat on."""
        if position == len(self.bound):
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


def _of_suits(suits: i64) -> i64:
    """All cards of some suits."""
    found: i64 = 0
    for suit in bits.members(suits):
        found |= SUIT_CARDS[suit]
    return found


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
