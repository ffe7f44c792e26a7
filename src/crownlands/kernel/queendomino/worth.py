# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What things are worth to the greedy player, in parts of a point: as its namesake among the bots has it."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.land import ENDS, fits
    from crownlands.kernel.kingdom.survey import ADDED
    from crownlands.kernel.plain import *
    from crownlands.kernel.queendomino.buildings import COINS_FOR_A_POINT
    from crownlands.kernel.queendomino.layout import *
    from crownlands.kernel.queendomino.realm import realm_points, safe_bonus, sites_of
    from crownlands.kernel.queendomino.table import offer_drawn, team_of


def turns_left(s: Words, team: i32) -> i32:
    """The turns a team will still have after this one."""
    kings: i32 = 2 if s[PLAYERS] == 2 or s[PLAYERS] > s[TEAMS] else 1
    rounds: i32 = min(s[TO_COME] + offer_drawn(s), s[ROUNDS] - 1)
    owners: u64 = s[OWNERS] >> 8
    left: i32 = kings * rounds
    while owners:
        if team_of(s, (owners & 255) - 1) == team:
            left += 1
        owners >>= 8
    return left


def largest_of(v: Words) -> i32:
    """The squares of the largest territory."""
    best: u64 = 0
    t: i32
    i: i32
    n: i32
    for t in range(TERRAINS):
        n = v[ZONES * t]
        for i in range(n):
            best = max(best, v[ZONES * t + 2 * i + 2] & 0xFFFF)
    return best


def land_of(k: Words, v: Words) -> u64:
    """The points of the land << 8 and its largest territory, from the survey."""
    points: u64 = v[POINTS]
    large: u64 = largest_of(v)
    t: i32
    if k[PER_TERRITORY]:
        for t in range(TERRAINS):
            points += (k[PER_TERRITORY] >> (8 * t) & 255) * v[ZONES * t]
    return points << 8 | large


def joined(z: Words, added: u64, squares: i32, beside: u64, counted: i32, site: i32) -> i32:
    """The worth of new squares among the territories of their terrain, << 8; and the size of the one they make."""
    n: i32 = z[0]
    lands: i32 = 0
    i: i32
    for i in range(n):
        if z[2 * i + 1] & beside:
            added += z[2 * i + 2]
            lands += 1
    size: i32 = added & 0xFFFF
    crowns: i32 = added >> 32
    before: i32 = added >> 16 & 0xFFFF
    worth: i32 = POINT * (size * crowns - before + counted * (1 - lands)) + GROWTH * squares * (size - squares)
    return (worth + site) * 256 + size


def touching(k: Words, x: i32, y: i32, cell: i32) -> i32:
    """The sides of a free cell, so far from the top left corner of what is built, that touch squares or the edge."""
    used: u64 = k[USED]
    size: i32 = 7 if k[FRAME] else 5
    count: i32 = 0
    count += 1 if x == popcount(k[COLUMNS]) - size else used >> (cell - 1 & 63) & 1
    count += 1 if x == size - 1 else used >> (cell + 1 & 63) & 1
    count += 1 if y == popcount(k[ROWS]) - size else used >> (cell - 8 & 63) & 1
    count += 1 if y == size - 1 else used >> (cell + 8 & 63) & 1
    return count


def contacts(k: Words, way: i32, cell: i32) -> i32:
    """The sides of both squares of a placement that touch something."""
    down: i32 = way >> 1
    corner: i32 = k[CORNER]
    offset: i32 = cell - corner + (17 if down else 10) & 63
    x: i32 = (offset & 7) - (1 if down else 2)
    y: i32 = (offset >> 3) - (2 if down else 1)
    count: i32 = touching(k, x, y, cell)
    return count + touching(k, x + 1 - down, y + down, cell + (8 if down else 1) & 63)


def site_worth(k: Words, left: i32) -> i32:
    """A town square more to build on, while there is time."""
    return SITE if popcount(sites_of(k)) * TURNS_PER_BUILDING < left else 0


def placement_worth(k: Words, v: Words, domino: i32, way: i32, cell: i32, queen: i32, large: i32, site: i32) -> i32:
    """The points a domino brings here, exactly, and a guess at what may come of it."""
    a: i32 = ENDS[4 * domino]
    b: i32 = ENDS[4 * domino + 1]
    other: i32 = (cell + (8 if way > 1 else 1)) & 63
    turned: i32 = (cell ^ other) & -(way & 1)
    counted: i32 = k[PER_TERRITORY] >> (8 * a) & 255
    beside: u64 = around(cell ^ turned)
    squares: i32 = 1
    first: i32
    second: i32
    if a == b:
        beside |= around(other ^ turned)
        squares = 2
    first = joined(at(v, ZONES * a), ADDED[2 * domino], squares, beside, counted, site if a == COUNTRYSIDE else 0)
    size: i32 = first & 255
    worth: i32 = first >> 8
    if a != b:
        counted = k[PER_TERRITORY] >> (8 * b) & 255
        beside = around(other ^ turned)
        second = joined(at(v, ZONES * b), ADDED[2 * domino + 1], 1, beside, counted, site if b == COUNTRYSIDE else 0)
        size = max(size, second & 255)
        worth += second >> 8
    if queen and size > large:
        worth += POINT * (size - large)
    return worth + SNUG * contacts(k, way, cell)


def best_placement(k: Words, v: Words, domino: i32, queen: i32, left: i32, masks: Words) -> i32:
    """What a domino is worth in its best place."""
    large: i32 = largest_of(v) if queen else 0
    site: i32 = site_worth(k, left)
    found: i32 = 0
    best: i32 = FITS_NOWHERE
    worth: i32
    way: i32
    cells: u64
    fits(k, domino, masks)
    for way in range(WAYS):
        cells = masks[way]
        while cells:
            worth = placement_worth(k, v, domino, way, ctz(cells), queen, large, site)
            if found == 0 or worth > best:
                best = worth
            found = 1
            cells &= cells - 1
    return best


def knight_worth(k: Words, large: i32, left: i32) -> i32:
    """What a knight in stock may still earn: more the longer the game and the larger the lands, nothing at the end."""
    patience: i32 = max(0, min(left, KNIGHT_TURNS))
    return POINT * patience * (4 + large + 2 * safe_bonus(k)) // (2 * KNIGHT_TURNS * COINS_FOR_A_POINT)


def realm_worth(k: Words, land: u64, flags: i32, queen: i32, left: i32) -> i32:
    """The points of a realm as it stands, odd coins included, and what its knights and towers may still bring."""
    points: i32 = realm_points(k, queen, flags, land)
    coins: i32 = k[COINS]
    knights: i32 = k[KNIGHTS]
    towers: i32 = k[TOWERS]
    large: i32 = land & 255
    sites: i32 = min(popcount(sites_of(k)), left // TURNS_PER_BUILDING)
    worth: i32 = POINT * points + POINT * (coins % COINS_FOR_A_POINT) // COINS_FOR_A_POINT
    worth += min(knights, left) * knight_worth(k, large, left)
    return worth + TOWER * towers * min(left, TOWER_TURNS) // TOWER_TURNS + SITE * sites
