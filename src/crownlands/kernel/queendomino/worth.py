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

COLUMN = 0x0101010101010101
"""Every cell of a column."""


def kings_of(s: Words) -> i32:
    """The kings of each team."""
    return 2 if s[PLAYERS] == 2 or s[PLAYERS] > s[TEAMS] else 1


def turns_left(s: Words, team: i32) -> i32:
    """The turns a team will still have after this one."""
    kings: i32 = kings_of(s)
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
        added += where(z[2 * i + 2], z[2 * i + 1] & beside)
        lands += z[2 * i + 1] & beside != 0
    size: i32 = added & 0xFFFF
    crowns: i32 = added >> 32
    before: i32 = added >> 16 & 0xFFFF
    worth: i32 = POINT * (size * crowns - before + counted * (1 - lands)) + GROWTH * squares * (size - squares)
    return (worth + site) * 256 + size


def add_up(a: u64, b: u64, c: u64, d: u64, e: u64, f: u64, out: Words) -> None:
    """How many of six sets each cell is in: three sets, for the ones, twos and fours of the number."""
    first: u64 = a ^ b ^ c
    second: u64 = d ^ e ^ f
    twos: u64 = a & b | (a ^ b) & c
    more: u64 = d & e | (d ^ e) & f
    both: u64 = first & second
    out[0] = first ^ second
    out[1] = twos ^ more ^ both
    out[2] = twos & more | (twos ^ more) & both


def find_contacts(k: Words, out: Words) -> None:
    """For every lower cell the sides of both squares of a domino that touch a square or the edge, as `add_up` has it:
    of dominoes lying across, then of those lying down. Counted from the corner of what is built, a domino across has
    its lower cell in columns -2 to 5 and rows -1 to 6, so a rotation brings the edges to the right bits."""
    used: u64 = k[USED]
    size: i32 = 7 if k[FRAME] else 5
    corner: i32 = k[CORNER]
    left: u64 = rol(COLUMN, corner + popcount(k[COLUMNS]) - size)
    right: u64 = rol(COLUMN, corner + size - 1)
    top: u64 = rol(255, corner + 8 * (popcount(k[ROWS]) - size) - 2)
    bottom: u64 = rol(255, corner + 8 * (size - 1) - 2)
    add_up(
        rol(used, 1) | left,
        ror(used, 2) | ror(right, 1),
        rol(used, 8) | top,
        rol(used, 7) | top,
        ror(used, 8) | bottom,
        ror(used, 9) | bottom,
        out,
    )
    top = rol(top, 1)
    bottom = rol(bottom, 1)
    add_up(
        rol(used, 8) | top,
        ror(used, 16) | ror(bottom, 8),
        rol(used, 1) | left,
        ror(used, 7) | left,
        ror(used, 1) | right,
        ror(used, 9) | right,
        at(out, 3),
    )


def contacts(found: Words, way: i32, cell: i32) -> i32:
    """The sides of a placement that touch something."""
    planes: Words = at(found, 3 * (way >> 1))
    return (planes[0] >> cell & 1) + 2 * (planes[1] >> cell & 1) + 4 * (planes[2] >> cell & 1)


def site_worth(k: Words, left: i32) -> i32:
    """A town square more to build on, while there is time."""
    return SITE if popcount(sites_of(k)) * TURNS_PER_BUILDING < left else 0


def placement_worth(
    k: Words, v: Words, domino: i32, way: i32, cell: i32, queen: i32, large: i32, site: i32, found: Words
) -> i32:
    """The points a domino brings here, exactly, and a guess at what may come of it; found are the contacts."""
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
    return worth + SNUG * contacts(found, way, cell)


def best_placement(k: Words, v: Words, domino: i32, queen: i32, left: i32, room: Words) -> i32:
    """What a domino is worth in its best place; the room are the masks and contacts of a playout."""
    large: i32 = largest_of(v) if queen else 0
    site: i32 = site_worth(k, left)
    masks: Words = room
    any_fits: i32 = 0
    best: i32 = FITS_NOWHERE
    worth: i32
    way: i32
    cells: u64
    fits(k, domino, masks)
    for way in range(WAYS):
        cells = masks[way]
        while cells:
            worth = placement_worth(k, v, domino, way, ctz(cells), queen, large, site, at(room, WAYS))
            if any_fits == 0 or worth > best:
                best = worth
            any_fits = 1
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
