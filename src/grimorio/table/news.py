"""What is stored of matches beyond what somebody knows of them, by one statement: who sits where
is read with the plies, and belongs to the same moment."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ARRAY, Integer, Select, String, bindparam, func, literal_column, select

from . import schema
from .match import MatchFacts, News
from .seats import KeptOut, Seat


class Known(NamedTuple):
    """How much of a match somebody knows: nothing, unless they say."""

    match: str
    version: int = -1
    question: int = -1
    """From this one on, they may not know all answers."""


class Ply(NamedTuple):
    ply: int
    kind: int
    seat: int | None
    action: int | None
    decision: int | None
    key: str | None
    at: int
    joined: int


class Envelope(NamedTuple):
    number: int
    ply: int
    seat: int
    action: int
    decision: int
    key: str | None


KINDS = (String, Integer, Integer)
SEATING = ("number", "seat", "kind", "guest", "name", "bot", "away")
CLOCK: Any = literal_column("extract(epoch FROM clock_timestamp())::float8")
ONE: Any = literal_column("1")
THOUSAND: Any = literal_column("1000.0")


def beyond(shared: bool) -> Select[Any]:
    """A row for every match that is there: in PostgreSQL of as many as are asked for, in SQLite of
    one. Lists in it come in any order."""
    w: Any = _all_known() if shared else _one_known()
    id, p, e, m = w.c.match, schema.plies, schema.sealed, schema.matches
    array, gather = (
        (func.json_build_array, func.json_agg)
        if shared
        else (func.json_array, func.json_group_array)
    )

    def rows(table: Any, columns: Sequence[str], *where: Any) -> Any:
        each = gather(array(*(table.c[name] for name in columns)))
        return select(each).where(table.c.match == id, *where).scalar_subquery()

    # After a restart of the only node, time begins anew.
    last = select(p.c.at).where(p.c.match == id).order_by(p.c.ply.desc()).limit(ONE)
    ago = CLOCK - last.scalar_subquery() / THOUSAND if shared else literal_column("0.0")
    return select(
        id,
        select(schema.heads.c.revision).where(schema.heads.c.match == id).scalar_subquery(),
        schema.secrets.c.invite,
        rows(schema.seatings, SEATING),
        rows(schema.hosts, ("number", "guest")),
        rows(schema.kept_out, ("number", "guest", "name", "out")),
        rows(p, Ply._fields, p.c.ply > w.c.version),
        rows(e, Envelope._fields, e.c.ply >= w.c.question),
        rows(schema.standings, ("seat", "guest", "action")),
        rows(schema.lengthened, ("ply",)),
        ago,
        select(m.c.id).where(m.c.before == id).scalar_subquery(),
        select(schema.closed.c.match).where(schema.closed.c.match == id).exists(),
    ).join_from(w, schema.secrets, schema.secrets.c.match == id)


def _one_known() -> Any:
    pairs = zip(Known._fields, KINDS, strict=True)
    return select(*(bindparam(name, type_=kind).label(name) for name, kind in pairs)).subquery()


def _all_known() -> Any:
    pairs = zip(Known._fields, KINDS, strict=True)
    lists: list[Any] = [bindparam(name, type_=ARRAY(kind)) for name, kind in pairs]
    return func.unnest(*lists).table_valued(*Known._fields).render_derived(name="known")


def asked(known: Sequence[Known]) -> dict[str, list[Any]]:
    """What PostgreSQL is given for several."""
    return dict(zip(Known._fields, map(list, zip(*known, strict=True)), strict=True))


def told(row: Any, facts: MatchFacts) -> News:
    """What such a row says of a match."""
    (_, revision, invite, seatings, hosts, door, plies, envelopes, standings, lengthened, ago,
     rematch, closed) = row  # fmt: skip
    seats = seated(_in_order(seatings), facts.seats)
    return News(
        revision or 0,
        seats,
        frozenset(number for number, seat in enumerate(seats) if seat.got_up),
        [facts.owner, *(guest for _, guest in _in_order(hosts))][-1],
        invite,
        {guest: KeptOut(guest, name, bool(out)) for _, guest, name, out in _in_order(door)},
        [Ply(*ply) for ply in _in_order(plies)],
        [Envelope(*each) for each in _in_order(envelopes)],
        {seat: (guest, action) for seat, guest, action in _in_order(standings)},
        Counter(ply for (ply,) in _in_order(lengthened)),
        max(0.0, ago or 0.0),
        rematch,
        bool(closed),
    )


def seated(rows: Iterable[Any], count: int) -> list[Seat]:
    """Who sits where after all of them, in their order."""
    seats = [Seat() for _ in range(count)]
    for _, number, kind, guest, name, bot, away in rows:
        seats[number] = Seat(kind, guest, name, bot, away > 0, away > 1)
    return seats


def _in_order(rows: Any) -> list[Any]:
    """By their number, the first of each."""
    return sorted((json.loads(rows) if isinstance(rows, str) else rows) or ())
