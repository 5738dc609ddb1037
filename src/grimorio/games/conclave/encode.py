"""What a seat at Cónclave knows (CO-2), as bytes for learners."""

from typing import Any, Final

from grimorio.core.encoding import Encoding, Row
from grimorio.core.fields import encoded
from grimorio.core.native import i64, vec

from .cards import BROTHERHOOD_COUNT, MAGIC_COUNT, PER_MAGIC
from .fields import FEATURES, FIELDS, HAND, deck_slots
from .rules import Conclave
from .state import CHOICES, EMPTY, NONE, ConclaveState

# What `write` writes, in this order; sizes and meanings are with the fields.
ORDER: Final = (
    "choice", "turn", "corner", "ender", "last_turns", "grid", "hand", "backs", "piles",
    "influence", "decks",
)  # fmt: skip


class ConclaveEncoding(Encoding):
    """Cards as one-hot magic, brotherhood and influence; backs as one-hot magic."""

    def __init__(self, game: Conclave, seats: int) -> None:
        self.slots: i64 = deck_slots(seats)
        super().__init__(game, seats, encoded(FIELDS, ORDER, seats))
        # A turn gives, sends and draws; every card of a deck is drawn once at most.
        self.most_plies = 3 * (2 * self.slots + seats)
        self.remembered = self.most_plies
        self.cards = game.cards

    def put(self, state: ConclaveState, seat: i64, row: Row) -> None:
        row.hot(state.pending[-1] if len(state.pending) else NONE, len(CHOICES))
        self.put_who(state.turn, seat, row)
        row.hot(state.corner, 4)
        self.put_who(state.ender, seat, row)
        row.number(state.last_turns)
        for card in state.grid:
            if card != EMPTY:
                self._put_card(card, row)
            else:
                row.skip(FEATURES)
        hand = state.hands[seat]
        for card in hand:
            self._put_card(card, row)
        row.skip((HAND - len(hand)) * FEATURES)
        self._put_seats(state, seat, row)
        self._put_deck(state.decks[0], row)
        self._put_deck(state.decks[1], row)

    def _put_card(self, card: i64, row: Row) -> None:
        brotherhood = MAGIC_COUNT + self.cards.brotherhood[card]
        influence = MAGIC_COUNT + BROTHERHOOD_COUNT + self.cards.influence[card] - 1
        row.three(card // PER_MAGIC, brotherhood, influence, FEATURES)

    def _put_seats(self, state: ConclaveState, seat: i64, row: Row) -> None:
        """The backs, the followers and the totals of each seat."""
        piles, sums = state.piles, self.cards.pile_influence
        for other in self.order[seat]:
            hand = state.hands[other]
            for card in hand:
                row.hot(card // PER_MAGIC, MAGIC_COUNT)
            row.skip((HAND - len(hand)) * MAGIC_COUNT)
        for other in self.order[seat]:
            for magic in range(MAGIC_COUNT):
                row.bits(piles[other * MAGIC_COUNT + magic], PER_MAGIC)
        for other in self.order[seat]:
            for magic in range(MAGIC_COUNT):
                pile = piles[other * MAGIC_COUNT + magic]
                if pile:
                    row.mark(0, sums[magic][pile])
                row.skip(1)

    def _put_deck(self, deck: vec[i64], row: Row) -> None:
        for i in range(len(deck) - 1, -1, -1):
            row.hot(deck[i] // PER_MAGIC, MAGIC_COUNT)
        row.skip((self.slots - len(deck)) * MAGIC_COUNT)


def build(game: Any, seats: int) -> Encoding:
    return ConclaveEncoding(game, seats)
