"""The server's parts in one process, and everybody's browsers."""

from __future__ import annotations

import asyncio
import functools
import itertools
import json
import random
import secrets
import shutil
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from grimorio.bots import bots_for
from grimorio.core.match import ACT
from grimorio.server.endpoints import ENDPOINTS
from grimorio.server.guests import COOKIE, Guests
from grimorio.server.http import Http
from grimorio.server.quick import KEY
from grimorio.server.rooms import Rooms
from grimorio.server.settings import NO_LIMITS, Settings
from grimorio.server.sockets import Sockets
from grimorio.table import bots
from grimorio.table.customs import Customs
from grimorio.table.hall import Hall
from grimorio.table.match import Match
from grimorio.table.sqlite import SqliteStore
from grimorio.table.store import Row, now

from .held import HeldBots, HeldClock
from .model import GRACE, Json, Model, Wish

KEY_OF_COOKIES = b"k" * 32


class Wrong(AssertionError):
    """Somebody saw or did what was not theirs."""


class HeldStore(SqliteStore):
    """The real store; what it is given waits until the test lets it go to the disk."""

    model: Model

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.held: list[tuple[Any, Any, Any]] = []

    def write(self, plies: Any, rows: Any, done: Any, heads: Any = ()) -> None:
        self.model.judge(plies, rows)
        self.held.append((plies, rows, done))

    def release(self, told: asyncio.Future[None]) -> None:
        """The oldest write goes to the disk, and everybody hears of it."""
        plies, rows, done = self.held.pop(0)

        def stored(error: Exception | None) -> None:
            if error is None:
                self.model.learn(plies, rows)
            try:
                done(error)
            finally:
                told.set_result(None)

        super().write(plies, rows, stored)


class Line:
    """What the server believes to be a socket: all that it says is judged as it is said."""

    def __init__(self, world: World, guest: str, match: str, watching: bool) -> None:
        self.world = world
        self.guest = guest
        self.match = match
        self.watching = watching
        self.seat: int | None = None
        self.hear: Any = None
        self.here = False
        """Whether the server counts this as a socket at the table."""
        self.ended = False
        self.over = False
        """Whether its guest has got up."""
        self.frames: list[Json] = []
        self.inbox: asyncio.Queue[Json] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.transport = self

    def say(self, payload: bytes) -> int:
        frame = json.loads(payload)
        if frame["type"] == "sync" and not self.here:
            self.here = True
            self.seat = frame["seat"]
        self.frames.append(frame)
        self.world.model.witness(self, frame)
        return 0

    def ask_to_close(self, code: int, reason: str) -> None:
        self.end()
        self.inbox.put_nowait({"type": "grimorio.close", "code": code, "reason": reason})

    def abort(self) -> None:
        self.end()

    def end(self) -> None:
        """From here on nothing may come."""
        if not self.ended:
            self.ended = True
            self.world.model.gone(self)

    def drop(self) -> None:
        """The browser goes away."""
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def send(self, message: Json) -> None:
        """What goes by uvicorn's way: being refused, and closing."""

    @property
    def open(self) -> bool:
        return self.here and not self.ended


