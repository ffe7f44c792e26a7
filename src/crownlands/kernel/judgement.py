# cython: language_level=3, cdivision=True, initializedcheck=False
"""What learning needs of a game besides `Game`: another table of its functions.

- `nets`: the nets of the game; each is told so many numbers of a side, of which the last is always ONE.
- `deal(s, rng)`: what chance has to do until it is somebody's turn.
- `sides(s)`: how many play against each other, seats or teams.
- `stage(s)`: how far the end is, at a point where a net judges; -1 at any other.
- `tell(s, side, x)`: the features of a side.
- `expect(s, out)`: the points of each side at the end, or where a net judges, with BITS_POINTS bits behind the point.
"""

from __future__ import annotations

from typing import Any

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.net import Nets

    Deal = Any
    Sides = Any
    Stage = Any
    Tell = Any
    Expect = Any


class Judgement:
    """A game as learning sees it."""

    if not cython.compiled:
        nets: Nets
        deal: Any
        sides: Any
        stage: Any
        tell: Any
        expect: Any


def judgement(nets: Nets, deal: Deal, sides: Sides, stage: Stage, tell: Tell, expect: Expect) -> Judgement:
    """The table of a game."""
    made: Judgement = Judgement()
    made.nets = nets
    made.deal = deal
    made.sides = sides
    made.stage = stage
    made.tell = tell
    made.expect = expect
    return made
