# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""The turns a seat may take, best first by what the greedy player thinks of them.

A candidate is one word: its value on top, below it all that leads to its last move (a die turned, the castle, powers
called up), and that move. Crosses in one domain come to the same, so each domain is looked at once.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.duel.box import HALF_COAT
    from crownlands.kernel.duel.choice import (
        CASTLE_PRICE,
        PAIR_DICE,
        PRICE,
        balance,
        boxes_of,
        domain_at,
        domains_of,
        first_die_worth,
        outlook,
        price_of,
        value_pairs,
    )
    from crownlands.kernel.duel.drawings import arrange, can_draw, targets
    from crownlands.kernel.duel.land import anchors
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.duel.moves import list_turns
    from crownlands.kernel.duel.table import (
        declared,
        die_of,
        face_of,
        free_dice,
        player,
        raised_half,
        ready,
        step,
        turning,
        ways,
    )
    from crownlands.kernel.duel.worth import POINT, worth_of
    from crownlands.kernel.plain import *
    from crownlands.kernel.ranked import insert


def valued(worth: i64, turn: u64) -> u64:
    """A turn with its value on top, in 64ths of a point."""
    value: u64 = (worth + 2048 * POINT) // (POINT // 64)
    return value << WORTH_BITS | turn


def list_dice(s: Words, out: Words, most: i32) -> i32:
    """One die, or two, or the power with two."""
    seat: i32 = s[SEAT]
    dice: u64 = free_dice(s)
    price: i64 = 0
    calls: u64 = 0
    n: i32 = 0
    i: i32
    value_pairs(s)
    if s[PHASE] == TAKING:
        for i in range(DICE):
            n = insert(out, n, most, valued(first_die_worth(s, i), TAKE_MOVE << KIND | bit(i)))
        if ready(s, seat, FIRST) == 0:
            return n
        price = price_of(outlook(s, seat), PRICE[FIRST])
        calls = bit(CALLS + FIRST)
    for i in range(PAIR_COUNT):
        if PAIR_DICE[i] & invert(dice) == 0:
            n = insert(out, n, most, valued(balance(s, seat, i) - price, calls | TAKE_MOVE << KIND | PAIR_DICE[i]))
    return n


def list_powers(s: Words, out: Words, most: i32) -> i32:
    """A coat of arms to name, or a domain for one more cross."""
    m: Words = player(s, s[SEAT])
    n: i32 = 0
    cells: u64
    like: u64
    coat: i32
    for coat in range(COATS):
        if s[PHASE] == NAMING:
            n = insert(out, n, most, valued(domains_of(m, coat) * POINT, NAME_MOVE << KIND | coat))
            continue
        like = m[COAT + coat]
        while like:
            cells = domain_at(m, ctz(like))
            n = insert(out, n, most, valued(popcount(cells) * POINT, CROSS_MOVE << KIND | ctz(like)))
            like ^= cells
    return n


def list_drawn(
    s: Words, one: i32, other: i32, raised: i32, needs: i32, price: i64, before: u64, out: Words, n: i32, most: i32
) -> i32:
    """Every drawing of two faces with these needs, after what comes before it and has its price."""
    seat: i32 = s[SEAT]
    m: Words = player(s, seat)
    o: Words = outlook(s, seat)
    worth: i64 = boxes_of(s, seat, one, other, raised) - price
    count: i32
    i: i32
    if can_draw(m, one, other, needs) == 0:
        return n
    count = arrange(one, other, raised, 0, at(s, ARRANGED))
    for i in range(count):
        n = list_arranged(m, o, s[ARRANGED + i], needs, worth, before, out, n, most)
    return n


def list_arranged(
    m: Words, o: Words, arrangement: u64, needs: i32, worth: i64, before: u64, out: Words, n: i32, most: i32
) -> i32:
    one: i32 = arrangement >> 6
    other: i32 = arrangement & 63
    here: u64 = anchors(m, HALF_COAT[one])
    there: u64 = anchors(m, HALF_COAT[other])
    squares: u64 = m[FREE]
    others: u64
    first: u64
    second: u64
    move: u64
    while squares:
        first = ctz(squares)
        squares &= squares - 1
        others = targets(first, here >> first & 1, there, m[FREE], needs)
        while others:
            second = ctz(others)
            others &= others - 1
            move = before | DRAW_MOVE << KIND | first << 18 | second << 12 | arrangement
            n = insert(out, n, most, valued(worth + worth_of(m, o, one, other, first, second), move))
    return n


