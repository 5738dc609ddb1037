"""A server under load, killed with SIGKILL at random moments and restarted.

`python -m tests.server.kill --kills 300 --moves 20000` is the full size; `make test` runs 20 kills.
The tables play all games in turn, and send many choices as acts of several. Every acknowledged act
must be in the database, once, as it was acknowledged; of every other one all choices or none.
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
from tests.acts import some_act, view_of

from .client import Guest, Line, ServerProcess, new_key, owes

LOST = (OSError, websockets.WebSocketException, httpx.HTTPError, TimeoutError, AssertionError)
SEALED = -1
"""The version of an answer that is in its envelope."""


class Told(NamedTuple):
    """An act that the server acknowledged; `version` is its last."""

    match: str
    seat: int
    version: int
    actions: tuple[int, ...]
    key: str


class Load:
    """Scripted clients at several tables, who come back by themselves."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        self.server = server
        self.picker = random.Random(seed)
        self.told: list[Told] = []
        self.pending: dict[tuple[str, int], Any] = {}
        """Choices that were sent and not answered: they are sent again with the same key."""
        self.sent: dict[str, tuple[int, ...]] = {}
        """The choices of everything that was ever sent, by key."""
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
                    playing = (self.seat(guest, match, seat, game) for seat in range(seats))
                    await asyncio.gather(*playing)
                    self.finished += not self.stop
            except LOST:
                await asyncio.sleep(0.05)

    async def seat(self, guest: Guest, match: str, seat: int, game: str) -> None:
        """Play a seat to the end of its match, whatever happens to the line."""
        while not self.stop:
            try:
                async with await guest.sit(match, seat) as line:
                    if await self.play(line, match, seat, game):
                        return
            except LOST:
                self.returns += 1
                await asyncio.sleep(0.05)

    async def play(self, line: Line, match: str, seat: int, game: str) -> bool:
        """Play until the line breaks (that raises) or the match is over."""
        state = await line.until("sync")
        while True:
            pending = self.pending.get((match, seat))
            if pending is None and owes(state):
                pending = self.pending[match, seat] = self.choose(state, game)
            if pending is not None:
                answer = await line.ask(**pending)
                assert answer["type"] in ("accepted", "sealed"), answer
                version = answer.get("version", SEALED)
                self.hear(Told(match, seat, version, actions_of(pending), pending["key"]))
                del self.pending[match, seat]
                if version == SEALED and state["question"] is not None:
                    state["question"]["owing"] = []
                while state["version"] < version:
                    state = await line.until("update")
            elif state["outcome"] is not None:
                return True
            else:
                state = await line.until("update")

    def choose(self, state: Any, game: str) -> Any:
        """A choice, or, as often as not, all that can be chosen together."""
        decision = state["decision"]
        acts = [self.picker.choice(decision["actions"])["id"]]
        if state["question"] is None and self.picker.random() < 0.5:
            rules, seat = get_game(game), state["view"]["seat"]
            found = some_act(rules, view_of(rules, state["view"]), seat, self.picker)
            acts = [action.id for action in found]
        message = {"type": "act", "decision": decision["id"], "action": acts[0],
                   "then": acts[1:], "key": new_key()}  # fmt: skip
        self.sent[message["key"]] = actions_of(message)
        return message

    def hear(self, told: Told) -> None:
        self.told.append(told)

    async def end(self, tasks: list[asyncio.Task[None]]) -> None:
        self.stop = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def actions_of(message: Any) -> tuple[int, ...]:
    return (message["action"], *message.get("then", ()))


Sent = dict[str, tuple[int, ...]]


def check(database: Path, told: list[Told], sent: Sent | None = None) -> dict[str, int]:
    """Compare what was acknowledged with what is stored; and of what was sent, whether all
    choices of an act are there or none."""
    with sqlite3.connect(database) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        rows = connection.execute(
            'SELECT "match", ply, kind, seat, action, "key", joined FROM plies '
            'ORDER BY "match", ply'
        ).fetchall()
        sealed = set(connection.execute('SELECT "match", seat, action, "key" FROM sealed'))
    connection.close()
    enclosed = [(t.match, t.seat, *t.actions, t.key) for t in told if t.version == SEALED]
    assert sealed.issuperset(enclosed), "an acknowledged answer is in no envelope"
    told = [t for t in told if t.version != SEALED]
    acts = stored_acts(rows)
    stored = set(acts)
    lost = [t for t in told if t not in stored]
    assert not lost, f"{len(lost)} acknowledged moves are not stored as acknowledged: {lost[:3]}"
    keys = [(act.match, act.seat, act.key) for act in acts if act.key]
    assert len(keys) == len(set(keys)), "a move was applied twice"
    sent = sent or {}
    torn = [act for act in acts if act.key and act.actions != sent.get(act.key, act.actions)]
    assert not torn, f"{len(torn)} acts are stored in part: {torn[:3]}"
    last: dict[str, int] = {}
    for match, ply, *_ in rows:
        assert ply == last.get(match, -1) + 1, "a version is missing"
        last[match] = ply
    assert len({(t.match, t.version) for t in told}) == len(told)
    several = sum(len(act.actions) > 1 for act in acts)
    return {"stored": len(rows), "several": several, "matches": len(last)}


def stored_acts(rows: list[Any]) -> list[Told]:
    """Plies that are one act, together."""
    acts: list[Told] = []
    for match, ply, _, seat, action, key, joined in rows:
        if joined:
            before = acts.pop()
            assert (before.match, before.seat, before.version) == (match, seat, ply - 1)
            acts.append(before._replace(version=ply, actions=(*before.actions, action)))
        else:
            acts.append(Told(match, seat, ply, (action,), key))
    return acts


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
    found = check(folder / "grimorio.db", load.told, load.sent)
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
