"""Kingdomino's score sheet and who wins."""

from __future__ import annotations

from crownlands.game import Line, Sheet, Team
from crownlands.kingdom.kingdom import Kingdom, once
from crownlands.kingdom.squares import COUNTRYSIDE
from crownlands.kingdom.territories import largest
from crownlands.rules.house import special_lines, special_points
from crownlands.rules.kingdomino.options import Options


def score_sheet(kingdom: Kingdom, options: Options, *, grows: bool = False) -> Sheet:
    """The points of each terrain, then special points (K-X4, K-N12), not all of them safe while the kingdom grows."""
    return Sheet((*terrain_lines(kingdom), *special_lines(kingdom, options, grows=grows)))


def total(kingdom: Kingdom, options: Options) -> int:
    """The sum of its score sheet."""
    return sum(kingdom.points.values()) + sum(special_points(kingdom, options).values())


@once
def terrain_lines(kingdom: Kingdom) -> tuple[Line, ...]:
    return tuple(Line("terrain", terrain.value, kingdom.points[terrain]) for terrain in COUNTRYSIDE)


def winners(kingdoms: tuple[Kingdom, ...], options: Options) -> tuple[Team, ...]:
    """Most points, then the tie-breaks; each step keeps only the best (K-X3, K-E4, K-X8, K-N7)."""
    ranks = [_rank(kingdom, options) for kingdom in kingdoms]
    return tuple(team for team, rank in enumerate(ranks) if rank == max(ranks))


def _rank(kingdom: Kingdom, options: Options) -> tuple[int, ...]:
    rank = (score_sheet(kingdom, options).total, largest(kingdom.territories))
    return (*rank, kingdom.crowns) if options.crowns_break_ties else rank  # K-N6
