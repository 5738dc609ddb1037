"""The rulebook's worked examples, in the positions in which they are taught."""

from grimorio.core.chance import FastChance
from grimorio.games.bellum.cards import ROWS, unpacked
from grimorio.games.bellum.state import BellumState
from grimorio.learn.lesson import find, opening

from .tables import chests_of, dice, do, kinds, legal, now, refused


def lesson(name: str, step: int = 1) -> BellumState:
    state = opening(find("bellum", name), step).clone()
    assert isinstance(state, BellumState)
    return state


def row(state: BellumState, number: int, seat: int = 0) -> list[int]:
    """Food, glyphs, maps, swords, magic swords, thieves."""
    return unpacked(state.strength[seat * ROWS + number - 1])


def test_be13_one_goblin_goes_to_the_left_and_one_to_the_right() -> None:
    state = lesson("left-or-right")
    do(state, "place left")
    do(state, "place right")
    assert [row(state, 1)[0], row(state, 2)[3]] == [2, 3]
    assert state.turn == 1


def test_be6_the_die_shows_two_and_row_two_works_on_both_sides() -> None:
    state = lesson("one-row")
    events = do(state, "place right", dice(2))
    assert state.die == 2
    assert row(state, 2) == [1, 0, 0, 2, 0, 0]
    assert now(state, "food")[0] == 1
    assert "resources-gathered" in kinds(events)


def test_be8_three_swords_beat_a_shield_of_three() -> None:
    state = lesson("raid")
    assert row(state, 2)[3] == 3
    assert refused(state, "raid three-oaks") == ("BE-8", "bellum-no-swords")
    do(state, "raid the-sheepfold", FastChance(1))
    assert chests_of(state, 0) == [1, 0, 0]


def test_be8_six_and_magic_one_are_beaten_by_five_and_two_magic_ones() -> None:
    state = lesson("magic-shields")
    assert row(state, 2)[3:5] == [5, 2]
    assert "raid high-abbey" in legal(state)


def test_be9_two_swords_and_a_thief_take_a_chest_and_the_victim_gains_a_shield() -> None:
    state = lesson("theft")
    assert row(state, 2)[3:] == [2, 0, 1]
    do(state, "attack p2")
    do(state, "steal gold-1", FastChance(1))
    assert chests_of(state, 0) == [1, 1, 1]
    assert now(state, "shields") == [0, 1, 1]
