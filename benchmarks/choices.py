"""Which of two bots chooses better: choice by choice, where they differ.

    PYTHONPATH=build/compiled python -m benchmarks.choices longer build/choices.jsonl --minutes 30

Whole games need thousands to tell two good bots apart. Here one bot plays among greedy ones, and
the other is asked at each of its choices. Where they agree there is nothing to tell; where they
differ both choices are played to the end many times by greedy bots, with the same luck for both.
A record grows by a game a line; intervals treat the choices of one game as belonging together.
"""

import argparse
import json
import math
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from grimorio.bots import Bot, make_bot
from grimorio.core.action import Action
from grimorio.core.chance import FastChance
from grimorio.core.game import AnyGame
from grimorio.core.record import State
from grimorio.core.registry import get_game
from grimorio.lab.arena import derive, make_player
from grimorio.lab.cheating import CheatingSearch
from grimorio.lab.ratings import SURE, placed, won

from .bots import BRIEF, LONG, SHORT, SIZES, Table, speed, tables


class Line(NamedTuple):
    """A game of the record: how often the two were asked and differed, and what it was worth."""

    table: Table
    rate: float
    asked: int
    differed: int
    wins: float
    """The sum over all choices of what the better bot's wins more, in fair shares."""
    places: float


def rivals(question: str, rate: float) -> tuple[str, str]:
    short, long, brief = (max(1, round(rate * seconds)) for seconds in (SHORT, LONG, BRIEF))
    if question == "longer":
        return f"search:{long}i", f"search:{short}i"
    return f"cheating:{brief}i", f"search:{brief}i"


def ask(bot: Bot, game: AnyGame, state: State, seat: int, chance: FastChance) -> Action:
    if isinstance(bot, CheatingSearch):
        bot.truth = state
    return bot.choose(game.view(state, seat), game.legal(state, seat), chance)


def finish(game: AnyGame, state: State, greedy: Bot, seed: int) -> list[int]:
    """The places after greedy play to the end; what luck brings depends on the seed alone."""
    chance, own = FastChance(derive(seed, "luck")), FastChance(derive(seed, "bots"))
    while deciding := game.deciding(state):
        seat = deciding[0]
        legal = game.legal(state, seat)
        chosen = legal[0] if len(legal) == 1 else ask(greedy, game, state, seat, own)
        game.apply(state, seat, chosen, chance)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.places


def worth(
    game: AnyGame, state: State, seat: int, choices: Sequence[Action], pairs: int, seed: int
) -> tuple[float, float]:
    """How much more the first choice wins than the second, in fair shares and in places."""
    greedy = make_bot("greedy", game)
    wins = places = 0.0
    for number in range(pairs):
        for choice, sign in zip(choices, (1, -1), strict=True):
            after: State = state.clone()
            game.apply(after, seat, choice, FastChance(derive(seed, number, "now")))
            found = finish(game, after, greedy, derive(seed, number))
            wins += sign * won(found, seat) * len(found) / pairs
            places += sign * placed(found, seat) / pairs
    return wins, places


def one_game(question: str, table: Table, rate: float, pairs: int, seed: int, number: int) -> Line:
    game = get_game(table.game)
    chance = FastChance(derive(seed, table.game, table.seats, number))
    state: State = game.setup(table.seats, game.check_options(table.seats, {}), chance)
    better, honest = (make_player(spec, game) for spec in rivals(question, rate))
    greedy, mine = make_bot("greedy", game), number % table.seats
    asked = differed = 0
    wins = places = 0.0
    while deciding := game.deciding(state):
        seat = deciding[0]
        chosen: Action = game.legal(state, seat)[0]
        if len(game.legal(state, seat)) > 1:
            own = FastChance(derive(seed, number, asked, "bots"))
            chosen = ask(honest if seat == mine else greedy, game, state, seat, own)
            if seat == mine:
                asked += 1
                other = ask(better, game, state, seat, own)
                if other.id != chosen.id:
                    differed += 1
                    luck = derive(seed, number, asked)
                    gain = worth(game, state, seat, (other, chosen), pairs, luck)
                    wins, places = wins + gain[0], places + gain[1]
        game.apply(state, seat, chosen, chance)
    return Line(table, rate, asked, differed, wins, places)


def add_games(given: argparse.Namespace) -> None:
    until = time.monotonic() + 60 * given.minutes
    record: Path = given.record
    lines = read(record)
    rates = {line.table: line.rate for line in lines}
    with record.open("a", encoding="utf-8") as file:
        while True:
            for table in tables(given.only, given.sizes):
                if time.monotonic() > until:
                    return
                rate = rates[table] if table in rates else speed(table, 3.0)
                rates[table] = rate
                number = sum(line.table == table for line in lines)
                line = one_game(given.question, table, rate, given.pairs, given.seed, number)
                lines.append(line)
                file.write(json.dumps(line) + "\n")
                file.flush()


def read(record: Path) -> list[Line]:
    if not record.exists():
        return []
    found = []
    for text in record.read_text(encoding="utf-8").splitlines():
        table, *rest = json.loads(text)
        found.append(Line(Table(*table), *rest))
    return found


def per_choice(sums: Sequence[float], asked: int) -> str:
    """The mean over all choices, from the sums of the games."""
    mean = sum(sums) / asked
    spread = sum((each - mean * asked / len(sums)) ** 2 for each in sums)
    error = SURE * math.sqrt(spread * len(sums) / max(1, len(sums) - 1)) / asked
    return f"{mean:+.3f} [{mean - error:+.3f}, {mean + error:+.3f}]"


def report(lines: Sequence[Line]) -> None:
    print("What the better bot gains a choice, over all choices, with 95 % intervals.\n")
    print("| game | seats | games | choices | different | wins, in fair shares | places |")
    print("| --- |" + " ---: |" * 6)
    for table in sorted({line.table for line in lines}):
        mine = [line for line in lines if line.table == table]
        asked, differed = sum(line.asked for line in mine), sum(line.differed for line in mine)
        wins = per_choice([line.wins for line in mine], asked)
        places = per_choice([line.places for line in mine], asked)
        print(f"| {table.game} | {table.seats} | {len(mine)} | {asked} | {differed / asked:.0%} | "
              f"{wins} | {places} |")  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("question", choices=("longer", "cheating"))
    parser.add_argument("record", type=Path, help="a file of games, one a line")
    parser.add_argument("only", nargs="*", help="games; all by default")
    parser.add_argument("--sizes", choices=SIZES, default="both")
    parser.add_argument(
        "--pairs", type=int, default=100, help="games from each of two different choices"
    )
    parser.add_argument("--seed", type=int, default=4242)
    parser.add_argument("--minutes", type=float, default=0.0)
    given = parser.parse_args()
    if given.minutes:
        add_games(given)
    report(read(given.record))


if __name__ == "__main__":
    main()
