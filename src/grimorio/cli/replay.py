"""`grimorio replay`: a recorded game read aloud, step by step."""

from pathlib import Path

import click
from rich.console import Console

from grimorio.core.describe import describe_action
from grimorio.core.event import EVERYTHING
from grimorio.core.saved import read_record
from grimorio.given import a_seat
from grimorio.texts import Speaker

from .common import language_option, read_json
from .play import show_outcome


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--edition", type=click.Path(path_type=Path), default=None,
              help="Only for a file that does not hold its own edition.")  # fmt: skip
@click.option("--seat", type=int, default=None, help="Through whose eyes, from 1; default: all.")
@language_option
def replay(file: Path, edition: Path | None, seat: int | None, lang: str) -> None:
    """Read the game recorded in FILE as sentences: saved here, or exported from a table."""
    saved = read_record(read_json(file), edition)
    match, game = saved.match, saved.match.game
    plain, console = Speaker(lang), Console()
    names = [name or plain.player(number) for number, name in enumerate(saved.players)]
    speaker = Speaker(lang, names)
    eyes = EVERYTHING if seat is None else a_seat(seat - 1, match.seats)
    for version, ply in enumerate(match.plies):
        if ply.action is not None and ply.seat is not None:
            words = speaker.say(describe_action(game, game.actions[ply.action]))
            console.print(
                f"[bold]{version:>4}[/]  {speaker.player(ply.seat)}: {words}", highlight=False
            )
        for text in match.told(version, eyes):
            console.print("      " + speaker.say(text), highlight=False)
    if match.outcome is not None:
        show_outcome(game, match.outcome, speaker, console)
