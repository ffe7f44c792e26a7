"""Kingdomino Duel's score sheet and who wins."""

from __future__ import annotations

from crownlands.game import Line, Sheet, Team
from crownlands.kingdom.territories import largest
from crownlands.rules.duel.coats import COATS, Coat
from crownlands.rules.duel.components import NAME_POINTS
from crownlands.rules.duel.map import Map


def coat_points(land: Map, coat: Coat) -> int:
    """Each domain by itself: squares × crosses, nothing without a cross (D-E2, D-E6, D-E7)."""
    return sum(domain.points for domain in land.domains if domain.terrain is coat)


def named_points(land: Map, named: Coat | None) -> int:
    """Three points for each separate domain of the named coat of arms, with or without crosses (D-M5, D-N17)."""
    return NAME_POINTS * sum(domain.terrain is named for domain in land.domains)


def score_sheet(land: Map, named: Coat | None) -> Sheet:
    """The domains by coat of arms, then the power that is worth three points (D-E4)."""
    lines = [Line("coat", coat.value, coat_points(land, coat)) for coat in COATS]
    return Sheet((*lines, Line("power", "three-points", named_points(land, named))))


def winners(maps: tuple[Map, ...], named: tuple[Coat | None, ...]) -> tuple[Team, ...]:
    """Highest wins; then the largest domain, with or without crosses; then a draw (D-E5, D-E8, D-N18)."""
    ranks = [(score_sheet(land, coat).total, largest(land.domains)) for land, coat in zip(maps, named, strict=True)]
    return tuple(team for team, rank in enumerate(ranks) if rank == max(ranks))
