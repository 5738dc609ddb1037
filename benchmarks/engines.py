"""Our engines, compiled and interpreted, beside their peers: figures and ratios of one run.

Writes benchmarks/results.json and benchmarks/results.md, and prints the latter.
"""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
COMPILED = ROOT / "build" / "compiled"
HEARTS = "OpenSpiel hearts (C++)"
PASSES = 3  # over everything, ours and theirs: other work on the machine comes in waves
COSTS = ("clone", "observation", "information_state", "in_play", "view", "sample")
LESS_IS_BETTER = (*COSTS, "hearts tensor")


def run(module: str, source: Path) -> dict[str, Any]:
    print(f"measuring {module} with {source.relative_to(ROOT)} ...", file=sys.stderr, flush=True)
    done = subprocess.run(
        [sys.executable, "-m", f"benchmarks.{module}"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(source)},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def better(one: Any, other: Any, name: str = "") -> Any:
    """The better of two measurements, figure by figure."""
    if isinstance(one, dict):
        return {key: better(one[key], other[key], key) for key in one}
    if isinstance(one, float) and isinstance(other, float):
        return min(one, other) if name in LESS_IS_BETTER else max(one, other)
    return one


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def whole(number: float) -> str:
    return f"{number:,.0f}"


def speed_table(found: dict[str, Any]) -> str:
    hearts = found["peers"]["random play"][HEARTS]
    slow = found["interpreted"]["games"]
    rows = [
        [
            name,
            whole(row["loop"]),
            f"{row['loop'] / hearts:.1f}",
            whole(row["playout"]),
            whole(slow[name]["loop"]),
            whole(slow[name]["playout"]),
        ]
        for name, row in found["compiled"]["games"].items()
    ]
    head = ["game, seats", "`legal` + `apply` from Python", "times OpenSpiel's hearts",
            "own playout", "interpreted: from Python", "interpreted: playout"]  # fmt: skip
    return table(head, rows)


def cost_table(found: dict[str, Any]) -> str:
    rows = [
        [name, str(row["numbers"]), *[f"{row[cost]:.2f}" for cost in COSTS]]
        for name, row in found["compiled"]["games"].items()
    ]
    return table(["game, seats", "numbers", *[cost.replace("_", " ") for cost in COSTS]], rows)


def peer_table(found: dict[str, Any]) -> str:
    ours = found["compiled"]["games"]["conclave 2"]["loop"]
    rows = []
    for name, speed in found["peers"]["random play"].items():
        known = isinstance(speed, float)
        rows.append(
            [name, whole(speed) if known else speed, f"{ours / speed:.1f}" if known else ""]
        )
    return table(["peer", "moves a second", "Cónclave is so many times as fast"], rows)


def environment_table(found: dict[str, Any]) -> str:
    peers = {k: v for k, v in found["peers"]["environments"].items() if isinstance(v, float)}
    best = max(peers.values())
    rows = [[name, whole(speed), "", ""] for name, speed in peers.items()]
    rows += [
        [name, whole(row["pettingzoo"]), f"{row['pettingzoo'] / best:.1f}", whole(row["batch"])]
        for name, row in found["compiled"]["games"].items()
    ]
    head = ["environment", "steps a second", "times the fastest of theirs", "in batches of 256"]
    return table(head, rows)


def search_table(found: dict[str, Any]) -> str:
    rows = [[name, whole(speed) if isinstance(speed, float) else speed]
            for name, speed in found["peers"]["searches"].items()]  # fmt: skip
    rows += [[f"ours, {name}", whole(row["search"])]
             for name, row in found["compiled"]["games"].items()]  # fmt: skip
    return table(["search", "iterations a second"], rows)


def report(found: dict[str, Any]) -> str:
    hearts = found["peers"]["hearts tensor"]
    return f"""# Engines

Written by `make bench` on {found["machine"]}. One core, processor time, best of
short rounds in {PASSES} passes over all of them. Every move counts, those of chance too.

## Random play: moves a second

{speed_table(found)}

{peer_table(found)}

## What searches and learners pay: microseconds, compiled

Observations and information states are written into an array of float32 that is made once;
OpenSpiel's hearts needs {hearts:.0f} microseconds for an information state. *In play* is one at
every ply of whole games, with new plies to record each time.

{cost_table(found)}

## PettingZoo: steps a second, observation and mask included

{environment_table(found)}

## Search: iterations a second in the middle of a game

OpenSpiel's own search runs on our Cónclave behind its interface for Python games.

{search_table(found)}
"""


def measured() -> dict[str, Any]:
    return {
        "machine": f"{platform.machine()} {platform.system()}, Python {platform.python_version()}",
        "compiled": run("ours", COMPILED),
        "peers": run("peers", COMPILED),
        "interpreted": run("ours", ROOT / "src"),
    }


def main() -> None:
    found = measured()
    for _ in range(1, PASSES):
        found = better(found, measured())
    if not found["compiled"]["compiled"]:
        sys.exit("build/compiled is not compiled: there is nothing to compare")
    (HERE / "results.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    text = report(found)
    (HERE / "results.md").write_text(text, encoding="utf-8")
    print(text)
