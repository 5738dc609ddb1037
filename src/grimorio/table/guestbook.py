"""What is known of guests beyond one table."""

from __future__ import annotations

import asyncio

from .names import clean_name
from .shelf import Shelf
from .store import Store, now

DAY = 86_400_000


class Guestbook:
    """All of it is in the store: every node knows the same."""

    def __init__(self, store: Store, shelf: Shelf) -> None:
        self._store = store
        self._shelf = shelf

    async def name_of(self, guest: str) -> str:
        return await asyncio.to_thread(self._shelf.name_of, guest)

    async def rename(self, guest: str, name: str) -> str:
        clean = clean_name(name)
        await self._store.save([("guests", {"id": guest, "name": clean, "at": now()})])
        return clean

    async def learnt(self, guest: str, game: str) -> set[str]:
        """The lessons of a game that a guest has finished."""
        return await asyncio.to_thread(self._shelf.learnt, guest, game)

    async def all_learnt(self, guest: str) -> set[tuple[str, str]]:
        """Every lesson that a guest has finished, with its game."""
        return await asyncio.to_thread(self._shelf.all_learnt, guest)

    async def learn(self, guest: str, game: str, lesson: str) -> None:
        row = {"guest": guest, "game": game, "lesson": lesson, "at": now()}
        await self._store.save([("lessons", row)])

    async def forget_lessons(self, guest: str) -> None:
        await self._store.save([("forget lessons", {"of": guest})])

    async def set_today(self, guest: str) -> int:
        """How many unfinished matches a guest has set within a day."""
        return await asyncio.to_thread(self._shelf.set_by, guest, now() - DAY)
