"""One learner among bots."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from grimorio.bots import Bot
from grimorio.core.action import Action
from grimorio.core.chance import Chance
from grimorio.core.record import View
from grimorio.core.registry import encoding_version, get_game
from grimorio.rl.gym import GrimorioGym


def play_on(env: GrimorioGym, steps: int) -> list[bytes]:
    seen: list[bytes] = []
    mask = env.table.observe(env.play, env.seat)["action_mask"]
    for _ in range(steps):
        observed, _, over, _, info = env.step(int(np.flatnonzero(mask)[0]))
        seen.append(observed["observation"].tobytes())
        if over:
            break
        mask = info["action_mask"]
    return seen


def test_check_env(game_id: str) -> None:
    env = gymnasium.make(f"grimorio/{game_id}-v{encoding_version(game_id)}", bots="random")
    check_env(env.unwrapped, skip_render_check=True)


def test_whole_games_against_chosen_bots(game_id: str) -> None:
    seats = get_game(game_id).info.most_seats
    env = GrimorioGym(game_id, seats=seats, bots=["greedy", *["random"] * (seats - 2)])
    picker = np.random.default_rng(0)
    for seed in range(2):
        _, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            assert env.play.seat == env.seat
            chosen = int(picker.choice(np.flatnonzero(info["action_mask"])))
            _, reward, over, _, info = env.step(chosen)
        outcome = env.table.game.outcome(env.play.state)
        assert outcome is not None
        assert reward == outcome.returns()[env.seat]


def test_copies_in_the_middle_keep_the_game(game_id: str) -> None:
    env = GrimorioGym(game_id, bots="greedy")
    env.reset(seed=7)
    play_on(env, 3)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    futures = [play_on(each, 6) for each in (env, *copies)]
    assert futures[0] == futures[1] == futures[2]


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    env = GrimorioGym("conclave", seat=0)
    env.reset(seed=1)
    before = env.play.save()
    _, reward, over, _, info = env.step(env.table.game.actions.parse("draw left").id)
    assert (reward, over) == (0.0, False)
    assert info["refusal"]["section"] == "CO-9"
    assert env.play.save() == before


def test_an_illegal_action_can_lose_the_game() -> None:
    env = GrimorioGym("conclave", seat=0, illegal="lose")
    env.reset(seed=1)
    _, reward, over, _, _ = env.step(env.table.game.actions.parse("draw left").id)
    assert (reward, over) == (-1.0, True)
    with pytest.raises(ValueError, match=r"call reset\(\)"):
        env.step(0)


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"seat": 3, "seats": 3}, "seat is 0 to 2"),
        ({"bots": ["random", "random"], "seats": 2}, "2 seats take 1 bots, or one for all"),
        ({"illegal": "ignore"}, "illegal is 'refuse' or 'lose'"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GrimorioGym("conclave", **settings)  # type: ignore[arg-type]


def test_what_is_no_action_is_told_and_changes_nothing() -> None:
    env = GrimorioGym("conclave")
    seen, _ = env.reset(seed=1)
    legal = int(seen["action_mask"].argmax())
    for wrong in (legal + 0.99, str(legal), None, float("nan")):
        with pytest.raises(ValueError, match="an action is a whole number, not"):
            env.step(wrong)  # type: ignore[arg-type]
    assert env.play.ply == 0
    env.step(np.int64(legal))
    assert env.play.ply > 0


def test_a_bot_that_cheats_is_told() -> None:
    env = GrimorioGym("conclave", seats=2, bots=Cheat(get_game("conclave")), seat=1)
    with pytest.raises(ValueError, match=r"Cheat.*may not choose now"):
        env.reset(seed=1)


class Cheat(Bot):
    def choose(self, view: View, legal: list[Action], chance: Chance) -> Action:
        return next(row for row in self.game.actions.rows if row not in legal)


def test_the_table_is_drawn_for_spectators() -> None:
    env = gymnasium.make("grimorio/conclave-v0", render_mode="ansi")
    env.reset(seed=1)
    drawn = str(env.render())
    assert "resentment" in drawn.lower()
    assert len(drawn.splitlines()) > 10
