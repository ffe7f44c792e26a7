"""The same tables for those who need PettingZoo's parallel form: everybody is asked in every cycle.

Only the seat to move is listened to: its action mask has the legal actions, that of the others is all 0. An action
that is not possible does nothing but use up the cycle, so `max_cycles` bounds how long anybody may go on trying.
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from crownlands.envs.actions import action_number
from crownlands.envs.aec import TableEnv
from crownlands.envs.table import Observation
from crownlands.game import OVER, Refused

Everybody = dict[str, Any]


class ParallelTableEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    def __init__(self, one_by_one: TableEnv, max_cycles: int | None) -> None:
        if max_cycles is not None and max_cycles < 1:
            raise Refused(f"max_cycles is {max_cycles}; expected at least 1, or None for whole games.")
        self.one_by_one = one_by_one
        self.max_cycles = max_cycles
        self.metadata = {**one_by_one.metadata, "is_parallelizable": True}
        self.render_mode = one_by_one.render_mode
        self.possible_agents = list(one_by_one.possible_agents)
        self.observation_spaces = dict(one_by_one.observation_spaces)
        self.action_spaces = dict(one_by_one.action_spaces)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Everybody, Everybody]:
        self.one_by_one.reset(seed, options)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._seen(), self._infos()

    def _seen(self) -> Everybody:
        return {agent: self.one_by_one.observe(agent) for agent in self.agents}

    def _infos(self) -> Everybody:
        return {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Everybody, Everybody, Everybody, Everybody, Everybody]:
        action = action_number(actions[self.one_by_one.agent_selection])
        self.cycles += 1
        rewards = dict.fromkeys(self.agents, 0.0)
        if action in self.one_by_one.table.legal:
            self.one_by_one.step(action)
            rewards = dict(self.one_by_one.rewards)
        over = self.one_by_one.table.turn == OVER
        late = not over and self.cycles == self.max_cycles
        ends = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, late)
        outcome = (self._seen(), rewards, *ends, self._infos())
        if over or late:
            self.agents = []
        return outcome

    def render(self) -> Any:
        return self.one_by_one.render()

    def close(self) -> None:
        """Nothing is open."""
