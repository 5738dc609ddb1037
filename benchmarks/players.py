"""Scripted players over sockets, all in one process: the server is to be measured, not they."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec


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


TEXT, PONG = 1, 10

decode = msgspec.json.Decoder(Heard).decode


class Run:
    """One round: so many sockets, from their first choice to the end."""

    def __init__(self, sockets: int, think: float = 0.0) -> None:
        self.left = sockets
        self.waits: list[float] = []
        """From sending a choice to hearing that it is stored for good."""
        self.turns: list[float] = []
        """From then to one's next turn."""
        self.think = think
        self.playing = False
        self.done = asyncio.get_running_loop().create_future()

    def ended(self) -> None:
        self.left -= 1
        if self.left == 0 and not self.done.done():
            self.done.set_result(None)


class Socket(asyncio.Protocol):
    """As much of the WebSocket protocol as is needed."""

    def __init__(self, run: Run, host: str, path: str, cookie: str = "") -> None:
        self.run = run
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self.buffer = b""
        self.open = False
        self.sent_at = 0.0
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
            elif whole[at] & 15 == 9:
                self.say(whole[start : start + size], PONG)
            at = start + size
        self.buffer = whole[at:]

    def hear(self, frame: bytes) -> None:
        raise NotImplementedError

    def choose(self) -> None:
        """The first choice, if it is this seat's."""
        raise NotImplementedError

    def say(self, body: bytes, kind: int = TEXT) -> None:
        length = len(body)
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self.transport.write(bytes([0x80 | kind]) + size + b"\0\0\0\0" + body)

    def connection_lost(self, error: Exception | None) -> None:
        """Whoever waits for it has to know."""
        if not self.synced.done():
            self.synced.set_exception(error or ConnectionError("closed"))

    def stored(self) -> None:
        now = time.perf_counter()
        self.run.waits.append(now - self.sent_at)
        self.told_at = now

    def my_turn(self) -> None:
        """At once, or after a while as people do."""
        if self.told_at is not None:
            self.run.turns.append(time.perf_counter() - self.told_at)
        if not self.run.think:
            self.choose()
            return
        seconds = random.uniform(0.0, 2 * self.run.think)
        asyncio.get_running_loop().call_later(seconds, self.choose)


class Seat(Socket):
    """One seat of one match: chooses at random as soon as it owes a choice."""

    def __init__(self, run: Run, host: str, path: str, cookie: str, seed: int) -> None:
        super().__init__(run, host, path, cookie)
        self.picker = random.Random(seed)
        self.owed: Decision | None = None
        self.number = 0
        self.seed = seed
        self.place = (host, path, cookie)
        self.stalled = False

    def spectator(self) -> Seat:
        """Somebody who watches this match, and never reads."""
        host, path, cookie = self.place
        watch = path.replace("/matches/", "/watch/").partition("?")[0]
        found = Seat(self.run, host, watch, cookie, -1)
        found.stalled = True
        return found

    def hear(self, frame: bytes) -> None:
        if self.stalled:
            self.transport.pause_reading()
            return
        message = decode(frame)
        if message.type == "accepted":
            self.stored()
        elif message.type in ("update", "sync"):
            self.owed = message.decision
            if message.type == "sync":
                self.synced.set_result(None)
            elif bytes(message.outcome) != b"null":
                self.run.ended()
            if self.owed is not None and self.run.playing:
                self.my_turn()
        elif message.type in ("refused", "error"):
            raise AssertionError(frame)

    def choose(self) -> None:
        decision, self.owed = self.owed, None
        if decision is None or not self.run.playing:
            return
        self.number += 1
        action = self.picker.choice(decision.actions).id
        self.sent_at = time.perf_counter()
        self.say(b'{"type":"act","decision":%d,"action":%d,"key":"seat-%d-%d"}' % (
            decision.id, action, self.seed, self.number))  # fmt: skip


