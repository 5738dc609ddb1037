"""Worlds made from the rules, not from `view` or `sample`, through the contract kit."""

import importlib.util
from typing import Any

import pytest

from grimorio.core.chance import Chance, FastChance
from grimorio.core.contract import check_game
from grimorio.core.game import OptionValue
from grimorio.core.record import State
from grimorio.core.registry import game_ids, get_game
from tests.contract.test_contract import cases
from tests.walking import positions

from .worlds import OTHER_WORLDS, SEEN


@pytest.mark.parametrize(("game_id", "seats", "options"), cases())
def test_no_seat_can_tell_worlds_apart(
    game_id: str, seats: int, options: dict[str, OptionValue]
) -> None:
    pairs = 0

    def other_world(state: State, seat: int | None, chance: Chance) -> State:
        nonlocal pairs
        pairs += 1
        world = OTHER_WORLDS[game_id](state, seat, chance)
        assert SEEN[game_id](state, seat) == SEEN[game_id](world, seat)
        return world

    check_game(get_game(game_id), seats, options, seed=seats, every=23, other_world=other_world)
    assert pairs >= 2 * (seats + 1)


@pytest.mark.parametrize("game_id", game_ids())
def test_other_worlds_are_other_worlds(game_id: str) -> None:
    """They differ from the truth, or they would prove nothing."""
    game = get_game(game_id)
    seats = game.info.most_seats
    state = game.setup(seats, game.check_options(seats, {}), FastChance(3))
    for seat in [None, *range(seats)]:
        worlds = {OTHER_WORLDS[game_id](state, seat, FastChance(n)).to_bytes() for n in range(10)}
        assert len(worlds) == 10
        assert state.to_bytes() not in worlds


def encodings() -> list[str]:
    return [g for g in game_ids() if importlib.util.find_spec(f"grimorio.games.{g}.encode")]


@pytest.mark.parametrize("game_id", encodings())
def test_the_numbers_for_learners_do_not_tell_worlds_apart(game_id: str) -> None:
    game = get_game(game_id)
    module: Any = importlib.import_module(f"grimorio.games.{game_id}.encode")
    kind: Any = next(each for name, each in vars(module).items() if name.endswith("Encoding")
                     and each.__module__ == module.__name__)  # fmt: skip
    for seats in range(game.info.least_seats, game.info.most_seats + 1):
        chance = FastChance(seats)
        encoding = kind(game, seats)
        for state in positions(game, seats, seats):
            for seat in range(seats):
                other = OTHER_WORLDS[game_id](state, seat, chance)
                assert encoding.write(state, seat) == encoding.write(other, seat)
