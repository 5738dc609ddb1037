"""Write requirements/*.txt: every package pinned with its hashes, and no address of any registry.

`make lock` runs this. The result serves Linux and CPython 3.11 to 3.13.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EVERYTHING = "--all-extras --group build --group test --group check"
LOCKS = {
    "play": "--extra server --extra lab --group build",
    "deploy": "--extra server --extra postgres --group build -c requirements/play.txt",
    "test": f"{EVERYTHING} -c requirements/play.txt",
    "bench": f"{EVERYTHING} --group bench -c requirements/test.txt",
}
OPTIONS = (
    "--quiet --universal --python-version 3.11 --generate-hashes --upgrade"
    " --no-emit-index-url --no-emit-find-links --no-annotate --no-header"
)
# The lock is made for these alone, so repeating them on every line says nothing.
GIVEN = (
    "python_full_version < '3.14'",
    "implementation_name == 'cpython'",
    "platform_python_implementation == 'CPython'",
    "sys_platform == 'linux'",
)


def without_given(line: str) -> str:
    """Drop the conditions that hold on every machine the lock is for."""
    if " ; " not in line:
        return line
    package, rest = line.split(" ; ", 1)
    condition, slash, _ = rest.partition(" \\")
    kept = [part for part in condition.split(" and ") if part not in GIVEN]
    return f"{package}{' ; ' if kept else ''}{' and '.join(kept)}{slash}"


def lock(name: str, what: str) -> None:
    target = ROOT / "requirements" / f"{name}.txt"
    uv = Path(sys.executable).with_name("uv")
    command = [str(uv), "pip", "compile", "pyproject.toml", *what.split(), *OPTIONS.split()]
    made = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    lines = [without_given(line) for line in made.splitlines()]
    if any("://" in line for line in lines):
        sys.exit(f"requirements/{name}.txt would hold an address; nothing was written")
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"requirements/{name}.txt: {sum('==' in line for line in lines)} packages")


if __name__ == "__main__":
    os.environ.pop("UV_INDEX_URL", None)
    for lock_name, lock_what in LOCKS.items():
        lock(lock_name, lock_what)
