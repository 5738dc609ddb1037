"""Which tests run in which form: everything compiled, and interpreted what can differ.

`make test` runs two lanes side by side. `--lane compiled` is everything but what is marked
`interpreted`; `--lane interpreted` is that, and BOTH. Without a lane all of it runs, in the form
that is there. What is marked `proof` runs only where it is asked for (`-m proof`).
"""

import os
from pathlib import Path

import pytest

os.environ.setdefault("GRIMORIO_QUIET", "1")  # tests run interpreted on purpose

ROOT = Path(__file__).parents[1]
# Contract, goldens, perft, digests, the core, and what learners read out of packed states.
BOTH = ("tests/core/", "tests/contract/", "tests/rl/test_batch.py", "tests/rl/test_encoding.py")

MARK = "mark.interpreted"


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
    items[:] = kept


def belongs(item: pytest.Item, lane: str | None, proofs: bool) -> bool:
    if item.get_closest_marker("proof") and not proofs:
        return False
    marked = item.get_closest_marker("interpreted") is not None
    if lane == "interpreted":
        return marked or item.nodeid.startswith(BOTH)
    return lane is None or not marked
