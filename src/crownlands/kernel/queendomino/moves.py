# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""The legal moves of a table as numbers, in the order of the rules, and playing one.

A move is a number: a tile by its kind, what is drawn or picked by its domino's number, a king by its seat, a placement
as `placements` has it, a tax by its lower cell (and TAX_ACROSS or TAX_DOWN for both), a building by its space × CELLS
plus its cell, a bribe by its space.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.draft import draw_king, list_choices
    from crownlands.kernel.kingdom.placements import list_placements, lower_cell, way_of, write_log
    from crownlands.kernel.plain import *
    from crownlands.kernel.queendomino.buildings import GROUPS, KINDS, affordable, standing
    from crownlands.kernel.queendomino.layout import *
    from crownlands.kernel.queendomino.realm import bit_of, grid_cell, sites_of
    from crownlands.kernel.queendomino.table import (
        bribe,
        build,
        discard,
        domino_to_lay,
        draw_domino,
        has_queen,
        lay,
        pick,
        realm_to_move,
        show_building,
        tax,
        team_to_move,
    )


def list_moves(s: Words, out: Words) -> i32:
    """All legal moves in the order of the rules; returns how many. There must be room for WAYS words more."""
    phase: i32 = s[PHASE]
    if phase == BUILDING:
        return list_kinds(s[UNSEEN], out)
    if phase == LAY:
        return list_lays(s, out)
    if phase == TAX:
        return list_taxes(s, out)
    if phase == BUILD:
        return list_builds(s, out)
    if phase == BRIBE:
        return list_bribes(s, out)
    return list_choices(s, out)


def list_kinds(unseen: u64, out: Words) -> i32:
    count: i32 = 0
    kind: i32
    for kind in range(KINDS):
        if unseen & GROUPS[kind]:
            out[count] = kind
            count += 1
    return count


def list_lays(s: Words, out: Words) -> i32:
    """Every place the domino fits; discarding it unless it must be placed (Q-A1, Q-A2)."""
    count: i32 = list_placements(realm_to_move(s), domino_to_lay(s), out, at(out, MOST_MOVES))
    if count == 0 or s[FLAGS] & MUST_PLACE == 0:
        out[count] = DISCARD
        count += 1
    return count


def list_taxes(s: Words, out: Words) -> i32:
    """One knight on either square of the domino just placed, or one on each (Q-B1)."""
    k: Words = realm_to_move(s)
    corner: i32 = k[CORNER]
    cells: u64 = ror(s[JUST_LAID], corner)
    low: i32 = grid_cell(k, ctz(cells) + corner & 63)
    high: i32 = grid_cell(k, ctz(cells & (cells - 1)) + corner & 63)
    count: i32 = 2
    out[0] = low
    out[1] = high
    if k[KNIGHTS] > 1:
        out[2] = low + (TAX_ACROSS if high == low + 1 else TAX_DOWN)
        count = 3
    out[count] = PASS
    return count + 1


def list_builds(s: Words, out: Words) -> i32:
    """Any building that can be paid on any free town square (Q-C8)."""
    team: i32 = team_to_move(s)
    k: Words = realm_to_move(s)
    corner: i32 = k[CORNER]
    spaces: u64 = affordable(s[BOARD], k[COINS], has_queen(s, team))
    sites: u64
    count: i32 = 0
    while spaces:
        sites = ror(sites_of(k), corner)
        while sites:
            out[count] = CELLS * (ctz(spaces) >> 3) + grid_cell(k, ctz(sites) + corner & 63)
            count += 1
            sites &= sites - 1
        spaces &= spaces - 1
    out[count] = PASS
    return count + 1


def list_bribes(s: Words, out: Words) -> i32:
    spaces: u64 = standing(s[BOARD])
    count: i32 = 0
    while spaces:
        out[count] = ctz(spaces) >> 3
        count += 1
        spaces &= spaces - 1
    out[count] = PASS
    return count + 1


def cells_of_tax(action: i32) -> u64:
    """The cells of a tax as a set; none for passing."""
    lower: i32
    if action == PASS:
        return 0
    lower = bit_of(action % CELLS)
    if action < TAX_ACROSS:
        return bit(lower)
    return bit(lower) | bit(lower + (1 if action < TAX_DOWN else 8) & 63)


def step(s: Words, action: i32) -> None:
    """Play one move, which must be legal."""
    phase: i32 = s[PHASE]
    if phase == LAY:
        lay_named(s, action)
    elif phase == TAX:
        tax(s, cells_of_tax(action))
    elif phase == BUILD:
        build(s, -1 if action == PASS else action // CELLS, bit_of(action % CELLS))
    elif phase == BRIBE:
        bribe(s, -1 if action == PASS else action)
    elif phase == PICK:
        pick(s, bit(action - 1))
    elif phase == BUILDING:
        show_building(s, action)
    elif phase == DRAW:
        draw_domino(s, bit(action - 1))
    elif phase == KING:
        draw_king(s, action)


def lay_named(s: Words, action: i32) -> None:
    """Lay or discard, and note what became of the domino."""
    k: Words = realm_to_move(s)
    domino: i32 = domino_to_lay(s)
    log_domino(k, domino, action)
    if action == DISCARD:
        discard(s)
    else:
        lay(s, way_of(action), lower_cell(action))


def log_domino(k: Words, domino: i32, action: i32) -> None:
    """As in Kingdomino, and which box it is from."""
    logged: i32 = k[LOGGED]
    number: i32 = LOG_ENTRIES - 1 - (logged >> 8) if action == DISCARD else logged & 255
    box: u64 = domino >= DECK
    k[BOXES] |= box << number
    write_log(k, domino % DECK, action)
