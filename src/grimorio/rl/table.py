"""What all adapters share: a game by its id, its spaces, its refusals, its agents' names."""

import operator
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy import frombuffer, zeros
from numpy.typing import NDArray

from grimorio.boards import draw, printed
from grimorio.bots import Bot, Chooser
from grimorio.core.chance import FastChance
from grimorio.core.encoding import Encoding
from grimorio.core.game import Game, OptionValue
from grimorio.core.play import Play, new_play
from grimorio.core.registry import build_game, encoding_version
from grimorio.texts import Speaker

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
Observation = dict[str, Any]

# Looked up once: NumPy takes a third less time with a dtype than with the name of a type.
INT8 = np.dtype(np.int8)
UINT8 = np.dtype(np.uint8)

BotSpec = str | Bot | Chooser
REFUSE = "refuse"
LOSE = "lose"


def whole(name: str, value: Any) -> int:
    """A whole number of any kind, NumPy's too."""
    try:
        return operator.index(value)
    except TypeError:
        raise ValueError(f"{name} is a whole number, not {value!r}") from None


def specs_of(bots: BotSpec | Sequence[BotSpec | None], seats: int) -> list[Any]:
    """A bot, or None, for each seat after the learner's; a single one serves for all."""
    specs: list[Any] = list(bots) if isinstance(bots, list | tuple) else [bots] * (seats - 1)
    if len(specs) != seats - 1:
        raise ValueError(f"{seats} seats take {seats - 1} bots, or one for all, not {len(specs)}")
    return specs


def named(options: Any) -> dict[str, OptionValue]:
    """Options by their names, which may be written as Python's: `two_chronicles`."""
    if not isinstance(options, Mapping):
        raise ValueError(f"options are names with values, not {options!r}")
    return {str(name).replace("_", "-"): value for name, value in options.items()}


class Table:
    """A game for a number of seats, with the spaces of its observations and actions."""

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        edition: str | Path | None = None,
        illegal: str = REFUSE,
    ) -> None:
        """`edition` is a file, or the text of one."""
        if illegal not in (REFUSE, LOSE):
            raise ValueError(f"illegal is {REFUSE!r} or {LOSE!r}, not {illegal!r}")
        if not isinstance(game_id, str):
            raise ValueError(f"a game is named, such as 'conclave', not {game_id!r}")
        if isinstance(edition, str) and "\n" not in edition:
            edition = Path(edition)  # no text of cards fits into one line
        self.game: Game[Any, Any, Any] = build_game(game_id, edition)
        self.seats = self.game.info.least_seats if seats is None else whole("seats", seats)
        self.options = self.game.check_options(self.seats, named(options or {}))
        self.illegal = illegal
        self.play: Play = new_play(self.game, self.seats, self.options, 0)
        self.encoding: Encoding = self.play.encoding
        self.actions = len(self.game.actions)

    def __getstate__(self) -> dict[str, Any]:
        """The play says which game it is; the rest can be made again."""
        return {"play": self.play, "illegal": self.illegal}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.play = saved["play"]
        self.illegal = saved["illegal"]
        self.game, self.seats = self.play.game, self.play.seats
        self.options, self.encoding = self.play.options, self.play.encoding
        self.actions = len(self.game.actions)

    def observation_space(self) -> spaces.Dict:
        high = np.concatenate(
            [np.full(field.size, field.most, np.uint8) for field in self.encoding.fields]
        )
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)

    def agents(self) -> list[str]:
        return [f"seat_{seat}" for seat in range(self.seats)]

    def observe(self, play: Play, seat: int) -> Observation:
        """The numbers of one seat; the mask is all 0 unless it is this seat that is asked."""
        mask = frombuffer(play.mask()[:], INT8) if seat == play.seat else zeros(self.actions, INT8)
        numbers = frombuffer(bytearray(play.observe(seat)), UINT8)
        return {"observation": numbers, "action_mask": mask}

    def refusal(self, play: Play, action: object) -> dict[str, str]:
        """Why the seat that is asked may not choose this id: section and sentence."""
        return self.refused(play.state, play.seat, action)

    def refused(self, state: Any, seat: int, action: object) -> dict[str, str]:
        """The same for any seat of any state."""
        if not isinstance(action, int | np.integer) or not 0 <= int(action) < self.actions:
            return {"section": "", "text": f"actions are numbers from 0 to {self.actions - 1}"}
        chosen = self.game.actions[int(action)]
        refused = self.game.why_not(state, seat, chosen)
        if refused is None:
            return {}
        return {"section": refused.section, "text": Speaker("en").say(refused.text)}

    def text(self, play: Play) -> str:
        """The table as one may show it to a spectator."""
        return printed(draw(self.game, self.game.view(play.state, None), Speaker("en")))


def drawn(render_mode: str | None) -> str | None:
    """The way to draw the table that was asked for, if there is such a one."""
    if render_mode not in (None, "ansi"):
        raise ValueError(f"render_mode is 'ansi' or None, not {render_mode!r}")
    return render_mode


class Agents:
    """What both forms of PettingZoo share: agents with their spaces, the deal, the drawing."""

    def __init__(self, table: Table, max_cycles: int, render_mode: str | None) -> None:
        super().__init__()
        self.table = table
        self.play = table.play
        if whole("max_cycles", max_cycles) < 1:
            raise ValueError(f"max_cycles is at least 1, not {max_cycles}")
        self.max_cycles = max_cycles
        self.render_mode = drawn(render_mode)
        game = table.game.info.id
        self.metadata: dict[str, Any] = {
            "name": f"{game}_v{encoding_version(game)}",
            "render_modes": ["ansi"],
        }
        self.possible_agents = table.agents()
        self.agents: list[str] = []
        observed = table.observation_space()
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {agent: table.action_space() for agent in self.possible_agents}
        self._dealt = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        """The same seed deals the same game; no seed goes on with the last one's."""
        if seed is not None or not self._dealt:
            self.play.chance = FastChance(
                secrets.randbits(62) if seed is None else whole("seed", seed)
            )
        self.play.deal()
        self._dealt = True
        self.cycles = 0
        self.agents = self.possible_agents[:]

    def render(self) -> str | None:
        """The table as spectators see it, if made with `render_mode="ansi"`."""
        return self.table.text(self.play) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
