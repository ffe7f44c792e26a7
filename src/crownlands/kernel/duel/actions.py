# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""The actions of an environment of Duel, numbered as the environments say: masks, and playing one.

A drawing is told in two actions, the half of the first die and then that of the second; between them the table
remembers the first.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.duel.box import FACE_COAT, FACE_COUNT, HALF_COAT, HALF_OF
    from crownlands.kernel.duel.choice import PAIR_DICE
    from crownlands.kernel.duel.drawings import arrange, targets
    from crownlands.kernel.duel.land import anchors
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.duel.moves import list_moves, list_steps
    from crownlands.kernel.duel.table import die_of, face_of, player, raised_half, step, ways
    from crownlands.kernel.plain import *


def first_castle() -> i32:
    """Where the actions begin that come after turning."""
    return TAKE_ACTIONS + CALL_ACTIONS + 2 * FACE_COUNT


def first_half() -> i32:
    """Where the actions begin that draw half a domino."""
    return first_castle() + 2 + 1 + COATS + PLACES


def actions_of(s: Words) -> i32:
    return first_half() + PLACES * COATS


def place_of(square: i32) -> i32:
    """A square counted row by row."""
    return square - (square >> 3)


def square_at(place: i32) -> i32:
    return place + place // COLUMNS


def first_is_small(s: Words, arrangement: u64) -> i32:
    """Whether the half on the smaller square is that of the first die; of two alike the raised one, or the smaller."""
    seat: i32 = s[SEAT]
    one: i32 = face_of(s, die_of(s, seat, 0))
    half: u64 = HALF_OF[2 * (COATS * one + HALF_COAT[arrangement >> 6]) + (raised_half(s) == 1)]
    return half == arrangement >> 6 and (FACE_COAT[one] == JOKER or FACE_COAT[one] == HALF_COAT[arrangement >> 6])


def mark_halves(s: Words, room: Words) -> None:
    """The squares for the next half, by coat of arms, into the scratch."""
    seat: i32 = s[SEAT]
    m: Words = player(s, seat)
    needs: i32 = s[CALLED]
    said: i32 = s[SAID] - 1
    n: i32 = arrange(face_of(s, die_of(s, seat, 0)), face_of(s, die_of(s, seat, 1)), raised_half(s), 0, room)
    small: i32
    large: i32
    i: i32
    for i in range(n):
        small = HALF_COAT[room[i] >> 6]
        large = HALF_COAT[room[i] & 63]
        if said < 0:
            if first_is_small(s, room[i]):
                room[MASK_CELLS + small] |= small_squares(m, small, large, needs)
            else:
                room[MASK_CELLS + large] |= large_squares(m, small, large, needs)
        else:
            mark_second(m, room, first_is_small(s, room[i]), small, large, needs, said - first_half())


def small_squares(m: Words, small: i32, large: i32, needs: i32) -> u64:
    """The smaller squares of all drawings with these coats of arms."""
    free: u64 = m[FREE]
    here: u64 = anchors(m, small)
    there: u64 = anchors(m, large)
    squares: u64 = free
    found: u64 = 0
    if needs == 0:
        return free & (free >> 1 & (here | there >> 1) | free >> 8 & (here | there >> 8))
    while squares:
        if targets(ctz(squares), here >> ctz(squares) & 1, there, free, needs):
            found |= lowest(squares)
        squares &= squares - 1
    return found


def large_squares(m: Words, small: i32, large: i32, needs: i32) -> u64:
    """The larger ones."""
    free: u64 = m[FREE]
    here: u64 = anchors(m, small)
    there: u64 = anchors(m, large)
    squares: u64 = free
    found: u64 = 0
    if needs == 0:
        return free & (free << 1 & (there | here << 1) | free << 8 & (there | here << 8))
    while squares:
        found |= targets(ctz(squares), here >> ctz(squares) & 1, there, free, needs)
        squares &= squares - 1
    return found


