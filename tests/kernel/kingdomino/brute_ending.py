"""The end of a game worked out on the rules alone, by trying everything: what the solver is held to."""

from __future__ import annotations

from functools import cache

from crownlands.game import OVER
from crownlands.rules.kingdomino.state import Kingdomino
from crownlands.rules.moves import Pick

Line = tuple[tuple[int, ...], tuple[int, ...]]
"""How a game ends: the points of each seat, and who wins."""


def wish(line: Line, seat: int) -> tuple[float, int, int]:
    """What a seat likes best: its share of the win, then its lead, then its points."""
    points, winners = line
    share = 1 / len(winners) if seat in winners else 0.0
    return share, points[seat] - max(other for i, other in enumerate(points) if i != seat), points[seat]


@cache
def line_from(state: Kingdomino) -> Line:
    """How the game ends if everybody plays for themselves; among equals the pick with the lowest number."""
    if state.turn == OVER:
        return tuple(sheet.total for sheet in state.scores()), tuple(state.winners())
    seat = state.turn
    return max(((line, -pick) for line, pick in turns(state)), key=lambda turn: (wish(turn[0], seat), turn[1]))[0]


def turns(state: Kingdomino) -> list[tuple[Line, int]]:
    """Every turn of the seat to move: how the game then ends, and the number picked."""
    found: list[tuple[Line, int]] = []
    for move in state.moves():
        after = state.play(move)
        if isinstance(move, Pick):
            found.append((line_from(after), move.number))
        elif after.phase == "pick":
            found += [(line_from(after.play(pick)), pick.number) for pick in after.moves() if isinstance(pick, Pick)]
        else:
            found.append((line_from(after), 0))
    return found
