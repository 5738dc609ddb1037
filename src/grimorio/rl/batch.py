"""Many games in one call, with NumPy arrays in and out."""

import ctypes
from collections.abc import Sequence
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from grimorio.bots import RandomBot, make_bot
from grimorio.core.batch import RANDOM, Batch
from grimorio.core.chance import FastChance
from grimorio.core.game import OptionValue

from .table import BotSpec, Bytes, Mask, Table, specs_of, whole

MOST = 1_000_000
"""Games in a batch: some gigabytes."""


def looking_into(packed: Any, kind: Any, *shape: int) -> NDArray[Any]:
    """An array over the memory of a `vec`, which may be written into: a `vec` shows its memory as
    read-only, and torch warns of that."""
    address: int = np.frombuffer(packed, np.uint8).__array_interface__["data"][0]
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    memory = (ctypes.c_uint8 * size).from_address(address)
    memory.owner = packed  # the array keeps `memory` alive, and this the `vec`
    return np.frombuffer(memory, kind).reshape(shape)


def wipe(*arrays: NDArray[Any]) -> None:
    for array in arrays:
        array.fill(0)


class BatchEnv:
    """`games` tables of one kind. Every array has one row for each of them:

    `seat`: who is asked · `observation`, `mask`: what that seat knows and may choose ·
    `reward`: for each seat, of the last step · `done`: whether the last step ended the game ·
    `truncated`: whether it was the last that `limit` allows · `final_observation`, `final_mask`,
    `final_seat`: what was known and might have been chosen when that happened, and by whom.
    A game that ends or is cut off is dealt anew at once; `observation` and `mask` are then of the
    new one. The arrays are made once and written into by every step: copy what you keep. What is
    written into them changes no game, and is gone with the next step.

    Everybody is asked, unless there are `bots`: these have the seats after the learner's in turn,
    as in `grimorio.rl.gym`, with None for one that is asked, too. `own` is then the learner's seat
    in each game: `own=None` draws one for each deal. `limit` counts the choices that are asked for.
    Numbers are bytes, or with `dtype="float32"` turned into floats.
    """

    def __init__(
        self,
        game: str,
        games: int,
        seats: int | None = None,
        options: dict[str, OptionValue] | None = None,
        edition: str | Path | None = None,
        seed: int = 0,
        bots: BotSpec | Sequence[BotSpec | None] | None = None,
        own: int | None = None,
        limit: int | None = None,
        dtype: DTypeLike = "uint8",
    ) -> None:
        games, seed = whole("games", games), whole("seed", seed)
        seats, own, limit = (
            value if value is None else whole(name, value)
            for name, value in (("seats", seats), ("own", own), ("limit", limit))
        )
        if not 1 <= games <= MOST:
            raise ValueError(f"a batch has 1 to {MOST:,} games, not {games:,}")
        if limit is not None and limit < 1:
            raise ValueError("a limit is at least one choice")
        if dtype not in ("uint8", "float32", np.uint8, np.float32):
            raise ValueError(f"dtype is 'uint8' or 'float32', not {dtype!r}")
        self.table = Table(game, seats, options, edition)
        if own is not None and not 0 <= own < self.table.seats:
            most = self.table.seats - 1
            raise ValueError(f"the learner's own seat is 0 to {most}, or None, not {own}")
        self.games = games
        self.specs = None if bots is None else specs_of(bots, self.table.seats)
        self.fixed_seat = own
        self.limit = limit
        self.dtype = np.dtype(dtype).name
        self._prepare(seed)
        self._batch.deal()
        self._convert()

    def _prepare(self, seed: int) -> None:
        """The games before the deal, and the arrays into which they will write."""
        table, games = self.table, self.games
        self._batch = batch = Batch(table.play, games, seed)
        batch.limit = self.limit or 0
        batch.place = -1 if self.fixed_seat is None else self.fixed_seat
        batch.bots = players(self.specs, table)
        self._chance = FastChance(seed)
        self._actions = looking_into(batch.actions, np.int64, games)
        bytes_of_all: Bytes = looking_into(batch.observations, np.uint8, games, batch.size)
        finals: Bytes = looking_into(batch.finals, np.uint8, games, batch.size)
        self._bytes, self._final_bytes = bytes_of_all, finals
        self.observation: NDArray[Any] = bytes_of_all
        self.final_observation: NDArray[Any] = finals
        if self.dtype != "uint8":
            self.observation = np.zeros_like(bytes_of_all, self.dtype)
            self.final_observation = np.zeros_like(finals, self.dtype)
        self.mask: Mask = looking_into(batch.masks, np.int8, games, batch.width)
        batch.wipe = partial(wipe, bytes_of_all, self.mask)
        self.final_mask: Mask = looking_into(batch.final_masks, np.int8, games, batch.width)
        # Small ones are copied, so that nothing written into them reaches the games.
        self.seat: NDArray[np.int64] = np.zeros(games, np.int64)
        self.own: NDArray[np.int64] = np.zeros(games, np.int64)
        self.final_seat: NDArray[np.int64] = np.zeros(games, np.int64)
        self.reward: NDArray[np.float32] = np.zeros((games, table.seats), np.float32)
        self.done: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.truncated: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self._small: list[tuple[NDArray[Any], NDArray[Any]]] = [
            (self.seat, looking_into(batch.asked, np.int64, games)),
            (self.own, looking_into(batch.own, np.int64, games)),
            (self.final_seat, looking_into(batch.final_seats, np.int64, games)),
            (self.reward, looking_into(batch.rewards, np.float64, games, table.seats)),
            (self.done, looking_into(batch.ended, np.bool_, games)),
            (self.truncated, looking_into(batch.cut, np.bool_, games)),
        ]

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew: by the same seed the same ones, without one the next ones."""
        if seed is not None:
            seed = whole("seed", seed)
            self._batch.seed(seed)
            self._chance = FastChance(seed)
        wipe(self.final_observation)
        self._batch.deal()
        self._convert()

    def step(self, actions: ArrayLike) -> None:
        """One choice in every game. If one is illegal, nothing changes in any, and it is named.
        If a bot fails, the games are somewhere in between, and have to be dealt anew."""
        if not self._batch.whole:
            raise ValueError("a bot failed in the middle of a step: call reset() before step()")
        ids = np.asarray(actions)
        if ids.shape != (self.games,):
            raise ValueError(f"step takes {self.games} action ids, not an array {ids.shape}")
        if ids.dtype.kind not in "iu":
            raise ValueError(f"action ids are whole numbers, not {ids.dtype}")
        self._actions[:] = ids
        batch = self._batch
        wrong = batch.step()
        if wrong >= 0:
            state, seat = batch.state(wrong), int(self.seat[wrong])
            refusal = self.table.refused(state, seat, int(ids[wrong]))
            raise ValueError(f"game {wrong}: {refusal['text']} {refusal['section']}".rstrip())
        self._convert()

    def _convert(self) -> None:
        """What is not looked at in place."""
        for array, source in self._small:
            array[...] = source
        if self.dtype != "uint8":
            self.observation[:] = self._bytes
            over = (self.done | self.truncated).nonzero()[0]
            self.final_observation[over] = self._final_bytes[over]

    def action_masks(self) -> NDArray[np.bool_]:
        """`mask` as truth values, as sb3-contrib and others ask for it; the same memory."""
        return self.mask.view(np.bool_)

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely."""
        self._batch.choose_at_random(self._chance)
        return self._actions.copy()

    def __deepcopy__(self, memo: object) -> "BatchEnv":
        """Bots keep nothing between choices: a copy has the same ones."""
        saved = self.__getstate__()
        copied = object.__new__(type(self))
        copied.__setstate__({**deepcopy({**saved, "specs": None}), "specs": saved["specs"]})
        return copied

    def __getstate__(self) -> dict[str, Any]:
        """Bots keep nothing between choices: they are made again from their specifications."""
        return {
            "table": self.table,
            "games": self.games,
            "specs": self.specs,
            "fixed_seat": self.fixed_seat,
            "limit": self.limit,
            "dtype": self.dtype,
            "chance": self._chance,
            "batch": self._batch.save(),
        }

    def __setstate__(self, saved: dict[str, Any]) -> None:
        for name in ("table", "games", "specs", "fixed_seat", "limit", "dtype"):
            setattr(self, name, saved[name])
        self._prepare(0)
        self._chance = saved["chance"]
        self._batch.load(saved["batch"])
        self.final_observation[:] = self._final_bytes
        self._convert()


def players(specs: list[BotSpec | None] | None, table: Table) -> list[Any]:
    """As `Batch.bots` wants them: the learner's own seat first."""
    if specs is None:
        return []
    made = [None if spec is None else make_bot(spec, table.game) for spec in specs]
    return [None, *[RANDOM if isinstance(bot, RandomBot) else bot for bot in made]]
