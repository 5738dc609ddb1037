"""The greedy player of Bellum Magica."""

import pytest

from grimorio.bots import make_bot
from grimorio.core.chance import FastChance

from .words import GAME, deal, do, legal, number, position


def share_of_wins(seats: int, games: int) -> float:
    bot = make_bot("greedy", GAME)
    chance = FastChance(seats)
    won = 0.0
    for game in range(games):
        me = game % seats
        state = GAME.setup(seats, GAME.check_options(seats, {}), chance)
        while state.pending:
            seat = state.turn
            choices = list(GAME.legal(state, seat))
            if seat == me:
                action = bot.choose(GAME.view(state, seat), choices, chance)  # type: ignore[arg-type]
            else:
                action = choices[chance.below(len(choices))]
            GAME.apply(state, seat, action, chance)  # type: ignore[arg-type]
        outcome = GAME.outcome(state)
        assert outcome is not None
        won += (me in outcome.winners) / len(outcome.winners)
    return won / games


@pytest.mark.parametrize(("seats", "least"), [(2, 0.9), (5, 0.6)])
def test_the_greedy_player_wins_most_games_among_random_ones(seats: int, least: float) -> None:
    assert share_of_wins(seats, 20) >= least


def choice(state: object, bot_seat: int = 0) -> str:
    bot = make_bot("greedy", GAME)
    choices = list(GAME.legal(state, bot_seat))  # type: ignore[arg-type]
    return bot.choose(GAME.view(state, bot_seat), choices, FastChance(1)).text  # type: ignore[arg-type]


def test_it_raids_what_pays_most() -> None:
    state = position(["xxssssss", ""], row="the-henhouse the-royal-capital")
    assert choice(state) == "raid the-royal-capital"


def test_it_steals_gold_rather_than_wood() -> None:
    state = position(["sst", ""], chests=["", "wood 1, gold 6, metal 3"])
    do(state, "attack p2")
    assert choice(state) == "steal gold-1"


def test_it_does_not_end_a_game_that_it_is_losing() -> None:
    state = position(["ss", ""], row="the-old-mill", chests=[
        "wood 1 1 1 1 1 1 1 2 2", "gold 6 6 6 6 7 7"])  # fmt: skip
    assert "raid the-old-mill" in legal(state)
    assert choice(state) != "raid the-old-mill"


def test_it_recruits_when_it_can() -> None:
    state = position(["", ""], choice="recruit", food=[2, 0])
    assert choice(state).startswith("recruit")


@pytest.mark.parametrize(("row", "side"), [("ss", "left"), ("ss" + "f" * 15, "right")])
def test_a_hungry_castle_needs_farmers_and_a_fed_one_fighters(row: str, side: str) -> None:
    state = position([row, ""], "muddy-ford three-oaks", choice="place")
    state.placing = number("ogre")
    assert choice(state) == f"place {side}"


def test_it_is_the_same_for_the_same_view() -> None:
    state = deal(4, 8)
    other = GAME.sample(GAME.view(state, 0), FastChance(99))
    assert choice(state) == choice(other)
