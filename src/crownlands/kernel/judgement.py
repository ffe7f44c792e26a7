# cython: language_level=3, cdivision=True, initializedcheck=False
"""What learning needs of a game besides `Game`: another table of its functions.

- `features`: how many numbers the net is told of a side; the last is always ONE.
- `deal(s, rng)`: what chance has to do until it is somebody's turn.
- `sides(s)`: how many play against each other, seats or teams.
- `stage(s)`: how far the end is, at a point where a net judges; -1 at any other.
- `tell(s, side, x)`: the features of a side.
"""

from __future__ import annotations

from typing import Any

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython


class Judgement:
    """A game as learning sees it."""

    if not cython.compiled:
        features: int
        deal: Any
        sides: Any
        stage: Any
        tell: Any
