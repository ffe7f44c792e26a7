# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""The end of a game of Duel, solved once it is certain to come before dice are rolled again."""

from __future__ import annotations

from crownlands.kernel.last import best_move

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.duel.moves import list_moves, most_moves
    from crownlands.kernel.duel.table import step, to_move, winners
    from crownlands.kernel.last import last_moves
    from crownlands.kernel.plain import *

MOST = 1024
"""Moves there is room for; with more, the end is not that near."""


def moves(s: Words, out: Words) -> i32:
    """The legal moves; scratch for drawings lies behind them."""
    room: Words = at(out, MOST)
    return list_moves(s, out, room) if most_moves(s, room) <= MOST else -1


def side(s: Words, seat: i32) -> i32:
    return seat


def sides(s: Words) -> i32:
    return PLAYERS


def best_turn(position: object, brought: tuple[int, ...] = ()) -> tuple[int, list[int]] | None:
    """The best move, and what both then end with; None as long as that is not certain."""
    return best_move(LAST, position, brought)


LAST = last_moves(STATE, MOST + DRAWINGS_ROOM, to_move, moves, step, winners, side, sides)
