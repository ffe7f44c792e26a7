"""Queendomino's score sheet and who wins."""

from __future__ import annotations

from crownlands.game import Line, Sheet, Team
from crownlands.kingdom.squares import Terrain
from crownlands.kingdom.territories import Territory, largest, points_by_terrain
from crownlands.rules.house import special_lines
from crownlands.rules.queendomino.buildings import BUILDINGS, Building
from crownlands.rules.queendomino.components import COINS_PER_POINT
from crownlands.rules.queendomino.options import Options
from crownlands.rules.queendomino.realm import Realm

_SHEET_ORDER = {terrain: place for place, terrain in enumerate(Terrain)}


def queen_stands(found: list[Territory[Terrain]]) -> Territory[Terrain] | None:
    """Where the Queen stands at the end (Q-X3). On every largest territory she brings its squares (Q-N12); of several
    she takes the one with most crowns, then the first of the score sheet."""
    return max(found, key=lambda land: (land.size, land.crowns, -_SHEET_ORDER[land.terrain]), default=None)


def final_territories(realm: Realm, queen: bool) -> list[Territory[Terrain]]:
    """All territories, with the crowns of buildings (Q-X7) and the Queen's (Q-X3)."""
    host = queen_stands(realm.territories) if queen else None
    return [land._replace(crowns=land.crowns + 1) if land is host else land for land in realm.territories]


def building_points(kind: Building, realm: Realm) -> int:
    """What one building of this kind brings (Q-X4, Q-X8, Q-X9, Q-X10)."""
    if kind.per == "territory":
        return kind.points * sum(land.terrain is kind.terrain for land in realm.territories)
    counted = {"flat": 1, "tower": realm.towers, "knight": realm.knights_owned, "none": 0}
    return kind.points * counted[kind.per]


def score_sheet(realm: Realm, options: Options, queen: bool, *, grows: bool = False) -> Sheet:
    """Coins, the seven terrains, the buildings owned, then the house rules (Q-X12), whose points may not be safe yet
    while the kingdom grows."""
    terrains = points_by_terrain(final_territories(realm, queen))
    lines = [Line("coins", "coins", realm.coins // COINS_PER_POINT)]  # Q-X1
    lines += [Line("terrain", terrain.value, points) for terrain, points in terrains.items()]
    lines += [Line("building", kind, points) for kind, points in _by_kind(realm).items()]
    return Sheet((*lines, *special_lines(realm.kingdom, options, grows=grows)))


def _by_kind(realm: Realm) -> dict[str, int]:
    """The points of each kind owned, in the order of the table; each tile scores by itself (Q-X11)."""
    kinds = [built.kind.id for built in realm.buildings]
    return {name: kinds.count(name) * building_points(kind, realm) for name, kind in BUILDINGS.items() if name in kinds}


def winners(realms: tuple[Realm, ...], options: Options, queen: Team | None) -> tuple[Team, ...]:
    """Most points (Q-X5); among the tied the largest territory, then shared (Q-X13)."""
    ranks = [
        (score_sheet(realm, options, queen == team).total, largest(realm.territories))
        for team, realm in enumerate(realms)
    ]
    return tuple(team for team, rank in enumerate(ranks) if rank == max(ranks))
