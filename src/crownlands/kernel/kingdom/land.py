# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""One kingdom in machine words: where a domino fits, laying it, points.

A cell is one bit of a 64-bit word: x + 8·y modulo 64, counted from the castle, so a step is a rotation by 1 or by 8.
Cells 8 apart in a row share a bit with a cell of the next row, but a kingdom of 5×5 or 7×7 and the dominoes that may
be laid at it never hold two cells of one bit. A placement is a way and its lower cell: ways 0 and 1 lie across, 2 and
3 down; in the odd ways the domino's second square is on the lower cell.
"""

from __future__ import annotations

from crownlands.kingdom.dominoes import KINGDOMINO, QUEENDOMINO
from crownlands.kingdom.squares import Terrain
from crownlands.rules import house

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.layout import *
    from crownlands.kernel.plain import *

    FRAMES = table(2 * FRAMES_OF_A_SIZE)
    CENTRES = table(2)
    ENDS = table(4 * 2 * DECK)
    IS_DOUBLE = table(2 * DECK)

HARMONY_POINTS = house.HARMONY_POINTS
MIDDLE_KINGDOM_POINTS = house.MIDDLE_KINGDOM_POINTS


def found(k: Words, size: i32) -> None:
    """A castle alone."""
    i: i32
    for i in range(KINGDOM):
        k[i] = 0
    for i in range(TERRAINS):
        k[BESIDE + i] = around(0)
    k[USED] = 1
    k[COLUMNS] = 256
    k[ROWS] = 256
    k[FRAME] = 0 if size == 5 else FRAMES_OF_A_SIZE
    k[ACROSS] = FRAMES[k[FRAME] + 18]
    k[DOWN] = FRAMES[k[FRAME] + 19]


def fits(k: Words, domino: i32, out: Words) -> None:
    """The lower cells of every placement of a domino, way by way (K-P1 to K-P4).

    Turned round, a double is the same placement: it has none in the odd ways.
    """
    free: u64 = invert(k[USED])
    first: u64 = k[BESIDE + ENDS[4 * domino]]
    second: u64 = k[BESIDE + ENDS[4 * domino + 1]]
    across: u64 = free & ror(free, 1) & k[ACROSS]
    down: u64 = free & ror(free, 8) & k[DOWN]
    turns: u64 = IS_DOUBLE[domino] == 0
    out[0] = across & (first | ror(second, 1))
    out[1] = where(across & (second | ror(first, 1)), turns)
    out[2] = down & (first | ror(second, 8))
    out[3] = where(down & (second | ror(first, 8)), turns)


def place(k: Words, domino: i32, way: i32, cell: i32) -> None:
    other: i32 = (cell + 1 + 7 * (way >> 1)) & 63
    turned: i32 = (cell ^ other) & -(way & 1)  # in the odd ways this swaps the two cells
    first: i32 = cell ^ turned
    second: i32 = other ^ turned
    a: u64 = ENDS[4 * domino]
    b: u64 = ENDS[4 * domino + 1]
    crowns_a: u64 = ENDS[4 * domino + 2]
    crowns_b: u64 = ENDS[4 * domino + 3]
    grow(k, way >> 1, cell)
    k[USED] |= bit(first) | bit(second)
    k[TERRAIN + a] |= bit(first)
    k[TERRAIN + b] |= bit(second)
    k[BESIDE + a] |= around(first)
    k[BESIDE + b] |= around(second)
    k[CROWN1] |= (crowns_a & 1) << first | (crowns_b & 1) << second
    k[CROWN2] |= (crowns_a >> 1) << first | (crowns_b >> 1) << second


def grow(k: Words, down: i32, cell: i32) -> None:
    """The columns and rows in use, counted from the castle at 8, and what may still be used (K-P4)."""
    corner: i32 = k[CORNER]
    # How far the cell is from the corner. It may lie two before it in its own direction and one beside it; shifted by
    # as much, no column carries into the next row. Which direction it is cannot be foreseen: sums are faster than ifs.
    offset: i32 = cell - corner + 10 + 7 * down & 63
    columns: u64 = k[COLUMNS]
    rows: u64 = k[ROWS]
    left: i32 = ctz(columns) + (offset & 7) - 2 + down
    top: i32 = ctz(rows) + (offset >> 3) - 1 - down
    columns |= bit(left) * (3 - 2 * down)
    rows |= bit(top) * (1 + 2 * down)
    corner = ctz(columns) + 8 * ctz(rows) - 8 & 63
    frame: u64 = k[FRAME] + 16 * popcount(columns) + 2 * popcount(rows)
    k[COLUMNS] = columns
    k[ROWS] = rows
    k[CORNER] = corner
    k[ACROSS] = rol(FRAMES[frame], corner)
    k[DOWN] = rol(FRAMES[frame + 1], corner)


def derive(k: Words) -> None:
    """All that follows from terrains, columns and rows in use."""
    corner: i32 = ctz(k[COLUMNS]) + 8 * ctz(k[ROWS]) - 8 & 63
    frame: u64 = k[FRAME] + 16 * popcount(k[COLUMNS]) + 2 * popcount(k[ROWS])
    land: u64
    i: i32
    k[CORNER] = corner
    k[ACROSS] = rol(FRAMES[frame], corner)
    k[DOWN] = rol(FRAMES[frame + 1], corner)
    k[USED] = 1
    for i in range(TERRAINS):
        land = k[TERRAIN + i]
        k[USED] |= land
        k[BESIDE + i] = around(0) | rol(land, 1) | ror(land, 1) | rol(land, 8) | ror(land, 8)


def flood(k: Words, seeds: u64) -> u64:
    """All squares of the territories the seeds lie in.

    Here and below the town has a line of its own: a loop of six is faster than one of seven, and Kingdomino has none.
    """
    land: u64 = k[TOWN]
    across: u64 = land & ror(land, 1)
    down: u64 = land & ror(land, 8)
    before: u64 = 0
    i: i32
    for i in range(COUNTRYSIDE):
        land = k[TERRAIN + i]
        across |= land & ror(land, 1)
        down |= land & ror(land, 8)
    while seeds != before:
        before = seeds
        # Two steps before looking again: most territories are small.
        seeds |= rol(seeds & across, 1) | ror(seeds, 1) & across | rol(seeds & down, 8) | ror(seeds, 8) & down
        seeds |= rol(seeds & across, 1) | ror(seeds, 1) & across | rol(seeds & down, 8) | ror(seeds, 8) & down
    return seeds


def seeds_of(k: Words, cells: u64) -> u64:
    """One of the cells for each terrain: territories of different terrains can be flooded together."""
    seeds: u64 = lowest(k[TOWN] & cells)
    i: i32
    for i in range(COUNTRYSIDE):
        seeds |= lowest(k[TERRAIN + i] & cells)
    return seeds


def points(k: Words) -> i32:
    """Squares × crowns of each territory (K-X1, K-X5, K-X6)."""
    one: u64 = k[CROWN1]
    two: u64 = k[CROWN2]
    crowned: u64 = one | two
    total: i32 = 0
    zone: u64
    flooded: u64
    i: i32
    while crowned:
        flooded = flood(k, seeds_of(k, crowned))
        crowned &= invert(flooded)
        for i in range(COUNTRYSIDE):
            zone = k[TERRAIN + i] & flooded
            total += popcount(zone) * (popcount(zone & one) + 2 * popcount(zone & two))
        zone = k[TOWN] & flooded
        if zone:
            total += popcount(zone) * (popcount(zone & one) + 2 * popcount(zone & two))
    return total


def harmony(squares: i32, large: i32, flags: i32) -> i32:
    """For a kingdom with so many squares, the castle's included (K-V2)."""
    return HARMONY_POINTS if flags & HARMONY and squares == popcount(CENTRES[large]) else 0


