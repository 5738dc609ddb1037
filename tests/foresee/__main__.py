"""`python -m tests.foresee --decisions 40000`: the proof at full size, with counts."""

import argparse
import multiprocessing
import sys
import time

from .proof import MANY, Wrong, share

STEP = 500


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    jobs = [
        (given.seed + 10_000 * number, min(STEP, given.decisions - start))
        for number, start in enumerate(range(0, given.decisions, STEP))
    ]
    done, began = 0, time.monotonic()
    wrong: list[Wrong] = []
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        for count, found in pool.imap_unordered(share, jobs):
            done += count
            wrong += found
            for each in found:
                print(f"WRONG {each.where}: {each.what[:400]}", flush=True)
            if done % 5_000 < STEP:
                print(f"{done} choices, {len(wrong)} wrong, {time.monotonic() - began:.0f} s",
                      flush=True)  # fmt: skip
    print(f"{done} choices of all games: what {MANY} samples agree on is told, "
          f"and what is told happens, but for {len(wrong)}")  # fmt: skip
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
