"""The tables of one node, put together: who does what, and what happens when.

What all nodes share is the store alone (and the shelf and the guestbook, which read it). The rest
is this node's: the matches in memory with their queues, the sockets that are open here, the alarms
of matches that sleep, the bots at work. A match is in the memory of one node at a time.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from grimorio.core.match import Step
from grimorio.core.registry import edition_games, game_ids, get_game

from .bots import Bots
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


class Hall:
    """Hears of everything that happens at a table, and tells whom it concerns."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        editions: Sequence[Path] = (),
        customs: Customs | None = None,
        clock: Clock | None = None,
    ) -> None:
        customs, clock = customs or Customs(), clock or Clock()
        games = {game: get_game(game) for game in game_ids()}
        games.update(edition_games(editions))  # a user's edition replaces the game's own
        shelf = Shelf(store)
        self.store = store
        self.tasks = Tasks()
        self.questions = Timekeeper(customs.question_seconds, clock)
        self.presence = Presence(clock, customs.grace_seconds)
        self.bots = Bots(thinkers, games, customs, self.questions, self.tasks)
        self.tables = Tables(store, shelf, self.presence, customs, self)
        self.stand_ins = StandIns(self.tables, self.presence, self.bots, clock, self.tasks)
        self.usher = Usher(self.presence, self.bots, self.stand_ins)
        self.founder = Founder(store, games, self.tables, self.bots, self.usher)
        self.guestbook = Guestbook(store, shelf)

    async def resume(self) -> None:
        """After a restart: go on with the matches in which a bot owes a choice, and let time run
        in those that wait for people."""
        await self.stand_ins.resume()
        await self.tables.resume()

    async def close(self) -> None:
        self.tasks.cancel()
        await self.bots.close()

    # In and out of memory

    def admitted(self, match: Match) -> None:
        match.listeners.append(self)
        self.stand_ins.awake(match)
        self.presence.miss(match)
        self.bots.call(match)

    def may_go(self, match: Match) -> bool:
        if match.sealed is not None and match.sealed.timed:
            return False  # everybody's time is running
        return not self.bots.owe(match)

    def goes(self, match: Match) -> None:
        self.stand_ins.sleep(match)
        self.presence.forgive(match)

    # Sockets

    def came(self, match: Match, guest: str) -> None:
        """A socket of a player opened: whoever was away is back."""
        first = self.presence.came(match, guest)
        # A bot may be about to stand in at this very moment: the queue knows.
        if not match.idle or any(match.seats[seat].away for seat in match.seats_of(guest)):
            self.stand_ins.step_back(match, guest)
        if first:
            match.tell_seated()

    def went(self, match: Match, guest: str) -> None:
        if self.presence.went(match, guest):
            match.tell_seated()

    # What was stored

    def moved(self, match: Match, step: Step) -> None:
        if step.version == 0:
            self.presence.forgive(match)  # nobody could play before
            self.presence.miss(match)
        self.bots.call(match)

    def seated(self, match: Match) -> None:
        """Whoever is here plays; somebody may have come while a bot was about to stand in."""
        for seat in match.seats:
            if seat.away and seat.guest is not None:
                if self.presence.is_here(match.id, seat.guest):
                    self.stand_ins.step_back(match, seat.guest)

    def left(self, match: Match, guest: str) -> None:
        """Nothing to do: their sockets hear of it."""

    def called(self, match: Match, rematch: str) -> None:
        """Nothing to do: the players hear of it from their sockets."""

    def asked(self, match: Match, seat: int | None) -> None:
        self.questions.heard(match)