def middle_kingdom(used: u64, large: i32, flags: i32) -> i32:
    """For a kingdom on these cells (K-V3).

    Cells far from the castle share a bit with a cell of the centre; but a kingdom that has one of those also has one
    just outside of the centre, which does not.
    """
    return MIDDLE_KINGDOM_POINTS if flags & MIDDLE_KINGDOM and used & invert(CENTRES[large]) == 0 else 0


def bonus(used: u64, large: i32, flags: i32) -> i32:
    """Both; they add up (K-V5)."""
    return harmony(popcount(used), large, flags) + middle_kingdom(used, large, flags)


def largest(k: Words) -> i32:
    """The squares of the largest territory (K-X7)."""
    cells: u64 = k[USED] ^ 1
    best: i32 = 0
    flooded: u64
    i: i32
    while cells:
        flooded = flood(k, seeds_of(k, cells))
        cells &= invert(flooded)
        best = max(best, popcount(k[TOWN] & flooded))
        for i in range(COUNTRYSIDE):
            best = max(best, popcount(k[TERRAIN + i] & flooded))
    return best


def crowns(k: Words) -> i32:
    return popcount(k[CROWN1]) + 2 * popcount(k[CROWN2])


def place_at_random(k: Words, domino: i32, chance: u64, may_decline: i32) -> i32:
    """Any legal move alike; 1 if the domino was placed. Placements of a double are counted twice, declining too."""
    free: u64 = invert(k[USED])
    first: u64 = k[BESIDE + ENDS[4 * domino]]
    second: u64 = k[BESIDE + ENDS[4 * domino + 1]]
    across: u64 = free & ror(free, 1) & k[ACROSS]
    down: u64 = free & ror(free, 8) & k[DOWN]
    m0: u64 = across & (first | ror(second, 1))
    m1: u64 = across & (second | ror(first, 1))
    m2: u64 = down & (first | ror(second, 8))
    m3: u64 = down & (second | ror(first, 8))
    n0: i32 = popcount(m0)
    n1: i32 = n0 + popcount(m1)
    n2: i32 = n1 + popcount(m2)
    n3: i32 = n2 + popcount(m3)
    if n3 == 0:
        return 0
    choice: i32 = mulhi(chance, n3 + (may_decline << IS_DOUBLE[domino]))
    if choice >= n3:
        return 0
    way: i32 = (choice >= n0) + (choice >= n1) + (choice >= n2)
    before: i32 = one_of(way, 0, n0, n1, n2)
    place(k, domino, way, ctz(nth(one_of(way, m0, m1, m2, m3), choice - before)))
    return 1


