"""Finding stored matches again, and the rows that a new one is stored as."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, func, select

from grimorio.core.registry import stored_game

from . import schema
from .match import Match, MatchFacts
from .seats import Seat
from .steps import AnyGame
from .store import Row, Store


class Shelf:
    """Reads, and never writes; every method may take a moment, so call it in a thread."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._games: dict[tuple[str, int, str], AnyGame] = {}

    def read(self, id: str) -> Match | None:
        with self._store.read() as connection:
            m, s = schema.matches, schema.secrets
            query = (
                select(m, s.c.secret, s.c.invite, schema.editions.c.text)
                .join(s, s.c.match == m.c.id)
                .join(schema.editions, schema.editions.c.digest == m.c.edition)
                .where(m.c.id == id)
            )
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            game = self._game(row.game, row.rules, row.edition, row.text)
            facts = MatchFacts(row.id, row.seats, json.loads(row.options), row.mode, row.owner,
                               row.absent, row.secret, row.invite, row.at)  # fmt: skip
            seats = _seats(connection, id, row.seats)
            match = Match(game, facts, seats, self._store)
            plies = schema.plies
            match.load(
                connection.execute(select(plies).where(plies.c.match == id).order_by(plies.c.ply))
            )
            after = select(m.c.id).where(m.c.before == id)
            match.rematch = connection.execute(after).scalar()
        return match

    def _game(self, id: str, rules: int, digest: str, text: str) -> AnyGame:
        key = (id, rules, digest)
        if key not in self._games:
            self._games[key] = stored_game(id, rules, digest, text)
        return self._games[key]

    def invited(self, invite: str) -> str | None:
        """The match that an invitation leads to."""
        with self._store.read() as connection:
            query = select(schema.secrets.c.match).where(schema.secrets.c.invite == invite)
            return connection.execute(query).scalar()

    def of_guest(self, guest: str, most: int) -> list[str]:
        """The matches where a guest has sat, the newest first."""
        s = schema.seatings
        with self._store.read() as connection:
            query = (
                select(s.c.match)
                .where(s.c.guest == guest)
                .group_by(s.c.match)
                .order_by(func.max(s.c.number).desc())
                .limit(most)
            )
            return list(connection.execute(query).scalars())

    def running(self, most: int) -> list[str]:
        """Matches without a result, those with the latest ply first."""
        p, r = schema.plies, schema.results
        with self._store.read() as connection:
            query = (
                select(p.c.match)
                .where(p.c.match.not_in(select(r.c.match)))
                .group_by(p.c.match)
                .order_by(func.max(p.c.at).desc())
                .limit(most)
            )
            return list(connection.execute(query).scalars())

    def name_of(self, guest: str) -> str:
        with self._store.read() as connection:
            query = select(schema.guests.c.name).where(schema.guests.c.id == guest)
            return connection.execute(query).scalar() or ""


def match_rows(match: Match, before: str | None) -> list[Row]:
    info, facts = match.game.info, match.facts
    row: dict[str, Any] = {
        "id": match.id,
        "game": info.id,
        "rules": info.version,
        "edition": info.edition.digest,
        "seats": facts.seats,
        "options": json.dumps(facts.options),
        "mode": facts.mode,
        "owner": facts.owner,
        "absent": facts.absent,
        "commitment": match.commitment,
        "before": before,
        "at": facts.at,
    }
    hidden = {"match": match.id, "secret": facts.secret, "invite": facts.invite}
    edition = {"digest": info.edition.digest, "text": info.edition.text}
    seats = [seat.row(match.id, n) for n, seat in enumerate(match.seats)]
    return [("editions", edition), ("matches", row), ("secrets", hidden), *seats]


def _seats(connection: Connection, id: str, count: int) -> list[Seat]:
    s = schema.seatings
    seats = [Seat() for _ in range(count)]
    for row in connection.execute(select(s).where(s.c.match == id).order_by(s.c.number)):
        seats[row.seat] = Seat(row.kind, row.guest, row.name, row.bot, bool(row.away))
    return seats