def list_calls(
    s: Words, one: i32, other: i32, raised: i32, price: i64, before: u64, out: Words, n: i32, most: i32
) -> i32:
    """The drawings of two faces with every set of powers at hand that may still be called up."""
    seat: i32 = s[SEAT]
    called: i32 = s[CALLED]
    hand: i32 = called | ready(s, seat, ANYWHERE) * BY_ANYWHERE | ready(s, seat, SPLIT) * BY_SPLIT
    o: Words = outlook(s, seat)
    paid: i64
    calls: u64
    needs: i32
    for needs in range(BY_BOTH + 1):
        if needs & called != called or needs & hand != needs or (called & BY_SPLIT and needs != called):
            continue
        calls = needs ^ called
        paid = price
        if calls & BY_ANYWHERE:
            paid += price_of(o, PRICE[ANYWHERE])
        if calls & BY_SPLIT:
            paid += price_of(o, PRICE[SPLIT])
        n = list_drawn(s, one, other, raised, needs, paid, before | calls << CALLS, out, n, most)
    return n


def list_draws(s: Words, out: Words, most: i32) -> i32:
    """Drawings as things are; with the castle on either die; with a die turned; or none."""
    seat: i32 = s[SEAT]
    o: Words = outlook(s, seat)
    one: i32 = face_of(s, die_of(s, seat, 0))
    other: i32 = face_of(s, die_of(s, seat, 1))
    n: i32 = list_calls(s, one, other, raised_half(s), 0, 0, out, 0, most)
    price: i64 = price_of(o, CASTLE_PRICE)
    raising: u64
    if declared(s):
        return n
    if s[SEATED + PLAYER * seat + CASTLE] == 0:
        raising = one + 1
        n = list_calls(s, one, other, 1, price, raising << RAISING, out, n, most)
        if one != other:
            raising = other + 1
            n = list_calls(s, one, other, 2, price, raising << RAISING, out, n, most)
    if ready(s, seat, TURN):
        n = list_turned(s, one, other, out, n, most)
    if ways(s) & 1 == 0:
        n = insert(out, n, most, valued(boxes_of(s, seat, one, other, 0), PASS_MOVE << KIND))
    return n


def list_turned(s: Words, one: i32, other: i32, out: Words, n: i32, most: i32) -> i32:
    """The drawings after every way to turn a die."""
    turns: Words = at(s, STEPS)
    count: i32 = list_turns(s, turns, 0)
    price: i64 = price_of(outlook(s, s[SEAT]), PRICE[TURN])
    before: u64
    face: u64
    to: u64
    i: i32
    for i in range(count):
        face = turns[i] >> 6 & 63
        to = turns[i] & 63
        before = to << TURNED_TO | (face + 1) << TURNED
        if turning(s, face, to) == 0:
            n = list_calls(s, to, other, 0, price, before, out, n, most)
        else:
            n = list_calls(s, one, to, 0, price, before, out, n, most)
    return n


def candidates(s: Words, out: Words, most: i32) -> i32:
    """The turns with the best greedy values, best first."""
    phase: i32 = s[PHASE]
    if phase == DRAWING:
        return list_draws(s, out, most)
    if phase == TAKING or phase == TAKING_TWO:
        return list_dice(s, out, most)
    return list_powers(s, out, most)


def name(s: Words, entry: u64, out: Words) -> i32:
    """The moves of a candidate, in order."""
    n: i32 = 0
    power: u64
    if entry >> TURNED & 31:
        out[n] = TURN_MOVE << KIND | ((entry >> TURNED & 31) - 1) << 6 | entry >> TURNED_TO & 31
        n += 1
    if entry >> RAISING & 31:
        out[n] = CASTLE_MOVE << KIND | (entry >> RAISING & 31) - 1
        n += 1
    for power in range(FIRST + 1):
        if entry >> (CALLS + power) & 1:
            out[n] = USE_MOVE << KIND | power
            n += 1
    out[n] = entry & (bit(RAISING) - 1)
    return n + 1


def apply(s: Words, entry: u64) -> None:
    """Take a candidate's turn."""
    moves: Words = at(s, STEPS)
    count: i32 = name(s, entry, moves)
    i: i32
    for i in range(count):
        step(s, moves[i])
