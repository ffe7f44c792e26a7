# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""The greedy choice, quickly: what each placement together with each pick is worth.

For every domino on offer its placements are valued once, before the domino at hand is laid. Laying that one changes the
worth only of placements that touch the territories it joined; those are valued again, of the others the best one that
is still possible counts.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.draft import slot_of
    from crownlands.kernel.kingdom.land import (
        CENTRES,
        ENDS,
        MIDDLE_KINGDOM_POINTS,
        bonus,
        fits,
        harmony,
        middle_kingdom,
        place,
    )
    from crownlands.kernel.kingdom.survey import ADDED
    from crownlands.kernel.kingdomino.layout import *
    from crownlands.kernel.plain import *


def worth(z: Words, value: u64, beside: u64) -> i32:
    """The points new squares bring: what their territory is worth with them, less what its parts were worth."""
    n: i32 = z[0]
    i: i32
    for i in range(n):
        value += where(z[2 * i + 2], z[2 * i + 1] & beside)  # squares, points and crowns in one sum
    points: i32 = (value >> 32) * (value & 0xFFFF)
    less: i32 = value >> 16 & 0xFFFF
    return points - less


def worth_of_first(first: Words, a: u64, b: u64, way: i32, cell: i32) -> i32:
    """The points the first square of a placement brings, or both where they are alike.

    Given are the territories of its terrain and what the domino adds to those of its terrains.
    """
    step: i32 = 1 + 7 * (way >> 1)
    if b == 0:
        return worth(first, a, around(cell) | around(cell + step))
    return worth(first, a, around(cell + step * (way & 1)))


def worth_of_second(second: Words, b: u64, way: i32, cell: i32) -> i32:
    """The same for the second square; nothing where it is like the first."""
    if b == 0:
        return 0
    return worth(second, b, around(cell + (1 + 7 * (way >> 1)) * (1 - (way & 1))))


def join(z: Words, to: Words, value: u64, cells: u64, beside: u64) -> u64:
    """Territories of a terrain with new squares among them, written to another list; the joined one comes back."""
    n: i32 = z[0]
    kept: i32 = 0
    i: i32
    for i in range(n):
        if z[2 * i + 1] & beside:
            cells |= z[2 * i + 1]
            value += z[2 * i + 2]
        else:
            to[2 * kept + 1] = z[2 * i + 1]
            to[2 * kept + 2] = z[2 * i + 2]
            kept += 1
    to[2 * kept + 1] = cells
    to[2 * kept + 2] = value & 0xFFFF | (value >> 32) * (value & 0xFFFF) << 16 | value >> 32 << 32
    to[0] = kept + 1
    return cells


def beside_all(cells: u64) -> u64:
    return rol(cells, 1) | ror(cells, 1) | rol(cells, 8) | ror(cells, 8)


def value_placements(k: Words, v: Words, domino: i32, middle: i32, out: Words) -> None:
    """All placements of a domino, best first: value << 16 | central << 15 | way << 8 | cell.

    `middle` are the points the kingdom has for its castle in the centre: a placement that leaves it there keeps them.
    """
    first: Words = at(v, ZONES * ENDS[4 * domino])
    second: Words = at(v, ZONES * ENDS[4 * domino + 1])
    a: u64 = ADDED[2 * domino]
    b: u64 = ADDED[2 * domino + 1]
    outside: u64 = invert(CENTRES[k[FRAME] != 0])
    masks: Words = at(out, LIST_MASKS)
    listed: Words = at(out, LISTED)
    n: i32 = 0
    i: i32
    way: i32
    cell: i32
    cells: u64
    entry: u64
    one: i32
    two: i32
    most_one: i32 = a >> 32
    most_two: i32 = b >> 32
    fits(k, domino, masks)
    for way in range(WAYS):
        cells = masks[way]
        while cells:
            cell = ctz(cells)
            cells &= cells - 1
            one = worth_of_first(first, a, b, way, cell)
            two = worth_of_second(second, b, way, cell)
            most_one = max(most_one, one)
            most_two = max(most_two, two)
            entry = one + two
            entry = entry << 16 | way << 8 | cell
            if middle and (bit(cell) | bit(cell + (8 if way > 1 else 1) & 63)) & outside == 0:
                entry += middle << 16 | 1 << 15
            i = n
            while i > 0 and listed[i] < entry:
                listed[i + 1] = listed[i]
                i -= 1
            listed[i + 1] = entry
            n += 1
    listed[0] = n
    out[MOST_FIRST] = most_one
    out[MOST_SECOND] = most_two


