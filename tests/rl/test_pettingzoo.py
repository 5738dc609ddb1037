"""PettingZoo's own tests, and what ours add."""

import copy
import importlib
import pickle
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)

from grimorio.core.registry import encoding_version, get_game
from grimorio.rl.aec import GrimorioAEC
from grimorio.rl.parallel import GrimorioParallel

# Their test calls a dict with a mask, which their own guide asks for, an unusual observation.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


def module(game_id: str) -> Any:
    return importlib.import_module(f"grimorio.rl.{game_id}_v{encoding_version(game_id)}")


def begun(game_id: str, seed: int, **settings: Any) -> GrimorioAEC:
    env = GrimorioAEC(game_id, **settings)
    env.reset(seed=seed)
    return env


def table_sizes(game_id: str) -> tuple[int, int]:
    info = get_game(game_id).info
    return info.least_seats, info.most_seats


def test_api(game_id: str) -> None:
    for seats in table_sizes(game_id):
        api_test(module(game_id).env(seats=seats), num_cycles=100)


def test_parallel_api(game_id: str) -> None:
    for seats in table_sizes(game_id):
        parallel_api_test(module(game_id).parallel_env(seats=seats), num_cycles=60)


def test_seeds(game_id: str) -> None:
    seed_test(module(game_id).env, num_cycles=20)
    parallel_seed_test(module(game_id).parallel_env, num_cycles=20)


def test_max_cycles(game_id: str) -> None:
    """A cycle asks every agent once, so their test gets the cycles, one agent after the other."""
    made = module(game_id)
    max_cycles_test(SimpleNamespace(parallel_env=made.parallel_env, env=made.cycle_env))


def test_max_cycles_of_turns_are_steps_of_all_agents(game_id: str) -> None:
    """Refused actions count, too: a learner that only tries what it may not comes to an end."""
    for legal in (True, False):
        env = module(game_id).env(max_cycles=7)
        env.reset(seed=3)
        steps = 0
        while not any(env.truncations.values()):
            env.step(first_legal(env) if legal else -1)
            steps += 1
        assert steps == 7
        assert all(env.truncations.values())
        assert not any(env.terminations.values())
        for _ in env.agent_iter():
            env.step(None)
        assert env.agents == []


def test_performance_benchmark(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It runs; how fast is for `make bench` to say."""
    performance_benchmark(module(game_id).env())
    assert "turns per second" in capsys.readouterr().out


def first_legal(env: GrimorioAEC) -> int:
    observed = env.last()[0]
    assert observed is not None
    return int(np.flatnonzero(observed["action_mask"])[0])


def play_on(env: GrimorioAEC, steps: int) -> list[bytes]:
    seen: list[bytes] = []
    for _ in range(steps):
        env.step(first_legal(env))
        seen.append(env.observe(env.agent_selection)["observation"].tobytes())
    return seen


def test_copies_in_the_middle_keep_the_game(game_id: str) -> None:
    env = begun(game_id, 4)
    play_on(env, 9)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    futures = [play_on(each, 9) for each in (env, *copies)]
    assert futures[0] == futures[1] == futures[2]


def test_masks_are_in_observation_and_info_of_the_deciding_agent_alone(game_id: str) -> None:
    env = begun(game_id, 1)
    for _ in range(20):
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            if agent == env.agent_selection:
                assert mask.any()
                assert np.array_equal(mask, env.infos[agent]["action_mask"])
            else:
                assert not mask.any()
                assert env.infos[agent] == {}
        env.step(first_legal(env))


def test_a_mask_that_a_learner_writes_into_changes_nothing_legal(game_id: str) -> None:
    env = begun(game_id, 1)
    before = env.play.save()
    env.observe(env.agent_selection)["action_mask"][:] = 1
    env.step(int(np.flatnonzero(np.frombuffer(env.play.mask(), np.int8) == 0)[0]))
    assert env.play.save() == before
    assert env.infos[env.agent_selection]["refusal"]["text"]


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    env = begun("conclave", 1, seats=2)
    before = env.play.save()
    agent = env.agent_selection
    env.step(env.table.game.actions.parse("draw left").id)
    assert env.agent_selection == agent
    assert env.play.save() == before
    assert env.infos[agent]["refusal"]["section"] == "CO-9"
    env.step(10**6)
    assert "0 to 1177" in env.infos[agent]["refusal"]["text"]


def test_an_illegal_action_can_lose_the_game() -> None:
    env = begun("conclave", 1, seats=3, illegal="lose")
    agent = env.agent_selection
    env.step(env.table.game.actions.parse("draw left").id)
    assert all(env.terminations.values())
    assert env.rewards == {name: -1.0 if name == agent else 0.0 for name in env.possible_agents}


def test_rewards_are_the_places_at_the_end(game_id: str) -> None:
    env = begun(game_id, 2)
    picker = np.random.default_rng(2)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        observed = env.last()[0]
        assert observed is not None
        env.step(int(picker.choice(np.flatnonzero(observed["action_mask"]))))
    outcome = env.table.game.outcome(env.play.state)
    assert outcome is not None
    assert list(env.rewards.values()) == outcome.returns()
    assert sum(env.rewards.values()) == pytest.approx(0)


def cycles_until_all_are_asked(env: GrimorioParallel, seed: int) -> bool:
    """Random play; whether a cycle came in which more than one agent had a choice."""
    env.reset(seed=seed)
    play, game = env.play, env.table.game
    while env.agents:
        deciding = game.deciding(play.state)
        if len(deciding) > 1:
            return True
        chosen = game.random_action(play.state, play.seat, play.chance).id
        env.step({env.possible_agents[play.seat]: chosen})
    return False


def test_everybody_who_owes_a_choice_acts_in_one_cycle() -> None:
    """MA-17: all seats answer at once whether the game ends."""
    env = GrimorioParallel("magia", seats=4)
    assert any(cycles_until_all_are_asked(env, seed) for seed in range(1, 100))
    asked = env.table.game.deciding(env.play.state)[:]
    before = env.play.ply
    no = env.table.game.actions.parse("answer no").id
    seen, *_ = env.step(dict.fromkeys(env.possible_agents, no))
    assert env.play.ply == before + len(asked)
    assert sum(bool(one["action_mask"].any()) for one in seen.values()) == 1


def test_a_missing_action_is_named() -> None:
    env = GrimorioParallel("conclave", seats=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="owes a choice"):
        env.step({})


def test_a_way_to_draw_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="render_mode is 'ansi' or None, not 'x'"):
        GrimorioAEC("conclave", render_mode="x")
