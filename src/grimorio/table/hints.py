"""What nodes tell each other after a commit: which matches have changed. Only ever a hint.

A hint that is lost costs a moment, because every node also looks by itself. So nothing waits for
one: those to be told go out in a thread of their own, and a connection that breaks is made anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import select
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue

import structlog

from .postgres import Line, dial

CHANNEL = "grimorio"
MOST_IN_ONE = 200
"""Matches in one hint: it has at most 8000 bytes."""
ASK_EVERY = 1.0
"""Seconds after which a silent connection is asked whether it is still there."""
TRY_AGAIN = 0.5

log = structlog.get_logger("hints")

Heard = Callable[[str, str, dict[str, int]], None]
"""Which node says what, of which matches, and how far they are."""


class Hints:
    """Two threads: one listens, one tells."""

    def __init__(self, address: str, heard: Heard) -> None:
        self._address = address
        self._heard = heard
        self._loop: asyncio.AbstractEventLoop | None = None
        self._queue: SimpleQueue[tuple[str, str, dict[str, int]] | None] = SimpleQueue()
        self._closing = threading.Event()
        self._threads = [
            threading.Thread(target=work, name="hints", daemon=True)
            for work in (self._listen, self._tell)
        ]

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        self._closing.set()
        self._queue.put(None)
        for thread in self._threads:
            thread.join(3.0)

    def tell(self, node: str, kind: str, matches: dict[str, int]) -> None:
        """From any thread; it does not wait."""
        self._queue.put((node, kind, matches))

    def _tell(self) -> None:
        while not self._closing.is_set():
            try:
                with contextlib.closing(dial(self._address, "crier")) as line:
                    line.execute("SET synchronous_commit = off")
                    while not self._closing.is_set():
                        for words in self._next():
                            line.execute("SELECT pg_notify(%s, %s)", [CHANNEL, words])
            except Exception as error:
                log.warning("hints are not told", problem=type(error).__name__)
                self._closing.wait(TRY_AGAIN)

    def _next(self) -> list[str]:
        """What waits, put together."""
        found: dict[tuple[str, str], dict[str, int]] = {}
        more = self._queue.get()
        while more is not None:
            node, kind, matches = more
            found.setdefault((node, kind), {}).update(matches)
            try:
                more = self._queue.get(block=False)
            except Empty:
                break
        hints: list[str] = []
        for (node, kind), matches in found.items():
            words = [f"{match}:{revision}" for match, revision in matches.items()]
            for at in range(0, len(words) or 1, MOST_IN_ONE):
                hints.append(" ".join((node, kind, *words[at : at + MOST_IN_ONE])))
        return hints

    def _listen(self) -> None:
        while not self._closing.is_set():
            try:
                with contextlib.closing(dial(self._address, "hints")) as line:
                    line.execute(f"LISTEN {CHANNEL}")
                    self._pass_on("- all")  # nobody knows what was missed
                    while not self._closing.is_set():
                        self._hear(line)
            except Exception as error:
                log.warning("hints are not heard", problem=type(error).__name__)
                self._closing.wait(TRY_AGAIN)

    def _hear(self, line: Line) -> None:
        """What has come; a line on which nothing comes is asked whether it is still there."""
        if not select.select([line.fileno()], [], [], ASK_EVERY)[0]:
            line.execute("SELECT 1")
        line.pgconn.consume_input()
        while (hint := line.pgconn.notifies()) is not None:
            self._pass_on(hint.extra.decode())

    def _pass_on(self, words: str) -> None:
        node, kind, *matches = words.split(" ")
        far = {match: int(revision) for match, _, revision in (m.partition(":") for m in matches)}
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens
            self._loop.call_soon_threadsafe(self._heard, node, kind, far)
