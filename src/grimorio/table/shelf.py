"""Finding stored matches again, and the rows that a new one is stored as."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import structlog
from sqlalchemy import Connection, exists, func, select

from grimorio.core.errors import BadInput
from grimorio.core.game import AnyGame
from grimorio.core.registry import get_game, stored_game
from grimorio.core.text import Text

from . import schema
from .match import Match, MatchFacts, News
from .news import SEATING, Known, asked, beyond, seated, told
from .seats import Seat
from .store import CLEARED, Row, Store

log = structlog.get_logger("shelf")


class Outline:
    """A match that this program cannot open, as far as the database alone tells of it."""

    def __init__(
        self, game: str, facts: MatchFacts, seats: list[Seat], phase: str, problem: Text
    ) -> None:
        self.game = game
        self.facts = facts
        self.id = facts.id
        self.host = facts.owner
        self.seats = seats
        self.phase = phase
        self.problem = problem


class Shelf:
    """Reads, and never writes; every method may take a moment, so call it in a thread."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._beyond = beyond(store.shared)
        self._games: dict[tuple[str, int, str], AnyGame] = {}
        self._told: set[str] = set()

    def read(self, id: str, closed: bool = False) -> Match | None:
        """The match, also a closed one if so asked; BadInput if this program cannot open it, which
        is logged once."""
        try:
            return self._read(id, closed)
        except BadInput as error:
            if id not in self._told and error.key != "table-closed":
                self._told.add(id)
                log.warning("a match cannot be opened", match=id, problem=error.key)
            raise

    def _read(self, id: str, closed: bool) -> Match | None:
        with self._store.read() as connection:
            row = _row(connection, id)
            if row is None:
                return None
            if not closed and is_closed(connection, id):
                raise BadInput("table-closed")
            game = self._game(row.game, row.rules, row.edition, row.text)
            facts = _facts(row)
            news = self._news(connection, facts)
            match = Match(game, facts, news.seats, self._store)
            result = select(schema.results).where(schema.results.c.match == id)
            _load(match, news, connection.execute(result).first() is not None)
        return match

    def sound_plies(self, id: str) -> int | None:
        """How many of a match's plies can be gone through, whole acts only; None if this program
        does not know its rules or its cards."""
        with self._store.read() as connection:
            row = _row(connection, id)
            if row is None:
                return None
            try:
                game = self._game(row.game, row.rules, row.edition, row.text)
            except BadInput:
                return None
            news = self._news(connection, _facts(row))
            match = Match(game, _facts(row), news.seats, self._store)
        act = 0
        for number, ply in enumerate(news.plies):
            act = act if ply.joined else number
            try:
                match.load([ply])
            except Exception:
                return act
        return len(news.plies)

    def _news(self, connection: Connection, facts: MatchFacts) -> News:
        known = asked([Known(facts.id)]) if self._store.shared else Known(facts.id)._asdict()
        return told(connection.execute(self._beyond, known).one(), facts)

    def revisions(self, ids: Sequence[str]) -> dict[str, int]:
        """How far the stored matches are."""
        h = schema.heads
        with self._store.read() as connection:
            rows = connection.execute(select(h).where(h.c.match.in_(ids)))
            return {row.match: row.revision for row in rows}

    def outline(self, id: str, problem: Text) -> Outline | None:
        """What is known of a match without its rules, and why it cannot be opened."""
        with self._store.read() as connection:
            row = _row(connection, id)
            if row is None:
                return None
            r, p = schema.results, schema.plies
            over = connection.execute(select(r.c.match).where(r.c.match == id)).first()
            begun = connection.execute(select(p.c.ply).where(p.c.match == id).limit(1)).first()
            phase = "over" if over else "running" if begun else "lobby"
            seats = _seats(connection, id, row.seats)
            outline = Outline(row.game, _facts(row), seats, phase, problem)
            outline.host = _host(connection, id) or outline.host
            return outline

    def newest(self, game: AnyGame) -> AnyGame:
        """The game with the same cards, by the rules that a new match is played by."""
        info, rules = game.info, get_game(game.info.id).info.version
        if info.version == rules:
            return game
        return self._game(info.id, rules, info.edition.digest, info.edition.text)

    def _game(self, id: str, rules: int, digest: str, text: str) -> AnyGame:
        key = (id, rules, digest)
        if key not in self._games:
            self._games[key] = stored_game(id, rules, digest, text)
        return self._games[key]

    def game_of(self, id: str) -> str | None:
        with self._store.read() as connection:
            m = schema.matches
            return connection.execute(select(m.c.game).where(m.c.id == id)).scalar()

    def before(self, id: str) -> str | None:
        """The table that a rematch is the rematch of."""
        with self._store.read() as connection:
            m = schema.matches
            return connection.execute(select(m.c.before).where(m.c.id == id)).scalar()

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

    def set_by(self, guest: str, since: int) -> int:
        """How many unfinished matches a guest has set since a time."""
        s, m, r = schema.seatings, schema.matches, schema.results
        with self._store.read() as connection:
            query = (
                select(func.count(func.distinct(m.c.id)))
                .select_from(s.join(m, m.c.id == s.c.match))
                .where(s.c.guest == guest, m.c.owner == guest, m.c.at > since)
                .where(m.c.id.not_in(select(r.c.match).where(r.c.match == m.c.id)))
            )
            return int(connection.execute(query).scalar() or 0)

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

    def watchable(self, most: int) -> list[str]:
        """Running matches against bots in which somebody is, at whichever node."""
        m, p, h, here = schema.matches, schema.plies, schema.presence, schema.nodes
        with self._store.read() as connection:
            latest = select(func.max(p.c.at)).where(p.c.match == m.c.id).scalar_subquery()
            query = (
                select(m.c.id)
                .where(m.c.mode == "bots")
                .where(exists().where(p.c.match == m.c.id, p.c.ply == 0))
                .where(~exists().where(schema.results.c.match == m.c.id))
                .where(
                    exists()
                    .where(h.c.match == m.c.id, h.c.gone.is_(None), here.c.id == h.c.node)
                    .where(here.c.until > func.clock_timestamp())
                )
                .order_by(latest.desc())
                .limit(most)
            )
            return list(connection.execute(query).scalars())

    def timed(self) -> list[tuple[str, int]]:
        """Running matches in which people are waited for only so long, and how many seconds."""
        m, p, r = schema.matches, schema.plies, schema.results
        with self._store.read() as connection:
            query = (
                select(m.c.id, m.c.absent)
                .where(m.c.absent > 0)
                .where(exists().where(p.c.match == m.c.id, p.c.ply == 0))
                .where(~exists().where(r.c.match == m.c.id))
            )
            return [(row.id, row.absent) for row in connection.execute(query)]

    def deserted_lobbies(self, before: int, most: int) -> list[str]:
        """Tables that were never started, and where nobody has sat down or got up since a time."""
        m, p, s, here = schema.matches, schema.plies, schema.seatings, schema.presence
        with self._store.read() as connection:
            query = (
                select(m.c.id)
                .where(m.c.at < before)
                .where(~exists().where(p.c.match == m.c.id))
                .where(~exists().where(s.c.match == m.c.id, s.c.at >= before))
                .where(~exists().where(here.c.match == m.c.id, here.c.gone.is_(None)))
                .limit(most)
            )
            return list(connection.execute(query).scalars())

    def learnt(self, guest: str, game: str) -> set[str]:
        """The lessons of a game that a guest has finished."""
        t = schema.lessons
        with self._store.read() as connection:
            query = select(t.c.lesson).where(t.c.guest == guest, t.c.game == game)
            return set(connection.execute(query).scalars())

    def all_learnt(self, guest: str) -> set[tuple[str, str]]:
        t = schema.lessons
        with self._store.read() as connection:
            rows = connection.execute(select(t.c.game, t.c.lesson).where(t.c.guest == guest))
            return {(game, lesson) for game, lesson in rows}

    def name_of(self, guest: str) -> str:
        with self._store.read() as connection:
            query = select(schema.guests.c.name).where(schema.guests.c.id == guest)
            return connection.execute(query).scalar() or ""


