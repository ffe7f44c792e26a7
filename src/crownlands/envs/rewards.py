"""What a finished game is worth to each seat: its share of the win, or its margin in points."""

from __future__ import annotations

from crownlands.game import OVER, AnyState, Refused, team_of

KINDS = ("win", "margin")


def check_rewards(kind: str) -> str:
    if kind not in KINDS:
        raise Refused(f"There are no rewards “{kind}”; expected {' or '.join(KINDS)}.")
    return kind


def rewards(state: AnyState, kind: str) -> list[float]:
    """For every seat that of its team; 0 for all while the game goes on."""
    seats = range(sum(len(seats) for seats in state.teams))
    if state.turn != OVER:
        return [0.0 for _ in seats]
    worth = shares(state) if kind == "win" else margins(state)
    return [worth[team_of(state, seat)] for seat in seats]


def shares(state: AnyState) -> list[float]:
    """1 for the winner, an equal share for those who win together, 0 for the others."""
    winners = state.winners()
    return [(team in winners) / len(winners) for team in range(len(state.teams))]


def margins(state: AnyState) -> list[float]:
    """Points ahead of the best other team, or behind it."""
    totals = [sheet.total for sheet in state.scores()]
    return [float(total - max(totals[:team] + totals[team + 1 :])) for team, total in enumerate(totals)]
