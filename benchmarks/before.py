"""The commit to compare with: compiled in a worktree of its own, of which only that is kept.

`BEFORE` is the last commit whose states were lists of Python ints. Another one is chosen by
`make bench BEFORE=<commit>`.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BEFORE = "ceb1443"
# What the rules are written in, with all their chapters, whatever else a game has besides.
COUNTED = ("rules", "movement", "actions", "state", "view", "knowledge", "sampling", "encode",
           "naming", "turns", "meetings", "moving", "attack", "recruiting", "day", "setup",
           )  # fmt: skip


def told(*command: str, cwd: Path = ROOT) -> str:
    return subprocess.run(command, cwd=cwd, check=True, stdout=subprocess.PIPE, text=True).stdout


def compiled_form(commit: str) -> Path:
    """Its compiled form in build/before, made once; the worktree is gone afterwards."""
    try:
        full = told("git", "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}").strip()
    except (OSError, subprocess.CalledProcessError):
        sys.exit(f"git knows no commit {commit} here: name one by `make bench BEFORE=<commit>`")
    place = ROOT / "build" / "before" / full[:12]
    if not (place / ".built").exists():
        print(f"compiling {commit}, once ...", file=sys.stderr, flush=True)
        with tempfile.TemporaryDirectory() as folder:
            tree = Path(folder) / "tree"
            told("git", "worktree", "add", "--detach", str(tree), full)
            try:
                build(tree)
                shutil.rmtree(place, ignore_errors=True)
                shutil.copytree(tree / "build" / "compiled", place)
            finally:
                told("git", "worktree", "remove", "--force", str(tree))
    return place


def interpreted_form(form: Path) -> Path:
    """The same without its libraries."""
    place = form.with_name(f"{form.name}-interpreted")
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(form, place, ignore=shutil.ignore_patterns("*.so"))
    return place


def build(tree: Path) -> None:
    """As its own script does it."""
    alone = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run(
        [sys.executable, "scripts/compile.py"],
        cwd=tree,
        env={**alone, "GRIMORIO_COMPILE": "1"},
        check=True,
        stdout=sys.stderr,
    )


def lines(form: Path) -> dict[str, int]:
    """By game: how many lines the counted files have."""
    found: dict[str, int] = {}
    for folder in sorted((form / "grimorio" / "games").iterdir()):
        files = [folder / f"{name}.py" for name in COUNTED]
        count = sum(len(file.read_text("utf-8").splitlines()) for file in files if file.exists())
        if count:
            found[folder.name] = count
    return found
