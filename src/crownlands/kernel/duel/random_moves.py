# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Any legal move, each with the same odds; and whole games of them.

Drawings are not listed: they are counted arrangement by arrangement, and the one that was hit is looked for.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.duel.box import HALF_COAT, ROLLS
    from crownlands.kernel.duel.drawings import arrange, targets
    from crownlands.kernel.duel.land import anchors
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.duel.moves import list_moves, list_steps
    from crownlands.kernel.duel.table import (
        die_of,
        draw,
        face_of,
        player,
        raised_half,
        role_a,
        step,
        ways,
    )
    from crownlands.kernel.plain import *


def roll(s: Words, rng: Words) -> None:
    """The dice that have not been rolled yet, each of their sides with the same odds (D-T1)."""
    chance: u64 = next_random(rng)
    shown: u64 = s[SHOWN]
    die: i32
    for die in range(DICE):
        if shown >> (8 * die) == 0:
            # The whole part of chance × sides is the choice, what is left behind the point the next chance.
            s[SHOWN] |= (ROLLS[SIDES * die + mulhi(chance, SIDES)] + 1) << (8 * die)
            chance = wrap(chance * SIDES)
    s[PHASE] = TAKING
    s[SEAT] = role_a(s)


def count_places(m: Words, arrangement: u64, needs: i32) -> i32:
    """How many drawings there are in an arrangement."""
    free: u64 = m[FREE]
    here: u64 = anchors(m, HALF_COAT[arrangement >> 6])
    there: u64 = anchors(m, HALF_COAT[arrangement & 63])
    squares: u64 = free
    count: i32 = 0
    if needs == 0:
        return popcount(free & free >> 1 & (here | there >> 1)) + popcount(free & free >> 8 & (here | there >> 8))
    while squares:
        count += popcount(targets(ctz(squares), here >> ctz(squares) & 1, there, free, needs))
        squares &= squares - 1
    return count


def place_at(m: Words, arrangement: u64, needs: i32, number: i32) -> u64:
    """One of those drawings by its number."""
    free: u64 = m[FREE]
    here: u64 = anchors(m, HALF_COAT[arrangement >> 6])
    there: u64 = anchors(m, HALF_COAT[arrangement & 63])
    squares: u64 = free
    others: u64 = 0
    count: i32
    first: i32 = 0
    if needs == 0:
        others = free & free >> 1 & (here | there >> 1)
        count = popcount(others)
        if number < count:
            first = ctz(nth(others, number))
            return drawing_of(first, first + 1, arrangement)
        first = ctz(nth(free & free >> 8 & (here | there >> 8), number - count))
        return drawing_of(first, first + 8, arrangement)
    while squares:
        first = ctz(squares)
        squares &= squares - 1
        others = targets(first, here >> first & 1, there, free, needs)
        count = popcount(others)
        if number < count:
            break
        number -= count
    return drawing_of(first, ctz(nth(others, number)), arrangement)


def drawing_of(first: u64, second: u64, arrangement: u64) -> u64:
    return DRAW_MOVE << KIND | first << 18 | second << 12 | arrangement


def draw_any(s: Words, rng: Words) -> None:
    """Any move of who draws."""
    seat: i32 = s[SEAT]
    m: Words = player(s, seat)
    needs: i32 = s[CALLED]
    found: i32 = ways(s)
    steps: i32 = list_steps(s, found, at(s, STEPS), 0)
    total: i32 = steps
    n: i32 = 0
    choice: i32
    i: i32
    if found >> needs & 1:
        n = arrange(face_of(s, die_of(s, seat, 0)), face_of(s, die_of(s, seat, 1)), raised_half(s), 0, at(s, ARRANGED))
    for i in range(n):
        s[COUNTS + i] = count_places(m, s[ARRANGED + i], needs)
        total += s[COUNTS + i]
    choice = mulhi(next_random(rng), total)
    if choice < steps:
        step(s, s[STEPS + choice])
        return
    choice -= steps
    i = 0
    while choice >= s[COUNTS + i]:
        choice -= s[COUNTS + i]
        i += 1
    draw(s, place_at(m, s[ARRANGED + i], needs, choice))


def play_any(s: Words, rng: Words) -> None:
    """Any move of the seat to move."""
    moves: Words = at(s, STEPS)
    count: i32
    if s[PHASE] == DRAWING:
        draw_any(s, rng)
    else:
        count = list_moves(s, moves, at(s, ARRANGED))
        step(s, moves[mulhi(next_random(rng), count)])


def random_game(template: Words, s: Words, rng: Words) -> None:
    """A whole game at random from the set-up on."""
    copy(s, template, STATE)
    while s[PHASE] != OVER:
        if s[PHASE] == ROLLING:
            roll(s, rng)
        else:
            play_any(s, rng)
