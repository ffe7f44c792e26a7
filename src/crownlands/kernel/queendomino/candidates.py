# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""The moves a seat may make in the phase it is asked, best first by what the greedy player thinks of them.

A candidate is one word, as `weigh` writes it. The phases after it are the players' of the playouts.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.placements import name_of
    from crownlands.kernel.plain import *
    from crownlands.kernel.queendomino.layout import *
    from crownlands.kernel.queendomino.realm import grid_cell, sites_of, territory_of
    from crownlands.kernel.queendomino.table import realm_to_move
    from crownlands.kernel.queendomino.weigh import weigh
    from crownlands.kernel.ranked import insert


def stands_for_others(k: Words, entry: u64) -> i32:
    """Of the sites in one town, which are all alike, the first is looked at."""
    site: u64 = bit(entry & 63)
    return lowest(territory_of(k, site) & sites_of(k)) == site


def candidates(s: Words, out: Words, most: i32) -> i32:
    """The moves with the best greedy worth, best first; the table's surveys must be up to date."""
    k: Words = realm_to_move(s)
    entries: Words = at(s, WEIGHED)
    count: i32 = weigh(s, entries)
    n: i32 = 0
    i: i32
    for i in range(count):
        if s[PHASE] != BUILD or entries[i] >> 8 & 255 == NO_SPACE or stands_for_others(k, entries[i]):
            n = insert(out, n, most, entries[i])
    return n


def name_of_tax(s: Words, which: i32) -> i32:
    """The number of a tax on the first, the second or both cells of the domino just laid."""
    k: Words = realm_to_move(s)
    low: u64 = lowest(s[JUST_LAID])
    first: i32 = grid_cell(k, ctz(low))
    second: i32 = grid_cell(k, ctz(s[JUST_LAID] ^ low))
    if which == 0:
        return PASS
    if which < 3:
        return first if which == 1 else second
    if abs(first - second) == 1:
        return min(first, second) + TAX_ACROSS
    return min(first, second) + TAX_DOWN


def name_of_entry(s: Words, entry: u64) -> i32:
    """The number of a move as `moves` has it."""
    phase: i32 = s[PHASE]
    place: i32 = entry >> 8 & 255
    cell: i32 = entry & 255
    k: Words = realm_to_move(s)
    if phase == LAY:
        return DISCARD if place == NOT_LAID else name_of(k, place, cell)
    if phase == TAX:
        return name_of_tax(s, cell)
    if phase == BUILD:
        return PASS if place == NO_SPACE else CELLS * place + grid_cell(k, cell)
    if phase == BRIBE:
        return PASS if cell == NO_SPACE else cell
    return cell + 1


def name(s: Words, entry: u64, out: Words) -> i32:
    """A candidate is one move."""
    out[0] = name_of_entry(s, entry)
    return 1
