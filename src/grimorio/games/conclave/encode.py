"""What a seat at Cónclave knows (CO-2), as bytes for learners."""

from typing import Any, Final

from grimorio.core.encoding import ONE, Encoding, Field, bits, hot

from .cards import BROTHERHOODS, CARDS, MAGICS, PER_MAGIC
from .rules import Conclave
from .state import EMPTY, ConclaveState

MAGIC_COUNT: Final = len(MAGICS)
HAND: Final = 4
INFLUENCES: Final = 5
FEATURES: Final = MAGIC_COUNT + len(BROTHERHOODS) + INFLUENCES
LAID_OUT: Final = 12

CHOICE: Final = hot(3)
MAGIC: Final = hot(MAGIC_COUNT)
CORNER: Final = hot(4)
PILE: Final = bits(PER_MAGIC)
NO_CARD: Final = bytes(FEATURES)
NO_BACK: Final = bytes(MAGIC_COUNT)


class ConclaveEncoding(Encoding):
    """Cards as one-hot magic, brotherhood and influence; backs as one-hot magic."""

    def __init__(self, game: Conclave, seats: int) -> None:
        self.slots = (CARDS - LAID_OUT - HAND * seats + 1) // 2
        """How many cards a deck can hold, when none is removed."""
        fields = [
            Field("choice", 3, 1, "what is owed: give or send, send, draw"),
            Field("turn", seats, 1, "whose choice it is"),
            Field("corner", 4, 1, "where refilling starts, clockwise from the north-west"),
            Field("ender", seats, 1, "who emptied the decks, if they are empty"),
            Field("last_turns", 1, 255, "last turns still to be finished"),
            Field("grid", 16 * FEATURES, 1, "the cells row by row: 6 magics, 3 brotherhoods, "
                  "influence 1-5"),
            Field("hand", HAND * FEATURES, 1, "the own cards in order, described in the same way"),
            Field("backs", seats * HAND * MAGIC_COUNT, 1, "the magics of each seat's hand"),
            Field("piles", seats * CARDS, 1, "which cards follow each seat, magic by magic"),
            Field("influence", seats * MAGIC_COUNT, 255, "the total of each pile"),
            Field("decks", 2 * self.slots * MAGIC_COUNT, 1, "the magics of the left and of the "
                  "right deck, top card first"),
        ]  # fmt: skip
        super().__init__(game, seats, fields)
        # A turn gives, sends and draws; every card of a deck is drawn once at most.
        self.most_plies = 3 * (2 * self.slots + seats)
        self.remembered = self.most_plies
        self.sums = game.cards.pile_influence
        self.rows: list[bytes] = []
        for card in range(CARDS):
            row = [0] * FEATURES
            row[card // PER_MAGIC] = 1
            row[MAGIC_COUNT + game.brotherhood[card]] = 1
            row[MAGIC_COUNT + len(BROTHERHOODS) + game.influence[card] - 1] = 1
            self.rows.append(bytes(row))
        self.seat_hot = hot(seats)
        self.no_cards = [bytes(FEATURES * count) for count in range(HAND + 1)]
        self.no_backs = [bytes(MAGIC_COUNT * count) for count in range(self.slots + 1)]

    def write(self, state: ConclaveState, seat: int) -> bytes:
        parts: list[bytes] = []
        seats = self.seats
        choice = state.pending[-1] if state.pending else 3
        parts.append(CHOICE[choice])
        parts.append(self.seat_hot[(state.turn + seats - seat) % seats])
        parts.append(CORNER[state.corner])
        ender = (state.ender + seats - seat) % seats if state.ender >= 0 else seats
        parts.append(self.seat_hot[ender])
        parts.append(ONE[state.last_turns])
        rows = self.rows
        for card in state.grid:
            if card != EMPTY:
                parts.append(rows[card])
            else:
                parts.append(NO_CARD)
        hand = state.hands[seat]
        for card in hand:
            parts.append(rows[card])
        parts.append(self.no_cards[HAND - len(hand)])
        self._write_seats(state, seat, parts)
        for deck in state.decks:
            place = len(deck)
            parts_left = self.no_backs[self.slots - place]
            while place > 0:
                place -= 1
                parts.append(MAGIC[deck[place] // PER_MAGIC])
            parts.append(parts_left)
        return b"".join(parts)

    def _write_seats(self, state: ConclaveState, seat: int, parts: list[bytes]) -> None:
        seats = self.seats
        for step in range(seats):
            hand = state.hands[(seat + step) % seats]
            for card in hand:
                parts.append(MAGIC[card // PER_MAGIC])
            parts.append(self.no_backs[HAND - len(hand)])
        piles = state.piles
        for step in range(seats):
            start = (seat + step) % seats * MAGIC_COUNT
            for magic in range(MAGIC_COUNT):
                parts.append(PILE[piles[start + magic]])
        sums = self.sums
        for step in range(seats):
            start = (seat + step) % seats * MAGIC_COUNT
            for magic in range(MAGIC_COUNT):
                parts.append(ONE[sums[magic][piles[start + magic]]])


def build(game: Any, seats: int) -> Encoding:
    return ConclaveEncoding(game, seats)
