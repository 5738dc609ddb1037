"""The whole server on a clock of its own: nothing waits, and the same happens at the same time.

A loop whose time jumps to the next thing that is due, while the store's thread still takes the
time it needs; connections in memory, which note every byte and when it came; ids and seeds from a
counter; and bots that think in this process, behind the interface of the worker processes. All
else is the server as it is run.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import random
import selectors
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
from uvicorn.server import ServerState

from grimorio.server import limits as limits_module
from grimorio.server.app import make_app
from grimorio.server.run import configured
from grimorio.server.settings import NO_LIMITS, Settings
from grimorio.table import bots as bots_module
from grimorio.table import founder as founder_module
from grimorio.table import names as names_module
from grimorio.table import store as store_module
from grimorio.table.customs import Customs
from grimorio.table.thinker import Question, Thought

TICK = 1 / 8
"""The worlds are looked at so often; all times are multiples of small powers of two, so that
adding them up is exact."""
CUSTOMS = Customs(question_seconds=12.0, bot_seconds=0.3125)


class ClockworkLoop(asyncio.SelectorEventLoop):
    """Time goes on only when nothing else can happen."""

    def __init__(self) -> None:
        self.now = 0.0
        self.busy = 0
        """How much is with another thread: real time passes for it, and none of ours."""
        super().__init__(_Selector(self))

    def time(self) -> float:
        return self.now

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        future = super().run_in_executor(executor, func, *args)
        self.busy += 1
        future.add_done_callback(lambda _: self.less())
        return future

    def less(self) -> None:
        self.busy -= 1


class _Selector(selectors.DefaultSelector):
    def __init__(self, loop: ClockworkLoop) -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> Any:
        found = super().select(0)
        if found or (timeout is not None and timeout <= 0):
            return found
        if self.loop.busy:
            return super().select(1.0)
        assert timeout is not None, "nothing is left to happen"
        self.loop.now += timeout
        return []


class Wire(asyncio.Transport):
    """A connection in memory; keeps what the server sends, and when."""

    def __init__(self, world: World) -> None:
        super().__init__({"peername": ("127.0.0.1", 4711), "sockname": ("127.0.0.1", 8000)})
        self.world = world
        self.got: list[tuple[float, bytes]] = []
        """What came at one time is one."""
        self.protocol: Any = None
        self.closed = False

    def write(self, data: Any) -> None:
        if not self.closed:
            self._note(bytes(data))
            self._answer_ping(bytes(data))

    def _note(self, data: bytes) -> None:
        now = self.world.loop.now
        if self.got and self.got[-1][0] == now:
            data = self.got.pop()[1] + data
        self.got.append((now, data))

    def _answer_ping(self, data: bytes) -> None:
        if data[:1] == b"\x89":
            self.world.loop.call_soon(self.hear, frame(0x8A, data[2:]))

    def hear(self, data: bytes) -> None:
        if not self.closed:
            self.protocol.data_received(data)

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self._note(b"(closed)")
            self.world.loop.call_soon(self.protocol.connection_lost, None)

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def get_write_buffer_size(self) -> int:
        return 0

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """There is room for everything."""

    def pause_reading(self) -> None:
        """Whoever sends waits for nothing here."""

    resume_reading = pause_reading


def frame(kind: int, payload: bytes) -> bytes:
    """A client's frame, masked with noughts."""
    size = len(payload)
    head = (
        bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
    )
    return head + bytes(4) + payload


class Asked:
    """A choice that a bot was asked for; whoever runs the worlds says what it chooses."""

    def __init__(self, question: Question, number: int) -> None:
        self.question = question
        self.seat: int = question.view["seat"]
        self.number = number
        """How often this seat was asked before."""
        self.action: int | None = None


