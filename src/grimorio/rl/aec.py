"""PettingZoo, one agent at a time: the seat that owes a choice is asked.

Rewards are 0 until the end, and then from 1 for the first place to -1 for the last. An illegal
action is refused: nothing changes, the agent is asked again, and its info says which rule forbids
it. With `illegal="lose"` it ends the game instead, with -1 for that agent and 0 for the others.
"""

from pathlib import Path
from typing import Any

import numpy as np
from numpy import frombuffer, zeros
from pettingzoo import AECEnv

from grimorio.core.game import OptionValue

from .table import INT8, LOSE, REFUSE, UINT8, Agents, Observation, Table

NUMBERS = (int, np.integer)


class GrimorioAEC(Agents, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game of Grimorio as an agent-environment cycle."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, OptionValue] | None = None,
        edition: str | Path | None = None,
        illegal: str = REFUSE,
        max_cycles: int = 100_000,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(Table(game, seats, options, edition, illegal), max_cycles, render_mode)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._over = True

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed deals the same game; no seed goes on with the last one's."""
        self._deal(seed)
        self._over = False
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        play = self.play
        self.agent_selection = agent = self.possible_agents[play.seat]
        # A copy, so that what a learner does with its mask does not change what is legal.
        self._mask = frombuffer(play.mask()[:], INT8)
        self.infos[agent] = {"action_mask": self._mask}

    def step(self, action: int | None) -> None:
        if self._over:
            if not self.agents:
                raise ValueError("the game is over, or has not begun: call reset() before step()")
            self._was_dead_step(action)
            return
        play = self.play
        agent = self.agent_selection
        self.cycles += 1
        if not isinstance(action, NUMBERS) or not play.act(int(action)):
            self._refuse(agent, action)
        elif play.seat < 0:
            self._end(play.returns())
        elif self.cycles >= self.max_cycles:
            self._cut_off()
        else:
            self.infos[agent] = {}
            self._ask()

    def _refuse(self, agent: str, action: object) -> None:
        refusal = self.table.refusal(self.play, action)
        if self.table.illegal == LOSE:
            self._end([-1.0 if name == agent else 0.0 for name in self.possible_agents])
        elif self.cycles >= self.max_cycles:
            self._cut_off()
        self.infos[agent]["refusal"] = refusal

    def _end(self, returns: list[float]) -> None:
        for agent, value in zip(self.possible_agents, returns, strict=True):
            self.rewards[agent] = value
            self.terminations[agent] = True
            self.infos[agent] = {}
        self._accumulate_rewards()
        self._over = True
        self._deads_step_first()

    def _cut_off(self) -> None:
        for agent in self.agents:
            self.truncations[agent] = True
        self._over = True
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """As `Table.observe` says; the mask of the agent that is asked is the one in its info."""
        play, seat = self.play, self._seat[agent]
        mask = self._mask if seat == play.seat else zeros(self.table.actions, INT8)
        return {
            "observation": frombuffer(bytearray(play.observe(seat)), UINT8),
            "action_mask": mask,
        }
