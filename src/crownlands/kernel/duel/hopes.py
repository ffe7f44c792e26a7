# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What a map may hope for: what the faces of the dice would bring it, each on the square where it brings most.

The two halves of a domino are judged apart; that they lie side by side, and that only one of them must connect, is
left out.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.duel.box import FACE_COAT, FACE_CROSSES, ROLLS
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.plain import *


def value_squares(z: Words, usable: u64, out: Words) -> None:
    """The most points a square with 0 to 2 crosses brings the domains of its coat of arms."""
    n: i32 = z[0]
    once: u64 = 0
    twice: u64 = 0
    rim: u64
    crosses: u64
    i: i32
    for crosses in range(SQUARE_CROSSES):
        out[crosses] = crosses if usable else 0
    for i in range(n):
        rim = z[2 * i + 1] & usable
        twice |= once & rim
        once |= rim
        for crosses in range(SQUARE_CROSSES if rim else 0):
            out[crosses] = max(out[crosses], (z[2 * i + 2] >> 32) + crosses * ((z[2 * i + 2] & 0xFFFF) + 1))
    while twice:
        join(z, ctz(twice), out)
        twice &= twice - 1


def join(z: Words, square: i32, out: Words) -> None:
    """The same on one square beside several domains, which become one."""
    n: i32 = z[0]
    whole: u64 = 1
    before: u64 = 0
    crosses: u64
    i: i32
    for i in range(n):
        if z[2 * i + 1] >> square & 1:
            whole += z[2 * i + 2]
            before += (z[2 * i + 2] >> 32) * (z[2 * i + 2] & 0xFFFF)
    for crosses in range(SQUARE_CROSSES):
        out[crosses] = max(out[crosses], ((whole >> 32) + crosses) * (whole & 0xFFFF) - before)


def joker_gain(gains: Words) -> i32:
    """A joker has no cross, and the coat of arms it is wanted for."""
    best: i32 = 0
    coat: i32
    gain: i32
    for coat in range(COATS):
        gain = gains[SQUARE_CROSSES * coat]
        best = max(best, gain)
    return best


def face_gain(gains: Words, face: i32, joker: i32) -> i32:
    coat: i32 = FACE_COAT[face]
    return joker if coat == JOKER else gains[SQUARE_CROSSES * coat + FACE_CROSSES[face]]


def tell_hopes(gains: Words, joining: i32, turns: i32, x: Shorts) -> None:
    """How many sides of the dice bring 1, 2, 3, 5, 7, 9, 11 and 14 points, and what all bring; how many connect.

    `joining` is the set of coats of arms that do, with the joker among them; so many turns may come.
    """
    joker: i32 = joker_gain(gains)
    gain: i32
    side: i32
    i: i32
    face: i32
    for i in range(HOPES):
        x[i] = 0
    for side in range(DICE * SIDES):
        face = ROLLS[side]
        gain = face_gain(gains, face, joker)
        for i in range(HOPED_LEVELS):
            x[i] += gain > i + i * i // 8
        x[HOPED_LEVELS] += gain
        x[HOPED_LEVELS + 2] = max(x[HOPED_LEVELS + 2], gain)
        x[HOPED_LEVELS + 3] += joining >> FACE_COAT[face] & 1
    x[HOPED_LEVELS + 1] = x[HOPED_LEVELS] * turns // 16
