"""`make check-deps` tells apart: all clear, something found, and not looked at."""

import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "check_deps"
SKIPPED = "jinja2 Dependency not found and could not be audited: jinja2 (2.10)"
FOUND = "Found 1 known vulnerability in 1 package\njinja2 2.10 CVE-0000-0000"
OFFLINE = "HTTPSConnectionPool: Max retries exceeded: Failed to resolve host"


@pytest.mark.parametrize(
    ("says", "code", "told", "result"),
    [
        ("No known vulnerabilities found", 0, "no known vulnerability", 0),
        (f"No known vulnerabilities found\n{SKIPPED}", 0, "not checked", 0),
        (FOUND, 1, "see above", 1),
        (f"{FOUND}\nconnection reset", 1, "see above", 1),
        (OFFLINE, 1, "offline", 0),
        ("unexpected nonsense", 1, "see above", 1),
    ],
)
def test_an_audit_says_what_it_knows(
    tmp_path: Path, says: str, code: int, told: str, result: int
) -> None:
    (tmp_path / "scripts").mkdir()
    shutil.copy(SCRIPT, tmp_path / "scripts")
    audit = tmp_path / ".venv" / "bin" / "pip-audit"
    audit.parent.mkdir(parents=True)
    audit.write_text(f"#!/bin/sh\ncat <<'END'\n{says}\nEND\nexit {code}\n")
    audit.chmod(0o755)
    done = subprocess.run([tmp_path / "scripts" / "check_deps"], capture_output=True, text=True)
    lines = [line for line in done.stdout.splitlines() if line.startswith("requirements/")]
    assert len(lines) == 2
    assert all(told in line for line in lines)
    assert (done.returncode != 0) == bool(result)


def test_every_dependency_is_pinned_by_its_hash() -> None:
    for lock in (SCRIPT.parents[1] / "requirements").glob("*.txt"):
        entries = lock.read_text().replace("\\\n", " ").splitlines()
        pins = [each for each in entries if each.strip() and not each.lstrip().startswith("#")]
        assert pins, lock
        for pin in pins:
            assert "==" in pin or " @ " in pin, pin
            assert "--hash=sha256:" in pin, pin
