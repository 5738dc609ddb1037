"""A saved game of Crónicas is loaded whole or refused."""

import json

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.errors import BadInput
from grimorio.core.text import Json
from grimorio.games.cronicas.state import CronicasState

from .pictures import GAME


def saved(plies: int = 20) -> dict[str, Json]:
    options = GAME.check_options(4, {"two-chronicles": True})
    chance = FastChance(5)
    state = GAME.setup(4, options, chance)
    for _ in range(plies):
        GAME.apply(state, state.turn, GAME.random_action(state, state.turn, chance), chance)
    data: dict[str, Json] = json.loads(json.dumps(state.to_json()))
    return data


def test_a_saved_game_goes_on_as_before() -> None:
    data = saved()
    state = CronicasState.from_json(data)
    again = CronicasState.from_json(data)
    one, two = FastChance(1), FastChance(1)
    while state.pending:
        GAME.apply(state, state.turn, GAME.random_action(state, state.turn, one), one)
        GAME.apply(again, again.turn, GAME.random_action(again, again.turn, two), two)
    assert state == again


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", 7),
        ("turn", 4),
        ("leader", -1),
        ("led", 3),
        ("pending", [9]),
        ("pending", [1]),
        ("hands", [0, 0, 0]),
        ("hands", [-1, 0, 0, 0]),
        ("known", [1 << 40, 0, 0, 0]),
        ("cards", [36, -1, -1, -1]),
        ("cards", [-2, -1, -1, -1]),
        ("void", [8, 0, 0, 0]),
        ("owners", []),
        ("kings", 16),
        ("demons", -1),
        ("fame", [0]),
        ("round", "two"),
    ],
)
def test_a_damaged_game_is_refused(field: str, value: Json) -> None:
    data = saved()
    data[field] = value
    with pytest.raises(BadInput):
        CronicasState.from_json(data)
