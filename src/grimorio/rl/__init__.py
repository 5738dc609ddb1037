"""Grimorio for learners: PettingZoo, Gymnasium, OpenSpiel and batches, thin over the contract.

`grimorio.rl.env("conclave", seats=3)`, `parallel_env` and `cycle_env` are PettingZoo's environments
of any game that there is. `grimorio.rl.conclave_v0` and its sisters are modules of PettingZoo for
ours; a game's version goes up when its rules, its rewards or its numbers change.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .zoo import cycle_env, env, parallel_env

__all__ = ["cycle_env", "env", "parallel_env"]


def __getattr__(name: str) -> Any:
    """Loaded when first asked for: OpenSpiel works without PettingZoo."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import zoo

    return getattr(zoo, name)
