"""Scripted clients and a real server process, for tests and benchmarks."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import weakref
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Protocol, Self

import httpx
import websockets
from click.testing import CliRunner

from grimorio.cli import cli
from grimorio.core.registry import get_game

Json = Any
NEWS = ("sync", "update", "table", "question", "rematch")
"""What a server tells unasked."""
PATIENCE = 60.0
"""A limit matters only where something is broken."""


def fetch(address: str, **more: Any) -> httpx.Response:
    return httpx.get(address, timeout=PATIENCE, **more)


def refused(lang: str, *words: str) -> str:
    """The one sentence with which `grimorio serve` does not start."""
    done = CliRunner().invoke(cli, ["serve", "--lang", lang, *words])
    assert (done.exit_code, done.output.count("\n")) == (2, 1), done.output
    return done.output.strip()


def handshake(path: str, cookie: str = "") -> bytes:
    """The request that opens a socket, for clients that then misbehave."""
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {cookie}\r\n\r\n"
    ).encode()


def held_port() -> tuple[socket.socket, int]:
    """A port that nobody else is given, not even while the server that is to have it is down."""
    holder = socket.socket()
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    holder.bind(("127.0.0.1", 0))
    return holder, int(holder.getsockname()[1])


class ServerProcess:
    """`grimorio serve` as a child process, on a port and a database of its own."""

    running: ClassVar[set[ServerProcess]] = set()

    def __init__(
        self,
        folder: Path,
        *options: str,
        program: Sequence[str] = ("-m", "grimorio"),
        env: Mapping[str, str] | None = None,
        python: str = sys.executable,
    ) -> None:
        self.folder = folder
        self.python = python
        self.options = options
        self.program = program
        self.env = {**os.environ, **(env or {})}
        self.process: subprocess.Popen[str] | None = None
        holder, self.port = held_port()
        weakref.finalize(self, holder.close)

    def start(self) -> Self:
        command = [self.python, *self.program, "serve", "--port", str(self.port),
                   "--limit", "question_seconds=0.3", "--limit", "bot_seconds=0",
                   "--database", str(self.folder / "grimorio.db"), *self.options]  # fmt: skip
        errors = open(self.folder / "errors.log", "a")  # noqa: SIM115
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, env=self.env
        )
        errors.close()
        self.running.add(self)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Grimorio:"):
            raise RuntimeError(f"the server did not start: {line} {self.errors()}")
        return self

    def errors(self) -> str:
        return (self.folder / "errors.log").read_text()

    def faults(self) -> list[str]:
        """Lines of the log that tell of an exception."""
        lines = self.errors().splitlines()
        return [line for line in lines if "Traceback" in line or '"exception"' in line]

    def memory(self) -> int:
        """Resident kilobytes."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def kill(self) -> None:
        """SIGKILL: no goodbye, nothing flushed."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        self.running.discard(self)

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.stop()


class Address(Protocol):
    """Where a server is, of whatever kind."""

    @property
    def http(self) -> str: ...

    @property
    def ws(self) -> str: ...


class Guest:
    """A browser without a page: a cookie, HTTP calls and sockets."""

    def __init__(self, server: Address) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.http, timeout=PATIENCE)
        self.lines: list[Line] = []

    async def __aenter__(self) -> Guest:
        await self.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        for line in self.lines:
            await line.socket.close()
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str) -> Json:
        reply = await self.http.get(path)
        assert reply.status_code == 200, (path, reply.status_code, reply.text)
        return reply.json()

    async def post(self, path: str, body: Json = None) -> Json:
        reply = await self.http.post(path, json=body)
        assert reply.status_code == 200, (path, reply.status_code, reply.text)
        return reply.json()

    async def problem(self, path: str, body: Json = None, method: str = "POST") -> tuple[int, str]:
        """The status, and the key of the sentence if it is refused."""
        reply = await self.http.request(method, path, json=body)
        return reply.status_code, reply.json().get("text", {}).get("key", "")

    async def insist(self, path: str, body: Json) -> None:
        """Ask until it is not too early any more."""
        async with asyncio.timeout(PATIENCE):
            while (reply := await self.http.post(path, json=body)).status_code == 409:
                await asyncio.sleep(0.05)
        assert reply.status_code == 200, (path, reply.text)

    async def is_ready(self) -> bool:
        """Not at once, where the disk is busy."""
        return (await self.http.get("/readyz")).status_code == 200

    async def metric(self, name: str) -> float:
        text = (await self.http.get("/metrics")).text
        return float(text.split(f"\ngrimorio_{name} ")[1].split()[0])

    async def create(self, game: str, seats: int, mode: str, **more: Json) -> str:
        wish = {"game": game, "seats": seats, "mode": mode, **more}
        return str((await self.post("/api/matches", wish))["id"])

    async def card(self, match: str) -> Json:
        return (await self.get(f"/api/matches/{match}"))["match"]

    async def sit(self, match: str, seat: int | None = None, version: int = -1) -> Line:
        eyes = "" if seat is None else f"&seat={seat}"
        path = f"/api/matches/{match}/socket?version={version}{eyes}"
        return await self._open(path)

    async def seated(self, match: str, seat: int | None = None) -> tuple[Line, Json]:
        """A socket, and what it shows at first."""
        line = await self.sit(match, seat)
        return line, await line.until("sync")

    async def look(self, match: str, seat: int | None = None, version: int = -1) -> Json:
        """What a socket shows at first, which is then closed."""
        async with await self.sit(match, seat, version) as line:
            return await line.until("sync")

    async def turn(self, match: str) -> tuple[Line, Json]:
        """At a table of one device: a socket at the seat whose turn it is, and what it shows."""
        return await self.seated(match, (await self.look(match))["view"]["deciding"][0])

    async def watch(self, match: str) -> Line:
        return await self._open(f"/api/watch/{match}/socket")

    async def _open(self, path: str) -> Line:
        line = await Line.open(self.server.ws + path, self.cookie)
        self.lines.append(line)
        return line


class Line:
    """An open socket that keeps every frame that came."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []

    @staticmethod
    async def open(address: str, cookie: str = "", **headers: str) -> Line:
        if cookie:
            headers["cookie"] = cookie
        socket = await websockets.connect(
            address, additional_headers=headers, compression=None, max_size=None, max_queue=None
        )
        return Line(socket)

    async def __aenter__(self) -> Line:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def next(self, wait: float = PATIENCE) -> Json:
        async with asyncio.timeout(wait):
            frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        return json.loads(frame)

    async def until(self, *types: str) -> Json:
        while True:
            message = await self.next()
            if message["type"] in types:
                return message

    async def rest(self) -> tuple[list[Json], int | None]:
        """All that still comes until it is closed, and the code of that, if one came through."""
        heard = []
        try:
            while True:
                heard.append(await self.next())
        except websockets.ConnectionClosed as closed:
            return heard, closed.rcvd.code if closed.rcvd else None

    async def send(self, **message: Json) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, **message: Json) -> Json:
        """Send, and give the answer, whatever it is."""
        await self.send(**message)
        while (answer := await self.next())["type"] in NEWS:
            pass
        return answer

    async def problem(self, **message: Json) -> str:
        """The key of the sentence with which a message is refused."""
        answer = await self.ask(**message)
        assert answer["type"] == "error", answer
        return str(answer["text"]["key"])

    async def act(self, state: Json, action: Json = None, key: str = "") -> Json:
        """The answer to a choice of the decision that a sync or update brought: this, or any."""
        decision, key = state["decision"], key or new_key()
        action = action or decision["actions"][0]
        return await self.ask(type="act", decision=decision["id"], action=action["id"], key=key)


