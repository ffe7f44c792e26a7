# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""A small net in whole numbers, so that it says the same compiled and in plain Python: two hidden layers, two outputs.

Its weights are read from a file of text: lines with # say how they were made, every other line is a row of weights.
"""

from __future__ import annotations

from array import array
from importlib.resources import files

from crownlands.kernel.plain import blank

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.layout import *
    from crownlands.kernel.plain import *


def layer(x: Shorts, w: Shorts, n: i32, start: i32, units: i32, bits: i32, out: Shorts) -> None:
    """A layer of hidden units, none below 0; the last says 1, whatever comes in."""
    j: i32
    value: i32
    for j in range(units - 1):
        value = dot(x, further(w, start + n * j), n) >> bits
        out[j] = max(0, min(MOST_HIDDEN, value))
    out[units - 1] = 1 << BITS_HIDDEN


def judge(x: Shorts, w: Shorts, features: i32, room: Words) -> u64:
    """The points to expect and, in the low 16 bits, by how much that is off; room is HIDDEN words."""
    one: Shorts = shorts_at(room, 0)
    two: Shorts = shorts_at(room, FIRST_HIDDEN // 4)
    start: i32 = features * FIRST_HIDDEN
    layer(x, w, features, 0, FIRST_HIDDEN, BITS_WEIGHTS - BITS_HIDDEN, one)
    layer(one, w, FIRST_HIDDEN, start, SECOND_HIDDEN, BITS_WEIGHTS, two)
    start += FIRST_HIDDEN * SECOND_HIDDEN
    points: i32 = dot(two, further(w, start), SECOND_HIDDEN) >> BITS_HIDDEN
    spread: i32 = dot(two, further(w, start + SECOND_HIDDEN), SECOND_HIDDEN) >> BITS_HIDDEN
    points = max(0, min(32767, points))
    spread = max(LEAST_SPREAD, min(32767, spread))
    return points << 16 | spread


class Nets:
    """The nets of a game, one after the other, with the weights in use."""

    if not cython.compiled:
        features: int
        count: int
        size: int
        kept: array[int]
        weights: Shorts
        said: list[str]

    def __init__(self, package: str, features: int, count: int) -> None:
        self.features = features
        self.count = count
        self.size = features * FIRST_HIDDEN + FIRST_HIDDEN * SECOND_HIDDEN + SECOND_HIDDEN * OUTPUTS
        self.kept = array("h", bytes(2 * count * self.size))
        self.weights = shorts(self.kept, count * self.size)
        lines = (files(package) / "weights.txt").read_text(encoding="utf-8").splitlines()
        self.said = [line for line in lines if line.startswith("#")]
        self.use([int(weight) for line in lines if not line.startswith("#") for weight in line.split()])

    def use(self, weights: list[int]) -> None:
        """The weights of all nets."""
        if len(weights) != len(self.kept):
            raise ValueError(f"These are {len(weights)} weights; the nets have {len(self.kept)}.")
        self.kept[:] = array("h", weights)

    def rows(self) -> list[list[int]]:
        """The weights of all nets, a row for each unit: how they are written."""
        inputs = [self.features] * FIRST_HIDDEN + [FIRST_HIDDEN] * SECOND_HIDDEN + [SECOND_HIDDEN] * OUTPUTS
        rows: list[list[int]] = []
        start = 0
        for count in inputs * self.count:
            rows.append(self.kept[start : start + count].tolist())
            start += count
        return rows

    def expected(self, told: list[int], net: int = 0) -> tuple[float, float]:
        """The points a net expects of a side, and by how much that is off, from what it is told."""
        if not 0 <= net < self.count:
            raise ValueError(f"There is no net {net}; nets are numbered from 0 to {self.count - 1}.")
        numbers, room = array("h", told), blank(HIDDEN)
        x: Shorts = shorts(numbers, self.features)
        value: u64 = judge(x, further(self.weights, net * self.size), self.features, words(room, HIDDEN))
        one: float = 1 << BITS_POINTS
        return (value >> 16) / one, (value & 0xFFFF) / one
