# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""A whole table in machine words: the phases of a turn, playing a move, who wins. `moves` lists what may be played."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.duel.box import (
        FACE_FILLS,
        HALF_FILLS,
        LINE_BOXES,
        LINE_IMMEDIATE,
        LINE_POWER,
        POWER_LINE,
        ROLLS,
    )
    from crownlands.kernel.duel.drawings import can_draw
    from crownlands.kernel.duel.land import add_cross, clear, draw_half, largest, total
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.plain import *


def set_up(s: Words) -> None:
    """Everything but the flags, which are given: both maps empty, the first seat is A (D-S1, D-N1)."""
    i: i32
    for i in range(PHASE, HEAD):
        s[i] = 0
    for i in range(PLAYERS):
        clear(at(s, SEATED + PLAYER * i))
    s[ROUND] = 1


def role_a(s: Words) -> i32:
    """Who is A; the roles swap every turn (D-S1)."""
    return s[ROUND] - 1 & 1


def to_move(s: Words) -> i32:
    """The seat to move, or CHANCE, or NOBODY."""
    if s[PHASE] == OVER:
        return NOBODY
    return CHANCE if s[PHASE] == ROLLING else s[SEAT]


def player(s: Words, seat: i32) -> Words:
    return at(s, SEATED + PLAYER * seat)


def ready(s: Words, seat: i32, power: i32) -> i32:
    """Won and not yet used (D-G3)."""
    owner: i32 = s[OWNERS] >> (8 * POWER_LINE[power]) & 255
    return owner == seat + 1 and s[SPENT] >> power & 1 == 0


def rolled(s: Words) -> i32:
    """How many dice have been rolled."""
    n: i32 = 0
    while n < DICE and s[SHOWN] >> (8 * n):
        n += 1
    return n


def face_of(s: Words, die: i32) -> i32:
    face: i32 = s[SHOWN] >> (8 * die) & 255
    return face - 1


def die_of(s: Words, seat: i32, number: i32) -> i32:
    """The first or second die of a player."""
    die: i32
    taker: i32
    for die in range(DICE):
        taker = s[TAKERS] >> (8 * die) & 255
        if taker == seat + 1:
            if number == 0:
                return die
            number -= 1
    return 0


def free_dice(s: Words) -> u64:
    found: u64 = 0
    die: i32
    for die in range(DICE):
        if s[TAKERS] >> (8 * die) & 255 == 0:
            found |= bit(die)
    return found


def declared(s: Words) -> i32:
    """Something was announced for the drawing to come, which is owed now."""
    return s[RAISED] != 0 or s[CALLED] != 0


def raised_half(s: Words) -> i32:
    """Which half of the domino at hand the castle raises: 1, 2 or 0 for none; of two alike the first."""
    if s[RAISED] == 0:
        return 0
    return 1 if face_of(s, die_of(s, s[SEAT], 0)) + 1 == s[RAISED] else 2


def ways(s: Words) -> i32:
    """The sets of powers, all at hand, with which the domino can be drawn as things were called up; a bit for each."""
    seat: i32 = s[SEAT]
    return ways_of(s, seat, face_of(s, die_of(s, seat, 0)), face_of(s, die_of(s, seat, 1)))


def ways_of(s: Words, seat: i32, one: i32, other: i32) -> i32:
    """The same for any two faces."""
    called: i32 = s[CALLED]
    hand: i32 = called | ready(s, seat, ANYWHERE) * BY_ANYWHERE | ready(s, seat, SPLIT) * BY_SPLIT
    found: i32 = 0
    needs: i32
    for needs in range(BY_BOTH + 1):
        if needs & called == called and needs & hand == needs:
            if can_draw(player(s, seat), one, other, needs):
                found |= 1 << needs
    return found


