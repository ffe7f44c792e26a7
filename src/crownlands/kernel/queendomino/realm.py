# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""A realm in machine words: everything a team owns, what its knights earn and its points."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.land import bonus, flood, found, seeds_of
    from crownlands.kernel.plain import *
    from crownlands.kernel.queendomino.buildings import COINS_FOR_A_POINT, FIRST_COINS, FIRST_KNIGHTS, TILES
    from crownlands.kernel.queendomino.layout import *


def found_realm(k: Words, size: i32) -> None:
    """A castle alone, with the coins and knights of the start."""
    i: i32
    found(k, size)
    for i in range(KINGDOM, REALM):
        k[i] = 0
    k[COINS] = FIRST_COINS
    k[KNIGHTS] = FIRST_KNIGHTS


def sites_of(k: Words) -> u64:
    """The town squares without a building (Q-C8, Q-C11, Q-N3)."""
    return k[TOWN] & invert(k[BUILT])


def knights_owned(k: Words) -> i32:
    """In stock and in the kingdom."""
    stock: i32 = k[KNIGHTS]
    return stock + popcount(k[POSTS])


def safe_bonus(k: Words) -> i32:
    """What the Safes add for each knight put down now (Q-B3, Q-B6); they add up (Q-N6)."""
    if k[SAFE_KNIGHTS] == 0 and k[SAFE_TOWERS] == 0:
        return 0
    towers: i32 = k[SAFE_TOWERS] * k[TOWERS]
    knights: i32 = k[SAFE_KNIGHTS]
    return towers + knights * knights_owned(k)


def territory_of(k: Words, square: u64) -> u64:
    """The squares of the territory a square, given as a set of one, lies in."""
    land: u64 = k[TOWN]
    before: u64 = 0
    i: i32
    for i in range(COUNTRYSIDE):
        if k[TERRAIN + i] & square:
            land = k[TERRAIN + i]
    while square != before:
        before = square
        square |= (rol(square, 1) | ror(square, 1) | rol(square, 8) | ror(square, 8)) & land
        square |= (rol(square, 1) | ror(square, 1) | rol(square, 8) | ror(square, 8)) & land
    return square


def tax_of(k: Words, cells: u64) -> i32:
    """What knights put down on these squares earn: each its whole territory (Q-B4) and what the Safes add."""
    coins: i32 = popcount(cells) * safe_bonus(k)
    while cells:
        coins += popcount(territory_of(k, lowest(cells)))
        cells &= cells - 1
    return coins


def collect(k: Words, cells: u64) -> None:
    """Knights go from the stock onto these squares and bring in taxes (Q-B1, Q-B2)."""
    corner: i32 = k[CORNER]
    ordered: u64 = ror(cells, corner)
    k[COINS] += tax_of(k, cells)
    k[KNIGHTS] -= popcount(cells)
    while ordered:
        post(k, ctz(ordered) + corner & 63)
        ordered &= ordered - 1


def post(k: Words, cell: i32) -> None:
    """A knight onto a square, for the rest of the game."""
    number: i32 = popcount(k[POSTS])
    k[POST_LOG + (number >> 3)] |= wrap(cell + 1) << (8 * (number & 7))
    k[POSTS] |= bit(cell)


def raise_building(k: Words, kind: i32, cell: i32, knights: i32, towers: i32) -> None:
    """A building on a town square, with the knights and towers the supply could give (Q-C4, Q-C9, Q-X7)."""
    number: i32 = k[BUILT_COUNT]
    entry: u64 = kind << 8 | cell << 2 | towers
    crowned: u64 = TILES[KIND * kind + KIND_CROWNS]
    k[KNIGHTS] += knights
    k[TOWERS] += towers
    k[BUILT] |= bit(cell)
    k[CROWN1] |= (crowned & 1) << cell
    k[CROWN2] |= (crowned >> 1) << cell
    k[BUILT_LOG + (number >> 2)] |= entry << (16 * (number & 3))
    k[BUILT_COUNT] = number + 1
    count_building(k, kind)


def count_building(k: Words, kind: i32) -> None:
    """What a building adds to what is paid for at the end, and to taxes from the next one on (Q-B3)."""
    points: u64 = TILES[KIND * kind + KIND_POINTS]
    per: i32 = TILES[KIND * kind + KIND_PER]
    safe: i32 = TILES[KIND * kind + KIND_SAFE]
    if per == PER_BUILDING:
        k[FLAT] += points
    elif per == PER_LAND:
        k[PER_TERRITORY] += points << (8 * TILES[KIND * kind + KIND_TERRAIN])
    elif per == PER_OWN_TOWER:
        k[PER_TOWER] += points
    elif per == PER_OWN_KNIGHT:
        k[PER_KNIGHT] += points
    if safe == SAFE_FOR_KNIGHTS:
        k[SAFE_KNIGHTS] += 1
    elif safe == SAFE_FOR_TOWERS:
        k[SAFE_TOWERS] += 1


def building_points(k: Words) -> i32:
    """The points of buildings but those for territories (Q-X4, Q-X9, Q-X10, Q-X11)."""
    points: i32 = k[FLAT] + k[PER_TOWER] * k[TOWERS]
    each: i32 = k[PER_KNIGHT]
    return points + each * knights_owned(k)


def land_points(k: Words) -> u64:
    """Squares × crowns of each territory and what buildings pay for territories (Q-X2, Q-X8), << 8; and the largest."""
    cells: u64 = k[USED] ^ 1
    total: u64 = 0
    large: u64 = 0
    size: u64
    crowned: u64
    flooded: u64
    zone: u64
    i: i32
    while cells:
        flooded = flood(k, seeds_of(k, cells))
        cells &= invert(flooded)
        for i in range(TERRAINS):
            zone = k[TERRAIN + i] & flooded
            if zone:
                size = popcount(zone)
                crowned = popcount(zone & k[CROWN1]) + 2 * popcount(zone & k[CROWN2])
                total += size * crowned + (k[PER_TERRITORY] >> (8 * i) & 255)
                large = max(large, size)
    return total << 8 | large


def realm_points(k: Words, queen: i32, flags: i32, land: u64) -> i32:
    """All points of a realm (Q-X1 to Q-X12), given those of its land; the Queen is on a largest territory (Q-X3)."""
    coins: i32 = k[COINS]
    points: i32 = land >> 8
    large: i32 = land & 255
    points += coins // COINS_FOR_A_POINT + building_points(k) + bonus(k[USED], k[FRAME] != 0, flags)
    return points + large if queen else points


def grid_cell(k: Words, cell: i32) -> i32:
    """The cell of the board of 13×13, by its bit."""
    corner: i32 = k[CORNER]
    offset: i32 = cell - corner & 63
    return GRID * (ctz(k[ROWS]) + (offset >> 3) - 2) + ctz(k[COLUMNS]) + (offset & 7) - 2


def bit_of(cell: i32) -> i32:
    """The other way round."""
    return cell % GRID - MIDDLE + 8 * (cell // GRID - MIDDLE) & 63
