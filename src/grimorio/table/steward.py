"""What whoever runs the server can do about stored matches and guests: look, close, delete, check.

It works on any store. If a hall is at hand, the matches that are in memory there fall quiet before
their rows change. Nodes elsewhere see the changed revision and read what is stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

from sqlalchemy import Connection, exists, func, select
from sqlalchemy.exc import DBAPIError

from grimorio.core.errors import BadInput
from grimorio.core.text import Json, Text

from . import schema
from .customs import Customs
from .hall import Hall
from .names import is_id, new_id
from .shelf import Shelf
from .statements import PERSONAL
from .store import DELETED, NotStored, Row, Store, Taken, Unsure, now

DAY = 86_400_000
MOST_RACES = 50
MOST_AT_ONCE = 200
"""Matches that are deleted in one transaction."""
PHASES = ("lobby", "running", "over", "closed")


class Spared(Exception):
    """It is no longer what was to be deleted."""


class Steward:
    """Reads in threads, writes through the store."""

    def __init__(self, store: Store, hall: Hall | None = None) -> None:
        self._store = store
        self._hall = hall
        self._shelf = Shelf(store)

    async def do(self, name: str, /, **args: Any) -> Json:
        """One of the commands of `grimorio admin`."""
        work: dict[str, Callable[..., Any]] = {
            "list": self.matches, "show": self.show, "export": self.export, "guests": self.guests,
            "limits": self.limits,
            "close": self.close, "reopen": self.reopen, "delete": self.delete,
            "forget": self.forget, "prune": self.prune, "check": self.check,
            "repair": self.repair,
        }  # fmt: skip
        try:
            result: Json = await work[name](**args)
        except Unsure:
            raise BadInput("error-admin-unsure") from None
        except NotStored:
            raise BadInput("error-admin-not-stored") from None
        except DBAPIError:
            raise BadInput("error-admin-not-read") from None
        return result

    # Looking

    async def matches(self, phase: str | None = None, game: str | None = None) -> Json:
        return await asyncio.to_thread(self._list, phase, game)

    def _list(self, phase: str | None, game: str | None) -> Json:
        m = schema.matches
        with self._store.read() as connection:
            query = _outlines().order_by(m.c.at)
            rows = connection.execute(query if game is None else query.where(m.c.game == game))
            found = [_line(row) for row in rows]
            names = _names(connection)
        for line in found:
            line["players"] = names.get(line["id"], [])
        return [line for line in found if phase in (None, line["phase"])]

    async def show(self, id: str) -> Json:
        return await asyncio.to_thread(self._show, id)

    def _show(self, id: str) -> Json:
        m = schema.matches
        with self._store.read() as connection:
            row = connection.execute(_outlines().where(m.c.id == id)).first()
            if row is None:
                raise BadInput("error-no-match", match=id[:40])
            facts = connection.execute(select(m).where(m.c.id == id)).one()
        line = _line(row) | {"rules": facts.rules, "edition": facts.edition, "mode": facts.mode,
                             "options": facts.options, "commitment": facts.commitment}  # fmt: skip
        try:
            match = self._shelf.read(id, closed=True)
        except BadInput as error:
            return line | {"problem": str(error)}
        assert match is not None
        return line | {"seats": [
            {"seat": n, "kind": seat.kind, "name": seat.name, "guest": seat.guest,
             "bot": seat.bot, "away": seat.away} for n, seat in enumerate(match.seats)
        ]}  # fmt: skip

    async def export(self, id: str) -> Json:
        """As the page gives it: before the end nothing that happened."""
        match = await asyncio.to_thread(self._shelf.read, id, True) if is_id(id) else None
        if match is None:
            raise BadInput("error-no-match", match=id[:40])
        return match.export()

    async def guests(self, name: str | None = None) -> Json:
        return await asyncio.to_thread(self._guests, name)

    def _guests(self, name: str | None) -> Json:
        s, g = schema.seatings, schema.guests
        with self._store.read() as connection:
            sat = select(s.c.guest, func.count(func.distinct(s.c.match)), func.max(s.c.at))
            rows = connection.execute(sat.where(s.c.guest.is_not(None)).group_by(s.c.guest)).all()
            known = {row.id: row for row in connection.execute(select(g))}
        found: dict[str, dict[str, Json]] = {
            guest: {"guest": guest, "name": "", "matches": count, "last": last}
            for guest, count, last in rows
        }
        for id, row in known.items():
            line = found.setdefault(id, {"guest": id, "name": "", "matches": 0, "last": row.at})
            line["name"] = row.name
        wanted = [line for line in found.values() if name in (None, line["name"])]
        return sorted(wanted, key=lambda line: -int(str(line["last"])))

    async def limits(self) -> Json:
        """What is in force at each node that lives, by its name; a node says so when it comes."""
        return await asyncio.to_thread(self._limits)

    def _limits(self) -> Json:
        n = schema.nodes
        with self._store.read() as connection:
            rows = connection.execute(select(n.c.id, n.c.limits).where(n.c.until > func.now()))
            return {row.id: json.loads(row.limits) for row in rows}

    # Changing

    async def close(self, ids: Sequence[str]) -> Json:
        """Nothing happens there any more; all of it is kept."""
        ids = await self._known(ids)
        rows: list[Row] = [("closed", {"match": id, "at": now()}) for id in ids]
        await self._change(ids, rows, Text("table-closed"))
        return {"matches": len(ids)}

    async def reopen(self, ids: Sequence[str]) -> Json:
        ids = await self._known(ids)
        rows: list[Row] = [("clear closed", {"of": id}) for id in ids]
        await self._change(ids, rows, Text("table-read-anew"), final=False)
        return {"matches": len(ids)}

    async def delete(self, ids: Sequence[str]) -> Json:
        ids = await self._known(ids)
        await self._delete(ids)
        return {"matches": len(ids)}

    async def _delete(self, ids: Sequence[str]) -> None:
        for first in range(0, len(ids), MOST_AT_ONCE):
            some = ids[first : first + MOST_AT_ONCE]
            rows = [(f"clear {table}", {"of": id}) for id in some for table in DELETED]
            await self._change(some, rows, Text("table-deleted"))

    async def forget(self, guest: str) -> Json:
        """Delete the matches where nobody else has sat; in the others it was nobody, who cannot
        be told from anybody by it. Lessons and the name go."""
        alone, others = await asyncio.to_thread(self._sat, guest)
        if not alone and not others and not await asyncio.to_thread(self._is_known, guest):
            raise BadInput("error-no-guest", guest=guest[:40])
        await self._delete(alone)
        both = {"of": guest, "new": new_id()}
        rows: list[Row] = [(f"disown {name}", both) for name in (*PERSONAL, "matches")]
        rows += [("forget lessons", {"of": guest}), ("drop guests", {"of": guest})]
        await self._change(others, rows, Text("table-read-anew"), final=False)
        return {"deleted": len(alone), "kept": len(others)}

    async def prune(
        self,
        lobby_days: float = 0.0,
        finished_days: float = 0.0,
        deserted_days: float = 0.0,
        guest_days: float = 0.0,
        dry: bool = False,
    ) -> Json:
        """Delete what is older; zero: nothing of that kind."""
        ages = {"lobby": lobby_days, "over": finished_days, "running": deserted_days}
        found = await asyncio.to_thread(self._old, ages)
        guests = await asyncio.to_thread(self._strangers, guest_days)
        if not dry:
            for ids in found.values():
                for id in ids:
                    await self._delete_old(id, ages)
            rows: list[Row] = []
            for guest in guests:
                rows += [("forget lessons", {"of": guest}), ("drop guests", {"of": guest})]
            if rows:
                await self._store.save(rows)
        counts: dict[str, Json] = {phase: len(ids) for phase, ids in found.items()}
        return counts | {"guests": len(guests)}

    async def _delete_old(self, id: str, ages: dict[str, float]) -> None:
        """Unless somebody has just gone on with it: what is stored meanwhile moves its revision."""

        def still() -> bool:
            return any(id in ids for ids in self._old(ages, id).values())

        rows: list[Row] = [(f"clear {table}", {"of": id}) for table in DELETED]
        with contextlib.suppress(Spared):
            await self._change([id], rows, Text("table-deleted"), still=still)

    async def retain(self, customs: Customs) -> Json:
        """What the settings say about how long things are kept; tables that were never started
        are the hall's."""
        return await self.prune(0.0, customs.finished_days, customs.deserted_days,
                                customs.guest_days)  # fmt: skip

    # Checking

    async def check(self) -> Json:
        """The engine's own check; then every match is gone through from its first ply."""
        return await asyncio.to_thread(self._check)

    def _check(self) -> Json:
        try:
            engine = self._store.check()
        except DBAPIError as error:
            engine = str(error.orig)
        if engine != "ok":  # what is in it cannot be trusted
            return {"engine": engine.partition("\n")[0], "matches": 0, "damaged": {},
                    "orphans": {}, "open_ends": []}  # fmt: skip
        with self._store.read() as connection:
            ids = list(connection.execute(select(schema.matches.c.id)).scalars())
            lost = {name: count for name, count in _orphans(connection).items() if count}
            stored = set(connection.execute(select(schema.results.c.match)).scalars())
        problems: dict[str, Json] = {}
        open_ends: list[Json] = []
        for id in ids:
            try:
                match = self._shelf.read(id, closed=True)
            except BadInput as error:
                problems[id] = str(error)
                continue
            if match is not None and match.phase == "over" and id not in stored:
                open_ends.append(id)
        return {"engine": engine, "matches": len(ids), "damaged": problems,
                "orphans": dict(lost), "open_ends": open_ends}  # fmt: skip

    async def repair(self, cut: bool = False) -> Json:
        """What can be made whole again without losing anything: results that follow from the
        plies. If so wished, a damaged match is cut back to its last sound ply."""
        told: Any = await self.check()
        done: list[Json] = []
        for id in told["open_ends"]:
            match = await asyncio.to_thread(self._shelf.read, id, True)
            assert match is not None
            rows = match.result_rows(match.state)
            await self._change([id], rows, Text("table-read-anew"), final=False)
            done.append(id)
        shortened: dict[str, Json] = {}
        for id in told["damaged"] if cut else ():
            sound = await asyncio.to_thread(self._shelf.sound_plies, id)
            if sound is not None:
                rows = [("clear results", {"of": id}), ("clear sealed", {"of": id}),
                                   ("cut plies", {"of": id, "first": sound})]  # fmt: skip
                await self._change([id], rows, Text("table-read-anew"), final=False)
                shortened[id] = sound
        return {"results": done, "cut": shortened}

    # What they share

    async def _known(self, names: Sequence[str]) -> list[str]:
        """Each of them once; BadInput if there is no such match."""
        ids = list(dict.fromkeys(names))
        m = schema.matches

        def read() -> set[str]:
            with self._store.read() as connection:
                query = select(m.c.id).where(m.c.id.in_(ids))
                return set(connection.execute(query).scalars())

        known = await asyncio.to_thread(read)
        for id in ids:
            if id not in known:
                raise BadInput("error-no-match", match=id[:40])
        return ids

    async def _change(
        self,
        ids: Sequence[str],
        rows: list[Row],
        why: Text,
        final: bool = True,
        still: Callable[[], bool] = lambda: True,
    ) -> None:
        """All of it or nothing, on top of what is stored by then, if that still calls for it."""
        async with self._quiet(ids, why, final):
            for _ in range(MOST_RACES):
                found = await asyncio.to_thread(self._shelf.revisions, ids) if ids else {}
                heads = [(id, found.get(id, 0) + 1) for id in ids]
                if not await asyncio.to_thread(still):
                    raise Spared
                try:
                    await self._store.save(rows, heads=heads)
                    return
                except Taken:
                    await asyncio.sleep(0.02)  # somebody has just played there
            raise BadInput("error-too-busy")

    @contextlib.asynccontextmanager
    async def _quiet(self, ids: Sequence[str], why: Text, final: bool) -> AsyncIterator[None]:
        if self._hall is None:
            yield
        else:
            async with self._hall.quiet(ids, why, final):
                yield

    def _sat(self, guest: str) -> tuple[list[str], list[str]]:
        """The matches that have to do with a guest: those without anybody else, and the rest."""
        s, m = schema.seatings, schema.matches
        with self._store.read() as connection:
            ids: set[str] = set(
                connection.execute(select(m.c.id).where(m.c.owner == guest)).scalars()
            )
            for name in PERSONAL:
                table = schema.metadata.tables[name]
                query = select(table.c.match).where(table.c.guest == guest)
                ids |= set(connection.execute(query).scalars())
            query = select(s.c.match).where(s.c.guest != guest, s.c.match.in_(ids))
            shared = set(connection.execute(query).scalars())
        return sorted(ids - shared), sorted(ids & shared)

    def _is_known(self, guest: str) -> bool:
        g, learnt = schema.guests, schema.lessons
        with self._store.read() as connection:
            for query in (select(g.c.id).where(g.c.id == guest),
                          select(learnt.c.guest).where(learnt.c.guest == guest)):  # fmt: skip
                if connection.execute(query).first() is not None:
                    return True
        return False

    def _old(self, ages: dict[str, float], id: str | None = None) -> dict[str, list[str]]:
        """By phase: the matches where nothing has happened for longer."""
        found: dict[str, list[str]] = {phase: [] for phase in ages}
        if not any(ages.values()):
            return found
        with self._store.read() as connection:
            query = _outlines() if id is None else _outlines().where(schema.matches.c.id == id)
            lines = [_line(row) for row in connection.execute(query)]
        time = now()
        for line in lines:
            phase = str(line["begun"])
            days = ages.get(phase, 0.0)
            if days > 0 and int(str(line["last"])) < time - days * DAY:
                found[phase].append(str(line["id"]))
        return found

    def _strangers(self, days: float) -> list[str]:
        """Guests who sit at no stored table, and have not been heard of for so long."""
        g, s = schema.guests, schema.seatings
        if days <= 0:
            return []
        with self._store.read() as connection:
            query = select(g.c.id).where(
                g.c.at < now() - int(days * DAY), ~exists().where(s.c.guest == g.c.id)
            )
            return list(connection.execute(query).scalars())


