# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What the net likes: the drawing after which it expects most of a player, and the dice that allow it."""

from __future__ import annotations

from crownlands.kernel.net import Nets

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.duel.candidates import apply, candidates
    from crownlands.kernel.duel.choice import PAIR_DICE
    from crownlands.kernel.duel.features import tell
    from crownlands.kernel.duel.land import total
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.duel.playout import copy_table
    from crownlands.kernel.duel.table import drawing_done, free_dice, give_dice, player, ready, role_a, step
    from crownlands.kernel.net import judge
    from crownlands.kernel.plain import *

SHORTLISTED = 8
"""The drawings a player thinks through, those the greedy player likes best."""
SHORTLISTED_OF_PAIRS = 4
"""The same for dice that may yet be taken."""
NO_LEAD = -(1 << 40)


def outlook(s: Words, seat: i32) -> u64:
    """What the net says of a player before a roll; at the end, the points."""
    x: Shorts = shorts_at(s, TOLD)
    points: u64
    if s[PHASE] == OVER:
        points = total(player(s, seat))
        return points << (16 + BITS_POINTS) | LEAST_SPREAD
    tell(s, seat, x)
    return judge(x, WEIGHTS, FEATURES, at(s, UNITS))


def settle(s: Words) -> None:
    """On to the next roll, as if who is still to draw drew nothing."""
    listed: Words = at(s, LOOKED_AT)
    while s[PHASE] == DRAWING:
        player(s, s[SEAT])[DREW] = 1
        drawing_done(s)
    while s[PHASE] == NAMING or s[PHASE] == CROSSING:
        candidates(s, listed, 1)
        apply(s, listed[0])


def liked(s: Words, seat: i32, entry: u64) -> u64:
    """The entry of a turn, its low bits, below what the net then expects of the seat alone."""
    t: Words = at(s, JUDGED_TABLE)
    value: u64
    copy_table(t, s)
    apply(t, entry)
    settle(t)
    value = outlook(t, seat) >> 16
    return value << WORTH_BITS | entry & (bit(WORTH_BITS) - 1)


def most_liked(s: Words, most: i32) -> u64:
    """The drawing the net likes best for the seat alone, among so many that the greedy player likes."""
    listed: Words = at(s, LOOKED_AT)
    n: i32 = candidates(s, listed, most)
    seat: i32 = s[SEAT]
    best: u64 = 0
    i: i32
    for i in range(n):
        best = max(best, liked(s, seat, listed[i]))
    return best


# Dice


def like_pairs(s: Words) -> None:
    """The drawing of each two dice for each player; they hold while the same dice lie there."""
    key: u64 = s[ROUND] << 32 | s[SHOWN]
    phase: u64 = s[PHASE]
    mover: u64 = s[SEAT]
    takers: u64 = s[TAKERS]
    seat: i32
    pair: i32
    if s[LIKED_KEY] == key:
        return
    s[LIKED_KEY] = key
    s[PHASE] = DRAWING
    for seat in range(PLAYERS):
        s[SEAT] = seat
        player(s, 1 - seat)[DREW] = 1
        for pair in range(PAIR_COUNT):
            s[TAKERS] = 0
            give_dice(s, seat, PAIR_DICE[pair])
            give_dice(s, 1 - seat, PAIR_DICE[PAIR_COUNT - 1 - pair])
            s[LIKED + PAIR_COUNT * seat + pair] = most_liked(s, SHORTLISTED_OF_PAIRS)
        player(s, 1 - seat)[DREW] = 0
    s[PHASE] = phase
    s[SEAT] = mover
    s[TAKERS] = takers


def lead_of(s: Words, seat: i32, pair: i32) -> i64:
    """What a player is ahead with two dice if the other has the other two."""
    mine: i64 = s[LIKED + PAIR_COUNT * seat + pair] >> WORTH_BITS
    theirs: i64 = s[LIKED + PAIR_COUNT * (1 - seat) + PAIR_COUNT - 1 - pair] >> WORTH_BITS
    return mine - theirs


def best_pair(s: Words, seat: i32, dice: u64) -> i32:
    """The two of these dice that a player likes best."""
    best: i32 = 0
    most: i64 = NO_LEAD
    pair: i32
    for pair in range(PAIR_COUNT):
        if PAIR_DICE[pair] & invert(dice) == 0 and lead_of(s, seat, pair) > most:
            most = lead_of(s, seat, pair)
            best = pair
    return best


def price_of_first(s: Words, seat: i32) -> i64:
    """What the net expects less of a player without the power to take two dice first."""
    t: Words = at(s, JUDGED_TABLE)
    price: i64
    copy_table(t, s)
    price = outlook(t, seat) >> 16
    t[SPENT] |= bit(FIRST)
    return price - (outlook(t, seat) >> 16)


def take_first(s: Words) -> None:
    """A's first die, with B's best answer to it; or the power to take two first."""
    a: i32 = role_a(s)
    most: i64 = NO_LEAD
    lead: i64
    best: u64 = 0
    die: i32
    pair: i32
    like_pairs(s)
    for die in range(DICE):
        pair = PAIR_COUNT - 1 - best_pair(s, 1 - a, 15 ^ bit(die))
        lead = lead_of(s, a, pair)
        if lead > most:
            most = lead
            best = TAKE_MOVE << KIND | bit(die)
    if ready(s, a, FIRST):
        pair = best_pair(s, a, 15)
        if lead_of(s, a, pair) - price_of_first(s, a) > most:
            best = USE_MOVE << KIND | FIRST
    step(s, best)


def take_two(s: Words) -> None:
    like_pairs(s)
    step(s, TAKE_MOVE << KIND | PAIR_DICE[best_pair(s, s[SEAT], free_dice(s))])


def pair_of(s: Words) -> i32:
    """The dice of who draws."""
    taken: u64 = 0
    pair: i32 = 0
    die: i32
    for die in range(DICE):
        if s[TAKERS] >> (8 * die) & 255 == s[SEAT] + 1:
            taken |= bit(die)
    while PAIR_DICE[pair] != taken:
        pair += 1
    return pair


def draw_liked(s: Words) -> None:
    """The drawing liked best; it is known if the dice were thought about when they were taken."""
    key: u64 = s[ROUND] << 32 | s[SHOWN]
    if s[LIKED_KEY] == key:
        apply(s, s[LIKED + PAIR_COUNT * s[SEAT] + pair_of(s)])
    else:
        apply(s, most_liked(s, SHORTLISTED))


def play_liked(s: Words) -> None:
    """What the net likes for the seat to move; powers that cannot wait as the greedy player uses them."""
    listed: Words = at(s, LOOKED_AT)
    if s[PHASE] == TAKING:
        take_first(s)
    elif s[PHASE] == TAKING_TWO:
        take_two(s)
    elif s[PHASE] == DRAWING:
        draw_liked(s)
    else:
        candidates(s, listed, 1)
        apply(s, listed[0])


LEARNT = Nets("crownlands.kernel.duel", FEATURES, 1)
WEIGHTS = LEARNT.weights
