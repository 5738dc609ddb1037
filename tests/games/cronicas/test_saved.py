"""A saved game of Crónicas is loaded whole (the contract) or refused."""

import json

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.errors import BadInput
from grimorio.core.text import Json
from grimorio.games.cronicas.state import CronicasState

from .pictures import play_on, setup

DAMAGED: list[tuple[str, Json]] = [
    ("seats", 7), ("turn", 4), ("leader", -1), ("led", 3), ("pending", [9]), ("pending", [1]),
    ("hands", [0, 0, 0]), ("hands", [-1, 0, 0, 0]), ("known", [1 << 40, 0, 0, 0]),
    ("cards", [36, -1, -1, -1]), ("cards", [-2, -1, -1, -1]), ("void", [8, 0, 0, 0]),
    ("owners", []), ("kings", 16), ("demons", -1), ("fame", [0]), ("round", "two"),
]  # fmt: skip


@pytest.mark.parametrize(("field", "value"), DAMAGED)
def test_a_damaged_game_is_refused(field: str, value: Json) -> None:
    state, chance = setup(4, 5, two_chronicles=True), FastChance(5)
    for _ in range(20):
        play_on(state, chance)
    saved = json.loads(state.to_bytes())
    assert CronicasState.from_json(saved) == state
    with pytest.raises(BadInput):
        CronicasState.from_json({**saved, field: value})
