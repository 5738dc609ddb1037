"""100 simultaneous matches by scripted clients over sockets, every move durable.

`python benchmarks/server.py` prints a table: moves a second, and how long a client waits between
sending a choice and hearing that it is stored for good. The clients speak the WebSocket protocol
by themselves, in one process, so that the server is measured and not they.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

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
        elif message.type in ("update", "sync"):
            self.owed = message.decision
            if message.type == "sync":
                self.synced.set_result(None)
            elif bytes(message.outcome) != b"null":
                self.run.ended()
            if self.owed is not None and self.run.playing:
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

    def __init__(self, matches: int) -> None:
        self.left = matches * 2
        self.waits: list[float] = []
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


async def one_round(
    address: str, pid: int, game: str, options: dict[str, Any], matches: int, stalled: int = 0
) -> dict[str, Any]:
    host = address.removeprefix("http://")
    name, port = host.split(":")
    run = Run(matches)
    loop = asyncio.get_running_loop()
    seats: list[Seat] = []
    idlers: list[Seat] = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        await http.get("/api/me")
        cookie = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
        for number in range(matches):
            wish = {"game": game, "seats": 2, "mode": "local", "options": options}
            id = (await http.post("/api/matches", json=wish)).json()["id"]
            for place in (0, 1):
                path = f"/api/matches/{id}/socket?seat={place}"
                seat = Seat(run, host, path, cookie, number * 2 + place)
                await loop.create_connection(functools.partial(_same, seat), name, int(port))
                seats.append(seat)
            if number < stalled:
                idle = Seat(run, host, f"/api/watch/{id}/socket", cookie, -1)
                idle.stalled = True
                await loop.create_connection(functools.partial(_same, idle), name, int(port))
                idlers.append(idle)
        await asyncio.gather(*(seat.synced for seat in seats))
    run.playing = True
    used, own, start = cpu(pid), time.process_time(), time.perf_counter()
    for seat in seats:
        seat.choose()
    await run.done
    used = cpu(pid) - used
    seconds = time.perf_counter() - start
    for seat in [*seats, *idlers]:
        seat.transport.close()
    waits = sorted(run.waits)
    return {
        "moves": len(waits),
        "seconds": seconds,
        "rate": len(waits) / seconds,
        "cpu": used / len(waits) * 1e6,
        "own": (time.process_time() - own) / len(waits) * 1e6,
        "p50": waits[len(waits) // 2] * 1000,
        "p99": waits[int(len(waits) * 0.99)] * 1000,
    }


def serve(folder: str) -> tuple[subprocess.Popen[str], str, str]:
    """The server, compiled where `make compiled` has been run."""
    environment = dict(os.environ)
    compiled = ROOT / "build" / "compiled"
    if compiled.is_dir() and "PYTHONPATH" not in environment:
        environment["PYTHONPATH"] = str(compiled)
    process = subprocess.Popen(
        [sys.executable, "-m", "grimorio", "serve", "--port", "0", "--no-limits", "--database",
         f"{folder}/bench.db"],
        stdout=subprocess.PIPE, text=True, env=environment,
    )  # fmt: skip
    assert process.stdout is not None
    address = process.stdout.readline().split()[1].rstrip("/").replace("localhost", "127.0.0.1")
    form = "compiled" if "PYTHONPATH" in environment else "interpreted"
    return process, address, form


async def measure(address: str, pid: int, args: argparse.Namespace) -> list[dict[str, Any]]:
    options = json.loads(args.options)
    return [
        await one_round(address, pid, args.game, options, args.matches, args.stalled)
        for _ in range(args.rounds)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="conclave")
    parser.add_argument("--options", default='{"removed": 0}')
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--stalled", type=int, default=0, help="spectators who never read")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=ROOT) as folder:
        process, address, form = serve(folder)
        try:
            rounds = asyncio.run(measure(address, process.pid, args))
        finally:
            process.terminate()
            process.wait()
    if args.json:
        print(json.dumps({"game": args.game, "matches": args.matches, "rounds": rounds}))
        return
    print(f"{args.matches} matches of {args.game} at once, {form} engine, every move durable\n")
    print("| round | moves | moves a second | p50 ms | p99 ms | server CPU µs a move | clients' |")
    print("|---|---|---|---|---|---|---|")
    for number, each in enumerate(rounds, 1):
        print(f"| {number} | {each['moves']} | {each['rate']:.0f} | {each['p50']:.1f} "
              f"| {each['p99']:.1f} | {each['cpu']:.0f} | {each['own']:.0f} |")  # fmt: skip
    best = max(each["rate"] for each in rounds)
    middle = statistics.median(each["rate"] for each in rounds)
    print(f"\nbest {best:.0f}, median {middle:.0f} moves a second")


if __name__ == "__main__":
    main()
