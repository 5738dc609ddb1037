"""Which tests run in which form: everything compiled, and interpreted what can differ.

`make test` runs two lanes side by side. `--lane compiled` is everything but what is marked
`interpreted`; `--lane interpreted` is that, and BOTH. Without a lane all of it runs, in the form
that is there. What is marked `proof` runs only where it is asked for (`-m proof`).
"""

import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("GRIMORIO_QUIET", "1")  # tests run interpreted on purpose

ROOT = Path(__file__).parents[1]
RUN = "RUN_OF_TESTS"
"""Names the folder of a run, for all its workers."""
# Contract, goldens, perft, digests, the core, and what learners read out of packed states.
BOTH = ("tests/core/", "tests/contract/", "tests/rl/test_batch.py", "tests/rl/test_encoding.py")
# The longest tests, by far.
SLOW = ("tests/e2e/test_walk.py", "tests/e2e/test_table.py", "tests/e2e/test_learn.py",
        "tests/e2e/test_ends.py", "tests/cluster/test_cluster.py", "tests/server/test_kill.py",
        "tests/e2e/test_keyboard.py", "tests/e2e/test_matches.py", "tests/e2e/test_motion.py",
        "tests/e2e/test_looks.py")  # fmt: skip
MARK = "mark.interpreted"


@pytest.fixture(scope="session")
def lane(request: pytest.FixtureRequest) -> str | None:
    """Which of the two runs, for a test that is thorough in one of them."""
    found: str | None = request.config.getoption("lane")
    return found


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs a test or a fixture that is a coroutine."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Any:
    """One for all tests of a run, in whichever worker; each has databases of its own."""
    from tests.cluster.postgres import shared

    return shared(Path(os.environ[RUN]))


def pytest_configure(config: pytest.Config) -> None:
    """Whoever begins a run ends what its workers have shared."""
    if not hasattr(config, "workerinput"):
        os.environ[RUN] = folder = tempfile.mkdtemp(prefix="grimorio-run-")
        Path(folder, "owner").write_text(str(os.getpid()))
        config.add_cleanup(end_run)


def end_run() -> None:
    folder = Path(os.environ.pop(RUN))
    if (folder / "postgres").exists():
        from tests.cluster.postgres import end_shared

        end_shared(folder)
    shutil.rmtree(folder)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--lane", choices=("compiled", "interpreted"), help="one form's share")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The interpreted lane does not read the files of which it needs nothing."""
    name = collection_path.relative_to(ROOT).as_posix() if ROOT in collection_path.parents else ""
    if config.getoption("lane") != "interpreted" or collection_path.suffix != ".py":
        return None
    return None if name.startswith(BOTH) or MARK in collection_path.read_text("utf-8") else True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    lane = config.getoption("lane")
    proofs = "proof" in config.option.markexpr
    kept = [item for item in items if belongs(item, lane, proofs)]
    config.hook.pytest_deselected(items=[item for item in items if not belongs(item, lane, proofs)])
    items[:] = slow_first(kept, config)


def slow_first(items: list[pytest.Item], config: pytest.Config) -> list[pytest.Item]:
    """Two workers begin at the first item and in the middle: there stand tests of browsers and
    processes, so that what is shared out at the end is short."""
    slow = [item for item in items if item.nodeid.startswith(SLOW)]
    if not hasattr(config, "workerinput") or not slow:
        return items
    quick = [item for item in items if not item.nodeid.startswith(SLOW)]
    half, middle = (len(slow) + 1) // 2, len(quick) // 2
    return [*slow[:half], *quick[:middle], *slow[half:], *quick[middle:]]


def belongs(item: pytest.Item, lane: str | None, proofs: bool) -> bool:
    if item.get_closest_marker("proof") and not proofs:
        return False
    marked = item.get_closest_marker("interpreted") is not None
    if lane == "interpreted":
        return marked or item.nodeid.startswith(BOTH)
    return lane is None or not marked
