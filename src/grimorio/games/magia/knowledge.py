"""What each master has seen of the others' hands (MA-20), folded from the state's log.

`known` is a flat list of pairs (kind, holders): a card of that kind is in the hand of one of the
holders (a bit mask). `lacking` is a flat list of triples (seat, colours, most): that hand has at
most so many cards of those colours. Both are bounds that every later event keeps true. They are
folded when somebody looks, so that playing a card only appends a number to the log.
"""

from typing import Final

from .cards import COLOUR_OF, KIND_COUNT

PLAYED: Final = 0  # seat, kind: a card left the hand face up
TOOK: Final = 1  # seat, kind: a discard was taken
DREW: Final = 2  # seat, how many: from the deck, unseen
ROBBED: Final = 3  # taker, victim, kind: seen by these two alone
PASSED: Final = 4  # seat, colours that none of its cards has

_SEAT: Final = 8
_VALUE: Final = 64
_OTHER: Final = 8


def entry(what: int, seat: int, value: int, other: int = 0) -> int:
    """One number for the log."""
    return ((what * _SEAT + seat) * _VALUE + value) * _OTHER + other


class Knowledge:
    """The bounds of one observer: a seat, or -1 for the public. `sizes` are those of the hands.

    After every event the bounds are brought into one shortest form, so that they do not depend
    on when somebody looked.
    """

    def __init__(
        self, observer: int, known: list[int], lacking: list[int], sizes: list[int]
    ) -> None:
        self.observer = observer
        self.codes = [known[i + 1] * KIND_COUNT + known[i] for i in range(0, len(known), 2)]
        """Known cards as `holders * 30 + kind`, ascending."""
        self.limits = lacking[:]
        self.sizes = sizes[:]
        self.folded = 0
        """How many entries of the log it has taken in."""

    def known(self) -> list[int]:
        pairs: list[int] = []
        for code in self.codes:
            pairs += [code % KIND_COUNT, code // KIND_COUNT]
        return pairs

    def copy(self) -> "Knowledge":
        other = Knowledge(self.observer, [], self.limits, self.sizes)
        other.codes = self.codes[:]
        other.folded = self.folded
        return other

    def fold(self, log: list[int]) -> None:
        """Take in what is new in the log."""
        for i in range(self.folded, len(log)):
            number = log[i]
            rest = number // _OTHER
            seat = rest // _VALUE % _SEAT
            value = rest % _VALUE
            what = rest // (_VALUE * _SEAT)
            if what == PLAYED:
                self._lost(seat, value)
            elif what == TOOK:
                self._gained(seat, value)
            elif what == DREW:
                self._more(seat, value)
            elif what == ROBBED:
                self._robbed(seat, number % _OTHER, value)
            elif seat != self.observer:
                self.limits += [seat, value, 0]
            if self.limits:
                self._shorten()
        self.folded = len(log)

    def _lost(self, seat: int, kind: int) -> None:
        """A card of this kind left the hand, seen by the observer: every bound on the hands it
        may have come from goes down by one."""
        self.sizes[seat] -= 1
        if seat == self.observer:
            return
        self._consume(seat, kind)
        self._change_limits(seat, 1 << COLOUR_OF[kind], -1)
        self._empty(seat)

    def _consume(self, seat: int, kind: int) -> None:
        """The narrowest known card of the kind may be the one; the others of that kind that may
        have been in the hand are now known no closer than both together."""
        best = -1
        for i, code in enumerate(self.codes):
            if code % KIND_COUNT == kind and code // KIND_COUNT >> seat & 1:
                if best < 0 or self._holders(i) < self._holders(best):
                    best = i
        if best < 0:
            return
        holders = self.codes.pop(best) // KIND_COUNT
        for i, code in enumerate(self.codes):
            if code % KIND_COUNT == kind and code // KIND_COUNT >> seat & 1:
                self.codes[i] = (code // KIND_COUNT | holders) * KIND_COUNT + kind
        self.codes.sort()

    def _holders(self, i: int) -> int:
        return (self.codes[i] // KIND_COUNT).bit_count()

    def _empty(self, seat: int) -> None:
        """An empty hand holds none of the known cards."""
        if self.sizes[seat] == 0 and self.codes:
            bit = 1 << seat
            self.codes = sorted(
                (code // KIND_COUNT & ~bit) * KIND_COUNT + code % KIND_COUNT for code in self.codes
            )

    def _gained(self, seat: int, kind: int) -> None:
        """A card that the observer saw went into the hand."""
        self.sizes[seat] += 1
        if seat == self.observer:
            return
        self.codes.append((1 << seat) * KIND_COUNT + kind)
        self.codes.sort()
        self._change_limits(seat, 1 << COLOUR_OF[kind], 1)

    def _more(self, seat: int, number: int) -> None:
        """Cards that the observer did not see went into the hand."""
        self.sizes[seat] += number
        self._change_limits(seat, -1, number)

    def _change_limits(self, seat: int, colours: int, by: int) -> None:
        limits = self.limits
        for i in range(0, len(limits), 3):
            if limits[i] == seat and limits[i + 1] & colours:
                limits[i + 2] += by

    def _robbed(self, taker: int, victim: int, kind: int) -> None:
        """MA-20: the two know the card; for the others, any they knew may now be the taker's."""
        if self.observer == taker or self.observer == victim:
            self._lost(victim, kind)
            self._gained(taker, kind)
            return
        for i, code in enumerate(self.codes):
            holders = code // KIND_COUNT
            if holders >> victim & 1:
                self.codes[i] = (holders | 1 << taker) * KIND_COUNT + code % KIND_COUNT
        self.codes.sort()
        self._more(taker, 1)
        self.sizes[victim] -= 1
        self._empty(victim)

    def _shorten(self) -> None:
        """Drop the limits that say nothing, or that another one implies; the rest ascending."""
        rows: list[list[int]] = []
        for i in range(0, len(self.limits), 3):
            row = self.limits[i : i + 3]
            if row[2] < self.sizes[row[0]] and row not in rows:
                rows.append(row)
        rows.sort()
        self.limits = []
        for row in rows:
            if not _implied(row, rows):
                self.limits += row


def _implied(row: list[int], rows: list[list[int]]) -> bool:
    """Another limit on the same hand, of more colours, or of fewer cards, says as much."""
    for other in rows:
        if other[0] == row[0] and other[1] & row[1] == row[1] and other[2] <= row[2]:
            if other != row:
                return True
    return False
