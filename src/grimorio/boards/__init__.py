"""How games look in the terminal and in Python, drawn from a view.

A board is a module with `draw(game, view, speaker)`, which returns something Rich can print: one
here for each of our games, `board.py` in the package of another, and `plain` for whoever has none.
"""

from typing import Any

from grimorio.core.game import Game
from grimorio.core.registry import part


def board_of(game: Game[Any, Any, Any]) -> Any:
    """The module that draws a game."""
    own = part(game.info.id, "board")
    if own is not None:
        return own
    from . import plain

    return plain
