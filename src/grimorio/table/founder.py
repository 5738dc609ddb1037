"""Sets new tables, and the same table again."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Iterable, Mapping, Sequence

from grimorio.core.errors import BadInput
from grimorio.core.game import AnyGame, Options
from grimorio.core.registry import game_ids

from . import changes
from .bots import Bots
from .jobs import setup_row
from .match import Match, MatchFacts
from .names import bot_name, clean_name, first_invitation, new_id
from .seats import BOT, HUMAN, OPEN, Seat
from .shelf import match_rows
from .store import PlyRow, Store, Taken, now
from .tables import Tables
from .usher import Usher


class Founder:
    def __init__(
        self, store: Store, games: Mapping[str, AnyGame], tables: Tables, bots: Bots, usher: Usher
    ) -> None:
        self.games = games
        """What new matches are played with."""
        self._store = store
        self._tables = tables
        self._bots = bots
        self._usher = usher
        self._rematching = asyncio.Lock()

    async def create(
        self,
        guest: str,
        name: str,
        game_id: str,
        seats: int,
        mode: str,
        given: Options,
        names: Sequence[str] = (),
        bot: str | None = None,
        absent: int = 0,
        bots: Sequence[str | None] = (),
    ) -> Match:
        """A new table: it starts at once unless friends have to come. `bots` names, from the second
        seat on, the bot that sits there; `bot` is the one that the mode `bots` puts elsewhere."""
        if game_id not in self.games:
            raise BadInput("error-unknown-game", game=game_id[:40], known=game_ids())
        game = self.games[game_id]
        options = game.check_options(seats, given)
        if len(bots) >= seats:
            raise BadInput("error-many-bots", most=seats - 1)
        usual = self._bots.check(game_id, bot) if mode == "bots" else None
        specs = [self._bots.check(game_id, each) if each is not None else usual for each in bots]
        specs += [usual] * (seats - 1 - len(specs))
        places = [Seat(HUMAN, guest, name)]
        for number, spec in enumerate(specs, 1):
            if spec is not None:
                places.append(Seat(BOT, None, bot_name(number), spec))
            else:
                places.append(Seat(HUMAN, guest) if mode == "local" else Seat())
        for place, each in zip(places, names, strict=False):
            if mode == "local" and place.kind == HUMAN:
                place.name = clean_name(each)
        facts = MatchFacts(new_id(), seats, options, mode, guest, absent,
                           secrets.token_bytes(32), new_id(), now())  # fmt: skip
        return await self._open(game, facts, places)

    async def rematch(self, match: Match, guest: str, name: str = "") -> Match:
        """The same table again, or a yes to it: asked twice, it is one table.

        Only who asks sits there. It begins when all others have said yes by asking, too, or the
        host has put bots in their places. A table from which everybody got up asks nobody any more:
        then it is asked anew. `name` is for who sat there without one.
        """
        if match.phase != "over":
            raise BadInput("table-not-over")
        async with self._rematching:
            while True:
                again = await self.rematch_of(match)
                if again is not None:
                    await self._agree(match, again, guest, name)
                    return again
                match.declined.clear()
                try:
                    new = await self._again(match, guest, name)
                except Taken:
                    if match.reader is None:
                        raise
                    await match.fresh()  # at another node somebody was first
                else:
                    match.tell_rematch(new.id)
                    return new

    async def rematch_of(self, match: Match) -> Match | None:
        """The table of the rematch, unless it is gone."""
        again = None if match.rematch is None else await self._tables.find(match.rematch)
        return None if again is None or again.left_by_all else again

    async def _agree(self, match: Match, again: Match, guest: str, given: str) -> None:
        place = match.seats_of(guest)[0]
        name = match.seats[place].name or given
        await self._usher.sit(
            again, guest, lambda again: changes.join_again(again, guest, name, place)
        )
        if place in match.declined:
            match.declined.discard(place)
            match.tell_rematch(again.id)
        if again.phase == "lobby" and all(seat.kind != OPEN for seat in again.seats):
            with contextlib.suppress(BadInput):  # somebody has got up meanwhile
                await self._usher.start(again, again.host)

    def decline(self, match: Match, guest: str) -> None:
        """A no to the rematch, for now; it frees no seat that a yes has taken."""
        if match.rematch is None:
            raise BadInput("table-no-rematch")
        match.declined.update(match.seats_of(guest))
        match.tell_rematch(match.rematch)

    async def got_up(self, match: Match, guest: str) -> None:
        """Whoever gets up from the table of a rematch says no to it, for now."""
        old = await self._before(match) if match.phase == "lobby" else None
        if old is not None and old.rematch == match.id and old.seats_of(guest):
            self.decline(old, guest)

    async def asks(self, match: Match, guest: str) -> str | None:
        """If this is a rematch that waits for this guest: the table where they sat before."""
        if not _waits_for(match, guest):
            return None
        old = await self._before(match)
        return old.id if old is not None and old.seats_of(guest) else None

    async def asking(self, sat: Iterable[Match], guest: str) -> list[tuple[Match, Match]]:
        """Of the tables where a guest sits: those whose rematch waits for them, with it."""
        found = []
        for match in sat:
            again = await self.rematch_of(match) if match.phase == "over" else None
            if again is not None and _waits_for(again, guest):
                found.append((match, again))
        return found

    async def _before(self, match: Match) -> Match | None:
        before = await asyncio.to_thread(self._tables.shelf.before, match.id)
        return None if before is None else await self._tables.find(before)

    async def _again(self, match: Match, guest: str, name: str) -> Match:
        game = await asyncio.to_thread(self._tables.shelf.newest, match.game)
        options = game.check_options(match.facts.seats, match.facts.options)
        places = changes.again(match, guest, name)
        secret = secrets.token_bytes(32)
        facts = match.facts._replace(
            id=new_id(), options=options, owner=guest,
            secret=secret, invite=first_invitation(secret), at=now(),
        )  # fmt: skip
        return await self._open(game, facts, places, match)

    async def _open(
        self, game: AnyGame, facts: MatchFacts, places: list[Seat], before: Match | None = None
    ) -> Match:
        """The match starts at once unless somebody is still missing."""
        match = Match(game, facts, places, self._store)
        if before is not None:
            match.door = {guest: known for guest, known in before.door.items() if known.out}
        rows = match_rows(match, before.id if before is not None else None)
        if before is not None and before.rematch is not None:
            rows.insert(0, ("part rematch", {"of": before.id}))
        start = all(seat.kind != OPEN for seat in places)
        plies: list[PlyRow] = [setup_row(match.id)] if start else []
        step = match.progress.setup() if start else None
        heads = (
            [(match.id, 1)] if before is None else [(match.id, 1), (before.id, before.revision + 1)]
        )
        await self._store.save(rows, plies, heads)
        match.revision = 1
        if before is not None:
            before.revision += 1
        if step is not None:
            match.take(step, None, (0, 0, 0))
        self._tables.admit(match)
        return match


def _waits_for(rematch: Match, guest: str) -> bool:
    gathers = rematch.phase == "lobby" and not rematch.left_by_all
    return gathers and not rematch.seats_of(guest) and changes.is_asked(rematch, guest)
