"""What a search knows about each game beyond its rules: how good a position looks.

A game without a module here is searched with random play to the end.
"""

import importlib
import importlib.util
from typing import Any

from grimorio.core.game import Game

from .base import Evaluation


def evaluation_of(game: Game[Any, Any, Any]) -> Evaluation:
    """The game's own evaluation, or the plain one that only knows how games end."""
    name = f"{__name__}.{game.info.id}"
    if importlib.util.find_spec(name) is None:
        return Evaluation(game)
    made: Evaluation = importlib.import_module(name).make(game)
    return made


__all__ = ["Evaluation", "evaluation_of"]
