"""Slow and hostile clients, and what the others notice of them.

`python -m tests.server.hostile` measures a server with its usual limits (but for how many tables
one may set), first in peace and then under attack: connections that never finish a request,
readers that never read, and floods of choices and taking them back. The attackers come from
loopback addresses of their own, in a process of their own, for a bounded time. Prints one JSON
object.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import websockets

from .client import Guest, Line, ServerProcess, handshake, new_key

HALF = b"GET /livez HTTP/1.1\r\nHost: here\r\nX-Slow: "
TOLD_OFF = ("table-undo-limit", "table-too-fast")
LONGER = 60.0
CUT_OFF = (OSError, httpx.HTTPError, websockets.WebSocketException, TimeoutError, KeyError)
REOPENED = 400
"""So many connections a second the attackers open anew, at most."""


def allow_files() -> None:
    """As many files as this process may have: each connection is one."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


# The attackers


class Attack:
    """All attackers, until the time is up. Where the machine is slow, until all of them have come
    and one has been told off, but not for ever."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.end = time.monotonic() + seconds
        self.wanted = 0
        self.count: Counter[str] = Counter()
        self.matches: list[str] = []
        self._pace = asyncio.Lock()

    async def run(self, half_open: int, stalled: int, floods: int) -> dict[str, int]:
        self.wanted = half_open if floods else 0
        works: list[Awaitable[None]] = []
        works += [self.again(self.flood, "127.0.3", n) for n in range(floods)]
        works += [self.again(self.half_open, "127.0.1", n) for n in range(half_open)]
        works += [self.again(self.stall, "127.0.2", n) for n in range(stalled)]
        await asyncio.gather(*works)
        return dict(self.count)

    @property
    def going_on(self) -> bool:
        late = time.monotonic() - self.end
        return late < 0 or (late < LONGER and not self.complete)

    @property
    def complete(self) -> bool:
        told_off = sum(self.count[key] for key in TOLD_OFF)
        return self.count["half_open"] >= self.wanted and (told_off > 0 or not self.wanted)

    async def again(self, attack: Callable[[str, int], Awaitable[None]], net: str, n: int) -> None:
        """Whoever is cut off comes back, but never more than so many a second."""
        address = f"{net}.{1 + n % 200}"
        while self.going_on:
            async with self._pace:
                await asyncio.sleep(1 / REOPENED)
            self.count[attack.__name__] += 1
            with contextlib.suppress(*CUT_OFF):
                await attack(address, n)

    async def connect(self, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.wait_for(
            asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0)), 5
        )

    async def half_open(self, address: str, n: int) -> None:
        """Half a request, and a byte of it now and then."""
        reader, writer = await self.connect(address)
        try:
            writer.write(HALF)
            while self.going_on:
                with contextlib.suppress(TimeoutError):
                    if not await asyncio.wait_for(reader.read(100), 2):
                        return
                writer.write(b"x")
        finally:
            writer.transport.abort()

    async def stall(self, address: str, n: int) -> None:
        """Watches one of the flooded matches, and never reads."""
        if not self.matches:
            await asyncio.sleep(0.5)
            return
        match = self.matches[n % len(self.matches)]
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.setblocking(False)
            line.bind((address, 0))
            loop = asyncio.get_running_loop()
            await asyncio.wait_for(loop.sock_connect(line, ("127.0.0.1", self.port)), 5)
            await loop.sock_sendall(line, handshake(f"/api/watch/{match}/socket"))
            for _ in range(40):
                await asyncio.sleep(0.5)
                if not self.going_on:
                    return
                line.send(b"")  # raises if it was cut off

    async def flood(self, address: str, n: int) -> None:
        """Sets a table and acts and takes back, every second one faster than allowed."""
        transport = httpx.AsyncHTTPTransport(local_address=address)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=20,
                                     transport=transport) as http:  # fmt: skip
            wish = {"game": "magia", "seats": 2, "mode": "local"}
            match = (await http.post("/api/matches", json=wish)).json()["id"]
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        self.matches.append(match)
        lines = [await self.sit(match, seat, address, cookie) for seat in (0, 1)]
        states: list[Any] = [None, None]
        readers = [asyncio.create_task(self.follow(lines[seat], states, seat)) for seat in (0, 1)]
        try:
            while self.going_on and not any(reader.done() for reader in readers):
                await asyncio.sleep(1 / (18 if n % 2 else 60))
                for line, state in zip(lines, states, strict=True):
                    if state and state["undo"]:
                        await line.send(type="undo", key=new_key())
                    elif state and state["decision"]:
                        action = random.choice(state["decision"]["actions"])["id"]
                        await line.send(type="act", decision=state["decision"]["id"],
                                        action=action, key=new_key())  # fmt: skip
                    self.count["messages"] += 1
        finally:
            self.matches.remove(match)
            for reader, line in zip(readers, lines, strict=True):
                reader.cancel()
                line.socket.transport.abort()

    async def sit(self, match: str, seat: int, address: str, cookie: str) -> Line:
        path = f"ws://127.0.0.1:{self.port}/api/matches/{match}/socket?seat={seat}"
        headers = {"cookie": cookie}
        return Line(await websockets.connect(path, additional_headers=headers, compression=None,
                                             local_addr=(address, 0)))  # fmt: skip

    async def follow(self, line: Line, states: list[Any], seat: int) -> None:
        with contextlib.suppress(websockets.ConnectionClosed, TimeoutError):
            while True:
                message = await line.next(60)
                line.frames.clear()
                if message["type"] in ("sync", "update"):
                    if message["outcome"]:
                        return
                    states[seat] = message
                elif message["type"] == "error":
                    self.count[message["text"]["key"]] += 1
                    if message["text"]["key"] == "table-undo-limit":
                        states[seat] = {**states[seat], "undo": False}


# The others


class Others:
    """People who play, and people who come for the first time; how long each waits."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.moves: list[float] = []
        self.visits: list[float] = []
        self.going_on: bool = True

    async def measure(self, players: int, work: Awaitable[Any]) -> dict[str, float]:
        """What they wait while something else goes on."""
        self.moves, self.visits, self.going_on = [], [], True
        tasks = [asyncio.create_task(self.play(seed)) for seed in range(players)]
        tasks.append(asyncio.create_task(self.visit()))
        try:
            await work
            self.going_on = False
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
        return {
            "moves": len(self.moves),
            "visits": len(self.visits),
            "move_p50_ms": quantile(self.moves, 0.5),
            "move_p99_ms": quantile(self.moves, 0.99),
            "visit_p50_ms": quantile(self.visits, 0.5),
            "visit_p99_ms": quantile(self.visits, 0.99),
            "longest_ms": quantile(self.moves + self.visits, 1.0),
        }

    async def play(self, seed: int) -> None:
        picker = random.Random(seed)
        async with Guest(self.server) as guest:
            while self.going_on:
                match = await guest.create("conclave", 2, "local")
                lines = [await guest.sit(match, seat) for seat in (0, 1)]
                states = [await line.until("sync") for line in lines]
                while states[0]["outcome"] is None and self.going_on:
                    await asyncio.sleep(0.2)
                    seat = 0 if states[0]["decision"] else 1
                    await self.move(lines[seat], states[seat]["decision"], picker)
                    states = [await line.until("update") for line in lines]
                for line in lines:
                    await line.socket.close()

    async def move(self, line: Line, decision: Any, picker: random.Random) -> None:
        action = picker.choice(decision["actions"])["id"]
        began = time.perf_counter()
        answer = await line.ask(type="act", decision=decision["id"], action=action, key=new_key())
        self.moves.append(time.perf_counter() - began)
        assert answer["type"] == "accepted", answer

    async def visit(self) -> None:
        """Somebody new every now and then: a connection, a request, an answer."""
        while self.going_on:
            await asyncio.sleep(0.2)
            began = time.perf_counter()
            async with asyncio.timeout(60):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
                writer.write(b"GET /api/me HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
                answer = await reader.read()
            self.visits.append(time.perf_counter() - began)
            writer.close()
            assert answer.startswith(b"HTTP/1.1 200"), answer[:200]


def quantile(waits: list[float], part: float) -> float:
    ordered = sorted(waits)
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1)


