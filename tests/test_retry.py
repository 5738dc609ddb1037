"""What failed only because the machine was busy gets a second try; nothing else does."""

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


def run(folder: Path, files: dict[str, str]) -> tuple[int, str]:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "retry.py"), "-q", "-n", "0", "tests"],
        cwd=folder, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout


def test_a_real_process_may_fail_once_and_it_is_told(tmp_path: Path) -> None:
    code, said = run(tmp_path, {"tests/server/test_slow.py": ONCE})
    assert code == 0
    assert "Failed beside others and passed alone:\n  tests/server/test_slow.py::test_it" in said


def test_it_may_not_fail_twice(tmp_path: Path) -> None:
    code, _ = run(tmp_path, {"tests/server/test_slow.py": "def test_it(): assert False"})
    assert code == 1


def test_a_rule_may_not_fail_once(tmp_path: Path) -> None:
    files = {"tests/games/test_rule.py": ONCE, "tests/server/test_slow.py": ONCE}
    code, said = run(tmp_path, files)
    assert code == 1
    assert "Once more" not in said


def test_many_failures_are_not_the_machine(tmp_path: Path) -> None:
    files = {f"tests/server/test_{n}.py": ONCE.replace("tried", f"tried{n}") for n in range(9)}
    assert run(tmp_path, files)[0] == 1
