"""Hostile clients in a small size; `python -m tests.server.hostile` is the whole of it."""

import asyncio
from pathlib import Path

from . import hostile


def test_the_others_are_served_under_attack(tmp_path: Path) -> None:
    result = asyncio.run(hostile.run(tmp_path, 700, 60, 6, seconds=5.0, players=4))
    peace, war = result["peace"], result["attack"]
    # Nobody was refused or left waiting: that would have failed by now.
    assert war["moves"] > peace["moves"] / 4
    assert war["visits"] > peace["visits"] / 4
    assert war["longest_ms"] < 5_000
    assert result["attackers"]["half_open"] >= 700, "all of them came"
    refused = [result["attackers"].get(f"table-{why}", 0) for why in ("undo-limit", "too-fast")]
    assert sum(refused) > 0
    assert result["turned_away"] > 0
    assert result["most_connections"] < 800
    assert result["memory_mb_second_half"] < result["memory_mb_before"] + 60
    assert result["log_bytes"] < 100_000
