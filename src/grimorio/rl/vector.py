"""Gymnasium's vector environments: a learner at each of many tables of bots, in one call.

`gymnasium.make_vec("grimorio/conclave-v0", num_envs=256)` makes one, once `grimorio.rl.gym` is
imported. Games are dealt anew in the step that ends them (`AutoresetMode.SAME_STEP`): what was
known and allowed at the end is in the infos, as `final_obs` and `final_info`.
"""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import DTypeLike, NDArray

from grimorio.core.game import OptionValue

from .batch import BatchEnv
from .table import BotSpec, Observation, whole

Step = tuple[
    Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]  # fmt: skip


class GrimorioVector(VectorEnv[Observation, NDArray[np.int64], Any]):
    """`num_envs` tables with a learner each, as `grimorio.rl.gym.GrimorioGym` is one.

    `limit` truncates a game after so many choices of the learner. With `copy=False` the arrays are
    those that the next step writes into. An illegal action is an error with its rule: no game has
    changed then.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        bots: BotSpec | Sequence[BotSpec | None] = "random",
        seat: int | None = None,
        options: dict[str, OptionValue] | None = None,
        edition: str | Path | None = None,
        limit: int | None = None,
        dtype: DTypeLike = "uint8",
        copy: bool = True,
    ) -> None:
        self.batch = BatchEnv(
            game, num_envs, seats, options, edition, 0, bots, seat, limit, dtype
        )  # fmt: skip
        self.num_envs = num_envs = self.batch.games
        self.copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = single_space(self.batch)
        self.single_action_space = self.batch.table.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._dealt = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """All games anew: by the same seed the same ones, without one other ones."""
        if options and "reset_mask" in options:
            raise ValueError("games are dealt anew when they end: there is no reset_mask")
        if isinstance(seed, list | tuple | np.ndarray):
            raise ValueError("one seed is for all games, each of which has a chance of its own")
        seed = seed if seed is None else whole("seed", seed)
        super().reset(seed=seed)
        if seed is None and not self._dealt:
            seed = secrets.randbits(62)
        self._dealt = True
        self.batch.reset(seed)
        return self._seen()

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        batch = self.batch
        seen = {"observation": batch.observation, "action_mask": batch.mask}
        if self.copy:
            seen = {name: array.copy() for name, array in seen.items()}
        everywhere = np.ones(self.num_envs, np.bool_)
        info = {"action_mask": seen["action_mask"], "seat": batch.seat.copy()}
        return seen, {**info, **{f"_{name}": everywhere for name in info}}

    def step(self, actions: Any) -> Step:
        if not self._dealt:
            raise ValueError("nothing is dealt yet: call reset() before step()")
        batch = self.batch
        batch.step(actions)
        seen, info = self._seen()
        over = batch.done | batch.truncated
        if over.any():
            info |= self._last(over)
        reward = np.take_along_axis(batch.reward, batch.final_seat[:, None], 1)[:, 0]
        return seen, reward.astype(np.float64), batch.done.copy(), batch.truncated.copy(), info

    def _last(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        """What the learners knew and might have chosen at the end of their games."""
        batch = self.batch
        final = np.full(self.num_envs, None, object)
        for i in over.nonzero()[0]:
            final[i] = {
                "observation": batch.final_observation[i].copy(),
                "action_mask": batch.final_mask[i].copy(),
            }
        known = {"seat": batch.final_seat.copy(), "_seat": over}
        return {"final_obs": final, "_final_obs": over, "final_info": known, "_final_info": over}

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen in each game, as truth values."""
        masks = self.batch.action_masks()
        return masks.copy() if self.copy else masks

    def render(self) -> None:
        """Look at one table with `GrimorioGym`."""


def single_space(batch: BatchEnv) -> spaces.Dict:
    """The space of one observation, with the type that the batch gives them."""
    space = batch.table.observation_space()
    if batch.dtype == "uint8":
        return space
    numbers = space["observation"]
    assert isinstance(numbers, spaces.Box)
    floats = spaces.Box(
        numbers.low.astype(np.float32), numbers.high.astype(np.float32), dtype=np.float32
    )
    return spaces.Dict({"observation": floats, "action_mask": space["action_mask"]})
