"""`grimorio balance`: play many games between equal bots, and write the report with its plots."""

from pathlib import Path

import click

from grimorio.core.extras import need
from grimorio.core.registry import get_game
from grimorio.lab.balance import Tally, measure, module_of

from .common import at_least, language_option


@click.command()
@click.argument("game_id", metavar="GAME")
@language_option
@click.option("--games", type=int, default=5000, show_default=True, help="Games for each size.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--bot", default="greedy", show_default=True, help="Who plays on every seat.")
@click.option("--workers", type=int, default=1, show_default=True, help="Processes to use.")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False),
              default=Path("docs/games"), show_default=True,
              help="The folder for the report and its plots.")  # fmt: skip
def balance(
    game_id: str, lang: str, games: int, seed: int, bot: str, workers: int, out: Path
) -> None:
    """Measure how even GAME is, and write `<GAME>-balance.md` with plots."""
    at_least("--games", games, 1)
    at_least("--workers", workers, 1)
    need("lab", "matplotlib")
    module = module_of(game_id)
    game = get_game(game_id)
    tallies: dict[int, Tally] = {}
    for seats in range(game.info.least_seats, game.info.most_seats + 1):
        tallies[seats] = measure(game_id, seats, games, seed, bot, workers)
        click.echo(f"{game_id}, {seats}: {games}", err=True)
    about = f"{games:,} games for each number of lords, seed {seed}, `{bot}` bots."
    page = module.report(game, tallies, out, about)
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"{game_id}-balance.md"
    path.write_text(page, encoding="utf-8")
    for what, found, holds in module.verdicts(tallies):
        click.echo(f"{'✓' if holds else '✗'} {what}: {found}")
    click.echo(str(path))
