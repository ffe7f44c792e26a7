"""How an observation is laid out: one flat vector of small whole numbers, made of named parts with shapes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.int16]


class Part(NamedTuple):
    """A named piece of an observation, its shape and the highest value it may hold."""

    name: str
    shape: tuple[int, ...]
    most: int = 1

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Layout:
    parts: tuple[Part, ...]

    @property
    def size(self) -> int:
        return sum(part.size for part in self.parts)

    def slices(self) -> Iterator[tuple[Part, slice]]:
        """Where each part lies in the vector."""
        start = 0
        for part in self.parts:
            yield part, slice(start, start + part.size)
            start += part.size

    def blank(self) -> Vector:
        return np.zeros(self.size, np.int16)

    def split(self, vector: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The parts of an observation, or of a batch of them, by name and in their shapes; no copies."""
        ahead = vector.shape[:-1]
        return {part.name: vector[..., where].reshape(*ahead, *part.shape) for part, where in self.slices()}

    def most(self) -> Vector:
        """The highest value of every number."""
        return np.concatenate([np.full(part.size, part.most, np.int16) for part in self.parts])