def new_key() -> str:
    return secrets.token_hex(8)


async def play(
    line: Line,
    picker: random.Random,
    plies: int | None = None,
    until: int | None = None,
) -> Json:
    """Play random legal choices on one seat until the end, until `plies` of them were accepted,
    or until a version is reached. Returns the last sync or update."""
    state = await line.until("sync")
    accepted = 0
    while state["outcome"] is None:
        if until is not None and state["version"] >= until:
            break
        decision = state["decision"] if owes(state) else None
        if decision is not None:
            if accepted == plies:
                break
            action = picker.choice(decision["actions"])
            await line.send(type="act", decision=decision["id"], action=action["id"], key=new_key())
            answer = await line.next()
            while answer["type"] not in ("accepted", "sealed", "refused", "error"):
                if answer["type"] in ("update", "sync"):
                    state = answer
                answer = await line.next()
            # The time for a sealed answer may have been up before it came.
            if is_stale(answer) and state["question"] is not None:
                state = await line.until("update", "sync")
                continue
            assert answer["type"] in ("accepted", "sealed"), answer
            accepted += 1
        state = await line.until("update", "sync")
    return state


async def play_all(lines: Sequence[Line], until: int | None = None) -> list[Json]:
    """Play on all seats at once."""
    games = (play(line, random.Random(n), until=until) for n, line in enumerate(lines))
    return await asyncio.gather(*games)


def owes(state: Json) -> bool:
    """Whether the seat of a sync or update has a choice to make, or an envelope to fill."""
    if state["decision"] is None:
        return False
    question = state["question"]
    return question is None or state["view"]["seat"] in question["owing"]


def is_stale(answer: Json) -> bool:
    late = ("table-stale", "table-not-running")
    return bool(answer["type"] == "error" and answer["text"]["key"] in late)


@contextlib.asynccontextmanager
async def served(folder: Path, *options: str) -> AsyncIterator[tuple[ServerProcess, Guest]]:
    """A server with these options, and somebody who has come to it."""
    with ServerProcess(folder, *options) as server:
        async with Guest(server) as guest:
            yield server, guest
    assert server.faults() == []


async def lobby(
    host: Guest, *friends: Guest, game: str = "conclave", seats: int = 3
) -> tuple[str, Line, str]:
    """A table of friends that gathers: the match, the host's socket and the invitation."""
    match = await host.create(game, seats, "friends")
    line, state = await host.seated(match)
    for friend in friends:
        await friend.post(f"/api/invites/{state['invite']}", {"name": "Friend"})
    return match, line, state["invite"]


@contextlib.asynccontextmanager
async def table(server: Address, game: str, seats: int = 0, **more: Json) -> Any:
    """Friends at one table, started: gives the match and its guests in seat order. If nobody says
    how many, they are as few as can play."""
    seats = seats or get_game(game).info.least_seats
    guests = [Guest(server) for _ in range(seats)]
    async with contextlib.AsyncExitStack() as stack:
        for guest in guests:
            await stack.enter_async_context(guest)
        match = await guests[0].create(game, seats, "friends", **more)
        invite = (await guests[0].look(match))["invite"]
        for number, guest in enumerate(guests[1:], 1):
            joined = await guest.post(f"/api/invites/{invite}", {"name": f"Guest {number}"})
            assert joined == {"id": match, "seat": number}
        await guests[0].post(f"/api/matches/{match}/start")
        yield match, guests
