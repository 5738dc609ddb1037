"""The append-only store as everybody else sees it, whichever engine keeps the rows.

One thread writes. Whatever waits while the engine is busy is written together in the next
transaction. `done` is called only after the commit is for good. Nothing that fails ends the writer.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

import structlog
from sqlalchemy import Connection

from .durations import Durations

Row = tuple[str, dict[str, Any]]
Done = Callable[[Exception | None], None]
PlyRow = tuple[str, int, int, int | None, int | None, int | None, str | None, int, int]
Head = tuple[str, int]
"""A match, and the revision that a write makes of it: every change at a table counts one."""

MOST_TOGETHER = 1024
NEWEST = "0008"
"""The newest migration."""
PROOF_LASTS = 1.0
"""So many seconds a write that succeeded stands for one that would."""
READY_WITHIN = 2.0
# A match with plies cannot be cleared away: they refer to it. What takes it away whole names them.
CLEARED = ("leases", "presence", "lengthened", "standings", "sealed", "kept_out", "hosts",
           "seatings", "secrets", "heads", "matches")  # fmt: skip

DELETED = ("results", "plies", "closed", *CLEARED)

log = structlog.get_logger("store")


class NotStored(Exception):
    """It was not taken; nothing of it was kept."""


class Unsure(NotStored):
    """The line broke before the answer came: it may be stored, or may still be."""


class Unfit(NotStored):
    """The tables do not take what is in it; others are not concerned."""


class Taken(Unfit):
    """Somebody else has already stored this ply."""


class Write:
    """What belongs together: all of it is stored, or nothing."""

    def __init__(
        self, plies: list[PlyRow], rows: list[Row], done: Done, heads: Sequence[Head]
    ) -> None:
        self.plies = plies
        self.rows = rows
        self.done = done
        self.heads = heads
        self.at = time.monotonic()
        self.error: Exception | None = None


class Store(ABC):
    """Keeps everything that must outlive the process."""

    shared = False
    """Whether other nodes read and write the same rows."""

    def __init__(self) -> None:
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._trial: asyncio.Task[bool] | None = None
        self._proved = 0.0
        self.commits = 0
        self.stored = 0
        self.failures = 0
        self.healthy = True
        self.durations = Durations()
        """From a write to its being stored."""
        self.commit_durations = Durations()

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting, then close."""
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()
        self._close()

    # What an engine does

    @abstractmethod
    def read(self) -> Connection:
        """A connection that only reads; all that is read on it is from one moment."""

    @abstractmethod
    def key(self, name: str) -> bytes:
        """A key of the server, made at the first start. Only before the writer runs."""

    @abstractmethod
    def check(self) -> str:
        """`ok`, or what the engine's own check complains about."""

    @abstractmethod
    def sizes(self) -> dict[str, int]:
        """Bytes of each part of the database; nothing is waited for."""

    folder: Path | None = None
    """Where it is, if it is on a disk of this machine."""

    @abstractmethod
    def fill(self) -> AbstractContextManager[Connection]:
        """One transaction for very much at once; only before the writer runs."""

    @abstractmethod
    def _transact(self, batch: list[Write]) -> Exception | None:
        """All of it in one transaction; what concerns one write alone is noted in it."""

    def _rest(self) -> None:  # noqa: B027  (most engines have nothing to do then)
        """Between two transactions."""

    @abstractmethod
    def _close(self) -> None:
        """The writer has ended."""

    # Writing

    def write(
        self, plies: list[PlyRow], rows: list[Row], done: Done, heads: Sequence[Head] = ()
    ) -> None:
        """Queue it; `done` is called in the loop, with None once it is stored for good."""
        write = Write(plies, rows, done, heads)
        if self._loop is None or self.alive:
            self._queue.put(write)
        else:
            write.error = NotStored("no writer")
            self._tell([write])

    async def save(
        self, rows: list[Row], plies: Sequence[PlyRow] = (), heads: Sequence[Head] = ()
    ) -> None:
        """Write them and wait for it."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if not future.done():
                future.set_result(None) if error is None else future.set_exception(error)

        self.write(list(plies), rows, done, heads)
        await future

    @property
    def waiting(self) -> int:
        """Writes that nobody has begun with."""
        return self._queue.qsize()

    @property
    def alive(self) -> bool:
        return self._thread.is_alive()

    async def ready(self) -> bool:
        """Whether a write would be kept: one is tried, unless one was kept a moment ago."""
        if self.alive and self.healthy and time.monotonic() - self._proved < PROOF_LASTS:
            return True
        if self._trial is None or self._trial.done():
            self._trial = asyncio.create_task(self._try())
        try:
            return await asyncio.wait_for(asyncio.shield(self._trial), READY_WITHIN)
        except TimeoutError:
            return False

    async def _try(self) -> bool:
        try:
            await self.save([])
        except NotStored:
            return False
        return True

    def _run(self) -> None:
        """Whatever goes wrong with one batch, the next one is written."""
        last = False
        while not last:
            batch, last = self._take()
            begun = time.monotonic()
            try:
                self._write(batch)
            except Exception as error:
                for write in batch:
                    write.error = self._failed(error, len(batch))
            self._note(batch, begun)
            self._tell(batch)
            self._rest()

    def _take(self) -> tuple[list[Write], bool]:
        batch: list[Write] = []
        while len(batch) < MOST_TOGETHER:
            try:
                more = self._queue.get(block=not batch)
            except Empty:
                break
            if more is None:
                return batch, True
            batch.append(more)
        return batch, False

    def _write(self, batch: list[Write]) -> None:
        """All in one transaction. If the tables refuse something in it, each alone, so that one
        cannot spoil the rest; if the disk does, it is asked once, not once for each."""
        if not batch:
            return
        error = self._transact(batch)
        if isinstance(error, Unfit) and len(batch) > 1:
            for write in batch:
                write.error = self._transact([write]) or write.error
        elif error is not None:
            for write in batch:
                write.error = error

    def _note(self, batch: list[Write], begun: float) -> None:
        ended = time.monotonic()
        if batch:
            self.commit_durations.note(ended - begun)
        for write in batch:
            if write.error is None:
                self.durations.note(ended - write.at)

    def _kept(self, writes: list[Write]) -> None:
        self.healthy = True
        self._proved = time.monotonic()
        self.commits += 1
        self.stored += sum(len(write.plies) for write in writes)

    def _failed(self, error: Exception, writes: int) -> NotStored:
        problem = type(error).__name__
        self.failures += 1
        if self._is_broken(error):
            self.healthy = False
            complain("not stored", problem=problem, why=self._why(error), writes=writes)
            return NotStored(problem)
        complain("not stored", problem=problem, writes=writes)
        return Unfit(problem)

    @abstractmethod
    def _is_broken(self, error: Exception) -> bool:
        """Whether it is about the engine, and not about what was to be written."""

    def _why(self, error: Exception) -> str:
        return str(getattr(error, "orig", error))

    def _tell(self, batch: list[Write]) -> None:
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens
            self._loop.call_soon_threadsafe(_tell_all, batch)


def _tell_all(batch: list[Write]) -> None:
    """Each on its own: whoever fails to listen must not keep the news from the others."""
    for write in batch:
        try:
            write.done(write.error)
        except Exception:
            complain("a listener failed", exc_info=True)


def complain(what: str, **more: Any) -> None:
    """A log on a full disk must not end the writer."""
    with contextlib.suppress(Exception):
        log.error(what, **more)


def now() -> int:
    """Milliseconds, for people; nothing in a game depends on it."""
    return time.time_ns() // 1_000_000
