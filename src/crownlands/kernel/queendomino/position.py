# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Python's door to one table: set it up, ask whose turn it is and for the legal moves, play one, ask for the points.

A position is an array of unsigned 64-bit words (`layout.py` says what lies where); `play` changes it in place.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from crownlands.kernel.plain import blank

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.draft import to_move
    from crownlands.kernel.kingdom.land import derive
    from crownlands.kernel.plain import *
    from crownlands.kernel.queendomino.buildings import KINDS
    from crownlands.kernel.queendomino.candidates import name_of_entry
    from crownlands.kernel.queendomino.layout import *
    from crownlands.kernel.queendomino.moves import list_moves, step
    from crownlands.kernel.queendomino.playout import play_on, survey_all
    from crownlands.kernel.queendomino.realm import raise_building
    from crownlands.kernel.queendomino.table import next_box, offer_box, realm_of, row_box, set_up, total, winners
    from crownlands.kernel.queendomino.weigh import weigh


def begin(
    players: int, size: int, row_length: int, rounds: int, flags: int, sides: Sequence[int], mixed: bool
) -> array[int]:
    """A table before the first building is turned up; sides are the teams of the seats."""
    position = blank(STATE)
    position[PLAYERS], position[SIZE], position[LENGTH] = players, size, row_length
    position[FLAGS], position[ROUNDS], position[MIXED] = flags, rounds, mixed
    position[TEAMS] = max(sides) + 1
    position[SIDES] = int.from_bytes(bytes(sides), "little")
    set_up(words(position, STATE))
    return position


def raise_realm(position: object, team: int) -> None:
    """Complete the kingdom of a team from its terrains, columns and rows."""
    _check_team(team)
    derive(realm_of(words(position, STATE), team))


def add_building(position: object, team: int, kind: int, cell: int, towers: int) -> None:
    """A building a team has: with its towers, but without paying or the knights it brought."""
    _check_team(team)
    if not 0 <= kind < KINDS or not 0 <= cell < 64:
        raise ValueError(f"There is no building {kind} to stand on cell {cell}.")
    raise_building(realm_of(words(position, STATE), team), kind, cell, 0, towers)


def _check_team(team: int) -> None:
    if not 0 <= team < MOST_TEAMS:
        raise ValueError(f"There is no team {team}; teams are numbered from 0 to {MOST_TEAMS - 1}.")


def boxes(position: object) -> tuple[int, int, int]:
    """The boxes of the next row, of the row on offer and of the row being played: 0 Kingdomino's, 1 Queendomino's."""
    p: Words = words(position, STATE)
    return next_box(p) // DECK, offer_box(p) // DECK, row_box(p) // DECK


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
    """The points of every team as things stand."""
    p: Words = words(position, STATE)
    teams: int = p[TEAMS]
    return [total(p, team) for team in range(teams)]


def best(position: object) -> list[int]:
    """The teams that win as things stand."""
    room = blank(MOST_TEAMS)
    won: int = winners(words(position, STATE), words(room, MOST_TEAMS))
    return [team for team in range(MOST_TEAMS) if won >> team & 1]


def worths(table: object) -> dict[int, int]:
    """Every legal move with its worth to the greedy player, in parts of a point; a table has PLAYOUT words."""
    s: Words = words(table, PLAYOUT)
    if to_move(s) < 0:
        raise ValueError("Moves are weighed where it is somebody's turn; it is nobody's here.")
    survey_all(s)
    count: i32 = weigh(s, at(s, WEIGHED))
    found: dict[int, int] = {}
    worth: i64
    i: i32
    for i in range(count):
        worth = s[WEIGHED + i] >> 32
        found[name_of_entry(s, s[WEIGHED + i])] = worth - WORTHLESS
    return found


def play_until(table: object, greedy: int, seat: int, rng: object) -> None:
    """Play a table of PLAYOUT words on until a seat is asked or the game is over; rng is two words."""
    s: Words = words(table, PLAYOUT)
    r: Words = words(rng, RANDOM)
    survey_all(s)
    play_on(s, greedy, 1 << seat, r)
