"""Bots think in worker processes: a view goes in as JSON, the id of an action comes out.

A worker that dies or thinks too long is replaced. Whoever asked always gets an answer in time:
if no worker gave one, any legal action is taken.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import TypeVar

import msgspec
import structlog

from .durations import Durations
from .thinker import Foreseen, Judged, Question, Thought

PATIENCE = 2.6
"""Seconds after which a choice is made without it; nobody waits longer than three."""
LONG = 10.0
"""Seconds after which nothing is foreseen; only the first question waits for a worker to start."""
QUICK = "greedy"
"""Who answers for a thoughtful bot while others wait already."""

T = TypeVar("T")

log = structlog.get_logger("bots")


class Worker:
    """One process, one question at a time."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def start(self) -> None:
        """Start the process, and wait until it knows the games."""
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "grimorio.table.thinker",
            stdin=PIPE, stdout=PIPE, start_new_session=True,
        )  # fmt: skip
        await self._line()

    async def _line(self) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line:
            raise ConnectionError("the worker has died")
        return line

    async def ask(self, question: bytes) -> bytes:
        if self.process is None:
            raise ConnectionError("the worker is gone")
        assert self.process.stdin is not None
        self.process.stdin.write(question + b"\n")
        await self.process.stdin.drain()
        return await self._line()

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        if process is not None:
            await process.wait()


class Thinkers:
    """The pool. Every question is for one choice; bots keep nothing between choices."""

    def __init__(self, workers: int) -> None:
        self._all = [Worker() for _ in range(workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._starting: set[asyncio.Task[None]] = set()
        self._started = False
        self._closed = False
        self._usual: dict[tuple[str, str], float] = {}
        """By game and bot: how many seconds a choice took lately."""
        self.durations = Durations()
        self.asked = 0
        self.waiting = 0
        self.replaced = 0
        self.late = 0

    @property
    def workers(self) -> int:
        return len(self._all)

    def start(self) -> None:
        """Bring all workers up; once is enough."""
        if not self._started:
            self._started = True
            for worker in self._all:
                self._prepare(worker)

    def _prepare(self, worker: Worker) -> None:
        """Bring a worker up (again), aside; it is free once it is ready."""
        task = asyncio.get_running_loop().create_task(self._bring_up(worker))
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _bring_up(self, worker: Worker) -> None:
        while True:
            await worker.end()
            try:
                await worker.start()
            except OSError as error:
                self.replaced += 1
                log.warning("a bot worker did not start", problem=type(error).__name__)
                await asyncio.sleep(0.2)
                continue
            self._free.put_nowait(worker)
            return

    async def choose(self, question: Question) -> int:
        """The id of one of the question's legal actions, always, and in time. A bot that has only
        one is asked, too: an answer at once would tell that it had no choice."""
        self.asked += 1
        action = await self._in_time(question, int)
        if action in question.legal:
            return action
        if action is not None:
            log.warning("a bot chose what was not offered", bot=question.bot, game=question.game)
        return secrets.choice(question.legal)

    async def consider(self, question: Question) -> list[Thought]:
        """What a bot thinks of the question's legal actions, the best first; nothing if late."""
        self.asked += 1
        question.why = True
        thoughts = await self._in_time(question, _thoughts) or []
        return [thought for thought in thoughts if thought.action in question.legal]

    async def judge(self, question: Question) -> Judged | None:
        """Whether the question's choice gives away much; nothing if late, or if all are busy."""
        self.asked += 1
        return await self._in_time(question, _judged)

    async def foresee(self, question: Question) -> Foreseen | None:
        """What the question's choices do; nothing if late."""
        self.start()
        self.asked += 1
        return await self._in_time(question, _foreseen, LONG)

    async def _in_time(
        self, question: Question, read: Callable[[bytes], T], patience: float = PATIENCE
    ) -> T | None:
        if self.waiting >= len(self._all):
            question.bot = QUICK
        self.waiting += 1
        begun = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(patience):
                return await self._ask(question, read)
        except TimeoutError:
            self.late += 1
            log.warning("a bot was late", bot=question.bot, game=question.game)
            return None
        finally:
            self.waiting -= 1
            self.durations.note(asyncio.get_running_loop().time() - begun)

    async def _ask(self, question: Question, read: Callable[[bytes], T]) -> T:
        line = msgspec.json.encode(question)
        while True:
            worker = await self._free.get()
            try:
                begun = asyncio.get_running_loop().time()
                answer = read(await worker.ask(line))
                await self._linger(question, asyncio.get_running_loop().time() - begun)
            except (OSError, ValueError, msgspec.MsgspecError) as error:
                if self._closed:
                    raise TimeoutError from error
                log.warning("a bot worker is replaced", problem=type(error).__name__)
                self._replace(worker)
                continue
            except asyncio.CancelledError:
                # It may still answer this question: nobody must take that for the next one.
                self._replace(worker)
                raise
            self._free.put_nowait(worker)
            return answer

    async def _linger(self, question: Question, took: float) -> None:
        """A bot without a choice keeps its worker as long as one with a choice usually does:
        others, who wait for a worker at tables of their own, must not feel the difference."""
        kind = (question.game, question.bot)
        usual = self._usual.get(kind, took)
        if len(question.legal) > 1:
            self._usual[kind] = usual + (took - usual) / 8
        else:
            await asyncio.sleep(max(0.0, usual - took))

    def _replace(self, worker: Worker) -> None:
        if not self._closed:
            self.replaced += 1
            self._prepare(worker)

    async def close(self) -> None:
        self._closed = True
        for task in list(self._starting):
            task.cancel()
        for worker in self._all:
            await worker.end()


def _thoughts(answer: bytes) -> list[Thought]:
    """A bot that failed has no thoughts."""
    return [] if answer.strip() == b"-1" else msgspec.json.decode(answer, type=list[Thought])


def _judged(answer: bytes) -> Judged | None:
    return None if answer.strip() == b"-1" else msgspec.json.decode(answer, type=Judged | None)


def _foreseen(answer: bytes) -> Foreseen | None:
    return None if answer.strip() == b"-1" else msgspec.json.decode(answer, type=Foreseen)
