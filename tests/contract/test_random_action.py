"""The shortcut for playouts picks what it would pick from the list of legal actions."""

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.registry import get_game, ours


@pytest.mark.parametrize("game_id", ours())
def test_a_random_action_is_the_legal_one_at_a_random_index(game_id: str) -> None:
    game = get_game(game_id)
    for seats in (game.info.least_seats, game.info.most_seats):
        chance = FastChance(seats)
        state = game.setup(seats, game.check_options(seats, {}), chance)
        while deciding := game.deciding(state):
            seat = game.asked(state)
            assert seat == deciding[0]
            legal = game.legal(state, seat)
            expected = legal[chance.clone().below(len(legal))]
            action = game.random_action(state, seat, chance)
            assert action is expected
            game.apply(state, seat, action, chance)
        assert game.asked(state) == -1