def is_closed(connection: Connection, id: str) -> bool:
    c = schema.closed
    return connection.execute(select(c.c.match).where(c.c.match == id)).first() is not None


def clearing_rows(id: str) -> list[Row]:
    """What takes a table away that was never started; the store refuses it for any other."""
    return [(f"clear {table}", {"of": id}) for table in CLEARED]


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
    hidden = {"match": match.id, "secret": facts.secret, "invite": match.invite}
    edition = {"digest": info.edition.digest, "text": info.edition.text}
    seats = [seat.row(match.id, n) for n, seat in enumerate(match.seats)]
    door = [each.row(match.id) for each in match.door.values()]
    return [("editions", edition), ("matches", row), ("secrets", hidden), *seats, *door]


def _load(match: Match, news: News, over: bool) -> None:
    """What was stored was allowed when it was stored: if it cannot be gone through again, or does
    not lead to the end that was stored, something has changed it.
    """
    try:
        match.begin(news)
    except Exception:
        raise BadInput("error-match-damaged") from None
    if over and match.phase != "over":
        raise BadInput("error-match-damaged")


def _row(connection: Connection, id: str) -> Any:
    m, s = schema.matches, schema.secrets
    query = (
        select(m, s.c.secret, s.c.invite, schema.editions.c.text)
        .join(s, s.c.match == m.c.id)
        .join(schema.editions, schema.editions.c.digest == m.c.edition)
        .where(m.c.id == id)
    )
    return connection.execute(query).one_or_none()


def _facts(row: Any) -> MatchFacts:
    return MatchFacts(row.id, row.seats, json.loads(row.options), row.mode, row.owner,
                      row.absent, row.secret, row.invite, row.at)  # fmt: skip


def _seats(connection: Connection, id: str, count: int) -> list[Seat]:
    s = schema.seatings
    query = select(*(s.c[name] for name in SEATING)).where(s.c.match == id).order_by(s.c.number)
    return seated(connection.execute(query), count)


def _host(connection: Connection, id: str) -> str | None:
    h = schema.hosts
    query = select(h.c.guest).where(h.c.match == id).order_by(h.c.number.desc()).limit(1)
    return connection.execute(query).scalar()
