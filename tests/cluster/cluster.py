"""Three nodes on one PostgreSQL, everything real, and whatever can go wrong with them."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import psycopg

from tests.server.client import ServerProcess

from .clients import Crowd, against_bots, duel, handover, rivals
from .history import History, Ply, judge, strange_eyes
from .node import CLOCK, OLD, PLANT
from .postgres import Postgres
from .proxy import Proxy

PROGRAM = ("-m", "tests.cluster.node")
CLOCKS = (0.0, -400.0, 7000.0)
"""By how many seconds the nodes' clocks are wrong."""
OPTIONS = ("--no-limits", "--workers", "1", "--log", "warning")


class Cluster:
    def __init__(
        self, folder: Path, postgres: Postgres, plant: str | None = None, nodes: int = len(CLOCKS),
        old: str | None = None,
    ) -> None:  # fmt: skip
        """`old`: the first node knows only the rules of before of this game."""
        self.postgres = postgres
        self.proxies = [Proxy(postgres.socket) for _ in range(nodes)]
        self.nodes = [self._node(folder / f"node-{n}", n, plant) for n in range(nodes)]
        self.nodes[0].env.update({OLD: old} if old else {})
        self.faults: Counter[str] = Counter()
        self.picker = random.Random(1)
        self.busy: set[int] = set()
        """Nodes that are being restarted."""

    def _node(self, folder: Path, number: int, plant: str | None) -> ServerProcess:
        folder.mkdir()
        env = {CLOCK: str(CLOCKS[number])} | ({PLANT: plant} if plant else {})
        address = self.postgres.at(self.proxies[number].folder)
        return ServerProcess(folder, *OPTIONS, "--database", address, program=PROGRAM, env=env)

    async def start(self) -> None:
        """All at once: the tables are made once."""
        for proxy in self.proxies:
            await proxy.start()
        await asyncio.gather(*(asyncio.to_thread(node.start) for node in self.nodes))

    async def close(self) -> None:
        for node in self.nodes:
            if node.process is not None:
                await asyncio.to_thread(node.stop)
        for proxy in self.proxies:
            await proxy.close()

    # What goes wrong

    async def kill(self, number: int) -> None:
        await self._restart(number, self.nodes[number].kill)

    async def roll(self, number: int) -> None:
        await self._restart(number, self.nodes[number].stop)

    async def _restart(self, number: int, end: Callable[[], None]) -> None:
        self.busy.add(number)
        try:
            await asyncio.to_thread(end)
            await asyncio.to_thread(self.nodes[number].start)
        finally:
            self.busy.discard(number)

    async def freeze(self, number: int) -> None:
        """The node stands still for longer than others hold it for alive, or not as long."""
        process = self.nodes[number].process
        assert process is not None
        self.busy.add(number)
        try:
            os.kill(process.pid, signal.SIGSTOP)
            await asyncio.sleep(self.picker.choice((0.5, 2.0, 8.0)))
            os.kill(process.pid, signal.SIGCONT)
        finally:
            self.busy.discard(number)

    async def restart_postgres(self, end: Callable[[], None]) -> None:
        await asyncio.to_thread(end)
        await asyncio.to_thread(self.postgres.start)

    def kinds(self) -> dict[str, tuple[int, Callable[[int], Awaitable[None]]]]:
        """How often each fault comes, beside the others."""
        pick = self.picker.choice
        return {
            "node killed": (2, self.kill),
            "node restarted": (1, self.roll),
            "node frozen": (2, self.freeze),
            "connections cut": (4, lambda n: self.proxies[n].cut()),
            "connections half-closed": (4, lambda n: self.proxies[n].half_close()),
            # In the middle of a commit, as likely as not.
            "writer cut": (4, lambda n: self.proxies[n].cut("writer")),
            "writer half-closed": (4, lambda n: self.proxies[n].half_close("writer")),
            "connections stalled": (3, lambda n: self.proxies[n].stall(pick((0.3, 1.0, 6.0)))),
            "hints lost": (4, lambda n: self.proxies[n].lose_hints(3.0)),
            "PostgreSQL restarted": (1, lambda _: self.restart_postgres(self.postgres.stop)),
            "PostgreSQL killed": (1, lambda _: self.restart_postgres(self.postgres.kill)),
        }

    async def fault(self, kind: str, number: int) -> None:
        self.faults[kind] += 1
        await self.kinds()[kind][1](number)


