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
    from crownlands.kernel.kingdom.draft import to_move
    from crownlands.kernel.kingdom.land import derive
    from crownlands.kernel.kingdomino.layout import *
    from crownlands.kernel.kingdomino.playout import play_on, survey_all, take_turn
    from crownlands.kernel.kingdomino.table import list_moves, set_up, step, total, winners
    from crownlands.kernel.plain import *


def begin(players: int, size: int, row_length: int, rounds: int, flags: int) -> array[int]:
    """A table before the first domino is drawn."""
    position = blank(STATE)
    position[PLAYERS], position[SIZE], position[LENGTH] = players, size, row_length
    position[FLAGS], position[TO_COME] = flags, rounds
    set_up(words(position, STATE))
    return position


def raise_kingdom(position: object, seat: int) -> None:
    """Complete the kingdom of a seat from its terrains, columns and rows."""
    if not 0 <= seat < MOST_PLAYERS:
        raise ValueError(f"There is no seat {seat}; seats are numbered from 0 to {MOST_PLAYERS - 1}.")
    derive(at(words(position, STATE), KINGDOMS + KINGDOM * seat))


def turn(position: object) -> int:
    """The seat to move; -1 is chance, -2 that the game is over."""
    return to_move(words(position, STATE))


def phase(position: object) -> int:
    p: Words = words(position, STATE)
    return p[PHASE]


def moves(position: object) -> list[int]:
    """The legal moves in the order of the rules."""
    room = blank(MOST_MOVES + WAYS)
    count: int = list_moves(words(position, STATE), words(room, MOST_MOVES + WAYS))
    return room[:count].tolist()


def play(position: object, move: int) -> None:
    """Play a move, which must be one of `moves`."""
    step(words(position, STATE), move)


def points(position: object) -> list[int]:
    p: Words = words(position, STATE)
    players: int = p[PLAYERS]
    return [total(p, seat) for seat in range(players)]


def best(position: object) -> list[int]:
    """The seats that win as things stand."""
    room = blank(MOST_PLAYERS)
    won: int = winners(words(position, STATE), words(room, MOST_PLAYERS))
    return [seat for seat in range(MOST_PLAYERS) if won >> seat & 1]


def play_until(table: object, greedy: int, seat: int, rng: object) -> None:
    """Play a table of PLAYOUT words on until it is a seat's turn or the game is over; rng is two words."""
    s: Words = words(table, PLAYOUT)
    r: Words = words(rng, RANDOM)
    survey_all(s)
    play_on(s, greedy, 1 << seat, r)


def take_greedy_turn(table: object, rng: object) -> None:
    """The turn of the greedy player, who is to lay, on a table of PLAYOUT words; rng is one word."""
    s: Words = words(table, PLAYOUT)
    r: Words = words(rng, 1)
    if s[PHASE] != LAY:
        raise ValueError("A greedy turn begins with a domino to lay; none is due here.")
    survey_all(s)
    take_turn(s, (1 << MOST_PLAYERS) - 1, r)
