"""What a seat at Bellum Magica knows (BE-9, BE-12), as bytes for learners."""

from typing import Any, Final

from grimorio.core.encoding import ONE, ZEROS, Encoding, bits, hot
from grimorio.core.fields import encoded
from grimorio.core.native import i64

from .cards import (
    CASTLES,
    CREATURES,
    FIRST_EVIL,
    FIRST_LABEL,
    ICONS,
    PLACES,
    ROWS,
    TOKENS,
)
from .choices import CHOICES
from .fields import FIELDS
from .rules import Bellum
from .state import BellumState

# What `write` writes, in this order; sizes and meanings are with the fields.
ORDER: Final = (
    "choice", "turn", "captain", "day", "die", "asked", "castles", "goblins", "hordes", "stock",
    "known_chests", "drawn", "victim", "picked", "placing", "display", "decks", "kingdom", "row",
    "gone",
)  # fmt: skip

CHOICE: Final = hot(len(CHOICES))
DIE: Final = hot(ROWS)
CASTLE_HOT: Final = hot(CASTLES)
GOBLINS: Final = bits(FIRST_EVIL)
CREATURE_HOT: Final = hot(CREATURES)
PLACE_HOT: Final = hot(PLACES)
# Both from NONE on.
TWO_PLACES: Final = [
    [PLACE_HOT[first] + PLACE_HOT[second] for second in range(-1, PLACES)]
    for first in range(-1, PLACES)
]
TEN: Final = bits(10)
FIVE: Final = bits(5)
PAIR: Final = [bytes([low, high]) for high in range(256) for low in range(256)]
"""Two numbers of at most 255, the first in the lower eight bits."""
# A packed strength has eight bits an icon; five of them are nearly always enough.
MORE_THAN_31: Final = 0xE0E0E0E0E0E0
THREE_ICONS: Final = [
    bytes([one, two, three]) for three in range(32) for two in range(32) for one in range(32)
]
FIRST: Final = list(FIRST_LABEL)
LONGEST: Final = 20_000


