"""What things are worth in Queendomino, in points, for a bot that looks no further than its own realm."""

from __future__ import annotations

from typing import NamedTuple

from crownlands.kingdom.cells import NEIGHBOURS, Cell
from crownlands.kingdom.dominoes import Domino
from crownlands.kingdom.squares import Square, Terrain
from crownlands.kingdom.territories import Territory, largest
from crownlands.rules.queendomino.components import COINS_PER_POINT
from crownlands.rules.queendomino.options import Options
from crownlands.rules.queendomino.realm import Realm
from crownlands.rules.queendomino.scoring import score_sheet

GROWTH = 0.12
"""A square joined to a territory, for each square it had: crowns may come, and taxes will."""
SNUG = 0.1
"""A side of a square that touches another or the edge: a kingdom without gaps takes all its dominoes."""
SITE = 1.5
"""A town square to build on, while there is time."""
TOWER = 0.4
"""A tower beyond its points: the Queen may come, or stay."""
TURNS_PER_BUILDING = 2


class Survey(NamedTuple):
    """A realm made ready for judging many placements."""

    realm: Realm
    at: dict[Cell, Territory[Terrain]]
    """The territory of every square."""
    queen: bool
    largest: int
    counted: dict[Terrain, int]
    """The points one more territory of a terrain brings through buildings."""
    left: int


def survey(realm: Realm, queen: bool, left: int) -> Survey:
    at = {cell: land for land in realm.territories for cell in land.cells}
    counted = dict.fromkeys(Terrain, 0)
    for built in realm.buildings:
        if built.kind.terrain is not None:
            counted[built.kind.terrain] += built.kind.points
    return Survey(realm, at, queen, largest(realm.territories), counted, left)


def placement_worth(seen: Survey, domino: Domino, first: Cell, second: Cell) -> float:
    """The points a domino brings on these cells, exactly, and a guess at what may come of it."""
    groups = _groups(seen, domino, first, second)
    worth: float = sum(_joined(seen, *group) for group in groups)
    if seen.queen:
        size = max(len(squares) + sum(land.size for land in lands) for squares, lands in groups)
        worth += max(0, size - seen.largest)
    return worth + SNUG * (_contacts(seen, first) + _contacts(seen, second))


Group = tuple[list[Square], list[Territory[Terrain]]]


def _groups(seen: Survey, domino: Domino, first: Cell, second: Cell) -> list[Group]:
    """The new squares with the territories they join, apart or, if both are of one terrain, together."""
    one, other = _beside(seen, domino.first, first), _beside(seen, domino.second, second)
    if domino.first.terrain is not domino.second.terrain:
        return [([domino.first], one), ([domino.second], other)]
    return [([domino.first, domino.second], one + [land for land in other if land not in one])]


def _beside(seen: Survey, square: Square, cell: Cell) -> list[Territory[Terrain]]:
    found: list[Territory[Terrain]] = []
    for near in NEIGHBOURS[cell]:
        land = seen.at.get(near)
        if land is not None and land.terrain is square.terrain and land not in found:
            found.append(land)
    return found


def _joined(seen: Survey, squares: list[Square], lands: list[Territory[Terrain]]) -> float:
    """The points of the territory that comes about, less those of what it is made of."""
    size, crowns = sum(land.size for land in lands), sum(land.crowns for land in lands)
    terrain = squares[0].terrain
    after = (size + len(squares)) * (crowns + sum(square.crowns for square in squares))
    points: float = after - sum(land.points for land in lands) + seen.counted[terrain] * (1 - len(lands))
    if terrain is Terrain.TOWN:
        points += SITE * (len(seen.realm.sites) * TURNS_PER_BUILDING < seen.left)
    return points + GROWTH * len(squares) * size


def _contacts(seen: Survey, cell: Cell) -> int:
    room = seen.realm.kingdom.room
    return sum(near not in room for near in NEIGHBOURS[cell])


def knight_worth(realm: Realm, left: int) -> float:
    """What a knight in stock may still earn: more the longer the game and the larger the lands, nothing at the end."""
    if left <= 0:
        return 0.0
    patience = min(1.0, left / 8)
    return patience * (2 + largest(realm.territories) / 2 + realm.safe_bonus) / COINS_PER_POINT


def realm_worth(realm: Realm, options: Options, queen: bool, left: int) -> float:
    """The points of a realm as it stands, odd coins included, and what its knights and towers may still bring."""
    points = score_sheet(realm, options, queen).total + realm.coins % COINS_PER_POINT / COINS_PER_POINT
    usable = min(realm.knights, left)
    sites = min(len(realm.sites), left // TURNS_PER_BUILDING)
    return points + usable * knight_worth(realm, left) + TOWER * realm.towers * min(1.0, left / 4) + SITE * sites
