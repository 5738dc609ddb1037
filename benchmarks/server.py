"""100 simultaneous matches by scripted clients over sockets, every move durable.

`python benchmarks/server.py` prints a table: moves a second, and how long a client waits between
sending a choice and hearing that it is stored for good. The clients speak the WebSocket protocol
by themselves, in one process, so that the server is measured and not they.

`--nodes 3` plays on as many nodes that share a PostgreSQL of the tests' own, the seats of every
match at different ones; without it, on SQLite. `--idle 10000` measures the memory of so many tables
with one socket each, `--bots 300` how long people wait for bots at so many.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import functools
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec

ROOT = Path(__file__).resolve().parent.parent


class Offer(msgspec.Struct):
    id: int


class Decision(msgspec.Struct):
    id: int
    actions: list[Offer]


class Heard(msgspec.Struct):
    """What a scripted client needs of a message; the rest is skipped."""

    type: str
    decision: Decision | None = None
    outcome: msgspec.Raw = msgspec.Raw(b"null")


decode = msgspec.json.Decoder(Heard).decode


class Seat(asyncio.Protocol):
    """One seat of one match: chooses at random as soon as it owes a choice."""

    def __init__(self, run: Run, host: str, path: str, cookie: str, seed: int) -> None:
        self.run = run
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self.picker = random.Random(seed)
        self.buffer = b""
        self.open = False
        self.owed: Decision | None = None
        self.sent_at = 0.0
        self.number = 0
        self.seed = seed
        self.stalled = False
        self.told_at: float | None = None
        self.synced = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self.open, self.buffer = True, rest
        at, whole = 0, self.buffer
        while len(whole) - at >= 2:
            size, start = whole[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(whole[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(whole[at + 2 : at + 10], "big"), at + 10
            if len(whole) < start + size or (start > at + 2 and len(whole) < start):
                break
            if whole[at] & 15 == 1:
                self.hear(whole[start : start + size])
            at = start + size
        self.buffer = whole[at:]

    def hear(self, frame: bytes) -> None:
        if self.stalled:
            self.transport.pause_reading()
            return
        message = decode(frame)
        if message.type == "accepted":
            self.run.waits.append(time.perf_counter() - self.sent_at)
            self.told_at = time.perf_counter()
        elif message.type in ("update", "sync"):
            self.owed = message.decision
            if message.type == "sync":
                self.synced.set_result(None)
            elif bytes(message.outcome) != b"null":
                self.run.ended()
            if self.owed is not None and self.run.playing:
                if self.told_at is not None:
                    self.run.turns.append(time.perf_counter() - self.told_at)
                self.choose()
        elif message.type in ("refused", "error"):
            raise AssertionError(frame)

    def choose(self) -> None:
        decision, self.owed = self.owed, None
        if decision is None:
            return
        self.number += 1
        action = self.picker.choice(decision.actions).id
        body = b'{"type":"act","decision":%d,"action":%d,"key":"seat-%d-%d"}' % (
            decision.id, action, self.seed, self.number)  # fmt: skip
        length = len(body)
        head = (
            bytes([0x81, 0x80 | length])
            if length < 126
            else b"\x81\xfe" + length.to_bytes(2, "big")
        )
        self.sent_at = time.perf_counter()
        self.transport.write(head + b"\0\0\0\0" + body)


class Run:
    """One round: so many matches from their first choice to their end."""

    def __init__(self, sockets: int) -> None:
        self.left = sockets
        self.waits: list[float] = []
        self.turns: list[float] = []
        """From one's own choice to one's next turn."""
        self.playing = False
        self.done = asyncio.get_running_loop().create_future()

    def ended(self) -> None:
        self.left -= 1
        if self.left == 0:
            self.done.set_result(None)


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used; nan where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return float("nan")
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _same(seat: Seat) -> Seat:
    return seat


def memory(pid: int) -> float:
    """Megabytes that a process has in memory."""
    words = Path(f"/proc/{pid}/statm").read_text().split()
    return int(words[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


async def connect(address: str, seat: Seat) -> None:
    name, port = address.removeprefix("http://").split(":")
    loop = asyncio.get_running_loop()
    await loop.create_connection(functools.partial(_same, seat), name, int(port))


async def one_round(
    nodes: Sequence[Node], game: str, options: dict[str, Any], matches: int, stalled: int = 0,
    bots: bool = False,
) -> dict[str, Any]:  # fmt: skip
    """Seats of a match are at different nodes, if there are several."""
    address = nodes[0].address
    host = address.removeprefix("http://")
    places = (0,) if bots else (0, 1)
    mode = {"mode": "bots", "bot": "greedy"} if bots else {"mode": "local"}
    run = Run(matches * len(places))
    seats: list[Seat] = []
    idlers: list[Seat] = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        await http.get("/api/me")
        cookie = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
        for number in range(matches):
            wish = {"game": game, "seats": 2, "options": options, **mode}
            id = (await http.post("/api/matches", json=wish)).json()["id"]
            for place in places:
                path = f"/api/matches/{id}/socket?seat={place}"
                seat = Seat(run, host, path, cookie, number * 2 + place)
                await connect(nodes[(number + place) % len(nodes)].address, seat)
                seats.append(seat)
            if number < stalled:
                idle = Seat(run, host, f"/api/watch/{id}/socket", cookie, -1)
                idle.stalled = True
                await connect(address, idle)
                idlers.append(idle)
        await asyncio.gather(*(seat.synced for seat in seats))
    run.playing = True
    used, own, start = sum(node.cpu() for node in nodes), time.process_time(), time.perf_counter()
    for seat in seats:
        seat.choose()
    await run.done
    used = sum(node.cpu() for node in nodes) - used
    seconds = time.perf_counter() - start
    for seat in [*seats, *idlers]:
        seat.transport.close()
    waits = sorted(run.waits)
    turns = sorted(run.turns) or [0.0]
    return {
        "turn_p50": turns[len(turns) // 2] * 1000,
        "turn_p99": turns[int(len(turns) * 0.99)] * 1000,
        "moves": len(waits),
        "seconds": seconds,
        "rate": len(waits) / seconds,
        "cpu": used / len(waits) * 1e6,
        "own": (time.process_time() - own) / len(waits) * 1e6,
        "p50": waits[len(waits) // 2] * 1000,
        "p99": waits[int(len(waits) * 0.99)] * 1000,
    }


async def idle(nodes: Sequence[Node], game: str, tables: int) -> dict[str, float]:
    """Megabytes that so many tables take, with one socket each."""
    run = Run(tables)
    before = sum(memory(node.pid) for node in nodes)
    seats: list[Seat] = []
    address = nodes[0].address
    host = address.removeprefix("http://")
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        await http.get("/api/me")
        cookie = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
        wish = {"game": game, "seats": 2, "mode": "local"}
        for number in range(tables):
            id = (await http.post("/api/matches", json=wish)).json()["id"]
            seat = Seat(run, host, f"/api/matches/{id}/socket?seat=0", cookie, number)
            await connect(nodes[number % len(nodes)].address, seat)
            seats.append(seat)
        await asyncio.gather(*(seat.synced for seat in seats))
    await asyncio.sleep(5)
    used = sum(node.cpu() for node in nodes)
    await asyncio.sleep(10)
    used = (sum(node.cpu() for node in nodes) - used) / 10
    after = sum(memory(node.pid) for node in nodes)
    for seat in seats:
        seat.transport.close()
    return {"tables": tables, "before": before, "after": after,
            "each_kb": (after - before) / tables * 1000, "processor": used}  # fmt: skip


class Node(NamedTuple):
    process: subprocess.Popen[str]
    address: str
    form: str

    @property
    def pid(self) -> int:
        return self.process.pid

    def cpu(self) -> float:
        return cpu(self.pid)


def serve(database: str) -> Node:
    """The server, compiled where `make compiled` has been run."""
    environment = dict(os.environ)
    compiled = ROOT / "build" / "compiled"
    if compiled.is_dir() and "PYTHONPATH" not in environment:
        environment["PYTHONPATH"] = str(compiled)
    process = subprocess.Popen(
        [sys.executable, "-m", "grimorio", "serve", "--port", "0", "--no-limits", "--database",
         database],
        stdout=subprocess.PIPE, text=True, env=environment,
    )  # fmt: skip
    assert process.stdout is not None
    address = process.stdout.readline().split()[1].rstrip("/").replace("localhost", "127.0.0.1")
    form = "compiled" if "PYTHONPATH" in environment else "interpreted"
    return Node(process, address, form)


@contextlib.contextmanager
def served(nodes: int) -> Iterator[list[Node]]:
    """So many nodes on a PostgreSQL of their own; none: one process on SQLite."""
    with contextlib.ExitStack() as stack:
        database = f"{stack.enter_context(tempfile.TemporaryDirectory(dir=ROOT))}/bench.db"
        if nodes:
            sys.path.insert(0, str(ROOT))
            from tests.cluster.postgres import Postgres

            database = stack.enter_context(Postgres()).address
        started: list[Node] = []
        try:
            for _ in range(nodes or 1):
                started.append(serve(database))
            yield started
        finally:
            for node in started:
                node.process.terminate()
                node.process.wait()


async def measure(nodes: list[Node], args: argparse.Namespace) -> list[dict[str, Any]]:
    options = json.loads(args.options)
    count = args.bots or args.matches
    return [
        await one_round(nodes, args.game, options, count, args.stalled, bool(args.bots))
        for _ in range(args.rounds)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="conclave")
    parser.add_argument("--options", default='{"removed": 0}')
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--stalled", type=int, default=0, help="spectators who never read")
    parser.add_argument("--nodes", type=int, default=0, help="on PostgreSQL; 0: SQLite")
    parser.add_argument("--idle", type=int, default=0, help="tables with one socket each")
    parser.add_argument("--bots", type=int, default=0, help="matches against a bot")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with served(args.nodes) as nodes:
        form = nodes[0].form
        if args.idle:
            print(json.dumps(asyncio.run(idle(nodes, args.game, args.idle))))
            return
        rounds = asyncio.run(measure(nodes, args))
    if args.json:
        print(json.dumps({"game": args.game, "matches": args.matches, "rounds": rounds}))
        return
    where = f"PostgreSQL, {args.nodes} nodes" if args.nodes else "SQLite"
    print(f"{args.bots or args.matches} matches of {args.game} at once, {form} engine, {where}, "
          "every move durable\n")  # fmt: skip
    print("| round | moves | moves a second | p50 ms | p99 ms | server CPU µs a move | clients' "
          "| own turn p50 | p99 |")  # fmt: skip
    print("|---|---|---|---|---|---|---|---|---|")
    for number, each in enumerate(rounds, 1):
        print(f"| {number} | {each['moves']} | {each['rate']:.0f} | {each['p50']:.1f} "
              f"| {each['p99']:.1f} | {each['cpu']:.0f} | {each['own']:.0f} "
              f"| {each['turn_p50']:.0f} | {each['turn_p99']:.0f} |")  # fmt: skip
    best = max(each["rate"] for each in rounds)
    middle = statistics.median(each["rate"] for each in rounds)
    print(f"\nbest {best:.0f}, median {middle:.0f} moves a second")


if __name__ == "__main__":
    main()
