"""How strong and how fast the bots are, at the smallest and the largest table of every game.

    PYTHONPATH=build/compiled python -m benchmarks.bots play build/bots.jsonl --minutes 60
    PYTHONPATH=build/compiled python -m benchmarks.bots report build/bots.jsonl

`play` adds games to a record until the time is up, one deal of every question in turn, and goes on
where it stopped; `report` prints a record as Markdown. A search gets the iterations that it makes
in a time of its processor, so that nothing depends on what else the machine does.
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from grimorio.bots import make_bot
from grimorio.bots.evaluate import evaluation_of
from grimorio.bots.search import SearchBot
from grimorio.core.chance import FastChance
from grimorio.core.registry import game_ids, get_game
from grimorio.lab.arena import Played, plan, play
from grimorio.lab.ratings import gain, lead, placed, standings

SAMPLE = 300  # iterations a measured choice
EVERY = 7  # choices of which one is measured
SHORT, LONG, BRIEF = 0.2, 1.0, 0.05  # seconds a decision
QUESTIONS = {
    "greedy": "greedy among random",
    "search": "search (0.2 s) among greedy",
    "second": "search (1 s) among greedy",
    "longer": "1 s less 0.2 s at one table, the rest greedy",
    "cheating": "cheating less honest (0.05 s) at one table, the rest greedy",
    "foreseeing": "the same, given the dice to come as well",
    "novice": "novice among random",
    "adept": "adept (0.2 s) among novices",
}
DUELS = ("longer", "cheating", "foreseeing")
SIZES = ("s", "l", "both")


class Table(NamedTuple):
    game: str
    seats: int


class Entry(NamedTuple):
    """A game that was played to answer a question."""

    question: str
    table: Table
    rate: float
    played: Played


def tables(only: Sequence[str], sizes: str) -> Iterator[Table]:
    """The smallest (`s`) or the largest (`l`) table of each game, or `both`."""
    for id in only or game_ids():
        info = get_game(id).info
        if sizes != "l":
            yield Table(id, info.least_seats)
        if sizes != "s":
            yield Table(id, info.most_seats)


def speed(table: Table, enough: float) -> float:
    """Iterations a second of processor time, over positions of games between greedy bots."""
    game = get_game(table.game)
    search, greedy = make_bot(f"search:{SAMPLE}i", game), make_bot("greedy", game)
    assert isinstance(search, SearchBot)
    chance = FastChance(1)
    spent, asked = 0.0, 0
    while spent < enough:
        state = game.setup(table.seats, game.check_options(table.seats, {}), chance)
        while game.deciding(state) and spent < enough:
            seat = game.deciding(state)[0]
            view, legal = game.view(state, seat), game.legal(state, seat)
            asked += 1
            if asked % EVERY == 0 and len(legal) > 1:
                began = time.process_time()
                search.explain(view, legal, chance)
                spent += time.process_time() - began
            game.apply(state, seat, greedy.choose(view, legal, chance), chance)
    return search.spent / spent


def lineup(question: str, table: Table, rate: float) -> list[str]:
    """Who sits at the table; the first is the one in question, in a duel the second its rival."""
    enough = evaluation_of(get_game(table.game)).enough
    short, long, brief = (
        max(1, min(round(rate * seconds), enough)) for seconds in (SHORT, LONG, BRIEF)
    )
    asked = {
        "greedy": ["greedy"],
        "search": [f"search:{short}i"],
        "second": [f"search:{long}i"],
        "longer": [f"search:{long}i", f"search:{short}i"],
        "cheating": [f"cheating:{brief}i", f"search:{brief}i"],
        "foreseeing": [f"foreseeing:{brief}i", f"search:{brief}i"],
        "novice": ["novice"],
        "adept": [f"search:{short}i"],
    }[question]
    others = {"greedy": "random", "novice": "random", "adept": "novice"}.get(question, "greedy")
    return asked + [others] * (table.seats - len(asked))


def add_games(given: argparse.Namespace) -> None:
    record: Path = given.record
    entries = read(record)
    rates = {entry.table: entry.rate for entry in entries}
    done = {(entry.question, entry.table): 0 for entry in entries}
    for entry in entries:
        done[entry.question, entry.table] += 1
    until = time.monotonic() + 60 * given.minutes
    with record.open("a", encoding="utf-8") as lines:
        while True:
            for table in tables(given.only, given.sizes):
                rate = rates.setdefault(table, speed(table, 3.0) if table not in rates else 0.0)
                for question in given.questions.split(","):
                    if question == "foreseeing" and not evaluation_of(get_game(table.game)).paired:
                        continue
                    first = done.get((question, table), 0)
                    # A whole deal: every seat once.
                    count = first + table.seats - first % table.seats
                    bots = lineup(question, table, rate)
                    games = plan(table.game, bots, count, table.seats, given.seed)
                    for job in games.jobs()[first:count]:
                        if time.monotonic() > until:
                            return
                        lines.write(json.dumps(Entry(question, table, rate, play(job))) + "\n")
                        lines.flush()
                    done[question, table] = count


def read(record: Path) -> list[Entry]:
    if not record.exists():
        return []
    found = []
    for line in record.read_text(encoding="utf-8").splitlines():
        question, table, rate, played = json.loads(line)
        found.append(Entry(question, Table(*table), rate, Played(*played)))
    return found


def share(games: Sequence[Played], bot: str) -> str:
    row = next(row for row in standings(games) if row.bot == bot)
    return f"{row.fair:.2f} [{row.fair_low:.2f}, {row.fair_high:.2f}] of {row.games}"


def difference(games: Sequence[Played], bot: str, rival: str) -> str:
    """Wins in fair shares, then places from 1 (first) to -1 (last): both are the one less the
    other at the same tables."""
    seats = len(games[0].lineup)
    mean, low, high = (seats * each for each in lead(games, bot, rival))
    found = f"{mean:+.2f} [{low:+.2f}, {high:+.2f}]"
    if seats > 2:
        mean, low, high = lead(games, bot, rival, placed)
        found += f", places {mean:+.2f} [{low:+.2f}, {high:+.2f}]"
    return f"{found} of {len(games)}"


def with_a_second(entries: Sequence[Entry], table: Table, rate: float) -> str:
    """The share of wins with one second, and what it is more than with 0.2 s on the same deals."""
    long, short = (
        [e.played for e in entries if e.table == table and e.question == question]
        for question in ("second", "search")
    )
    found = share(long, lineup("second", table, rate)[0])
    if short:
        bots = [lineup(question, table, rate)[0] for question in ("second", "search")]
        mean, low, high = (table.seats * each for each in gain(long, bots[0], short, bots[1]))
        found += f" ({mean:+.2f} [{low:+.2f}, {high:+.2f}])"
    return found


def report(entries: Sequence[Entry]) -> None:
    print("Times the fair share of wins (1 is what chance gives), with 95 % intervals.\n")
    print("| game | seats | iterations/s | " + " | ".join(QUESTIONS.values()) + " |")
    print("| --- |" + " ---: |" * (len(QUESTIONS) + 2))
    for table in sorted({entry.table for entry in entries}):
        cells = []
        rate = next(entry.rate for entry in entries if entry.table == table)
        for question in QUESTIONS:
            games = [e.played for e in entries if e.table == table and e.question == question]
            bots = lineup(question, table, rate)
            if not games:
                cells.append("")
            elif question == "second":
                cells.append(with_a_second(entries, table, rate))
            elif question in DUELS:
                cells.append(difference(games, bots[0], bots[1]))
            else:
                cells.append(share(games, bots[0]))
        print(f"| {table.game} | {table.seats} | {rate:.0f} | {' | '.join(cells)} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=("play", "report"))
    parser.add_argument("record", type=Path, help="a file of games, one a line")
    parser.add_argument("only", nargs="*", help="games; all by default")
    parser.add_argument("--sizes", choices=SIZES, default="both")
    parser.add_argument("--questions", default=",".join(QUESTIONS))
    parser.add_argument("--seed", type=int, default=4242)
    parser.add_argument("--minutes", type=float, default=60.0)
    given = parser.parse_args()
    if given.task == "play":
        add_games(given)
    report(read(given.record))


if __name__ == "__main__":
    main()
