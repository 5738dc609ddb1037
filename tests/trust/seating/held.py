"""What the test holds in its hands: the clock and the bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from grimorio.table.sealed import Clock
from grimorio.table.thinker import Question, Thought


class HeldClock(Clock):
    """Stands still until the test lets time pass."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.alarms: list[Alarm] = []

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, work: Callable[[], None]) -> Any:
        self.alarms.append(Alarm(when, work))
        return self.alarms[-1]

    def forward(self, seconds: float) -> None:
        self.now += seconds
        due = [alarm for alarm in self.alarms if alarm.when <= self.now]
        self.alarms = [alarm for alarm in self.alarms if alarm.when > self.now]
        for alarm in due:
            if not alarm.cancelled:
                alarm.work()


class Alarm:
    def __init__(self, when: float, work: Callable[[], None]) -> None:
        self.when = when
        self.work = work
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class HeldBots:
    """Bots that think until the test has them answer; they take the first choice."""

    def __init__(self) -> None:
        self.thinking: list[tuple[Question, asyncio.Future[Any]]] = []

    async def choose(self, question: Question) -> int:
        return int(await self._think(question))

    async def consider(self, question: Question) -> list[Thought]:
        return [Thought(await self._think(question), 1, 1.0)]

    def _think(self, question: Question) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.thinking.append((question, future))
        return future

    def answer(self, number: int) -> None:
        question, future = self.thinking.pop(number)
        if not future.done():
            future.set_result(question.legal[0])

    async def close(self) -> None:
        for _, future in self.thinking:
            future.cancel()
