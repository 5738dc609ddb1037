"""All tests in two lanes side by side: everything once compiled, and interpreted what can differ.

The interpreted lane needs nothing compiled, so it begins while the engines are; what it says comes
when it has ended. What belongs where stands in
tests/conftest.py.

A test of real processes or browsers can fail because its neighbours kept the machine busy: it runs
once more, when nothing else does (pytest-rerunfailures would run it again at once, beside the
same neighbours). One that fails alone, too, fails, and so does any other test at once: a rule does
not depend on how busy the machine is. What passed only the second time is named at the end, so
that somebody mends it.

    python -m scripts.lanes [what is given to pytest in both lanes]
"""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import Future
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / "build" / "tests"
RUNS = REPORTS / "runs.jsonl"
REAL = tuple(f"tests/{part}/" for part in ("e2e", "server", "service", "cluster", "trust", "table",
                                           "leaks"))  # fmt: skip
MOST = 8
"""More than so many failures are no matter of a busy machine."""
WORKERS = os.environ.get("WORKERS", "2")
FORM = os.environ.get("FORM", "compiled")
"""What the engines of the compiled lane are: without a compiler interpreted, too."""


class Lane:
    """One form's share of the tests, with a cache and a report of its own."""

    def __init__(self, name: str, form: str, engines: str, *arguments: str) -> None:
        self.folder = REPORTS / name
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        self.pytest = [sys.executable, "-m", "pytest", "-q", "--lane", name,
                       "-o", f"cache_dir={self.folder}/cache"]  # fmt: skip
        self.arguments = [f"--junitxml={self.folder}/report.xml", *arguments]
        self.environment = {**os.environ, "GRIMORIO_FORM": form, "PYTHONPATH": engines}
        self.output = self.folder / "output.txt"
        self.code = 0

    def run(self, output: IO[str] | None = None) -> None:
        self.code = self._call(self.arguments, output)

    def told(self) -> str:
        return self.output.read_text("utf-8") if self.output.is_file() else ""

    def _call(self, arguments: list[str], output: IO[str] | None = None) -> int:
        return subprocess.call([*self.pytest, *arguments], cwd=ROOT, env=self.environment,
                               stdout=output, stderr=output)  # fmt: skip

    def once_more(self) -> list[str]:
        """What failed beside others and passes alone, if that can be the machine's fault."""
        path = self.folder / "cache" / "v" / "cache" / "lastfailed"
        failed = sorted(json.loads(path.read_text("utf-8"))) if path.is_file() else []
        alone = len(failed) <= MOST and all(name.startswith(REAL) for name in failed)
        if self.code != 1 or not failed or not alone:
            return []
        print("Once more, alone:", *failed, sep="\n  ", flush=True)
        self.code = self._call(["-n", "0", *failed])
        return [] if self.code else failed


def make(*targets: str) -> int:
    environment = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    command = ["make", "-s", f"-j{len(targets)}", *targets]
    return subprocess.call(command, cwd=ROOT, env=environment)


def interpreted(lane: Lane, ready: Future[int]) -> None:
    """What it says is kept, and told when the other lane has ended."""
    ready.set_result(make(".venv/.test", "web", "browser"))
    if ready.result() == 0:
        with lane.output.open("w", encoding="utf-8") as output:
            lane.run(output)


def compiled(lane: Lane, ready: Future[int]) -> int:
    problem = make("compiled") or ready.result()
    if problem == 0:
        lane.run()
        problem = subprocess.call(["npm", "--prefix", "web", "run", "--silent", "test"], cwd=ROOT)
    return problem


def main(given: list[str]) -> int:
    begun = time.monotonic()
    spread = ("-n", WORKERS, "--dist", "worksteal")
    quiet = Lane("interpreted", "interpreted", "src", "-n", "0", *given)
    loud = Lane("compiled", FORM, "build/compiled", *spread, *given)
    ready: Future[int] = Future()
    other = Thread(target=interpreted, args=(quiet, ready))
    other.start()
    problem = compiled(loud, ready)
    other.join()
    print(f"\nInterpreted:\n{quiet.told()}", flush=True)
    again = [] if problem else [*loud.once_more(), *quiet.once_more()]
    if again:
        print("Failed beside others and passed alone:", *again, sep="\n  ")
    code = max(problem, loud.code, quiet.code)
    note(time.monotonic() - begun, again, code)
    return code


def note(seconds: float, again: list[str], code: int) -> None:
    """How it went, for docs/guides/testing.md, and in one line at the end."""
    counts = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
    for report in REPORTS.glob("*/report.xml"):
        head = report.read_text("utf-8")[:2000]
        for name in counts:
            counts[name] += int(match[1]) if (match := re.search(rf'{name}="(\d+)"', head)) else 0
    failed = counts["failures"] + counts["errors"] - len(again)
    passed = counts["tests"] - counts["skipped"] - failed
    run = {"when": f"{datetime.now(UTC):%Y-%m-%d %H:%M}", "seconds": round(seconds), "code": code,
           "cores": len(os.sched_getaffinity(0)), "load": os.environ.get("BESIDE", ""),
           "passed": passed, "failed": failed, "again": again}  # fmt: skip
    with RUNS.open("a", encoding="utf-8") as runs:
        runs.write(json.dumps(run) + "\n")
    print(f"{round(seconds // 60)} min {round(seconds % 60)} s.")
    print(f"{passed} passed, {failed} failed")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
