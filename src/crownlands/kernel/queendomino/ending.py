# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""The end of a game of Queendomino, solved in the last round: dominoes are laid, and nothing is drawn any more.

The last turn can always be solved, those before it as far as there is not too much to lay, tax and build.
"""

from __future__ import annotations

from crownlands.kernel.last import best_move

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.draft import to_move
    from crownlands.kernel.last import last_moves
    from crownlands.kernel.plain import *
    from crownlands.kernel.queendomino.layout import *
    from crownlands.kernel.queendomino.moves import list_moves, step
    from crownlands.kernel.queendomino.table import team_of, winners

TRIES = 20_000


def in_reach(s: Words) -> i32:
    """The last round of the game, in which nobody picks."""
    return s[TO_COME] == 0 and s[OFFER] == 0 and s[PHASE] >= LAY


def act(s: Words, move: u64) -> None:
    step(s, move)


def sides(s: Words) -> i32:
    return s[TEAMS]


def best_turn(position: object, brought: tuple[int, ...] = ()) -> tuple[int, list[int]] | None:
    """The best move of the last round, and what every team then ends with; None before, and where it takes too long."""
    if not in_reach(words(position, STATE)):
        return None
    return best_move(LAST, position, brought, TRIES)


LAST = last_moves(STATE, MOST_MOVES + WAYS, to_move, list_moves, act, winners, team_of, sides)