class BellumEncoding(Encoding):
    """Creatures and places by number, strengths as icons a row, chests by label."""

    def __init__(self, game: Bellum, seats: int) -> None:
        super().__init__(game, seats, encoded(FIELDS, ORDER, seats))
        self.most_plies = LONGEST
        self.place_unit = [1 << 8 * kind >> 8 for kind in game.cards.place_kind]
        """By place: one farm, village or town, eight bits for each of them."""
        self._make_chests(game)

    def _make_chests(self, game: Bellum) -> None:
        """A chest as a number: its value, counted among those that there are, and its holder."""
        values = {0}
        for tokens in game.cards.chest_values:
            values.update(tokens)
        self.value_code = [0] * (max(values) + 1)
        rows: list[bytes] = []
        for holder in range(self.seats + 1):
            for code, value in enumerate(sorted(values)):
                self.value_code[value] = code
                rows.append(bytes([value, holder]))
        self.chests = len(rows)
        self.turned: list[list[int]] = []
        """By seat: for each holder, counted clockwise from it, what it adds to the number."""
        for seat in range(self.seats):
            steps = [(other + self.seats - seat) % self.seats for other in range(self.seats)]
            self.turned.append([(1 + step) * len(values) for step in steps])
        self.two_chests = [first + second for first in rows for second in rows]

    def write(self, state: BellumState, seat: int) -> bytes:
        parts: list[bytes] = []
        parts.append(
            b"%b%b%b%b%b%b"
            % (
                CHOICE[state.pending[-1] if state.pending else len(CHOICES)],
                self.who(state.turn, seat),
                self.who(state.captain, seat),
                ONE[state.day],
                DIE[state.die - 1] if state.die else DIE[ROWS],
                ONE[state.asked],
            )
        )
        self._write_seats(state, seat, parts)
        self._write_chests(state, seat, parts)
        display = state.display
        parts.append(
            b"%b%b%b%b%b%b%b%b"
            % (
                CREATURE_HOT[state.placing],
                CREATURE_HOT[display[0]],
                CREATURE_HOT[display[1]],
                CREATURE_HOT[display[2]],
                CREATURE_HOT[display[3]],
                ONE[len(state.evil_deck)],
                ONE[len(state.most_evil_deck)],
                self._kingdom(state),
            )
        )
        row = state.row
        for slot in range(0, self.seats - 1, 2):
            parts.append(TWO_PLACES[1 + row[slot]][1 + row[slot + 1]])
        if self.seats & 1:
            parts.append(PLACE_HOT[row[-1]])
        gone = 0
        for place in state.gone:
            gone = gone | 1 << place
        parts.append(b"%b%b%b" % (TEN[gone & 1023], TEN[gone >> 10 & 1023], FIVE[gone >> 20]))
        return b"".join(parts)

    def _write_seats(self, state: BellumState, seat: int, parts: list[bytes]) -> None:
        order = self.order[seat]
        for other in order:
            parts.append(CASTLE_HOT[state.castles[other]])
        if state.day == 0:
            for other in order:
                mask = 0
                for goblin in state.goblins[other]:
                    mask = mask | 1 << goblin
                parts.append(GOBLINS[mask])
        else:
            parts.append(ZEROS[len(order) * FIRST_EVIL])
        for other in order:
            parts.append(_horde(state.strength, other * ROWS))
        for other in order:
            parts.append(
                b"%b%b%b%b"
                % (
                    PAIR[state.food[other] | state.glyphs[other] << 8],
                    PAIR[state.barrels[other] | state.shields[other] << 8],
                    PAIR[state.magic_shields[other] | state.confusions[other] << 8],
                    PAIR[state.confusions_used[other] | state.chests[other] << 8],
                )
            )

    def _write_chests(self, state: BellumState, seat: int, parts: list[bytes]) -> None:
        drawn = state.drawn
        over = not state.pending
        for kind in range(3):
            label = FIRST[kind]
            end = label + drawn[kind]
            while label < end:
                code = self.chests * self._chest(state, seat, label, over)
                if label + 1 < end:
                    code += self._chest(state, seat, label + 1, over)
                parts.append(self.two_chests[code])
                label += 2
            parts.append(ZEROS[2 * (FIRST[kind + 1] - label)])
        parts.append(
            b"%b%b%b%b"
            % (
                PAIR[drawn[0] | drawn[1] << 8],
                ONE[drawn[2]],
                self.who(state.victim, seat),
                _labels(state.picked) if state.picked else ZEROS[TOKENS],
            )
        )

    def _chest(self, state: BellumState, seat: int, label: int, over: bool) -> int:
        """The number of a chest that has been drawn; one's own seat is 1, the next one 2."""
        holder = state.holders[label]
        code = self.turned[seat][holder] if holder >= 0 else 0
        if over or state.known[label] >> seat & 1:
            code += self.value_code[state.values[label]]
        return code

    def _kingdom(self, state: BellumState) -> bytes:
        left = 0
        for place in state.kingdom:
            left += self.place_unit[place]
        return left.to_bytes(3, "little")


def _horde(strength: list[int], place: i64) -> bytes:
    """Six rows of six icons, from six packed strengths."""
    one: i64 = strength[place]
    two: i64 = strength[place + 1]
    three: i64 = strength[place + 2]
    four: i64 = strength[place + 3]
    five: i64 = strength[place + 4]
    six: i64 = strength[place + 5]
    if (one | two | three | four | five | six) & MORE_THAN_31:
        return b"".join([row.to_bytes(len(ICONS), "little") for row in strength[place : place + 6]])
    return b"%b%b%b%b%b%b%b%b%b%b%b%b" % (
        _half_row(one),
        _half_row(one >> 24),
        _half_row(two),
        _half_row(two >> 24),
        _half_row(three),
        _half_row(three >> 24),
        _half_row(four),
        _half_row(four >> 24),
        _half_row(five),
        _half_row(five >> 24),
        _half_row(six),
        _half_row(six >> 24),
    )


def _half_row(strength: i64) -> bytes:
    """The three icons in the lowest 24 bits, each of at most 31."""
    return THREE_ICONS[strength & 31 | strength >> 3 & 992 | strength >> 6 & 31744]


def _labels(chests: list[int]) -> bytes:
    picked = [0] * TOKENS
    for label in chests:
        picked[label] = 1
    return bytes(picked)


def build(game: Any, seats: int) -> Encoding:
    return BellumEncoding(game, seats)
