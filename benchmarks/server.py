"""What a move, an idle table and a wait for a bot cost at the server, on both databases.

`python -m benchmarks.server` measures everything in one run and writes benchmarks/server.md:
matches by scripted clients over sockets, every move durable, on SQLite as it was at an earlier
commit, on SQLite, on PostgreSQL with one, two and three nodes (the seats of every match at
different ones), and at boardgame.io, all in turn; then so many idle tables; then people against
bots. `--parts moves` measures only that, and prints it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from .before import BEFORE, ROOT, compiled_form
from .players import Line, Run, Seat, connect, played
from .processes import COMPILED, Service, form, service
from .rival import rival

RESULT = Path(__file__).resolve().parent / "server.md"
OPTIONS = {"removed": 0}
AT_ONCE = 20
"""Tables that are set at a time."""
EACH = 20
"""Tables of one guest."""
Round = Callable[[], Awaitable[dict[str, Any]]]


async def seated(
    service: Service, run: Run, tables: int, places: Sequence[int], **wish: Any
) -> list[Seat]:
    """So many tables, with sockets at these seats, each at another node if there are several."""
    nodes, seats, numbers = service.nodes, list[Seat](), iter(range(tables))
    host = nodes[0].address.removeprefix("http://")

    async def set_tables() -> None:
        """By guest after guest: how many tables somebody has is counted for each new one."""
        line = Line(host)
        for count, number in enumerate(numbers):
            if count % EACH == 0:
                await line.introduce()
            id = (await line.post("/api/matches", {"game": "conclave", "seats": 2, **wish}))["id"]
            for place in places:
                path = f"/api/matches/{id}/socket?seat={place}"
                seat = Seat(run, host, path, line.cookie, number * 2 + place)
                await connect(nodes[(number + place) % len(nodes)].address, seat)
                seats.append(seat)
                await seat.synced
        line.close()

    await asyncio.gather(*(set_tables() for _ in range(AT_ONCE)))
    return seats


async def moves(service: Service, matches: int, stalled: int) -> dict[str, Any]:
    """Matches from their first choice to their end, both seats by people who do not think; at so
    many of them a spectator who never reads."""
    run = Run(matches * 2)
    seats = await seated(service, run, matches, (0, 1), mode="local", options=OPTIONS)
    address, watching = service.nodes[0].address, list[Seat]()
    for seat in seats[: 2 * stalled : 2]:
        watching.append(seat.spectator())
        await connect(address, watching[-1])
    found = await played(run, seats, service.used)
    for each in watching:
        each.transport.close()
    return found


async def bots(service: Service, matches: int, think: float, most: float) -> dict[str, Any]:
    """People who think for a while against a bot, for so many seconds."""
    run = Run(matches, think)
    seats = await seated(service, run, matches, (0,), mode="bots", bot="greedy", options=OPTIONS)
    return await played(run, seats, service.used, most)


async def idle(service: Service, tables: int) -> dict[str, float]:
    """What so many tables take with one socket each, once nothing happens any more."""
    run = Run(tables)
    before = service.memory()
    seats = await seated(service, run, tables, (0,), mode="local", options=OPTIONS)
    await asyncio.sleep(5)
    used = service.used()
    await asyncio.sleep(10)
    spent = [(now - was) / 10 for now, was in zip(service.used(), used, strict=True)]
    after = service.memory()
    for seat in seats:
        seat.transport.close()
    return {"tables": len(seats), "memory": after, "each": (after - before) / tables * 1000,
            "node": spent[0] * 100, "postgres": spent[2] * 100}  # fmt: skip


async def in_turn(rounds: int, setups: dict[str, Round]) -> dict[str, list[dict[str, Any]]]:
    """Round about, so that what else the machine does hits all alike."""
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in setups}
    for number in range(rounds):
        for name, measure in setups.items():
            found[name].append(await measure())
            print(f"round {number + 1}: {name}: {found[name][-1]}", file=sys.stderr, flush=True)
    return found


@contextlib.contextmanager
def before() -> Iterator[Path]:
    """The earlier commit, compiled where ours is."""
    if form() == COMPILED:
        yield compiled_form(BEFORE)
        return
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(["git", "archive", BEFORE, "src"], cwd=ROOT, check=True,
                                stdout=subprocess.PIPE)  # fmt: skip
        subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
        yield Path(folder) / "src"


def measure_moves(args: argparse.Namespace) -> dict[str, list[dict[str, Any]]]:
    with contextlib.ExitStack() as stack:
        setups: dict[str, Round] = {}

        def add(name: str, nodes: int, source: Path | None = None) -> None:
            found = stack.enter_context(service(nodes, source=source))
            setups[name] = lambda: moves(found, args.matches, args.stalled)

        add(f"SQLite, commit {BEFORE}", 0, stack.enter_context(before()))
        add("SQLite", 0)
        for nodes in (1, 2, 3):
            add(f"PostgreSQL, {nodes} node{'s' * (nodes > 1)}", nodes)
        other = stack.enter_context(rival())
        setups["boardgame.io, flat files"] = lambda: other.round(args.matches)
        return asyncio.run(in_turn(args.rounds, setups))


def measure_idle(tables: int) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    for name, nodes in (("SQLite", 0), ("PostgreSQL, 1 node", 1)):
        print(f"{tables} idle tables: {name} ...", file=sys.stderr, flush=True)
        with service(nodes) as served:
            found[name] = asyncio.run(idle(served, tables))
    return found


def measure_bots(matches: int, seconds: float) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for name, nodes in (("SQLite", 0), ("PostgreSQL, 1 node", 1), ("PostgreSQL, 3 nodes", 3)):
        for think in (3.0, 0.0):
            words = "who think for 3 s" if think else "who do not think"
            print(f"{matches} people {words} against bots: {name} ...", file=sys.stderr, flush=True)
            with service(nodes, "--limit", "bot_seconds=0") as served:
                found[f"{name}, people {words}"] = asyncio.run(
                    bots(served, matches, think, seconds)
                )
    return found


# What is written


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def middle(rounds: list[dict[str, Any]], name: str, part: int | None = None) -> float:
    return float(
        statistics.median(each[name] if part is None else each[name][part] for each in rounds)
    )


def moves_table(found: dict[str, list[dict[str, Any]]]) -> str:
    rows = []
    for name, rounds in found.items():
        ours = len(rounds[0]["cpu"]) > 1
        postgres = middle(rounds, "cpu", 2) if ours else 0.0
        rows.append([
            name, f"{middle(rounds, 'rate'):,.0f}", f"{middle(rounds, 'p50'):.1f}",
            f"{middle(rounds, 'p99'):.0f}", f"{middle(rounds, 'cpu', 0):,.0f}",
            f"{min(each['cpu'][0] for each in rounds):,.0f}",
            f"{postgres:,.0f}" if postgres else "",
        ])  # fmt: skip
    head = ["", "moves a second", "p50, ms", "p99, ms", "processor time a move, µs", "least",
            "PostgreSQL's, µs"]  # fmt: skip
    return table(head, rows)


def idle_table(found: dict[str, dict[str, float]]) -> str:
    head = ["", "tables", "kB each", "memory in all, MB", "node, % of a core", "PostgreSQL, %"]
    return table(head, [
        [name, f"{each['tables']:,}", f"{each['each']:.1f}", f"{each['memory']:,.0f}",
         f"{each['node']:.1f}", f"{each['postgres']:.1f}"]
        for name, each in found.items()
    ])  # fmt: skip


def bots_table(found: dict[str, dict[str, Any]]) -> str:
    head = ["", "people's moves a second", "to one's next turn: p50, ms", "p99, ms",
            "stored: p50, ms", "p99, ms", "node's µs a move", "bots' µs"]  # fmt: skip
    return table(head, [
        [name, f"{each['rate']:,.0f}", f"{each['turn_p50']:.0f}", f"{each['turn_p99']:.0f}",
         f"{each['p50']:.0f}", f"{each['p99']:.0f}", f"{each['cpu'][0]:,.0f}",
         f"{each['cpu'][1]:,.0f}"]
        for name, each in found.items()
    ])  # fmt: skip


def report(args: argparse.Namespace, parts: Sequence[str]) -> str:
    engine = "compiled" if form() == COMPILED else "interpreted"
    load = os.getloadavg()[0]
    text = [
        "# Server\n\n"
        f"Written by `python -m benchmarks.server` on {platform.machine()} {platform.system()}, "
        f"Python {platform.python_version()}, {os.cpu_count()} cores for server, PostgreSQL and "
        f"clients together, a load of {load:.0f} at the start, the {engine} engine.\n"
    ]
    if "moves" in parts:
        found = measure_moves(args)
        text.append(
            "## A move\n\n"
            f"{args.matches} matches of Cónclave for two at once, by clients who choose at once; "
            f"medians of {args.rounds} rounds, in turn. p50 and p99: from sending a choice to "
            "hearing that it is stored for good (boardgame.io tells before it stores).\n\n"
            + moves_table(found) + "\n"
        )  # fmt: skip
    if "idle" in parts:
        text.append(
            "## An idle table\n\nWith one socket each; what the processes have in memory, and what "
            "they use while nothing happens.\n\n" + idle_table(measure_idle(args.idle)) + "\n"
        )
    if "bots" in parts:
        text.append(
            f"## Waiting for bots\n\n{args.bots} matches of Cónclave against `greedy`, "
            f"{args.seconds:.0f} s each, as many workers as there are cores.\n\n"
            + bots_table(measure_bots(args.bots, args.seconds)) + "\n"
        )  # fmt: skip
    return "\n".join(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--parts", nargs="+", choices=("moves", "idle", "bots"))
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--stalled", type=int, default=0, help="spectators who never read")
    parser.add_argument("--idle", type=int, default=10_000, help="tables")
    parser.add_argument("--bots", type=int, default=300, help="matches")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each run against bots")
    args = parser.parse_args()
    text = report(args, args.parts or ("moves", "idle", "bots"))
    if args.parts is None:
        RESULT.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
