"""The tables of one node, put together: who does what, and what happens when.

What all nodes share is in the store; what one of them knows of the others, `company` tells it. The
rest is this node's: the matches in memory with their queues, the sockets that are open here, the
bots at work. A match may be in the memory of several nodes; which of them lets its bots choose and
its time run is a matter of leases.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from grimorio.core.match import Step
from grimorio.core.registry import edition_games, game_ids, get_game
from grimorio.core.text import Json, Text

from .bots import Bots
from .company import Alone, Company, Elsewhere, Place
from .customs import Customs
from .founder import Founder
from .guestbook import Guestbook
from .match import Match
from .presence import Presence
from .sealed import Clock, Timekeeper
from .shelf import Shelf
from .stand_ins import StandIns
from .store import Store
from .tables import Tables
from .tasks import Tasks
from .thinkers import Thinkers
from .usher import Usher

if TYPE_CHECKING:
    from .follower import Follower


class Hall:
    """Hears of everything that happens at a table, and tells whom it concerns."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        editions: Sequence[Path] = (),
        customs: Customs | None = None,
        clock: Clock | None = None,
        limits: Mapping[str, Json] | None = None,
    ) -> None:
        customs, clock = customs or Customs(), clock or Clock()
        games = {game: get_game(game) for game in game_ids()}
        games.update(edition_games(editions))  # a user's edition replaces the game's own
        shelf = Shelf(store)
        self.store = store
        self.tasks = Tasks()
        self.questions = Timekeeper(customs.question_seconds, clock)
        self.presence = Presence(clock, customs.grace_seconds, customs.host_seconds)
        self.company, self.follower = company, follower = self._others(json.dumps(limits or {}))
        self.bots = Bots(thinkers, games, customs, self.questions, self.tasks, company)
        self.tables = Tables(store, shelf, self.presence, customs, self, company, follower)
        self.stand_ins = StandIns(self.tables, self.presence, self.bots, clock, self.tasks, company)
        self.usher = Usher(self.presence, self.bots, self.stand_ins)
        self.founder = Founder(store, games, self.tables, self.bots, self.usher)
        self.guestbook = Guestbook(store, shelf)

    def _others(self, limits: str) -> tuple[Company, Follower | None]:
        if not self.store.shared:
            return Alone(), None
        from .follower import Follower
        from .nodes import Nodes
        from .postgres import PostgresStore

        assert isinstance(self.store, PostgresStore)
        return Nodes(self.store, self, limits), Follower(self.store)

    async def resume(self) -> None:
        """After a restart: go on with the matches in which a bot owes a choice, and let time run
        in those that wait for people."""
        await self.company.start()
        if not self.store.shared:
            await self.stand_ins.resume()
        await self.tables.resume()

    async def close(self) -> None:
        self.tasks.cancel()
        await self.company.close()
        if self.follower is not None:
            await self.follower.close()
        await self.bots.close()

    # In and out of memory

    def admitted(self, match: Match) -> None:
        match.listeners.append(self)
        self.stand_ins.awake(match)
        self.presence.miss(match)
        self._look_after(match)

    def _look_after(self, match: Match) -> None:
        """See that somebody does what the table owes."""
        if self.owes(match):
            self.company.want(match.id)
        self.bots.call(match)

    def owes(self, match: Match) -> bool:
        """Whether something happens at this table without anybody's doing."""
        self.questions.start(match)
        timed = match.sealed is not None and match.sealed.timed
        return timed or self.bots.owe(match) or self.stand_ins.waits(match)

    def may_go(self, match: Match) -> bool:
        if self.store.shared and not self.company.holds(match.id):
            return True  # another node looks after it
        if match.sealed is not None and match.sealed.timed:
            return False  # everybody's time is running
        return not self.bots.owe(match)

    def goes(self, match: Match) -> None:
        self.stand_ins.sleep(match, self.store.shared)
        self.presence.forget(match)

    # Sockets

    def came(self, match: Match, guest: str) -> None:
        """A socket of a player opened: whoever was away is back."""
        first = self.presence.came(match, guest)
        # A bot may be about to stand in at this very moment: the queue knows.
        if not match.idle or any(match.seats[seat].away for seat in match.seats_of(guest)):
            self.stand_ins.step_back(match, guest)
        if first:
            self.company.came(match.id, guest)
            match.tell_seated()

    def went(self, match: Match, guest: str) -> None:
        if self.presence.went(match, guest):
            self.company.went(match.id, guest)
            match.tell_seated()

    # What was stored

    def moved(self, match: Match, step: Step) -> None:
        if step.version == 0:
            self.presence.forgive(match)  # nobody could play before
            self.presence.miss(match)
        self._look_after(match)

    def seated(self, match: Match) -> None:
        """Whoever is here plays; somebody may have come while a bot was about to stand in."""
        for seat in match.seats:
            if seat.away and seat.guest is not None:
                if self.presence.is_here(match.id, seat.guest):
                    self.stand_ins.step_back(match, seat.guest)

        if self.store.shared:
            self._look_after(match)  # another node may have called a bot

    def left(self, match: Match, guest: str) -> None:
        """Nothing to do: their sockets hear of it."""

    def called(self, match: Match, rematch: str) -> None:
        """Nothing to do: the players hear of it from their sockets."""

    def settled(self, match: Match, seat: int) -> None:
        """Nothing to do: its guest hears of it."""

    def ended(self, match: Match, why: Text, final: bool) -> None:
        match.listeners.remove(self)
        self.tables.drop(match)
        self.stand_ins.alarms.stop(match.id)
        self.company.drop(match.id)

    # What whoever runs the server does

    @contextlib.asynccontextmanager
    async def quiet(self, ids: Sequence[str], why: Text, final: bool = True) -> AsyncIterator[None]:
        """While these matches are changed behind their backs, nothing happens there; afterwards
        they are out of memory, and everybody there is told. If it fails, they go on."""
        await self.tables.arrived(ids)
        halted = [self.tables.open[id] for id in ids if id in self.tables.open]
        for match in halted:
            match.ended = why
        try:
            yield
        except BaseException:
            for match in halted:
                match.ended = None
                self._look_after(match)
            raise
        await self.tables.arrived(ids)
        late = [self.tables.open[id] for id in ids if id in self.tables.open]
        for match in {*halted, *late}:
            match.ended = why
            while not match.idle:  # what is being stored is answered first
                await asyncio.sleep(0.005)
            match.end(why, final)

    def asked(self, match: Match, seat: int | None) -> None:
        self.questions.heard(match)

    # What other nodes do

    def watched(self) -> Iterable[str]:
        return [
            match.id
            for match in self.tables.open.values()
            if len(match.listeners) > 1 or self.company.holds(match.id)
        ]

    def revision(self, match: str) -> int | None:
        found = self.tables.open.get(match)
        return None if found is None else found.revision

    def changed(self, match: str) -> None:
        found = self.tables.open.get(match)
        if found is not None and (len(found.listeners) > 1 or self.company.holds(match)):
            found.behind()

    def met(self, match: str, elsewhere: Elsewhere) -> None:
        found = self.tables.open.get(match)
        if found is not None and self.presence.met(found, elsewhere):
            found.tell_seated()

    def took(self, match: str) -> None:
        found = self.tables.open.get(match)
        if found is not None:
            found.behind()  # it may be the last one to know
            self.bots.call(found)

    async def open(self, match: str) -> bool:
        found = await self.tables.attempt(match)
        if not isinstance(found, Match):
            return found is None or found.problem.key == "table-fault"
        if self.owes(found):
            self.company.want(match)
        else:
            self.company.drop(match)
        return True

    def own(self) -> Iterable[Place]:
        return list(self.presence.sockets)
