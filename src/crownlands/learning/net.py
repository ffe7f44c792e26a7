"""The net while it learns: NumPy in floating point, then rounded to the whole numbers the kernel reckons with.

Its two hidden layers and their units are those of `kernel/net.py`; the last unit of every layer is always 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from crownlands.kernel.layout import (
    BITS_HIDDEN,
    BITS_POINTS,
    BITS_WEIGHTS,
    FIRST_HIDDEN,
    MOST_HIDDEN,
    ONE,
    OUTPUTS,
    SECOND_HIDDEN,
)

Floats = NDArray[np.float32]
Rows = NDArray[np.int16]

CEILING = MOST_HIDDEN / (1 << BITS_HIDDEN)
POINTS = 16.0
"""What the outputs are counted in while the net learns."""
SPREAD_OF_ERROR = 1.2533
"""The standard deviation of a normal distribution by its mean error."""
SPREAD_SHARE = 0.25
"""How much the spread counts beside the points."""
BATCH = 256
FAST, SLOW = 3e-3, 1e-4
"""The rate of learning at the beginning and at the end."""


@dataclass
class Net:
    """Weights of three layers, a row for each unit; the features are first divided by their scale."""

    layers: list[Floats]
    scale: Floats

    def expect(self, told: Rows) -> Floats:
        """The points to expect and their spread, for rows of features."""
        outputs = self.activations(told.astype(np.float32) / self.scale)[-1] * np.float32(POINTS)
        return outputs.astype(np.float32)

    def activations(self, x: Floats) -> list[Floats]:
        """What every layer says, the features first."""
        said = [x]
        for weights in self.layers[:-1]:
            hidden = np.clip(said[-1] @ weights.T, 0, CEILING)
            said.append(np.concatenate([hidden, np.ones((len(x), 1), np.float32)], axis=1))
        said.append(said[-1] @ self.layers[-1].T)
        return said

    def whole(self) -> list[list[int]]:
        """The weights as the kernel takes them, a row for each unit."""
        first, second, last = self.layers
        features = np.clip(np.rint(first / self.scale * (1 << BITS_WEIGHTS)), -32767, 32767)
        hidden = np.clip(np.rint(second * (1 << BITS_WEIGHTS)), -16383, 16383)
        points = np.clip(np.rint(last * POINTS * (1 << BITS_POINTS)), -32767, 32767)
        still = [np.zeros((1, layer.shape[1])) for layer in (features, hidden)]
        rows = [*features, *still[0], *hidden, *still[1], *points]
        return [[int(weight) for weight in row] for row in rows]


def fresh(features: int, told: Rows, dice: np.random.Generator) -> Net:
    """A net that knows nothing; every feature is measured by how much it differs."""
    scale = np.maximum(0.5, told.std(axis=0)).astype(np.float32)
    scale[-1] = ONE
    shapes = ((FIRST_HIDDEN - 1, features), (SECOND_HIDDEN - 1, FIRST_HIDDEN), (OUTPUTS, SECOND_HIDDEN))
    layers = [(dice.standard_normal(shape) * np.sqrt(2 / shape[1])).astype(np.float32) for shape in shapes]
    return Net(layers, scale)


def train(
    net: Net, told: Rows, targets: Floats, ends: Floats, passes: int, dice: np.random.Generator
) -> Iterator[float]:
    """Adam over the lessons, so many times through; after each pass, by how many points the net is off on average."""
    moments = [(np.zeros_like(layer), np.zeros_like(layer)) for layer in net.layers]
    steps = passes * -(-len(told) // BATCH)
    step = 0
    for _ in range(passes):
        order, off = dice.permutation(len(told)), 0.0
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            x = told[some].astype(np.float32) / net.scale
            errors, gradients = _gradients(net, x, targets[some] / POINTS, ends[some] / POINTS)
            step += 1
            rate = SLOW + (FAST - SLOW) * (1 + np.cos(np.pi * step / steps)) / 2
            _adam(net, gradients, moments, step, rate)
            off += float(np.abs(errors).sum()) * POINTS
        yield off / len(told)


def _gradients(net: Net, x: Floats, targets: Floats, ends: Floats) -> tuple[Floats, list[Floats]]:
    """How far off the points are, and which way each weight would have to go."""
    said = net.activations(x)
    points, spread = said[-1][:, 0], said[-1][:, 1]
    errors = points - targets
    off = spread - np.abs(ends - points) * SPREAD_OF_ERROR
    back = np.stack([errors, SPREAD_SHARE * off], axis=1).astype(np.float32) / len(x)
    gradients: list[Floats] = []
    for layer in range(len(net.layers) - 1, -1, -1):
        gradients.insert(0, (back.T @ said[layer]).astype(np.float32))
        if layer:
            hidden = said[layer][:, :-1]
            back = (back @ net.layers[layer])[:, :-1] * ((hidden > 0) & (hidden < CEILING))
    return errors, gradients


def _adam(net: Net, gradients: list[Floats], moments: list[tuple[Floats, Floats]], step: int, rate: float) -> None:
    for layer, (weights, gradient) in enumerate(zip(net.layers, gradients, strict=True)):
        mean, square = moments[layer]
        np.copyto(mean, mean + 0.1 * (gradient - mean))
        np.copyto(square, square + 0.001 * (gradient * gradient - square))
        way = (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
        np.copyto(weights, weights - np.float32(rate) * way, casting="same_kind")
