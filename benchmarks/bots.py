"""How strong and how fast the bots are, at the smallest and the largest table of every game.

`PYTHONPATH=build/compiled python benchmarks/bots.py` prints Markdown tables. The search gets the
iterations that it makes in --seconds of processor time on one core, so that the figures do not
depend on what else the machine does, and the same seed gives the same games again.
"""

import argparse
import time
from collections.abc import Iterator

import grimorio.games  # noqa: F401
from grimorio.bots import make_bot
from grimorio.bots.search import SearchBot
from grimorio.core.chance import FastChance
from grimorio.core.registry import game_ids, get_game
from grimorio.lab.arena import plan
from grimorio.lab.ratings import Standing, standings
from grimorio.lab.runner import run

SAMPLE = 300  # iterations a measured choice
EVERY = 7  # choices of which one is measured


def tables(only: list[str]) -> Iterator[tuple[str, int]]:
    for id in only or game_ids():
        info = get_game(id).info
        yield id, info.least_seats
        yield id, info.most_seats


def speed(id: str, seats: int, enough: float) -> float:
    """Iterations a second of processor time, over positions of games between greedy bots."""
    game = get_game(id)
    search, greedy = make_bot(f"search:{SAMPLE}i", game), make_bot("greedy", game)
    assert isinstance(search, SearchBot)
    chance = FastChance(1)
    spent, asked = 0.0, 0
    while spent < enough:
        state = game.setup(seats, game.check_options(seats, {}), chance)
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


def first_of(bots: list[str], id: str, seats: int, games: int, workers: int) -> Standing:
    """The record of the first bot."""
    played = run(plan(id, bots, games, seats, 1).jobs(), workers=workers)
    return next(row for row in standings(played) if row.bot == bots[0])


def share(row: Standing) -> str:
    return f"{row.fair:.2f} [{row.fair_low:.2f}, {row.fair_high:.2f}] of {row.games}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", help="games; all by default")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--duels", action="store_true", help="five times as long; cheating")
    given = parser.parse_args()
    print("Times the fair share of wins, with 95 % intervals.\n")
    print("| game | seats | iterations/s | greedy among random | search among greedy | "
          "five times as long against it | cheating against it |")  # fmt: skip
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for id, seats in tables(given.only):
        rate = speed(id, seats, 2.0)
        count = max(1, round(rate * given.seconds))
        search, longer, cheat = f"search:{count}i", f"search:{5 * count}i", f"cheating:{count}i"
        few = given.games
        among = [(["greedy", *["random"] * (seats - 1)], max(few, 100))]
        among.append(([search, *["greedy"] * (seats - 1)], few))
        if given.duels:
            among += [([longer, search], few), ([cheat, search], few)]
        cells = [share(first_of(bots, id, seats, games, given.workers)) for bots, games in among]
        while len(cells) < 4:
            cells.append("")
        print(f"| {id} | {seats} | {rate:.0f} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
