"""Crónicas for PettingZoo: `env()`, `parallel_env()`, `cycle_env()`."""

from .zoo import factories

env, raw_env, parallel_env, cycle_env = factories("cronicas")
