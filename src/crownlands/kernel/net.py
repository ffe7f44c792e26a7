# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""A small net in whole numbers, so that it says the same compiled and in plain Python: two hidden layers, two outputs.

Its weights are read from a file of text: lines with # say how they were made, every other line is a row of weights.
"""

from __future__ import annotations

from importlib.resources import files

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


def read_weights(package: str, name: str) -> list[int]:
    """The weights of all nets of a file, in order."""
    lines = (files(package) / name).read_text(encoding="utf-8").splitlines()
    return [int(weight) for line in lines if not line.startswith("#") for weight in line.split()]


def in_rows(weights: list[int], features: int) -> list[list[int]]:
    """Weights of nets, a row for each unit: how they are written."""
    rows: list[list[int]] = []
    inputs = [features] * FIRST_HIDDEN + [FIRST_HIDDEN] * SECOND_HIDDEN + [SECOND_HIDDEN] * OUTPUTS
    start = 0
    while start < len(weights):
        for count in inputs:
            rows.append(weights[start : start + count])
            start += count
    return rows
