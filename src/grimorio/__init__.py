"""Grimorio: four tabletop games of magic, playable in the browser, the terminal and from Python.

>>> import grimorio
>>> game = grimorio.get_game("conclave")
"""

from typing import Final

import grimorio.games as _games  # registers them
from grimorio.core.chance import FastChance
from grimorio.core.errors import BadInput
from grimorio.core.registry import build_game, game_ids, get_game

__version__: Final = "0.1.0"

__all__ = ["BadInput", "FastChance", "__version__", "_games", "build_game", "game_ids", "get_game"]