def memory(server: ServerProcess) -> float:
    return server.memory() / 1000  # megabytes


def metric(server: ServerProcess, name: str) -> int:
    text = httpx.get(f"{server.http}/metrics", timeout=30).text
    return int(float(text.split(f"\ngrimorio_{name} ")[1].split()[0]))


async def attacked(server: ServerProcess, half_open: int, stalled: int, floods: int,
                   seconds: float) -> dict[str, Any]:  # fmt: skip
    """Attackers in a process of their own; memory and connections are looked at meanwhile."""
    names = ("--port", server.port, "--half-open", half_open, "--stalled", stalled,
             "--floods", floods, "--seconds", seconds)  # fmt: skip
    command = (sys.executable, "-m", "tests.server.hostile", *map(str, names))
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    waiting = asyncio.create_task(process.communicate())
    megabytes, connections = [], []
    try:
        async with asyncio.timeout(seconds + LONGER + 60):
            while not waiting.done():
                await asyncio.wait([waiting], timeout=seconds / 20)
                megabytes.append(memory(server))
                connections.append(await asyncio.to_thread(metric, server, "connections"))
    finally:
        if process.returncode is None:
            process.kill()
    out, _ = await waiting
    half = len(megabytes) // 2
    return {
        "attackers": json.loads(out),
        "most_connections": max(connections),
        "memory_mb_first_half": round(max(megabytes[:half]), 1),
        "memory_mb_second_half": round(max(megabytes[half:]), 1),
    }


async def run(folder: Path, half_open: int, stalled: int, floods: int, seconds: float,
              players: int = 6) -> dict[str, Any]:  # fmt: skip
    allow_files()
    # The honest ones play much faster than people, so they set more tables from one address.
    with ServerProcess(folder, "--limit", "tables=10:1000") as server:
        others = Others(server)
        peace = await others.measure(players, asyncio.sleep(seconds))
        before = memory(server)
        attack = asyncio.ensure_future(attacked(server, half_open, stalled, floods, seconds))
        war = await others.measure(players, attack)
        result = {
            "peace": peace,
            "attack": war,
            **attack.result(),
            "memory_mb_before": round(before, 1),
            "plies_stored": metric(server, "plies_stored_total"),
            "turned_away": metric(server, "turned_away_total"),
            "log_bytes": len(server.errors()),
            "ratio_of_p99": round(war["move_p99_ms"] / peace["move_p99_ms"], 2),
            "ratio_of_p99_visits": round(war["visit_p99_ms"] / peace["visit_p99_ms"], 2),
        }
        assert server.faults() == [], server.faults()[:3]
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--half-open", type=int, default=2000)
    parser.add_argument("--stalled", type=int, default=500)
    parser.add_argument("--floods", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    given = parser.parse_args()
    sizes = (given.half_open, given.stalled, given.floods)
    if given.port:
        allow_files()
        os.nice(10)  # attackers have machines of their own; ours must not slow the others down

        async def attack() -> dict[str, int]:
            return await Attack(given.port, given.seconds).run(*sizes)

        print(json.dumps(asyncio.run(attack())))
        return
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(run(Path(folder), *sizes, given.seconds)), indent=1))


if __name__ == "__main__":
    main()
