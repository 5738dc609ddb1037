"""`grimorio replay`: a recorded game read aloud, step by step."""

from pathlib import Path

import click
from rich.console import Console

from grimorio.core.codec import game_of
from grimorio.core.describe import describe_action, describe_event
from grimorio.core.event import EVERYTHING
from grimorio.core.log import Log
from grimorio.texts import Speaker

from .common import language_option, read_json
from .play import show_outcome


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--edition", type=click.Path(path_type=Path), default=None)
@click.option("--seat", type=int, default=None, help="Through whose eyes, from 1; default: all.")
@language_option
def replay(file: Path, edition: Path | None, seat: int | None, lang: str) -> None:
    """Read the game recorded in FILE (see `play --save`) as sentences."""
    data = read_json(file)
    game = game_of(data, edition)
    log = Log.from_json(game, data)
    speaker, console = Speaker(lang), Console()
    eyes = EVERYTHING if seat is None else seat - 1
    last = log.start()
    for number, (state, events) in enumerate(log.replay()):
        last = state
        if number:
            mover, action = log.plies[number - 1]
            words = speaker.say(describe_action(game, action))
            console.print(
                f"[bold]{number:>4}[/]  {speaker.player(mover)}: {words}", highlight=False
            )
        for event in events:
            line = speaker.say(describe_event(game, event, eyes))
            console.print("      " + line, highlight=False)
    outcome = game.outcome(last)
    if outcome is not None:
        show_outcome(game, outcome, speaker, console)
