"""A game of Crónicas in progress."""

from typing import Final, final

from grimorio.core.errors import BadInput
from grimorio.core.flat import plain, rows
from grimorio.core.native import i64

from .cards import ALL_CARDS, CARDS, CHOICES, CHRONICLES, PLAY, SUITS, bits_of
from .layout import CronicasFields

NONE: Final[i64] = -1
HIDDEN: Final[i64] = -2
OWED: Final = rows([[PLAY], *([PLAY, choice] for choice in range(1, len(CHOICES)))])
"""What is pending, by the choice that is owed next."""


@final
class CronicasState(CronicasFields):
    """Cards are numbers (see `cards`), sets of cards are bit masks, seats are 0 to 5."""

    def clone(self) -> "CronicasState":
        copy = CronicasState()
        self.copy_to(copy)
        return copy

    def loaded(self) -> None:
        """Refuse a saved state that no game could be in: a list too short, a seat nobody has."""
        per_seat = (self.hands, self.allies, self.known, self.void, self.holds, self.cards,
                    self.fame, self.streak)  # fmt: skip
        seats = range(self.seats)
        choices = range(len(CHOICES))
        if not (
            3 <= self.seats <= 6
            and all(len(each) == self.seats for each in per_seat)
            and len(self.owners) == CARDS
            and self.leader in seats
            and self.turn in seats
            and NONE <= self.led < len(SUITS)
            and len(self.last_cards) in (0, self.seats)
            and len(self.last_allies) in (0, self.seats)
            and all(choice in choices for choice in self.pending)
            and plain(self.pending[:1]) in ([], [PLAY])
            and all(0 <= mask <= ALL_CARDS for each in per_seat[:3] for mask in each)
            and all(NONE <= card < CARDS for card in self.cards)
            and all(0 <= suits < 8 for each in per_seat[3:5] for suits in each)
            and all(0 <= mask < 1 << self.seats for mask in (self.kings, self.demons))
        ):
            raise BadInput("error-damaged-pieces")

    def pieces(self) -> list[int]:
        """Characters from 0, chronicles from 100."""
        found = plain(self.discards)
        for mask in self.hands:
            found += bits_of(mask)
        for mask in self.allies:
            found += bits_of(mask)
        found += [card for card in self.cards if card >= 0]
        for chronicles in (self.deck, self.used, self.turned):
            found += [100 + chronicle for chronicle in chronicles]
        return found


assert len(CHRONICLES) == 12
