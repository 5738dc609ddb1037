"""What a seat at Cónclave knows (CO-2), as bytes for learners."""

from typing import Any, Final

from grimorio.core.encoding import ONE, Encoding, bits, hot
from grimorio.core.fields import encoded
from grimorio.core.native import i64

from .cards import BROTHERHOODS, CARDS, MAGIC_COUNT, PER_MAGIC
from .fields import FEATURES, FIELDS, HAND, deck_slots
from .rules import Conclave
from .state import ConclaveState

# What `write` writes, in this order; sizes and meanings are with the fields.
ORDER: Final = (
    "choice", "turn", "corner", "ender", "last_turns", "grid", "hand", "backs", "piles",
    "influence", "decks",
)  # fmt: skip

CHOICE: Final = hot(3)
MAGIC: Final = hot(MAGIC_COUNT)
CORNER: Final = hot(4)
PILE: Final = bits(PER_MAGIC)
MAGIC_OF: Final = [card // PER_MAGIC for card in range(CARDS)]
BACK: Final = [MAGIC[card // PER_MAGIC] for card in range(CARDS)]
# Four backs at once, three bits each; the two codes that are no magic are written as none.
FOUR_BACKS: Final = [
    b"".join([MAGIC[min(code >> shift & 7, MAGIC_COUNT)] for shift in (0, 3, 6, 9)])
    for code in range(1 << 12)
]


class ConclaveEncoding(Encoding):
    """Cards as one-hot magic, brotherhood and influence; backs as one-hot magic."""

    def __init__(self, game: Conclave, seats: int) -> None:
        self.slots = deck_slots(seats)
        super().__init__(game, seats, encoded(FIELDS, ORDER, seats))
        # A turn gives, sends and draws; every card of a deck is drawn once at most.
        self.most_plies = 3 * (2 * self.slots + seats)
        self.remembered = self.most_plies
        self.sums = [[ONE[total] for total in totals] for totals in game.cards.pile_influence]
        """By magic and pile: its influence as a byte."""
        self.rows: list[bytes] = []
        for card in range(CARDS):
            row = [0] * FEATURES
            row[card // PER_MAGIC] = 1
            row[MAGIC_COUNT + game.brotherhood[card]] = 1
            row[MAGIC_COUNT + len(BROTHERHOODS) + game.influence[card] - 1] = 1
            self.rows.append(bytes(row))
        # EMPTY is -1, which is the last row.
        self.rows.append(bytes(FEATURES))
        self.no_cards = [bytes(FEATURES * count) for count in range(HAND + 1)]
        self.no_backs = [bytes(MAGIC_COUNT * count) for count in range(self.slots + 1)]

    def write(self, state: ConclaveState, seat: int) -> bytes:
        parts: list[bytes] = []
        rows = self.rows
        grid, hand = state.grid, state.hands[seat]
        parts.append(
            b"%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b"
            % (
                CHOICE[state.pending[-1] if state.pending else 3],
                self.who(state.turn, seat),
                CORNER[state.corner],
                self.who(state.ender, seat),
                ONE[state.last_turns],
                rows[grid[0]],
                rows[grid[1]],
                rows[grid[2]],
                rows[grid[3]],
                rows[grid[4]],
                rows[grid[5]],
                rows[grid[6]],
                rows[grid[7]],
                rows[grid[8]],
                rows[grid[9]],
                rows[grid[10]],
                rows[grid[11]],
                rows[grid[12]],
                rows[grid[13]],
                rows[grid[14]],
                rows[grid[15]],
            )
        )
        for card in hand:
            parts.append(rows[card])
        parts.append(self.no_cards[HAND - len(hand)])
        self._write_seats(state, seat, parts)
        self._write_deck(state.decks[0], parts)
        self._write_deck(state.decks[1], parts)
        return b"".join(parts)

    def _write_seats(self, state: ConclaveState, seat: int, parts: list[bytes]) -> None:
        order, piles = self.order[seat], state.piles
        for other in order:
            hand = state.hands[other]
            if len(hand) == HAND:
                parts.append(_four_backs(hand[0], hand[1], hand[2], hand[3]))
            else:
                for card in hand:
                    parts.append(BACK[card])
                parts.append(self.no_backs[HAND - len(hand)])
        for other in order:
            start = other * MAGIC_COUNT
            parts.append(
                b"%b%b%b%b%b%b"
                % (
                    PILE[piles[start]],
                    PILE[piles[start + 1]],
                    PILE[piles[start + 2]],
                    PILE[piles[start + 3]],
                    PILE[piles[start + 4]],
                    PILE[piles[start + 5]],
                )
            )
        sums = self.sums
        for other in order:
            start = other * MAGIC_COUNT
            parts.append(
                b"%b%b%b%b%b%b"
                % (
                    sums[0][piles[start]],
                    sums[1][piles[start + 1]],
                    sums[2][piles[start + 2]],
                    sums[3][piles[start + 3]],
                    sums[4][piles[start + 4]],
                    sums[5][piles[start + 5]],
                )
            )

    def _write_deck(self, deck: list[int], parts: list[bytes]) -> None:
        left = len(deck)
        empty = self.no_backs[self.slots - left]
        while left >= 4:
            left -= 4
            parts.append(_four_backs(deck[left + 3], deck[left + 2], deck[left + 1], deck[left]))
        while left > 0:
            left -= 1
            parts.append(BACK[deck[left]])
        parts.append(empty)


def _four_backs(first: int, second: int, third: int, fourth: int) -> bytes:
    """The magics of four cards, from their numbers."""
    code: i64 = MAGIC_OF[first]
    code |= MAGIC_OF[second] << 3
    code |= MAGIC_OF[third] << 6
    code |= MAGIC_OF[fourth] << 9
    return FOUR_BACKS[code]


def build(game: Any, seats: int) -> Encoding:
    return ConclaveEncoding(game, seats)
