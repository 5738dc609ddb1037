"""What a seat at Magia Cum Laude knows (MA-20), as bytes for learners.

What was seen of other hands earlier is not in an observation; the plies of an information state
tell it.
"""

from typing import Any, Final

from grimorio.core.action import Action
from grimorio.core.encoding import ONE, TRIPLE, ZEROS, Encoding, bits, hot, three
from grimorio.core.fields import encoded
from grimorio.core.native import i64

from .actions import ANSWER, FIGURES, MagiaAction
from .board import CELLS
from .cards import CRYSTALS, KIND_COUNT, MISSION_COUNT, ORDER_COUNT, SYMBOLS
from .choices import CHOICES
from .fields import APPRENTICES, FIELDS, TARGETS
from .movement import VISITING
from .rules import Magia
from .state import NONE, MagiaState

VERSION: Final = 1
"""The `1` in `magia_v1`."""
# What `write` writes, in this order; sizes and meanings are with the fields.
ORDER: Final = (
    "choice", "turn", "first", "crystals", "places", "needs", "held", "passed", "reserves",
    "finished", "orders", "extra", "missions", "hand", "hands", "deck", "discard", "top",
    "figure", "start", "modes", "played", "flags", "symbols", "moved", "target", "others",
    "loose", "arrived", "answer", "enders", "idle",
)  # fmt: skip

CHOICE: Final = hot(len(CHOICES))
CRYSTAL: Final = hot(len(CRYSTALS))
NONE_FIRST: Final = [CRYSTAL[3], *CRYSTAL[:3]]
# The crystals of six cells at once, each from -1 (none) to 2.
CELLS_AT_ONCE: Final = 6
SIX_CELLS: Final = [
    b"".join([NONE_FIRST[code >> shift & 3] for shift in range(0, 2 * CELLS_AT_ONCE, 2)])
    for code in range(1 << 2 * CELLS_AT_ONCE)
]
CELL: Final = hot(CELLS)
KIND: Final = hot(KIND_COUNT)
ORDER_HOT: Final = hot(ORDER_COUNT)
MISSION: Final = hot(MISSION_COUNT)
FIGURE: Final = hot(len(FIGURES))
APPRENTICE: Final = hot(APPRENTICES)
TARGET: Final = hot(TARGETS)
SIX: Final = bits(6)
FIVE: Final = bits(len(SYMBOLS))
TWO: Final = bits(2)
ANSWERED: Final = hot(2)
LONGEST: Final = 20_000


