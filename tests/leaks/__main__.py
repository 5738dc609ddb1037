"""`python -m tests.leaks --pairs 100000 --runs 2000`: the proofs at full size, with counts."""

import argparse
import multiprocessing
import time
from typing import Any

from . import behaviour
from .twins import share

STEP = 2_000
RUNS = 100


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100_000)
    parser.add_argument("--runs", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    jobs = [
        (given.seed + 1_000 * number, min(STEP, given.pairs - start))
        for number, start in enumerate(range(0, given.pairs, STEP))
    ]
    done, began = 0, time.monotonic()
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        for count in pool.imap_unordered(share, jobs):
            done += count
            print(f"{done} pairs, no leak, {time.monotonic() - began:.0f} s", flush=True)
        print(f"{done} pairs of worlds in all games: every byte was the same")
        behave(pool, given.runs, given.seed)


def behave(pool: Any, wanted: int, seed: int) -> None:
    """Whole servers in pairs: the same bytes at the same times."""
    jobs = [(seed + 100_000 * n, min(RUNS, wanted - at))
            for n, at in enumerate(range(0, wanted, RUNS), 1)]  # fmt: skip
    done = compared = questions = 0
    for count, bytes_compared, asked in pool.imap_unordered(behaviour.share, jobs):
        done, compared, questions = done + count, compared + bytes_compared, questions + asked
        print(f"{done} runs, {compared} arrivals the same, {questions} while all were asked")
    print(f"{done} runs of two servers in all games: the same bytes came at the same times")


if __name__ == "__main__":
    main()
