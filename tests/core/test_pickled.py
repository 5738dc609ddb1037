"""What goes to another process and comes back."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from grimorio.bots import make_bot
from grimorio.core.chance import FastChance
from grimorio.core.play import new_play
from grimorio.core.registry import build_game, game_ids, get_game


def through_pickle(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("game_id", game_ids())
def test_games_and_actions_are_the_same_ones_again(game_id: str) -> None:
    game = get_game(game_id)
    rows = [game.actions[0], game.actions[len(game.actions) - 1]]
    ways: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, through_pickle]
    for again in ways:
        assert again(game) is game
        assert all(again(row) is row for row in rows)
    own = build_game(game_id, game.info.edition.text.replace("title = ", "title = 'My' # ", 1))
    there = pickle.loads(pickle.dumps(own.actions[3]))
    assert (there.text, there.game.info.edition.title) == (own.actions[3].text, "My")


@pytest.mark.parametrize("spec", ["random", "greedy", "novice", "search:20i"])
def test_a_bot_thinks_the_same_elsewhere(spec: str) -> None:
    game = get_game("cronicas")
    state = game.setup(3, game.check_options(3, {}), FastChance(2))
    seat = game.deciding(state)[0]
    view, legal = game.view(state, seat), game.legal(state, seat)
    bots = [make_bot(spec, game)]
    bots += [copy.deepcopy(bots[0]), pickle.loads(pickle.dumps(bots[0]))]
    assert len({bot.choose(view, legal, FastChance(3)).id for bot in bots}) == 1


@pytest.mark.parametrize("game_id", game_ids())
def test_there_is_no_seat_before_the_first_or_after_the_last(game_id: str) -> None:
    game = get_game(game_id)
    seats = game.info.least_seats
    play = new_play(game, seats, {}, 1)
    with pytest.raises(ValueError, match="call deal"):
        play.observe(0)
    with pytest.raises(ValueError, match="nothing is dealt yet"):
        play.act(0)
    play.deal()
    for seat in (-1, seats):
        with pytest.raises(IndexError, match=f"seats are 0 to {seats - 1}, not {seat}"):
            game.view(play.state, seat)
        with pytest.raises(IndexError, match=f"seats are 0 to {seats - 1}, not {seat}"):
            play.observe(seat)
