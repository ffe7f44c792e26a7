# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What the net is told of a player of Kingdomino Duel: domains and the room around them, boxes, powers, gaps.

Everything is a small whole number. The point to judge at is before the dice are rolled.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.duel.box import LINE_BOXES
    from crownlands.kernel.duel.land import crosses_on, domain_of, total
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.duel.table import player, ready, role_a
    from crownlands.kernel.plain import *


def tell_domains(m: Words, coat: i32, x: Shorts, base: i32) -> None:
    """The domains of a coat of arms: all of them, the one with most crosses, the next."""
    like: u64 = m[COAT + coat]
    cells: u64
    value: i32
    main: i32 = 0
    following: i32 = 0
    i: i32
    size: i32
    crosses: i32
    room: i32
    for i in range(base, base + OF_COAT):
        x[i] = 0
    while like:
        cells = domain_of(like, lowest(like))
        like ^= cells
        size = popcount(cells)
        crosses = crosses_on(m, cells)
        room = popcount(spread(cells) & m[FREE])
        value = crosses << 16 | size << 8 | room
        x[base] += size * crosses
        x[base + 1] += crosses
        x[base + 2] += 1
        x[base + 3] += crosses * min(room, 3)
        if room == 0:
            x[base + 4] += size
        if value > main:
            following = main
            main = value
        elif value > following:
            following = value
    x[base + 5] = main >> 16
    x[base + 6] = main >> 8 & 255
    x[base + 7] = min(main & 255, 5)
    x[base + 8] = following >> 16
    x[base + 9] = following >> 8 & 255


def tell_line(s: Words, seat: i32, line: i32, x: Shorts, base: i32) -> None:
    """The boxes of a line, as long as nobody owns it: how far each player is."""
    mine: i32 = player(s, seat)[BOXES] >> (8 * line) & 255
    theirs: i32 = player(s, 1 - seat)[BOXES] >> (8 * line) & 255
    boxes: i32 = LINE_BOXES[line]
    if s[OWNERS] >> (8 * line) & 255:
        return
    x[base] = 16 * mine * mine // (boxes * boxes)
    x[base + 1] = 16 * theirs * theirs // (boxes * boxes)
    x[base + 2] = 4


def gaps(free: u64) -> i32:
    """Free squares that hang together and are odd in number: one of each cannot be drawn on in one piece."""
    odd: i32 = 0
    cells: u64
    while free:
        cells = domain_of(free, lowest(free))
        free ^= cells
        odd += popcount(cells) & 1
    return odd


def tell(s: Words, seat: i32, x: Shorts) -> None:
    """A player before the dice are rolled."""
    m: Words = player(s, seat)
    free: u64 = m[FREE]
    open_squares: i32 = popcount(free)
    coat: i32
    power: i32
    base: i32 = AT_LARGE
    for coat in range(COATS):
        tell_domains(m, coat, x, OF_COAT * coat)
        tell_line(s, seat, coat, x, OF_COAT * coat + 10)
        x[OF_COAT * coat + 13] = x[OF_COAT * coat + 3] * open_squares // 8
    for coat in range(base, FEATURES):
        x[coat] = 0
    x[base] = open_squares
    x[base + 1] = open_squares * open_squares // 32
    x[base + 2] = popcount(player(s, 1 - seat)[FREE])
    x[base + 3] = popcount(free & invert(free << 1 | free >> 1 | free << 8 | free >> 8))
    x[base + 4] = gaps(free)
    x[base + 5] = 0 if m[CASTLE] else 4
    x[base + 6] = 0 if m[CASTLE] else open_squares
    x[base + 7] = total(m)
    x[base + 8] = 4 if m[NAMED] else 0
    x[base + 9] = open_squares if m[NAMED] else 0
    x[base + 10] = 4 if role_a(s) == seat else 0
    for power in range(POWERS):
        x[base + 11 + power] = open_squares if ready(s, seat, power) else 0
        x[base + 11 + POWERS + power] = open_squares if ready(s, 1 - seat, power) else 0
    x[FEATURES - 1] = ONE