def best_left(listed: Words, masks: Words, central: i32) -> i32:
    """The best of the listed placements still in the masks; -1 if there is none."""
    n: i32 = listed[0]
    best: i32 = -1
    value: i32
    i: i32
    entry: u64
    for i in range(1, n + 1):
        entry = listed[i]
        if masks[entry >> 8 & 3] >> (entry & 63) & 1:
            value = entry >> 16
            # The list is in order with the points for the middle counted. Once those are lost, entries that had them
            # are worth less than it says; the first without them is still better than all that follow.
            if central or entry >> 15 & 1 == 0:
                return max(best, value)
            best = max(best, value - MIDDLE_KINGDOM_POINTS)
    return best


def best_touching(first: Words, second: Words, domino: i32, masks: Words, inside: u64) -> i32:
    """The best of the placements in the masks, valued again; -1 if there is none. Those inside keep the middle."""
    a: u64 = ADDED[2 * domino]
    b: u64 = ADDED[2 * domino + 1]
    best: i32 = -1
    value: i32
    way: i32
    cell: i32
    cells: u64
    for way in range(WAYS):
        cells = masks[way]
        while cells:
            cell = ctz(cells)
            cells &= cells - 1
            value = worth_of_first(first, a, b, way, cell) + worth_of_second(second, b, way, cell)
            if (bit(cell) | bit(cell + (8 if way > 1 else 1) & 63)) & invert(inside) == 0:
                value += MIDDLE_KINGDOM_POINTS
            if value > best:
                best = value
    return best


def split(masks: Words, touching: Words, first: u64, second: u64) -> None:
    """Take the placements with a square on these cells out of the masks."""
    touching[0] = masks[0] & (first | ror(second, 1))
    touching[1] = masks[1] & (second | ror(first, 1))
    touching[2] = masks[2] & (first | ror(second, 8))
    touching[3] = masks[3] & (second | ror(first, 8))
    masks[0] ^= touching[0]
    masks[1] ^= touching[1]
    masks[2] ^= touching[2]
    masks[3] ^= touching[3]


def keep_best(value: u64, domino: u64, best: u64, rng: Words, room: Words) -> u64:
    """Best is the value plus 1 above 16 bits with the number of equals; one of the equals is kept at random.

    The nth of them takes the place of the one kept so far once in n times, which leaves each as likely as the next.
    """
    equals: u64 = best & 0xFFFF
    value += 1
    if value < best >> 16:
        return best
    equals = 1 if value > best >> 16 else equals + 1
    if equals == 1 or mulhi(next_random(rng), equals) == 0:
        room[BEST_WAY] = room[TRIED_WAY]
        room[BEST_CELL] = room[TRIED_CELL]
        room[BEST_PICK] = domino
    return value << 16 | equals


