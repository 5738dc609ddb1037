"""The steps of CONTRIBUTING.md, run as they stand there, in a fresh environment."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .environment import ROOT, Environment

COMMANDS = re.findall(r"```sh\n(.*?)```", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.DOTALL)
PIP = """#!/bin/sh
shift
exec {ours} -m pip --python {python} install -q --no-deps --no-build-isolation --no-index "$@"
"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """With `pip`, `python` and `grimorio` on the path, and the examples at hand."""
    folder = tmp_path_factory.mktemp("steps")
    made = Environment(folder)
    shutil.copytree(ROOT / "examples", folder / "examples",
                    ignore=shutil.ignore_patterns("build", "*.egg-info"))  # fmt: skip
    programs = {
        "pip": PIP.format(ours=sys.executable, python=made.python),
        "grimorio": f'#!/bin/sh\nexec {made.python} -m grimorio "$@"\n',
    }
    for name, text in programs.items():
        program = Path(made.python).parent / name
        program.write_text(text, encoding="utf-8")
        program.chmod(0o755)
    return made


def test_every_step_works_as_it_is_written(home: Environment) -> None:
    assert len(COMMANDS) == 6
    path = f"{Path(home.python).parent}{os.pathsep}{os.environ['PATH']}"
    said = ""
    for block in COMMANDS:
        done = subprocess.run(
            ["bash", "-e", "-c", block], cwd=home.folder, env={**home.surroundings(), "PATH": path},
            capture_output=True, text=True, timeout=120,
        )  # fmt: skip
        assert done.returncode == 0, f"{block}\n{done.stderr[-1500:]}"
        said += done.stdout
    for words in ("games keep the contract", "nothing is missing", "Más puntos que nadie", "Dict("):
        assert words in said, words


def test_a_folder_in_front_of_a_module_is_named(home: Environment) -> None:
    """What `-e` installs comes after whatever lies where one stands."""
    (home.folder / "farol").mkdir()
    done = home.run("-m", "grimorio", "simulate", "conclave", "--games", "1")
    (home.folder / "farol").rmdir()
    assert done.returncode == 0
    assert "farol stands before it" in done.stderr
