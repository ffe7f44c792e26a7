# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What drawings are worth to the greedy player: points at once, and what they leave for later (`weights.py`).

An outlook is made once for a map. A half gains the same on a square wherever the other half lies, unless both become
one domain; so a drawing is worth the sum of two numbers looked up, less the holes it leaves.
"""

from __future__ import annotations

from crownlands.kernel.duel import weights
from crownlands.rules.duel import components

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.duel.box import FACE_COAT, HALF_COAT, HALF_CROSSES, LINE_BOXES, NEAR
    from crownlands.kernel.duel.drawings import arrange, targets
    from crownlands.kernel.duel.land import anchors, crosses_on, domain_of
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.plain import *

    BOX_WORTH = table(COATS)

POINT = weights.POINT
PLAIN_SQUARE = weights.PLAIN_SQUARE
ROOM = weights.ROOM
HOLE = weights.HOLE
NOTHING_DRAWN = weights.NOTHING_DRAWN
NEVER = weights.NEVER


def key_of(m: Words) -> u64:
    """Within a game a map only gains squares and crosses, so their number tells its states apart."""
    return m[FREE] << 13 | crosses_on(m, invert(0)) + 1


def look(m: Words, o: Words) -> None:
    """Bring an outlook up to date with its map."""
    key: u64 = key_of(m)
    count: i32 = 0
    like: u64
    cells: u64
    near: u64
    coat: i32
    spot: i32
    i: i32
    if o[KEY] == key:
        return
    o[KEY] = key
    o[OPEN] = popcount(m[FREE])
    o[GAINED] = 0
    for i in range(JOINED, GAINS):
        o[i] = 0
    for coat in range(COATS):
        like = m[COAT + coat]
        while like:
            cells = domain_of(like, lowest(like))
            like ^= cells
            o[DOMAINS + count] = packed(popcount(cells), crosses_on(m, cells))
            near = spread(cells) & m[FREE]
            while near:
                spot = PLOTS * coat + ctz(near)
                o[JOINED + spot] |= bit(count)
                o[SUMS + spot] += o[DOMAINS + count]
                near &= near - 1
            count += 1


def packed(size: u64, crosses: u64) -> u64:
    return size | crosses << 16 | size * crosses << 32 | (0 if crosses else size << 48)


def gain(o: Words, sum_of: u64, size: u64, crosses: u64, room: u64) -> u64:
    """What new squares gain: their domain with them, less what its parts were worth, and its room."""
    plain: u64 = PLAIN_SQUARE * o[OPEN]
    before: u64 = (sum_of >> 32 & 0xFFFF) * POINT + (sum_of >> 48) * plain
    size += sum_of & 0xFFFF
    crosses += sum_of >> 16 & 0xFFFF
    return (size * crosses * POINT if crosses else size * plain) - before + ROOM * o[OPEN] * room * crosses


def gains(m: Words, o: Words, half: i32) -> Words:
    """What a half gains on each free square by itself."""
    out: Words = at(o, GAINS + PLOTS * half)
    free: u64 = m[FREE]
    cells: u64 = free
    sums: Words = at(o, SUMS + PLOTS * HALF_COAT[half])
    crosses: u64 = HALF_CROSSES[half]
    spot: i32
    if o[GAINED] >> half & 1 == 0:
        o[GAINED] |= bit(half)
        while cells:
            spot = ctz(cells)
            cells &= cells - 1
            out[spot] = gain(o, sums[spot], 1, crosses, popcount(NEAR[spot] & free))
    return out


def together(m: Words, o: Words, one: i32, other: i32, first: i32, second: i32) -> u64:
    """What two halves gain that become one domain."""
    base: i32 = PLOTS * HALF_COAT[one]
    sum_of: u64 = o[SUMS + base + first] + o[SUMS + base + second]
    both: u64 = o[JOINED + base + first] & o[JOINED + base + second]
    room: u64 = popcount(NEAR[first] & m[FREE]) + popcount(NEAR[second] & m[FREE])
    while both:
        sum_of -= o[DOMAINS + ctz(both)]
        both &= both - 1
    return gain(o, sum_of, 2, HALF_CROSSES[one] + HALF_CROSSES[other], room)


def holes(free: u64, first: i32, second: i32) -> i64:
    """What it costs that free squares lose their last free neighbour."""
    left: u64 = free & invert(bit(first) | bit(second))
    alone: u64 = left & invert(left << 1 | left >> 1 | left << 8 | left >> 8)
    return HOLE * popcount(alone & (NEAR[first] | NEAR[second]))


def worth_of(m: Words, o: Words, one: i32, other: i32, first: i32, second: i32) -> i64:
    """A drawing, the half `one` on the first square."""
    base: i32 = PLOTS * HALF_COAT[one]
    joined: u64 = o[JOINED + base + first] & o[JOINED + base + second] | NEAR[first] & bit(second)
    value: i64
    if HALF_COAT[one] == HALF_COAT[other] and joined:
        value = together(m, o, one, other, first, second)
    else:
        value = gains(m, o, one)[first] + gains(m, o, other)[second]
    return value - holes(m[FREE], first, second)


def best_drawing(m: Words, o: Words, one: i32, other: i32, raised: i32, needs: i32, room: Words) -> i64:
    """The worth of the best drawing of two faces; two jokers, or one that need not connect, as one coat of arms."""
    jokers: i32 = (FACE_COAT[one] == JOKER) + (FACE_COAT[other] == JOKER)
    alike: i32 = jokers == 2 or (jokers == 1 and needs & BY_ANYWHERE)
    n: i32 = arrange(one, other, raised, alike, room)
    best: i64 = NEVER
    i: i32
    for i in range(n):
        best = best_arranged(m, o, room[i] >> 6, room[i] & 63, needs, best)
    return NOTHING_DRAWN if best == NEVER else best


def best_arranged(m: Words, o: Words, one: i32, other: i32, needs: i32, best: i64) -> i64:
    """The best so far, or a drawing in this arrangement that is better."""
    free: u64 = m[FREE]
    here: u64 = anchors(m, HALF_COAT[one])
    there: u64 = anchors(m, HALF_COAT[other])
    left: Words = gains(m, o, one)
    right: Words = gains(m, o, other)
    same: i32 = HALF_COAT[one] == HALF_COAT[other]
    squares: u64 = free
    others: u64
    first: i32
    second: i32
    value: i64
    if needs == 0 and same == 0:
        best = best_beside(free, free & free >> 1 & (here | there >> 1), left, right, 1, best)
        return best_beside(free, free & free >> 8 & (here | there >> 8), left, right, 8, best)
    while squares:
        first = ctz(squares)
        squares &= squares - 1
        others = targets(first, here >> first & 1, there, free, needs)
        while others:
            second = ctz(others)
            others &= others - 1
            value = worth_of(m, o, one, other, first, second)
            if value > best:
                best = value
    return best


def best_beside(free: u64, squares: u64, left: Words, right: Words, step: i32, best: i64) -> i64:
    """The same for halves that stay two domains, side by side, on these squares and those a step further."""
    value: i64
    first: i32
    while squares:
        first = ctz(squares)
        squares &= squares - 1
        value = left[first] + right[first + step]
        if value > best:
            value -= holes(free, first, first + step)
            if value > best:
                best = value
    return best


def boxes_worth(s: Words, seat: i32, one: u64, other: u64) -> i64:
    """What boxes filled by these coats (+ 1, 0 for none) are worth: a share of the power, the more the nearer it is."""
    worth: i64 = 0
    if one:
        worth = line_worth(s, seat, one - 1, 2 if one == other else 1)
    if other and other != one:
        worth += line_worth(s, seat, other - 1, 1)
    return worth


def line_worth(s: Words, seat: i32, line: i32, gained: i32) -> i64:
    mine: i32 = s[SEATED + PLAYER * seat + BOXES] >> (8 * line) & 255
    theirs: i32 = s[SEATED + PLAYER * (1 - seat) + BOXES] >> (8 * line) & 255
    most: i32 = LINE_BOXES[line]
    reached: i32 = min(most, mine + gained)
    worth: i64 = BOX_WORTH[line]
    if s[OWNERS] >> (8 * line) & 255:
        return 0
    worth *= reached * reached - mine * mine
    return worth // 2 if theirs > reached else worth


def _fill_worths() -> None:
    for index, line in enumerate(components.LINES):
        BOX_WORTH[index] = weights.POWER_WORTHS[line.power] // line.boxes**2


_fill_worths()
