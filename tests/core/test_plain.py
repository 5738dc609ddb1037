"""The plain encoding: any view in a fixed number of bytes, and nothing beyond the view."""

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.plain import PlainEncoding, Room
from grimorio.core.registry import get_game, ours
from grimorio.core.text import Json


def room(*seen: Json) -> Room:
    made = Room()
    for value in seen:
        made.measure(value)
    made.settle()
    return made


def written(made: Room, value: Json, shape: str) -> list[int]:
    into = bytearray()
    made.write(value, shape, into)
    assert len(into) == made.size(shape)
    return list(into)


def test_a_number_leaves_0_for_none_and_is_held_at_its_bounds() -> None:
    made = room(0, 5)
    assert [written(made, value, "int?") for value in (None, 0, 5, 7, 8, 900, -4)] == [
        [0], [1], [6], [8], [8], [8], [1]
    ]  # fmt: skip
    below = room(-1, 3)
    assert [written(below, value, "int") for value in (-1, 0, 3)] == [[1], [2], [5]]


def test_large_numbers_take_two_bytes() -> None:
    made = room(1000)
    assert written(made, 0, "int") == [0, 1]
    assert written(made, 1000, "int") == [1000 // 256, 1000 % 256 + 1]
    assert written(made, 10**9, "int") == [4, 0]
    assert written(room(10**9), 10**9, "int") == [255, 255]


def test_a_list_is_its_length_and_its_values_and_what_is_too_long_is_cut() -> None:
    fixed = room([1, 2, 3], [3, 2, 1])
    assert written(fixed, [1, 2, 3], "[int]") == [3, 2, 3, 4]
    assert written(fixed, [1, 2, 3, 3], "[int]") == [4, 2, 3, 4]
    growing = room([], [1, 2, 3])
    assert written(growing, [3], "[int]") == [1, 4, 0, 0, 0]
    assert written(growing, [1] * 300, "[int]") == [255, 2, 2, 2, 2]
    assert written(room([]), [7], "[int]") == [1]
    rows = room([[1], []], [[], [1]])
    assert written(rows, [[1], []], "[[int]]") == [2, 1, 2, 0, 0]


def test_a_word_is_one_of_those_seen_or_another() -> None:
    made = room("draw", "play")
    assert [written(made, word, "str") for word in ("draw", "play", "pass")] == [
        [1, 0, 0], [0, 1, 0], [0, 0, 1]
    ]  # fmt: skip
    assert written(room(False, True), True, "bool") == [2]


def test_everybody_measures_the_same() -> None:
    game = get_game("conclave")
    one, other = (PlainEncoding(game, 2) for _ in range(2))
    assert [field.size for field in one.fields] == [field.size for field in other.fields]
    state = game.setup(2, game.check_options(2, {}), FastChance(3))
    assert one.write(state, 1) == other.write(state, 1)


@pytest.mark.parametrize("game_id", ours())
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_numbers(game_id: str) -> None:
    game = get_game(game_id)
    seats = game.info.least_seats
    encoding = PlainEncoding(game, seats)
    assert encoding.size == sum(field.size for field in encoding.fields)
    chance = FastChance(7)
    state = game.setup(seats, game.check_options(seats, {}), chance)
    looks = set()
    for _ in range(40):
        deciding = game.deciding(state)
        if not deciding:
            break
        for seat in range(seats):
            numbers = encoding.write(state, seat)
            assert len(numbers) == encoding.size
            other = game.sample(game.view(state, seat), chance)
            assert encoding.write(other, seat) == numbers
            looks.add(numbers)
        action = game.random_action(state, deciding[0], chance)
        mine = [encoding.seen(state, seat, deciding[0], action) for seat in range(seats)]
        assert [code for code in mine if code] == [1 + action.id]
        game.apply(state, deciding[0], action, chance)
    assert len(looks) > 40
