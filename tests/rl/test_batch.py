"""Many games in one call."""

import numpy as np
import pytest

from grimorio.core.chance import FastChance
from grimorio.core.play import new_play
from grimorio.core.registry import get_game
from grimorio.rl.batch import BatchEnv


def test_a_batch_is_the_same_as_its_games_one_by_one(game_id: str) -> None:
    """Same seeds, same choices: same numbers, masks, rewards, ends and new deals."""
    game = get_game(game_id)
    seats = game.info.least_seats
    batch = BatchEnv(game_id, 4, seats=seats, seed=9)
    plays = [new_play(game, seats, {}, 9 * 1_000_003 + number) for number in range(4)]
    for play in plays:
        play.deal()
    picker = FastChance(1)
    ends = 0
    for _ in range(500):
        chosen: list[int] = []
        for row, play in enumerate(plays):
            assert batch.seat[row] == play.seat
            assert batch.observation[row].tobytes() == play.observe(play.seat)
            assert batch.mask[row].tobytes() == bytes(play.mask())
            ids = play.legal_ids()
            chosen.append(ids[picker.below(len(ids))])
        batch.step(chosen)
        for row, play in enumerate(plays):
            play.act(chosen[row])
            assert batch.done[row] == (play.seat < 0)
            assert batch.reward[row].tolist() == pytest.approx(play.returns())
            if play.seat < 0:
                ends += 1
                play.deal()
    assert ends > 0


def test_an_illegal_action_changes_no_game() -> None:
    batch = BatchEnv("conclave", 3, seats=2)
    before = batch.observation.copy()
    chosen = batch.random_actions()
    chosen[2] = batch.table.game.actions.parse("draw left").id
    with pytest.raises(ValueError, match=r"game 2: .* CO-9"):
        batch.step(chosen)
    assert np.array_equal(batch.observation, before)
    with pytest.raises(ValueError, match="3 action ids"):
        batch.step([1, 2])


def test_a_batch_has_at_least_one_game() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        BatchEnv("conclave", 0)
