"""What a seat at Crónicas knows (CR-1, CR-3), as bytes for learners."""

from typing import Any, Final

from grimorio.core.action import Action
from grimorio.core.bits import count, packed_set
from grimorio.core.encoding import Encoding, Row
from grimorio.core.fields import encoded
from grimorio.core.native import i64

from .actions import HIDE, CronicasAction
from .cards import CARDS, CHOICES, CHRONICLES, SUITS
from .fields import FIELDS
from .rules import Cronicas
from .state import NONE, CronicasState

VERSION: Final = 1
"""The `1` in `cronicas_v1`."""
# What `write` writes, in this order; sizes and meanings are with the fields.
ORDER: Final = (
    "choice", "turn", "leader", "led", "goal", "round", "encounter", "options", "force", "out",
    "revivable", "hand", "counts", "allies", "discards", "cards", "down", "known", "void",
    "holds", "fame", "streak", "tyrant", "sole", "king", "demon",
)  # fmt: skip

LONGEST: Final = 20_000


class CronicasEncoding(Encoding):
    """Sets of cards have a byte for each of the 36: the three suits from 1 to 10, the wilds."""

    def __init__(self, game: Cronicas, seats: int) -> None:
        super().__init__(game, seats, encoded(FIELDS, ORDER, seats))
        self.most_plies = LONGEST

    def seen(self, state: CronicasState, seat: i64, actor: i64, action: Action) -> int:
        """CR-3: a card that is played face down is known to its player alone."""
        if seat != actor and isinstance(action, CronicasAction) and action.kind == HIDE:
            return 0
        return 1 + action.id

    def put(self, state: CronicasState, seat: i64, row: Row) -> None:
        row.hot(state.pending[-1] if len(state.pending) else NONE, len(CHOICES))
        self.put_who(state.turn, seat, row)
        self.put_who(state.leader, seat, row)
        row.hot(state.led, len(SUITS))
        row.number(state.goal)
        row.number(state.round)
        row.number(state.encounter)
        row.flag(state.two)
        row.flag(state.prolong)
        row.bits(packed_set(state.force), len(CHRONICLES))
        row.bits(packed_set(state.used) | packed_set(state.turned), len(CHRONICLES))
        row.hot(state.history[-1] if len(state.history) else NONE, len(CHRONICLES))
        row.bits(state.hands[seat], CARDS)
        self._put_cards(state, seat, row)
        self._put_knowledge(state, seat, row)
        self.put_who(state.tyrant, seat, row)
        self.put_who(state.sole, seat, row)
        self.put_seats(state.kings, seat, row)
        self.put_seats(state.demons, seat, row)

    def _put_cards(self, state: CronicasState, seat: i64, row: Row) -> None:
        for other in self.order[seat]:
            row.number(count(state.hands[other]))
        for other in self.order[seat]:
            row.bits(state.allies[other], CARDS)
        row.bits(packed_set(state.discards), CARDS)
        for other in self.order[seat]:
            hidden = other != seat and state.down >> other & 1
            row.hot(-1 if hidden else state.cards[other], CARDS)
        self.put_seats(state.down, seat, row)

    def _put_knowledge(self, state: CronicasState, seat: i64, row: Row) -> None:
        for other in self.order[seat]:
            row.bits(state.known[other], CARDS)
        for other in self.order[seat]:
            row.bits(state.void[other], len(SUITS))
        for other in self.order[seat]:
            row.bits(state.holds[other], len(SUITS))
        for other in self.order[seat]:
            row.number(state.fame[other])
        for other in self.order[seat]:
            row.number(state.streak[other])


def build(game: Any, seats: int) -> Encoding:
    return CronicasEncoding(game, seats)
