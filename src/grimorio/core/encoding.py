"""What a seat may know, as numbers for learners: one byte each, in fields of fixed size.

A game's encoding lives in `games/<game>/encode.py`. It reads a state, because building a view
first would take longer than writing the numbers, but it may use nothing that the seat's view
does not hold: a test compares the bytes of worlds that the seat cannot tell apart.

The bytes are put together from pieces made once (`ONE`, `hot`), the larger the better. Pieces
whose number is known are joined by `b"%b%b" % (this, that)`: the compiler makes one copy of it,
without a list, in half the time of `b"".join`.
"""

from typing import Any, Final

from .action import Action
from .game import Game
from .native import i64, mypyc_attr

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The numbers of one game at a table of one size. Seats go clockwise from one's own."""

    def __init__(self, game: Game[Any, Any, Any], seats: int, fields: list[Run]) -> None:
        self.seats = seats
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
        self.order = clockwise(seats)
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

    def write(self, state: Any, seat: int) -> bytes:
        """What `seat` may know of `state`, as `size` bytes."""
        raise ValueError("a game writes its own encoding")

    def seen(self, state: Any, seat: int, actor: int, action: Action) -> int:
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
