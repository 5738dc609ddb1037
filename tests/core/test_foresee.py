"""What a seat can foresee: from its view alone, the same for the same view."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.event import Event
from grimorio.core.foresee import Foresight, WatchedChance, follow, foresee
from grimorio.core.game import Game
from grimorio.core.registry import game_ids, get_game
from tests.walking import positions


def choices(id: str, seats: int, seed: int, most: int) -> list[tuple[Any, int]]:
    """States of a random game, each with a seat that owes a choice."""
    game, picker = get_game(id), random.Random(seed)
    found = islice(positions(game, seats, seed), most)
    return [(state.clone(), picker.choice(game.deciding(state))) for state in found]


@pytest.mark.parametrize("id", game_ids())
def test_a_preview_is_the_same_for_the_same_view(id: str) -> None:
    game: Game[Any, Any, Any] = get_game(id)
    for state, seat in choices(id, 3, 1, 12):
        other = game.sample(game.view(state, seat), FastChance(7))
        for action in game.legal(state, seat)[:3]:
            mine = foresee(game, game.view(state, seat), action)
            theirs = foresee(game, game.view(other, seat), action)
            assert mine.to_json() == theirs.to_json()
            assert mine == theirs
            assert mine.action is action


@pytest.mark.parametrize("id", game_ids())
def test_what_follows_the_choices_made_in_a_row_is_what_will_be_offered(id: str) -> None:
    game: Game[Any, Any, Any] = get_game(id)
    told = 0
    for state, seat in choices(id, 3, 2, 40):
        if len(game.deciding(state)) > 1:
            continue
        for action in game.legal(state, seat)[:4]:
            offer = follow(game, game.view(state, seat), [action])
            after = state.clone()
            game.apply(after, seat, action, FastChance(3))
            if offer is not None:
                told += 1
                assert offer == game.legal(after, seat)
    assert told > 0


def test_nothing_follows_a_choice_that_is_not_on_offer() -> None:
    game: Game[Any, Any, Any] = get_game("conclave")
    state, seat = choices("conclave", 3, 3, 1)[0]
    other = next(a for a in game.actions.rows if a not in game.legal(state, seat))
    assert follow(game, game.view(state, seat), [other]) is None


def test_whoever_only_watches_has_nothing_to_foresee() -> None:
    game: Game[Any, Any, Any] = get_game("conclave")
    state, _ = choices("conclave", 3, 3, 1)[0]
    with pytest.raises(ValueError, match="only a seat"):
        Foresight(game, game.view(state, None))


def test_chance_notes_what_had_happened_when_it_was_asked() -> None:
    events: list[Event] = []
    chance = WatchedChance(1, events)
    assert chance.certain == -1
    events.append(Event("before", {}))
    chance.below(6)
    events.append(Event("after", {}))
    chance.shuffle([1, 2, 3])
    assert chance.certain == 1
    assert chance.drawn == 3
