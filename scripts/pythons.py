"""Install Grimorio as anybody would on every Python that it is for, compiled and interpreted, and
run the tests of the engines there: `make pythons`, or `make pythons ONLY=3.12`.

Each gets an environment of its own under build/pythons, with the versions of requirements/test.txt.
Nothing is built for the interpreted ones: they are installed where no compiler is found. At the end
stand, for each, how many tests passed, and how many random choices a second of processor time each
game's playouts make.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "pythons"
VERSIONS = ("3.11", "3.12", "3.13")
NEEDED = ("pytest", "hypothesis", "jsonschema")
TESTS = {
    "compiled": [
        "tests/core",
        "tests/contract",
        "tests/games",
        "tests/bots",
        "tests/test_front.py",
    ],
    "interpreted": ["--lane", "interpreted", "tests/core", "tests/contract", "tests/games"],
}
MEASURE = """
import json, sys, time
import grimorio
from grimorio.core.play import random_playout
seconds, rates = float(sys.argv[1]), {}
for id in ("conclave", "cronicas", "magia", "bellum"):
    game = grimorio.get_game(id)
    seats = game.info.least_seats
    options, chance = game.check_options(seats, {}), grimorio.FastChance(1)
    best = 0.0
    for _ in range(3):
        choices, began = 0, time.process_time()
        while time.process_time() < began + seconds:
            choices += random_playout(game, game.setup(seats, options, chance), chance)
        best = max(best, choices / (time.process_time() - began))
    rates[id] = round(best)
print(json.dumps({"compiled": grimorio.compiled, "rates": rates}))
"""
Row = tuple[str, str, str, dict[str, int]]


def found(version: str) -> str | None:
    """A Python of this version that runs: on PATH (where pyenv has names of absent ones, too), or
    among those that pyenv keeps."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    ask = "import sys; print('%d.%d' % sys.version_info[:2])"
    for python in (f"python{version}", *map(str, kept.glob(f"{version}.*/bin/python"))):
        if shutil.which(python) is None:
            continue
        said = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=False)
        if said.stdout.strip() == version:
            return python
    return None


def pins() -> Path:
    """The lock without its hashes: a folder such as ours has none."""
    lines = (ROOT / "requirements" / "test.txt").read_text("utf-8").splitlines()
    path = PLACE / "pins.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(line.rstrip("\\ ") for line in lines if "==" in line), "utf-8")
    return path


def environment(form: str) -> dict[str, str]:
    own = {key: word for key, word in os.environ.items() if key not in ("PYTHONPATH", "CC")}
    own |= {"PIP_CONSTRAINT": str(pins()), "GRIMORIO_QUIET": "1", "GRIMORIO_FORM": form}
    if form == "interpreted":
        return own | {"CC": "no-such-compiler", "GRIMORIO_COMPILE": ""}
    return own | {"GRIMORIO_COMPILE": "1"}


def tried(python: str, version: str, form: str) -> Row:
    """The installation from nothing, the tests, the speed."""
    folder, own = PLACE / version / form, environment(form)
    shutil.rmtree(folder, ignore_errors=True)
    print(f"Python {version}, {form} ...", flush=True)
    subprocess.run([python, "-m", "venv", str(folder)], check=True)
    inside = str(folder / "bin" / "python")
    pip = [inside, "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
    subprocess.run([*pip, ".[rl,server]", *NEEDED], cwd=ROOT, env=own, check=True)
    seconds = "1" if form == "compiled" else "3"
    told = subprocess.check_output([inside, "-c", MEASURE, seconds], cwd=folder, env=own, text=True)
    measured = json.loads(told)
    if measured["compiled"] != (form == "compiled"):
        return version, form, f"is not {form}", measured["rates"]
    return version, form, tests(inside, form, own), measured["rates"]


def tests(python: str, form: str, own: dict[str, str]) -> str:
    """The last words of pytest, without its clock."""
    command = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS[form]]
    done = subprocess.run(command, cwd=ROOT, env=own, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-6000:], done.stderr[-2000:], flush=True)
    ends = re.findall(r"^(\d+ .*?) in [\d.]+", done.stdout, re.MULTILINE)
    return ends[-1] if ends else "no tests"


def main(given: list[str]) -> int:
    rows: list[Row] = []
    missing: list[str] = []
    for version in given or VERSIONS:
        python = found(version)
        if python is None:
            missing.append(version)
        else:
            rows += [tried(python, version, form) for form in TESTS]
    print("\n| Python | form | tests | " + " | ".join(rows[0][3] if rows else ()) + " |")
    for version, form, said, rates in rows:
        print(f"| {version} | {form} | {said} | {' | '.join(f'{n:,}' for n in rates.values())} |")
    if missing:
        print("Not on this machine:", ", ".join(missing))
    return int(any(not re.fullmatch(r"\d+ passed(, \d+ deselected)?", row[2]) for row in rows))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
