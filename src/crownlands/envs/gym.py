"""The Gymnasium environment of every game: one seat learns, others play against it.

    import gymnasium
    import crownlands.envs

    env = gymnasium.make("crownlands/Kingdomino-v0", opponents=["greedy"], edition="danish")

Ids: `crownlands/Kingdomino-v0`, `crownlands/Queendomino-v0`, `crownlands/Duel-v0`. Spaces, actions and rewards are
those of the PettingZoo environments (`kingdomino_v0`, `queendomino_v0`, `duel_v0`).

`opponents`: one for every other seat in the order of the seats; their number says how many play. Each is a bot string,
an object with `choose(state)`, a policy (called with rows of observations and of masks, it answers with an action for
each row), or a `Pool` of those, from which one is drawn for every game; `info["opponents"]` has their names.
`seat`: the seat that learns, 0 unless told.
`rewards`: `win` or `margin` at the end, `points` or `lead` step by step.
`illegal_reward`: an illegal action ends the game with this reward, -1 unless told, and `info["illegal"]` is true.
Everything else is a setting of the game. `action_masks()` has the legal actions, as sb3-contrib asks for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from crownlands.envs.actions import action_number
from crownlands.envs.aec import ILLEGAL_REWARD, RENDER_MODES, check_render_mode, observation_space, render
from crownlands.envs.opponents import Opponent, Rival, check_opponents, drawn, seat_rival
from crownlands.envs.rewards import Account, check_rewards
from crownlands.envs.setup import Value, set_up
from crownlands.envs.table import Observation, Table
from crownlands.game import OVER, Refused, Seat
from crownlands.rules import game_named


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat at a table of others."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium reads it

    def __init__(
        self,
        game: str,
        opponents: Sequence[Opponent] = ("random",),
        seat: Seat = 0,
        rewards: str = "win",
        illegal_reward: float = ILLEGAL_REWARD,
        render_mode: str | None = None,
        **settings: Value,
    ) -> None:
        self.game = game_named(game)
        players = check_opponents(self.game, opponents, settings.get("players"))
        self.opponents = tuple(opponents)
        self.fresh = set_up(game, {**settings, "players": players})
        self.seat = check_seat(seat, players)
        self.reward_kind = check_rewards(rewards)
        self.illegal_reward = illegal_reward
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_space(self.fresh.coder)
        self.action_space = spaces.Discrete(self.fresh.coder.actions)
        self.table = self.fresh
        self.account = Account(self.reward_kind, players)
        self.dice = Random()
        self.rivals: dict[Seat, Rival] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._let_go()
        self.dice = Random(int(self.np_random.integers(2**63)))
        others = [seat for seat in range(len(self.opponents) + 1) if seat != self.seat]
        for seat, opponent in zip(others, self.opponents, strict=True):
            self.rivals[seat] = seat_rival(*drawn(opponent, self.dice), self.game, self.dice)
        self.account = Account(self.reward_kind, len(others) + 1)
        self.table = self._up_to_me(self.fresh)
        self._show()
        return self.table.observation(self.seat), self._info()

    def _info(self) -> dict[str, Any]:
        return {"opponents": [rival.name for rival in self.rivals.values()]}

    def _up_to_me(self, table: Table) -> Table:
        """Chance and the others have their turns until the learning seat is asked or the game is over."""
        table = table.dealt(self.dice)
        while table.turn not in (OVER, self.seat):
            table = self.rivals[table.turn].play(table).dealt(self.dice)
        return table

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        number = action_number(action)
        if number not in self.table.legal:
            return (
                self.table.observation(self.seat),
                self.illegal_reward,
                True,
                False,
                {**self._info(), "illegal": True},
            )
        self.table = self._up_to_me(self.table.after(number))
        self._show()
        reward = self.account.gained(self.table)[self.seat]
        return self.table.observation(self.seat), reward, self.table.turn == OVER, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as sb3-contrib asks for them."""
        return self.table.mask(self.seat).astype(np.bool_)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return render(self.table, self.render_mode)

    def close(self) -> None:
        self._let_go()

    def _let_go(self) -> None:
        for rival in self.rivals.values():
            rival.close()
        self.rivals = {}


def check_seat(seat: Seat, players: int) -> Seat:
    if not 0 <= seat < players:
        raise Refused(f"There is no seat {seat}; expected one from 0 to {players - 1}.")
    return seat
