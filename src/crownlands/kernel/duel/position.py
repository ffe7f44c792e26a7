# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Python's door to one table: set it up, ask whose turn it is and for the legal moves, play one, ask for the points.

A position is an array of unsigned 64-bit words (`layout.py` says what lies where); `play` changes it in place.
"""

from __future__ import annotations

from array import array

from crownlands.kernel.plain import blank

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.duel.choice import clear_sink, forget, keep_best
    from crownlands.kernel.duel.land import total
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.duel.moves import list_moves, most_moves
    from crownlands.kernel.duel.playout import play_on
    from crownlands.kernel.duel.table import player, set_up, step, to_move, winners
    from crownlands.kernel.plain import *


def begin(flags: int) -> array[int]:
    """A table before the first die is rolled."""
    position = blank(STATE)
    position[FLAGS] = flags
    set_up(words(position, STATE))
    return position


def turn(position: object) -> int:
    """The seat to move; -1 is chance, -2 that the game is over."""
    return to_move(words(position, STATE))


def phase(position: object) -> int:
    p: Words = words(position, STATE)
    return p[PHASE]


def moves(position: object) -> list[int]:
    """The legal moves in the order of the rules."""
    p: Words = words(position, STATE)
    scratch = blank(DRAWINGS_ROOM)
    room: Words = words(scratch, DRAWINGS_ROOM)
    most: int = most_moves(p, room)
    found = blank(most)
    count: int = list_moves(p, words(found, most), room)
    return found[:count].tolist()


def play(position: object, move: int) -> None:
    """Play a move, which must be one of `moves`."""
    step(words(position, STATE), move)


def points(position: object) -> list[int]:
    p: Words = words(position, STATE)
    return [total(player(p, seat)) for seat in range(PLAYERS)]


def best(position: object) -> list[int]:
    """The seats that win as things stand."""
    room = blank(SEATS)
    won: int = winners(words(position, STATE), words(room, SEATS))
    return [seat for seat in range(PLAYERS) if won >> seat & 1]


def play_until(table: object, greedy: int, seat: int, rng: object) -> None:
    """Play a table of PLAYOUT words on until it is a seat's turn or the game is over; rng is two words."""
    s: Words = words(table, PLAYOUT)
    r: Words = words(rng, RANDOM)
    forget(s)
    play_on(s, greedy, 1 << seat, r)


def greedy_moves(table: object, rng: object) -> list[int]:
    """The moves the greedy player finds best on a table of PLAYOUT words; rng is one word."""
    s: Words = words(table, PLAYOUT)
    r: Words = words(rng, 1)
    if to_move(s) < 0:
        raise ValueError("The greedy player chooses where a seat is to move; none is here.")
    most: int = most_moves(s, at(s, ARRANGED))
    found = blank(KEPT + most)
    sink: Words = words(found, KEPT + most)
    forget(s)
    clear_sink(sink, most)
    keep_best(s, sink, r)
    return found[KEPT : KEPT + found[KEPT_COUNT]].tolist()
