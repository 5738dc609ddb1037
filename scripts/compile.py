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
SOURCE = ROOT / "src" / "grimorio"
TARGET = ROOT / "build" / "compiled"
LIBRARIES = ROOT / "build" / "lib"
COMPILED = ("core", "games", "bots")


def build_libraries() -> None:
    """Only what changed is compiled again; a library without its source is removed."""
    subprocess.run(
        [
            *(sys.executable, "setup.py", "-q", "build_ext", "--parallel", "2"),
            *("--build-lib", str(LIBRARIES), "--build-temp", "build/temp"),
        ],
        cwd=ROOT,
        check=True,
    )
    for library in LIBRARIES.rglob("*.so"):
        source = SOURCE.parent / library.relative_to(LIBRARIES)
        is_module = library.parent != LIBRARIES
        if is_module and not source.with_name(f"{library.name.split('.')[0]}.py").exists():
            library.unlink()


def copy_tree() -> bool:
    """Lay out build/compiled; says whether there is anything compiled in it."""
    fresh = TARGET.with_name("compiled.new")
    shutil.rmtree(fresh, ignore_errors=True)
    (fresh / "grimorio").mkdir(parents=True)
    for entry in sorted(SOURCE.iterdir()):
        place = fresh / "grimorio" / entry.name
        if entry.name in COMPILED:
            shutil.copytree(entry, place, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        elif entry.name != "__pycache__":
            place.symlink_to(os.path.relpath(entry, TARGET / "grimorio"))
    libraries = sorted(LIBRARIES.rglob("*.so"))
    for library in libraries:
        place = fresh / library.relative_to(LIBRARIES)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(library, place)
    shutil.rmtree(TARGET, ignore_errors=True)
    fresh.rename(TARGET)
    return bool(libraries)


def main() -> None:
    print("Compiling core, games and bots ...", flush=True)
    build_libraries()
    if not copy_tree():
        print("Grimorio runs interpreted here.")
    (TARGET / ".built").touch()


if __name__ == "__main__":
    main()
