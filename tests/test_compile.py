"""What the compiler kept may be spoilt: it tries once more without that, and says so."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
COMPILER = """
import sys
from pathlib import Path
def groups():
    return [(["src/grimorio/core/play.py"], "grimorio_core")]
if __name__ == "__main__":
    with open("tries", "a") as tries:
        tries.write("one\\n")
    if {fails}:
        sys.exit("ValueError in the compiler")
    library = Path("build/lib/grimorio_core__mypyc.so")
    library.parent.mkdir(parents=True)
    library.touch()
"""
SPOILT = 'Path("build/mypyc/spoilt").exists()'


def compiled(folder: Path, fails: str, kept: bool) -> tuple[int, str, bool]:
    """How often it tried, what it said, and whether there is a library then."""
    (folder / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "compile.py", folder / "scripts")
    (folder / "setup.py").write_text(COMPILER.format(fails=fails), encoding="utf-8")
    (folder / "src" / "grimorio" / "core").mkdir(parents=True)
    (folder / "src" / "grimorio" / "core" / "play.py").touch()
    if kept:
        (folder / "build" / "mypyc").mkdir(parents=True)
        (folder / "build" / "mypyc" / "spoilt").touch()
    surroundings = {key: value for key, value in os.environ.items() if key != "GRIMORIO_COMPILE"}
    done = subprocess.run(
        [sys.executable, "scripts/compile.py"],
        cwd=folder, env=surroundings, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert (folder / "build" / "compiled" / "grimorio" / "core" / "play.py").is_file()
    tries = (folder / "tries").read_text(encoding="utf-8").count("one")
    library = folder / "build" / "compiled" / "grimorio_core__mypyc.so"
    return tries, done.stdout, library.exists()


def test_what_was_kept_is_thrown_away_where_it_is_in_the_way(tmp_path: Path) -> None:
    tries, said, done = compiled(tmp_path, SPOILT, kept=True)
    assert (tries, done) == (2, True)
    assert "once more without it" in said
    assert "Not compiled" not in said


@pytest.mark.parametrize(("kept", "expected"), [(False, 1), (True, 2)])
def test_what_fails_anyway_stays_interpreted(tmp_path: Path, kept: bool, expected: int) -> None:
    tries, said, done = compiled(tmp_path, "True", kept)
    assert (tries, done) == (expected, False)
    assert "Not compiled" in said


def test_what_can_be_compiled_is_tried_once(tmp_path: Path) -> None:
    tries, said, done = compiled(tmp_path, "False", kept=True)
    assert (tries, done) == (1, True)
    assert "once more" not in said
