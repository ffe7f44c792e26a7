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
    from crownlands.kernel.kingdom.land import fits
    from crownlands.kernel.kingdom.told import claims_of, forget_claims, slots_of, sum_up_claims, tell_claim
    from crownlands.kernel.kingdom.told import tell_land as tell_kingdom
    from crownlands.kernel.kingdomino.gains import gain_of
    from crownlands.kernel.kingdomino.layout import *
    from crownlands.kernel.plain import *


def kings_of(s: Words) -> i32:
    return 2 if s[PLAYERS] == 2 else 1


def best_gain(k: Words, v: Words, domino: i32, masks: Words) -> u64:
    """The points a domino brings in its best place above 16 bits, then how many places it has; masks are WAYS words."""
    best: i32 = 0
    gain: i32
    places: i32 = 0
    way: i32
    cells: u64
    fits(k, domino, masks)
    for way in range(WAYS):
        cells = masks[way]
        while cells:
            gain = gain_of(v, domino, way, ctz(cells))
            if gain > best:
                best = gain
            places += 1
            cells &= cells - 1
    return best << 16 | places


def tell_land(s: Words, k: Words, v: Words, to_come: i32, x: Shorts) -> None:
    """All but the dominoes a seat has to lay; to_come are those it will pick."""
    tell_kingdom(s, k, v, to_come, 0, COUNTRYSIDE, x)
    x[FEATURES - 1] = ONE


def tell_claims(s: Words, k: Words, v: Words, mine: u64, slots: u64, masks: Words, x: Shorts) -> None:
    """The dominoes a seat has to lay, as a set, with the place of each in its row, a byte each in their order."""
    claims: i32 = popcount(mine)
    base: i32 = CLAIMED
    gain: u64
    forget_claims(COUNTRYSIDE, x)
    for _ in range(min(claims, TOLD_CLAIMS)):
        gain = best_gain(k, v, ctz(mine), masks)
        tell_claim(ctz(mine), gain >> 16, gain & 0xFFFF, slots & 255, x, base)
        mine &= mine - 1
        slots >>= 8
        base += OF_CLAIM
    sum_up_claims(s[FLAGS], claims, COUNTRYSIDE, x)


def tell(s: Words, seat: i32, x: Shorts) -> None:
    """A seat at the end of a round."""
    k: Words = at(s, KINGDOMS + KINGDOM * seat)
    v: Words = at(s, SURVEYS + SURVEY * seat)
    mine: u64 = claims_of(s[ROW], s[OWNERS], seat)
    tell_land(s, k, v, s[TO_COME] * kings_of(s), x)
    tell_claims(s, k, v, mine, slots_of(s[ROW], mine), at(s, SCRATCH + PLACES), x)
