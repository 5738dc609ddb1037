"""The greedy player of Crónicas."""

import pytest

from grimorio.bots import make_bot
from grimorio.core.chance import FastChance

from .pictures import GAME, play_on, setup


@pytest.mark.parametrize("seats", [3, 6])
def test_the_greedy_player_wins_at_least_twice_its_share_among_random_ones(seats: int) -> None:
    bot = make_bot("greedy", GAME)
    games, won = 24, 0.0
    chance = FastChance(seats)
    for number in range(games):
        me = number % seats
        state = GAME.setup(seats, GAME.check_options(seats, {}), chance)
        while state.pending:
            if state.turn != me:
                play_on(state, chance)
                continue
            action = bot.choose(GAME.view(state, me), [*GAME.legal(state, me)], chance)
            GAME.apply(state, me, action, chance)  # type: ignore[arg-type]
        outcome = GAME.outcome(state)
        assert outcome is not None
        won += (me in outcome.winners) / len(outcome.winners)
    assert won * seats / games >= 2.0


def test_the_greedy_player_is_the_same_for_the_same_view_and_chance() -> None:
    bot = make_bot("greedy", GAME)
    state = setup(4, 8)
    view, legal = GAME.view(state, state.turn), list(GAME.legal(state, state.turn))
    first = bot.choose(view, legal, FastChance(1))  # type: ignore[arg-type]
    other = GAME.sample(view, FastChance(99))
    again = bot.choose(GAME.view(other, state.turn), legal, FastChance(1))  # type: ignore[arg-type]
    assert first is again
