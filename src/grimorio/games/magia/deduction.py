"""What each master has seen of the others' hands (MA-20), folded from the state's log.

`known` is a flat list of triples (kind, holders, home): a card of that kind is in the hand of one
of the holders (a bit mask); home is the hand in which it was last surely seen, or -1. `carried`
says, for each seat, how many known cards may have left their home there unseen, and then for each
seat, how many may have come unseen: one for each card taken. `lacking` is a flat list of triples
(seat, colours, most): that hand has at most so many cards of those colours. All are bounds that
every later event keeps true. They are folded when somebody looks, so that playing a card only
appends a number to the log.
"""

from typing import Final

from grimorio.core.bits import count, lowest
from grimorio.core.flat import NOTHING, added, ascending, plain
from grimorio.core.native import append, i64, pop, vec

from .cards import COLOUR_OF, KIND_COUNT

PLAYED: Final = 0  # seat, kind: a card left the hand face up
TOOK: Final = 1  # seat, kind: a discard was taken
DREW: Final = 2  # seat, how many: from the deck, unseen
ROBBED: Final = 3  # taker, victim, kind: seen by these two alone
PASSED: Final = 4  # seat, colours that none of its cards has

_SEAT: Final[i64] = 8
_VALUE: Final[i64] = 64
_OTHER: Final[i64] = 8


def entry(what: i64, seat: i64, value: i64, other: i64 = 0) -> i64:
    """One number for the log."""
    return ((what * _SEAT + seat) * _VALUE + value) * _OTHER + other


_HOMES: Final[i64] = 8


def _code(kind: i64, holders: i64, home: i64) -> i64:
    """A known card as one number; numbers in ascending order are the form that is kept."""
    return (holders * _HOMES + home + 1) * KIND_COUNT + kind


def _holders(code: i64) -> i64:
    return code // (KIND_COUNT * _HOMES)


def _home(code: i64) -> i64:
    return code // KIND_COUNT % _HOMES - 1


