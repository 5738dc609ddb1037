"""How the fields of a game lie in the memory of a state, where several lie in one array."""

from typing import Final

from grimorio.core.flat import filled
from grimorio.core.native import append, i64, vec

MOST_SEATS: Final[i64] = 5

# What a seat has, as places in `goods`: its food is `goods[FOOD + seat]`.
FOOD: Final = 0
GLYPHS: Final = 5
BARRELS: Final = 10
SHIELDS: Final = 15
MAGIC_SHIELDS: Final = 20
CONFUSIONS: Final = 25
CONFUSIONS_USED: Final = 30
CHEST_COUNT: Final = 35
ALL_GOODS: Final = 40


def column(goods: vec[i64], which: i64, seats: i64) -> list[int]:
    """One kind of goods, by seat."""
    return [goods[which * MOST_SEATS + seat] for seat in range(seats)]


def with_column(goods: vec[i64], which: i64, values: list[int]) -> vec[i64]:
    """These goods and one kind more."""
    if not goods:
        goods = filled(0, ALL_GOODS)
    for seat in range(min(len(values), MOST_SEATS)):
        goods[which * MOST_SEATS + seat] = values[seat]
    return goods


# A creature of a horde, as a number: its card, its side, its seat.
SIDE_COUNT: Final[i64] = 2
UNDER: Final = SIDE_COUNT * MOST_SEATS


def under(seat: i64, card: i64, side: i64) -> i64:
    """A creature under one side of a castle."""
    return card * UNDER + side * MOST_SEATS + seat


def side_of(horde: vec[i64], side: i64, seats: i64) -> list[list[int]]:
    """By seat: the creatures under one side of its castle, as placed."""
    found: list[list[int]] = [[] for _ in range(MOST_SEATS)]
    for creature in horde:
        if creature % UNDER // MOST_SEATS == side:
            found[creature % MOST_SEATS].append(creature // UNDER)
    return found[:seats]


def with_side(horde: vec[i64], side: i64, lists: list[list[int]]) -> vec[i64]:
    """This horde and the creatures under one side of each castle."""
    for seat in range(min(len(lists), MOST_SEATS)):
        for card in lists[seat]:
            horde = append(horde, under(seat, card, side))
    return horde
