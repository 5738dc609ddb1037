"""Balance: many games between equal bots, counted, and told in a report with plots.

A game's own module says what to count and how to tell it: `lab/balance_<game>.py`, or `balance.py`
of a package.
"""

import multiprocessing
from typing import Any

from grimorio.bots import make_bot
from grimorio.core.action import Action
from grimorio.core.chance import FastChance
from grimorio.core.errors import BadInput
from grimorio.core.game import Game
from grimorio.core.outcome import Outcome
from grimorio.core.registry import game_ids, get_game, part

BATCH = 250

Counts = dict[str, float]
Tally = dict[str, Counts]


class Probe:
    """Counts what happens in games. Tallies are plain numbers by name, so they can be added."""

    def __init__(self, game: Game[Any, Any, Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.tally: Tally = {}

    def count(self, what: str, which: int | str, amount: float = 1.0) -> None:
        counts = self.tally.setdefault(what, {})
        counts[str(which)] = counts.get(str(which), 0.0) + amount

    def begin(self, state: Any) -> None:
        """A game has been set up."""

    def choice(self, state: Any, seat: int, action: Action) -> None:
        """A seat is about to make a choice."""

    def end(self, state: Any, outcome: Outcome) -> None:
        """A game is over."""
        self.count("games", "all")
        for seat in outcome.winners:
            self.count("wins by seat", seat, 1 / len(outcome.winners))


def module_of(game_id: str) -> Any:
    get_game(game_id)
    module = part(game_id, "balance")
    if module is None:
        known = [id for id in game_ids() if part(id, "balance") is not None]
        raise BadInput("error-not-measured", game=game_id[:40], known=known)
    return module


def play(probe: Probe, bot_spec: str, seed: int) -> None:
    """One game between bots that only see their views."""
    game, seats = probe.game, probe.seats
    chance = FastChance(seed)
    bots = [make_bot(bot_spec, game) for _ in range(seats)]
    state = game.setup(seats, game.check_options(seats, {}), chance)
    probe.begin(state)
    while game.deciding(state):
        seat = game.deciding(state)[0]
        action = bots[seat].choose(game.view(state, seat), game.legal(state, seat), chance)
        probe.choice(state, seat, action)
        game.apply(state, seat, action, chance)
    outcome = game.outcome(state)
    assert outcome is not None
    probe.end(state, outcome)


def measure_batch(task: tuple[str, int, str, int, int]) -> Tally:
    game_id, seats, bot_spec, first, last = task
    probe: Probe = module_of(game_id).probe(get_game(game_id), seats)
    for seed in range(first, last):
        play(probe, bot_spec, seed)
    return probe.tally


def measure(
    game_id: str, seats: int, games: int, seed: int = 1, bot: str = "greedy", workers: int = 1
) -> Tally:
    """The tally of `games` games; the same for any number of workers."""
    start = seed * 1_000_003 + seats * 100_000_007
    tasks = [
        (game_id, seats, bot, start + first, start + min(first + BATCH, games))
        for first in range(0, games, BATCH)
    ]
    if workers == 1:
        return added([measure_batch(task) for task in tasks])
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        return added(pool.map(measure_batch, tasks, chunksize=1))


def added(tallies: list[Tally]) -> Tally:
    total: Tally = {}
    for tally in tallies:
        for what, counts in tally.items():
            sums = total.setdefault(what, {})
            for which, amount in counts.items():
                sums[which] = sums.get(which, 0.0) + amount
    return total
