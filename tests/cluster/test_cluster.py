"""Three nodes under every kind of fault; `python -m tests.cluster` is the full size."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimorio.core.registry import game_ids

from .cluster import run
from .postgres import Postgres


async def test_one_truth_whatever_goes_wrong(tmp_path: Path) -> None:
    """Each kind of fault once."""
    with Postgres() as postgres:
        found = await run(tmp_path, postgres, 400, 11, 8, 1, game_ids())
    assert found["wrong"] == []
    assert found["faults"] == len(found["kinds"]) == 11
    assert found["acknowledged"] > 100
    assert found["seats lost"] > 0


@pytest.mark.parametrize(
    ("plant", "words"),
    [
        ("lost-update", "lost: "),
        ("double-apply", "applied twice: "),
        ("stale-seat", "somebody else's eyes: "),
    ],
)
async def test_a_planted_fault_is_found(
    tmp_path: Path, postgres: Postgres, plant: str, words: str
) -> None:
    found = await run(tmp_path, postgres.database(), 300, 0, 6, 1, ["conclave"], plant)
    assert any(each.startswith(words) for each in found["wrong"]), found["wrong"]
