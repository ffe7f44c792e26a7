"""A position of Kingdomino played out by the kernel, hundreds or millions of times."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from crownlands.game import AnyState, Refused
from crownlands.kernel.kingdomino.convert import pack
from crownlands.kernel.kingdomino.game import GAME
from crownlands.kernel.simulate import rollouts
from crownlands.rules.kingdomino.state import Kingdomino

ALL_SEATS = 15
NO_SEAT = 0
WHOLE_WIN = 12  # the kernel counts wins in twelfths


class Simulation(NamedTuple):
    """What came of playing a position out."""

    games: int
    points: tuple[float, ...]
    """Each seat's mean points."""
    wins: tuple[float, ...]
    """Each seat's share of the wins; they add up to 1."""


def simulate(
    state: AnyState, games: int = 1000, *, seed: int | None = None, greedy: bool = True, threads: int = 1
) -> Simulation:
    """Play a position of Kingdomino out so many times on the kernel, every seat greedily or at random.

    `simulate(table.state, 10_000, seed=1).wins` says who is ahead; the same seed gives the same answer.
    """
    position = state.current
    if not isinstance(position, Kingdomino):
        raise Refused("The kernel plays Kingdomino alone; expected a position of it.")
    if games < 1 or threads < 1:
        raise Refused(
            "{games} games on {threads} threads cannot be played; expected 1 or more.", games=games, threads=threads
        )
    number = Random(seed).getrandbits(63)
    sums = rollouts(GAME, pack(position), games, number, ALL_SEATS if greedy else NO_SEAT, threads)
    seats = position.options.players
    return Simulation(
        games,
        tuple(points / games for points in sums.points[:seats]),
        tuple(won / (WHOLE_WIN * games) for won in sums.twelfths[:seats]),
    )
