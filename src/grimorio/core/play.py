"""Loops over the contract: random play, and the playout that simulations and searches use."""

from typing import Any

from .chance import Chance
from .game import Game


def random_playout(game: Game[Any, Any, Any], state: Any, chance: Chance) -> int:
    """Play uniformly random legal actions to the end; returns how many."""
    plies = 0
    deciding = game.deciding(state)
    while deciding:
        seat = deciding[0]
        game.apply(state, seat, game.random_action(state, seat, chance), chance)
        plies += 1
        deciding = game.deciding(state)
    return plies
