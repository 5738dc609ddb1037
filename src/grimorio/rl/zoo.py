"""PettingZoo's environments of any game, ours or a package's."""

from collections.abc import Callable
from functools import partial
from typing import Any

from pettingzoo.utils.conversions import parallel_to_aec

from .aec import GrimorioAEC
from .parallel import GrimorioParallel

Factories = tuple[
    Callable[..., GrimorioAEC],
    Callable[..., GrimorioAEC],
    Callable[..., GrimorioParallel],
    Callable[..., Any],
]


def env(game: str, **settings: Any) -> GrimorioAEC:
    """One agent at a time: the seat that owes a choice is asked."""
    return GrimorioAEC(game, **settings)


def parallel_env(game: str, **settings: Any) -> GrimorioParallel:
    """All agents at once; those that owe no choice are not heard."""
    return GrimorioParallel(game, **settings)


def cycle_env(game: str, **settings: Any) -> Any:
    """The parallel cycles, one agent after the other."""
    return parallel_to_aec(parallel_env(game, **settings))


def factories(game: str) -> Factories:
    """`env`, `raw_env`, `parallel_env` and `cycle_env`, as a module of PettingZoo has them."""
    one = partial(env, game)
    return one, one, partial(parallel_env, game), partial(cycle_env, game)
