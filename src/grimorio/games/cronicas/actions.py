"""What a seat can choose in Crónicas: `play power-4`, `hide love-1`, `take king`, `return p2` …"""

from typing import Final

from grimorio.core.action import Action, ActionTable, Thing
from grimorio.core.native import i64

from .cards import (
    CHOICES,
    DISCARD,
    DISMISS,
    KING,
    PLAY,
    RECALL,
    RETURN,
    STRENGTHS,
    SUITS,
    TAKE,
    Cards,
)

HIDE: Final = 6  # the other way to play a card; all other kinds are the choices of `cards`
VERBS: Final = (*CHOICES, "hide")

MOST_SEATS: Final = 6

Rows = list["CronicasAction"]


class CronicasAction(Action):
    """An action with its target as a number: a card, or for `return` a seat."""

    def __init__(self, kind: i64, target: i64, verb: str, args: dict[str, Thing]) -> None:
        super().__init__(verb, args)
        self.kind = kind
        self.target = target


class CronicasTable(ActionTable):
    """All 36 + 30 + 36 + 36 + 6 + 36 + 36 actions, in an order that never changes."""

    def __init__(self, cards: Cards) -> None:
        self.kinds: list[Rows] = [_with_cards(kind, cards.names) for kind in range(len(VERBS))]
        """By kind of action: that with each card, or for `return` each seat."""
        self.kinds[RETURN] = [
            CronicasAction(RETURN, seat, "return", {"from_seat": seat})
            for seat in range(MOST_SEATS)
        ]
        self.kinds[HIDE] = self.kinds[HIDE][:KING]
        self.ways: list[Rows] = [self._ways(led) for led in range(len(SUITS))] + [self.kinds[PLAY]]
        """By the suit led how each card is played; the last is for a lead."""
        rows: list[Action] = []
        for kind in (PLAY, HIDE, TAKE, RECALL, RETURN, DISCARD, DISMISS):
            rows += self.kinds[kind]
        super().__init__(rows)

    def _ways(self, led: i64) -> Rows:
        """CR-2: face down what is neither of the suit led nor a wild."""
        hides, plays = self.kinds[HIDE], self.kinds[PLAY]
        suit = range(led * STRENGTHS, (led + 1) * STRENGTHS)
        return [
            row if row.target in suit or row.target >= KING else hides[row.target] for row in plays
        ]


def _with_cards(kind: i64, names: list[str]) -> Rows:
    return [
        CronicasAction(kind, card, VERBS[kind], {"card": name}) for card, name in enumerate(names)
    ]
