"""The judge of histories finds what it is there to find, and nothing else."""

import math
from collections.abc import Callable

import pytest

from .history import Act, Frame, History, Look, Loss, Ply, judge

MATCH = "m"


def good() -> History:
    """Two seats, four versions, two sockets each at its seat, one of them opened late."""
    return History(
        acts=[
            Act(MATCH, 0, "a", (5,), 1.0, 1.2, 1),
            Act(MATCH, 1, "b", (6, 7), 1.3, 1.5, 3),
            Act(MATCH, 0, "c", (8,), 1.6),
            Act(MATCH, 0, "d", (9,), 1.7, 1.8, None, True),
        ],
        looks=[Look(MATCH, "ana", 0, 0.5, 0.6, 0), Look(MATCH, "eva", 1, 1.25, 1.28, 1)],
        frames=[
            Frame(0, MATCH, "ana", 0, None, 0, 0.6, "x0"),
            Frame(0, MATCH, "ana", 0, 0, 1, 1.2, "x1"),
            Frame(1, MATCH, "eva", 1, None, 1, 1.28, "y1"),
            Frame(0, MATCH, "ana", 0, 1, 3, 1.5, "x3"),
            Frame(1, MATCH, "eva", 1, 1, 3, 1.5, "y3"),
        ],
        losses=[Loss(MATCH, "old", 1, 0.3)],
        plies=[
            Ply(MATCH, 0, None, None, None, 0),
            Ply(MATCH, 1, 0, 5, "a", 0),
            Ply(MATCH, 2, 1, 6, "b", 0),
            Ply(MATCH, 3, 1, 7, None, 1),
            Ply(MATCH, 4, 0, 8, "c", 0),
        ],
        holders={(MATCH, 0): "ana", (MATCH, 1): "eva"},
        records={MATCH: {"r"}},
    )


def test_what_one_truth_explains_is_fine() -> None:
    assert judge(good()) == []


def lost(history: History) -> None:
    history.plies[4] = history.plies[4]._replace(key="z")
    history.acts[2].version = 4


def another_version(history: History) -> None:
    history.acts[0].version = 2


def refused_and_stored(history: History) -> None:
    history.acts[2].refused = True


def in_part(history: History) -> None:
    history.acts[1].actions = (6, 7, 8)
    history.acts[1].version, history.acts[1].returned = None, math.inf


def out_of_order(history: History) -> None:
    """The second was asked for only when the third had been answered."""
    history.acts[2].version, history.acts[2].returned = 4, 1.29


def a_hole(history: History) -> None:
    history.frames[3] = history.frames[3]._replace(since=2)


def a_missing_ply(history: History) -> None:
    del history.plies[2]


def two_records(history: History) -> None:
    history.records[MATCH] = {"r", "s"}


def added(where: str, what: object) -> Callable[[History], None]:
    return lambda history: getattr(history, where).append(what)


PLANTED = {
    "lost": lost,
    "another version": another_version,
    "refused and stored": refused_and_stored,
    "twice": added("plies", Ply(MATCH, 5, 0, 8, "c", 0)),
    "in part": in_part,
    "out of order": out_of_order,
    "old news": added("looks", Look(MATCH, "zoe", None, 1.6, 1.7, 1)),
    "a hole": a_hole,
    "a missing ply": a_missing_ply,
    "told too early": added("frames", Frame(1, MATCH, "eva", 1, 3, 9, 1.9, "y9")),
    "not the same": added("frames", Frame(2, MATCH, "eva", 1, None, 1, 1.9, "other")),
    "somebody else's eyes": added("frames", Frame(2, MATCH, "old", 1, None, 3, 1.9, "y")),
    # Already in the lobby, where there is nothing to see yet.
    "a lost seat": added("looks", Look(MATCH, "old", 1, 0.4, 0.45, -1)),
    "two records": two_records,
    "no record": added("refused", f"{MATCH} from a node: damaged"),
}


@pytest.mark.parametrize("plant", PLANTED.values(), ids=PLANTED)
def test_what_one_truth_does_not_explain_is_found(plant: Callable[[History], None]) -> None:
    history = good()
    plant(history)
    assert judge(history)
