"""Policies that were trained beforehand, as bots: networks of a few layers, computed with NumPy alone.

What a policy sees and does are the observations and actions of the environments, which the kernel has.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from math import prod
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


class Means(Protocol):
    """What a network is computed with, rows of positions at a time: NumPy where it plays, PyTorch where it learns.

    Both know the same arithmetic, slices, `reshape` and `sum`; here is what they say differently.
    """

    parts: dict[str, tuple[int, list[int]]]
    """Where the parts of an observation lie, and their shapes."""
    actions: int

    def linear(self, name: str, x: Any) -> Any: ...

    def conv(self, name: str, planes: Any) -> Any:
        """3×3 around every cell, zeros beyond the edge."""

    def relu(self, x: Any) -> Any: ...

    def join(self, pieces: Sequence[Any], axis: int) -> Any: ...

    def stack(self, pieces: Sequence[Any], axis: int) -> Any: ...

    def einsum(self, how: str, *factors: Any) -> Any: ...

    def highest(self, planes: Any) -> Any:
        """The highest number of each plane."""

    def blank(self, rows: int) -> Any:
        """A logit of 0 for every action."""


class Network(Protocol):
    """A network written once for both means."""

    means: Means

    def logits(self, seen: Any) -> Any:
        """How much it likes each action, from rows of observations that have been scaled."""


Layers = dict[str, tuple[str, int, int]]
"""The layers of a network: linear or conv, how many numbers go in and how many come out."""


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

    def linear(self, name: str, x: Numbers) -> Numbers:
        result: Numbers = x @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]
        return result

    def conv(self, name: str, planes: Numbers) -> Numbers:
        around = sliding_window_view(np.pad(planes, ((0, 0), (0, 0), (1, 1), (1, 1))), (3, 3), (2, 3))
        rows, _, height, width = planes.shape
        weights = self.weights[f"{name}.weight"]
        cells = around.transpose(0, 2, 3, 1, 4, 5).reshape(rows * height * width, -1)
        result: Numbers = cells @ weights.reshape(len(weights), -1).T + self.weights[f"{name}.bias"]
        return result.reshape(rows, height, width, -1).transpose(0, 3, 1, 2)

    def relu(self, x: Numbers) -> Numbers:
        result: Numbers = np.maximum(x, 0)
        return result

    def join(self, pieces: Sequence[Numbers], axis: int) -> Numbers:
        return np.concatenate(pieces, axis)

    def stack(self, pieces: Sequence[Numbers], axis: int) -> Numbers:
        return np.stack(pieces, axis)

    def einsum(self, how: str, *factors: Numbers) -> Numbers:
        result: Numbers = np.einsum(how, *factors)
        return result

    def highest(self, planes: Numbers) -> Numbers:
        result: Numbers = planes.max((-2, -1))
        return result

    def blank(self, rows: int) -> Numbers:
        return np.zeros((rows, self.actions), np.float32)


def split(means: Means, seen: Any) -> dict[str, Any]:
    """The parts of observations by name and in their shapes."""
    return {
        name: seen[:, start : start + prod(shape)].reshape(len(seen), *shape)
        for name, (start, shape) in means.parts.items()
    }


def two_layers(means: Means, name: str, x: Any) -> Any:
    """Two linear layers, with nothing below 0 between them."""
    return means.linear(f"{name}.2", means.relu(means.linear(f"{name}.0", x)))


def on_cells(x: Any) -> Any:
    """Numbers of rows, to be added on every cell."""
    return x[..., None, None]


@dataclass(frozen=True)
class Played:
    """What a policy needs to know of a game."""

    environment: batch.Environment
    doors: Doors
    pack: Callable[[Any], array[int]]
    action_of: Callable[[Any], int]


class LearntBot:
    """Plays the likeliest legal action; at tables its policy was not trained for, somebody else does."""

    def __init__(self, played: Played, saved: Saved, network: Network, elsewhere: Bot) -> None:
        self.played, self.saved, self.network, self.elsewhere = played, saved, network, elsewhere

    def choose(self, state: AnyState) -> Any:
        table = state.current
        moves = table.moves()
        if len(moves) == 1:
            return moves[0]
        position = self.played.pack(table)
        if batch.sizes(self.played.environment, position) != (self.saved.size, self.saved.actions):
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
        environment, saved = self.played.environment, self.saved
        seen, mask = np.zeros(saved.size, np.int16), np.zeros(saved.actions, np.int8)
        batch.see(environment, position, seat, seen)
        batch.allow(environment, position, mask)
        action = int(np.where(mask, self.network.logits(saved.scaled(seen)[None])[0], -np.inf).argmax())
        after = position[:]
        batch.act(environment, after, action, mask)
        return after