class Minds:
    """Takes the place of the worker processes: how long a thought takes depends on what is
    thought about, and on how much is thought about at once."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.open: list[Asked] = []
        self.fresh: list[Asked] = []
        """Those about which nobody has said anything yet."""
        self.counts: Counter[int] = Counter()
        self.asked = self.late = self.replaced = self.waiting = 0

    def start(self) -> None:
        """They are always awake."""

    async def close(self) -> None:
        """They need not be told."""

    async def choose(self, question: Question) -> int:
        asked = Asked(question, self.counts[question.view["seat"]])
        self.counts[asked.seat] += 1
        self.open.append(asked)
        self.fresh.append(asked)
        forced = len(question.legal) == 1
        try:
            await asyncio.sleep(0.0 if forced else self._time(question, 5))
        finally:
            self.open.remove(asked)
        return question.legal[0] if asked.action is None else asked.action

    async def consider(self, question: Question) -> list[Thought]:
        await asyncio.sleep(self._time(question, 12) + len(self.open) / 64)
        order = random.Random(msgspec.json.encode([question.view, question.legal]))
        found = order.sample(question.legal, min(3, len(question.legal)))
        return [Thought(action, 10 - n, 1.5) for n, action in enumerate(found)]

    def _time(self, question: Question, most: int) -> float:
        """Longer than a tick, and less than a bot takes at least; by what the bot sees."""
        seen = hashlib.sha256(msgspec.json.encode([question.view, question.legal])).digest()
        return 3 / 16 + seen[0] % most / 64


class World:
    """One server with its loop, and the connections to it."""

    current: World

    def __init__(self, folder: Path) -> None:
        self.loop = ClockworkLoop()
        self.ids = itertools.count()
        self.seeds = random.Random(0)
        World.current = self
        settings = Settings(folder / "grimorio.db", limits=NO_LIMITS, customs=CUSTOMS)
        self.app, self.server = make_app(settings)
        self.server.guests._key = b"key"
        self.minds = Minds(self)
        self.server.thinkers = self.server.hall.bots.thinkers = self.minds  # type: ignore[assignment]
        self.config = configured(self.app, self.server.gate, settings)
        self.config.load()
        self._count_writes()
        self.loop.now = 1 / 32  # what is done once a second coincides with nothing else
        self.life = self.server.lifespan(self.app)
        self.do(self.life.__aenter__())

    def _count_writes(self) -> None:
        store, write = self.server.store, self.server.store.write

        def counted(
            plies: Any, rows: Any, done: Callable[[Exception | None], None], heads: Any = ()
        ) -> None:
            self.loop.busy += 1

            def finished(error: Exception | None) -> None:
                self.loop.busy -= 1
                done(error)

            write(plies, rows, finished, heads)

        store.write = counted  # type: ignore[method-assign]

    def do(self, work: Any) -> Any:
        World.current = self
        return self.loop.run_until_complete(work)

    def run(self, until: float, watchful: bool = False) -> None:
        """Let it be so late; if watchful, stop as soon as a bot is asked for a choice."""

        async def wait() -> None:
            while self.loop.now < until and not (watchful and self.minds.fresh):
                await asyncio.sleep(min(TICK, until - self.loop.now))
            await self._calm()

        self.do(wait())

    def call(self, work: Callable[[], Any]) -> None:
        """Something that needs the running loop, to its end."""

        async def once() -> None:
            work()
            await self._calm()

        self.do(once())

    async def _calm(self) -> None:
        """Until nothing more happens at this time."""
        calm = 0
        while calm < 5:
            await asyncio.sleep(0)
            calm = 0 if self.loop.busy else calm + 1
            if self.loop.busy:
                time.sleep(0.0001)

    def connect(self) -> Wire:
        wire = Wire(self)
        make: Any = self.config.http_protocol_class
        protocol = make(config=self.config, server_state=ServerState(), app_state={},
                        _loop=self.loop)  # fmt: skip
        wire.protocol = protocol
        protocol.connection_made(wire)
        return wire

    def ask(self, method: str, path: str, guest: str, *more: str) -> Wire:
        """A request over HTTP; what comes back is noted in the wire."""
        wire = self.connect()
        head = (f"{method} {path} HTTP/1.1", "host: here", *more,
                f"cookie: grimorio={self.server.guests.sign(guest)}")  # fmt: skip
        wire.hear("\r\n".join(head).encode() + b"\r\n\r\n")
        return wire

    def sit(self, path: str, guest: str) -> Wire:
        return self.ask("GET", path, guest, "upgrade: websocket", "connection: Upgrade",
                        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
                        "sec-websocket-version: 13")  # fmt: skip

    def clear(self) -> None:
        """Away with the match of before."""
        hall = self.server.hall
        for match in hall.tables.open.values():
            if match.sealed is not None and match.sealed.timer is not None:
                match.sealed.timer.cancel()
        self.run(self.loop.now + 1)
        hall.tables.open.clear()
        hall.presence.sockets.clear()
        hall.presence.gone.clear()

    def stop(self) -> None:
        """Away with whatever bots were still to do."""
        for task in list(self.server.hall.tasks.open):
            task.cancel()
        self.run(self.loop.now)
        self.minds.counts.clear()
        self.minds.fresh.clear()

    def close(self) -> None:
        self.do(self.life.__aexit__(None, None, None))
        self.loop.close()


class _Secrets:
    """Not secret at all: both worlds draw the same."""

    def randbits(self, bits: int) -> int:
        return 7

    def token_bytes(self, size: int) -> bytes:
        return World.current.seeds.randbytes(size)

    def token_urlsafe(self, size: int) -> str:
        return f"id-{next(World.current.ids):019d}"


class _Time:
    """What the server takes for the time of day."""

    def time_ns(self) -> int:
        return 1_700_000_000_000_000_000 + int(World.current.loop.now * 1e9)

    def monotonic(self) -> float:
        return time.monotonic()

    def passed(self) -> float:
        return World.current.loop.now


def clockwork() -> Any:
    """Takes chance and the time of day from the current world, as long as it is open."""
    return [
        mock.patch.object(bots_module, "secrets", _Secrets()),
        mock.patch.object(founder_module, "secrets", _Secrets()),
        mock.patch.object(names_module, "secrets", _Secrets()),
        mock.patch.object(store_module, "time", _Time()),
        mock.patch.object(limits_module, "monotonic", _Time().passed),
        mock.patch("random.getrandbits", return_value=5),  # what a ping carries
    ]


def say(wire: Wire, message: dict[str, Any]) -> None:
    wire.hear(frame(0x81, msgspec.json.encode(message)))
