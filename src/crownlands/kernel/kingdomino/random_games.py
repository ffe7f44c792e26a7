# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""The fast loop of random games: row after row, without phases.

Where everybody plays at random, a row's kings go to the next one in any order, so a round needs one random number for
its dominoes and the order of its kings, and one for each placement.
"""

from __future__ import annotations

from itertools import permutations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.land import place_at_random
    from crownlands.kernel.kingdomino.layout import *
    from crownlands.kernel.plain import *

    ORDERS = table(24)


def any_order(length: i32, chance: u64) -> u64:
    """The places of a row in any order: how far each king is to be shifted, a byte each."""
    return ORDERS[(mulhi(chance, 24) if length == 4 else mulhi(chance, 6))]


def random_rows(s: Words, rng: Words, rows: i32, owners: u64) -> None:
    """Play rows of a table to the end at random; owners are the kings on the next row to be drawn, a byte each."""
    rest: u64 = s[REST]
    length: i32 = s[LENGTH]
    left: i32 = popcount(rest)
    decline: i32 = s[FLAGS] & MUST_PLACE == 0
    chance: u64
    row: u64
    one: u64
    order: u64
    king: u64
    claims: u64
    seat: i32
    i: i32
    for _ in range(rows):
        chance = next_random(rng)
        row = 0
        for _ in range(length):
            # The whole part of chance × left is the choice, what is left behind the point the next chance.
            one = nth(rest, mulhi(chance, left))
            chance = wrap(chance * left)
            left -= 1
            rest ^= one
            row |= one
        order = any_order(length, chance)
        claims = 0
        while row:
            i = ctz(row)
            row &= row - 1
            king = owners & 255
            owners >>= 8
            if king:
                claims |= king << (order & 255)
                order >>= 8
                seat = king - 1
                place_at_random(at(s, KINGDOMS + KINGDOM * seat), i, next_random(rng), decline)
        owners = claims
    s[REST] = rest


def random_game(template: Words, s: Words, rng: Words) -> None:
    """A whole game at random from the first row on: kings on it in any order."""
    players: i32 = template[PLAYERS]
    kings: u64 = 0x02020101 if players == 2 else 0x030201 if players == 3 else 0x04030201
    owners: u64 = 0
    order: u64
    copy(s, template, KINGDOMS + KINGDOM * players)
    order = any_order(s[LENGTH], next_random(rng))
    while kings:
        owners |= (kings & 255) << (order & 255)
        kings >>= 8
        order >>= 8
    random_rows(s, rng, s[TO_COME], owners)


def _fill_orders() -> None:
    """The six orders of three come first: they leave the last place alone."""
    for index, order in enumerate(sorted(permutations(range(4)), key=lambda order: order[3] != 3)):
        ORDERS[index] = order[0] * 8 | order[1] * 8 << 8 | order[2] * 8 << 16 | order[3] * 8 << 24


_fill_orders()
