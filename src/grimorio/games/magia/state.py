"""A game of Magia Cum Laude in progress."""

from typing import Final, final

from grimorio.core.flat import plain, plain_rows
from grimorio.core.native import i64

from .layout import MagiaFields

EXAMINER: Final[i64] = 6
NONE: Final[i64] = -1

# How a move may still be understood (MA-9).
BY_COLOUR: Final[i64] = 1
BY_DIRECTION: Final[i64] = 2

# How the game ended.
DECLARED: Final[i64] = 1
DECK_EMPTY: Final[i64] = 2
STALLED: Final[i64] = 3


@final
class MagiaState(MagiaFields):
    """Figures 0-5 are the apprentices by colour, 6 is the examiner; cells as in `Board`."""

    def clone(self) -> "MagiaState":
        copy = MagiaState()
        self.copy_to(copy)
        return copy

    def declare(self, figure: i64) -> None:
        """Begin its move from where it stands: no card is played yet, both ways are open (MA-9)."""
        self.figure = figure
        self.start = self.places[figure]
        self.modes = BY_COLOUR | BY_DIRECTION
        self.played = 0
        self.crossed = False
        self.symbols = 0

    def apprentices_at(self, cell: i64) -> i64:
        """Bit mask of those in a cell."""
        mask: i64 = 0
        for i in range(EXAMINER):
            if self.places[i] == cell:
                mask |= 1 << i
        return mask

    def pieces(self) -> list[int]:
        """Movement cards by kind, crystals from 100, spells 200, orders 300, missions 400."""
        found = plain(self.deck) + plain(self.discard)
        for hand in plain_rows(self.hands):
            found += hand
        found += [100 + crystal for crystal in self.crystals if crystal >= 0]
        for amounts in (self.held, self.reserves):
            for i, amount in enumerate(amounts):
                found += [100 + i % 3] * amount
        if self.loose >= 0:
            found.append(100 + self.loose)
        found += [200 + spell for spell in self.spells]
        found += [300 + order for order in self.orders]
        return found + [400 + mission for mission in self.missions]
