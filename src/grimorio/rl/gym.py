"""Gymnasium: one learner at a table of bots. Importing this registers `grimorio/conclave-v0` …"""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from grimorio.bots import Bot, make_bot
from grimorio.bots.base import not_offered
from grimorio.core.chance import FastChance
from grimorio.core.game import OptionValue
from grimorio.core.registry import encoding_version, game_ids

from .table import LOSE, REFUSE, BotSpec, Observation, Table, drawn, specs_of, whole


class GrimorioGym(gymnasium.Env[Observation, np.int64]):
    """The learner has a seat, the bots have the others; they play between two steps.

    `bots` are specifications such as "greedy" or `module:factory`, `Bot` objects or functions of
    a view and the legal actions, for the seats after the learner's in turn; a
    single one serves for all. `seat` is the learner's; None draws one for each game. The reward
    is 0 until the end, and then from 1 for the first place to -1 for the last. An illegal action
    is refused as in `grimorio.rl.aec`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        bots: BotSpec | Sequence[BotSpec] = "random",
        seat: int | None = None,
        options: dict[str, OptionValue] | None = None,
        edition: str | Path | None = None,
        illegal: str = REFUSE,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, seats, options, edition, illegal)
        self.play = self.table.play
        self.render_mode = drawn(render_mode)
        if seat is not None and not 0 <= whole("seat", seat) < self.table.seats:
            raise ValueError(f"seat is 0 to {self.table.seats - 1}, or None, not {seat}")
        self.fixed_seat = seat
        self.seat = seat or 0
        self.specs = specs_of(bots, self.table.seats)
        self.bots: list[Bot] = [make_bot(spec, self.table.game) for spec in self.specs]
        self.observation_space = self.table.observation_space()
        self.action_space = self.table.action_space()
        # Bots draw from a source of their own: thinking never changes the game's chance.
        self.thoughts = FastChance(0)
        self._dealt = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or not self._dealt:
            seed = secrets.randbits(62) if seed is None else seed
            self.play.chance = FastChance(seed)
            self.thoughts = FastChance(seed + 1)
        self._dealt = True
        if self.fixed_seat is None:
            self.seat = self.thoughts.below(self.table.seats)
        self.play.deal()
        self._let_bots_play()
        return self._seen()

    def _let_bots_play(self) -> None:
        play, game = self.play, self.table.game
        while play.seat >= 0 and play.seat != self.seat:
            bot = self.bots[(play.seat - self.seat) % self.table.seats - 1]
            legal = game.legal(play.state, play.seat)
            chosen = bot.choose(game.view(play.state, play.seat), legal, self.thoughts)
            if chosen not in legal:
                raise not_offered(bot, chosen)
            play.act(chosen.id)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        seen = self.table.observe(self.play, self.seat)
        return seen, {"action_mask": seen["action_mask"], "seat": self.seat}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.play.seat < 0:
            raise ValueError("the game is over, or has not begun: call reset() before step()")
        reward, over, refusal = 0.0, False, {}
        action = whole("an action", action)
        if self.play.act(action):
            self._let_bots_play()
            over = self.play.seat < 0
            reward = self.play.returns()[self.seat]
        else:
            refusal = {"refusal": self.table.refusal(self.play, action)}
            if self.table.illegal == LOSE:
                self.play.seat, reward, over = -1, -1.0, True
        seen, info = self._seen()
        return seen, reward, over, False, {**info, **refusal}

    def render(self) -> str | None:
        """The table as spectators see it, if made with `render_mode="ansi"`."""
        return self.table.text(self.play) if self.render_mode == "ansi" else None

    def __getstate__(self) -> dict[str, Any]:
        """Bots keep nothing between choices: they are made again from their specifications."""
        return {name: value for name, value in self.__dict__.items() if name != "bots"}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved)
        self.bots = [make_bot(spec, self.table.game) for spec in self.specs]


def _register() -> None:
    for game in game_ids():
        gymnasium.register(
            id=f"grimorio/{game}-v{encoding_version(game)}",
            entry_point="grimorio.rl.gym:GrimorioGym",
            vector_entry_point="grimorio.rl.vector:GrimorioVector",
            kwargs={"game": game},
        )


_register()
