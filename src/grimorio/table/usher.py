"""Leads people to their seats and away from them; each wish is judged when its turn comes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from grimorio.core.errors import BadInput
from grimorio.core.text import Text

from . import changes
from .bots import Bots
from .jobs import Sit, Start
from .match import Match
from .names import clean_name
from .presence import Presence
from .seats import BOT, Seating
from .stand_ins import StandIns

Change = Callable[[Match], Seating]


class Usher:
    def __init__(self, presence: Presence, bots: Bots, stand_ins: StandIns) -> None:
        self._presence = presence
        self._bots = bots
        self._stand_ins = stand_ins

    async def join(self, match: Match, guest: str, name: str, invite: str) -> int:
        clean = clean_name(name)
        await self.sit(match, guest, lambda match: changes.join(match, guest, clean, invite))
        return match.seats_of(guest)[0]

    async def call(self, match: Match, guest: str, name: str) -> None:
        """By the name that somebody has now, if they sat down without one."""
        await self.sit(match, guest, lambda match: changes.call(match, guest, name))

    async def change_seat(
        self,
        match: Match,
        guest: str,
        seat: int,
        kind: str,
        bot: str | None,
        keep_out: bool = False,
    ) -> None:
        """The host's hand: a bot or nobody in the lobby; a bot for who is away in a match.

        Whoever sits at a running match may do that for its host while that one is gone.
        """
        spec = self._bots.check(match.game.info.id, bot)

        def change(match: Match) -> Seating:
            gone = match.phase == "running" and not self._presence.is_here(match.id, match.host)
            if not (gone and match.seats_of(guest)):
                changes.must_host(match, guest)
            if match.phase == "lobby":
                return changes.arrange(match, seat, kind, spec, keep_out)
            if match.phase == "over" or kind != BOT or keep_out:
                raise BadInput("table-seat-fixed")
            if bot is not None:
                raise BadInput("table-own-bot")
            return self._stand_ins.relieve(match, seat)

        await self.sit(match, guest, change)
        self._bots.call(match)

    async def let_in(self, match: Match, guest: str, number: int) -> None:
        await self.sit(match, guest, lambda match: changes.let_in(match, guest, number))

    async def invite_anew(self, match: Match, guest: str) -> None:
        await self.sit(match, guest, lambda match: changes.invite_anew(match, guest))

    async def take_over(self, match: Match, guest: str) -> None:
        def change(match: Match) -> Seating:
            here = self._presence.is_here(match.id, match.host)
            wait = None if here else self._presence.host_in(match.id, match.host)
            return changes.take_over(match, guest, wait)

        await self.sit(match, guest, change)

    async def leave(self, match: Match, guest: str) -> None:
        """Get up; in a running match the table's own bot chooses from now on."""
        spec = self._bots.check(match.game.info.id, None)
        await self.sit(match, guest, lambda match: changes.get_up(match, guest, spec), True)
        self._bots.call(match)

    async def start(self, match: Match, guest: str) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        match.submit(Start(guest, _settle(future)))
        await future

    async def sit(self, match: Match, guest: str, change: Change, leaves: bool = False) -> None:
        """Change the seats when the wish's turn has come; BadInput if it cannot be followed."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        settle = _settle(future)

        def done(text: Text | None) -> None:
            settle(text)
            if text is None and leaves:
                match.tell_left(guest)

        match.submit(Sit(change, done, guest))
        await future


def _settle(future: asyncio.Future[None]) -> Any:
    def done(text: Text | None) -> None:
        if future.done():
            return
        if text is None:
            future.set_result(None)
        else:
            future.set_exception(BadInput(text.key, **text.args))  # type: ignore[arg-type]

    return done
