# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""The legal moves of a table as numbers, in the order of the rules.

A move is a number: its kind above 24 bits, below them what it says (`layout.py` has the kinds). Faces are numbered as
they first come on the dice, halves as `box.py` says, squares by their bits.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.duel.box import GROUND, ROLLS
    from crownlands.kernel.duel.drawings import arrange, list_drawings
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.duel.table import (
        declared,
        die_of,
        face_of,
        free_dice,
        player,
        raised_half,
        ready,
        role_a,
        rolled,
        ways,
    )
    from crownlands.kernel.plain import *


def may_call(s: Words, power: i32, found: i32) -> i32:
    """A power some drawing cannot do without. Of two, the one for anywhere is called up first."""
    called: i32 = s[CALLED]
    if called & BY_SPLIT:
        return 0
    if power == ANYWHERE:
        return called == 0 and found & (1 << BY_ANYWHERE | 1 << BY_BOTH) != 0
    return found >> (BY_SPLIT | called) & 1


def most_moves(s: Words, room: Words) -> i32:
    """No fewer than there are moves; the scratch has room for arrangements."""
    seat: i32 = s[SEAT]
    free: i32 = popcount(player(s, seat)[FREE])
    pairs: i32 = free * (free - 1) // 2 if s[CALLED] & BY_SPLIT else 2 * free
    if s[PHASE] != DRAWING:
        return MOST_STEPS
    return MOST_STEPS + pairs * arrange(
        face_of(s, die_of(s, seat, 0)), face_of(s, die_of(s, seat, 1)), raised_half(s), 0, room
    )


def list_moves(s: Words, out: Words, room: Words) -> i32:
    """All legal moves in the order of the rules; returns how many. Scratch for drawings: DRAWINGS_ROOM words."""
    phase: i32 = s[PHASE]
    if phase == DRAWING:
        return list_draw_moves(s, out, room)
    if phase == ROLLING:
        return list_rolls(s, out)
    if phase == TAKING or phase == TAKING_TWO:
        return list_takes(s, out)
    if phase == NAMING:
        return list_names(out)
    return list_crosses(s, out) if phase == CROSSING else 0


def list_rolls(s: Words, out: Words) -> i32:
    """Each face of the next die once."""
    die: i32 = rolled(s)
    count: i32 = 0
    side: i32
    for side in range(SIDES):
        count = put_new(out, 0, count, ROLL_MOVE << KIND | die << 6 | ROLLS[SIDES * die + side])
    return count


def put_new(out: Words, begin: i32, count: i32, move: u64) -> i32:
    """A move behind those listed since, unless it is one of them; returns how many there are."""
    i: i32
    for i in range(begin, count):
        if out[i] == move:
            return count
    out[count] = move
    return count + 1


def list_takes(s: Words, out: Words) -> i32:
    """One die, or two by now (D-T2); A may call up the power to take two first (D-M3, D-N10)."""
    free: u64 = free_dice(s)
    count: i32 = 0
    a: i32
    b: i32
    for a in range(DICE):
        if s[PHASE] == TAKING:
            if free >> a & 1:
                out[count] = TAKE_MOVE << KIND | bit(a)
                count += 1
            continue
        for b in range(a + 1, DICE):
            if free >> a & free >> b & 1:
                out[count] = TAKE_MOVE << KIND | bit(a) | bit(b)
                count += 1
    if s[PHASE] == TAKING and ready(s, role_a(s), FIRST):
        out[count] = USE_MOVE << KIND | FIRST
        count += 1
    return count


def list_names(out: Words) -> i32:
    """Any of the six (D-N17)."""
    coat: i32
    for coat in range(COATS):
        out[coat] = NAME_MOVE << KIND | coat
    return COATS


def list_crosses(s: Words, out: Words) -> i32:
    """Any square already drawn, this turn's included, of one's own map (D-N16)."""
    m: Words = player(s, s[SEAT])
    drawn: u64 = GROUND[0] & invert(m[FREE])
    count: i32 = 0
    while drawn:
        out[count] = CROSS_MOVE << KIND | ctz(drawn)
        drawn &= drawn - 1
        count += 1
    return count


def list_draw_moves(s: Words, out: Words, room: Words) -> i32:
    """Drawings first, then what may come before one, then passing where no drawing is owed (D-N2)."""
    seat: i32 = s[SEAT]
    one: i32 = face_of(s, die_of(s, seat, 0))
    other: i32 = face_of(s, die_of(s, seat, 1))
    needs: i32 = s[CALLED]
    found: i32 = ways(s)
    count: i32 = 0
    if found >> needs & 1:
        count = list_drawings(player(s, seat), one, other, raised_half(s), needs, out, room)
    return list_steps(s, found, out, count)


def list_steps(s: Words, found: i32, out: Words, count: i32) -> i32:
    """What is not a drawing: turning a die, the castle, calling up a power, passing."""
    seat: i32 = s[SEAT]
    m: Words = player(s, seat)
    begin: i32
    i: i32
    if declared(s) == 0:
        if ready(s, seat, TURN):
            count = list_turns(s, out, count)
        if m[CASTLE] == 0 and found:
            begin = count
            for i in range(2):
                count = put_new(out, begin, count, CASTLE_MOVE << KIND | face_of(s, die_of(s, seat, i)))
    for i in range(SPLIT + 1):
        if may_call(s, i, found):
            out[count] = USE_MOVE << KIND | i
            count += 1
    if found & 1 == 0 and declared(s) == 0:
        out[count] = PASS_MOVE << KIND
        count += 1
    return count


def list_turns(s: Words, out: Words, count: i32) -> i32:
    """One die to another of its own faces, before anything else (D-M4, D-N11)."""
    begin: i32 = count
    number: i32
    side: i32
    die: i32
    face: u64
    for number in range(2):
        die = die_of(s, s[SEAT], number)
        face = face_of(s, die)
        for side in range(SIDES):
            if ROLLS[SIDES * die + side] != face:
                count = put_new(out, begin, count, TURN_MOVE << KIND | face << 6 | ROLLS[SIDES * die + side])
    return count
