"""Every registered game has goldens and perft counts, and still does what they say."""

import pytest

from grimorio.core.registry import game_ids
from tests.golden import goldens, perft_count, perft_rows, playthrough

CASES = [(game_id, path.name) for game_id in game_ids() for path in goldens(game_id)]
ROWS = [(game_id, number) for game_id in game_ids() for number in range(len(perft_rows(game_id)))]


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_goldens_and_perft_counts(game_id: str) -> None:
    assert len(goldens(game_id)) >= 2
    assert len(perft_rows(game_id)) >= 3


@pytest.mark.parametrize(("game_id", "name"), CASES)
def test_golden(game_id: str, name: str) -> None:
    path = next(path for path in goldens(game_id) if path.name == name)
    kept = path.read_text(encoding="utf-8")
    assert playthrough(kept.splitlines()[0]) == kept


@pytest.mark.parametrize(("game_id", "number"), ROWS)
def test_perft(game_id: str, number: int) -> None:
    row = perft_rows(game_id)[number]
    assert perft_count(game_id, row) == row["count"]
