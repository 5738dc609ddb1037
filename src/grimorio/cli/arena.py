"""`grimorio arena`: bots compete on paired deals, with ratings and intervals."""

import json
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from grimorio.core.extras import need
from grimorio.lab.arena import Plan, Played
from grimorio.lab.arena import plan as make_plan
from grimorio.lab.ratings import standings
from grimorio.lab.report import as_json, as_table, plot
from grimorio.lab.runner import PLACES, run
from grimorio.texts import Speaker

from .common import at_least, game_options, language_option, open_game


def play_all(plan: Plan, on: str, workers: int, speaker: Speaker) -> list[Played]:
    """All games, with a progress bar on a terminal's error stream."""
    jobs = plan.jobs()
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
               TimeRemainingColumn())  # fmt: skip
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(speaker.say("arena-playing"), total=len(jobs))
        return run(jobs, on, workers, lambda done: bar.update(task, completed=done))


@click.command()
@game_options
@language_option
@click.option("--bots", default="greedy,random", show_default=True,
              help="Who competes, with commas: random, greedy, search:0.2s, search:500i, novice, "
                   "adept, master. Named twice, a bot takes two places.")  # fmt: skip
@click.option("--games", type=int, default=400, show_default=True,
              help="More are played if a bot would not have every seat equally often.")  # fmt: skip
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--workers", type=int, default=0, help="Processes; 0 takes all cores.")
@click.option("--on", type=click.Choice(PLACES), default="local", show_default=True,
              help="Play here, or on the Ray cluster of RAY_ADDRESS.")  # fmt: skip
@click.option("--json", "in_json", is_flag=True, help="Print one JSON object.")
@click.option("--plots", type=click.Path(file_okay=False, path_type=Path), default=None,
              help="A folder for pictures of the results.")  # fmt: skip
def arena(
    game_id: str,
    seats: int | None,
    given: tuple[str, ...],
    edition: Path | None,
    lang: str,
    bots: str,
    games: int,
    seed: int,
    workers: int,
    on: str,
    in_json: bool,
    plots: Path | None,
) -> None:
    """Let bots play GAME against each other, every deal once from every seat."""
    speaker = Speaker(lang)
    game, count, options = open_game(game_id, seats, given, edition)
    at_least("--workers", workers, 0)
    need("lab", "openskill", *(["matplotlib"] if plots is not None else []))
    if on == "ray":
        need("ray", "ray")
    specs = [spec.strip() for spec in bots.split(",") if spec.strip()]
    text = None if edition is None else game.info.edition.text
    plan = make_plan(game_id, specs, games, count, seed, options, text)
    played = play_all(plan, on, workers, speaker)
    table = standings(played)
    if in_json:
        click.echo(json.dumps(as_json(plan, played, table)))
    else:
        Console().print(as_table(plan, played, table, speaker))
        click.echo(speaker.say("arena-note"))
    if plots is not None:
        for path in plot(plan, played, table, plots):
            click.echo(speaker.say("arena-plot", file=str(path)), err=True)
