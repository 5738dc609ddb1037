"""Run pytest; of the tests with real clocks, processes and browsers what failed runs again, alone.

Such a test can fail because its neighbours kept the machine busy. One that fails alone, too, fails,
and so does any other test at once: a rule does not depend on how busy the machine is. What passed
only the second time is told at the end, so that somebody mends it.
"""

import json
import subprocess
import sys
from pathlib import Path

REAL = tuple(f"tests/{part}/" for part in ("e2e", "server", "service", "cluster", "trust", "table",
                                           "leaks"))  # fmt: skip
MOST = 8
"""More than so many failures are no matter of a busy machine."""
FAILED = Path(".pytest_cache/v/cache/lastfailed")


def main(arguments: list[str]) -> int:
    pytest = [sys.executable, "-m", "pytest"]
    FAILED.unlink(missing_ok=True)
    code = subprocess.call([*pytest, *arguments])
    if code != 1 or not FAILED.is_file():
        return code
    failed = sorted(json.loads(FAILED.read_text(encoding="utf-8")))
    if len(failed) > MOST or not all(name.startswith(REAL) for name in failed):
        return code
    print("Once more, alone:", *failed, sep="\n  ", flush=True)
    code = subprocess.call([*pytest, "-q", "-n", "0", *failed])
    if code == 0:
        print("Failed beside others and passed alone:", *failed, sep="\n  ", flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
