"""What a seat at Bellum Magica knows (BE-9, BE-12), as bytes for learners."""

from typing import Any, Final

from grimorio.core.encoding import Encoding, Row
from grimorio.core.fields import encoded
from grimorio.core.flat import filled
from grimorio.core.native import i64

from . import memory as has
from .cards import (
    CASTLES,
    CHESTS,
    CREATURES,
    FIRST_EVIL,
    FIRST_LABEL,
    ICONS,
    PLACE_KINDS,
    PLACES,
    ROWS,
    TOKENS,
)
from .choices import CHOICES
from .fields import FIELDS
from .rules import Bellum
from .state import NONE, BellumState

# What `write` writes, in this order; sizes and meanings are with the fields.
ORDER: Final = (
    "choice", "turn", "captain", "day", "die", "asked", "castles", "goblins", "hordes", "stock",
    "known_chests", "drawn", "victim", "picked", "placing", "display", "decks", "kingdom", "row",
    "gone",
)  # fmt: skip

LONGEST: Final = 20_000


class BellumEncoding(Encoding):
    """Creatures and places by number, strengths as icons a row, chests by label."""

    def __init__(self, game: Bellum, seats: int) -> None:
        super().__init__(game, seats, encoded(FIELDS, ORDER, seats))
        self.most_plies = LONGEST
        self.place_kind = game.cards.place_kind

    def put(self, state: BellumState, seat: i64, row: Row) -> None:
        row.hot(state.pending[-1] if len(state.pending) else NONE, len(CHOICES))
        self.put_who(state.turn, seat, row)
        self.put_who(state.captain, seat, row)
        row.number(state.day)
        row.hot(state.die - 1, ROWS)
        row.number(state.asked)
        self._put_castles(state, seat, row)
        self._put_chests(state, seat, row)
        row.hot(state.placing, CREATURES)
        for creature in state.display:
            row.hot(creature, CREATURES)
        row.number(len(state.evil_deck))
        row.number(len(state.most_evil_deck))
        left = filled(0, len(PLACE_KINDS))
        for place in state.kingdom:
            left[self.place_kind[place]] += 1
        for kind in range(1, len(PLACE_KINDS)):
            row.number(left[kind])
        for place in state.row:
            row.hot(place, PLACES)
        for place in state.gone:
            row.mark(place)

    def _put_castles(self, state: BellumState, seat: i64, row: Row) -> None:
        """The castles, goblins, strengths and goods of each seat."""
        for other in self.order[seat]:
            row.hot(state.castles[other], CASTLES)
        for other in self.order[seat]:
            for goblin in state.goblins[other]:
                row.mark(goblin)
            row.skip(FIRST_EVIL)
        for other in self.order[seat]:
            row.each_packed(state.strength, other * ROWS, (other + 1) * ROWS, len(ICONS))
        for other in self.order[seat]:
            for first in range(0, has.ALL_GOODS, has.MOST_SEATS):
                row.number(state.goods[first + other])

    def _put_chests(self, state: BellumState, seat: i64, row: Row) -> None:
        """By label the value, if this seat knows it, and the holder, 1 for this seat; then what
        has been drawn, and what is being stolen."""
        shown: i64 = 1 << seat
        if not len(state.pending):
            shown = -1
        for kind in range(len(CHESTS)):
            for label in range(FIRST_LABEL[kind], FIRST_LABEL[kind] + state.drawn[kind]):
                if state.known[label] & shown:
                    row.mark(2 * label, state.values[label])
                ahead = state.holders[label] - seat
                if ahead < 0:
                    ahead += self.seats
                row.mark(2 * label + 1, 1 + ahead)
        row.skip(2 * TOKENS)
        for count in state.drawn:
            row.number(count)
        self.put_who(state.victim, seat, row)
        for label in state.picked:
            row.mark(label)
        row.skip(TOKENS)


def build(game: Any, seats: int) -> Encoding:
    return BellumEncoding(game, seats)
