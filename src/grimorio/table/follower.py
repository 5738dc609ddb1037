"""Finds out what other nodes have stored. All who ask while a statement is on its way are answered
by the next one, which begins after they have asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg

from .aside import Aside
from .match import Match, News
from .news import Known, asked, beyond, told
from .postgres import PostgresStore

_dialect = PGDialect_psycopg()  # type: ignore[no-untyped-call]
BEYOND = str(beyond(shared=True).compile(dialect=_dialect))
REVISIONS = "SELECT match, revision FROM heads WHERE match = ANY(%(match)s::text[])"
MOST_TOGETHER = 200

K = TypeVar("K")


class Together(Generic[K]):
    """Questions that are answered together."""

    def __init__(self, answer: Callable[[list[K]], Awaitable[list[Any]]]) -> None:
        self._answer = answer
        self._waiting: list[tuple[K, asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None

    async def ask(self, question: K) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._waiting.append((question, future))
        if self._task is None:
            self._task = loop.create_task(self._work())
        return await future

    async def _work(self) -> None:
        while self._waiting:
            some = self._waiting[:MOST_TOGETHER]
            del self._waiting[:MOST_TOGETHER]
            answers: list[Any]
            try:
                answers = await self._answer([question for question, _ in some])
            except Exception as error:
                answers = [error] * len(some)
            for (_, future), answer in zip(some, answers, strict=True):
                if future.done():
                    continue
                if isinstance(answer, Exception):
                    future.set_exception(answer)
                else:
                    future.set_result(answer)
        self._task = None


class Follower:
    """One connection, however many matches are behind."""

    def __init__(self, store: PostgresStore) -> None:
        self._aside = Aside(store.address, "follower")
        self._revisions = Together(self._read_revisions)
        self._news = Together(self._read_news)

    async def revision(self, match: str) -> int:
        return int(await self._revisions.ask(match))

    async def news(self, match: Match) -> News | None:
        question = match.version + 1 if match.sealed is None else match.sealed.version
        row = await self._news.ask(Known(match.id, match.version, question))
        return None if row is None else told(row, match.facts)

    async def close(self) -> None:
        await self._aside.close()

    async def _read_revisions(self, matches: list[str]) -> list[int]:
        rows = await self._aside.asked(lambda: self._aside.rows(REVISIONS, {"match": matches}))
        found = dict(rows)
        return [found.get(match, 0) for match in matches]

    async def _read_news(self, known: list[Known]) -> list[Any]:
        rows = await self._aside.asked(lambda: self._aside.rows(BEYOND, asked(known)))
        found = {row[0]: row for row in rows}
        return [found.get(each.match) for each in known]
