"""Magia Cum Laude for PettingZoo: `env()`, `parallel_env()`, `cycle_env()`."""

from typing import Any

from pettingzoo.utils.conversions import parallel_to_aec

from .aec import GrimorioAEC
from .parallel import GrimorioParallel


def env(**settings: Any) -> GrimorioAEC:
    """One agent at a time: the seat that owes a choice is asked."""
    return GrimorioAEC("magia", **settings)


raw_env = env


def parallel_env(**settings: Any) -> GrimorioParallel:
    """All agents at once; those that owe no choice are not heard."""
    return GrimorioParallel("magia", **settings)


def cycle_env(**settings: Any) -> Any:
    """The parallel cycles, one agent after the other."""
    return parallel_to_aec(parallel_env(**settings))
