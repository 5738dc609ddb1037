"""`python -m tests.trust.seating --examples 3000`: the proof at full size."""

import argparse
import time

from .tables import check

TOGETHER = 100


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=3000)
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began, done, frames, rows = time.monotonic(), 0, 0, 0
    while done < given.examples:
        count = min(TOGETHER, given.examples - done)
        model = check(count, given.steps, given.seed + done)
        done, frames, rows = done + count, frames + model.frames, rows + model.rows
        took = time.monotonic() - began
        print(f"{done} examples: {frames} frames, {rows} rows, {took:.0f} s", flush=True)
    print("nobody saw or did what was not theirs")


if __name__ == "__main__":
    main()
