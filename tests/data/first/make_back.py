"""Wrote `magia-asked-back.json`, as `make.py` wrote the rest: a match in which steps that asked
about the end were taken back, which rules 1 allowed. It ran once, on commit 448337e.

    python tests/data/first/make_back.py <folder>
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import grimorio.games  # noqa: F401  (registers the games)
from grimorio.core.registry import get_game
from grimorio.table import record
from grimorio.table.match import Match, MatchFacts, Ply
from grimorio.table.seats import HUMAN, Seat
from grimorio.table.steps import ACT, UNDO

NAME = "magia-asked-back"


class Nowhere:
    def write(self, plies: Any, rows: Any, done: Any) -> None:
        done(None)


def do(match: Match, kind: int, seat: int, action: int = 0) -> None:
    answers: list[Any] = []
    match.submit(Ply(kind, seat, match.progress.decisions[seat], action, None, answers.append))
    assert type(answers[0]).__name__ == "Accepted", answers


def asked_by(match: Match) -> int | None:
    """Who could take back the step that asked, while everybody is asked."""
    if len(match.deciding()) < 3:
        return None
    return next((seat for seat in range(3) if match.may_undo(seat)), None)


def make(choices: list[tuple[int, int]], secret: bytes) -> tuple[Match, int]:
    """The given choices, then random ones; the question is asked and taken back three times."""
    game = get_game("magia")
    facts = MatchFacts(NAME.ljust(22, "-"), 3, game.check_options(3, {}), "local",
                       "ana".ljust(22, "-"), 0, secret, "i" * 22, 0)  # fmt: skip
    seats = [Seat(HUMAN, facts.owner, name) for name in ("Ana", "Bea", "Ciro")]
    match = Match(game, facts, seats, Nowhere())  # type: ignore[arg-type]
    match.take(match.progress.setup(), None, (0, 0, 0))
    for seat, action in choices:
        do(match, ACT, seat, action)
    picker, back = random.Random(NAME), 0
    while match.outcome is None:
        mover = asked_by(match)
        if mover is not None and back < 3:
            asking = match.plies[-1][2]
            assert asking is not None
            do(match, UNDO, mover)
            back += 1
            if back < 3:
                do(match, ACT, mover, asking)
                continue
        seat = picker.choice(match.deciding())
        do(match, ACT, seat, picker.choice(match.progress.offers[seat]).id)
    return match, back


if __name__ == "__main__":
    from make import end_question  # the same choices that `make.py` found

    name, found = end_question("magia-asked", True)
    made, backs = make(found, random.Random(name).randbytes(32))
    assert backs == 3, backs
    text = json.dumps(record.export(made))
    (Path(sys.argv[1]) / f"{NAME}.json").write_text(text, encoding="utf-8")
    print(backs, made.version, record.export(made)["seal"])