def step(s: Words, move: u64) -> None:
    """Play one move, which must be legal."""
    kind: i32 = move >> KIND
    if kind == DRAW_MOVE:
        draw(s, move)
    elif kind == ROLL_MOVE:
        show(s, move & 63)
    elif kind == TAKE_MOVE:
        take(s, move & 15)
    elif kind == USE_MOVE:
        call_up(s, move & 7)
    elif kind == TURN_MOVE:
        turn_die(s, move >> 6 & 63, move & 63)
    elif kind == CASTLE_MOVE:
        s[RAISED] = (move & 63) + 1
    elif kind == PASS_MOVE:
        draw_nothing(s)
        let_draw(s)
    elif kind == NAME_MOVE:
        give_name(s, move & 7)
    elif kind == CROSS_MOVE:
        add_cross(player(s, s[SEAT]), move & 63)
        s[SPENT] |= bit(CROSS)
        let_use(s)


def show(s: Words, face: u64) -> None:
    """The next die shows a face (D-T1)."""
    n: i32 = rolled(s)
    s[SHOWN] |= (face + 1) << (8 * n)
    if n == DICE - 1:
        s[PHASE] = TAKING
        s[SEAT] = role_a(s)


def give_dice(s: Words, seat: u64, dice: u64) -> None:
    while dice:
        s[TAKERS] |= (seat + 1) << (8 * ctz(dice))
        dice &= dice - 1


def take(s: Words, dice: u64) -> None:
    """A's first die, then two for B; or two for A by the power (D-M3). What is left is the other's (D-T2)."""
    seat: u64 = s[SEAT]
    give_dice(s, seat, dice)
    if s[PHASE] == TAKING:
        s[PHASE] = TAKING_TWO
        s[SEAT] = 1 - seat
        return
    give_dice(s, 1 - seat, free_dice(s))
    s[PHASE] = DRAWING
    s[SEAT] = role_a(s)
    let_draw(s)


def call_up(s: Words, power: i32) -> None:
    """A power for taking two dice first is spent at once, those for a drawing with the drawing."""
    if power == FIRST:
        s[SPENT] |= bit(FIRST)
        s[PHASE] = TAKING_TWO
    else:
        s[CALLED] |= bit(power)


def turn_die(s: Words, face: u64, to: u64) -> None:
    """A die shows another of its faces, and the power is spent (D-M4)."""
    number: i32 = turning(s, face, to)
    s[SHOWN] ^= ((face + 1) ^ (to + 1)) << (8 * die_of(s, s[SEAT], number))
    s[SPENT] |= bit(TURN)
    let_draw(s)


def turning(s: Words, face: u64, to: u64) -> i32:
    """Which of one's dice is turned: the first that shows the face and has the other (D-N11)."""
    die: i32 = die_of(s, s[SEAT], 0)
    shown: u64 = face_of(s, die)
    side: i32
    if shown == face:
        for side in range(SIDES):
            if ROLLS[SIDES * die + side] == to:
                return 0
    return 1


def draw(s: Words, move: u64) -> None:
    """The domino is on the map; castle and powers called up for it are spent (D-T6, D-G3)."""
    m: Words = player(s, s[SEAT])
    one: i32 = move >> 6 & 63
    other: i32 = move & 63
    draw_half(m, move >> 18 & 63, one)
    draw_half(m, move >> 12 & 63, other)
    s[SPENT] |= s[CALLED]
    if s[RAISED]:
        m[CASTLE] = 1
    m[DREW] = 1
    s[RAISED] = 0
    s[CALLED] = 0
    count_boxes(m, HALF_FILLS[one], HALF_FILLS[other])
    drawing_done(s)
    let_draw(s)


def draw_nothing(s: Words) -> None:
    """Nothing is drawn, not one half either (D-T5); boxes are filled all the same, if so agreed (D-T9, D-N3)."""
    seat: i32 = s[SEAT]
    if s[FLAGS] & FILL_WITHOUT_DRAWING:
        count_boxes(
            player(s, seat), FACE_FILLS[face_of(s, die_of(s, seat, 0))], FACE_FILLS[face_of(s, die_of(s, seat, 1))]
        )
    drawing_done(s)


