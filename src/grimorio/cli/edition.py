"""`grimorio edition`: start, check or print an edition file."""

from pathlib import Path

import click
from rich.console import Console

from grimorio.core.errors import BadInput
from grimorio.core.registry import build_game, file_game, game_ids, get_game
from grimorio.texts import Speaker

from .cards import show_changes
from .common import language_option
from .edition_file import start_file


@click.command()
@click.argument("words", nargs=-1, metavar="new GAME | check FILE | show GAME")
@language_option
def edition(words: tuple[str, ...], lang: str) -> None:
    """Play with the cards of your own copy of a game.

    `new GAME` writes a file to start from: grimorio edition new bellum > mine.toml. Type in what
    your cards say, `check FILE` it (whatever is wrong is named with its line), and play with
    --edition FILE. `show GAME` prints the edition that comes with the game.
    """
    match words:
        case ("new", game):
            click.echo(start_file(game, Speaker(lang)), nl=False)
        case ("show", game) | (game,) if game in game_ids():
            click.echo(get_game(game).info.edition.text, nl=False)
        case ("check", file):
            check(Path(file), Speaker(lang))
        case (game, file) if game in game_ids():
            check(Path(file), Speaker(lang), game)
        case ("show", game) | (game,) if game not in ("new", "check", "show"):
            raise BadInput("error-unknown-game", game=game[:40], known=game_ids())
        case _:
            raise BadInput("error-edition-usage")


def check(path: Path, speaker: Speaker, game: str | None = None) -> None:
    """Say that a file is good, and what it changes."""
    built = build_game(game or file_game(path), path)
    title = speaker.say(built.info.edition.heading())
    click.echo(speaker.say("edition-good", title=title, game=speaker.say(f"{built.info.id}-title")))
    show_changes(built, speaker, Console(soft_wrap=True))
