"""Whichever hidden field is declared open: worlds that a seat cannot tell apart would show it."""

import functools
from importlib import import_module
from typing import Any

import pytest
from scripts.fields import view as written_view

from grimorio.core.chance import FastChance
from grimorio.core.fields import Field, Open, Shown, Sight, view_shape
from grimorio.core.record import State, View
from grimorio.core.registry import get_game
from grimorio.games.magia.state import MagiaState

from .behaviour import near_the_end
from .worlds import OTHER_WORLDS

NO_SECRETS = {
    "conclave": {"pending"},
    "cronicas": {"pending"},
    "magia": {"pending", "spells", "sizes", "known", "carried", "lacking"},
    "bellum": {"pending", "goblin_box"},
}
"""Not shown as they are, but they follow from what is: the choice that is owed, a box with all that
is not on the table, what was known before anything had happened."""
GAMES, PLIES, EVERY, LATE = 10, 300, 7, 50

Twins = list[tuple[State, State, int]]


def declared(game_id: str) -> list[Field | Sight]:
    return list(import_module(f"grimorio.games.{game_id}.fields").FIELDS)


def is_hidden(field: Field | Sight) -> bool:
    """Not told in full by anything that everybody sees."""
    if isinstance(field, Sight | Open) or field.derived:
        return False
    return not any(isinstance(sight, Shown) and sight.lay for sight in field.sights)


def hidden(game_id: str) -> list[str]:
    return [field.name for field in declared(game_id) if is_hidden(field)]


@functools.cache
def twins(game_id: str) -> Twins:
    """States of random games, each with another that a seat cannot tell from it."""
    game, other_world = get_game(game_id), OTHER_WORLDS[game_id]
    found: Twins = []
    for seed in range(GAMES):
        seats = game.info.least_seats + seed % (game.info.most_seats - game.info.least_seats + 1)
        chance = FastChance(seed)
        state = game.setup(seats, game.check_options(seats, {}), chance)
        for ply in range(PLIES):
            deciding = game.deciding(state)
            if not deciding:
                break
            if isinstance(state, MagiaState) and ply >= LATE:
                near_the_end(state)
            if ply % EVERY == 0 or len(deciding) > 1:
                seat = deciding[0]
                found.append((state.clone(), other_world(state, seat, chance), seat))
            game.apply(state, deciding[-1], game.random_action(state, deciding[-1], chance), chance)
    return found


def tells(game_id: str, fields: list[Field | Sight]) -> bool:
    """Whether a view written from these fields shows a seat in which of two worlds it is."""
    module: dict[str, Any] = {"__package__": f"grimorio.games.{game_id}", "__name__": "view"}
    exec(written_view(game_id, fields), module)
    build: type[View] = module[f"{game_id.capitalize()}View"]
    build.SHAPE = view_shape(fields)
    for state, world, seat in twins(game_id):
        views = [build(), build()]
        module["show"](state, seat, views[0])
        module["show"](world, seat, views[1])
        if views[0] != views[1]:
            return True
    return False


@pytest.mark.parametrize("game_id", OTHER_WORLDS)
def test_what_is_declared_tells_nothing(game_id: str) -> None:
    assert not tells(game_id, declared(game_id))


@pytest.mark.parametrize(
    ("game_id", "name"), [(game_id, name) for game_id in OTHER_WORLDS for name in hidden(game_id)]
)
def test_a_hidden_field_declared_open_is_noticed(game_id: str, name: str) -> None:
    fields = [
        Open(name, field.shape) if field.name == name and isinstance(field, Field) else field
        for field in declared(game_id)
    ]
    assert tells(game_id, fields) == (name not in NO_SECRETS[game_id])