def count_boxes(m: Words, one: u64, other: u64) -> None:
    """The coats of arms + 1 that will fill boxes, 0 for none (D-G1, D-G4, D-G5)."""
    m[FILLS] = one | other << (8 if one else 0)


def drawing_done(s: Words) -> None:
    """A draws before B (D-N6); then boxes are filled."""
    a: u64 = role_a(s)
    if s[SEAT] == a:
        s[SEAT] = 1 - a
    else:
        fill(s)


def let_draw(s: Words) -> None:
    """Who has nothing to choose, neither a drawing nor a die to turn, draws nothing without being asked."""
    while s[PHASE] == DRAWING and not ready(s, s[SEAT], TURN) and ways(s) == 0:
        draw_nothing(s)


def fill(s: Words) -> None:
    """Both fill boxes; a line both complete is A's (D-G2, D-G6)."""
    seat: i32
    for seat in range(PLAYERS):
        fill_boxes(s, player(s, seat))
    award(s, role_a(s))
    award(s, 1 - role_a(s))
    let_use(s)


def fill_boxes(s: Words, m: Words) -> None:
    """A box for each coat; in a line somebody has won, or beyond its last box, nothing is filled (D-G1, D-N15)."""
    coats: u64 = m[FILLS]
    line: i32
    while coats:
        line = (coats & 255) - 1
        if s[OWNERS] >> (8 * line) & 255 == 0 and m[BOXES] >> (8 * line) & 255 < LINE_BOXES[line]:
            m[BOXES] += bit(8 * line)
        coats >>= 8


def award(s: Words, seat: i32) -> None:
    """Every complete line without an owner is this player's (D-G2)."""
    m: Words = player(s, seat)
    line: i32
    for line in range(COATS):
        if s[OWNERS] >> (8 * line) & 255 == 0 and m[BOXES] >> (8 * line) & 255 == LINE_BOXES[line]:
            s[OWNERS] |= bit(8 * line) << seat


def let_use(s: Words) -> None:
    """Who won an immediate power uses it now, A before B (D-G8); then the turn is over."""
    seat: i32 = role_a(s)
    line: i32
    for _ in range(PLAYERS):
        for line in range(COATS):
            if LINE_IMMEDIATE[line] and ready(s, seat, LINE_POWER[line]):
                s[PHASE] = NAMING if LINE_POWER[line] == NAME else CROSSING
                s[SEAT] = seat
                return
        seat = 1 - seat
    end_turn(s)


def give_name(s: Words, coat: u64) -> None:
    """The coat of arms whose domains are worth points (D-M5)."""
    m: Words = player(s, s[SEAT])
    m[NAMED] = coat + 1
    s[SPENT] |= bit(NAME)
    let_use(s)


def end_turn(s: Words) -> None:
    """The game ends with the turn in which a map became full or neither drew (D-E1, D-E3, D-N5)."""
    first: Words = player(s, 0)
    second: Words = player(s, 1)
    if first[FREE] == 0 or second[FREE] == 0 or first[DREW] | second[DREW] == 0:
        s[PHASE] = OVER
        return
    s[ROUND] += 1
    s[PHASE] = ROLLING
    s[SEAT] = 0
    s[SHOWN] = 0
    s[TAKERS] = 0
    first[DREW] = 0
    first[FILLS] = 0
    second[DREW] = 0
    second[FILLS] = 0


def winners(s: Words, scores: Words) -> i32:
    """The points of both, written to scores, and the set of those who win: by points, then by the largest domain,
    else both (D-E5, D-E8, D-N18)."""
    mine: i32 = total(player(s, 0))
    theirs: i32 = total(player(s, 1))
    scores[0] = mine
    scores[1] = theirs
    if mine == theirs:
        mine = largest(player(s, 0))
        theirs = largest(player(s, 1))
    return 1 if mine > theirs else 2 if mine < theirs else 3
