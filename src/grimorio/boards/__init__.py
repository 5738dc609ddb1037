"""How games look in the terminal and in Python, drawn from a view.

A board is a module with `draw(game, view, speaker)`, which returns something Rich can print: one
here for each of our games, `board.py` in the package of another, and `plain` for whoever has none.
"""

from io import StringIO
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from grimorio.core.game import AnyGame
from grimorio.core.outcome import Outcome
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


def printed(drawn: RenderableType) -> str:
    """Something that Rich can print, as plain text."""
    console = Console(file=StringIO(), width=100, force_terminal=False, no_color=True)
    with console.capture() as captured:
        console.print(drawn)
    return captured.get().rstrip()


def score_sheet(outcome: Outcome, speaker: Speaker) -> RenderableType:
    """The score sheet, row by row."""
    sheet = Table(title=speaker.say("cli-score"))
    sheet.add_column("")
    for seat in range(len(outcome.places)):
        sheet.add_column(speaker.player(seat), justify="right")
    for row in outcome.sheet:
        cells = ["" if cell is None else speaker.say(cell) if isinstance(cell, str) else str(cell)
                 for cell in row.cells]  # fmt: skip
        marked = [f"[bold]{cell} *[/]" if mark else cell
                  for cell, mark in zip(cells, row.marks, strict=True)]  # fmt: skip
        sheet.add_row(speaker.say(row.label), *marked)
    return sheet


def who_won(outcome: Outcome, speaker: Speaker) -> str:
    names = speaker.listed([speaker.player(seat) for seat in outcome.winners])
    winners = speaker.say("cli-winners", count=len(outcome.winners), names=names)
    return f"{winners} {speaker.say(outcome.reason)}"
