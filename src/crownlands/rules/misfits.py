"""Why a square cannot be part of what is to be placed now: the other side of the legal moves."""

from __future__ import annotations

from typing import Literal

from crownlands.game import AnyState, team_of
from crownlands.kingdom.cells import CASTLE, NAMES, NEIGHBOURS, Cell
from crownlands.kingdom.kingdom import reach
from crownlands.rules.duel import components as duel
from crownlands.rules.duel.drawings import Draw
from crownlands.rules.duel.state import Duel
from crownlands.rules.kingdomino.state import Kingdomino
from crownlands.rules.moves import Lay
from crownlands.rules.queendomino.state import Queendomino

Misfit = Literal["covered", "hole", "apart"]
"""Something lies there (K-P12, D-T3); no free square beside it (K-P12, D-T3); nothing it connects to (K-P1, D-T7)."""


def misfits(state: AnyState) -> dict[str, Misfit]:
    """The squares of the mover's board on which nothing can be placed now, each with the reason; none where nothing is
    to be placed."""
    now = state.current
    used = {cell for move in now.moves() if isinstance(move, Lay | Draw) for cell in (move.first, move.second)}
    if not used:
        return {}
    board, free = _duel_map(now) if isinstance(now, Duel) else _kingdom(now)
    return {NAMES[cell]: _why(cell, free) for cell in sorted(board - used)}


def _duel_map(now: Duel) -> tuple[frozenset[Cell], frozenset[Cell]]:
    return frozenset((*duel.LAND, duel.CASTLE)), frozenset(now.maps[now.seat].free)


def _kingdom(now: AnyState) -> tuple[frozenset[Cell], frozenset[Cell]]:
    team = team_of(now, now.turn)
    assert isinstance(now, Kingdomino | Queendomino)
    kingdom = now.kingdoms[team] if isinstance(now, Kingdomino) else now.realms[team].kingdom
    return reach(kingdom.box, kingdom.size) | {CASTLE}, kingdom.room


def _why(cell: Cell, free: frozenset[Cell]) -> Misfit:
    if cell not in free:
        return "covered"
    return "apart" if free.intersection(NEIGHBOURS[cell]) else "hole"
