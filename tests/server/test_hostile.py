"""Hostile clients in a small size; `python -m tests.server.hostile` is the whole of it."""

from pathlib import Path

from . import hostile


async def test_the_others_are_served_under_attack(tmp_path: Path) -> None:
    result = await hostile.run(tmp_path, 700, 60, 6, seconds=2.0, players=4)
    # Nobody was refused or left waiting for a minute: that would have failed by now. How long they
    # waited is for the whole of it to measure, on a machine that does nothing else.
    assert result["attack"]["moves"] >= 4
    assert result["attack"]["visits"] >= 1
    assert result["attackers"]["half_open"] >= 700, "all of them came"
    assert sum(result["attackers"].get(key, 0) for key in hostile.TOLD_OFF) > 0
    assert result["turned_away"] > 0
    assert result["most_connections"] < 800
    assert result["memory_mb_second_half"] < result["memory_mb_before"] + 60
    assert result["log_bytes"] < 100_000
