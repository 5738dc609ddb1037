"""PettingZoo, all agents at once: everybody who owes a choice makes it in the same cycle.

A cycle asks each agent for an action. Those of seats that owe no choice are ignored: their mask
is all 0. The choices of the others are made in seat order; one that is illegal by then is refused
and changes nothing, and the agent's info says why.
"""

import secrets
from typing import Any

from gymnasium import spaces
from numpy import frombuffer, zeros
from pettingzoo import ParallelEnv

from grimorio.core.chance import FastChance
from grimorio.core.encoding import legal_mask
from grimorio.core.game import OptionValue
from grimorio.core.registry import encoding_version

from .table import INT8, UINT8, Observation, Table

Infos = dict[str, dict[str, Any]]
Step = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos
]  # fmt: skip


class GrimorioParallel(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A game of Grimorio in cycles of all seats."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, OptionValue] | None = None,
        edition: str | None = None,
        max_cycles: int = 100_000,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, seats, options, edition)
        self.play = self.table.play
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v{encoding_version(game)}",
            "render_modes": ["ansi"],
            "is_parallelizable": True,
        }
        self.possible_agents = self.table.agents()
        self.agents: list[str] = []
        observed, acted = self.table.observation_space(), self.table.action_space()
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {agent: acted.__class__(acted.n) for agent in self.possible_agents}
        self._dealt = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        if seed is not None or not self._dealt:
            self.play.chance = FastChance(secrets.randbits(62) if seed is None else seed)
        self.play.deal()
        self._dealt = True
        self.cycles = 0
        self.agents = self.possible_agents[:]
        seen = self._observe()
        return seen, self._infos(seen)

    def _observe(self) -> dict[str, Observation]:
        play = self.play
        deciding = self.table.game.deciding(play.state)
        seen: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            if seat in deciding:
                mask = frombuffer(legal_mask(self.table.game, play.state, seat), INT8)
            else:
                mask = zeros(self.table.actions, INT8)
            numbers = frombuffer(bytearray(play.observe(seat)), UINT8)
            seen[agent] = {"observation": numbers, "action_mask": mask}
        return seen

    def _infos(self, seen: dict[str, Observation]) -> Infos:
        return {agent: {"action_mask": one["action_mask"]} for agent, one in seen.items()}

    def step(self, actions: dict[str, int]) -> Step:
        if not self.agents:
            return {}, {}, {}, {}, {}
        play = self.play
        refusals: Infos = {}
        for seat in self.table.game.deciding(play.state)[:]:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} owes a choice: give it an action")
            # An earlier choice of this cycle may have ended the game or asked somebody else.
            if play.seat == seat and not play.act(int(actions[agent])):
                refusals[agent] = {"refusal": self.table.refusal(play, actions[agent])}
                break
        self.cycles += 1
        return self._result(refusals)

    def _result(self, refusals: Infos) -> Step:
        over = self.play.seat < 0
        cut = not over and self.cycles >= self.max_cycles
        rewards = dict(zip(self.possible_agents, self.play.returns(), strict=True))
        terminations = dict.fromkeys(self.possible_agents, over)
        truncations = dict.fromkeys(self.possible_agents, cut)
        if over or cut:
            self.agents = []
        seen = self._observe()
        infos = self._infos(seen)
        for agent, refusal in refusals.items():
            infos[agent].update(refusal)
        return seen, rewards, terminations, truncations, infos

    def render(self) -> str | None:
        """The public table as JSON, if made with `render_mode="ansi"`."""
        return self.table.text(self.play) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