class MagiaEncoding(Encoding):
    """Cells as on the board's plan, figures by colour and the examiner, cards by kind."""

    def __init__(self, game: Magia, seats: int) -> None:
        super().__init__(game, seats, encoded(FIELDS, ORDER, seats))
        self.most_plies = LONGEST

    def seen(self, state: MagiaState, seat: int, actor: int, action: Action) -> int:
        """MA-17: answers are sealed until all have been given."""
        if seat != actor and isinstance(action, MagiaAction) and action.kind == ANSWER:
            return 0
        return 1 + action.id

    def write(self, state: MagiaState, seat: int) -> bytes:
        answer = state.answers[seat] if state.answers else NONE
        return b"%b%b%b%b%b%b%b" % (
            self._board(state, seat),
            self._masters(state, seat),
            self._cards(state, seat),
            self._turn(state),
            ANSWERED[answer],
            self.seats_of(state.enders, seat),
            ONE[state.idle],
        )

    def _board(self, state: MagiaState, seat: int) -> bytes:
        crystals, places = state.crystals, state.places
        needs, held = state.needs, state.held
        return b"%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b" % (
            CHOICE[state.pending[-1] if state.pending else len(CHOICES)],
            self.who(state.turn, seat),
            self.who(state.first, seat),
            _six_cells(crystals, 0),
            _six_cells(crystals, 6),
            _six_cells(crystals, 12),
            _six_cells(crystals, 18),
            _six_cells(crystals, 24),
            _six_cells(crystals, 30),
            _six_cells(crystals, 36),
            _six_cells(crystals, 42),
            _six_cells(crystals, 48),
            _six_cells(crystals, 54),
            _six_cells(crystals, 60),
            NONE_FIRST[crystals[66] + 1],
            CELL[places[0]],
            CELL[places[1]],
            CELL[places[2]],
            CELL[places[3]],
            CELL[places[4]],
            CELL[places[5]],
            CELL[places[6]],
            three(needs, 0),
            three(needs, 3),
            three(needs, 6),
            three(needs, 9),
            three(needs, 12),
            three(needs, 15),
            three(held, 0),
            three(held, 3),
            three(held, 6),
            three(held, 9),
            three(held, 12),
            three(held, 15),
            SIX[state.passed],
        )

    def _masters(self, state: MagiaState, seat: int) -> bytes:
        seats, reserves, orders, missions = self.seats, state.reserves, state.orders, state.missions
        order = self.order[seat]
        over = not state.pending
        parts: list[bytes] = []
        for other in order:
            parts.append(three(reserves, 3 * other))
        finished = state.finished
        parts.append(self.seats_of(finished, seat))
        parts.append(ORDER_HOT[orders[seat]])
        if over or finished:
            for other in order[1:]:
                known = over or finished >> other & 1 == 1
                parts.append(ORDER_HOT[orders[other]] if known else ORDER_HOT[ORDER_COUNT])
        else:
            parts.append(ZEROS[(seats - 1) * ORDER_COUNT])
        parts.append(ORDER_HOT[orders[2]] if seats == 2 else ORDER_HOT[ORDER_COUNT])
        parts.append(MISSION[missions[seat]])
        if over:
            for other in order[1:]:
                parts.append(MISSION[missions[other]])
        else:
            parts.append(ZEROS[(seats - 1) * MISSION_COUNT])
        return b"".join(parts)

    def _cards(self, state: MagiaState, seat: int) -> bytes:
        sizes = 0
        shift = 0
        for other in self.order[seat]:
            sizes = sizes | len(state.hands[other]) << shift
            shift += 8
        return b"%b%b%b%b%b" % (
            _kinds(state.hands[seat]),
            sizes.to_bytes(self.seats, "little"),
            ONE[len(state.deck)],
            _kinds(state.discard),
            KIND[state.discard[-1]] if state.discard else KIND[KIND_COUNT],
        )

    def _turn(self, state: MagiaState) -> bytes:
        target = state.target
        if target >= VISITING:
            target = CELLS + target - VISITING
        return b"%b%b%b%b%b%b%b%b%b%b%b%b%b%b" % (
            FIGURE[state.figure],
            CELL[state.start],
            TWO[state.modes],
            ONE[state.played],
            ONE[1] if state.crossed else ONE[0],
            ONE[1] if state.second else ONE[0],
            ONE[1] if state.drawn else ONE[0],
            ONE[1] if state.swaps else ONE[0],
            FIVE[state.symbols],
            APPRENTICE[state.moved],
            TARGET[target],
            SIX[state.others],
            CRYSTAL[state.loose],
            SIX[state.arrived],
        )


def _six_cells(crystals: list[int], cell: i64) -> bytes:
    one: i64 = crystals[cell]
    two: i64 = crystals[cell + 1]
    three: i64 = crystals[cell + 2]
    four: i64 = crystals[cell + 3]
    five: i64 = crystals[cell + 4]
    six: i64 = crystals[cell + 5]
    return SIX_CELLS[1365 + one + two * 4 + three * 16 + four * 64 + five * 256 + six * 1024]


def _kinds(cards: list[int]) -> bytes:
    """How many there are of each of the 30 kinds; no kind has more than 11 cards."""
    low = high = 0
    for kind in cards:
        if kind < 15:
            low += 1 << (kind << 2)
        else:
            high += 1 << (kind << 2) - 60
    return b"%b%b%b%b%b%b%b%b%b%b" % (
        TRIPLE[low & 4095],
        TRIPLE[low >> 12 & 4095],
        TRIPLE[low >> 24 & 4095],
        TRIPLE[low >> 36 & 4095],
        TRIPLE[low >> 48],
        TRIPLE[high & 4095],
        TRIPLE[high >> 12 & 4095],
        TRIPLE[high >> 24 & 4095],
        TRIPLE[high >> 36 & 4095],
        TRIPLE[high >> 48],
    )


def build(game: Any, seats: int) -> Encoding:
    return MagiaEncoding(game, seats)
