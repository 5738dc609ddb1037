"""Tournaments between bots: every deal is played once from each seat by the same line-up.

A deal fixes the setup and all later chance, so that luck falls on all bots alike and only the
difference between them counts. The same plan and seed give the same games on one process,
on many, and on a cluster, as long as no bot is limited by time.
"""

import functools
import hashlib
import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from grimorio.bots import Bot, make_bot
from grimorio.bots.search import SearchBot
from grimorio.core.chance import FastChance
from grimorio.core.errors import BadInput
from grimorio.core.game import AnyGame, OptionValue
from grimorio.core.record import State
from grimorio.core.registry import build_game

from .cheating import CheatingSearch, cheat, cheats


class Job(NamedTuple):
    """One game to play: the bots in seat order, and what makes its chance."""

    game: str
    edition: str | None
    """The text of an edition of the user's own."""
    options: dict[str, OptionValue]
    lineup: list[str]
    seed: int
    number: int
    deal: int


class Played(NamedTuple):
    """What came of a job. The last three fields depend on the machine, the others do not."""

    number: int
    deal: int
    lineup: list[str]
    places: list[int]
    plies: int
    decisions: list[int]
    iterations: list[int]
    seconds: list[float]
    slowest: list[float]

    def result(self) -> tuple[int, int, list[str], list[int], int, list[int]]:
        return (self.number, self.deal, self.lineup, self.places, self.plies, self.decisions)


class Plan(NamedTuple):
    """A tournament: `games` is rounded up until every bot has had every seat equally often."""

    game: str
    edition: str | None
    bots: list[str]
    seats: int
    games: int
    seed: int
    options: dict[str, OptionValue]

    def block(self) -> int:
        """The least number of games after which all is balanced."""
        even = self.seats % len(self.bots) == 0
        return self.seats if even else self.seats * len(self.bots)

    def jobs(self) -> list[Job]:
        count = -(-self.games // self.block()) * self.block()
        return [self._job(number) for number in range(count)]

    def _job(self, number: int) -> Job:
        deal, turn = divmod(number, self.seats)
        team = [self.bots[(deal + k) % len(self.bots)] for k in range(self.seats)]
        order = list(range(self.seats))
        FastChance(derive(self.seed, "order", deal)).shuffle(order)
        lineup = [team[order[(k + turn) % self.seats]] for k in range(self.seats)]
        return Job(self.game, self.edition, self.options, lineup, self.seed, number, deal)


def plan(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    edition: str | None = None,
) -> Plan:
    """A checked plan. Fewer bots than seats take the places in turn; more sit out in turn."""
    rules = rules_of(game, edition)
    if games < 1:
        raise BadInput("error-count", name="--games", value=games, least=1)
    if not bots:
        raise BadInput("error-no-bots")
    complete = rules.check_options(seats, options or {})
    for spec in bots:
        make_player(spec, rules)
    return Plan(game, edition, list(bots), seats, games, seed, complete)


@functools.lru_cache(maxsize=8)
def rules_of(game: str, edition: str | None) -> AnyGame:
    """The rules, built once a process."""
    return build_game(game, edition)


def derive(seed: int, *parts: int | str) -> int:
    """A seed of its own for every purpose, independent of the others."""
    words = "/".join(str(part) for part in (seed, *parts))
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big")


def make_player(spec: str, game: AnyGame) -> Bot:
    """A bot, or a cheating yardstick that exists in the laboratory alone."""
    if cheats(spec):
        return cheat(spec, game)
    return make_bot(spec, game)


def deal(job: Job) -> tuple[State, FastChance]:
    """The setup and the later chance: the same for all games of a deal, whoever sits where."""
    game = rules_of(job.game, job.edition)
    chance = FastChance(derive(job.seed, "deal", job.deal))
    state: State = game.setup(len(job.lineup), job.options, chance)
    return state, chance


def play(job: Job) -> Played:
    """Play one game to its end, each bot from its view and with its own source of chance."""
    game = rules_of(job.game, job.edition)
    seats = len(job.lineup)
    bots = [make_player(spec, game) for spec in job.lineup]
    own = [FastChance(derive(job.seed, "bot", job.number, seat)) for seat in range(seats)]
    state, chance = deal(job)
    plies = 0
    decisions = [0] * seats
    seconds = [0.0] * seats
    slowest = [0.0] * seats
    while deciding := game.deciding(state):
        seat = deciding[0]
        legal = game.legal(state, seat)
        action = legal[0]
        if len(legal) > 1:
            view = game.view(state, seat)
            bot = bots[seat]
            if isinstance(bot, CheatingSearch):
                bot.tell(state, chance)
            started = time.perf_counter()
            action = bot.choose(view, legal, own[seat])
            took = time.perf_counter() - started
            decisions[seat] += 1
            seconds[seat] += took
            slowest[seat] = max(slowest[seat], took)
        game.apply(state, seat, action, chance)
        plies += 1
    outcome = game.outcome(state)
    assert outcome is not None
    spent = [bot.spent if isinstance(bot, SearchBot) else 0 for bot in bots]
    return Played(job.number, job.deal, job.lineup, outcome.places, plies, decisions, spent,
                  seconds, slowest)  # fmt: skip
