"""Grimorio for learners: PettingZoo, Gymnasium, OpenSpiel and batches, thin over the contract.

`grimorio.rl.conclave_v0` and its sisters are PettingZoo modules with `env`, `parallel_env` and
`cycle_env`. A game's version goes up when its rules, its rewards or its numbers change.
"""

from typing import Final

VERSIONS: Final = {"conclave": 0, "cronicas": 1, "magia": 1, "bellum": 0}
"""By game: the `0` in `conclave_v0`."""
