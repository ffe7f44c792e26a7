# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""The turns a seat may take, placement and pick together, and trying them out by playing on.

A candidate is one word: its greedy value above 32 bits, then the pick (domino + 1, 0 for none) << 16, way << 8, cell.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.greedy import claim, free_dominoes, lay_chosen, play_out
    from crownlands.kernel.land import fits, place, seeded
    from crownlands.kernel.pairs import value_placements
    from crownlands.kernel.plain import *
    from crownlands.kernel.simulate import copy_table
    from crownlands.kernel.survey import CENTRES, add_domino, copy_survey, standing
    from crownlands.kernel.table import to_move, winners


def insert(out: Words, n: i32, most: i32, entry: u64) -> i32:
    """Keep the best entries, best first, at most so many; returns how many there are."""
    i: i32 = n
    if n == most:
        if out[n - 1] >= entry:
            return n
        i = n - 1
    else:
        n += 1
    while i > 0 and out[i - 1] < entry:
        out[i] = out[i - 1]
        i -= 1
    out[i] = entry
    return n


def pairs_of(k: Words, v: Words, free: u64, flags: i32, name: u64, out: Words, n: i32, most: i32, room: Words) -> i32:
    """One placement, already made in k and v, with every pick."""
    large: i32 = k[FRAME] != 0
    middle: i32 = flags & MIDDLE_KINGDOM != 0 and k[USED] & invert(CENTRES[large]) == 0
    value: u64
    domino: u64
    if free == 0:
        value = v[POINTS] + standing(k[USED], large, flags)
        return insert(out, n, most, value << 32 | name)
    while free:
        domino = ctz(free)
        value_placements(k, v, domino, middle, room)
        value = v[POINTS] + (room[1] >> 16 if room[0] else 10 * middle)
        n = insert(out, n, most, value << 32 | (domino + 1) << 16 | name)
        free &= free - 1
    return n


def candidates(s: Words, out: Words, most: i32) -> i32:
    """The turns with the best greedy values, best first; the table's surveys must be up to date."""
    seat: i32 = to_move(s)
    k: Words = at(s, KINGDOMS + KINGDOM * seat)
    v: Words = at(s, SURVEYS + SURVEY * seat)
    room: Words = at(s, SCRATCH)
    trial: Words = at(s, SCRATCH + 160)
    trial_survey: Words = at(s, SCRATCH + 192)
    masks: Words = at(s, SCRATCH + 600)
    free: u64 = free_dominoes(s)
    flags: i32 = s[FLAGS]
    domino: i32 = 0
    n: i32 = 0
    name: u64
    cells: u64
    way: i32
    for way in range(4):
        masks[way] = 0
    if s[PHASE] == LAY:
        domino = ctz(s[ROW])
        fits(k, domino, masks)
    for way in range(4):
        if way & 1 and domino < 12:
            continue
        cells = masks[way]
        while cells:
            name = way << 8 | ctz(cells)
            copy(trial, k, LOGGED)
            place(trial, domino, way, ctz(cells))
            copy_survey(trial_survey, v)
            add_domino(trial_survey, domino, way, ctz(cells))
            n = pairs_of(trial, trial_survey, free, flags, name, out, n, most, room)
            cells &= cells - 1
    if n == 0 or flags & MUST_PLACE == 0:
        n = pairs_of(k, v, free, flags, 4 << 8, out, n, most, room)
    return n


def apply(s: Words, entry: u64) -> None:
    """Take a candidate's turn."""
    pick: i32 = entry >> 16 & 63
    if s[PHASE] == LAY:
        lay_chosen(s, to_move(s), entry >> 8 & 7, entry & 63)
    claim(s, bit(pick - 1) if pick else 0)


def utility(s: Words, seat: i32, aim: Words, scores: Words) -> i32:
    """How good an end is for a seat: aim[0] for a win, aim[1] a point ahead of the best other, aim[2] a point.

    From aim[4] on stands what each seat brings along from earlier games; if anybody does, sums decide.
    """
    players: i32 = s[PLAYERS]
    won: i32 = winners(s, scores)
    best: i32 = 0
    other: i32
    i: i32
    own: i32 = scores[seat] + aim[4 + seat]
    value: i32 = 0
    for i in range(players):
        other = scores[i] + aim[4 + i]
        if i != seat and other > best:
            best = other
    if aim[4] | aim[5] | aim[6] | aim[7]:
        won = bit(seat) if own > best else 0
    if won >> seat & 1:
        value = aim[0]
        value = value // popcount(won)
    value += aim[1] * (own - best + 1000)
    return value + aim[2] * own


def try_out(
    root: Words,
    entries: Words,
    alive: Words,
    n: i32,
    seat: i32,
    greedy: i32,
    aim: Words,
    seed: u64,
    first: u64,
    count: u64,
    deadline: u64,
    sums: Words,
    s: Words,
) -> u64:
    """Play out every living candidate once with the same draws, and again, until the count or the deadline is reached.

    Adds each one's utility to sums; returns how often all have been tried.
    """
    rng: Words = at(s, PLAYOUT)
    scores: Words = at(s, PLAYOUT + 4)
    number: u64
    value: u64
    i: i32
    for number in range(first, first + count):
        for i in range(n):
            copy_table(s, root)
            rng[0] = seeded(seed, number)
            rng[1] = seeded(rng[0], 1)
            apply(s, entries[alive[i]])
            play_out(s, greedy, rng)
            value = utility(s, seat, aim, scores)
            sums[alive[i]] += value
        if deadline and micros() > deadline:
            return number + 1 - first
    return count
