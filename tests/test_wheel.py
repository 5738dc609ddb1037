"""The package as it is installed: nothing is left out, and it works without a C compiler."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from grimorio.core.registry import game_ids

ROOT = Path(__file__).resolve().parent.parent
# What `make web` leaves, which a source tree may not have yet.
PAGE = "grimorio/server/static/assets/page.js"
PLAY_ONE = """
import grimorio
from grimorio.core.chance import FastChance
from grimorio.core.play import random_playout
from grimorio.core.registry import encoding_version, get_encoding, get_game
for id in {games!r}:
    game, chance = get_game(id), FastChance(1)
    seats = game.info.least_seats
    state = game.setup(seats, game.check_options(seats, {{}}), chance)
    assert random_playout(game, state, chance) > 20
    assert len(get_encoding(game, seats).write(state, 0)) == get_encoding(game, seats).size
    __import__(f"grimorio.rl.{{id}}_v{{encoding_version(id)}}")
print(grimorio.__file__)
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what a wheel is made from."""
    copy = tmp_path_factory.mktemp("source")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    junk = shutil.ignore_patterns("__pycache__", "*.egg-info", "static")
    shutil.copytree(ROOT / "src", copy / "src", ignore=junk)
    page = copy / "src" / PAGE
    page.parent.mkdir(parents=True)
    page.write_text("page", encoding="utf-8")
    return copy


@pytest.fixture(scope="module")
def wheel(source: Path) -> Path:
    """Built where no compiler is found: it has to become an interpreted one."""
    made = source.parent / "wheel"
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"]
    surroundings = {**os.environ, "CC": "no-such-compiler", "PATH": ""}
    surroundings.pop("GRIMORIO_COMPILE", None)
    done = subprocess.run(
        [*command, "--disable-pip-version-check", "-v", "--wheel-dir", str(made), str(source)],
        env=surroundings,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    said = done.stdout + done.stderr
    assert "not compiled (there is no C compiler no-such-compiler)" in said
    (found,) = made.glob("*.whl")
    return found


def test_a_wheel_has_every_file_of_the_source(source: Path, wheel: Path) -> None:
    packed = set(zipfile.ZipFile(wheel).namelist())
    files = [path for path in (source / "src").rglob("*") if path.is_file()]
    wanted = {str(path.relative_to(source / "src")) for path in files}
    wanted = {name for name in wanted if ".egg-info" not in name and "__pycache__" not in name}
    assert PAGE in wanted
    assert sorted(wanted - packed) == []
    kinds = {Path(name).suffix for name in wanted}
    assert kinds >= {".py", ".ftl", ".md", ".toml", ".typed", ".js"}


def test_a_wheel_asks_for_what_the_engines_stand_on(wheel: Path) -> None:
    packed = zipfile.ZipFile(wheel)
    (name,) = (each for each in packed.namelist() if each.endswith(".dist-info/METADATA"))
    wanted = packed.read(name).decode().splitlines()
    for package in ("librt", "mypy_extensions"):
        assert any(re.match(rf"Requires-Dist: {package}>=[\d.]+$", line) for line in wanted)


def test_a_wheel_without_a_compiler_works_and_says_so(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    surroundings = {**os.environ, "PYTHONPATH": str(tmp_path)}

    def run(*arguments: str) -> str:
        command = [sys.executable, "-W", "ignore", *arguments]
        return subprocess.check_output(command, env=surroundings, cwd=tmp_path, text=True)

    assert "interpreted" in run("-m", "grimorio", "--version")
    assert str(tmp_path) in run("-c", PLAY_ONE.format(games=game_ids()))
