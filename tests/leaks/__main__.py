"""`python -m tests.leaks --pairs 100000`: the proof at full size, with a count as it goes on."""

import argparse
import multiprocessing
import time

from .twins import share

STEP = 2_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100_000)
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


if __name__ == "__main__":
    main()
