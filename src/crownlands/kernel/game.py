# cython: language_level=3, cdivision=True, initializedcheck=False
"""What search and simulation need of a game: a table of its functions, which they call without knowing the game.

Compiled it holds pointers to C functions (`game.pxd` has their types), so that whole searches run without the GIL;
in plain Python it holds the functions themselves.

- `state`, `room`: the words of a position, and of a position with all that playing on needs behind it.
- `prepare(s)`: bring what lies behind the position up to date with it.
- `copy(to, s)`: all of that onto another.
- `turn(s)`: the seat to move.
- `candidates(s, out, most)`: the turns to look at, best first, one word each; returns how many.
- `apply(s, entry)`: take such a turn.
- `play_out(s, greedy, rng)`: to the end, the seats of the set greedily, the others at random; `rng` are RANDOM words.
- `utility(s, seat, aim, scores)`: how good an end is for a seat.
- `name(s, entry, out)`: the moves a candidate is made of; returns how many.
- `winners(s, scores)`: the points of each seat, and the set of those who have won.
- `random_game(template, s, rng)`: a whole game at random from the set-up on.
"""

from __future__ import annotations

from typing import Any

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.plain import i32

    Prepare = Any
    Copy = Any
    Candidates = Any
    Apply = Any
    PlayOut = Any
    Utility = Any

COMPILED: bool = bool(cython.compiled)


class Game:
    """A game as search and simulation see it."""

    if not cython.compiled:
        state: int
        room: int
        prepare: Any
        copy: Any
        turn: Any
        candidates: Any
        apply: Any
        play_out: Any
        utility: Any
        name: Any
        winners: Any
        random_game: Any


def variant(
    game: Game,
    room: i32,
    prepare: Prepare,
    copy: Copy,
    candidates: Candidates,
    play_out: PlayOut,
    utility: Utility,
) -> Game:
    """The same game as another search sees it: other candidates, other playouts, other worth."""
    other: Game = Game()
    other.state = game.state
    other.room = room
    other.prepare = prepare
    other.copy = copy
    other.turn = game.turn
    other.candidates = candidates
    other.apply = game.apply
    other.play_out = play_out
    other.utility = utility
    other.name = game.name
    other.winners = game.winners
    other.random_game = game.random_game
    return other
