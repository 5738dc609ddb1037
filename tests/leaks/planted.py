"""Leaks to plant, one at a time."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.planting import How, plainly


class Leaks:
    """`@leak(game, how)` keeps the function as a leak of that name."""

    def __init__(self) -> None:
        self.found: list[Any] = []

    def __call__(self, game: str, how: How = plainly, seed: int = 1) -> Callable[[Any], Any]:
        """`seed`: a run that shows it; from there on it is looked for."""

        def keep(change: Any) -> Any:
            self.found.append(pytest.param(game, seed, how(change), id=change.__name__))
            return change

        return keep
