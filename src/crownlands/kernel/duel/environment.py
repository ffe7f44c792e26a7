# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What an environment shows of a table of Duel, and what it takes: observations, masks, actions, rewards.

Observations and actions are laid out as the environments say. A drawing is told in two actions, the half of the first
die and then that of the second; between them the table remembers the first.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.batch import Environment
    from crownlands.kernel.duel.box import FACE_COAT, FACE_COUNT, FACE_CROSSES, HALF_COAT, HALF_OF, LINE_POWER
    from crownlands.kernel.duel.choice import PAIR_DICE, forget
    from crownlands.kernel.duel.drawings import arrange, targets
    from crownlands.kernel.duel.land import anchors, total
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.duel.playout import play_on
    from crownlands.kernel.duel.random_moves import roll
    from crownlands.kernel.duel.table import (
        die_of,
        face_of,
        list_moves,
        list_steps,
        player,
        raised_half,
        role_a,
        set_up,
        step,
        to_move,
        ways,
        winners,
    )
    from crownlands.kernel.ends import pay
    from crownlands.kernel.plain import *


def seats_of(s: Words) -> i32:
    return PLAYERS


def size_of(s: Words) -> i32:
    """How many numbers an observation has."""
    return SEEN


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


# What a seat sees


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


# Legal actions


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


# Playing


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


def go_on(s: Words, learner: i32, greedy: i32, rng: Words) -> None:
    """On to the next action: anybody's without a learner, else the learner's, the others played by the kernel."""
    if learner >= 0:
        play_on(s, greedy, learner, rng)
    elif s[PHASE] == ROLLING:
        roll(s, rng)


def start_over(s: Words, learner: i32, greedy: i32, rng: Words) -> None:
    """A new game at the same table."""
    set_up(s)
    if learner >= 0:
        forget(s)
    go_on(s, learner, greedy, rng)


def write_worth(s: Words, room: Words, kind: i32, out: Shorts, base: i64) -> None:
    """What the finished game is worth to each seat."""
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
    environment.go_on = go_on
    environment.act = act
    environment.see = write_seen
    environment.mask = write_mask
    environment.pay = write_worth
    return environment


ENVIRONMENT = _environment()
