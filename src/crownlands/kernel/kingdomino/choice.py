# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""The greedy choice, quickly: what each placement together with each pick is worth.

For every domino on offer it is said once what its squares bring, before the domino at hand is laid. Laying that one
changes it only on the terrains it has; a pick that shares none is judged by what was said. Placements that cannot
lead to the best turn are passed over.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.land import CENTRES, ENDS, bonus, fits, harmony, middle_kingdom, place
    from crownlands.kernel.kingdom.survey import ADDED
    from crownlands.kernel.kingdomino.gains import (
        best_fit,
        best_inside,
        join_all,
        joined,
        list_domino,
        list_gains,
        most_on_any,
        seconds,
        value_domino,
    )
    from crownlands.kernel.kingdomino.layout import *
    from crownlands.kernel.plain import *


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


def best_after(domino: i32, pick: i32, listed: Words, room: Words, centre: u64) -> i32:
    """The most a pick brings once the domino at hand lies as in the trial; -1 if it fits nowhere.

    Only what its squares bring on the terrains of that domino has changed.
    """
    trial: Words = at(room, TRIAL)
    masks: Words = at(room, TRIAL_MASKS)
    one: Words = at(listed, FIRST_GAINS)
    two: Words = at(listed, SECOND_GAINS)
    c: u64 = ENDS[4 * pick]
    d: u64 = ENDS[4 * pick + 1]
    z: Words
    fits(trial, pick, masks)
    if c == ENDS[4 * domino] or c == ENDS[4 * domino + 1]:
        z = at(room, FIRST_ZONES if c == ENDS[4 * domino] else SECOND_ZONES)
        one = at(room, TRIAL_GAINS + FIRST_GAINS)
        if c == d:
            two = at(room, TRIAL_GAINS + SECOND_GAINS)
            list_domino(z, z, pick, invert(trial[USED]), one, two)
        else:
            list_gains(z, ADDED[2 * pick], 0, invert(trial[USED]), one)
    if c != d and (d == ENDS[4 * domino] or d == ENDS[4 * domino + 1]):
        z = at(room, FIRST_ZONES if d == ENDS[4 * domino] else SECOND_ZONES)
        two = at(room, TRIAL_GAINS + SECOND_GAINS)
        list_gains(z, ADDED[2 * pick + 1], 0, invert(trial[USED]), two)
    return best_inside(one, two, c == d, masks, centre)


def weigh_placement(
    k: Words, v: Words, domino: i32, points: u64, free: u64, flags: i32, rng: Words, room: Words, best: u64
) -> u64:
    """The placement being tried, after which the kingdom has so many points, with these picks."""
    trial: Words = at(room, TRIAL)
    way: i32 = room[TRIED_WAY]
    cell: i32 = room[TRIED_CELL]
    laid: u64 = bit(cell) | bit(cell + (8 if way > 1 else 1) & 63)
    large: i32 = k[FRAME] != 0
    listed: Words = at(room, LISTS)
    dominoes: u64 = room[ON_OFFER]
    centre: u64 = CENTRES[large] if room[HELD_MIDDLE] and laid & invert(CENTRES[large]) == 0 else 0
    value: i32
    if dominoes == 0:
        return keep_best(points + bonus(k[USED] | laid, large, flags), 0, best, rng, room)
    copy(trial, k, LOGGED)
    place(trial, domino, way, cell)
    join_all(v, domino, way, cell, room)
    while dominoes:
        if dominoes & free & lowest(dominoes):
            value = best_after(domino, ctz(dominoes), listed, room, centre)
            value = value + room[FILLED] if value >= 0 else bonus(trial[USED], large, flags)
            best = keep_best(points + value, lowest(dominoes), best, rng, room)
        dominoes &= dominoes - 1
        listed = at(listed, LIST)
    return best


def weigh_alike(
    k: Words, v: Words, domino: i32, one: i32, two: i32, masks: Words, flags: i32, rng: Words, room: Words, best: u64
) -> u64:
    """All placements in the masks; what the squares bring there is the same for all."""
    way: i32
    cells: u64
    free: u64
    for way in range(WAYS):
        cells = masks[way]
        while cells:
            free = worth_weighing(one, two, best, room)
            if free == 0 and room[ON_OFFER]:
                return best
            room[TRIED_WAY] = way
            room[TRIED_CELL] = ctz(cells)
            best = weigh_placement(k, v, domino, v[POINTS] + one + two, free, flags, rng, room, best)
            cells &= cells - 1
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
    one: Words = at(listed, FIRST_GAINS)
    two: Words = at(listed, SECOND_GAINS)
    m: Words = at(listed, LIST_MASKS)
    firsts: u64 = m[0] | rol(m[1], 1) | m[2] | rol(m[3], 8)
    freed: i32 = (a != c and a != d) | (b != c and b != d) << 1
    if freed == 3:
        most = max(0, best_fit(one, two, c == d, m))
    else:
        most = joined(v, c, domino, pick) if c == a or c == b else most_on_any(one, firsts)
        if d != c:
            most += joined(v, d, domino, pick) if d == a or d == b else most_on_any(two, seconds(invert(0), m))
    listed[BOUND] = most
    listed[FREED] = freed


