"""Sets of small numbers, below 62, as the bits of a machine word.

Compiled, a literal shifted to the left has 32 bits only: `1 << n` is right below 31 alone.
"""

from typing import Final

from .native import append, i64, vec

HIGHEST: Final[i64] = 1 << 61


def bit(number: i64) -> i64:
    """The set of this number alone. Compiled, `1 << number` is good for numbers below 31 only."""
    return HIGHEST >> (61 - number)


def count(mask: i64) -> i64:
    """How many there are."""
    mask -= mask >> 1 & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    return mask + (mask >> 32) & 127


def lowest(mask: i64) -> i64:
    """The lowest number of a set that has one."""
    return count((mask & -mask) - 1)


def highest(mask: i64) -> i64:
    """The highest number of a set that has one."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    mask |= mask >> 32
    return count(mask) - 1


def nth(mask: i64, n: i64) -> i64:
    """The n-th lowest number, from 0, of a set that has as many."""
    for _step in range(n):
        mask &= mask - 1
    return lowest(mask)


def members(mask: i64) -> vec[i64]:
    """The numbers of a set, ascending."""
    found = vec[i64](capacity=count(mask))
    while mask:
        found = append(found, lowest(mask))
        mask &= mask - 1
    return found


def set_of(numbers: list[int]) -> i64:
    """The set of these numbers."""
    mask: i64 = 0
    for number in numbers:
        mask |= bit(number)
    return mask


def packed_set(numbers: vec[i64]) -> i64:
    """The same of packed numbers."""
    mask: i64 = 0
    for number in numbers:
        mask |= bit(number)
    return mask
