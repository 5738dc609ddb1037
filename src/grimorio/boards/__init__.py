"""How games look in the terminal and in Python, drawn from a view.

A board is a module with `draw(game, view, speaker)`, which returns something Rich can print: one
here for each of our games, `board.py` in the package of another, and `plain` for whoever has none.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from grimorio.core.game import AnyGame
from grimorio.core.record import View
from grimorio.core.registry import part
from grimorio.texts import Speaker


def board_of(game: AnyGame) -> Any:
    """The module that draws a game."""
    own = part(game.info.id, "board")
    if own is not None:
        return own
    from . import plain

    return plain


def draw(game: AnyGame, view: View, speaker: Speaker) -> RenderableType:
    """The table as this view has it, and under it how it stands."""
    drawn: RenderableType = board_of(game).draw(game, view, speaker)
    lines = game.standing_lines(game.standing(view))
    if not lines:
        return drawn
    standing = [Styled("  " + speaker.say(line)) for line in lines]
    return Group(drawn, "", Styled(speaker.say("cli-standing"), "bold"), *standing)
