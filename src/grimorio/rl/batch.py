"""Many games in one call, with NumPy arrays in and out."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from grimorio.core.batch import Batch
from grimorio.core.chance import FastChance
from grimorio.core.game import OptionValue

from .table import Bytes, Mask, Table


class BatchEnv:
    """`games` tables of one kind. Every array has one row for each of them:

    `seat`: who is asked · `observation`, `mask`: what that seat knows and may choose ·
    `reward`: for each seat, of the last step · `done`: whether the last step ended the game.
    A game that ends is dealt anew at once; `observation` and `mask` are then of the new one.
    The arrays are made once and written into by every step: copy what you keep.
    """

    def __init__(
        self,
        game: str,
        games: int,
        seats: int | None = None,
        options: dict[str, OptionValue] | None = None,
        edition: str | None = None,
        seed: int = 0,
    ) -> None:
        if games < 1:
            raise ValueError("a batch has at least one game")
        self.table = Table(game, seats, options, edition)
        self.games = games
        self.observation: Bytes = np.zeros((games, self.table.encoding.size), np.uint8)
        self.mask: Mask = np.zeros((games, self.table.actions), np.int8)
        self.seat: NDArray[np.int8] = np.zeros(games, np.int8)
        self.reward: NDArray[np.float32] = np.zeros((games, self.table.seats), np.float32)
        self.done: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Deal all games anew."""
        self._batch = Batch(self.table.play, self.games, seed)
        self._chance = FastChance(seed)
        self.reward[:] = 0
        self.done[:] = False
        self._write()

    def step(self, actions: ArrayLike) -> None:
        """One choice in every game. If one is illegal, nothing changes in any, and it is named."""
        ids = np.asarray(actions, np.int64)
        if ids.shape != (self.games,):
            raise ValueError(f"step takes {self.games} action ids, not an array {ids.shape}")
        wrong = self._batch.step(ids.tolist())
        if wrong >= 0:
            refusal = self.table.refusal(self._batch.plays[wrong], int(ids[wrong]))
            raise ValueError(f"game {wrong}: {refusal['text']} {refusal['section']}".rstrip())
        self.reward.reshape(-1)[:] = self._batch.returns
        self.done[:] = self._batch.done
        self._write()

    def _write(self) -> None:
        batch = self._batch
        self.observation.reshape(-1)[:] = np.frombuffer(batch.observations(), np.uint8)
        self.mask.reshape(-1)[:] = np.frombuffer(batch.masks(), np.int8)
        self.seat[:] = batch.seats()

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely."""
        return np.array(self._batch.random_ids(self._chance), np.int64)