def _outlines() -> Any:
    """A row a match: what it is, how far, and when something last happened there."""
    m, p, s, r, c = (schema.matches, schema.plies, schema.seatings, schema.results, schema.closed)
    plies = select(func.count()).where(p.c.match == m.c.id).scalar_subquery()
    played = select(func.max(p.c.at)).where(p.c.match == m.c.id).scalar_subquery()
    sat = select(func.max(s.c.at)).where(s.c.match == m.c.id).scalar_subquery()
    return select(
        m.c.id, m.c.game, m.c.owner, m.c.at, plies.label("plies"),
        func.coalesce(played, sat, m.c.at).label("last"),
        exists().where(r.c.match == m.c.id).label("over"),
        exists().where(c.c.match == m.c.id).label("closed"),
    )  # fmt: skip


def _line(row: Any) -> dict[str, Json]:
    begun = "over" if row.over else "running" if row.plies else "lobby"
    return {"id": row.id, "game": row.game, "phase": "closed" if row.closed else begun,
            "begun": begun, "plies": row.plies, "set": row.at, "last": row.last,
            "owner": row.owner}  # fmt: skip


def _names(connection: Connection) -> dict[str, list[Json]]:
    """By match: who sits there now, by seat."""
    s = schema.seatings
    seats: dict[str, dict[int, str]] = {}
    for row in connection.execute(select(s).order_by(s.c.number)):
        seats.setdefault(row.match, {})[row.seat] = row.name
    return {id: [name for _, name in sorted(found.items())] for id, found in seats.items()}


def _orphans(connection: Connection) -> dict[str, int]:
    """By table: rows about a match that is not there."""
    found: dict[str, int] = {}
    for name in DELETED:
        table = schema.metadata.tables[name]
        if name != "matches":
            there = exists().where(schema.matches.c.id == table.c.match)
            query = select(func.count()).select_from(table).where(~there)
            found[name] = int(connection.execute(query).scalar() or 0)
    return found
