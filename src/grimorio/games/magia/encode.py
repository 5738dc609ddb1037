"""What a seat at Magia Cum Laude knows (MA-20), as bytes for learners.

What was seen of other hands earlier is not in an observation; the plies of an information state
tell it.
"""

from typing import Any, Final

from grimorio.core.action import Action
from grimorio.core.encoding import Encoding, Row
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
# What `put` writes, in this order; sizes and meanings are with the fields.
ORDER: Final = (
    "choice", "turn", "first", "crystals", "places", "needs", "held", "passed", "reserves",
    "finished", "orders", "extra", "missions", "hand", "hands", "deck", "discard", "top",
    "figure", "start", "modes", "played", "flags", "symbols", "moved", "target", "others",
    "loose", "arrived", "answer", "enders", "idle",
)  # fmt: skip

LONGEST: Final = 20_000


class MagiaEncoding(Encoding):
    """Cells as on the board's plan, figures by colour and the examiner, cards by kind."""

    def __init__(self, game: Magia, seats: int) -> None:
        super().__init__(game, seats, encoded(FIELDS, ORDER, seats))
        self.most_plies = LONGEST

    def seen(self, state: MagiaState, seat: i64, actor: i64, action: Action) -> int:
        """MA-17: answers are sealed until all have been given."""
        if seat != actor and isinstance(action, MagiaAction) and action.kind == ANSWER:
            return 0
        return 1 + action.id

    def put(self, state: MagiaState, seat: i64, row: Row) -> None:
        self._put_board(state, seat, row)
        self._put_masters(state, seat, row)
        self._put_cards(state, seat, row)
        self._put_turn(state, row)
        row.hot(state.answers[seat] if len(state.answers) else NONE, 2)
        self.put_seats(state.enders, seat, row)
        row.number(state.idle)

    def _put_board(self, state: MagiaState, seat: i64, row: Row) -> None:
        row.hot(state.pending[-1] if len(state.pending) else NONE, len(CHOICES))
        self.put_who(state.turn, seat, row)
        self.put_who(state.first, seat, row)
        row.each_hot(state.crystals, len(CRYSTALS))
        row.each_hot(state.places, CELLS)
        row.each(state.needs)
        row.each(state.held)
        row.bits(state.passed, APPRENTICES)

    def _put_masters(self, state: MagiaState, seat: i64, row: Row) -> None:
        over = not len(state.pending)
        for other in self.order[seat]:
            for crystal in range(len(CRYSTALS)):
                row.number(state.reserves[3 * other + crystal])
        self.put_seats(state.finished, seat, row)
        for other in self.order[seat]:
            known = other == seat or over or state.finished >> other & 1 == 1
            row.hot(state.orders[other] if known else NONE, ORDER_COUNT)
        row.hot(state.orders[2] if self.seats == 2 else NONE, ORDER_COUNT)
        for other in self.order[seat]:
            row.hot(state.missions[other] if other == seat or over else NONE, MISSION_COUNT)

    def _put_cards(self, state: MagiaState, seat: i64, row: Row) -> None:
        row.tally(state.hands[seat], KIND_COUNT)
        for other in self.order[seat]:
            row.number(len(state.hands[other]))
        row.number(len(state.deck))
        row.tally(state.discard, KIND_COUNT)
        row.hot(state.discard[-1] if len(state.discard) else NONE, KIND_COUNT)

    def _put_turn(self, state: MagiaState, row: Row) -> None:
        row.hot(state.figure, len(FIGURES))
        row.hot(state.start, CELLS)
        row.bits(state.modes, 2)
        row.number(state.played)
        row.flag(state.crossed)
        row.flag(state.second)
        row.flag(state.drawn)
        row.flag(state.swaps)
        row.bits(state.symbols, len(SYMBOLS))
        row.hot(state.moved, APPRENTICES)
        to = state.target
        row.hot(to if to < VISITING else CELLS + to - VISITING, TARGETS)
        row.bits(state.others, APPRENTICES)
        row.hot(state.loose, len(CRYSTALS))
        row.bits(state.arrived, APPRENTICES)


def build(game: Any, seats: int) -> Encoding:
    return MagiaEncoding(game, seats)