def _frame(size: int, width: int, height: int, down: int) -> int:
    """The lower cells, from the top left corner of what is built, of dominoes that keep a kingdom in its grid."""
    cells = 0
    wide, high = (width, height) if not down else (height, width)
    for along in range(-2, wide + 1):
        for beside in range(-1, high + 1):
            inside = max(wide, along + 2) - min(0, along) <= size and max(high, beside + 1) - min(0, beside) <= size
            cells |= inside << ((along + 8 * beside if not down else beside + 8 * along) & 63)
    return cells


def _centre(half: int) -> int:
    """The grid centred on the castle, reaching so far."""
    cells = range(-half, half + 1)
    return sum(1 << (x + 8 * y & 63) for x in cells for y in cells)


def _fill_frames() -> None:
    for large, size in enumerate((5, 7)):
        CENTRES[large] = _centre(size // 2)
        for width in range(1, size + 1):
            for height in range(1, size + 1):
                for down in (0, 1):
                    frame = FRAMES_OF_A_SIZE * large + 16 * width + 2 * height + down
                    FRAMES[frame] = _frame(size, width, height, down)


def _fill_dominoes() -> None:
    """For each domino the terrains of its ends, then their crowns."""
    terrains = list(Terrain)
    for index, domino in enumerate((*KINGDOMINO, *QUEENDOMINO)):
        IS_DOUBLE[index] = domino.double
        for end, square in enumerate((domino.first, domino.second)):
            ENDS[4 * index + end] = terrains.index(square.terrain)
            ENDS[4 * index + 2 + end] = square.crowns


_fill_frames()
_fill_dominoes()
