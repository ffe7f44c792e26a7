# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What the net is told of a seat: its kingdom, what is still to come, and the dominoes it will lay.

The point to judge at is the end of a round, before the next row is drawn.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.land import fits, middle_kingdom, place
    from crownlands.kernel.kingdom.survey import add_domino, copy_survey
    from crownlands.kernel.kingdom.told import claims_of, forget_claims, slots_of, sum_up_claims, tell_claim, usable
    from crownlands.kernel.kingdom.told import tell_land as tell_kingdom
    from crownlands.kernel.kingdomino.gains import gain_of
    from crownlands.kernel.kingdomino.hopes import tell_hopes
    from crownlands.kernel.kingdomino.layout import *
    from crownlands.kernel.plain import *


def kings_of(s: Words) -> i32:
    return 2 if s[PLAYERS] == 2 else 1


def appeal(s: Words, k: Words, cells: u64, beside: u64, closed: u64) -> i32:
    """What speaks for a placement besides the points of its squares, in eighths of a point.

    The castle stays in the centre, and on many sides are closed cells, on which nothing can be laid any more.
    """
    return 8 * middle_kingdom(k[USED] | cells, k[FRAME] != 0, s[FLAGS]) + popcount(beside & closed)


def lay_claim(s: Words, k: Words, v: Words, domino: i32, masks: Words) -> u64:
    """Lay a domino where it brings most and lies snug; the points above 16 bits, then how many places it had."""
    closed: u64 = invert(usable(k))
    best: u64 = 0
    gain: u64 = 0
    value: u64
    places: i32 = 0
    way: i32
    cell: i32
    other: i32
    cells: u64
    fits(k, domino, masks)
    for way in range(WAYS):
        cells = masks[way]
        while cells:
            cell = ctz(cells)
            cells &= cells - 1
            other = cell + (8 if way > 1 else 1) & 63
            gain = gain_of(v, domino, way, cell)
            value = 8 * gain + appeal(s, k, bit(cell) | bit(other), around(cell) | around(other), closed)
            places += 1
            best = max(best, value << 8 | (255 - (way << 6 | cell)))
    if places:
        way = (255 - (best & 255)) >> 6
        cell = 255 - (best & 255) & 63
        gain = gain_of(v, domino, way, cell)
        place(k, domino, way, cell)
        add_domino(v, domino, way, cell)
    return gain << 16 | places


def tell_side(s: Words, k: Words, v: Words, mine: u64, slots: u64, to_come: i32, x: Shorts) -> None:
    """A seat with the dominoes it has to lay, a set, as if they lay; slots are their places in the row, a byte each."""
    laid: Words = at(s, LAID)
    laid_survey: Words = at(s, LAID_SURVEY)
    told: Words = at(s, LAID_GAINS)
    claims: i32 = popcount(mine)
    left: u64 = mine
    i: i32
    copy(laid, k, LOGGED)
    copy_survey(laid_survey, v)
    for i in range(claims):
        told[i] = lay_claim(s, laid, laid_survey, ctz(left), at(s, LAID_MASKS))
        left &= left - 1
    tell_kingdom(s, laid, laid_survey, to_come, 0, COUNTRYSIDE, x)
    forget_claims(COUNTRYSIDE, x)
    for i in range(min(claims, TOLD_CLAIMS)):
        tell_claim(ctz(mine), told[i] >> 16, told[i] & 0xFFFF, slots & 255, x, CLAIMED + OF_CLAIM * i)
        mine &= mine - 1
        slots >>= 8
    sum_up_claims(s[FLAGS], 0, COUNTRYSIDE, x)
    tell_hopes(s, laid, laid_survey, usable(laid), to_come, further(x, HOPED))
    tell_filling(laid, to_come, x)
    x[FEATURES - 1] = ONE


def tell_filling(k: Words, to_come: i32, x: Shorts) -> None:
    """How many dominoes would fit by their shape; whether all that come can be laid, for all one can tell."""
    large: Shorts = further(x, AT_LARGE)
    free: u64 = invert(k[USED])
    shapes: i32 = popcount(free & ror(free, 1) & k[ACROSS]) + popcount(free & ror(free, 8) & k[DOWN])
    whole: i32 = large[14] and large[4] == 0 and large[16] == 0
    clear_shorts(x, FULL, FEATURES - FULL)
    x[FULL] = shapes
    x[FULL + 1] = min(16, 4 * shapes // max(1, to_come))
    x[FULL + 2] = 8 if whole else 0
    x[FULL + 3] = large[15] if whole else 0


def tell(s: Words, seat: i32, x: Shorts) -> None:
    """A seat at the end of a round."""
    k: Words = at(s, KINGDOMS + KINGDOM * seat)
    v: Words = at(s, SURVEYS + SURVEY * seat)
    mine: u64 = claims_of(s[ROW], s[OWNERS], seat)
    tell_side(s, k, v, mine, slots_of(s[ROW], mine), s[TO_COME] * kings_of(s), x)
