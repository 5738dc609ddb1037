"""Grimorio for learners: PettingZoo, Gymnasium, OpenSpiel and batches, thin over the contract.

`grimorio.rl.conclave_v0` and its sisters are PettingZoo modules with `env`, `parallel_env` and
`cycle_env`. The version goes up when the rules, the rewards or the numbers of a game change.
"""

VERSION = 0
"""Of all environments: the `0` in `conclave_v0`."""
