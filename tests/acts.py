"""Choices that a seat may make as one act, found as a page could find them: from its view."""

from __future__ import annotations

import random
from typing import Any

from grimorio.core.chance import FastChance
from grimorio.core.game import AnyGame
from grimorio.core.record import State, View


def some_act(
    game: AnyGame, view: View, seat: int, picker: random.Random, most: int = 8
) -> list[Any]:
    """A random act of one to `most` choices."""
    world: State = game.sample(view, FastChance(picker.getrandbits(40)))
    chance = FastChance(0)
    found: list[Any] = []
    offer = game.legal(world, seat)
    while offer and len(found) < most and game.deciding(world) == [seat]:
        found.append(picker.choice(offer))
        before = world
        world = before.clone()
        game.apply(world, seat, found[-1], chance)
        sure = game.sure_after(before, world, seat, found[-1])
        if sure is not None:
            return found + ([picker.choice(sure)] if sure and len(found) < most else [])
        offer = game.legal(world, seat)
    return found


def view_of(game: AnyGame, data: dict[str, Any]) -> View:
    """A view as it came over the wire."""
    seats = data["seats"]
    state = game.setup(seats, game.check_options(seats, {}), FastChance(0))
    view: View = type(game.view(state, None)).from_json(data)
    return view
