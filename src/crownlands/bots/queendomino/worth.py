"""What things are worth in Queendomino to a bot that looks no further than its own realm.

Worths are whole numbers, POINT for each point: the kernel's greedy player goes by the same ones.
"""

from __future__ import annotations

from typing import NamedTuple

from crownlands.kernel.queendomino.layout import (
    GROWTH,
    KNIGHT_TURNS,
    POINT,
    SITE,
    SNUG,
    TOWER,
    TOWER_TURNS,
    TURNS_PER_BUILDING,
)
from crownlands.kingdom.cells import NEIGHBOURS, Cell
from crownlands.kingdom.dominoes import Domino
from crownlands.kingdom.squares import Square, Terrain
from crownlands.kingdom.territories import Territory, largest
from crownlands.rules.queendomino.components import COINS_PER_POINT
from crownlands.rules.queendomino.options import Options
from crownlands.rules.queendomino.realm import Realm
from crownlands.rules.queendomino.scoring import score_sheet


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


def placement_worth(seen: Survey, domino: Domino, first: Cell, second: Cell) -> int:
    """The points a domino brings on these cells, exactly, and a guess at what may come of it."""
    groups = _groups(seen, domino, first, second)
    worth = sum(_joined(seen, *group) for group in groups)
    if seen.queen:
        size = max(len(squares) + sum(land.size for land in lands) for squares, lands in groups)
        worth += POINT * max(0, size - seen.largest)
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


def _joined(seen: Survey, squares: list[Square], lands: list[Territory[Terrain]]) -> int:
    """The points of the territory that comes about, less those of what it is made of."""
    size, crowns = sum(land.size for land in lands), sum(land.crowns for land in lands)
    terrain = squares[0].terrain
    after = (size + len(squares)) * (crowns + sum(square.crowns for square in squares))
    points = after - sum(land.points for land in lands) + seen.counted[terrain] * (1 - len(lands))
    worth = POINT * points + GROWTH * len(squares) * size
    if terrain is Terrain.TOWN:
        worth += SITE * (len(seen.realm.sites) * TURNS_PER_BUILDING < seen.left)
    return worth


def _contacts(seen: Survey, cell: Cell) -> int:
    """The sides of a square that touch another or the edge."""
    room = seen.realm.kingdom.room
    return 4 - sum(near in room for near in NEIGHBOURS[cell])


def knight_worth(realm: Realm, left: int) -> int:
    """What a knight in stock may still earn: more the longer the game and the larger the lands, nothing at the end."""
    patience = max(0, min(left, KNIGHT_TURNS))
    coins = 4 + largest(realm.territories) + 2 * realm.safe_bonus
    return POINT * patience * coins // (2 * KNIGHT_TURNS * COINS_PER_POINT)


def realm_worth(realm: Realm, options: Options, queen: bool, left: int) -> int:
    """The points of a realm as it stands, odd coins included, and what its knights and towers may still bring."""
    points = POINT * score_sheet(realm, options, queen).total + coins_worth(realm.coins % COINS_PER_POINT)
    usable = min(realm.knights, left)
    sites = min(len(realm.sites), left // TURNS_PER_BUILDING)
    towers = TOWER * realm.towers * min(left, TOWER_TURNS) // TOWER_TURNS
    return points + usable * knight_worth(realm, left) + towers + SITE * sites


def coins_worth(coins: int) -> int:
    return POINT * coins // COINS_PER_POINT
