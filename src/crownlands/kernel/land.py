# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""One kingdom in machine words: where a domino fits, laying it, points; and the fast loop of random turns.

A cell is one bit of a 64-bit word: x + 8·y modulo 64, counted from the castle, so a step is a rotation by 1 or by 8.
Cells 8 apart in a row share a bit with a cell of the next row, but a kingdom of 5×5 or 7×7 and the dominoes that may
be laid at it never hold two cells of one bit. A placement is a way and its lower cell: ways 0 and 1 lie across, 2 and
3 down; in the odd ways the domino's second square is on the lower cell.
"""

from __future__ import annotations

from itertools import permutations

from crownlands.kingdom.dominoes import KINGDOMINO
from crownlands.kingdom.squares import COUNTRYSIDE

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.plain import *

    FRAMES = table(256)
    ENDS = table(192)
    ORDERS = table(24)

COMPILED: bool = bool(cython.compiled)


def found(k: Words, size: i32) -> None:
    """A castle alone."""
    i: i32
    for i in range(KINGDOM):
        k[i] = 0
    for i in range(6):
        k[BESIDE + i] = around(0)
    k[USED] = 1
    k[COLUMNS] = 256
    k[ROWS] = 256
    k[FRAME] = 0 if size == 5 else 128
    k[ACROSS] = FRAMES[k[FRAME] + 18]
    k[DOWN] = FRAMES[k[FRAME] + 19]


def fits(k: Words, domino: i32, out: Words) -> None:
    """The lower cells of every placement of a domino, way by way (K-P1 to K-P4)."""
    free: u64 = invert(k[USED])
    first: u64 = k[BESIDE + ENDS[4 * domino]]
    second: u64 = k[BESIDE + ENDS[4 * domino + 1]]
    across: u64 = free & ror(free, 1) & k[ACROSS]
    down: u64 = free & ror(free, 8) & k[DOWN]
    out[0] = across & (first | ror(second, 1))
    out[1] = across & (second | ror(first, 1))
    out[2] = down & (first | ror(second, 8))
    out[3] = down & (second | ror(first, 8))


def place(k: Words, domino: i32, way: i32, cell: i32) -> None:
    other: i32 = (cell + (8 if way > 1 else 1)) & 63
    turned: i32 = (cell ^ other) & -(way & 1)
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
    offset: i32 = cell - corner + (17 if down else 10) & 63
    columns: u64 = k[COLUMNS]
    rows: u64 = k[ROWS]
    left: i32 = ctz(columns) + (offset & 7) - (1 if down else 2)
    top: i32 = ctz(rows) + (offset >> 3) - (2 if down else 1)
    columns |= bit(left) if down else bit(left) * 3
    rows |= bit(top) * 3 if down else bit(top)
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
    for i in range(6):
        land = k[TERRAIN + i]
        k[USED] |= land
        k[BESIDE + i] = around(0) | rol(land, 1) | ror(land, 1) | rol(land, 8) | ror(land, 8)


def flood(k: Words, seeds: u64) -> u64:
    """All squares of the territories the seeds lie in."""
    across: u64 = 0
    down: u64 = 0
    land: u64
    before: u64 = 0
    i: i32
    for i in range(6):
        land = k[TERRAIN + i]
        across |= land & ror(land, 1)
        down |= land & ror(land, 8)
    while seeds != before:
        before = seeds
        seeds |= rol(seeds & across, 1) | ror(seeds, 1) & across | rol(seeds & down, 8) | ror(seeds, 8) & down
        seeds |= rol(seeds & across, 1) | ror(seeds, 1) & across | rol(seeds & down, 8) | ror(seeds, 8) & down
    return seeds


def seeds_of(k: Words, cells: u64) -> u64:
    """One of the cells for each terrain: territories of different terrains can be flooded together."""
    seeds: u64 = 0
    i: i32
    for i in range(6):
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
        for i in range(6):
            zone = k[TERRAIN + i] & flooded
            total += popcount(zone) * (popcount(zone & one) + 2 * popcount(zone & two))
    return total


def bonus(k: Words, flags: i32) -> i32:
    """Harmony and Middle Kingdom (K-V2, K-V3)."""
    large: i32 = k[FRAME] != 0
    middle: u64 = 0x7F << 5 if large else 0x1F << 6
    total: i32 = 0
    if flags & HARMONY and popcount(k[USED]) == (49 if large else 25):
        total += 5
    if flags & MIDDLE_KINGDOM and (k[COLUMNS] | k[ROWS]) & invert(middle) == 0:
        total += 10
    return total


def largest(k: Words) -> i32:
    """The squares of the largest territory (K-X7)."""
    cells: u64 = k[USED] ^ 1
    best: i32 = 0
    flooded: u64
    i: i32
    while cells:
        flooded = flood(k, seeds_of(k, cells))
        cells &= invert(flooded)
        for i in range(6):
            best = max(best, popcount(k[TERRAIN + i] & flooded))
    return best


def crowns(k: Words) -> i32:
    return popcount(k[CROWN1]) + 2 * popcount(k[CROWN2])


def place_at_random(k: Words, domino: i32, chance: u64, may_decline: i32) -> i32:
    """Any legal move alike; 1 if the domino was placed. Turned round, a double is the same placement."""
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
    choice: i32 = mulhi(chance, n3 + (may_decline << (1 if domino < 12 else 0)))
    if choice >= n3:
        return 0
    way: i32 = (choice >= n0) + (choice >= n1) + (choice >= n2)
    cells: u64 = (m3 if way & 1 else m2) if way & 2 else (m1 if way & 1 else m0)
    choice -= (n2 if way & 1 else n1) if way & 2 else (n0 if way & 1 else 0)
    place(k, domino, way, ctz(nth(cells, choice)))
    return 1


def next_random(rng: Words) -> u64:
    rng[0] = wrap(rng[0] + stride())
    return mix(rng[0], rng[0] ^ twist())


def seeded(seed: u64, number: u64) -> u64:
    """Where the random numbers of one game of many begin, whoever plays it."""
    return mix(seed ^ twist(), wrap(number * 2 + 1) ^ stride()) ^ seed


def random_rows(s: Words, rng: Words, rows: i32, owners: u64) -> None:
    """Play rows of a table to the end at random; owners are the kings on the next row to be drawn, a byte each."""
    rest: u64 = s[REST]
    length: i32 = s[LENGTH]
    left: i32 = popcount(rest)
    decline: i32 = s[FLAGS] & MUST_PLACE == 0
    chance: u64
    row: u64
    one: u64
    order: u64
    king: u64
    claims: u64
    seat: i32
    i: i32
    for _ in range(rows):
        chance = next_random(rng)
        row = 0
        for _ in range(length):
            one = nth(rest, mulhi(chance, left))
            chance = wrap(chance * left)
            left -= 1
            rest ^= one
            row |= one
        order = ORDERS[(mulhi(chance, 24) if length == 4 else mulhi(chance, 6))]
        claims = 0
        while row:
            i = ctz(row)
            row &= row - 1
            king = owners & 255
            owners >>= 8
            if king:
                claims |= king << (order & 255)
                order >>= 8
                seat = king - 1
                place_at_random(at(s, KINGDOMS + KINGDOM * seat), i, next_random(rng), decline)
        owners = claims
    s[REST] = rest


def _frame(size: int, width: int, height: int, down: int) -> int:
    """The lower cells, from the top left corner of what is built, of dominoes that keep a kingdom in its grid."""
    cells = 0
    wide, high = (width, height) if not down else (height, width)
    for along in range(-2, wide + 1):
        for beside in range(-1, high + 1):
            inside = max(wide, along + 2) - min(0, along) <= size and max(high, beside + 1) - min(0, beside) <= size
            cells |= inside << ((along + 8 * beside if not down else beside + 8 * along) & 63)
    return cells


def _tables() -> None:
    for large, size in enumerate((5, 7)):
        for width in range(1, size + 1):
            for height in range(1, size + 1):
                for down in (0, 1):
                    FRAMES[128 * large + 16 * width + 2 * height + down] = _frame(size, width, height, down)
    for index, domino in enumerate(KINGDOMINO):
        for end, square in enumerate((domino.first, domino.second)):
            ENDS[4 * index + end] = COUNTRYSIDE.index(square.terrain)
            ENDS[4 * index + 2 + end] = square.crowns
    # The six orders of three come first: they leave the last place alone.
    for index, order in enumerate(sorted(permutations(range(4)), key=lambda order: order[3] != 3)):
        ORDERS[index] = order[0] * 8 | order[1] * 8 << 8 | order[2] * 8 << 16 | order[3] * 8 << 24


_tables()
