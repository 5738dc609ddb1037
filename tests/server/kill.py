"""A server under load, killed with SIGKILL at random moments and restarted.

`python -m tests.server.kill --kills 300 --moves 20000` is the full size; `make test` runs 20 kills.
The tables play all games in turn. Every acknowledged move must be in the database, once, as it
was acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import websockets

from grimorio.core.registry import game_ids, get_game

from .client import Guest, Line, ServerProcess, new_key, owes

LOST = (OSError, websockets.WebSocketException, httpx.HTTPError, TimeoutError, AssertionError)


SEALED = -1
"""The version of an answer that is in its envelope."""


class Told(NamedTuple):
    """A move that the server acknowledged."""

    match: str
    seat: int
    version: int
    action: int
    key: str


class Load:
    """Scripted clients at several tables, who come back by themselves."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        self.server = server
        self.picker = random.Random(seed)
        self.told: list[Told] = []
        self.pending: dict[tuple[str, int], Any] = {}
        """Choices that were sent and not answered: they are sent again with the same key."""
        self.finished = 0
        self.returns = 0
        self.stop = False

    async def table(self, game: str) -> None:
        """One match after the other, all seats on one device."""
        seats = get_game(game).info.least_seats
        while not self.stop:
            try:
                async with Guest(self.server) as guest:
                    match = await guest.create(game, seats, "local")
                    playing = (self.seat(guest, match, seat) for seat in range(seats))
                    await asyncio.gather(*playing)
                    self.finished += not self.stop
            except LOST:
                await asyncio.sleep(0.05)

    async def seat(self, guest: Guest, match: str, seat: int) -> None:
        """Play a seat to the end of its match, whatever happens to the line."""
        while not self.stop:
            try:
                async with await guest.sit(match, seat) as line:
                    if await self.play(line, match, seat):
                        return
            except LOST:
                self.returns += 1
                await asyncio.sleep(0.05)

    async def play(self, line: Line, match: str, seat: int) -> bool:
        """Play until the line breaks (that raises) or the match is over."""
        state = await line.until("sync")
        while True:
            pending = self.pending.get((match, seat))
            if pending is None and owes(state):
                decision = state["decision"]
                action = self.picker.choice(decision["actions"])["id"]
                pending = {"type": "act", "decision": decision["id"], "action": action,
                           "key": new_key()}  # fmt: skip
                self.pending[match, seat] = pending
            if pending is not None:
                await line.send(**pending)
                answer = await line.until("accepted", "sealed", "refused", "error")
                assert answer["type"] in ("accepted", "sealed"), answer
                version = answer.get("version", SEALED)
                self.hear(Told(match, seat, version, pending["action"], pending["key"]))
                del self.pending[match, seat]
                if version == SEALED and state["question"] is not None:
                    state["question"]["owing"] = []
                while state["version"] < version:
                    state = await line.until("update")
            elif state["outcome"] is not None:
                return True
            else:
                state = await line.until("update")

    def hear(self, told: Told) -> None:
        self.told.append(told)

    async def end(self, tasks: list[asyncio.Task[None]]) -> None:
        self.stop = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def check(database: Path, told: list[Told]) -> dict[str, int]:
    """Compare what was acknowledged with what is stored."""
    with sqlite3.connect(database) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        rows = connection.execute(
            'SELECT "match", ply, kind, seat, action, "key" FROM plies ORDER BY "match", ply'
        ).fetchall()
        sealed = set(connection.execute('SELECT "match", seat, action, "key" FROM sealed'))
    connection.close()
    enclosed = [(t.match, t.seat, t.action, t.key) for t in told if t.version == SEALED]
    assert sealed.issuperset(enclosed), "an acknowledged answer is in no envelope"
    told = [t for t in told if t.version != SEALED]
    stored = {(match, ply): (seat, action, key) for match, ply, _, seat, action, key in rows}
    assert len(stored) == len(rows)
    lost = [t for t in told if stored.get((t.match, t.version)) != (t.seat, t.action, t.key)]
    assert not lost, f"{len(lost)} acknowledged moves are not stored as acknowledged: {lost[:3]}"
    keys = [(match, seat, key) for match, _, _, seat, _, key in rows if key]
    assert len(keys) == len(set(keys)), "a move was applied twice"
    last: dict[str, int] = {}
    for match, ply, *_ in rows:
        assert ply == last.get(match, -1) + 1, "a version is missing"
        last[match] = ply
    assert len({(t.match, t.version) for t in told}) == len(told)
    return {"stored": len(rows), "matches": len(last)}


def by_game(database: Path, told: list[Told]) -> dict[str, int]:
    """How many moves were acknowledged in each game."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        games = dict(connection.execute("SELECT id, game FROM matches"))
    return dict(Counter(games[move.match] for move in told))


async def run(
    folder: Path, kills: int, moves: int, tables: int, seed: int, games: Sequence[str]
) -> dict[str, Any]:
    picker = random.Random(seed)
    server = ServerProcess(folder, "--no-limits", "--log", "critical").start()
    load = Load(server, seed)
    tasks = [asyncio.create_task(load.table(games[n % len(games)])) for n in range(tables)]
    began, done = time.monotonic(), 0
    try:
        while done < kills or len(load.told) < moves:
            count, patience = len(load.told), time.monotonic() + 180
            while len(load.told) == count and time.monotonic() < patience:
                await asyncio.sleep(0.01)
            assert len(load.told) > count, f"nobody plays any more: {server.errors()[-2000:]}"
            await asyncio.sleep(picker.uniform(0.0, 0.4))
            if done < kills:
                server.kill()
                done += 1
                await asyncio.to_thread(server.start)
    finally:
        await load.end(tasks)
        server.stop()
    found = check(folder / "grimorio.db", load.told)
    return {"kills": done, "acknowledged": len(load.told), **found, "finished": load.finished,
            "moves": by_game(folder / "grimorio.db", load.told), "returns": load.returns,
            "seconds": round(time.monotonic() - began)}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=game_ids(), help="one game only")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        games = [args.game] if args.game else game_ids()
        work = run(Path(folder), args.kills, args.moves, args.tables, args.seed, games)
        print(asyncio.run(work))


if __name__ == "__main__":
    main()