class World:
    """The server's parts on a database of their own, and everybody's browsers."""

    def __init__(self, folder: Path, template: Path) -> None:
        self.folder = folder
        self.loop = asyncio.new_event_loop()
        self.clock = HeldClock()
        self.guests: list[str] = []
        self.lines: list[Line] = []
        self.model = Model(self)
        self.luck = random.Random(0)
        self._names = itertools.count()
        self._patch = pytest.MonkeyPatch()
        self._patch.setattr(asyncio, "to_thread", _at_once)
        self._patch.setattr(bots, "bots_for", functools.cache(bots_for))  # a restart is quick
        self._patch.setattr(secrets, "token_bytes", lambda count: self.luck.randbytes(count))
        self._patch.setattr(secrets, "randbits", lambda count: self.luck.getrandbits(count))
        self._patch.setattr(secrets, "token_urlsafe", lambda _: f"{next(self._names):022d}")
        self._path = folder / "seats.db"
        shutil.copy(template, self._path)
        self.start()

    def start(self) -> None:
        settings_ = Settings(limits=NO_LIMITS)
        self.store = HeldStore(self._path)
        self.store.model = self.model
        self.store.start(self.loop)
        self.bots = HeldBots()
        customs = Customs(bot_seconds=0.0, grace_seconds=GRACE)
        self.hall = Hall(self.store, self.bots, (), customs, self.clock)  # type: ignore[arg-type]
        self.rooms = Rooms(self.hall)
        self.signer = Guests(KEY_OF_COOKIES, False)
        http = Http(self.hall, self.rooms, self.signer, settings_)
        self.sockets = Sockets(self.hall, self.rooms, self.signer, settings_)
        self.app = Starlette(
            routes=[Route(end.path, http.endpoint(end), methods=[end.method]) for end in ENDPOINTS]
        )
        self.tasks: set[asyncio.Task[Any]] = set()

    def stop(self) -> None:
        for line in self.lines:
            line.drop()
        self.flush()
        self.run(self.hall.close())
        for task in self.tasks:
            task.cancel()
        self.spin()
        self.store.close()
        self.clock.alarms.clear()

    def close(self) -> None:
        try:
            self.stop()
        finally:
            self._patch.undo()
            self.loop.close()

    def restart(self) -> None:
        self.stop()
        self.start()
        self.model.restarted()

    # Turns of the loop

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    def do(self, work: Callable[[], Any]) -> None:
        """Where the server does it: in the loop."""

        async def inside() -> None:
            work()

        self.run(inside())

    def spin(self) -> None:
        """Let everybody do what can be done without the disk, a bot or the clock."""
        self.run(_turns(5))

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def release(self) -> None:
        told = self.loop.create_future()
        self.store.release(told)
        self.loop.run_until_complete(told)
        self.spin()

    def flush(self) -> None:
        """Everything under way comes to its end; bots go on thinking."""
        self.spin()
        for _ in range(400):
            if not self.store.held:
                return
            self.release()
        raise Wrong("the table does not come to rest")

    @property
    def quiet(self) -> bool:
        return not self.store.held and not self.model.wishes

    def is_asked(self, match: str) -> bool:
        return self.hall.tables.open[match].sealed is not None

    # What browsers do

    def wish(self, wish: Wish, method: str, path: str, body: Json = None) -> list[int]:
        """Send a request; its status will be in the list."""
        found: list[int] = []

        async def ask() -> None:
            try:
                found.append(await self._ask(wish.guest, method, path, body))
            finally:
                self.model.wishes.remove(wish)

        self.model.wishes.append(wish)
        self.spawn(ask())
        self.spin()
        return found

    async def _ask(self, guest: str, method: str, path: str, body: Json) -> int:
        data = b"" if body is None else json.dumps(body).encode()
        head = [(b"cookie", self._cookie(guest)), (b"content-type", b"application/json")]
        scope = {"type": "http", "method": method, "path": path, "headers": head,
                 "query_string": b"", "client": ("127.0.0.1", 1), "extensions": {},
                 "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http",
                 "server": ("127.0.0.1", 80), "root_path": ""}  # fmt: skip
        status: list[int] = []

        async def receive() -> Json:
            return {"type": "http.request", "body": data, "more_body": False}

        async def send(message: Json) -> None:
            if message["type"] == "http.response.start":
                status.append(message["status"])
            elif status[0] == 500:
                self.model.blame(f"a fault: {method} {path}")
            else:
                self.last = json.loads(message["body"])

        await self.app(scope, receive, send)
        return status[0]

    def _cookie(self, guest: str) -> bytes:
        return f"{COOKIE}={self.signer.sign(guest)}".encode()

    def sit(self, guest: str, match: str, seat: int | None = None, watching: bool = False) -> Line:
        line = Line(self, guest, match, watching)
        self.lines.append(line)
        query = b"" if seat is None else f"seat={seat}".encode()
        scope = {"type": "websocket", "path": "/", "headers": [(b"cookie", self._cookie(guest))],
                 "query_string": query, "client": ("127.0.0.1", 1), "extensions": {KEY: line},
                 "path_params": {"id": match}, "subprotocols": []}  # fmt: skip
        place = self.sockets.watch if watching else self.sockets.play

        async def serve() -> None:
            try:
                await place(scope, line.inbox.get, line.send)
            finally:
                line.end()
                self.lines.remove(line) if line in self.lines else None

        self.spawn(serve())
        self.spin()
        return line

    def say(self, line: Line, message: Json) -> None:
        if line.hear is not None:
            self.do(lambda: line.hear(json.dumps(message).encode()))
        self.spin()

    def play_out(self, match: Match, picker: random.Random) -> None:
        """To the last choices of a match, without a bot and without looking."""
        self.flush()
        plies: list[Any] = []
        for _ in range(5000):
            if match.outcome is not None:
                break
            if match.sealed is not None:
                self._keep(plies)
                self.do(lambda: self.hall.questions.start(match))
                self.do(lambda: self.clock.forward(20))
                self.flush()
                continue
            seat = match.deciding()[0]
            action = picker.choice(match.progress.offers[seat])
            step = match.progress.act(seat, action)
            row = (match.id, step.version, ACT, seat, action.id, 0, None, now(), 0)
            results = match.result_rows(step.state)
            plies.append(row)
            if results:
                self._keep(plies, results)
            match.take(step, None, (0, 0, 0))
            if results or step.version % 40 == 0:
                self.do(functools.partial(match.tell_moved, step))
        self.flush()

    def _keep(self, plies: list[Any], rows: list[Row] | None = None) -> None:
        told = self.loop.create_future()
        SqliteStore.write(self.store, plies[:], rows or [], told.set_result)
        self.loop.run_until_complete(told)
        self.model.learn(plies, rows or [])
        plies.clear()


async def _at_once(work: Any, /, *args: Any) -> Any:
    return work(*args)


async def _turns(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)
