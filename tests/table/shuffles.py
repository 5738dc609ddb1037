"""Position and pair statistics of the shuffles of real matches, by chi-square.

`python -m tests.table.shuffles --deals 1000000` is the full size; `make test` makes 20,000 deals.
"""

from __future__ import annotations

import argparse
import itertools
import random

from grimorio.core.chance import SecretChance

CARDS = 6


def deals(count: int, seed: int) -> tuple[list[int], list[int]]:
    """How often each card lay in each place, and each card right before each other."""
    secret = random.Random(seed).randbytes(32)
    places, pairs = [0] * (CARDS * CARDS), [0] * (CARDS * CARDS)
    for ply in range(count):
        deck = list(range(CARDS))
        SecretChance(secret, ply).shuffle(deck)
        for place, card in enumerate(deck):
            places[place * CARDS + card] += 1
        for one, two in itertools.pairwise(deck):
            pairs[one * CARDS + two] += 1
    return places, [each for n, each in enumerate(pairs) if n // CARDS != n % CARDS]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def limit(freedom: int) -> float:
    """What chance exceeds once in a hundred thousand times (Wilson and Hilferty)."""
    third = 2 / (9 * freedom)
    return float(freedom * (1 - third + 4.265 * third**0.5) ** 3)


def check(count: int, seed: int) -> dict[str, float]:
    places, pairs = deals(count, seed)
    found = {"places": chi_square(places), "pairs": chi_square(pairs)}
    # Every row and column of `places` is fixed by the number of deals.
    assert found["places"] < limit((CARDS - 1) ** 2), found
    assert found["pairs"] < limit(len(pairs) - 1), found
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    limits = f"limits {limit((CARDS - 1) ** 2):.1f} and {limit(CARDS * (CARDS - 1) - 1):.1f}"
    print(args.deals, "deals, chi-square", check(args.deals, args.seed), limits)


if __name__ == "__main__":
    main()
