"""Policies that were trained beforehand, as bots: networks of a few layers, computed with NumPy alone.

What a policy sees and does are the observations and actions of the environments, which the kernel has.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Protocol

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from crownlands.bots.bot import Bot
from crownlands.game import AnyState
from crownlands.kernel import batch
from crownlands.kernel.doors import Doors

Numbers = NDArray[np.float32]
SAYS = 4
"""No move takes more actions than this."""


class Policy(Protocol):
    saved: Saved

    def logits(self, seen: Numbers) -> Numbers:
        """How much it likes each action, from an observation that has been scaled."""


class Saved:
    """A trained network as it was saved: its weights, and how the observations it knows are laid out."""

    def __init__(self, arrays: dict[str, NDArray[Any]]) -> None:
        self.parts: dict[str, tuple[int, list[int]]] = json.loads(str(arrays["parts"]))
        self.size, self.actions = int(arrays["size"]), int(arrays["actions"])
        self.weights: dict[str, Numbers] = {
            name: value.astype(np.float32) for name, value in arrays.items() if name != "parts"
        }

    @classmethod
    def of(cls, package: str) -> Saved:
        """The one that lies in a package."""
        with (files(package) / "baseline.npz").open("rb") as file, np.load(file) as arrays:
            return cls(dict(arrays))

    def scaled(self, seen: NDArray[np.int16]) -> Numbers:
        brought: Numbers = seen * self.weights["scale"]
        return brought

    def part(self, seen: Numbers, name: str) -> Numbers:
        start, shape = self.parts[name]
        return seen[start : start + int(np.prod(shape))].reshape(shape)

    def linear(self, name: str, x: Numbers) -> Numbers:
        result: Numbers = x @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]
        return result

    def conv(self, name: str, planes: Numbers) -> Numbers:
        """3×3 around every cell, zeros beyond the edge."""
        around = sliding_window_view(np.pad(planes, ((0, 0), (1, 1), (1, 1))), (3, 3), (1, 2))
        height, width = planes.shape[1:]
        rows = around.transpose(1, 2, 0, 3, 4).reshape(height * width, -1)
        weights = self.weights[f"{name}.weight"]
        result: Numbers = rows @ weights.reshape(len(weights), -1).T + self.weights[f"{name}.bias"]
        return result.T.reshape(-1, height, width)


def relu(x: Numbers) -> Numbers:
    result: Numbers = np.maximum(x, 0)
    return result


@dataclass(frozen=True)
class Played:
    """What a policy needs to know of a game."""

    environment: batch.Environment
    doors: Doors
    pack: Callable[[Any], array[int]]
    action_of: Callable[[Any], int]


class LearntBot:
    """Plays the likeliest legal action; at tables its policy was not trained for, somebody else does."""

    def __init__(self, played: Played, policy: Policy, elsewhere: Bot) -> None:
        self.played, self.policy, self.elsewhere = played, policy, elsewhere

    def choose(self, state: AnyState) -> Any:
        table = state.current
        moves = table.moves()
        if len(moves) == 1:
            return moves[0]
        position = self.played.pack(table)
        saved = self.policy.saved
        if batch.sizes(self.played.environment, position) != (saved.size, saved.actions):
            return self.elsewhere.choose(state)
        leading_to = {self._after(position, move): move for move in moves}
        for _ in range(SAYS):
            position = self._acted(position, table.turn)
            if position.tobytes() in leading_to:
                return leading_to[position.tobytes()]
        raise AssertionError("no legal move begins with these actions")

    def _after(self, position: array[int], move: Any) -> bytes:
        after = position[:]
        self.played.doors.play(after, self.played.action_of(move))
        return after.tobytes()

    def _acted(self, position: array[int], seat: int) -> array[int]:
        """The position after the likeliest action."""
        environment, saved = self.played.environment, self.policy.saved
        seen, mask = np.zeros(saved.size, np.int16), np.zeros(saved.actions, np.int8)
        batch.see(environment, position, seat, seen)
        batch.allow(environment, position, mask)
        action = int(np.where(mask, self.policy.logits(saved.scaled(seen)), -np.inf).argmax())
        after = position[:]
        batch.act(environment, after, action, mask)
        return after
