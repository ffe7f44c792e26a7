"""Tables in bulk: a Gymnasium `VectorEnv` whose games are all played inside the kernel.

    import gymnasium
    import crownlands.envs

    envs = gymnasium.make_vec("crownlands/Kingdomino-v0", num_envs=256)                          # self-play
    envs = gymnasium.make_vec("crownlands/Kingdomino-v0", num_envs=256, opponents=["greedy"])   # seat 0 against bots

Spaces, actions and rewards are those of the PettingZoo environments, and both are held to each other by tests. Without
`opponents` every action is that of the seat to move, whichever it is: `infos["seat"]` says who is asked now,
`infos["acted"]` who acted in this step, `infos["rewards"]` what the end of a game brought each seat (a row for each
game), and the rewards returned are those of who acted. With `opponents`, `greedy` or `random` for each of the others,
all is for one seat.

Games start again by themselves in the step that ends them (autoreset mode SAME_STEP): the observation returned is the
first of the new game, and `infos["final_obs"]` with `infos["_final_obs"]` has the last of the old. An illegal action
ends a game with `illegal_reward`. Observations are copies unless `copy=False`, which returns the same arrays again and
again.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from crownlands.envs.aec import ILLEGAL_REWARD, RENDER_MODES, check_render_mode, observation_space, render
from crownlands.envs.gym import check_seat
from crownlands.envs.kernels import KERNELS
from crownlands.envs.rewards import check_rewards
from crownlands.envs.setup import CODERS, Value, as_text
from crownlands.envs.table import Observation, Table
from crownlands.game import Refused, Seat
from crownlands.kernel import batch
from crownlands.kernel.layout import ILLEGAL, PAYS_MARGIN, PAYS_WIN
from crownlands.rules import game_named

KINDS = {"win": PAYS_WIN, "margin": PAYS_MARGIN}
SCALE = {"win": 12.0, "margin": 1.0}
BOTS = ("random", "greedy")
NOBODY = -1


class TableVectorEnv(VectorEnv[Any, Any, Any]):
    """So many tables of one game at once."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium reads it
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "kingdomino",
        opponents: Sequence[str] | None = None,
        seat: Seat = 0,
        rewards: str = "win",
        illegal_reward: float = ILLEGAL_REWARD,
        copy: bool = True,
        render_mode: str | None = None,
        **settings: Value,
    ) -> None:
        rules = game_named(game)
        self.kernel = KERNELS[game]
        if num_envs < 1:
            raise Refused(f"{num_envs} environments were asked for; expected at least 1.")
        self.num_envs = num_envs
        players = settings if opponents is None else {**settings, "players": check_others(opponents, settings)}
        self.options: Any = rules.configure(as_text(players))
        if getattr(self.options, "dynasty", False):
            raise Refused("The vectorised environment plays single games; dynasty is a match of three.")
        self.reward_kind = check_rewards(rewards)
        self.illegal_reward = illegal_reward
        self.copy = copy
        self.render_mode = check_render_mode(render_mode)
        self.coder = CODERS[game](self.options)
        self.learner = NOBODY if opponents is None else check_seat(seat, self.options.players)
        self.greedy = greedy_seats(opponents or (), self.learner)
        self._make_spaces()
        self._make_room()

    def _make_spaces(self) -> None:
        self.single_observation_space = observation_space(self.coder)
        self.single_action_space = spaces.Discrete(self.coder.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def _make_room(self) -> None:
        """Every array the kernel writes to, once and for all."""
        count, players = self.num_envs, self.options.players
        environment, start = self.kernel.environment, self.kernel.start(self.options)
        size, actions = batch.sizes(environment, start)
        self.width = batch.words_of(environment, self.learner)
        self.tables: NDArray[np.uint64] = np.zeros((count, self.width), np.uint64)
        self.tables[:, : self.kernel.state] = np.frombuffer(start, np.uint64)
        self.rngs: NDArray[np.uint64] = np.zeros((count, 2), np.uint64)
        self.seen: NDArray[np.int16] = np.zeros((count, size), np.int16)
        self.masks: NDArray[np.int8] = np.zeros((count, actions), np.int8)
        self.last_seen = np.zeros_like(self.seen)
        self.seats: NDArray[np.int8] = np.zeros(count, np.int8)
        self.worth: NDArray[np.int16] = np.zeros((count, players), np.int16)
        self.ended: NDArray[np.int8] = np.zeros(count, np.int8)
        for number, seed in enumerate(np.random.SeedSequence().generate_state(count)):
            batch.sow(self.rngs, number, int(seed))

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games at all tables, or at those of `options={"reset_mask": …}`."""
        if seed is not None:
            self._seed(seed)
        chosen = np.ones(self.num_envs, np.int8)
        if options and "reset_mask" in options:
            chosen[:] = options["reset_mask"]
        tables = (self.kernel.environment, self.tables, self.width, self.num_envs)
        where = (self.rngs, self.seen, self.masks, self.seats)
        batch.reset_many(*tables, chosen, self.learner, self.greedy, *where)
        return self._observation(), {"seat": self.seats.copy()}

    def _seed(self, seed: int | Sequence[int | None]) -> None:
        seeds = [seed + number for number in range(self.num_envs)] if isinstance(seed, int) else list(seed)
        if len(seeds) != self.num_envs:
            raise Refused(f"{len(seeds)} seeds were given for {self.num_envs} environments.")
        for number, one in enumerate(seeds):
            if one is not None:
                batch.sow(self.rngs, number, one & 2**64 - 1)

    def _observation(self) -> Observation:
        if self.copy:
            return {"observation": self.seen.copy(), "action_mask": self.masks.copy()}
        return {"observation": self.seen, "action_mask": self.masks}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise Refused(
                f"Actions of shape {chosen.shape} were given; expected one for each of {self.num_envs} tables."
            )
        acted = self.seats.copy()
        how = (self.learner, self.greedy, KINDS[self.reward_kind])
        where = (self.rngs, self.seen, self.masks, self.seats, self.worth, self.ended, self.last_seen)
        batch.step_many(self.kernel.environment, self.tables, self.width, self.num_envs, chosen, *how, *where)
        everybody = self._rewards(acted)
        over = self.ended != 0
        infos: dict[str, Any] = {"seat": self.seats.copy(), "acted": acted, "rewards": everybody}
        if over.any():
            infos |= self._finals(over)
        rewards = everybody[np.arange(self.num_envs), acted]
        return self._observation(), rewards, over, np.zeros_like(over), infos

    def _rewards(self, acted: NDArray[np.int8]) -> NDArray[np.float64]:
        everybody: NDArray[np.float64] = self.worth / SCALE[self.reward_kind]
        illegal = np.flatnonzero(self.ended == ILLEGAL)
        everybody[illegal, acted[illegal]] = self.illegal_reward
        return everybody

    def _finals(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        """Only the rows of games that ended mean anything."""
        last_seen = self.last_seen.copy() if self.copy else self.last_seen
        last = {"observation": last_seen, "action_mask": np.broadcast_to(np.int8(1), self.masks.shape)}
        return {"final_obs": last, "_final_obs": over, "illegal": self.ended == ILLEGAL}

    def render(self) -> tuple[Any, ...] | None:
        """Every table in the render mode."""
        if self.render_mode is None:
            return None
        return tuple(render(self.table(number), self.render_mode) for number in range(self.num_envs))

    def table(self, number: int) -> Table:
        """One of the tables as the rules have it; who laid what in which order is known in self-play only."""
        position = array("Q", self.tables[number, : self.kernel.state].tobytes())
        return Table(self.coder, self.kernel.unpack(position, self.options), self.kernel.said(position))

    @property
    def table_bytes(self) -> int:
        """The memory each table takes, with all that is written about it."""
        rows = (self.tables, self.rngs, self.seen, self.masks, self.last_seen, self.seats, self.worth, self.ended)
        return sum(row.nbytes for row in rows) // self.num_envs


def check_others(opponents: Sequence[str], settings: dict[str, Value]) -> int:
    """How many play, with these opponents."""
    for text in opponents:
        if text not in BOTS:
            raise Refused(f"The kernel has no bot “{text}”; expected {' or '.join(BOTS)} for each opponent.")
    players = int(str(settings.get("players", len(opponents) + 1)))
    if len(opponents) != players - 1:
        raise Refused(f"{len(opponents)} opponents were given for {players} players; expected {players - 1}.")
    return players


def greedy_seats(opponents: Sequence[str], learner: Seat) -> int:
    """The set of seats the kernel plays greedily, as bits."""
    seats = [seat for seat in range(len(opponents) + 1) if seat != learner]
    return sum(1 << seat for seat, text in zip(seats, opponents, strict=False) if text == "greedy")
