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

from grimorio.core.saved import verify
from tests.waiting import until

from .client import Guest, ServerProcess, handshake, new_key, play, play_all


def limit_files(server: ServerProcess, size: int) -> None:
    """From now on the server cannot make any file longer than this: its disk is full."""
    assert server.process is not None
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


async def test_a_full_disk_is_told_and_recovers(own: ServerProcess, visitor: Guest) -> None:
    match = await visitor.create("conclave", 2, "local")
    line, state = await visitor.turn(match)
    seat, key = state["seat"], new_key()
    limit_files(own, 1000)
    for _ in range(3):
        assert (await line.act(state, key=key))["text"]["key"] == "table-not-stored"
    assert (await visitor.http.get("/readyz")).status_code == 503
    assert await visitor.problem("/api/me", {"name": "Ana"}) == (503, "table-not-stored")
    assert (await visitor.look(match, seat))["version"] == 0
    limit_files(own, resource.RLIM_INFINITY)
    assert (await line.act(state, key=key))["type"] == "accepted"
    await until(visitor.is_ready)
    after = await line.until("update")
    assert after["version"] == 1
    own.kill()
    own.start()
    back = await visitor.look(match, seat)
    assert (back["version"], back["view"]) == (1, after["view"])
    ends = await play_all([await visitor.sit(match, place) for place in (0, 1)])
    verify(await visitor.get(f"/api/matches/{match}/export"), ends[0]["seal"])
    own.stop()
    with contextlib.closing(sqlite3.connect(own.folder / "grimorio.db")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def stall(server: ServerProcess, path: str, cookie: str, questions: int) -> Any:
    """A client that asks and asks, and never reads an answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
    writer.write(handshake(path, cookie))
    body = b'{"type":"why","text":"%b"}' % (b"x" * 80)
    frame = bytes([0x81, 0x80 | len(body)]) + b"\0\0\0\0" + body
    for _ in range(questions):
        with contextlib.suppress(ConnectionError):
            writer.write(frame)
            await writer.drain()
    return reader, writer


async def test_stalled_and_silent_clients_hold_nobody_up(
    server: ServerProcess, guest: Guest
) -> None:
    match = await guest.create("conclave", 2, "local")
    path = f"/api/matches/{match}/socket?seat=0"
    stalled = [await stall(server, path, guest.cookie, 12_000) for _ in range(2)]
    silent = [await stall(server, f"/api/watch/{match}/socket", "", 0) for _ in range(20)]
    half_open = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(20)]
    ends = await play_all([await guest.sit(match, place) for place in (0, 1)])
    assert ends[0]["outcome"]

    async def dropped() -> bool:  # the two that ask and never read
        return await guest.metric("sockets") <= 22

    await until(dropped)
    for _, writer in [*stalled, *silent, *half_open]:
        writer.transport.abort()


def children(server: ServerProcess) -> list[int]:
    assert server.process is not None
    pid = server.process.pid
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def test_a_killed_bot_worker_is_replaced_and_the_match_goes_on(
    server: ServerProcess, guest: Guest
) -> None:
    """Whenever a bot has just been asked, all workers are killed."""
    match = await guest.create("conclave", 2, "bots", bot="greedy")
    for turn in range(5):
        async with await guest.sit(match) as line:
            state = await play(line, random.Random(turn), plies=0)
            assert (await line.act(state))["type"] == "accepted"
        for pid in children(server):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    assert (await play(await guest.sit(match), random.Random(3)))["outcome"]
    assert await guest.metric("bot_workers_replaced_total") > 0


async def test_a_gentle_stop_loses_nothing(own: ServerProcess, visitor: Guest) -> None:
    """Sockets are told to come back; what was accepted is there."""
    match = await visitor.create("conclave", 2, "local")
    lines = [await visitor.sit(match, place) for place in (0, 1)]
    playing = asyncio.create_task(play_all(lines))
    await until(lambda: sum(len(line.frames) for line in lines) > 20)  # in the middle of it
    await asyncio.to_thread(own.stop)
    await asyncio.gather(playing, return_exceptions=True)
    for line in lines:
        await line.rest()
    frames = [json.loads(frame) for line in lines for frame in line.frames]
    byes = [frame for frame in frames if frame["type"] == "bye"]
    accepted = [frame["version"] for frame in frames if frame["type"] == "accepted"]
    over = any(frame.get("outcome") for frame in frames)
    assert over or len(byes) == 2
    own.start()
    assert (await visitor.look(match))["version"] >= max(accepted, default=0)