def mark_second(m: Words, room: Words, first: i32, small: i32, large: i32, needs: i32, said: i32) -> None:
    """The squares for the second half, once the first has been said."""
    here: u64 = anchors(m, small)
    there: u64 = anchors(m, large)
    free: u64 = m[FREE]
    square: i32 = square_at(said // COATS)
    squares: u64 = free & (bit(square) - 1)
    if said % COATS != (small if first else large):
        return
    if first:
        room[MASK_CELLS + large] |= targets(square, here >> square & 1, there, free, needs)
        return
    while squares:
        if targets(ctz(squares), here >> ctz(squares) & 1, there, free, needs) >> square & 1:
            room[MASK_CELLS + small] |= lowest(squares)
        squares &= squares - 1


def action_of_step(s: Words, move: u64) -> i32:
    """The action of a move that is not a drawing."""
    kind: i32 = move >> KIND
    said: i32 = move & 63
    first: i32
    pair: i32
    if kind == TAKE_MOVE:
        if said & (said - 1) == 0:
            return ctz(said)
        for pair in range(PAIR_COUNT):
            if PAIR_DICE[pair] == move & 15:
                return DICE + pair
    if kind == USE_MOVE:
        return TAKE_ACTIONS + said
    if kind == NAME_MOVE:
        return first_castle() + 3 + said
    if kind == CROSS_MOVE:
        return first_castle() + 3 + COATS + place_of(said)
    if kind == PASS_MOVE:
        return first_castle() + 2
    first = face_of(s, die_of(s, s[SEAT], 0))
    if kind == CASTLE_MOVE:
        return first_castle() + (said != first)
    return TAKE_ACTIONS + CALL_ACTIONS + FACE_COUNT * ((move >> 6 & 63) != first) + said


def write_mask(s: Words, room: Words, out: Small, base: i64) -> None:
    """1 for each legal action of the seat to move; all 1 once the game is over."""
    phase: i32 = s[PHASE]
    steps: Words = at(room, MASK_STEPS)
    count: i32 = 0
    found: i32
    i: i32
    set_small(out, base, actions_of(s), 1 if phase == OVER else 0)
    if phase == OVER or phase == ROLLING:
        return
    if phase == DRAWING:
        found = ways(s)
        if s[SAID] == 0:
            count = list_steps(s, found, steps, 0)
        if found >> s[CALLED] & 1:
            write_halves(s, room, out, base + first_half())
    else:
        count = list_moves(s, steps, room)
    for i in range(count):
        out[base + action_of_step(s, steps[i])] = 1


def write_halves(s: Words, room: Words, out: Small, base: i64) -> None:
    cells: u64
    coat: i32
    for coat in range(COATS):
        room[MASK_CELLS + coat] = 0
    mark_halves(s, room)
    for coat in range(COATS):
        cells = room[MASK_CELLS + coat]
        while cells:
            out[base + COATS * place_of(ctz(cells)) + coat] = 1
            cells &= cells - 1


def act(s: Words, action: i64) -> None:
    """Play a legal action, or remember the first half of a drawing."""
    if action < first_half():
        step(s, step_of(s, action))
    elif s[SAID] == 0:
        s[SAID] = action + 1
    else:
        draw_said(s, s[SAID] - 1 - first_half(), action - first_half())


def draw_said(s: Words, first: i32, second: i32) -> None:
    """A drawing of two halves, square and coat of arms each, those of the first die first."""
    seat: i32 = s[SEAT]
    raised: i32 = raised_half(s)
    one: u64 = HALF_OF[2 * (COATS * face_of(s, die_of(s, seat, 0)) + first % COATS) + (raised == 1)]
    other: u64 = HALF_OF[2 * (COATS * face_of(s, die_of(s, seat, 1)) + second % COATS) + (raised == 2)]
    here: u64 = square_at(first // COATS)
    there: u64 = square_at(second // COATS)
    s[SAID] = 0
    if here < there:
        step(s, DRAW_MOVE << KIND | here << 18 | there << 12 | one << 6 | other)
    else:
        step(s, DRAW_MOVE << KIND | there << 18 | here << 12 | other << 6 | one)


def step_of(s: Words, action: i32) -> u64:
    """The move of an action that is no half of a drawing."""
    face: u64
    if action < DICE:
        return TAKE_MOVE << KIND | bit(action)
    if action < TAKE_ACTIONS:
        return TAKE_MOVE << KIND | PAIR_DICE[action - DICE]
    if action < TAKE_ACTIONS + CALL_ACTIONS:
        return USE_MOVE << KIND | action - TAKE_ACTIONS
    if action < first_castle():
        action -= TAKE_ACTIONS + CALL_ACTIONS
        face = face_of(s, die_of(s, s[SEAT], action // FACE_COUNT))
        return TURN_MOVE << KIND | face << 6 | action % FACE_COUNT
    action -= first_castle()
    if action < 2:
        return CASTLE_MOVE << KIND | face_of(s, die_of(s, s[SEAT], action))
    if action == 2:
        return PASS_MOVE << KIND
    if action < 3 + COATS:
        return NAME_MOVE << KIND | action - 3
    return CROSS_MOVE << KIND | square_at(action - 3 - COATS)
