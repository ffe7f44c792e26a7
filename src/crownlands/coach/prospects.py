"""The best moves of a position, what each comes to, and why the best of them is better."""

from __future__ import annotations

from dataclasses import dataclass

from crownlands.coach.reasons import reasons
from crownlands.coach.reasons.reason import Reason
from crownlands.coach.values import Value, values
from crownlands.game import AnyState
from crownlands.kernel.search import Budget
from crownlands.records.position import game_of

MOST = 5
"""Moves that are told of."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """A move as text with those that follow it in the turn, and what it is worth to who makes it."""

    move: str
    turn: tuple[str, ...]
    lead: float
    lead_off: float
    """`lead` may be off by so much to either side, and `chance` by `chance_off`: 95 % intervals."""
    chance: float
    chance_off: float
    lost: float
    """Points of the lead given away against the best move."""
    exact: bool
    reasons: tuple[Reason, ...]
    """Why the best move is better than this one; of the best, why it is better than the next."""


def prospects(
    state: AnyState, names: tuple[str, ...] = (), budget: Budget | None = None, seed: int = 0, most: int = MOST
) -> tuple[Prospect, ...]:
    """The best moves of the seat to move, the best first."""
    found = values(state, budget, seed)
    game, best = game_of(state)[0].name, found.best
    others = sorted(found.moves[1:], key=lambda value: value.lost.mean)[: most - 1]
    why = [reasons(game, state, best.move, other.move, names) for other in others]
    return tuple(_prospect(*told) for told in zip((best, *others), (why[0] if why else (), *why), strict=True))


def _prospect(value: Value, why: tuple[Reason, ...]) -> Prospect:
    return Prospect(
        move=str(value.move),
        turn=tuple(str(move) for move in value.turn),
        lead=round(value.lead.mean, 1),
        lead_off=round(value.lead.off, 1),
        chance=round(value.chance.mean, 3),
        chance_off=round(value.chance.off, 3),
        lost=round(value.lost.mean, 1),
        exact=value.exact,
        reasons=why,
    )
