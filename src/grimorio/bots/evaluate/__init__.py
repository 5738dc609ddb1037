"""What a search knows about each game beyond its rules: how good a position looks.

A game without a module of its own is searched with random play to the end.
"""

from typing import Any

from grimorio.core.game import Game
from grimorio.core.registry import part

from .base import Evaluation


def evaluation_of(game: Game[Any, Any, Any]) -> Evaluation:
    """The game's own evaluation, or the plain one that only knows how games end."""
    module = part(game.info.id, "evaluate")
    return Evaluation(game) if module is None else module.make(game)


__all__ = ["Evaluation", "evaluation_of"]
