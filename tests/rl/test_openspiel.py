"""OpenSpiel's own test, and what an information state must be."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest

from grimorio.core.registry import get_game
from grimorio.rl import spiel


def load(game_id: str, players: int) -> Any:
    return pyspiel.load_game(f"grimorio_{game_id}(players={players})")


def after(game: Any, plies: int, seed: int) -> Any:
    picker = random.Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(picker.randrange(256))
    for _ in range(plies):
        if state.is_terminal():
            break
        state.apply_action(picker.choice(state.legal_actions()))
    return state


def test_random_sim_test_with_serialisation(game_id: str) -> None:
    info = get_game(game_id).info
    for players in (info.least_seats, info.most_seats):
        pyspiel.random_sim_test(load(game_id, players), num_sims=1, serialize=True, verbose=False)


def test_serialised_and_pickled_states_go_on_alike(game_id: str) -> None:
    game = load(game_id, get_game(game_id).info.least_seats)
    state = after(game, 12, 1)
    other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    third = pickle.loads(pickle.dumps(state))
    for _ in range(8):
        assert str(state) == str(other) == str(third)
        action = state.legal_actions()[0]
        for each in (state, other, third):
            each.apply_action(action)


def test_a_resampled_world_has_the_same_information_state(game_id: str) -> None:
    game = load(game_id, get_game(game_id).info.most_seats)
    state = after(game, 15, 2)
    sampler = np.random.RandomState(0).random_sample
    for player in range(game.num_players()):
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        for tensor in ("information_state_tensor", "observation_tensor"):
            assert getattr(other, tensor)(player) == getattr(state, tensor)(player)
        assert str(other) != str(state)


def test_an_information_state_recalls_what_an_observation_forgets() -> None:
    """Two ways to the same position of a seat's own view differ in the plies alone."""
    game = load("conclave", 2)
    state = after(game, 20, 3)
    recalled = state.information_state_string(0)
    assert recalled.endswith(state.observation_string(0))
    assert len(recalled.splitlines()[0].split("; ")) == 20
    tensor = np.array(state.information_state_tensor(0))
    size = game.observation_tensor_shape()[0]
    assert tensor[:size].tolist() == state.observation_tensor(0)
    assert tensor[size : size + 60 : 3].tolist() == [
        1.0 if actor == 0 else 2.0 for actor in state.play.actors
    ]
    assert not tensor[size + 60 :].any()


def test_an_illegal_action_is_an_error() -> None:
    state = after(load("conclave", 2), 0, 1)
    with pytest.raises(ValueError, match="is not legal for seat"):
        spiel.SpielState._apply_action(state, 0)


def test_returns_are_zero_until_the_end_and_sum_to_zero(game_id: str) -> None:
    state = after(load(game_id, get_game(game_id).info.least_seats), 5, 4)
    assert not any(state.returns())
    picker = random.Random(4)
    while not state.is_terminal():
        state.apply_action(picker.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0
