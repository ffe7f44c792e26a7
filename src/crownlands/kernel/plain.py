"""What bits.pxd and layout.pxd hold in C, in Python: used where the kernel is not compiled."""

from __future__ import annotations

import time
from contextlib import nullcontext
from typing import Any

u64 = int
i32 = int
Words = memoryview
MASK = (1 << 64) - 1


class cython:  # stands in for the module of that name where Cython is not installed
    compiled = False
    nogil: nullcontext[None] = nullcontext()


def popcount(x: int) -> int:
    return x.bit_count()


def ctz(x: int) -> int:
    return (x & -x).bit_length() - 1


def rol(x: int, n: int) -> int:
    n &= 63
    return (x << n | x >> (64 - n)) & MASK


def ror(x: int, n: int) -> int:
    return rol(x, -n)


def bit(n: int) -> int:
    return 1 << n


def around(n: int) -> int:
    return rol(0x8100000000000102, n)


def wrap(x: int) -> int:
    return x & MASK


def where(x: int, test: int) -> int:
    return x if test else 0


def invert(x: int) -> int:
    return x ^ MASK


def lowest(x: int) -> int:
    return x & -x


def mulhi(a: int, b: int) -> int:
    return a * b >> 64


def nth(mask: int, n: int) -> int:
    for _ in range(n):
        mask &= mask - 1
    return mask & -mask


def mix(a: int, b: int) -> int:
    return (a * b >> 64) ^ (a * b & MASK)


def stride() -> int:
    return 0xA0761D6478BD642F


def twist() -> int:
    return 0xE7037ED1A0B428DB


def at(p: Words, n: int) -> Words:
    return p[n:]


def copy(to: Words, source: Words, n: int) -> None:
    to[:n] = source[:n]


def micros() -> int:
    return time.time_ns() // 1000


def words(o: Any) -> Words:
    view = memoryview(o)
    return view if view.format == "Q" else view.cast("B").cast("Q")


def table(length: int) -> Words:
    """Room for a table that is filled when its module is loaded."""
    return words(bytearray(8 * length))


# ---- layout.pxd: a kingdom ----
TERRAIN = 0
BESIDE = 6
USED = 12
CROWN1 = 13
CROWN2 = 14
ACROSS = 15
DOWN = 16
COLUMNS = 17
ROWS = 18
CORNER = 19
FRAME = 20
LOGGED = 21
LOG = 22
KINGDOM = 28
# ---- a table ----
PLAYERS = 0
SIZE = 1
LENGTH = 2
FLAGS = 3
REST = 4
TO_COME = 5
HAND = 6
WAITING = 7
ROW = 8
OWNERS = 9
OFFER = 10
CLAIMS = 11
PHASE = 12
LEFT_OVER = 13
KINGDOMS = 16
STATE = 128
# ---- phases ----
DRAW = 0
KING = 1
LAY = 2
PICK = 3
OVER = 4
# ---- flags ----
MUST_PLACE = 1
KINGS_DRAWN = 2
CROWNS_BREAK_TIES = 4
HARMONY = 8
MIDDLE_KINGDOM = 16
ORDER_FIRST = 32
# ---- actions ----
DISCARD = 676
MOST_MOVES = 256
# ---- a survey of one kingdom: for each terrain a count and its territories, two words each; then the points ----
ZONES = 56
POINTS = 336
SURVEY = 338
# ---- a playout: a table, a survey for each seat, scratch ----
SURVEYS = 128
SCRATCH = 1480
PLAYOUT = 2432
