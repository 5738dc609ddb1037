"""Every test of the adapters runs for every registered game."""

import pytest

from grimorio.core.registry import game_ids


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game_id" in metafunc.fixturenames:
        metafunc.parametrize("game_id", game_ids())
