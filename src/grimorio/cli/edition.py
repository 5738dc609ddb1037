"""`grimorio edition`: check an edition file, or print the one that comes with a game."""

from pathlib import Path

import click

from grimorio.core.registry import build_game

from .common import language_option


@click.command()
@click.argument("game_id", metavar="GAME")
@click.argument("file", type=click.Path(path_type=Path), required=False)
@language_option
def edition(game_id: str, file: Path | None, lang: str) -> None:
    """Without FILE, print GAME's own edition: copy it, type in your cards, play with --edition.

    With FILE, check it; a broken one is refused with the line.
    """
    game = build_game(game_id, file)
    if file is None:
        click.echo(game.info.edition.text, nl=False)
    else:
        click.echo(
            f"{game.info.edition.title} ({game.info.edition.id}): {game.info.edition.digest}"
        )
