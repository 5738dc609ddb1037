"""Two lanes, each with its share; what failed only because the machine was busy gets a second try,
and nothing else does."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
ONCE = """
from pathlib import Path
def test_it():
    tried = Path("tried")
    assert tried.exists() or tried.touch()
"""
FORM = """
import os, pytest
@pytest.mark.interpreted
def test_as_it_is(): assert os.environ["PYTHONPATH"] == "src"
@pytest.mark.proof
def test_for_hours(): assert False
def test_built(): assert os.environ["PYTHONPATH"] == "build/compiled"
"""


def run(folder: Path, files: dict[str, str]) -> tuple[int, str]:
    for name in ("scripts/lanes.py", "tests/conftest.py", "pyproject.toml"):
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    page = {
        "Makefile": ".venv/.test compiled web browser:",
        "web/package.json": '{"scripts": {"test": "true"}}',
    }
    for name, text in (files | page).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "scripts.lanes"], cwd=folder, check=False, text=True, timeout=120,
        env={**os.environ, "WORKERS": "0"}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    return done.returncode, done.stdout


def test_everything_runs_in_its_form(tmp_path: Path) -> None:
    both = "import os\ndef test_it(): assert os.environ['GRIMORIO_FORM']"
    files = {"tests/games/test_form.py": FORM, "tests/core/test_both.py": both}
    code, said = run(tmp_path, files)
    assert code == 0, said
    assert said.endswith("\n4 passed, 0 failed\n")


def test_a_real_process_may_fail_once_and_it_is_told(tmp_path: Path) -> None:
    files = {"tests/server/test_slow.py": ONCE, "tests/core/test_both.py": "def test_it(): pass"}
    code, said = run(tmp_path, files)
    assert code == 0, said
    assert "Failed beside others and passed alone:\n  tests/server/test_slow.py::test_it" in said
    (tmp_path / "tests/server/test_slow.py").write_text("def test_it(): assert False")
    assert run(tmp_path, {})[0] == 1


def test_a_rule_may_not_fail_once(tmp_path: Path) -> None:
    files = {"tests/games/test_rule.py": ONCE, "tests/server/test_slow.py": ONCE,
             "tests/core/test_both.py": "def test_it(): pass"}  # fmt: skip
    code, said = run(tmp_path, files)
    assert code == 1
    assert "Once more" not in said


def test_many_failures_are_not_the_machine(tmp_path: Path) -> None:
    files = {f"tests/server/test_{n}.py": ONCE.replace("tried", f"tried{n}") for n in range(9)}
    code, said = run(tmp_path, {**files, "tests/core/test_both.py": "def test_it(): pass"})
    assert code == 1
    assert "Once more" not in said
