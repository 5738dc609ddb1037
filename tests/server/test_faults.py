"""Failing disks, stalled clients, killed bots: no false promise, nobody else is held up."""

import asyncio
import contextlib
import json
import os
import random
import resource
import signal
import sqlite3
from pathlib import Path
from typing import Any

import websockets

from grimorio.core.saved import verify

from .client import Guest, Line, ServerProcess, new_key, play


def limit_files(server: ServerProcess, size: int) -> None:
    """From now on the server cannot make any file longer than this: its disk is full."""
    assert server.process is not None
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


async def choose(line: Line, state: Any, key: str) -> Any:
    decision = state["decision"]
    action = decision["actions"][0]["id"]
    await line.send(type="act", decision=decision["id"], action=action, key=key)
    return await line.until("accepted", "error", "refused")


def test_a_full_disk_is_told_and_recovers(tmp_path: Path) -> None:
    async def test() -> None:
        server = ServerProcess(tmp_path, "--no-limits").start()
        async with Guest(server) as guest:
            match = await guest.create("conclave", 2, "local")
            seat = (await (await guest.sit(match)).until("sync"))["view"]["deciding"][0]
            line = await guest.sit(match, seat)
            state = await line.until("sync")
            limit_files(server, 1000)
            key = new_key()
            for _ in range(3):
                answer = await choose(line, state, key)
                assert answer["text"]["key"] == "table-not-stored", answer
            ready = await guest.http.get("/readyz")
            assert ready.status_code == 503
            refused = await guest.http.post("/api/me", json={"name": "Ana"})
            assert refused.status_code == 503
            assert refused.json()["text"]["key"] == "table-not-stored"
            assert (await (await guest.sit(match, seat)).until("sync"))["version"] == 0
            limit_files(server, resource.RLIM_INFINITY)
            assert (await choose(line, state, key))["type"] == "accepted"
            assert (await guest.http.get("/readyz")).status_code == 200
            after = await line.until("update")
            assert after["version"] == 1
            server.kill()
            server.start()
            async with await guest.sit(match, seat) as again:
                back = await again.until("sync")
                assert (back["version"], back["view"]) == (1, after["view"])
            lines = [await guest.sit(match, place) for place in (0, 1)]
            ends = await asyncio.gather(*(play(each, random.Random(1)) for each in lines))
            verify(await guest.get(f"/api/matches/{match}/export"), ends[0]["seal"])
        server.stop()
        with contextlib.closing(sqlite3.connect(tmp_path / "grimorio.db")) as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)

    asyncio.run(test())


async def stall(server: ServerProcess, path: str, cookie: str, questions: int) -> Any:
    """A client that asks and asks, and never reads an answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    body = b'{"type":"why","text":"%b"}' % (b"x" * 80)
    frame = bytes([0x81, 0x80 | len(body)]) + b"\0\0\0\0" + body
    for _ in range(questions):
        with contextlib.suppress(ConnectionError):
            writer.write(frame)
            await writer.drain()
    return reader, writer


def sockets(metrics: str) -> int:
    return int(float(metrics.split("\ngrimorio_sockets ")[1].split()[0]))


def test_stalled_and_silent_clients_hold_nobody_up(server: ServerProcess) -> None:
    async def test() -> None:
        async with Guest(server) as guest:
            match = await guest.create("conclave", 2, "local")
            path = f"/api/matches/{match}/socket?seat=0"
            stalled = [await stall(server, path, guest.cookie, 12_000) for _ in range(2)]
            silent = [await stall(server, f"/api/watch/{match}/socket", "", 0) for _ in range(20)]
            half_open = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(20)]
            lines = [await guest.sit(match, place) for place in (0, 1)]
            ends = await asyncio.gather(*(play(each, random.Random(2)) for each in lines))
            assert ends[0]["outcome"]
            while sockets((await guest.http.get("/metrics")).text) > 22:
                await asyncio.sleep(0.1)  # the two that ask and never read are dropped
            for _, writer in [*stalled, *silent, *half_open]:
                writer.transport.abort()
            await asyncio.sleep(0.1)

    asyncio.run(test())


def children(server: ServerProcess) -> list[int]:
    assert server.process is not None
    pid = server.process.pid
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(word) for word in text.split()]


def test_a_killed_bot_worker_is_replaced_and_the_match_goes_on(server: ServerProcess) -> None:
    async def test() -> None:
        async with Guest(server) as guest:
            match = await guest.create("conclave", 2, "bots", bot="greedy")
            killed = 0

            async def killer() -> None:
                nonlocal killed
                while killed < 5:
                    for pid in children(server):
                        with contextlib.suppress(ProcessLookupError):
                            os.kill(pid, signal.SIGKILL)
                            killed += 1
                    await asyncio.sleep(0.2)

            task = asyncio.create_task(killer())
            async with await guest.sit(match) as line:
                last = await play(line, random.Random(3))
            task.cancel()
            assert last["outcome"]
            assert killed > 0
            metrics = (await guest.http.get("/metrics")).text
            assert "grimorio_bot_workers_replaced_total 0.0" not in metrics

    asyncio.run(test())


def test_a_gentle_stop_loses_nothing(tmp_path: Path) -> None:
    """Sockets are told to come back; what was accepted is there."""

    async def test() -> None:
        server = ServerProcess(tmp_path, "--no-limits").start()
        async with Guest(server) as guest:
            match = await guest.create("conclave", 2, "local")
            lines = [await guest.sit(match, place) for place in (0, 1)]
            playing = [asyncio.create_task(play(line, random.Random(4))) for line in lines]
            await asyncio.sleep(0.3)
            await asyncio.to_thread(server.stop)
            await asyncio.gather(*playing, return_exceptions=True)
            for line in lines:
                with contextlib.suppress(websockets.ConnectionClosed):
                    while True:
                        await line.next()
            frames = [json.loads(frame) for line in lines for frame in line.frames]
            byes = [frame for frame in frames if frame["type"] == "bye"]
            accepted = [frame["version"] for frame in frames if frame["type"] == "accepted"]
            over = any(frame.get("outcome") for frame in frames)
            assert over or len(byes) == 2
            server.start()
            async with await guest.sit(match) as line:
                assert (await line.until("sync"))["version"] >= max(accepted, default=0)
        server.stop()

    asyncio.run(test())
