"""What a seat may know, as numbers for learners: one byte each, in fields of fixed size.

A game's encoding lives in `games/<game>/encode.py`. It reads a state, because building a view
first would take longer than writing the numbers, but it may use nothing that the seat's view
does not hold: a test compares the bytes of worlds that the seat cannot tell apart.

It is written into a `Row`, from left to right.
"""

from typing import Any, Final, final

from .action import Action
from .flat import rows
from .game import Game
from .native import i64, mypyc_attr, u8, vec

ONE: Final = [bytes([min(number, 255)]) for number in range(4096)]
"""A number as one byte; more than 255 is written as 255."""
TRIPLE: Final = [bytes([code & 15, code >> 4 & 15, code >> 8]) for code in range(1 << 12)]
"""Three numbers of at most 15, four bits each, the first in the lowest ones."""
ZEROS: Final = [bytes(count) for count in range(256)]
"""So many bytes of 0."""


def hot(size: int) -> list[bytes]:
    """Rows of `size` bytes: row i has a 1 in place i; the last row is all 0, for "none"."""
    rows = [bytes([1 if i == place else 0 for i in range(size)]) for place in range(size)]
    rows.append(bytes(size))
    return rows


def bits(size: int) -> list[bytes]:
    """For every mask of `size` bits its bits as bytes, the lowest first."""
    return [bytes([mask >> i & 1 for i in range(size)]) for mask in range(1 << size)]


def clockwise(seats: int) -> list[list[int]]:
    """For each seat: all seats, clockwise from it."""
    return [[(seat + step) % seats for step in range(seats)] for seat in range(seats)]


def three(numbers: list[int], place: i64) -> bytes:
    """Three numbers of a list, of at most 255, from `place` on."""
    first: i64 = numbers[place]
    second: i64 = numbers[place + 1]
    third: i64 = numbers[place + 2]
    if first | second | third > 15:
        return bytes([first, second, third])
    return TRIPLE[first | second << 4 | third << 8]


class Run:
    """A run of numbers in an encoding: `size` of them, each from 0 to `most`."""

    def __init__(self, name: str, size: int, most: int, text: str) -> None:
        self.name = name
        self.size = size
        self.most = most
        self.text = text


@final
class Row:
    """The numbers of one seat, somewhere in an array that is all 0: from left to right, only what
    is not 0 is written."""

    def __init__(self, numbers: vec[u8], start: i64) -> None:
        self.numbers = numbers
        self.at = start
        """Where the next number goes."""

    def mark(self, ahead: i64, number: i64 = 1) -> None:
        """A number so many places ahead; more than 255 is written as 255."""
        byte: u8 = 255
        if number < 255:
            byte = u8(number)
        self.numbers[self.at + ahead] = byte

    def skip(self, size: i64) -> None:
        """These stay 0, or were marked."""
        self.at += size

    def number(self, number: i64) -> None:
        """A number of at most 255; more is written as 255."""
        if number:
            self.mark(0, number)
        self.at += 1

    def flag(self, yes: bool) -> None:
        """1 or 0."""
        if yes:
            self.numbers[self.at] = 1
        self.at += 1

    def hot(self, which: i64, size: i64) -> None:
        """One of `size` numbers is 1; none is if `which` is -1 or `size`."""
        if 0 <= which < size:
            self.numbers[self.at + which] = 1
        self.at += size

    def three(self, first: i64, second: i64, third: i64, size: i64) -> None:
        """Three of `size` numbers are 1."""
        numbers, at = self.numbers, self.at
        numbers[at + first] = 1
        numbers[at + second] = 1
        numbers[at + third] = 1
        self.at = at + size

    def each(self, values: vec[i64]) -> None:
        """Numbers as by `number`, one after the other."""
        for value in values:
            self.number(value)

    def each_packed(self, words: vec[i64], first: i64, end: i64, size: i64) -> None:
        """Numbers that lie in words, eight bits each, the lowest first, `size` of them in each."""
        numbers, at = self.numbers, self.at
        for place in range(first, end):
            word, ahead = words[place], at
            while word:
                numbers[ahead] = u8(word & 255)
                ahead += 1
                word >>= 8
            at += size
        self.at = at

    def each_hot(self, values: vec[i64], size: i64) -> None:
        """Numbers as by `hot`, one after the other."""
        numbers, at = self.numbers, self.at
        for value in values:
            if 0 <= value < size:
                numbers[at + value] = 1
            at += size
        self.at = at

    def tally(self, kinds: vec[i64], size: i64) -> None:
        """How many there are of each of `size` kinds."""
        numbers, at = self.numbers, self.at
        for kind in kinds:
            numbers[at + kind] += 1
        self.at = at + size

    def bits(self, mask: i64, size: i64) -> None:
        """A 1 for every bit of a mask, the lowest first."""
        numbers, place = self.numbers, self.at
        while mask:
            numbers[place] = u8(mask & 1)
            place += 1
            mask >>= 1
        self.at += size