def worth_weighing(one: i32, two: i32, best: u64, room: Words) -> u64:
    """The picks that may be as good as the best turn so far, with a placement whose squares bring so much."""
    free: u64 = room[ON_OFFER]
    kept: u64 = 0
    listed: Words = at(room, LISTS)
    most: u64
    while free:
        most = listed[BOUND] + (one if listed[FREED] & 1 else 0) + (two if listed[FREED] & 2 else 0)
        if most + 1 >= best >> 16:
            kept |= lowest(free)
        free &= free - 1
        listed = at(listed, LIST)
    return kept


def value_offer(k: Words, v: Words, domino: i32, free: u64, flags: i32, room: Words) -> None:
    """Every domino on offer, with the most a turn can make of the kingdom that picks it."""
    listed: Words = at(room, LISTS)
    large: i32 = k[FRAME] != 0
    squares: i32 = popcount(k[USED])
    most: u64
    room[ON_OFFER] = free
    room[HELD_MIDDLE] = middle_kingdom(k[USED], large, flags)
    room[FILLED] = harmony(squares + 4, large, flags)
    most = v[POINTS] + room[HELD_MIDDLE] + room[FILLED] + harmony(squares + 2, large, flags)
    while free:
        value_domino(k, v, ctz(free), listed)
        bound(v, domino, ctz(free), listed)
        listed[BOUND] += most
        free &= free - 1
        listed = at(listed, LIST)


def greedy_choice(k: Words, v: Words, domino: i32, free: u64, flags: i32, rng: Words, room: Words) -> None:
    """The best pair of placement and pick, left in the scratch; where nothing fits, the domino is not laid."""
    best: u64
    value_offer(k, v, domino, free, flags, room)
    value_domino(k, v, domino, at(room, AT_HAND))
    if ADDED[2 * domino + 1]:
        best = weigh_all(k, v, domino, flags, rng, room)
    else:
        best = weigh_all_alike(k, v, domino, flags, rng, room)
    if best == 0:
        room[TRIED_WAY] = NOT_LAID
        choose_pick(k, v, free, flags, rng, room)


def weigh_all(k: Words, v: Words, domino: i32, flags: i32, rng: Words, room: Words) -> u64:
    """All placements of the domino at hand, those that bring most points early."""
    places: Words = at(room, AT_HAND + LIST_MASKS)
    some: Words = at(room, PLACES)
    one: Words = at(room, AT_HAND + FIRST_GAINS)
    two: Words = at(room, AT_HAND + SECOND_GAINS)
    firsts: i32 = one[0]
    others: i32 = two[0]
    cells: u64
    best: u64 = 0
    i: i32
    j: i32
    for i in range(firsts):
        for j in range(others):
            cells = one[2 * i + 2]
            if seconds(cells, places) & two[2 * j + 2]:
                some[0] = places[0] & cells & ror(two[2 * j + 2], 1)
                some[1] = places[1] & ror(cells, 1) & two[2 * j + 2]
                some[2] = places[2] & cells & ror(two[2 * j + 2], 8)
                some[3] = places[3] & ror(cells, 8) & two[2 * j + 2]
                best = weigh_alike(k, v, domino, one[2 * i + 1], two[2 * j + 1], some, flags, rng, room, best)
    return best


def weigh_all_alike(k: Words, v: Words, domino: i32, flags: i32, rng: Words, room: Words) -> u64:
    """The same for a domino with one terrain: what it brings is said of it as a whole, lying across and down."""
    places: Words = at(room, AT_HAND + LIST_MASKS)
    some: Words = at(room, PLACES)
    listed: Words = at(room, AT_HAND + FIRST_GAINS)
    best: u64 = 0
    n: i32
    i: i32
    down: i32
    for down in range(2):
        n = listed[0]
        for i in range(n):
            some[0] = where(places[0] & listed[2 * i + 2], down == 0)
            some[1] = where(places[1] & listed[2 * i + 2], down == 0)
            some[2] = where(places[2] & listed[2 * i + 2], down)
            some[3] = where(places[3] & listed[2 * i + 2], down)
            best = weigh_alike(k, v, domino, listed[2 * i + 1], 0, some, flags, rng, room, best)
        listed = at(room, AT_HAND + SECOND_GAINS)
    return best


def choose_pick(k: Words, v: Words, free: u64, flags: i32, rng: Words, room: Words) -> None:
    """The best pick by itself, left in the scratch; the placement, if any, has been made."""
    best: u64 = 0
    if free == 0:
        keep_best(0, 0, 0, rng, room)
    while free:
        best = keep_best(promise(k, v, ctz(free), flags, at(room, LISTS)), lowest(free), best, rng, room)
        free &= free - 1


def promise(k: Words, v: Words, domino: i32, flags: i32, listed: Words) -> i32:
    """What a kingdom gains with a domino in its best place, bonuses included; with none, the bonuses it has."""
    large: i32 = k[FRAME] != 0
    alike: i32 = ADDED[2 * domino + 1] == 0
    centre: u64 = CENTRES[large] if middle_kingdom(k[USED], large, flags) else 0
    best: i32
    value_domino(k, v, domino, listed)
    best = best_inside(at(listed, FIRST_GAINS), at(listed, SECOND_GAINS), alike, at(listed, LIST_MASKS), centre)
    return best + harmony(popcount(k[USED]) + 2, large, flags) if best >= 0 else bonus(k[USED], large, flags)
