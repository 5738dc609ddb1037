"""What pip makes of a checkout in an environment that has nothing: a compiled package, or one that
says that it is not. These take minutes."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
ENGINE = "import json, grimorio; grimorio.get_game('magia'); print(json.dumps(grimorio.compiled))"
pytestmark = pytest.mark.proof


def own(**more: str) -> dict[str, str]:
    ours = ("GRIMORIO_QUIET", "GRIMORIO_COMPILE", "PYTHONPATH", "CC")
    return {key: word for key, word in os.environ.items() if key not in ours} | more


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    folder = tmp_path / "grimorio-source"
    folder.mkdir()
    for name in SOURCE:
        shutil.copy(ROOT / name, folder)
    junk = shutil.ignore_patterns("__pycache__", "*.egg-info", "static", "*.so")
    shutil.copytree(ROOT / "src", folder / "src", ignore=junk)
    return folder


def install(checkout: Path, **more: str) -> tuple[int, str, Path]:
    """How pip ended and what it said, and the environment's Python."""
    place = checkout.parent / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(place)], check=True)
    python = place / "bin" / "python"
    command = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "-v", "."]
    done = subprocess.run(command, cwd=checkout, env=own(**more), capture_output=True, text=True,
                          check=False)  # fmt: skip
    return done.returncode, done.stdout + done.stderr, python


def engine(python: Path) -> tuple[bool, str]:
    """Whether it is compiled, and what it says when an engine is made."""
    done = subprocess.run([str(python), "-c", ENGINE], cwd=python.parent, env=own(), text=True,
                          capture_output=True, check=True)  # fmt: skip
    return json.loads(done.stdout), done.stderr


def test_it_is_compiled_once_and_says_nothing(checkout: Path) -> None:
    code, said, python = install(checkout)
    assert code == 0, said
    assert engine(python) == (True, "")
    assert said.count("building 'grimorio_core__mypyc' extension") == 1
    assert "not compiled" not in said


@pytest.mark.parametrize(
    ("compiler", "why"),
    [("no-such-compiler", "there is no C compiler no-such-compiler"),
     ("/bin/false", "the C compiler /bin/false cannot compile an empty file")],
)  # fmt: skip
def test_without_a_compiler_it_works_and_says_so(checkout: Path, compiler: str, why: str) -> None:
    code, said, python = install(checkout, CC=compiler)
    assert code == 0, said
    assert said.count(f"not compiled ({why}") == 1
    compiled, told = engine(python)
    assert (compiled, told.count("\n")) == (False, 1)
    assert "install a C compiler" in told
    code, said, _ = install(checkout, CC=compiler, GRIMORIO_COMPILE="1")
    assert code != 0
    assert f"not compiled ({why}" in said
    assert "and GRIMORIO_COMPILE=1 insists on it" in said


def test_what_the_compiler_cannot_write_leaves_it_interpreted(checkout: Path) -> None:
    """A file stands where mypyc writes its C: as good as a full disk."""
    (checkout / "build").mkdir()
    (checkout / "build" / "c").touch()
    code, said, python = install(checkout)
    assert code == 0, said
    assert "not compiled ([Errno" in said
    assert engine(python)[0] is False
