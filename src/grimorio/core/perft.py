"""Perft: counts of action sequences, which change if any rule changes.

Chance is fixed by the seed and the depth alone, so that a count is a property of the rules.
"""

from typing import Any

from .chance import FastChance
from .game import Game


def perft(game: Game[Any, Any, Any], state: Any, depth: int, seed: int = 0) -> int:
    """How many sequences of `depth` actions there are from here (a finished game counts as one)."""
    deciding = game.deciding(state)
    if depth == 0 or not deciding:
        return 1
    seat = deciding[0]
    count = 0
    for action in game.legal(state, seat):
        after = state.clone()
        game.apply(after, seat, action, FastChance(seed * 1000 + depth))
        count += perft(game, after, depth - 1, seed)
    return count


def divide(game: Game[Any, Any, Any], state: Any, depth: int, seed: int = 0) -> dict[str, int]:
    """The count behind each first action, to find where two engines part."""
    parts: dict[str, int] = {}
    for seat in game.deciding(state)[:1]:
        for action in game.legal(state, seat):
            after = state.clone()
            game.apply(after, seat, action, FastChance(seed * 1000 + depth))
            parts[action.text] = perft(game, after, depth - 1, seed)
    return parts
