"""Build the compiled form in build/compiled, from scratch as far as its files go.

There, core, games and bots are copies of the source with their shared libraries beside them;
everything else is a link into src. Nothing old survives, so that no stale library hides a
changed source. Without a compiler the folder still works, interpreted.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from setup import groups  # noqa: E402

SOURCE = ROOT / "src" / "grimorio"
TARGET = ROOT / "build" / "compiled"
LIBRARIES = ROOT / "build" / "lib"
KEPT = [ROOT / "build" / name for name in ("mypyc", "c", "temp")]
"""What the compiler keeps from one time to the next."""
COMPILED = ("core", "games", "bots")


def run_compiler() -> str:
    """What is wrong, or nothing."""
    command = [
        *(sys.executable, "setup.py", "-q", "build_ext", "--parallel", "2"),
        *("--build-lib", str(LIBRARIES), "--build-temp", "build/temp"),
    ]
    strict = {**os.environ, "GRIMORIO_COMPILE": "1"}
    done = subprocess.run(command, cwd=ROOT, env=strict, capture_output=True, text=True)
    if done.returncode < 0:  # ended from outside, which says nothing of what can be compiled
        raise SystemExit("Compiling was ended before it was done.")
    return f"{done.stdout[-4000:]} {done.stderr[-4000:]}" if done.returncode else ""


def build_libraries() -> bool:
    """Only what changed is compiled again; a library without its source is removed."""
    if os.environ.get("GRIMORIO_COMPILE") == "0":
        return False
    kept = [folder for folder in KEPT if folder.exists()]
    problem = run_compiler()
    if problem and kept:
        print(
            "Compiling failed, perhaps over what was kept of the last time: once more without it."
        )
        for folder in KEPT:
            shutil.rmtree(folder, ignore_errors=True)
        problem = run_compiler()
    if problem:
        print(problem, file=sys.stderr)
        return False
    wanted = {f"{name}__mypyc" for _, name in groups()}
    wanted |= {
        file.removeprefix("src/").removesuffix(".py") for files, _ in groups() for file in files
    }
    for library in LIBRARIES.rglob("*.so"):
        name = library.relative_to(LIBRARIES).as_posix().split(".")[0]
        if name not in wanted:
            library.unlink()
    return True


def copy_tree(libraries: list[Path]) -> None:
    """Lay out build/compiled."""
    fresh = TARGET.with_name("compiled.new")
    shutil.rmtree(fresh, ignore_errors=True)
    (fresh / "grimorio").mkdir(parents=True)
    for entry in sorted(SOURCE.iterdir()):
        place = fresh / "grimorio" / entry.name
        if entry.name in COMPILED:
            shutil.copytree(entry, place, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        elif entry.name != "__pycache__":
            place.symlink_to(os.path.relpath(entry, TARGET / "grimorio"))
    for library in libraries:
        place = fresh / library.relative_to(LIBRARIES)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(library, place)
    shutil.rmtree(TARGET, ignore_errors=True)
    fresh.rename(TARGET)


def main() -> None:
    print("Compiling core, games and bots ...", flush=True)
    compiled = build_libraries()
    copy_tree(sorted(LIBRARIES.rglob("*.so")) if compiled else [])
    if not compiled:
        print("Not compiled: Grimorio works interpreted here, more slowly.")
    (TARGET / ".built").touch()


if __name__ == "__main__":
    main()
