"""`grimorio serve` with a clock that goes wrong, or with a fault planted: `python -m` this."""

from __future__ import annotations

import importlib
import os
import time
from typing import Any

import grimorio.cli
from grimorio.server.rooms import Ear, Room
from grimorio.table import postgres
from grimorio.table.jobs import Act
from grimorio.table.match import Match, News

CLOCK = "CLUSTER_CLOCK"
PLANT = "CLUSTER_PLANT"
OLD = "CLUSTER_OLD"
"""A game of which the node knows only the rules of before."""


def lost_update() -> None:
    """Whoever writes last wins: nobody looks which revision a write is based on."""
    first = " WHERE heads.revision = excluded.revision - 1"
    last = (
        " ON CONFLICT (match, ply) DO UPDATE SET kind = excluded.kind, seat = excluded.seat,"
        " action = excluded.action, decision = excluded.decision, key = excluded.key,"
        " at = excluded.at, joined = excluded.joined"
    )
    heads = postgres.HEADS.replace(first, "")
    moves = postgres.MOVES.replace(first, "").replace(
        "(SELECT match FROM moved))", f"(SELECT match FROM moved){last})"
    )
    postgres.HEADS, postgres.PLIES = heads, postgres.PLIES + last
    postgres.MOVES = moves


def double_apply() -> None:
    """Keys are forgotten: what is sent again is played again, with whatever is on offer then."""
    check = Act._check

    def forgetful(self: Act, match: Match) -> Any:
        offers = match.progress.offers[self.seat]
        known = (self.seat, self.key or "") in match.keys
        if known and offers:
            self.body = (self.body[0], match.progress.decisions[self.seat], offers[0].id)
        return check(self, match)

    Act._check = forgetful  # type: ignore[method-assign]
    Match.answered = lambda self, seat, key, body: None  # type: ignore[method-assign]


def stale_seat() -> None:
    """A socket keeps the seat that it was opened for, if another node has taken it away."""
    sit, end = Match._sit, Room.end
    seat: Any = vars(Ear)["seat"]
    behind: set[str] = set()

    def late(self: Match, news: News) -> set[str]:
        behind.add(self.id)
        return sit(self, news)

    def kept(self: Ear) -> int | None:
        found: int | None = self.place if self.match.id in behind else seat.fget(self)
        return found

    def stay(self: Room, ears: list[Ear], key: str) -> None:
        if self.match.id not in behind:
            end(self, ears, key)

    Match._sit = late  # type: ignore[method-assign]
    Ear.seat = property(kept)  # type: ignore[assignment, method-assign]
    Room.end = stay  # type: ignore[method-assign]


FAULTS = {"lost-update": lost_update, "double-apply": double_apply, "stale-seat": stale_seat}


def main() -> None:
    offset, real = int(float(os.environ.get(CLOCK, "0")) * 1e9), time.time_ns
    time.time_ns = lambda: real() + offset
    if OLD in os.environ:
        game: Any = importlib.import_module(f"grimorio.games.{os.environ[OLD]}")
        game.NEWEST -= 1
    if PLANT in os.environ:
        FAULTS[os.environ[PLANT]]()
    grimorio.cli.main()


if __name__ == "__main__":
    main()
