"""What a seat at Crónicas knows (CR-1, CR-3), as bytes for learners."""

from typing import Any, Final

from grimorio.core.action import Action
from grimorio.core.encoding import ONE, Encoding, bits, hot
from grimorio.core.fields import encoded
from grimorio.core.native import i64

from .actions import HIDE, CronicasAction
from .cards import CARDS, CHOICES, CHRONICLES, SUITS
from .fields import FIELDS
from .rules import Cronicas
from .state import CronicasState

VERSION: Final = 1
"""The `1` in `cronicas_v1`."""
# What `write` writes, in this order; sizes and meanings are with the fields.
ORDER: Final = (
    "choice", "turn", "leader", "led", "goal", "round", "encounter", "options", "force", "out",
    "revivable", "hand", "counts", "allies", "discards", "cards", "down", "known", "void",
    "holds", "fame", "streak", "tyrant", "sole", "king", "demon",
)  # fmt: skip

CHOICE: Final = hot(len(CHOICES))
CARD: Final = hot(CARDS)
TWELVE: Final = bits(12)
THREE: Final = bits(3)
SUIT: Final = hot(len(SUITS))
CHRONICLE: Final = hot(len(CHRONICLES))
NO_CARDS: Final = bytes(CARDS)
COUNT: Final = [mask.bit_count() for mask in range(1 << 12)]
LONGEST: Final = 20_000


def _set(mask: i64) -> bytes:
    """36 cards as three pieces."""
    if mask == 0:
        return NO_CARDS
    return b"%b%b%b" % (TWELVE[mask & 4095], TWELVE[mask >> 12 & 4095], TWELVE[mask >> 24])


class CronicasEncoding(Encoding):
    """Sets of cards have a byte for each of the 36: the three suits from 1 to 10, the wilds."""

    def __init__(self, game: Cronicas, seats: int) -> None:
        super().__init__(game, seats, encoded(FIELDS, ORDER, seats))
        self.most_plies = LONGEST

    def seen(self, state: CronicasState, seat: int, actor: int, action: Action) -> int:
        """CR-3: a card that is played face down is known to its player alone."""
        if seat != actor and isinstance(action, CronicasAction) and action.kind == HIDE:
            return 0
        return 1 + action.id

    def write(self, state: CronicasState, seat: int) -> bytes:
        parts: list[bytes] = []
        history = state.history
        parts.append(
            b"%b%b%b%b%b%b%b%b%b%b%b%b%b"
            % (
                CHOICE[state.pending[-1] if state.pending else len(CHOICES)],
                self.who(state.turn, seat),
                self.who(state.leader, seat),
                SUIT[state.led],
                ONE[state.goal],
                ONE[state.round],
                ONE[state.encounter],
                ONE[1] if state.two else ONE[0],
                ONE[1] if state.prolong else ONE[0],
                TWELVE[_mask(state.force)],
                TWELVE[_mask(state.used) | _mask(state.turned)],
                CHRONICLE[history[-1]] if history else CHRONICLE[len(CHRONICLES)],
                _set(state.hands[seat]),
            )
        )
        self._write_cards(state, seat, parts)
        self._write_knowledge(state, seat, parts)
        parts.append(
            b"%b%b%b%b"
            % (
                self.who(state.tyrant, seat),
                self.who(state.sole, seat),
                self.seats_of(state.kings, seat),
                self.seats_of(state.demons, seat),
            )
        )
        return b"".join(parts)

    def _write_cards(self, state: CronicasState, seat: int, parts: list[bytes]) -> None:
        order = self.order[seat]
        counts = 0
        shift = 0
        for other in order:
            hand = state.hands[other]
            count = COUNT[hand & 4095] + COUNT[hand >> 12 & 4095] + COUNT[hand >> 24]
            counts = counts | count << shift
            shift += 8
        parts.append(counts.to_bytes(self.seats, "little"))
        for other in order:
            parts.append(_set(state.allies[other]))
        parts.append(_set(_mask(state.discards)))
        for other in order:
            card = state.cards[other]
            hidden = card < 0 or (other != seat and state.down >> other & 1 == 1)
            parts.append(CARD[CARDS] if hidden else CARD[card])
        parts.append(self.seats_of(state.down, seat))

    def _write_knowledge(self, state: CronicasState, seat: int, parts: list[bytes]) -> None:
        order = self.order[seat]
        for other in order:
            parts.append(_set(state.known[other]))
        for other in order:
            parts.append(THREE[state.void[other] & 7])
        for other in order:
            parts.append(THREE[state.holds[other] & 7])
        for other in order:
            parts.append(ONE[state.fame[other]])
        for other in order:
            parts.append(ONE[state.streak[other]])


def _mask(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask = mask | 1 << card
    return mask


def build(game: Any, seats: int) -> Encoding:
    return CronicasEncoding(game, seats)
