"""A position played out by the kernel, hundreds or millions of times."""

from __future__ import annotations

from array import array
from random import Random
from typing import NamedTuple

from crownlands.game import AnyState, Refused
from crownlands.kernel.duel import convert as duel
from crownlands.kernel.duel.game import GAME as DUEL
from crownlands.kernel.game import Game
from crownlands.kernel.kingdomino import convert as kingdomino
from crownlands.kernel.kingdomino.game import GAME as KINGDOMINO
from crownlands.kernel.queendomino import convert as queendomino
from crownlands.kernel.queendomino.game import GAME as QUEENDOMINO
from crownlands.kernel.simulate import rollouts
from crownlands.rules.duel.state import Duel
from crownlands.rules.kingdomino.state import Kingdomino
from crownlands.rules.queendomino.state import Queendomino

ALL_SEATS = 255
NO_SEAT = 0
WHOLE_WIN = 12  # the kernel counts wins in twelfths


class Simulation(NamedTuple):
    """What came of playing a position out."""

    games: int
    points: tuple[float, ...]
    """Each team's mean points; a player alone is a team."""
    wins: tuple[float, ...]
    """Each team's share of the wins; they add up to 1."""


def simulate(
    state: AnyState, games: int = 1000, *, seed: int | None = None, greedy: bool = True, threads: int = 1
) -> Simulation:
    """Play a position out so many times on the kernel, every seat greedily or at random.

    `simulate(table.state, 10_000, seed=1).wins` says who is ahead; the same seed gives the same answer.
    """
    game, position = packed(state)
    if games < 1 or threads < 1:
        raise Refused(
            "{games} games on {threads} threads cannot be played; expected 1 or more.", games=games, threads=threads
        )
    number = Random(seed).getrandbits(63)
    sums = rollouts(game, position, games, number, ALL_SEATS if greedy else NO_SEAT, threads)
    teams = len(state.teams)
    return Simulation(
        games,
        tuple(points / games for points in sums.points[:teams]),
        tuple(won / (WHOLE_WIN * games) for won in sums.twelfths[:teams]),
    )


def packed(state: AnyState) -> tuple[Game, array[int]]:
    """The game of the kernel that plays this state, and its position; of a match the game being played."""
    table = state.current
    if isinstance(table, Kingdomino):
        return KINGDOMINO, kingdomino.pack(table)
    if isinstance(table, Queendomino):
        return QUEENDOMINO, queendomino.pack(table)
    if isinstance(table, Duel):
        return DUEL, duel.pack(table)
    raise Refused("The kernel plays Kingdomino, Queendomino and Kingdomino Duel; expected a position of one of them.")
