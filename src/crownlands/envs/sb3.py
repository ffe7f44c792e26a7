"""The vectorised environment for Stable-Baselines3 and sb3-contrib.

    from sb3_contrib import MaskablePPO
    from crownlands.envs.sb3 import SB3VecEnv
    from crownlands.envs.vector import TableVectorEnv

    envs = SB3VecEnv(TableVectorEnv(64, "kingdomino", opponents=["greedy"], rewards="lead"))
    MaskablePPO("MlpPolicy", envs).learn(100_000)

An observation is the vector alone, brought to between 0 and 1; the masks go the way sb3-contrib asks for them. Games
start again in the step that ends them, and `terminal_observation` has the last of the old one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from time import perf_counter
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from crownlands.envs.vector import TableVectorEnv
from crownlands.game import Refused

try:
    from stable_baselines3.common.vec_env import VecEnv
except ImportError:
    raise ImportError(
        "Stable-Baselines3 is not installed; install it with: pip install stable-baselines3 sb3-contrib"
    ) from None

Indices = None | int | Iterable[int]


class SB3VecEnv(VecEnv):  # type: ignore[misc, unused-ignore]
    """So many tables, one seat at each of which learns."""

    def __init__(self, envs: TableVectorEnv) -> None:
        if envs.company is None:
            raise Refused("Stable-Baselines3 learns for one seat; expected tables with opponents=[…].")
        if envs.autoreset_mode is not AutoresetMode.SAME_STEP:
            raise Refused("Stable-Baselines3 starts games again in the step that ends them; expected SAME_STEP.")
        self.envs = envs
        self.scale = (1 / envs.coder.layout.most()).astype(np.float32)
        self.chosen: NDArray[Any] = np.zeros(envs.num_envs, np.int64)
        self.started, self.returns, self.lengths = perf_counter(), np.zeros(envs.num_envs), np.zeros(envs.num_envs, int)
        space = spaces.Box(0.0, 1.0, self.scale.shape, np.float32)
        super().__init__(envs.num_envs, space, envs.single_action_space)

    def _scaled(self, seen: NDArray[np.int16]) -> NDArray[np.float32]:
        scaled: NDArray[np.float32] = seen * self.scale
        return scaled

    def reset(self) -> NDArray[np.float32]:
        given = self._seeds
        seen, _ = self.envs.reset(seed=None if all(seed is None for seed in given) else given)
        self._reset_seeds()
        self._reset_options()
        self.returns[:], self.lengths[:] = 0, 0
        return self._scaled(seen["observation"])

    def step_async(self, actions: NDArray[Any]) -> None:
        self.chosen = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        seen, rewards, over, _, told = self.envs.step(self.chosen)
        self.returns += rewards
        self.lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for number in np.flatnonzero(over).tolist():
            infos[number] = self._ended(number, told)
        return self._scaled(seen["observation"]), rewards.astype(np.float32), over, infos

    def _ended(self, number: int, told: dict[str, Any]) -> dict[str, Any]:
        """What Stable-Baselines3 wants to know of a game that is over; its log shows the sums."""
        seconds = perf_counter() - self.started
        episode = {"r": float(self.returns[number]), "l": int(self.lengths[number]), "t": round(seconds, 6)}
        self.returns[number], self.lengths[number] = 0, 0
        return {
            "terminal_observation": self._scaled(told["final_obs"][number]["observation"]),
            "TimeLimit.truncated": False,
            "episode": episode,
            "illegal": bool(told["illegal"][number]),
        }

    def close(self) -> None:
        self.envs.close()

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """What belongs to the tables together, once for each of those meant."""
        return [getattr(self.envs, attr_name)] * len(self._rows(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:
        raise Refused(f"{attr_name} cannot be set at single tables; set it on the vectorised environment.")

    def env_method(
        self, method_name: str, *method_args: Any, indices: Indices = None, **method_kwargs: Any
    ) -> list[Any]:
        """`action_masks` of each table; what else tables do is asked of the vectorised environment."""
        if method_name != "action_masks":
            raise Refused(f"Single tables have no method {method_name}; expected action_masks.")
        masks = self.envs.action_masks()
        return [masks[row] for row in self._rows(indices)]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Indices = None) -> list[bool]:
        return [False] * len(self._rows(indices))

    def _rows(self, indices: Indices) -> Sequence[int]:
        if indices is None:
            return range(self.num_envs)
        return [indices] if isinstance(indices, int) else list(indices)
