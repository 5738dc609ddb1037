"""Nonsense on sockets: `python -m tests.server.fuzz --messages 100000` is the full size.

`make test` sends 2,000. The server must answer or close, lose nothing, and not grow.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from pathlib import Path
from typing import Any

import websockets

from .client import Guest, ServerProcess, play

WORDS = ["type", "act", "undo", "why", "hint", "ping", "key", "decision", "action", "text", "",
         "sync", "update", "__class__", "constructor", "\u202e", "\x00", "💥", "draw left",
         "give beige p1", "a" * 300]  # fmt: skip
NUMBERS = [0, -1, 1, 2**31, 2**63, 2**64, 10**400, -(10**30), 0.5, 1e308, True, None]


def value(picker: random.Random, depth: int = 0) -> Any:
    kind = picker.randrange(6 if depth < 4 else 3)
    if kind < 2:
        return picker.choice(WORDS)
    if kind == 2:
        return picker.choice(NUMBERS)
    if kind == 3:
        return [value(picker, depth + 1) for _ in range(picker.randrange(4))]
    return {picker.choice(WORDS): value(picker, depth + 1) for _ in range(picker.randrange(5))}


def valid(picker: random.Random) -> dict[str, Any]:
    key = f"fuzz-{picker.getrandbits(40)}"
    return picker.choice([
        {"type": "act", "decision": picker.randrange(5), "action": picker.randrange(1300),
         "key": key},
        {"type": "undo", "key": key},
        {"type": "why", "text": picker.choice(WORDS)},
        {"type": "hint"},
        {"type": "preview", "decision": picker.randrange(5),
         "actions": picker.choice([None, [], [picker.randrange(1300)], [-1], "x", [10**9]]),
         "after": picker.choice([[], [picker.randrange(1300)], [1] * 13, [1, 2]])},
        {"type": "longer"},
        {"type": "settle", "action": picker.choice([None, -1, 3, "x", 10**9])},
        {"type": "older", "before": picker.choice([0, 1, 7, 10**6])},
        {"type": "ping"},
    ])  # fmt: skip


def mutated(picker: random.Random) -> dict[str, Any]:
    message = valid(picker)
    name = picker.choice([*message, picker.choice(WORDS)])
    if picker.random() < 0.3:
        message.pop(name, None)
    else:
        message[name] = value(picker)
    return message


def nonsense(picker: random.Random) -> str | bytes:
    """One message of any kind: noise, broken JSON, wrong types, valid at the wrong time."""
    kind = picker.randrange(10)
    if kind == 0:
        return picker.randbytes(picker.randrange(200))
    if kind == 1:
        text = json.dumps(valid(picker))
        return text[: picker.randrange(len(text))]
    if kind == 2:
        return "[" * picker.choice([10, 1000, 4000])
    if kind == 3:
        noise = bytearray(json.dumps(valid(picker)).encode())
        noise[picker.randrange(len(noise))] = picker.randrange(256)
        return bytes(noise)
    if kind < 6:
        return json.dumps(value(picker))
    return json.dumps(mutated(picker) if kind < 9 else valid(picker))


async def flood(guest: Guest, match: str, count: int, picker: random.Random) -> int:
    """Send nonsense as a player and as a spectator; returns how many answers came."""
    answers = sent = 0
    while sent < count:
        line = await (guest.sit(match) if picker.random() < 0.8 else guest.watch(match))
        try:
            for _ in range(min(150, count - sent)):
                await line.socket.send(nonsense(picker))
                sent += 1
            await line.send(type="undo", key=f"last-of-{sent}")
            while (await line.next()).get("key") != f"last-of-{sent}":
                answers += 1
        except websockets.ConnectionClosed:
            pass
        await line.socket.close()
        guest.lines.clear()
    return answers


async def run(folder: Path, messages: int, seed: int) -> dict[str, Any]:
    picker = random.Random(seed)
    with ServerProcess(folder, "--no-limits") as server:
        async with Guest(server) as guest:
            match = await guest.create("conclave", 2, "bots", bot="random")
            answers = await flood(guest, match, messages // 5, picker)
            before = server.memory()
            answers += await flood(guest, match, messages - messages // 5, picker)
            grown = server.memory() - before
            last = await play(await guest.sit(match), picker)
            assert last["outcome"], "the match is lost"
        errors = server.errors()
    for word in ("Traceback", "exception"):
        assert word not in errors, errors[-3000:]
    return {"messages": messages, "answers": answers, "grown_kb": grown}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(run(Path(folder), args.messages, args.seed)))


if __name__ == "__main__":
    main()
