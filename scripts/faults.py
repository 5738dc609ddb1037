"""Plant the faults of tests/faults, one at a time, and see that the test named with each finds it.

A fault is one edit of one file (`old`, which stands there once, becomes `new`) and the `test` that
has to fail by it. Each is planted in a copy of the tree, so that the sources are never touched; the
copy is interpreted, the tests run alone. First all the tests have to pass there without any fault.

    python -m scripts.faults [part of a file's name, of a test's, or of what is said of a fault …]
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FAULTS = ROOT / "tests" / "faults"
PAGE = Path("src/grimorio/server/static")
MODULES = Path("web/node_modules")
AT_ONCE = 2
SECONDS = 600


class Fault(NamedTuple):
    area: str
    what: str
    file: str
    old: str
    new: str
    test: str

    def problem(self, root: Path = ROOT) -> str | None:
        """Why it cannot be planted any more."""
        place = root / self.file
        if not place.is_file():
            return f"there is no {self.file}"
        count = place.read_text(encoding="utf-8").count(self.old)
        if count != 1:
            return f"what it changes stands {count} times in {self.file}"
        if self.old == self.new:
            return "it changes nothing"
        if not (root / self.test.split("::")[0]).is_file():
            return f"there is no {self.test}"
        return None


def faults() -> list[Fault]:
    found = []
    for path in sorted(FAULTS.glob("*.toml")):
        for row in tomllib.loads(path.read_text(encoding="utf-8"))["fault"]:
            found.append(Fault(area=path.stem, **row))
    return found


class Copy:
    """A tree of its own, in which one fault stands at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        # What is not committed yet, too; a file that was deleted is still listed.
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.check_output(listed, cwd=ROOT, text=True).split("\0")
        for name in names:
            if name and (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, folder / name)
        (folder / MODULES).symlink_to(ROOT / MODULES)
        if (ROOT / PAGE).is_dir():
            shutil.copytree(ROOT / PAGE, folder / PAGE)

    def command(self, *words: str, place: str = ".") -> subprocess.CompletedProcess[str]:
        surroundings = {**os.environ, "PYTHONPATH": str(self.folder / "src")}
        surroundings.pop("GRIMORIO_FORM", None)
        return subprocess.run(
            words, cwd=self.folder / place, env=surroundings, text=True, timeout=SECONDS,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip

    def test(self, *tests: str) -> subprocess.CompletedProcess[str]:
        if tests[0].endswith(".ts"):
            names = [test.removeprefix("web/") for test in tests]
            return self.command("node_modules/.bin/vitest", "run", *names, place="web")
        python = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "--tb=line", "--no-header"]
        return self.command(*python, "-p", "no:cacheprovider", *tests)

    def build_page(self) -> None:
        built = self.command("npm", "--prefix", "web", "run", "build", "--", "--logLevel", "warn")
        if built.returncode:
            raise RuntimeError(f"the page does not build: {built.stdout[-500:]}")

    @contextmanager
    def planted(self, fault: Fault) -> Iterator[None]:
        place = self.folder / fault.file
        kept = place.read_text(encoding="utf-8")
        page = fault.file.startswith("web/") and not fault.test.endswith(".ts")
        place.write_text(kept.replace(fault.old, fault.new), encoding="utf-8")
        try:
            if page:
                self.build_page()
            yield
        finally:
            place.write_text(kept, encoding="utf-8")
            if page:
                shutil.rmtree(self.folder / PAGE)
                shutil.copytree(ROOT / PAGE, self.folder / PAGE)


def verdict(copy: Copy, fault: Fault) -> str:
    """Nothing, if the test finds the fault; else what happened instead."""
    try:
        with copy.planted(fault):
            done = copy.test(fault.test)
    except (RuntimeError, subprocess.TimeoutExpired) as problem:
        return str(problem)
    if done.returncode == 1:
        return ""
    if done.returncode == 0:
        return "its test passes all the same"
    return f"its test does not run: {done.stdout[-600:]}"


def sound(copy: Copy, wanted: list[Fault]) -> bool:
    """Whether all the tests pass where nothing is planted."""
    tests = sorted({fault.test for fault in wanted})
    for group in ([t for t in tests if t.endswith(".ts")], [t for t in tests if ".py" in t]):
        done = copy.test(*group) if group else None
        if done is not None and done.returncode:
            print(done.stdout[-3000:], "Without any fault these tests fail.", sep="\n")
            return False
    return True


def main(words: list[str]) -> int:
    known = faults()
    wanted = [f for f in known if not words or any(w in " ".join(f) for w in words)]
    stale = [f"{fault.what}: {problem}" for fault in wanted if (problem := fault.problem())]
    if stale or not wanted:
        print(*stale or [f"None of {len(known)} faults is named so."], sep="\n")
        return 1
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="grimorio-faults-") as folder:
        copies: Queue[Copy] = Queue()
        for number in range(min(AT_ONCE, len(wanted))):
            copies.put(Copy(Path(folder) / str(number)))
        first = copies.get()
        if not sound(first, wanted):
            return 1
        copies.put(first)

        def judge(fault: Fault) -> str:
            copy = copies.get()
            said = verdict(copy, fault)
            copies.put(copy)
            print(f"{'missed' if said else 'caught'}  {fault.area:<10} {fault.what}"
                  f"{': ' + said if said else ''}", flush=True)  # fmt: skip
            return said

        with ThreadPoolExecutor(AT_ONCE) as pool:
            missed = [said for said in pool.map(judge, wanted) if said]
    caught = len(wanted) - len(missed)
    print(f"{caught} of {len(wanted)} faults caught in {time.monotonic() - begun:.0f} s.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
