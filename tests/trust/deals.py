"""Are the deals fair? Chi-square of places, of pairs, and of what every game's setup deals.

`python -m tests.trust.deals --deals 1000000` is the full size.
"""

from __future__ import annotations

import argparse
import itertools
import random
from collections.abc import Callable, Iterable
from typing import Any

from grimorio.core.chance import Chance, FastChance, SecretChance
from grimorio.core.registry import game_ids, get_game

CARDS = 36
RARE = 4.265
"""So many standard deviations: chance alone goes beyond once in a hundred thousand times."""

Source = Callable[[int], Chance]
"""The chance of a deal by its number."""


def secret_source(seed: int) -> Source:
    secret = random.Random(seed).randbytes(32)
    return lambda number: SecretChance(secret, number)


def fast_source(seed: int) -> Source:
    return lambda number: FastChance(seed * 10_000_000 + number)


def one_fast_source(seed: int) -> Source:
    """One generator for all deals, as simulations use it."""
    chance = FastChance(seed)
    return lambda number: chance


SOURCES: dict[str, Callable[[int], Source]] = {
    "secret": secret_source,
    "fast": fast_source,
    "one fast": one_fast_source,
}


class Table:
    """Counts in rows and columns; all rows have the same sum, and all columns are as likely."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.counts = [0] * (rows * columns)

    def deviation(self, freedom: int) -> float:
        """In standard deviations (Wilson and Hilferty): large is uneven, very low is too even."""
        expected = sum(self.counts) / len(self.counts)
        value = sum((count - expected) ** 2 for count in self.counts) / expected
        third = 2 / (9 * freedom)
        return float(((value / freedom) ** (1 / 3) - (1 - third)) / third**0.5)


def shuffles(count: int, source: Source) -> dict[str, float]:
    """Every card in every place, and every card right before every other."""
    places, pairs = Table(CARDS, CARDS), Table(CARDS, CARDS)
    spots, follows = places.counts, pairs.counts
    fresh = list(range(CARDS))
    for number in range(count):
        deck = fresh[:]
        source(number).shuffle(deck)
        for place, card in enumerate(deck):
            spots[place * CARDS + card] += 1
        for one, two in itertools.pairwise(deck):
            follows[one * CARDS + two] += 1
    pairs.counts = [n for i, n in enumerate(follows) if i // CARDS != i % CARDS]
    return {
        "places": places.deviation((CARDS - 1) ** 2),
        # Of the pairs, the row sums and column sums are tied to the places.
        "pairs": pairs.deviation(CARDS * (CARDS - 1) - CARDS),
    }


# What a setup deals: for each game (row, column) pairs, as many of each row a deal, where every
# column is as likely.


def dealt_conclave(state: Any) -> Iterable[tuple[int, int]]:
    """The first three cards of the left deck, and who begins."""
    return [(i, state.decks[0][i]) for i in range(3)]


def dealt_cronicas(state: Any) -> Iterable[tuple[int, int]]:
    """Who holds the cards 0 to 23; four seats, so each a quarter."""
    return [(card, next(s for s in range(4) if state.hands[s] >> card & 1)) for card in range(24)]


def dealt_magia(state: Any) -> Iterable[tuple[int, int]]:
    """The missions of three masters, of nine."""
    return [(seat, state.missions[seat]) for seat in range(3)]


def dealt_bellum(state: Any) -> Iterable[tuple[int, int]]:
    """The labels of the three golden chests of the highest value: a label must not follow it."""
    gold = state.values[40:50]
    top = sorted(gold)[-3]
    return [(0, label) for label in range(10) if gold[label] >= top]


DEALT: dict[str, tuple[int, int, int, Callable[[Any], Iterable[tuple[int, int]]]]] = {
    "conclave": (4, 3, 72, dealt_conclave),
    "cronicas": (4, 24, 4, dealt_cronicas),
    "magia": (3, 3, 9, dealt_magia),
    "bellum": (3, 1, 10, dealt_bellum),
}


def setups(game_id: str, count: int, source: Source) -> float:
    seats, rows, columns, dealt = DEALT[game_id]
    game = get_game(game_id)
    options = game.check_options(seats, {})
    table = Table(rows, columns)
    for number in range(count):
        for row, column in dealt(game.setup(seats, options, source(number))):
            table.counts[row * columns + column] += 1
    return table.deviation(rows * (columns - 1))


def check(deals: int, games: int, seed: int) -> dict[str, float]:
    """Every deviation by its name; all must be within RARE."""
    found: dict[str, float] = {}
    for name, make in SOURCES.items():
        for what, value in shuffles(deals, make(seed)).items():
            found[f"{name}: {what}"] = value
    for game_id in game_ids():
        found[f"secret: {game_id}"] = setups(game_id, games, secret_source(seed))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found = check(given.deals, max(1_000, given.deals // 20), given.seed)
    for name, value in found.items():
        fair = "fair" if abs(value) < RARE else "NOT FAIR"
        print(f"{name:20} {value:+.2f} standard deviations  {fair}", flush=True)
    if any(abs(value) >= RARE for value in found.values()):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
