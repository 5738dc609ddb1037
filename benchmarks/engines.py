"""Our engines beside those of an earlier commit, their peers and C: figures and ratios of one run.

Writes benchmarks/results.json and benchmarks/results.md, and prints the latter.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from .before import BEFORE, compiled_form, interpreted_form, lines

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
COMPILED = ROOT / "build" / "compiled"
HEARTS = "OpenSpiel hearts (C++)"
TUNED = f"{HEARTS}, tuned loop"
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


def ratio_table(found: dict[str, Any]) -> str:
    """Table by table: now, as many times what it was before."""
    before = found["before"]["games"]
    rows = []
    for name, now in found["compiled"]["games"].items():
        then = before[name]
        faster = [f"{now[what] / then[what]:.2f}"
                  for what in ("games", "loop", "batch", "search", "simulate")]  # fmt: skip
        same = "yes" if now["visits"] == then["visits"] else "NO"
        cheaper = [f"{now[what] / then[what]:.2f}" for what in ("clone", "sample", "observation")]
        rows.append([name, *faster, same, *cheaper])
    head = ["game, seats", "own playout", "`legal` + `apply`", "batch of 256", "search",
            "`simulate`", "same visits", "clone, time", "sample, time",
            "observation, time"]  # fmt: skip
    return table(head, rows)


def aims_table(found: dict[str, Any]) -> str:
    """What the packed states were made for: the lowest and the highest of all tables."""
    now, then = found["compiled"]["games"], found["before"]["games"]

    def against(what: str, *left_out: str) -> list[float]:
        tables = [name for name in now if name.split()[0] not in left_out]
        return [now[name][what] / then[name][what] for name in tables]

    in_c = [now[name]["games"] / c["games"] for name, c in found["limit"].items()
            if isinstance(c, dict)]  # fmt: skip
    loops, tuned = [row["loop"] for row in now.values()], found["peers"]["random play"][TUNED]
    mean = [sum(loops) / len(loops) / tuned] if isinstance(tuned, float) else []
    lines = [sum(found["lines"].values()) / sum(found["lines before"].values())]
    rows: list[tuple[str, str, str, list[float]]] = [
        ("Cónclave's own playout, share of the C", "0.40", "0.50", in_c),
        ("own playout of the others, times before", "2", "3", against("games", "conclave")),
        ("choices in batches of 256, times before", "3", "6", against("batch")),
        ("`legal` + `apply` from Python, mean, times hearts tuned", "1.1", "1.5", mean),
        ("search, times before", "1.7", "3", against("search")),
        ("clone, share of the time before", "0.7", "0.4", against("clone")),
        ("lines of the rules, share of before", "1", "0.9", lines),
    ]
    told = [[what, floor, aim, _span(each)] for what, floor, aim, each in rows]
    return table(["what", "floor", "aim", "reached, lowest to highest table"], told)


def _span(found: list[float]) -> str:
    """From the lowest to the highest, or one figure, or a dash."""
    ends = [f"{number:.2f}" for number in sorted({min(found), max(found)})] if found else ["-"]
    return " to ".join(ends)


def limit_table(found: dict[str, Any]) -> str:
    """Games a second: C, then ours as a share of it."""
    rows = []
    for name, c in found["limit"].items():
        if not isinstance(c, dict):
            return f"The C: {c}."
        now, then = found["compiled"]["games"][name], found["before"]["games"][name]
        shares = [f"{each / c['games']:.2f}"
                  for each in (now["games"], then["games"], now["simulate"])]  # fmt: skip
        rows.append(
            [name, whole(c["games"]), *shares, f"{c['length']:.1f}", f"{now['length']:.1f}"]
        )
    head = ["game, seats", "games a second in C", "own playout", "before", "`simulate`",
            "choices a game in C", "ours"]  # fmt: skip
    return table(head, rows)


def hearts_line(found: dict[str, Any]) -> str:
    peers = found["peers"]["random play"]
    loops = [row["loop"] for row in found["compiled"]["games"].values()]
    mean = sum(loops) / len(loops)
    shares = [f"{mean / peers[name]:.2f} times {name}" for name in (HEARTS, TUNED)
              if isinstance(peers[name], float)]  # fmt: skip
    return f"`legal` and `apply` from Python, the mean of all tables: {whole(mean)} a second; " + (
        " and ".join(shares) or "OpenSpiel is not installed"
    )


def lines_table(found: dict[str, Any]) -> str:
    now, then = found["lines"], found["lines before"]
    now, then = ({**each, "all": sum(each.values())} for each in (now, then))
    rows = [[name, str(now[name]), str(then[name]), f"{now[name] / then[name]:.2f}"]
            for name in now if name in then]  # fmt: skip
    return table(["lines of rules, state, knowledge, encoding …", "now", "before", "ratio"], rows)


def speed_table(found: dict[str, Any]) -> str:
    hearts = found["peers"]["random play"][HEARTS]
    slow, slow_before = found["interpreted"]["games"], found["interpreted before"]["games"]
    rows = [
        [
            name,
            whole(row["loop"]),
            f"{row['loop'] / hearts:.1f}",
            whole(row["playout"]),
            whole(slow[name]["loop"]),
            whole(slow[name]["playout"]),
            f"{slow[name]['loop'] / slow_before[name]['loop']:.2f}",
            f"{slow[name]['playout'] / slow_before[name]['playout']:.2f}",
        ]
        for name, row in found["compiled"]["games"].items()
    ]
    head = ["game, seats", "`legal` + `apply` from Python", "times OpenSpiel's hearts",
            "own playout", "interpreted: from Python", "interpreted: playout",
            "interpreted against before: from Python", "playout"]  # fmt: skip
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
    best = max(peers.values(), default=float("nan"))
    rows = [[name, whole(speed), "", ""] for name, speed in peers.items()]
    rows += [[name, "", "", whole(speed) if isinstance(speed, float) else speed]
             for name, speed in found["peers"]["batches"].items()]  # fmt: skip
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
short rounds in {found["passes"]} passes over all of them. Every move counts, those of chance too.

## Against the commit {found["commit"]}

{aims_table(found)}

So many times as fast as then; for what takes time, the share of the time that it took then. Both
are measured in turn in this run.

{ratio_table(found)}

{lines_table(found)}

## Against C and OpenSpiel

benchmarks/conclave.c plays Cónclave at random, by the same rules and choices, without anything
else that an engine does.

{limit_table(found)}

{hearts_line(found)}.

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


def measured(before: Path) -> dict[str, Any]:
    return {
        "compiled": run("ours", COMPILED),
        "before": run("ours", before),
        "peers": run("peers", COMPILED),
        "limit": run("limit", COMPILED),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--before", default=BEFORE, metavar="COMMIT", help="what to compare with")
    parser.add_argument("--passes", type=int, default=PASSES, help="over everything")
    given = parser.parse_args()
    before = compiled_form(given.before)
    found = measured(before)
    for _ in range(1, given.passes):
        found = better(found, measured(before))
    if not found["compiled"]["compiled"]:
        sys.exit("build/compiled is not compiled: there is nothing to compare")
    found |= {
        "machine": f"{platform.machine()} {platform.system()}, Python {platform.python_version()}",
        "commit": given.before,
        "passes": given.passes,
        "interpreted": run("ours", ROOT / "src"),
        "interpreted before": run("ours", interpreted_form(before)),
        "lines": lines(ROOT / "src"),
        "lines before": lines(before),
    }
    (HERE / "results.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    text = report(found)
    (HERE / "results.md").write_text(text, encoding="utf-8")
    print(text)