def weigh_placement(k: Words, v: Words, domino: i32, free: u64, flags: i32, rng: Words, room: Words, best: u64) -> u64:
    """The placement being tried, with every pick."""
    trial: Words = at(room, TRIAL)
    za: Words = at(room, FIRST_ZONES)
    zb: Words = at(room, SECOND_ZONES)
    masks: Words = at(room, TRIAL_MASKS)
    touching: Words = at(room, TOUCHING)
    a: i32 = ENDS[4 * domino]
    b: i32 = ENDS[4 * domino + 1]
    way: i32 = room[TRIED_WAY]
    cell: i32 = room[TRIED_CELL]
    other: i32 = (cell + (8 if way > 1 else 1)) & 63
    turned: i32 = (cell ^ other) & -(way & 1)
    adds_a: u64 = ADDED[2 * domino]
    adds_b: u64 = ADDED[2 * domino + 1]
    first_brings: i32 = worth_of_first(at(v, ZONES * a), adds_a, adds_b, way, cell)
    second_brings: i32 = worth_of_second(at(v, ZONES * b), adds_b, way, cell)
    points: u64 = v[POINTS] + first_brings + second_brings
    large: i32 = k[FRAME] != 0
    used: u64 = k[USED] | bit(cell) | bit(other)
    if free == 0:
        return keep_best(points + bonus(used, large, flags), 0, best, rng, room)
    free = worth_weighing(free, first_brings, second_brings, best, room)
    if free == 0:
        return best
    near_a: u64
    near_b: u64
    copy(trial, k, LOGGED)
    place(trial, domino, way, cell)
    if a == b:
        near_a = beside_all(join(at(v, ZONES * a), za, adds_a, bit(cell) | bit(other), around(cell) | around(other)))
        near_b = near_a
        zb = za
    else:
        first: i32 = cell ^ turned
        second: i32 = other ^ turned
        near_a = beside_all(join(at(v, ZONES * a), za, adds_a, bit(first), around(first)))
        near_b = beside_all(join(at(v, ZONES * b), zb, adds_b, bit(second), around(second)))
    centre: u64 = CENTRES[large]
    central: i32 = room[HELD_MIDDLE] if (bit(cell) | bit(other)) & invert(centre) == 0 else 0
    inside: u64 = centre if central else 0
    filled: i32 = room[FILLED]
    value: i32
    c: i32
    d: i32
    pick: i32
    while free:
        pick = ctz(free)
        c = ENDS[4 * pick]
        d = ENDS[4 * pick + 1]
        fits(trial, pick, masks)
        value = -1
        if a == c or a == d or b == c or b == d:
            split(
                masks,
                touching,
                near_a if c == a else near_b if c == b else 0,
                near_a if d == a else near_b if d == b else 0,
            )
            value = best_touching(
                za if c == a else zb if c == b else at(v, ZONES * c),
                za if d == a else zb if d == b else at(v, ZONES * d),
                pick,
                touching,
                inside,
            )
        value = max(
            value, best_left(at(room, LISTS + LIST * slot_of(room[ON_OFFER], lowest(free)) + LISTED), masks, central)
        )
        value = value + filled if value >= 0 else bonus(used, large, flags)
        best = keep_best(points + value, lowest(free), best, rng, room)
        free &= free - 1
    return best


def bound(v: Words, domino: i32, pick: i32, listed: Words) -> None:
    """The most the domino at hand and a pick can bring together, as far as it is the same for all placements.

    On a terrain they share, all territories joined to one; elsewhere the pick brings no more than now: squares beside
    a territory fit in any case, and a placement leaves fewer of them. What the domino at hand brings on terrains it
    does not share is added placement by placement.
    """
    a: i32 = ENDS[4 * domino]
    b: i32 = ENDS[4 * domino + 1]
    c: i32 = ENDS[4 * pick]
    d: i32 = ENDS[4 * pick + 1]
    most: i32 = 0
    freed: i32 = (a != c and a != d) | (b != c and b != d) << 1
    if freed == 3:
        most = listed[LISTED + 1] >> 16 if listed[LISTED] else 0
    else:
        most = joined(v, c, domino, pick) if c == a or c == b else listed[MOST_FIRST]
        if d != c:
            most += joined(v, d, domino, pick) if d == a or d == b else listed[MOST_SECOND]
    listed[BOUND] = most
    listed[FREED] = freed


