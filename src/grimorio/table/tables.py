"""The matches that this node has in memory: found, let in, let go again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Protocol

import structlog

from grimorio.core.errors import BadInput
from grimorio.core.text import Text

from .company import Company
from .customs import Customs
from .match import Match, Reader
from .presence import Presence
from .shelf import Outline, Shelf, clearing_rows
from .store import Store, now

MOST_LISTED = 50
MOST_RESUMED = 200
MOST_READ = 2
MOST_CLEARED = 200
DAY = 86_400_000
AT_LEAST = 60_000
"""Milliseconds that a match stays in memory after its last use, however full it is."""

log = structlog.get_logger("tables")


class Attendant(Protocol):
    """Looks after the matches in memory."""

    def admitted(self, match: Match) -> None:
        """It has come into memory."""

    def may_go(self, match: Match) -> bool:
        """Whether nothing keeps it there that only memory knows."""

    def goes(self, match: Match) -> None:
        """It is about to leave memory."""


def others_may_know(store: Store, problem: BadInput) -> bool:
    """Whether another node, of a newer version or with more packages, may be able to open what this
    one cannot."""
    return store.shared and problem.key not in ("error-match-damaged", "table-closed")


class Tables:
    """One match is in memory once, however many ask for it; the store has all of them."""

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        presence: Presence,
        customs: Customs,
        attendant: Attendant,
        company: Company,
        reader: Reader | None,
    ) -> None:
        self.shelf = shelf
        self.open: dict[str, Match] = {}
        self._store = store
        self._presence = presence
        self._customs = customs
        self._attendant = attendant
        self._company = company
        self._reader = reader
        self._loading: dict[str, asyncio.Future[Match | None]] = {}
        self._reading = asyncio.Semaphore(MOST_READ)
        """Going through a long match again takes a while: not all threads at once."""

    # Finding

    async def find(self, id: str) -> Match | None:
        """The match, loaded if need be; all who ask at once get the same one."""
        match = self.open.get(id)
        if match is not None:
            match.used = now()
            await match.fresh()
            if match.ended is None:
                return match
            self.open.pop(id, None)
        future = self._loading.get(id)
        if future is not None:
            match = await asyncio.shield(future)
            if match is not None:
                await match.fresh()  # it was read before somebody asked here
            return match
        future = self._loading[id] = asyncio.ensure_future(self._load(id))
        future.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(future)

    async def _load(self, id: str) -> Match | None:
        async with self._reading:
            match = await asyncio.to_thread(self.shelf.read, id)
        if match is not None:
            if self._store.shared:
                self._presence.met(match, await self._company.meet(id))
            self.admit(match)
        return match

    def admit(self, match: Match) -> None:
        self.open[match.id] = match
        match.reader = self._reader
        match.most_take_backs = self._customs.take_backs
        self._attendant.admitted(match)

    async def game_of(self, id: str) -> str | None:
        """Which game is played there, without opening it."""
        match = self.open.get(id)
        return match.game.info.id if match else await asyncio.to_thread(self.shelf.game_of, id)

    async def invited(self, invite: str) -> Match | None:
        id = await asyncio.to_thread(self.shelf.invited, invite)
        return None if id is None else await self.find(id)

    async def attempt(self, id: str) -> Match | Outline | None:
        """The match, or as much as is known without opening it: no list is spoilt by it."""
        try:
            return await self.find(id)
        except BadInput as error:
            why = Text(error.key, dict(error.arguments))
            return await asyncio.to_thread(self.shelf.outline, id, why)
        except Exception as error:
            log.warning("a match cannot be loaded", match=id, problem=type(error).__name__)
            why = Text("table-fault")
            return await asyncio.to_thread(self.shelf.outline, id, why)

    async def of_guest(self, guest: str) -> list[Match | Outline]:
        """Where this guest sits, the newest first."""
        ids = await asyncio.to_thread(self.shelf.of_guest, guest, MOST_LISTED)
        found = [await self.attempt(id) for id in ids]
        return [m for m in found if m is not None and any(s.guest == guest for s in m.seats)]

    async def watchable(self) -> list[Match]:
        """Running matches against bots, those with the latest move first. Friends are among
        themselves: their matches can be watched by whoever was given the link."""
        if self._store.shared:
            ids = await asyncio.to_thread(self.shelf.watchable, MOST_LISTED)
            found = [await self.attempt(id) for id in ids]
            return [m for m in found if isinstance(m, Match) and m.phase == "running"]
        used = self._presence.used()
        running = [
            match
            for match in self.open.values()
            if match.phase == "running" and match.facts.mode == "bots" and match.id in used
        ]
        return sorted(running, key=lambda match: -match.updated)[:MOST_LISTED]

    # Memory

    def drop(self, match: Match) -> None:
        """It has ended: whoever asks for it from now on is told by the store."""
        if self.open.get(match.id) is match:
            self._attendant.goes(match)
            del self.open[match.id]

    async def arrived(self, ids: Iterable[str]) -> None:
        """Wait for those of them that are on their way into memory."""
        loading = [self._loading[id] for id in ids if id in self._loading]
        await asyncio.gather(*loading, return_exceptions=True)

    def forget(self, idle: float) -> None:
        """Let go of matches that nobody has used for `idle` milliseconds; they can be loaded.

        If memory is full, those unused for longest go early.
        """
        used, time = self._presence.used(), now()
        spare = max(0, len(self.open) - self._customs.in_memory)
        least = min(idle, AT_LEAST) if spare else idle
        unused = [match for match in self.open.values() if time - _last_used(match) > least]
        unused.sort(key=_last_used)
        for match in unused:
            if (spare > 0 or time - _last_used(match) > idle) and self._may_go(match, used):
                self._attendant.goes(match)
                del self.open[match.id]
                spare -= 1

    def _may_go(self, match: Match, used: set[str]) -> bool:
        if match.id in used or not match.idle or len(match.listeners) > 1:
            return False
        return self._attendant.may_go(match)

    async def resume(self) -> None:
        """After a restart of the only node: open the matches in which something may be owed. What
        several nodes look after comes by itself."""
        if self._store.shared:
            return
        for id in await asyncio.to_thread(self.shelf.running, MOST_RESUMED):
            await self.attempt(id)

    async def clear_lobbies(self) -> int:
        """Clear away tables that were never started and that nobody has touched for long."""
        days = self._customs.lobby_days
        if days <= 0:
            return 0
        before, count = now() - int(days * DAY), 0
        for id in await asyncio.to_thread(self.shelf.deserted_lobbies, before, MOST_CLEARED):
            if id not in self.open and id not in self._loading:
                # Whoever asks for it in this moment waits, and is told that there is none.
                self._loading[id] = asyncio.ensure_future(self._clear(id))
                try:
                    await self._loading[id]
                finally:
                    del self._loading[id]
                count += 1
        return count

    async def _clear(self, id: str) -> None:
        await self._store.save(clearing_rows(id))


def _last_used(match: Match) -> int:
    return max(match.updated, match.used)