class Knowledge:
    """The bounds of one observer: a seat, or -1 for the public. `sizes` are those of the hands.

    After every event the bounds are brought into one shortest form, so that they do not depend
    on when somebody looked.
    """

    def __init__(
        self,
        observer: i64,
        known: vec[i64],
        carried: vec[i64],
        lacking: vec[i64],
        sizes: vec[i64],
    ) -> None:
        self.observer = observer
        self.codes = NOTHING
        for i in range(0, len(known), 3):
            self.codes = append(self.codes, _code(known[i], known[i + 1], known[i + 2]))
        self.seats = len(sizes)
        self.carried = carried[:]
        self.limits = lacking[:]
        self.sizes = sizes[:]
        self.folded: i64 = 0
        """How many entries of the log it has taken in."""

    def known(self) -> list[int]:
        triples: list[int] = []
        for code in self.codes:
            triples += [code % KIND_COUNT, _holders(code), _home(code)]
        return triples

    def copy(self) -> "Knowledge":
        other = Knowledge(self.observer, NOTHING, self.carried, self.limits, self.sizes)
        other.codes = self.codes[:]
        other.folded = self.folded
        return other

    def fold(self, log: vec[i64]) -> None:
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
                self._limit(seat, value, 0)
            self._settle()
            if self.limits:
                self._shorten()
        self.folded = len(log)

    def _lost(self, seat: i64, kind: i64) -> None:
        """A card of this kind left the hand, seen by the observer: every bound on the hands it
        may have come from goes down by one."""
        self.sizes[seat] -= 1
        if seat == self.observer:
            return
        self._consume(seat, kind)
        self._change_limits(seat, 1 << COLOUR_OF[kind], -1)

    def _consume(self, seat: i64, kind: i64) -> None:
        """The narrowest known card of the kind may be the one; the others of that kind that may
        have been in the hand are now known no closer than both together."""
        best: i64 = -1
        for i in range(len(self.codes)):
            code = self.codes[i]
            if code % KIND_COUNT == kind and _holders(code) >> seat & 1:
                if best < 0 or _width(code) < _width(self.codes[best]):
                    best = i
        if best < 0:
            return
        self.codes, gone = pop(self.codes, best)
        for i in range(len(self.codes)):
            code = self.codes[i]
            if code % KIND_COUNT == kind and _holders(code) >> seat & 1:
                home = _home(code) if _home(code) == _home(gone) else -1
                self.codes[i] = _code(kind, _holders(code) | _holders(gone), home)
        self.codes = ascending(self.codes)

    def _gained(self, seat: i64, kind: i64) -> None:
        """A card that the observer saw went into the hand."""
        self.sizes[seat] += 1
        if seat == self.observer:
            return
        self.codes = added(self.codes, _code(kind, 1 << seat, seat))
        self._change_limits(seat, 1 << COLOUR_OF[kind], 1)

    def _more(self, seat: i64, number: i64) -> None:
        """Cards that the observer did not see went into the hand."""
        self.sizes[seat] += number
        self._change_limits(seat, -1, number)

    def _change_limits(self, seat: i64, colours: i64, by: i64) -> None:
        limits = self.limits
        for i in range(0, len(limits), 3):
            if limits[i] == seat and limits[i + 1] & colours:
                limits[i + 2] += by

    def _robbed(self, taker: i64, victim: i64, kind: i64) -> None:
        """MA-20: the two know the card; for the others, any they knew may now be the taker's."""
        if self.observer == taker or self.observer == victim:
            self._lost(victim, kind)
            self._gained(taker, kind)
            return
        risk = False
        for i in range(len(self.codes)):
            code = self.codes[i]
            if _holders(code) >> victim & 1:
                risk = True
                self.codes[i] = _code(code % KIND_COUNT, _holders(code) | 1 << taker, _home(code))
        if risk:
            self.carried[victim] += 1
            self.carried[self.seats + taker] += 1
        self._more(taker, 1)
        self.sizes[victim] -= 1

    def _settle(self) -> None:
        """What follows from empty hands and from how many cards can have been carried."""
        if not self.codes:
            self._forget()
            return
        again = True
        while again:
            again = False
            for i in range(len(self.codes)):
                narrow = self._narrowed(self.codes[i])
                if narrow != self.codes[i]:
                    self.codes[i] = narrow
                    again = True
        # In an imagined world somebody may remember what cannot be: it is forgotten.
        codes = NOTHING
        for code in self.codes:
            if _holders(code):
                codes = added(codes, code)
        self.codes = codes
        self._forget()

    def _narrowed(self, code: i64) -> i64:
        """The card where it can still be; one that must have moved is at home there now."""
        holders, home = _holders(code), _home(code)
        for seat in range(self.seats):
            if self.sizes[seat] == 0:
                holders &= ~(1 << seat)
            elif home >= 0 and seat != home and self.carried[self.seats + seat] == 0:
                holders &= ~(1 << seat)
        if home >= 0 and self.carried[home] == 0:
            holders = 1 << home
        if holders and holders & (holders - 1) == 0 and home != lowest(holders):
            if home >= 0:
                self.carried[home] -= 1
                self.carried[self.seats + lowest(holders)] -= 1
            home = lowest(holders)
        return _code(code % KIND_COUNT, holders, home)

    def _forget(self) -> None:
        """Cards carried count only while a known one may be among them."""
        for seat in range(self.seats):
            left = came = False
            for code in self.codes:
                home = _home(code)
                if home == seat and _holders(code) != 1 << seat:
                    left = True
                if home >= 0 and home != seat and _holders(code) >> seat & 1:
                    came = True
            if not left:
                self.carried[seat] = 0
            if not came:
                self.carried[self.seats + seat] = 0

    def _limit(self, seat: i64, colours: i64, most: i64) -> None:
        for number in (seat, colours, most):
            self.limits = append(self.limits, number)

    def _shorten(self) -> None:
        """Drop the limits that say nothing, or that another one implies; the rest ascending."""
        rows: list[list[int]] = []
        for i in range(0, len(self.limits), 3):
            row = plain(self.limits[i : i + 3])
            if 0 <= row[2] < self.sizes[row[0]] and row not in rows:
                rows.append(row)
        rows.sort()
        self.limits = NOTHING
        for row in rows:
            if not _implied(row, rows):
                self._limit(row[0], row[1], row[2])


def _width(code: i64) -> i64:
    return count(_holders(code))


def _implied(row: list[int], rows: list[list[int]]) -> bool:
    """Another limit on the same hand, of more colours, or of fewer cards, says as much."""
    for other in rows:
        if other[0] == row[0] and other[1] & row[1] == row[1] and other[2] <= row[2]:
            if other != row:
                return True
    return False
