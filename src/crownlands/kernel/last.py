# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""The last moves of a game, solved by trying all of them: everybody plays for the win, then for the lead.

A game hands over a table of functions. Where chance still has a say, or there is more to try than is worth the time,
nothing is solved.
"""

from __future__ import annotations

from array import array
from typing import Any

from crownlands.kernel.plain import blank

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.ends import worth_of_end
    from crownlands.kernel.layout import *
    from crownlands.kernel.plain import *

    Lists = Any
    Steps = Any
    Turns = Any
    Wins = Any
    SideOf = Any

WIN = 1 << 28
LEAD = 1000
POINT = 1
"""The win comes first, then the lead, then the points."""


class Last:
    """A game as the solver sees it.

    - `state`: the words of a position; `most`: the moves there is room for.
    - `turn(s)`: the seat to move.
    - `moves(s, out)`: the legal moves; returns how many, or -1 if there are more than there is room for.
    - `step(s, move)`: play one.
    - `winners(s, scores)`: the points of each side, and the set of those who have won.
    - `side(s, seat)`: the side a seat plays for, of so many `sides(s)`.
    """

    if not cython.compiled:
        state: int
        most: int
        turn: Any
        moves: Any
        step: Any
        winners: Any
        side: Any
        sides: Any


def last_moves(
    state: i32, most: i32, turn: Turns, moves: Lists, step: Steps, winners: Wins, side: SideOf, sides: Turns
) -> Last:
    """The table of a game."""
    made: Last = Last()
    made.state = state
    made.most = most
    made.turn = turn
    made.moves = moves
    made.step = step
    made.winners = winners
    made.side = side
    made.sides = sides
    return made


def work_out(game: Last, s: Words, aim: Words, depth: i32, left: Words, out: Words) -> i32:
    """What it comes to in the end, and by which move: to out. 0 if that cannot be said; left are tries to spend.

    Behind the position lie its moves, the line tried, then the next position with the same.
    """
    seat: i32 = game.turn(s)
    moves: Words = at(s, game.state)
    line: Words = at(s, game.state + game.most)
    t: Words = at(s, game.state + game.most + LAST_LINE)
    n: i32
    i: i32
    value: i32
    best: i32 = -1
    if seat == NOBODY:
        out[LAST_WON] = game.winners(s, out)
        return 1
    if seat == CHANCE or left[0] == 0 or depth == LAST_DEPTH:
        return 0
    left[0] -= 1
    n = game.moves(s, moves)
    if n <= 0:
        return 0
    for i in range(n):
        copy(t, s, game.state)
        game.step(t, moves[i])
        if work_out(game, t, aim, depth + 1, left, line) == 0:
            return 0
        value = worth_of_end(game.sides(s), line[LAST_WON], line, game.side(s, seat), aim)
        if value > best:
            best = value
            copy(out, line, LAST_LINE)
            out[LAST_MOVE] = moves[i]
    return 1


def best_move(
    game: Last, position: object, brought: tuple[int, ...] = (), tries: int = 20_000
) -> tuple[int, list[int]] | None:
    """The best move, and the points of every side in the end; None where it cannot be worked out in so many tries."""
    each: int = game.state + game.most + LAST_LINE
    size: int = each * (LAST_DEPTH + 1)
    room, found, spent = blank(size), blank(LAST_LINE), array("Q", [tries])
    aims = array("Q", [WIN, LEAD, POINT, *[*brought, *[0] * SEATS][:SEATS]])
    s: Words = words(room, size)
    a: Words = words(aims, AIM)
    left: Words = words(spent, 1)
    out: Words = words(found, LAST_LINE)
    solved: i32
    copy(s, words(position, game.state), game.state)
    if game.turn(s) < 0:
        return None
    with cython.nogil:
        solved = work_out(game, s, a, 0, left, out)
    if not solved:
        return None
    sides: int = game.sides(s)
    return found[LAST_MOVE], found[:sides].tolist()
