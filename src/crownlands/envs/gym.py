"""The Gymnasium environment of every game: one seat learns, bots play the others.

    import gymnasium
    import crownlands.envs

    env = gymnasium.make("crownlands/Kingdomino-v0", opponents=["greedy"], edition="danish")

Ids: `crownlands/Kingdomino-v0`, `crownlands/Queendomino-v0`, `crownlands/Duel-v0`. Spaces, actions and rewards are
those of the PettingZoo environments (`kingdomino_v0`, `queendomino_v0`, `duel_v0`).

`opponents`: a bot string for every other seat in the order of the seats; their number says how many play.
`seat`: the seat that learns, 0 unless told.
`rewards`: `win` or `margin`.
`illegal_reward`: an illegal action ends the game with this reward, -1 unless told, and `info["illegal"]` is true.
Everything else is a setting of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces

from crownlands.bots import Bot, check_bot, make_bot
from crownlands.envs.aec import ILLEGAL_REWARD, RENDER_MODES, check_render_mode, observation_space, render
from crownlands.envs.rewards import check_rewards, rewards
from crownlands.envs.setup import Value, set_up
from crownlands.envs.table import Observation, Table
from crownlands.game import OVER, AnyGame, Refused, Seat
from crownlands.rules import game_named


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat at a table of bots."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium reads it

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("random",),
        seat: Seat = 0,
        rewards: str = "win",
        illegal_reward: float = ILLEGAL_REWARD,
        render_mode: str | None = None,
        **settings: Value,
    ) -> None:
        self.game = game_named(game)
        self.opponents = check_opponents(self.game, opponents, settings)
        self.fresh = set_up(game, {**settings, "players": len(self.opponents) + 1})
        self.seat = check_seat(seat, len(self.opponents) + 1)
        self.reward_kind = check_rewards(rewards)
        self.illegal_reward = illegal_reward
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_space(self.fresh.coder)
        self.action_space = spaces.Discrete(self.fresh.coder.actions)
        self.table = self.fresh
        self.dice = Random()
        self.bots: dict[Seat, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._close_bots()
        self.dice = Random(int(self.np_random.integers(2**63)))
        others = [seat for seat in range(len(self.opponents) + 1) if seat != self.seat]
        self.bots = {
            seat: make_bot(text, self.game, Random(self.dice.getrandbits(64)))
            for seat, text in zip(others, self.opponents, strict=True)
        }
        self.table = self._up_to_me(self.fresh)
        self._show()
        return self.table.observation(self.seat), {}

    def _up_to_me(self, table: Table) -> Table:
        """Chance and bots have their turns until the learning seat is asked or the game is over."""
        table = table.dealt(self.dice)
        while table.turn not in (OVER, self.seat):
            state = table.state.play(self.bots[table.turn].choose(table.state))
            table = Table(table.coder, state).dealt(self.dice)
        return table

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.table.legal:
            return self.table.observation(self.seat), self.illegal_reward, True, False, {"illegal": True}
        self.table = self._up_to_me(self.table.after(int(action)))
        self._show()
        reward = rewards(self.table.state, self.reward_kind)[self.seat]
        return self.table.observation(self.seat), reward, self.table.turn == OVER, False, {}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return render(self.table, self.render_mode)

    def close(self) -> None:
        self._close_bots()

    def _close_bots(self) -> None:
        """Bots from files run in processes of their own."""
        for bot in self.bots.values():
            close = getattr(bot, "close", None)
            if close is not None:
                close()
        self.bots = {}


def check_opponents(game: AnyGame, opponents: Sequence[str], settings: dict[str, Value]) -> tuple[str, ...]:
    if isinstance(opponents, str):
        raise Refused(f"Opponents are a list of bot strings; “{opponents}” alone would be [“{opponents}”].")
    players = int(str(settings.get("players", len(opponents) + 1)))
    if len(opponents) != players - 1:
        raise Refused(f"{len(opponents)} opponents were given for {players} players; expected {players - 1}.")
    for text in opponents:
        check_bot(text, game)
    return tuple(opponents)


def check_seat(seat: Seat, players: int) -> Seat:
    if not 0 <= seat < players:
        raise Refused(f"There is no seat {seat}; expected one from 0 to {players - 1}.")
    return seat
