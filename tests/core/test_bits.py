"""Sets of small numbers as the bits of a word: up to 61, although a compiled literal has 32."""

import pytest

from grimorio.core import bits
from grimorio.core.flat import changed, numbers, plain

SETS = ([0], [5], [30], [31], [32], [61], [0, 31, 35], [3, 4, 33, 60], list(range(62)))


@pytest.mark.parametrize("members", SETS)
def test_a_set_has_its_numbers(members: list[int]) -> None:
    mask = bits.set_of(members)
    assert all(bits.bit(number) == 2**number for number in members)
    assert mask == sum(1 << number for number in members) == bits.packed_set(numbers(members))
    assert plain(bits.members(mask)) == members
    assert bits.count(mask) == len(members)
    assert (bits.lowest(mask), bits.highest(mask)) == (members[0], members[-1])
    assert [bits.nth(mask, place) for place in range(len(members))] == members


def test_the_empty_set_has_none() -> None:
    assert bits.set_of([]) == bits.packed_set(numbers([])) == bits.count(0) == 0
    assert plain(bits.members(0)) == []


def test_a_changed_copy_leaves_the_shared_one_alone() -> None:
    shared = numbers([1, 2, 3])
    assert plain(changed(shared, 1, 9)) == [1, 9, 3]
    assert plain(shared) == [1, 2, 3]
