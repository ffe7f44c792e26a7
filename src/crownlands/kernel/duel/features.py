# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What the net is told of a player of Kingdomino Duel: domains and the room around them, boxes, powers, gaps, hopes.

Everything is a small whole number. The point to judge at is before the dice are rolled.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.duel.box import LINE_BOXES, POWER_LINE
    from crownlands.kernel.duel.drawings import beside
    from crownlands.kernel.duel.hopes import tell_hopes, value_squares
    from crownlands.kernel.duel.land import anchors, crosses_on, domain_of, total
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.duel.table import player, ready, role_a
    from crownlands.kernel.plain import *

ENOUGH_ROOM = 3
"""More free squares than these beside a domain make it hardly better."""
CHEQUERED = 0x55AA55AA55
"""Every other square: a domino covers one of them and one of the others."""


def tell_domains(m: Words, coat: i32, z: Words, x: Shorts, base: i32) -> None:
    """The domains of a coat of arms: all of them, the one with most crosses, the next; each to z as well."""
    like: u64 = m[COAT + coat]
    cells: u64
    value: i32
    main: i32 = 0
    following: i32 = 0
    size: i32
    crosses: i32
    room: i32
    z[0] = 0
    clear_shorts(x, base, OF_COAT)
    while like:
        cells = domain_of(like, lowest(like))
        like ^= cells
        size = popcount(cells)
        crosses = crosses_on(m, cells)
        cells = spread(cells) & m[FREE]
        room = popcount(cells)
        value = crosses << 16 | size << 8 | room
        tell_domain(size, crosses, room, x, base)
        note_domain(z, cells, size, crosses)
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


def note_domain(z: Words, rim: u64, size: u64, crosses: u64) -> None:
    """One more domain with the free squares beside it."""
    n: u64 = z[0]
    z[2 * n + 1] = rim
    z[2 * n + 2] = crosses << 32 | size
    z[0] = n + 1


def tell_domain(size: i32, crosses: i32, room: i32, x: Shorts, base: i32) -> None:
    """One domain, added to what its coat of arms has, and to what all have."""
    large: Shorts = further(x, AT_LARGE)
    grows: i32 = min(room, ENOUGH_ROOM)
    x[base] += size * crosses
    x[base + 1] += crosses
    x[base + 2] += 1
    x[base + 3] += crosses * grows
    x[base + 18] += size * grows
    large[30] = max(large[30], size)
    large[34] += size * crosses * grows
    large[36] += crosses * grows
    large[38] += size * grows
    large[40] += grows
    if room == 0:
        x[base + 4] += size
        return
    large[31] = max(large[31], size)
    large[41] = max(large[41], size * (crosses + 1))


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
    """How many dominoes fit on free squares at most, and above 8 bits the parts of them that are odd in number.

    A domino needs a square of either colour of a chequered map.
    """
    fit: i32 = 0
    odd: i32 = 0
    cells: u64
    black: i32
    while free:
        cells = domain_of(free, lowest(free))
        free ^= cells
        black = popcount(cells & CHEQUERED)
        odd += popcount(cells) & 1
        fit += min(black, popcount(cells) - black)
    return odd << 8 | fit


def tell_coat(s: Words, seat: i32, coat: i32, usable: u64, turns: i32, x: Shorts) -> i32:
    """A coat of arms and its line; returns whether it connects anywhere."""
    m: Words = player(s, seat)
    z: Words = at(s, TOLD_ZONES)
    gains: Words = at(s, TOLD_GAINS + SQUARE_CROSSES * coat)
    base: i32 = OF_COAT * coat
    places: i32 = popcount(anchors(m, coat) & usable)
    tell_domains(m, coat, z, x, base)
    tell_line(s, seat, coat, x, base + 10)
    value_squares(z, usable, gains)
    x[base + 13] = x[base + 3] * popcount(m[FREE]) // 8
    x[base + 14] = gains[0]
    x[base + 15] = gains[1]
    x[base + 16] = x[base + 15] * turns // 8
    x[base + 17] = min(places, 8)
    x[base + 19] = 4 if m[NAMED] == coat + 1 else 0
    return places > 0


def tell_filling(free: u64, theirs: u64, x: Shorts) -> i32:
    """How full both maps are and can become; returns how many turns there may be."""
    open_squares: i32 = popcount(free)
    found: i32 = gaps(free)
    fit: i32 = found & 255
    fit_theirs: i32 = gaps(theirs) & 255
    turns: i32 = min(fit, fit_theirs) if 2 * fit_theirs == popcount(theirs) else fit
    x[0] = open_squares
    x[1] = open_squares * open_squares // 32
    x[2] = popcount(theirs)
    x[3] = popcount(free & invert(beside(free)))
    x[4] = found >> 8
    x[23] = popcount(free & free >> 1) + popcount(free & free >> 8)
    x[24] = fit
    x[25] = fit_theirs
    x[26] = 8 if 2 * fit == open_squares else 0
    x[27] = 8 if 2 * fit_theirs == popcount(theirs) else 0
    x[28] = turns
    x[29] = turns * turns // 4
    return turns


def tell_means(s: Words, seat: i32, x: Shorts) -> None:
    """Castle, names, powers and roles, which count the less the fuller the map is."""
    m: Words = player(s, seat)
    open_squares: i32 = x[0]
    power: i32
    x[5] = 0 if m[CASTLE] else 4
    x[6] = 0 if m[CASTLE] else open_squares
    x[7] = total(m)
    x[8] = 4 if m[NAMED] else 0
    x[9] = open_squares if m[NAMED] else 0
    x[10] = 4 if role_a(s) == seat else 0
    for power in range(POWERS):
        x[11 + power] = open_squares if ready(s, seat, power) else 0
        x[11 + POWERS + power] = open_squares if ready(s, 1 - seat, power) else 0
    x[32] = 0 if m[CASTLE] else x[31] + 1
    x[35] = x[34] * open_squares // 32
    x[37] = x[36] * open_squares // 8
    x[39] = x[38] * open_squares // 8


def tell(s: Words, seat: i32, x: Shorts) -> None:
    """A player before the dice are rolled."""
    free: u64 = player(s, seat)[FREE]
    usable: u64 = free & beside(free)
    large: Shorts = further(x, AT_LARGE)
    line: i32 = POWER_LINE[CROSS]
    joining: i32 = 1 << JOKER
    turns: i32
    coat: i32
    clear_shorts(x, AT_LARGE, FEATURES - AT_LARGE)
    turns = tell_filling(free, player(s, 1 - seat)[FREE], large)
    for coat in range(COATS):
        joining |= tell_coat(s, seat, coat, usable, turns, x) << coat
        large[33] = max(large[33], x[OF_COAT * coat + 2])
    tell_means(s, seat, large)
    large[42] = large[30] * x[OF_COAT * line + 10] // 4
    tell_hopes(at(s, TOLD_GAINS), joining, turns, further(x, HOPED))
    x[FEATURES - 1] = ONE
