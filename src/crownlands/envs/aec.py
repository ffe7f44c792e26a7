"""The PettingZoo environment of every game: seats take turns, the environment deals."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from crownlands.envs.actions import action_number
from crownlands.envs.coders.coder import Coder
from crownlands.envs.kernel_table import AnyTable
from crownlands.envs.render.picture import picture
from crownlands.envs.render.text import text
from crownlands.envs.rewards import Account, check_rewards
from crownlands.envs.setup import Value, set_up_fast
from crownlands.envs.table import Observation
from crownlands.game import CHANCE, OVER, Refused, find_move
from crownlands.rules import game_named

RENDER_MODES = ("human", "ansi", "rgb_array")
ILLEGAL_REWARD = -1.0


def observation_space(coder: Coder) -> spaces.Dict:
    most = coder.layout.most()
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (coder.actions,), np.int8),
        }
    )


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise Refused(f"There is no render mode “{mode}”; expected one of {', '.join(RENDER_MODES)}.")
    return mode


def render(table: AnyTable, mode: str | None) -> Any:
    """The table in a render mode; `human` prints it."""
    if mode == "rgb_array":
        return picture(table.state)
    if mode == "human":
        print(text(table.state))
        return None
    return text(table.state) if mode == "ansi" else None


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc, unused-ignore]
    """A table of one game. The agents are the seats, `player_0` first."""

    def __init__(self, game: str, settings: Mapping[str, Value], rewards: str, render_mode: str | None) -> None:
        super().__init__()
        self.game = game_named(game)
        self.fresh: AnyTable = set_up_fast(game, settings)
        self.reward_kind = check_rewards(rewards)
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {"name": f"{game}_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.metadata["render_fps"] = 1
        seats = sum(len(seats) for seats in self.fresh.state.teams)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.observation_spaces = {agent: observation_space(self.coder) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.coder.actions) for agent in self.possible_agents}
        self.table = self.fresh
        self.account = Account(self.reward_kind, len(self.possible_agents))
        self.dice = Random()

    @property
    def coder(self) -> Coder:
        return self.fresh.coder

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `options={"chance": ["draw 12", …]}` says what chance brings first; the seed says the rest."""
        if seed is not None:
            self.dice = Random(seed)
        self.given = list((options or {}).get("chance", ()))
        self.table = self._dealt(self.fresh)
        self.account = Account(self.reward_kind, len(self.possible_agents))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _dealt(self, table: AnyTable) -> AnyTable:
        while table.turn == CHANCE and self.given:
            table = table.chance(find_move(self.game, table.state, self.given.pop(0)))
        return table.dealt(self.dice)

    def _select(self) -> None:
        if self.table.turn != OVER:
            self.agent_selection = self.possible_agents[self.table.turn]

    def observe(self, agent: str) -> Observation:
        return self.table.observation(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Refused("The game goes on; expected an action, not None.")
        number = action_number(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.table = self._dealt(self.table.after(number))
        self.rewards = dict(zip(self.possible_agents, self.account.gained(self.table), strict=True))
        if self.table.turn == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return render(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class WholeActions(wrappers.BaseWrapper[str, Observation, int]):  # type: ignore[misc, unused-ignore]
    """Refuses what is not a whole number with a sentence, before a guard stumbles over it."""

    def step(self, action: int | None) -> None:
        super().step(None if action is None else action_number(action))


def wrapped(raw: TableEnv) -> Any:
    """The usual guards: an illegal action loses the game at once."""
    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(WholeActions(guarded))
