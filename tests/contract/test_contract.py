"""The contract kit over every registered game, at every size, with every option."""

import os
import subprocess
import sys

import pytest

from grimorio.core.contract import check_game, transcript, variants
from grimorio.core.game import OptionValue
from grimorio.core.registry import game_ids, get_game


def cases() -> list[tuple[str, int, dict[str, OptionValue]]]:
    found = []
    for game_id in game_ids():
        info = get_game(game_id).info
        for seats in range(info.least_seats, info.most_seats + 1):
            found += [(game_id, seats, variant) for variant in variants(get_game(game_id), seats)]
    return found


@pytest.mark.parametrize(("game_id", "seats", "options"), cases())
def test_contract(
    game_id: str, seats: int, options: dict[str, OptionValue], lane: str | None
) -> None:
    """At every ply of one game; interpreted, where the other lane does that, at some of them."""
    game = get_game(game_id)
    check_game(game, seats, options, seed=seats, every=9 if lane == "interpreted" else 1)
    for seed in range(100, 101 if lane == "interpreted" else 103):
        outcome = check_game(game, seats, options, seed=seed, every=9)
        assert len(outcome.places) == seats


REPLAY = """
from grimorio.core.contract import transcript
from grimorio.core.registry import game_ids, get_game
for game_id in game_ids():
    print(transcript(get_game(game_id), get_game(game_id).info.most_seats, {}, 11))
"""


def test_the_same_seed_gives_the_same_game_in_another_process() -> None:
    here = [transcript(get_game(g), get_game(g).info.most_seats, {}, 11) for g in game_ids()]
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run([sys.executable, "-c", REPLAY], env=environment, check=True,
                              capture_output=True, text=True)  # fmt: skip
        assert done.stdout.split() == here