async def torment(cluster: Cluster, crowd: Crowd, faults: int, moves: int, seed: int) -> None:
    """Spread the faults over the moves; every kind at least once, if there are so many."""
    picker = random.Random(seed)
    kinds = cluster.kinds()
    names = list(kinds)
    picker.shuffle(names)
    chosen = names[:faults] + picker.choices(
        names, [kinds[name][0] for name in names], k=max(0, faults - len(names))
    )
    going: set[asyncio.Task[None]] = set()
    for done, name in enumerate(chosen):
        while crowd.operations < moves * (done + 0.5) / faults:
            await asyncio.sleep(0.02)
        free = [n for n in range(len(cluster.nodes)) if n not in cluster.busy]
        ends = name.startswith(("node", "Postgre"))
        while (ends and cluster.busy) or not free:  # one at a time: somebody has to be left
            await asyncio.sleep(0.05)
            free = [n for n in range(len(cluster.nodes)) if n not in cluster.busy]
        task = asyncio.create_task(cluster.fault(name, picker.choice(free)))
        await asyncio.sleep(0)  # it says which node it takes before the next one is chosen
        if name.startswith("Postgre"):
            await task
        going.add(task)
    await asyncio.gather(*going)


@contextlib.asynccontextmanager
async def running(
    folder: Path, postgres: Postgres, plant: str | None = None, nodes: int = len(CLOCKS),
    old: str | None = None,
) -> AsyncIterator[Cluster]:  # fmt: skip
    cluster = Cluster(folder, postgres, plant, nodes, old)
    try:
        await cluster.start()
        yield cluster
    finally:
        await cluster.close()


async def run(
    folder: Path, postgres: Postgres, operations: int, faults: int, tables: int, seed: int,
    games: Sequence[str], plant: str | None = None,
) -> dict[str, Any]:  # fmt: skip
    """Play under faults until enough was done; what came of it, and all that is wrong with it."""
    began = time.monotonic()
    async with running(folder, postgres, plant) as cluster:
        crowd = Crowd(cluster.nodes, seed)
        scripts = (rivals, handover, against_bots, duel)
        tasks = [
            asyncio.create_task(scripts[n % len(scripts)](crowd, games[(n + n // 4) % len(games)]))
            for n in range(tables)
        ]
        worry = asyncio.create_task(_progress(crowd))
        print(f"3 nodes after {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
        try:
            trouble = asyncio.create_task(torment(cluster, crowd, faults, operations, seed))
            while (
                crowd.operations < operations
                or not trouble.done()
                or (crowd.operations < 10 * operations and not _was_met(plant, crowd.history))
            ):
                if any(task.done() for task in (*tasks, worry)):
                    break
                await asyncio.sleep(0.05)
            stopped = [task for task in (*tasks, worry) if task.done()]
            for task in stopped:
                print(f"stopped: {task.exception()!r}", file=sys.stderr, flush=True)
            crowd.operations += operations  # what is begun is ended, and nothing else waits
            await trouble  # a node that is down comes up again
            crowd.operations -= operations
        finally:
            crowd.stop = True
            for task in (*tasks, worry):
                task.cancel()
            await asyncio.gather(*tasks, worry, return_exceptions=True)
        await collect(cluster, crowd)
        await crowd.http.aclose()
        wrong = judge(crowd.history)
        wrong += [f"somebody stopped playing: {task.exception()!r}" for task in stopped]
        wrong += [
            f"fault in a log: {line[:600]}" for node in cluster.nodes for line in node.faults()
        ]
    history = crowd.history
    return {
        "operations": crowd.operations,
        "faults": sum(cluster.faults.values()),
        "kinds": dict(cluster.faults),
        "acknowledged": sum(act.version is not None for act in history.acts),
        "stored plies": len(history.plies),
        "frames": len(history.frames),
        "looks": len(history.looks),
        "seats lost": len(history.losses),
        "returns": crowd.returns,
        "too late": crowd.late,
        "finished": len(crowd.finished),
        "seconds": round(time.monotonic() - began),
        "wrong": wrong,
    }


def _was_met(plant: str | None, history: History) -> bool:
    """What comes but once or twice is waited for: that planted fault, and losing a seat."""
    return any(strange_eyes(history)) if plant == "stale-seat" else bool(history.losses)


async def _progress(crowd: Crowd) -> None:
    """Somebody has to get on, within a time that no fault lasts."""
    before, since = 0, time.monotonic()
    while True:
        await asyncio.sleep(10)
        print(f"{crowd.operations} operations", file=sys.stderr, flush=True)
        if crowd.operations > before:
            before, since = crowd.operations, time.monotonic()
        assert time.monotonic() - since < 180, "nobody gets on any more"


async def collect(cluster: Cluster, crowd: Crowd) -> None:
    """What is stored in the end, and what each node says of finished matches."""
    history = crowd.history
    with psycopg.connect(cluster.postgres.address) as connection:
        rows = connection.execute(
            "SELECT match, ply, seat, action, key, joined FROM plies ORDER BY match, ply"
        )
        history.plies = [Ply(*row) for row in rows]
        sealed = connection.execute("SELECT match, seat, action, key FROM sealed")
        history.sealed = {tuple(row) for row in sealed}
    for match in sorted(crowd.finished):
        records = set()
        for node in cluster.nodes:
            reply = await crowd.http.get(f"{node.http}/api/matches/{match}/export")
            if reply.status_code == 200:
                records.add(hashlib.sha256(reply.content).hexdigest())
            else:
                history.refused.append(f"{match} from {node.http}: {reply.text}")
        history.records[match] = records
