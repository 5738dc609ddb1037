"""A connection of its own and a thread of its own, for one part of a node."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg
from sqlalchemy.exc import OperationalError

from .postgres import Line, dial

T = TypeVar("T")


class Aside:
    """One thing after the other; a connection that broke is made anew."""

    def __init__(self, address: str, part: str) -> None:
        self._address = address
        self._part = part
        self._line: Line | None = None
        self._worker = ThreadPoolExecutor(1, part)
        self._closed = False

    async def do(self, work: Callable[[], T]) -> T:
        if self._closed:
            raise asyncio.CancelledError  # the node goes, and so does whoever still asks
        return await asyncio.get_running_loop().run_in_executor(self._worker, work)

    async def asked(self, work: Callable[[], T]) -> T:
        """For somebody who waits: a line that broke meanwhile is tried once more, and what fails
        then is told as it is by those who read."""
        try:
            with contextlib.suppress(psycopg.OperationalError):
                return await self.do(work)
            return await self.do(work)
        except psycopg.Error as error:
            raise OperationalError(None, None, error) from None

    def rows(self, sql: str, values: dict[str, Any]) -> list[Any]:
        """In the thread."""
        if self._line is None or self._line.closed:
            self._line = dial(self._address, self._part)
        cursor = self._line.execute(sql.encode(), values)
        return cursor.fetchall() if cursor.description else []

    async def close(self) -> None:
        await self.do(self._hang_up)
        self._closed = True
        self._worker.shutdown(wait=False)

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
