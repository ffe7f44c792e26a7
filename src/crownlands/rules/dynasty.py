"""Dynasty: three games in a row as one match, the highest sum of points wins (K-V1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from crownlands.game import OVER, Line, Seat, Sheet, State, Team
from crownlands.rules.view import MatchView

M = TypeVar("M")
GAMES = 3


@dataclass(frozen=True, slots=True)
class Dynasty(Generic[M]):
    """A match of whole games; each begins with a first choice of its own (K-N8)."""

    fresh: State[M]
    """How every one of the games begins."""
    current: State[M]
    past: tuple[State[M], ...] = ()

    @property
    def turn(self) -> Seat:
        return self.current.turn

    @property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        return self.current.teams

    def moves(self) -> Sequence[M]:
        return self.current.moves()

    def odds(self) -> Sequence[tuple[M, int]]:
        return self.current.odds()

    def play(self, move: M) -> Dynasty[M]:
        after = self.current.play(move)
        if after.turn == OVER and len(self.past) < GAMES - 1:
            return replace(self, current=self.fresh, past=(*self.past, after))
        return replace(self, current=after)

    def scores(self) -> tuple[Sheet, ...]:
        """One line per game, the running one included."""
        games = [game.scores() for game in (*self.past, self.current)]
        return tuple(
            Sheet(tuple(Line("game", f"game {number}", sheets[team].total) for number, sheets in enumerate(games, 1)))
            for team in range(len(self.teams))
        )

    def gains(self) -> Sequence[int]:
        return self.current.gains()

    def winners(self) -> tuple[Team, ...]:
        """The highest sum, no matter who won the single games; an equal sum is a shared win (K-N8)."""
        totals = [sheet.total for sheet in self.scores()]
        return tuple(team for team, total in enumerate(totals) if total == max(totals))

    def view(self) -> dict[str, Any]:
        """The game being played; `winners` are those of the match."""
        games = [[sheet.total for sheet in game.scores()] for game in self.past]
        totals = [sheet.total for sheet in self.scores()]
        match: MatchView = {"game": len(games) + 1, "games": GAMES, "past": games, "totals": totals}
        winners = list(self.winners()) if self.turn == OVER else []
        return {**self.current.view(), "winners": winners, "match": match}


def begin(fresh: State[M]) -> Dynasty[M]:
    return Dynasty(fresh, fresh)