def zeros(size: i64) -> vec[u8]:
    return vec[u8]([u8(0)] * size)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The numbers of one game at a table of one size. Seats go clockwise from one's own."""

    def __init__(self, game: Game[Any, Any, Any], seats: int, fields: list[Run]) -> None:
        self.seats: i64 = seats
        self.fields = fields
        self.size = sum([field.size for field in fields])
        self.most_plies = 0
        """No game at this table has more plies."""
        self.remembered = 384
        """How many of the latest plies an information state has as numbers."""
        self.plies = [
            [bytes([1 + who, code >> 8, code & 255]) for code in range(len(game.actions.rows) + 1)]
            for who in range(seats)
        ]
        """A ply of a record: who acted, clockwise from one's own seat, and what was seen of it."""
        self.order = rows(clockwise(seats))
        self.seat_hot = hot(seats)
        self.seat_bits = bits(seats)
        self.all_seats = (1 << seats) - 1

    def who(self, other: int, seat: int) -> bytes:
        """A byte for each seat, clockwise from this one: 1 for the other; none for -1."""
        seats = self.seats
        return self.seat_hot[(other + seats - seat) % seats if other >= 0 else seats]

    def seats_of(self, mask: int, seat: int) -> bytes:
        """A byte for each seat, clockwise from this one: whether the mask has it."""
        return self.seat_bits[(mask >> seat | mask << self.seats - seat) & self.all_seats]

    def put_who(self, other: i64, seat: i64, row: Row) -> None:
        """A number for each seat, clockwise from this one: 1 for the other; none for -1."""
        row.hot((other + self.seats - seat) % self.seats if other >= 0 else -1, self.seats)

    def put_seats(self, mask: i64, seat: i64, row: Row) -> None:
        """A number for each seat, clockwise from this one: whether the mask has it."""
        turned = mask >> seat | mask << self.seats - seat
        row.bits(turned & (1 << self.seats) - 1, self.seats)

    def put(self, state: Any, seat: i64, row: Row) -> None:
        """Put what `seat` may know of `state` into a row that is clear."""
        for number in self.write(state, seat):
            row.number(number)

    def write(self, state: Any, seat: i64) -> bytes:
        """What `seat` may know of `state`, as `size` bytes. A game defines this, or `put`."""
        row = Row(zeros(self.size), 0)
        self.put(state, seat, row)
        return bytes(row.numbers)

    def seen(self, state: Any, seat: i64, actor: i64, action: Action) -> int:
        """The action as `seat` sees it when `actor` takes it in `state`: 1 + its id, or 0 where
        the choice stays hidden."""
        return 1 + action.id


def legal_mask(game: Game[Any, Any, Any], state: Any, seat: int) -> bytearray:
    """One byte for every row of the action table: 1 where `seat` may choose it now."""
    mask = bytearray(len(game.actions.rows))
    legal: list[Action] = game.legal(state, seat)
    for action in legal:
        mask[action.id] = 1
    return mask
