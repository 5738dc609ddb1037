"""Games that are played at random, from position to position."""

from collections.abc import Iterator, Mapping
from typing import Any

from grimorio.core.chance import FastChance
from grimorio.core.game import AnyGame, OptionValue


def positions(
    game: AnyGame, seats: int, seed: int, options: Mapping[str, OptionValue] | None = None
) -> Iterator[Any]:
    """Every position to the end, which is the last: one state, which is played on in between."""
    chance = FastChance(seed)
    state = game.setup(seats, game.check_options(seats, options or {}), chance)
    yield state
    while deciding := game.deciding(state):
        action = game.random_action(state, deciding[0], chance)
        game.apply(state, deciding[0], action, chance)
        yield state
