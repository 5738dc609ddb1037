"""The nodes that share a database: who lives, who is where, and which of them looks after what.

All of it is in the database, and all times are the database's. A node that has not said for
`LIVES` seconds that it lives is dead: its guests are gone, and others look after its matches. If it
comes to life again, it does so as another one, and knows that it holds nothing any more.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import structlog

from .aside import Aside
from .company import Elsewhere, House, Place
from .hints import Hints
from .names import new_id
from .postgres import PostgresStore
from .store import Head

BEAT = 2.0
LIVES = 6.0
MARGIN = 1.5
"""So many seconds before others may take over, a node that could not say so stops by itself."""
LOOK = 1.5
"""Seconds after which a node looks by itself what others have stored."""
MEET = 6.0
"""Seconds after which it looks by itself who is at other nodes: those tell when somebody comes or
goes, and who was at a node that died is there for as long anyway."""
MOST_TAKEN = 50
"""Matches that a node takes over at a time."""
LONG_AGO = -math.inf
KEPT = "1 day"
"""How long it is known since when somebody is gone."""

log = structlog.get_logger("nodes")

_ALIVE = "SELECT 1 FROM nodes n WHERE n.id = {0} AND n.until > clock_timestamp()"
_UNTIL = f"clock_timestamp() + interval '{LIVES} seconds'"
BEATS = (
    f"INSERT INTO nodes (id, until, limits) VALUES (%(me)s::text, {_UNTIL}, %(limits)s::text)"
    " ON CONFLICT (id) DO UPDATE SET until = excluded.until"
    " WHERE nodes.until > clock_timestamp() RETURNING id"
)
OTHERS = "SELECT id FROM nodes WHERE until > clock_timestamp() AND id <> %(me)s::text"
BURY = (
    "DELETE FROM nodes WHERE until < clock_timestamp()",
    "UPDATE presence SET gone = clock_timestamp() WHERE gone IS NULL AND NOT EXISTS ("
    + _ALIVE.format("presence.node") + ")",
)  # fmt: skip
CAME = (
    "INSERT INTO presence (match, guest, node) SELECT x.m, x.g, %(me)s::text"
    " FROM unnest(%(matches)s::text[], %(guests)s::text[]) AS x(m, g)"
    " JOIN matches ON matches.id = x.m"
    " ON CONFLICT (match, guest, node) DO UPDATE SET gone = NULL"
)
WENT = (
    "UPDATE presence SET gone = clock_timestamp()"
    " FROM unnest(%(matches)s::text[], %(guests)s::text[]) AS x(m, g)"
    " WHERE match = x.m AND guest = x.g AND node = %(me)s::text"
)
WHERE = (
    "SELECT match, guest, bool_or(gone IS NULL AND node <> %(me)s::text AND n.id IS NOT NULL),"
    " extract(epoch FROM clock_timestamp() - max(gone))"
    " FROM presence LEFT JOIN nodes n ON n.id = node AND n.until > clock_timestamp()"
    " WHERE match = ANY(%(matches)s::text[]) GROUP BY match, guest"
)
TAKE = (
    "INSERT INTO leases (match, node) SELECT id, %(me)s::text FROM matches"
    " WHERE id = ANY(%(matches)s::text[])"
    f" AND EXISTS ({_ALIVE.format('%(me)s::text')}) ORDER BY id"
    " ON CONFLICT (match) DO UPDATE SET node = excluded.node, due = NULL"
    " WHERE leases.node IS NULL OR leases.node = excluded.node"
    f" OR NOT EXISTS ({_ALIVE.format('leases.node')}) RETURNING match"
)
GIVE = (
    "UPDATE leases SET node = NULL, due = clock_timestamp() + %(due)s::float8 * interval '1 second'"
    " WHERE match = %(match)s AND node = %(me)s::text"
)
DROP = (
    "DELETE FROM leases WHERE match = ANY(%(matches)s::text[])"
    " AND (node = %(me)s::text OR node IS NULL"
    f" OR NOT EXISTS ({_ALIVE.format('leases.node')}))"
)
NEEDED = (
    f"SELECT match FROM leases WHERE CASE WHEN node IS NULL THEN due <= clock_timestamp()"
    f" ELSE NOT EXISTS ({_ALIVE.format('leases.node')}) END"
    " AND match <> ALL(%(unknown)s::text[]) ORDER BY random() LIMIT %(most)s"
)
LEAVE = (
    "UPDATE leases SET node = NULL, due = clock_timestamp() WHERE node = %(me)s::text",
    "UPDATE presence SET gone = clock_timestamp() WHERE node = %(me)s::text AND gone IS NULL",
    "DELETE FROM nodes WHERE id = %(me)s::text",
)
TIDY = (
    f"DELETE FROM presence WHERE gone < clock_timestamp() - interval '{KEPT}'",
    f"DELETE FROM allowances WHERE at < clock_timestamp() - interval '{KEPT}'",
)
CHANGED = (
    "SELECT known.match, coalesce(heads.revision, 0)"
    " FROM unnest(%(matches)s::text[], %(revisions)s::int[]) AS known(match, revision)"
    " LEFT JOIN heads ON heads.match = known.match"
    " WHERE coalesce(heads.revision, 0) <> known.revision"
)
_FILLED = (
    'LEAST(%(burst)s::float8, allowances."left"'
    " + extract(epoch FROM clock_timestamp() - allowances.at)::float8 * %(rate)s::float8)"
)
ALLOW = (
    'INSERT INTO allowances (name, "left", at)'
    " VALUES (%(name)s::text, %(burst)s::float8 - 1, clock_timestamp())"
    f' ON CONFLICT (name) DO UPDATE SET "left" = {_FILLED} - 1, at = clock_timestamp()'
    f" WHERE {_FILLED} >= 1 RETURNING name"
)


class Work(NamedTuple):
    """What a node wants from the database, all at once."""

    beats: bool
    came: list[Place]
    went: list[Place]
    wanted: list[str]
    given: dict[str, float | None]
    look: dict[str, int]
    meet: list[str]
    unknown: list[str]


class Result(NamedTuple):
    others: set[str] | None
    changed: dict[str, int]
    elsewhere: dict[str, Elsewhere]
    taken: list[str]
    needed: list[str]


class Expired(Exception):
    """Others hold this node for dead."""


class Nodes:
    """This node's place among the others."""

    def __init__(self, store: PostgresStore, house: House, limits: str = "{}") -> None:
        self.id = new_id()
        self.others: set[str] = set()
        self.hints = Hints(store.address, self._heard)
        self._house = house
        self._limits = limits
        self._aside = Aside(store.address, "nodes")
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._leaving = False
        self._lives_until = 0.0
        self._beat_at = LONG_AGO
        self._look_at = LONG_AGO
        self._meet_at = LONG_AGO
        self._people: dict[Place, bool] = {}
        self._wanted: dict[str, None] = {}
        self._held: set[str] = set()
        self._given: dict[str, float | None] = {}
        self._meet: set[str] = set()
        self._unknown: dict[str, None] = {}
        store.committed = self._committed

    # What the node asks of this

    async def start(self) -> None:
        self.hints.start(asyncio.get_running_loop())
        self._task = asyncio.create_task(self._tend())

    async def close(self) -> None:
        """Leave in an orderly way: others look after everything at once."""
        self._leaving = True  # a wait that ends in this very moment swallows the cancelling
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        with contextlib.suppress(Exception):
            await self._aside.do(self._leave)
        await self._aside.close()
        await asyncio.to_thread(self.hints.close)

    def holds(self, match: str) -> bool:
        """Whether this node looks after a match: lets its bots choose and its time run."""
        return match in self._held and self._time() < self._lives_until

    def want(self, match: str) -> None:
        """Something is owed there: look after it, if nobody else does."""
        if match not in self._held and match not in self._wanted:
            self._wanted[match] = None
            self._wake.set()

    def give(self, match: str, due: float | None) -> None:
        """It leaves memory: somebody is needed again in so many seconds, or (None) never."""
        self._wanted.pop(match, None)
        if match in self._held:
            self._held.discard(match)
            self._given[match] = due
            self._wake.set()

    def drop(self, match: str) -> None:
        """Nothing is owed there: nobody has to look after it."""
        self._wanted.pop(match, None)
        self._held.discard(match)
        self._given[match] = None
        self._wake.set()

    def came(self, match: str, guest: str) -> None:
        self._people[match, guest] = True
        self._wake.set()

    def went(self, match: str, guest: str) -> None:
        self._people[match, guest] = False
        self._wake.set()

    async def meet(self, match: str) -> Elsewhere:
        found = await self._aside.asked(lambda: self._where([match]))
        return found.get(match, Elsewhere(set(), {}))

    async def allow(self, name: str, rate: float, burst: float) -> bool:
        """Whether one more is allowed, of all nodes together."""
        values = {"name": name, "rate": float(rate), "burst": float(burst)}
        return await self._aside.asked(lambda: self._rows(ALLOW, values)) != []

    async def tidy(self) -> None:
        await self._aside.do(lambda: [self._rows(each, {}) for each in TIDY])

    # What others tell

    def _committed(self, heads: list[Head]) -> None:
        """In the writer's thread."""
        if self.others and heads:
            self.hints.tell(self.id, "stored", dict(heads))

    def _heard(self, node: str, kind: str, matches: dict[str, int]) -> None:
        if node == self.id:
            return
        known = {match: self._house.revision(match) for match in matches}
        if kind == "stored":
            for match, revision in known.items():
                if revision is not None and revision < matches[match]:
                    self._house.changed(match)
        elif kind == "people":
            self._meet.update(match for match, revision in known.items() if revision is not None)
            self._wake.set()
        else:
            self._look_at = self._meet_at = self._beat_at = LONG_AGO
            self._wake.set()

    # Tending

    async def _tend(self) -> None:
        while not self._leaving:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), 1.0)
            self._wake.clear()
            work = self._collect()
            begun = self._time()
            try:
                result = await self._aside.do(functools.partial(self._exchange, work))
            except Expired:
                self._begin_anew()
            except Exception as error:
                log.warning("no exchange", problem=type(error).__name__)
                self._put_back(work)
                await asyncio.sleep(0.5)
            else:
                await self._apply(work, result, begun)

    def _collect(self) -> Work:
        time = self._time()
        beats = time - self._beat_at >= BEAT
        looks = time - self._look_at >= LOOK
        meets = looks and time - self._meet_at >= MEET
        watched = list(self._house.watched()) if looks else []
        known = ((match, self._house.revision(match)) for match in watched)
        self._beat_at = time if beats else self._beat_at
        self._look_at = time if looks else self._look_at
        self._meet_at = time if meets else self._meet_at
        people, self._people = self._people, {}
        given, self._given = self._given, {}
        meet, self._meet = self._meet, set()
        return Work(
            beats,
            [place for place, here in people.items() if here],
            [place for place, here in people.items() if not here],
            list(self._wanted),
            given,
            {match: revision for match, revision in known if revision is not None},
            [*{*watched, *meet}] if meets else [*meet],
            list(self._unknown),
        )

    def _put_back(self, work: Work) -> None:
        people = dict.fromkeys(work.came, True) | dict.fromkeys(work.went, False)
        self._people = people | self._people
        self._given = work.given | self._given
        self._meet.update(work.meet)
        self._look_at = LONG_AGO
        self._beat_at = LONG_AGO if work.beats else self._beat_at

    def _begin_anew(self) -> None:
        """As another node, which holds nothing; whoever is here has come to it."""
        log.warning("held for dead")
        self.id = new_id()
        self._beat_at, self._lives_until = LONG_AGO, 0.0
        self._wanted |= dict.fromkeys(self._held)
        self._held.clear()
        self._given.clear()
        self._people = dict.fromkeys(self._house.own(), True)
        self._wake.set()

    async def _apply(self, work: Work, result: Result, begun: float) -> None:
        if work.beats:
            if not self._lives_until:
                # Whoever does not know of this node yet tells it nothing.
                self.hints.tell(self.id, "new", {})
            self._lives_until = begun + LIVES - MARGIN
        if result.others is not None:
            if self.others - result.others:
                self._meet_at = LONG_AGO  # who was there is gone
            self.others = result.others
        people = {match: 0 for match, _ in (*work.came, *work.went)}
        if people and self.others:
            self.hints.tell(self.id, "people", people)
        for match, revision in result.changed.items():
            if self._house.revision(match) != revision:
                self._house.changed(match)  # also if it was deleted
        for match in work.meet:
            self._house.met(match, result.elsewhere.get(match, Elsewhere(set(), {})))
        for match in result.taken:
            self._held.add(match)
            self._wanted.pop(match, None)
            self._house.took(match)
        for match in result.needed:
            if match not in self._wanted and not await self._house.open(match):
                self._unknown[match] = None

    # In a thread of its own

    def _exchange(self, work: Work) -> Result:
        others = self._live() if work.beats else None
        for sql, places in ((CAME, work.came), (WENT, work.went)):
            if places:
                matches, guests = [p[0] for p in places], [p[1] for p in places]
                self._rows(sql, {"matches": matches, "guests": guests})
        for match, due in work.given.items():
            if due is not None:
                self._rows(GIVE, {"match": match, "due": due})
        gone = [match for match, due in work.given.items() if due is None]
        if gone:
            self._rows(DROP, {"matches": gone})
        taken = self._rows(TAKE, {"matches": work.wanted}) if work.wanted else []
        known = {"matches": list(work.look), "revisions": list(work.look.values())}
        changed = self._rows(CHANGED, known) if work.look else []
        needed = self._rows(NEEDED, {"most": MOST_TAKEN, "unknown": work.unknown})
        return Result(others, dict(changed), self._where(work.meet) if work.meet else {},
                      [match for (match,) in taken], [match for (match,) in needed])  # fmt: skip

    def _live(self) -> set[str]:
        """Say that this node lives; bury those who do not."""
        if not self._rows(BEATS, {"limits": self._limits}):
            raise Expired
        others = {id for (id,) in self._rows(OTHERS, {})}
        if self.others - others or not self._lives_until:
            for each in BURY:
                self._rows(each, {})
        return others

    def _where(self, matches: Sequence[str]) -> dict[str, Elsewhere]:
        found: dict[str, Elsewhere] = {}
        for match, guest, here, gone in self._rows(WHERE, {"matches": list(matches)}):
            elsewhere = found.setdefault(match, Elsewhere(set(), {}))
            if here:
                elsewhere.here.add(guest)
            elif gone is not None:
                elsewhere.gone[guest] = float(gone)
        return found

    def _leave(self) -> None:
        for each in LEAVE:
            self._rows(each, {})

    def _rows(self, sql: str, values: dict[str, Any]) -> list[Any]:
        return self._aside.rows(sql, {"me": self.id, **values})

    def _time(self) -> float:
        return asyncio.get_running_loop().time()
