"""PettingZoo, all agents at once: everybody who owes a choice makes it in the same cycle.

A cycle asks each agent for an action. Those of seats that owe no choice are ignored: their mask
is all 0. The choices of the others are made in seat order; one that is illegal by then is refused
and changes nothing, and the agent's info says why.
"""

from pathlib import Path
from typing import Any

from numpy import frombuffer, zeros
from pettingzoo import ParallelEnv

from grimorio.core.encoding import legal_mask
from grimorio.core.game import OptionValue

from .table import INT8, UINT8, Agents, Observation, Table, whole

Infos = dict[str, dict[str, Any]]
Step = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos
]  # fmt: skip


class GrimorioParallel(Agents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A game of Grimorio in cycles of all seats."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, OptionValue] | None = None,
        edition: str | Path | None = None,
        max_cycles: int = 100_000,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(Table(game, seats, options, edition), max_cycles, render_mode)
        self.metadata["is_parallelizable"] = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self._deal(seed)
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
            if play.seat == seat and not play.act(whole(f"the action of {agent}", actions[agent])):
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