class RivalSeat(Socket):
    """The same at boardgame.io, by as much of socket.io as is needed."""

    def __init__(self, run: Run, host: str, match: str, seat: int, word: str) -> None:
        super().__init__(run, host, "/socket.io/?EIO=4&transport=websocket")
        self.match = match
        self.seat = str(seat)
        self.word = word
        self.state: Any = None

    def emit(self, *parts: Any) -> None:
        self.say(b"42/bench," + json.dumps(parts).encode())

    def hear(self, frame: bytes) -> None:
        if frame == b"2":
            self.say(b"3")
        elif frame.startswith(b"0"):
            self.say(b"40/bench,")
        elif frame.startswith(b"40/bench"):
            self.emit("sync", self.match, self.seat, self.word, 2)
        elif frame.startswith(b"42/bench,"):
            self.told(*msgspec.json.decode(frame[9:])[:3])

    def told(self, kind: str, match: str, content: Any) -> None:
        if kind == "sync":
            self.state = content["state"]
            self.synced.set_result(None)
        elif kind == "update":
            mine = self.owes()
            self.state = content
            if mine:
                self.stored()
            if content["ctx"].get("gameover"):
                self.run.ended()
            elif self.owes() and self.run.playing:
                self.my_turn()

    def owes(self) -> bool:
        return bool(self.state["ctx"]["currentPlayer"] == self.seat)

    def choose(self) -> None:
        if not self.owes():
            return
        move = {"type": "choose", "args": [random.randrange(60)], "playerID": self.seat,
                "credentials": self.word}  # fmt: skip
        self.sent_at = time.perf_counter()
        action = {"type": "MAKE_MOVE", "payload": move}
        self.emit("update", action, self.state["_stateID"], self.match, self.seat)


class Line:
    """A connection for requests, in turn: a library would use as much time as the server."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.cookie = ""
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def introduce(self) -> None:
        """As somebody new."""
        self.cookie = ""
        head, _ = await self.ask("GET", "/api/me")
        self.cookie = head.partition("set-cookie: ")[2].partition(";")[0]

    async def post(self, path: str, body: Any) -> Any:
        return (await self.ask("POST", path, json.dumps(body).encode()))[1]

    async def ask(self, verb: str, path: str, content: bytes = b"") -> tuple[str, Any]:
        if self.streams is None:
            name, port = self.host.split(":")
            self.streams = await asyncio.open_connection(name, int(port))
        reader, writer = self.streams
        head = (
            f"{verb} {path} HTTP/1.1\r\nHost: {self.host}\r\nCookie: {self.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        writer.write(head.encode() + content)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode()
        assert answer.startswith("HTTP/1.1 200"), answer
        size = int(answer.partition("content-length: ")[2].split()[0])
        return answer, json.loads(await reader.readexactly(size))

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()


async def connect(address: str, socket: Socket) -> None:
    name, port = address.removeprefix("http://").split(":")
    make: Callable[[], Socket] = lambda: socket  # noqa: E731
    await asyncio.get_running_loop().create_connection(make, name, int(port))


async def played(
    run: Run,
    seats: Sequence[Socket],
    used: Callable[[], Sequence[float]],
    most: float | None = None,
) -> dict[str, Any]:
    """Let them play to the end, or for so many seconds; `used` tells processor times."""
    run.playing = True
    before, own, start = used(), time.process_time(), time.perf_counter()
    for seat in seats:
        seat.my_turn() if run.think else seat.choose()
    await asyncio.wait([run.done], timeout=most)
    run.playing = False
    seconds = time.perf_counter() - start
    spent = [after - was for after, was in zip(used(), before, strict=True)]
    own = time.process_time() - own
    for seat in seats:
        seat.transport.close()
    waits, turns = sorted(run.waits), sorted(run.turns) or [0.0]
    return {
        "moves": len(waits),
        "seconds": seconds,
        "rate": len(waits) / seconds,
        "cpu": [each / len(waits) * 1e6 for each in spent],
        "own": own / len(waits) * 1e6,
        **{f"p{part}": _part(waits, part) for part in (50, 99)},
        **{f"turn_p{part}": _part(turns, part) for part in (50, 99)},
    }


def _part(sorted_seconds: Sequence[float], hundredth: int) -> float:
    """Milliseconds."""
    return sorted_seconds[len(sorted_seconds) * hundredth // 100] * 1000
