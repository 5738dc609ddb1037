"""`grimorio simulate`: many games between bots, as one JSON object."""

import hashlib
import json
import time
from pathlib import Path

import click

from grimorio.bots import Bot, make_bot
from grimorio.core.chance import FastChance
from grimorio.core.game import AnyGame
from grimorio.core.play import random_playout
from grimorio.core.text import Json

from .common import at_least, game_options, language_option, open_game


def play_one(game: AnyGame, bots: list[Bot], state: object, chance: FastChance) -> int:
    """One game between bots that only see their views; returns the number of plies."""
    plies = 0
    while game.deciding(state):
        seat = game.deciding(state)[0]
        legal = game.legal(state, seat)
        action = bots[seat].choose(game.view(state, seat), legal, chance)
        game.apply(state, seat, action, chance)
        plies += 1
    return plies


def run(
    game: AnyGame, seats: int, options: dict[str, Json], games: int, seed: int, bot: str
) -> dict[str, Json]:
    bots = [make_bot(bot, game) for _ in range(seats)]
    digest = hashlib.sha256()
    wins = [0.0] * seats
    plies = 0
    seconds = 0.0
    for number in range(games):
        began = time.perf_counter()
        chance = FastChance(seed * 1_000_003 + number)
        state = game.setup(seats, options, chance)
        if bot == "random":
            plies += random_playout(game, state, chance)
        else:
            plies += play_one(game, bots, state, chance)
        seconds += time.perf_counter() - began  # play alone, not the book-keeping below
        outcome = game.outcome(state)
        assert outcome is not None
        for winner in outcome.winners:
            wins[winner] += 1 / len(outcome.winners)
        digest.update(outcome.written().encode())
    return {
        "game": game.info.id,
        "seats": seats,
        "options": options,
        "bot": bot,
        "seed": seed,
        "games": games,
        "actions": plies,
        "actions_per_second": round(plies / seconds),
        "mean_length": round(plies / games, 2),
        "wins_by_seat": [round(count, 3) for count in wins],
        "digest": digest.hexdigest(),
    }


@click.command()
@game_options
@language_option
@click.option("--games", type=int, default=1000, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--bot", default="random", show_default=True, help="Who plays on every seat.")
@click.option("--json", "as_json", is_flag=True, help="All in one line.")
def simulate(
    game_id: str,
    seats: int | None,
    given: tuple[str, ...],
    edition: Path | None,
    lang: str,
    games: int,
    seed: int,
    bot: str,
    as_json: bool,
) -> None:
    """Play GAME many times between bots; the digest is the same on every machine."""
    game, count, options = open_game(game_id, seats, given, edition)
    at_least("--games", games, 1)
    result = run(game, count, options, games, seed, bot)
    click.echo(json.dumps(result, indent=None if as_json else 2))
