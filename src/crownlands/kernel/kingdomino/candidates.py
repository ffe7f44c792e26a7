# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""The turns a seat may take, placement and pick together, best first by what the greedy player thinks of them.

A candidate is one word: its greedy value above 32 bits, then the pick (domino + 1, 0 for none) << 16, way << 8, cell.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.draft import claim, free_dominoes, to_move
    from crownlands.kernel.kingdom.land import bonus, fits, place
    from crownlands.kernel.kingdom.placements import name_of
    from crownlands.kernel.kingdom.survey import add_domino, copy_survey
    from crownlands.kernel.kingdomino.choice import promise
    from crownlands.kernel.kingdomino.layout import *
    from crownlands.kernel.kingdomino.playout import lay_chosen
    from crownlands.kernel.plain import *
    from crownlands.kernel.ranked import insert


def pairs_of(k: Words, v: Words, free: u64, flags: i32, name: u64, out: Words, n: i32, most: i32, room: Words) -> i32:
    """One placement, already made in k and v, with every pick."""
    value: u64
    domino: u64
    if free == 0:
        value = v[POINTS] + bonus(k[USED], k[FRAME] != 0, flags)
        return insert(out, n, most, value << 32 | name)
    while free:
        domino = ctz(free)
        value = v[POINTS] + promise(k, v, domino, flags, room)
        n = insert(out, n, most, value << 32 | (domino + 1) << 16 | name)
        free &= free - 1
    return n


def candidates(s: Words, out: Words, most: i32) -> i32:
    """The turns with the best greedy values, best first; the table's surveys must be up to date."""
    seat: i32 = to_move(s)
    k: Words = at(s, KINGDOMS + KINGDOM * seat)
    v: Words = at(s, SURVEYS + SURVEY * seat)
    room: Words = at(s, SCRATCH + LISTS)
    trial: Words = at(s, SCRATCH + TRIAL)
    trial_survey: Words = at(s, SCRATCH + TRIAL_SURVEY)
    masks: Words = at(s, SCRATCH + PLACES)
    free: u64 = free_dominoes(s)
    flags: i32 = s[FLAGS]
    domino: i32 = 0
    n: i32 = 0
    name: u64
    cells: u64
    way: i32
    for way in range(WAYS):
        masks[way] = 0
    if s[PHASE] == LAY:
        domino = ctz(s[ROW])
        fits(k, domino, masks)
    for way in range(WAYS):
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
        n = pairs_of(k, v, free, flags, NOT_LAID << 8, out, n, most, room)
    return n


def apply(s: Words, entry: u64) -> None:
    """Take a candidate's turn."""
    pick: i32 = entry >> 16 & 63
    if s[PHASE] == LAY:
        lay_chosen(s, to_move(s), entry >> 8 & 7, entry & 63)
    claim(s, bit(pick - 1) if pick else 0)


def name(s: Words, entry: u64, out: Words) -> i32:
    """The moves of a candidate: the placement where one is due, then the pick if there is one."""
    way: i32 = entry >> 8 & 7
    pick: i32 = entry >> 16 & 63
    n: i32 = 0
    if s[PHASE] == LAY:
        out[n] = DISCARD if way == NOT_LAID else name_of(at(s, KINGDOMS + KINGDOM * to_move(s)), way, entry & 63)
        n += 1
    if pick:
        out[n] = pick
        n += 1
    return n
