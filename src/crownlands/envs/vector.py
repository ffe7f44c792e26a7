"""Tables in bulk: a Gymnasium `VectorEnv` whose games are all played inside the kernel.

    import gymnasium
    import crownlands.envs

    envs = gymnasium.make_vec("crownlands/Kingdomino-v0", num_envs=256)                          # self-play
    envs = gymnasium.make_vec("crownlands/Kingdomino-v0", num_envs=256, opponents=["greedy"])   # seat 0 against bots

Spaces, actions and rewards are those of the PettingZoo environments, and both are held to each other by tests. Without
`opponents` every action is that of the seat to move, whichever it is: `infos["seat"]` says who is asked now (-2 at a
table where the game is over), `infos["acted"]` who acted in this step, `infos["rewards"]` what the step brought each
seat (a row for each game), and the rewards returned are those of who acted.

With `opponents`, one for each of the others, all is for one seat. `random`, `greedy` and `judge` play inside the
kernel; `judge` as the bot of that name, but it solves no ends. Other bots by name, objects with
`choose(state)`, policies (called with rows of observations and of masks, they answer with an action for each row) and
`Pool`s of all these are asked in Python; `infos["opponents"]` has their names.

`autoreset_mode` says when games start again: in the step that ends them (SAME_STEP, the default: the observation
returned is the first of the new game, `infos["final_obs"]` and `infos["final_info"]` have the last of the old), with
the next step, which plays nothing (NEXT_STEP), or only with `reset` (DISABLED). An illegal action ends a game with
`illegal_reward`. Observations are copies unless `copy=False`, which returns the same arrays again and again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from crownlands.envs.actions import action_numbers
from crownlands.envs.aec import ILLEGAL_REWARD, RENDER_MODES, check_render_mode, observation_space, render
from crownlands.envs.bulk import Bulk, Chosen
from crownlands.envs.company import Company, everybody
from crownlands.envs.gym import check_seat
from crownlands.envs.opponents import Opponent, check_opponents
from crownlands.envs.rewards import check_rewards
from crownlands.envs.setup import CODERS, Value, as_text
from crownlands.envs.table import Observation, Table
from crownlands.game import CHANCE, OVER, Refused, Seat
from crownlands.kernel.layout import EVERYBODY, ILLEGAL
from crownlands.rules import game_named

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
        opponents: Sequence[Opponent] | None = None,
        seat: Seat = 0,
        rewards: str = "win",
        illegal_reward: float = ILLEGAL_REWARD,
        copy: bool = True,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        render_mode: str | None = None,
        **settings: Value,
    ) -> None:
        rules = game_named(game)
        if num_envs < 1:
            raise Refused(f"{num_envs} environments were asked for; expected at least 1.")
        self.num_envs = num_envs
        self.rows, self.everywhere = np.arange(num_envs), np.ones(num_envs, np.int8)
        if opponents is not None:
            settings["players"] = check_opponents(rules, opponents, settings.get("players"))
        self.options: Any = rules.configure(as_text(settings))
        if getattr(self.options, "dynasty", False):
            raise Refused("The vectorised environment plays single games; dynasty is a match of three.")
        self.autoreset_mode = check_mode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.illegal_reward = illegal_reward
        self.copy = copy
        self.render_mode = check_render_mode(render_mode)
        self.coder = CODERS[game](self.options)
        self.learner = NOBODY if opponents is None else check_seat(seat, self.options.players)
        self.company = None if opponents is None else Company(rules, opponents, self.learner, num_envs)
        who, most = (everybody(num_envs), EVERYBODY) if self.company is None else (self.company.who, self.company.most)
        self.bulk = Bulk(game, self.options, self.coder, who, most, check_rewards(rewards))
        self._seed(np.random.SeedSequence().generate_state(num_envs).tolist())
        self._make_spaces()

    def _make_spaces(self) -> None:
        self.single_observation_space = observation_space(self.coder)
        self.single_action_space = spaces.Discrete(self.coder.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games at all tables, or at those of `options={"reset_mask": …}`."""
        if seed is not None:
            self._seed(seed)
        chosen = np.ones(self.num_envs, np.int8)
        if options and "reset_mask" in options:
            chosen[:] = options["reset_mask"]
        self.bulk.worth[chosen != 0] = 0
        self._begin(chosen)
        return self._observation(), self._infos()

    def _seed(self, seed: int | Sequence[int | None]) -> None:
        seeds = [seed + number for number in range(self.num_envs)] if isinstance(seed, int) else list(seed)
        if len(seeds) != self.num_envs:
            raise Refused(f"{len(seeds)} seeds were given for {self.num_envs} environments.")
        for number, one in enumerate(seeds):
            if one is not None:
                self.bulk.sow(number, one)
                if self.company is not None:
                    self.company.sow(number, one)

    def _begin(self, chosen: Chosen) -> None:
        """New games at the chosen tables, up to the first action of who learns, which is paid what came before it."""
        if self.company is not None and not self.company.steady:
            self.company.seat(chosen)
        self.bulk.begin(chosen)
        self._play_others(chosen)

    def _play_others(self, chosen: Chosen) -> None:
        if self.company is not None and not self.company.steady:
            self.company.play(self.bulk, chosen)

    def _observation(self) -> Observation:
        seen, masks = self.bulk.seen, self.bulk.masks
        return {"observation": seen.copy(), "action_mask": masks.copy()} if self.copy else _named(seen, masks)

    def _infos(self) -> dict[str, Any]:
        infos: dict[str, Any] = {"seat": self.bulk.seats.copy()}
        if self.company is not None and not self.company.steady:
            infos["opponents"] = self.company.names.copy()
        return infos

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions at every table, as sb3-contrib asks for them."""
        return self.bulk.masks.astype(np.bool_)

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        chosen, acted = action_numbers(actions, self.num_envs), self.bulk.seats.copy()
        waiting = self._waiting(acted)
        playing = self.everywhere if waiting is None else 1 - waiting
        self.bulk.step(playing, chosen, self.learner)
        self._play_others(playing)
        over, everybody_got = self.bulk.ended != 0, self._rewards()
        finals = self._end(over, acted, everybody_got) if over.any() else {}
        got = everybody_got[self.rows, acted]
        if waiting is not None:
            self._begin(waiting)
            got[waiting != 0] = 0.0
        infos = {**self._infos(), "acted": acted, "rewards": everybody_got, **finals}
        return self._observation(), got, over, np.zeros(self.num_envs, np.bool_), infos

    def _waiting(self, seats: NDArray[np.int8]) -> Chosen | None:
        """The tables where the game is over and the next one begins with this step; None if there is none."""
        if seats.min() >= 0:
            return None
        self._check_begun(seats)
        self.bulk.ended[:] = 0
        waiting: Chosen = (seats == OVER).astype(np.int8)
        return waiting

    def _check_begun(self, seats: NDArray[np.int8]) -> None:
        if (seats == CHANCE).any():
            raise Refused("No game has begun; call reset before the first step.")
        over = np.flatnonzero(seats == OVER).tolist()
        if over and self.autoreset_mode is AutoresetMode.DISABLED:
            numbers = ", ".join(map(str, over))
            raise Refused(f"The game is over at table {numbers}; reset it first: options={{'reset_mask': …}}.")

    def _rewards(self) -> NDArray[np.float64]:
        everybody_got: NDArray[np.float64] = self.bulk.worth / self.bulk.kind.scale
        self.bulk.worth.fill(0)
        return everybody_got

    def _end(
        self, over: NDArray[np.bool_], acted: NDArray[np.int8], everybody_got: NDArray[np.float64]
    ) -> dict[str, Any]:
        """What is said of the games that ended; in SAME_STEP new ones begin."""
        illegal = self.bulk.ended == ILLEGAL
        everybody_got[illegal, acted[illegal]] = self.illegal_reward
        self.bulk.masks[illegal] = 1
        if self.autoreset_mode is not AutoresetMode.SAME_STEP:
            return {"illegal": illegal, "_illegal": over}
        last: NDArray[Any] = np.full(self.num_envs, None, object)
        rows = zip(self.bulk.seen[over], self.bulk.masks[over], strict=True)
        for number, (seen, mask) in zip(np.flatnonzero(over).tolist(), rows, strict=True):
            last[number] = _named(seen, mask)
        info = {**self._infos(), "illegal": illegal}
        self._begin(over.astype(np.int8))
        return {"final_obs": last, "_final_obs": over, "final_info": info, "_final_info": over, "illegal": illegal}

    def render(self) -> tuple[Any, ...] | None:
        """Every table in the render mode."""
        if self.render_mode is None:
            return None
        return tuple(render(self.table(number), self.render_mode) for number in range(self.num_envs))

    def table(self, number: int) -> Table:
        """One of the tables as the rules have it."""
        return self.bulk.table(number)

    @property
    def table_bytes(self) -> int:
        """The memory each table takes, with all that is written about it."""
        return self.bulk.table_bytes

    def close_extras(self, **kwargs: Any) -> None:
        if self.company is not None:
            self.company.close()


def check_mode(mode: AutoresetMode | str) -> AutoresetMode:
    """A mode of Gymnasium, or the word for it."""
    words = [one.value for one in AutoresetMode]
    if mode not in (*words, *AutoresetMode):
        raise Refused(f"There is no autoreset mode “{mode}”; expected one of {', '.join(words)}.")
    return AutoresetMode(mode)


def _named(seen: NDArray[np.int16], masks: NDArray[np.int8]) -> Observation:
    return {"observation": seen, "action_mask": masks}
