# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Python's door to one table: set it up, ask whose turn it is and for the legal moves, play one, ask for the points.

A position is an array of unsigned 64-bit words (`layout.pxd` says what lies where); `play` changes it in place.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.land import derive
    from crownlands.kernel.plain import *
    from crownlands.kernel.table import list_moves, set_up, step, to_move, total, winners

Position = array


def blank(length: int) -> array[int]:
    """So many words, all 0."""
    return array("Q", bytes(8 * length))


def begin(players: int, size: int, row_length: int, rounds: int, flags: int) -> array[int]:
    """A table before the first domino is drawn."""
    position = blank(STATE)
    position[PLAYERS], position[SIZE], position[LENGTH] = players, size, row_length
    position[FLAGS], position[TO_COME] = flags, rounds
    set_up(words(position))
    return position


def raise_kingdom(position: object, base: int) -> None:
    """Complete the kingdom at a place of the position from its terrains, columns and rows."""
    derive(at(words(position), base))


def turn(position: object) -> int:
    """The seat to move; -1 is chance, -2 that the game is over."""
    return to_move(words(position))


def phase(position: object) -> int:
    p: Words = words(position)
    return p[PHASE]


def moves(position: object) -> list[int]:
    """The legal moves in the order of the rules."""
    room = blank(MOST_MOVES)
    count: int = list_moves(words(position), words(room))
    return room[:count].tolist()


def play(position: object, move: int) -> None:
    """Play a move, which must be one of `moves`."""
    step(words(position), move)


def points(position: object) -> list[int]:
    p: Words = words(position)
    players: int = p[PLAYERS]
    return [total(p, seat) for seat in range(players)]


def best(position: object) -> list[int]:
    """The seats that win as things stand."""
    room = blank(4)
    won: int = winners(words(position), words(room))
    return [seat for seat in range(4) if won >> seat & 1]
