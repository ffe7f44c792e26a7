# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Drawing a domino in machine words: how its halves may be arranged, and where.

An arrangement says which half lies on the smaller of two squares: its number << 6 | the number of the other. What needs
a power needs exactly those without which it would break the rules, as in the rules.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.duel.box import FACE_COAT, HALF_COAT, HALF_CROSSES, HALF_OF, NEAR
    from crownlands.kernel.duel.land import anchors, common
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.plain import *


def can_draw(m: Words, one: i32, other: i32, needs: i32) -> i32:
    """Whether a domino of two faces can be drawn with exactly these powers, jokers as any coat of arms (D-N2)."""
    free: u64 = m[FREE]
    a: i32 = FACE_COAT[one]
    b: i32 = FACE_COAT[other]
    if needs == 0:
        # Side by side, one contact (D-T3, D-T7): a square that connects with a free square beside it.
        return (anchors(m, a) | anchors(m, b)) & beside(free) != 0
    if needs == BY_ANYWHERE:
        # Side by side, no contact (D-M1, D-N9).
        return beside(free & invert(common(m, a))) & free & invert(common(m, b)) != 0
    if needs == BY_SPLIT:
        # Apart, each with a contact of its own (D-M2, D-N7).
        return apart(anchors(m, a), anchors(m, b))
    # Apart, at least one without contact (D-N8, D-N9).
    return apart(free & invert(common(m, a)), free) or apart(free, free & invert(common(m, b)))


def beside(cells: u64) -> u64:
    """The squares with one of these beside them; some may lie outside the map."""
    return cells << 1 | cells >> 1 | cells << 8 | cells >> 8


def apart(here: u64, there: u64) -> i32:
    """Whether there is a square of each that are neither the same nor side by side."""
    while here:
        if there & invert(NEAR[ctz(here)] | lowest(here)):
            return 1
        here &= here - 1
    return 0


def targets(square: i32, touches: i32, contacts: u64, free: u64, needs: i32) -> u64:
    """The larger squares for the other half, given whether the one on this square connects and where the other does."""
    above: u64 = free & (wrap(0 - bit(square + 1)))
    if needs == 0:
        return NEAR[square] & above & (free if touches else contacts)
    if needs == BY_ANYWHERE:
        return 0 if touches else NEAR[square] & above & invert(contacts)
    above &= invert(NEAR[square])
    if needs == BY_SPLIT:
        return above & contacts if touches else 0
    return above & invert(contacts) if touches else above


def arrange(one: i32, other: i32, raised: i32, alike: i32, out: Words) -> i32:
    """Every arrangement of two faces, in order, each once; returns how many.

    The castle raises the first half (1), the second (2) or none (0). Where the halves look the same once drawn, only
    one arrangement counts. With `alike` jokers become the same coat of arms as the other half.
    """
    first_coat: i32 = FACE_COAT[one]
    second_coat: i32 = FACE_COAT[other]
    n: i32 = 0
    a: i32
    b: i32
    first: i32
    second: i32
    for a in range(0 if first_coat == JOKER else first_coat, COATS if first_coat == JOKER else first_coat + 1):
        for b in range(0 if second_coat == JOKER else second_coat, COATS if second_coat == JOKER else second_coat + 1):
            if alike and a != b:
                continue
            first = HALF_OF[2 * (COATS * one + a) + (raised == 1)]
            second = HALF_OF[2 * (COATS * other + b) + (raised == 2)]
            if a == b and HALF_CROSSES[first] == HALF_CROSSES[second]:
                n = put(out, n, min(first, second) << 6 | max(first, second))
                continue
            n = put(out, n, first << 6 | second)
            if one != other or raised:
                n = put(out, n, second << 6 | first)
    return n


def put(out: Words, n: i32, entry: u64) -> i32:
    """Insert in order; returns how many there are."""
    i: i32 = n
    while i > 0 and out[i - 1] > entry:
        out[i] = out[i - 1]
        i -= 1
    out[i] = entry
    return n + 1


def list_drawings(m: Words, one: i32, other: i32, raised: i32, needs: i32, out: Words, room: Words) -> i32:
    """Every drawing with these needs in the order of the rules; returns how many."""
    n: i32 = arrange(one, other, raised, 0, room)
    contacts: Words = at(room, MOST_ARRANGED)
    free: u64 = m[FREE]
    squares: u64 = free
    count: i32 = 0
    first: i32
    second: i32
    i: i32
    for i in range(COATS):
        contacts[i] = anchors(m, i)
    while squares:
        first = ctz(squares)
        squares &= squares - 1
        for second in range(first + 1, BITS):
            if free >> second & 1 == 0:
                continue
            for i in range(n):
                if may_lie(first, second, room[i], contacts, free, needs):
                    out[count] = DRAW_MOVE << KIND | first << 18 | second << 12 | room[i]
                    count += 1
    return count


def may_lie(first: i32, second: i32, arrangement: u64, contacts: Words, free: u64, needs: i32) -> i32:
    here: u64 = contacts[HALF_COAT[arrangement >> 6]]
    there: u64 = contacts[HALF_COAT[arrangement & 63]]
    touches: i32 = here >> first & 1
    return targets(first, touches, there, free, needs) >> second & 1
