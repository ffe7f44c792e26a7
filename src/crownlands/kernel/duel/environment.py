# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Duel as an environment: what is seen of a table, laid out as the environments say, and how it goes on.

`actions` has the actions and their masks.
"""

from __future__ import annotations

from crownlands.kernel.duel.judged import JUDGED_GAME, LOOKS

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.batch import Environment
    from crownlands.kernel.duel.actions import act, actions_of, first_half, place_of, write_mask
    from crownlands.kernel.duel.box import FACE_COAT, FACE_CROSSES, LINE_POWER
    from crownlands.kernel.duel.choice import forget
    from crownlands.kernel.duel.land import total
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.duel.playout import play_on
    from crownlands.kernel.duel.table import face_of, player, raised_half, role_a, set_up, to_move, winners
    from crownlands.kernel.ends import pay
    from crownlands.kernel.plain import *


def seats_of(s: Words) -> i32:
    return PLAYERS


def size_of(s: Words) -> i32:
    """How many numbers an observation has."""
    return SEEN


def write_map(m: Words, out: Shorts, base: i64) -> None:
    """A plane for each coat of arms, then crosses."""
    cells: u64
    i: i32
    for i in range(COATS):
        cells = m[COAT + i]
        while cells:
            out[base + PLACES * i + place_of(ctz(cells))] = 1
            cells &= cells - 1
    for i in range(PLANES):
        cells = m[CROSSES + i]
        while cells:
            out[base + PLACES * COATS + place_of(ctz(cells))] += 1 << i
            cells &= cells - 1


def write_dice(s: Words, seat: i32, out: Shorts, base: i64) -> None:
    """Each die: coat of arms or joker; crosses; taken by oneself, by the other."""
    die: i32
    face: i32
    taker: i32
    for die in range(DICE):
        face = face_of(s, die)
        if face >= 0:
            out[base + FACE_COAT[face]] = 1
            out[base + COATS + 1] = FACE_CROSSES[face]
        taker = s[TAKERS] >> (8 * die) & 255
        if taker:
            out[base + COATS + 2 + (taker - 1 != seat)] = 1
        base += DIE_NUMBERS


def write_boxes(s: Words, seat: i32, out: Shorts, base: i64) -> None:
    """For both: boxes filled, then boxes that will be; who won each line, what is spent."""
    m: Words
    fills: u64
    owner: i32
    i: i32
    line: i32
    for i in range(PLAYERS):
        m = player(s, seat ^ i)
        fills = m[FILLS]
        for line in range(COATS):
            out[base + COATS * i + line] = m[BOXES] >> (8 * line) & 255
        while fills:
            out[base + COATS * (PLAYERS + i) + (fills & 255) - 1] += 1
            fills >>= 8
    base += 2 * PLAYERS * COATS
    for line in range(COATS):
        owner = s[OWNERS] >> (8 * line) & 255
        if owner:
            out[base + PLAYERS * line + (owner - 1 != seat)] = 1
    write_spent(s, out, base + PLAYERS * COATS)


def write_spent(s: Words, out: Shorts, base: i64) -> None:
    line: i32
    for line in range(COATS):
        out[base + line] = s[SPENT] >> LINE_POWER[line] & 1


def write_players(s: Words, seat: i32, out: Shorts, base: i64) -> None:
    """Castles, named coats of arms, who drew, what is announced, roles, the phase, points."""
    m: Words
    i: i32
    for i in range(PLAYERS):
        m = player(s, seat ^ i)
        out[base + i] = m[CASTLE]
        if m[NAMED]:
            out[base + PLAYERS + COATS * i + m[NAMED] - 1] = 1
        out[base + PLAYERS + PLAYERS * COATS + i] = m[DREW]
        out[base + 8 + PLAYERS * COATS + i] = (seat ^ i) == role_a(s)
        out[base + 15 + PLAYERS * COATS + i] = total(m)
    base += 4 + PLAYERS * COATS
    if s[RAISED]:
        out[base + raised_half(s) - 1] = 1
    out[base + 2] = s[CALLED] & 1
    out[base + 3] = s[CALLED] >> 1
    if s[PHASE] != OVER and s[PHASE] != ROLLING:
        out[base + 6 + s[PHASE] - 1] = 1


def write_seen(s: Words, seat: i32, out: Shorts, base: i64) -> None:
    """What a seat sees of its table."""
    said: i32 = s[SAID] - 1
    clear_shorts(out, base, SEEN)
    write_map(player(s, seat), out, base)
    write_map(player(s, 1 - seat), out, base + MAP_NUMBERS)
    base += PLAYERS * MAP_NUMBERS
    if said >= 0:
        said -= first_half()
        out[base + PLACES * (said % COATS) + said // COATS] = 1
    base += COATS * PLACES
    write_dice(s, seat, out, base)
    base += DICE * DIE_NUMBERS
    write_boxes(s, seat, out, base)
    write_players(s, seat, out, base + (3 * PLAYERS + 1) * COATS)


def start_over(s: Words, bots: i32) -> None:
    """A new game at the same table."""
    set_up(s)
    if bots:
        forget(s)


def write_worth(s: Words, room: Words, kind: i32, out: Shorts, base: i64) -> None:
    """What the table is worth to each seat."""
    pay(PLAYERS, winners(s, room), room, kind, out, base)


def _environment() -> Environment:
    environment: Environment = Environment()
    environment.state = STATE
    environment.room = PLAYOUT
    environment.scratch = MASK_ROOM
    environment.seats = seats_of
    environment.size = size_of
    environment.actions = actions_of
    environment.turn = to_move
    environment.start = start_over
    environment.go_on = play_on
    environment.act = act
    environment.see = write_seen
    environment.mask = write_mask
    environment.pay = write_worth
    environment.judged = JUDGED_GAME
    environment.looks = LOOKS
    return environment


ENVIRONMENT = _environment()
