"""Sets new tables, and the same table again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence

from grimorio.core.errors import BadInput
from grimorio.core.game import AnyGame, Options
from grimorio.core.registry import game_ids

from . import changes
from .bots import Bots
from .jobs import setup_row
from .match import Match, MatchFacts
from .names import BOTS, clean_name, first_invitation, new_id
from .seats import BOT, HUMAN, OPEN, Seat
from .shelf import match_rows
from .store import PlyRow, Store, now
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
    ) -> Match:
        """A new table: `bots` and `local` start at once, `friends` waits for them."""
        if game_id not in self.games:
            raise BadInput("error-unknown-game", game=game_id[:40], known=game_ids())
        game = self.games[game_id]
        options = game.check_options(seats, given)
        spec = self._bots.check(game_id, bot)
        places = [Seat(HUMAN, guest, name)]
        for number in range(1, seats):
            if mode == "bots":
                places.append(Seat(BOT, None, BOTS[(number - 1) % len(BOTS)], spec))
            else:
                places.append(Seat(HUMAN, guest) if mode == "local" else Seat())
        for number, each in enumerate(names[:seats]):
            if mode == "local":
                places[number].name = clean_name(each)
        facts = MatchFacts(new_id(), seats, options, mode, guest, absent,
                           secrets.token_bytes(32), new_id(), now())  # fmt: skip
        return await self._open(game, facts, places)

    async def rematch(self, match: Match, guest: str) -> Match:
        """The same table again with everybody who sits there; asked twice, it is one table.

        Whoever got up sits down again only by asking themselves. For them a seat stays open.
        """
        if match.phase != "over":
            raise BadInput("table-not-over")
        async with self._rematching:
            again = None if match.rematch is None else await self._tables.find(match.rematch)
            if again is not None:
                name = match.seats[match.seats_of(guest)[0]].name
                await self._usher.sit(
                    again, guest, lambda again: changes.join_again(again, guest, name)
                )
                return again
            new = await self._again(match, guest)
            match.tell_rematch(new.id)
        return new

    async def _again(self, match: Match, guest: str) -> Match:
        game = await asyncio.to_thread(self._tables.shelf.newest, match.game)
        options = game.check_options(match.facts.seats, match.facts.options)
        places = changes.again(match, guest)
        stays = any(seat.guest == match.host for seat in places)
        secret = secrets.token_bytes(32)
        facts = match.facts._replace(
            id=new_id(), options=options, owner=match.host if stays else guest,
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
        start = all(seat.kind != OPEN for seat in places)
        plies: list[PlyRow] = [setup_row(match.id)] if start else []
        step = match.progress.setup() if start else None
        await self._store.save(rows, plies)
        if step is not None:
            match.take(step, None, (0, 0, 0))
        self._tables.admit(match)
        return match
