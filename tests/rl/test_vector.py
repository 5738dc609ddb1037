"""A learner at each of many tables of bots, as Gymnasium's vector environments."""

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import grimorio.rl.gym  # noqa: F401  it registers the games
from grimorio.core.registry import encoding_version
from grimorio.rl.vector import GrimorioVector


def pick(masks: Any, picker: np.random.Generator) -> Any:
    return np.array([picker.choice(np.flatnonzero(mask)) for mask in masks])


def walk(env: GrimorioVector, steps: int, seed: int | None) -> list[Any]:
    picker = np.random.default_rng(0)
    found: list[Any] = [env.reset(seed=seed)] if seed is not None else []
    for _ in range(steps):
        found.append(env.step(pick(env.action_masks(), picker)))
    return found


def test_make_vec_gives_what_its_spaces_say(game_id: str) -> None:
    name = f"grimorio/{game_id}-v{encoding_version(game_id)}"
    env = gymnasium.make_vec(name, num_envs=3, bots="random", limit=60)
    assert isinstance(env.unwrapped, GrimorioVector)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, info = env.reset(seed=1)
    picker = np.random.default_rng(0)
    over = 0
    for _ in range(130):
        assert seen in env.observation_space
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        chosen = pick(seen["action_mask"], picker)
        assert chosen in env.action_space
        seen, reward, ended, cut, info = env.step(chosen)
        assert (reward.shape, ended.dtype, cut.dtype) == ((3,), np.bool_, np.bool_)
        assert not reward[~ended].any()
        assert np.array_equal(info.get("_final_obs", np.zeros(3, bool)), ended | cut)
        for i in (ended | cut).nonzero()[0]:
            over += 1
            assert info["final_obs"][i] in env.single_observation_space
            assert info["final_obs"][i]["action_mask"].any() == cut[i]
    assert over >= 6
    env.close()


def test_the_same_seed_is_the_same_and_copies_go_on_alike(game_id: str) -> None:
    env, other = (GrimorioVector(game_id, 3, bots="random", limit=9) for _ in range(2))
    assert data_equivalence(walk(env, 12, 5), walk(other, 12, 5))
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    first = walk(env, 6, None)
    assert all(data_equivalence(first, walk(each, 6, None)) for each in copies)


def test_gymnasium_s_own_wrappers_count_whole_games() -> None:
    """Lengths and rewards of games that end in one step and begin anew in the same."""
    env = DictInfoToList(RecordEpisodeStatistics(GrimorioVector("conclave", 4, dtype="float32")))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        seen, _ = env.reset(seed=3)
        picker = np.random.default_rng(0)
        lengths: list[int] = []
        rewards: list[float] = []
        since = np.zeros(4, int)
        for _ in range(90):
            seen, reward, ended, _, infos = env.step(pick(seen["action_mask"], picker))
            since += 1
            for i in ended.nonzero()[0]:
                assert infos[i]["episode"]["l"] == since[i]
                assert infos[i]["episode"]["r"] == reward[i]
                lengths.append(int(since[i]))
                rewards.append(float(reward[i]))
                since[i] = 0
    assert len(lengths) >= 4
    assert set(rewards) == {1.0, -1.0}


def test_arrays_are_copies_unless_wanted_otherwise() -> None:
    for wanted in (True, False):
        env = GrimorioVector("conclave", 2, copy=wanted)
        seen, _ = env.reset(seed=1)
        again, *_ = env.step(pick(seen["action_mask"], np.random.default_rng(0)))
        for name in seen:
            assert np.shares_memory(seen[name], again[name]) != wanted


def test_troubles_are_sentences() -> None:
    env = GrimorioVector("conclave", 2, seat=0)
    with pytest.raises(ValueError, match=r"call reset\(\)"):
        env.step([0, 0])
    env.reset(seed=1)
    draw = env.batch.table.game.actions.parse("draw left").id
    with pytest.raises(ValueError, match=r"game 0: .* CO-9"):
        env.step([draw, draw])
    with pytest.raises(ValueError, match="no reset_mask"):
        env.reset(options={"reset_mask": np.ones(2, bool)})