def joined(v: Words, terrain: u64, domino: i32, pick: i32) -> i32:
    """What two dominoes on a terrain bring if all its territories become one."""
    z: Words = at(v, ZONES * terrain)
    n: i32 = z[0]
    value: u64 = 0
    i: i32
    for i in range(n):
        value += z[2 * i + 2]
    for i in range(2):
        if ENDS[4 * domino + i] == terrain:
            value += 1 | ENDS[4 * domino + 2 + i] << 32
        if ENDS[4 * pick + i] == terrain:
            value += 1 | ENDS[4 * pick + 2 + i] << 32
    points: i32 = (value >> 32) * (value & 0xFFFF)
    less: i32 = value >> 16 & 0xFFFF
    return points - less


def worth_weighing(free: u64, first_brings: i32, second_brings: i32, best: u64, room: Words) -> u64:
    """The picks that may be as good as the best turn so far."""
    kept: u64 = 0
    listed: Words = at(room, LISTS)
    bound: u64
    while free:
        bound = listed[BOUND] + (first_brings if listed[FREED] & 1 else 0) + (second_brings if listed[FREED] & 2 else 0)
        if bound + 1 >= best >> 16:
            kept |= lowest(free)
        free &= free - 1
        listed = at(listed, LIST)
    return kept


def greedy_choice(k: Words, v: Words, domino: i32, free: u64, flags: i32, rng: Words, room: Words) -> None:
    """The best pair of placement and pick, left in the scratch; where nothing fits, the domino is not laid."""
    masks: Words = at(room, PLACES)
    middle: i32 = middle_kingdom(k[USED], k[FRAME] != 0, flags)
    best: u64 = 0
    cells: u64
    dominoes: u64 = free
    slot: i32 = 0
    way: i32
    room[HELD_MIDDLE] = middle
    room[FILLED] = harmony(popcount(k[USED]) + 4, k[FRAME] != 0, flags)
    room[ON_OFFER] = free
    more: u64 = v[POINTS] + middle + room[FILLED] + harmony(popcount(k[USED]) + 2, k[FRAME] != 0, flags)
    while dominoes:
        value_placements(k, v, ctz(dominoes), middle, at(room, LISTS + LIST * slot))
        bound(v, domino, ctz(dominoes), at(room, LISTS + LIST * slot))
        room[LISTS + LIST * slot + BOUND] += more
        dominoes &= dominoes - 1
        slot += 1
    fits(k, domino, masks)
    for way in range(WAYS):
        cells = masks[way]
        while cells:
            room[TRIED_WAY] = way
            room[TRIED_CELL] = ctz(cells)
            cells &= cells - 1
            best = weigh_placement(k, v, domino, free, flags, rng, room, best)
    if best == 0:
        room[TRIED_WAY] = NOT_LAID
        choose_pick(k, v, free, flags, rng, room)


def choose_pick(k: Words, v: Words, free: u64, flags: i32, rng: Words, room: Words) -> None:
    """The best pick by itself, left in the scratch; the placement, if any, has been made."""
    best: u64 = 0
    if free == 0:
        keep_best(0, 0, 0, rng, room)
    while free:
        best = keep_best(promise(k, v, ctz(free), flags, at(room, LISTS)), lowest(free), best, rng, room)
        free &= free - 1


def promise(k: Words, v: Words, domino: i32, flags: i32, room: Words) -> i32:
    """What a kingdom gains with a domino in its best place, bonuses included; with none, the bonuses it has."""
    large: i32 = k[FRAME] != 0
    best: i32
    value_placements(k, v, domino, middle_kingdom(k[USED], large, flags), room)
    if room[LISTED] == 0:
        return bonus(k[USED], large, flags)
    best = room[LISTED + 1] >> 16
    return best + harmony(popcount(k[USED]) + 2, large, flags)
