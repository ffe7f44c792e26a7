"""What to play now, and why: the best move against the next best."""

from __future__ import annotations

from dataclasses import dataclass

from crownlands.coach.reasons import reasons
from crownlands.coach.reasons.reason import Reason
from crownlands.coach.values import values
from crownlands.game import AnyState
from crownlands.kernel.search import Budget
from crownlands.records.position import game_of


@dataclass(frozen=True, slots=True)
class Advice:
    """A move as text with those that follow it in the turn, what it is worth, and what speaks for it."""

    move: str
    turn: tuple[str, ...]
    lead: float
    chance: float
    reasons: tuple[Reason, ...]


def advise(state: AnyState, names: tuple[str, ...] = (), budget: Budget | None = None, seed: int = 0) -> Advice:
    """The best move of the seat to move; the reasons set it apart from the next best."""
    found = values(state, budget, seed)
    best, game = found.best, game_of(state)[0].name
    why = reasons(game, state, best.move, found.moves[1].move, names) if len(found.moves) > 1 else ()
    turn = tuple(str(move) for move in best.turn)
    return Advice(turn[0], turn, round(best.lead.mean, 1), round(best.chance.mean, 3), why)
