"""How the engines are timed: processor time, best of short rounds, so that other work on the
machine disturbs as little as possible."""

import time
from collections.abc import Callable

ROUNDS = 5


def rate(work: Callable[[], int], seconds: float = 0.3) -> float:
    """Things done a second. `work` does some and returns how many; the best round counts."""
    work()
    best = 0.0
    for _ in range(ROUNDS):
        done = 0
        began = time.process_time()
        spent = 0.0
        while spent < seconds / ROUNDS:
            done += work()
            spent = time.process_time() - began
        best = max(best, done / spent)
    return best


def microseconds(work: Callable[[], object], times: int = 200) -> float:
    """What one call takes."""

    def many() -> int:
        for _ in range(times):
            work()
        return times

    return 1e6 / rate(many, 0.1)
