"""Whose judgement the coach relies on in each game: the search of its expert."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from crownlands.bots.duel.search import JUDGED_DUEL
from crownlands.bots.kingdomino.search import JUDGED_KINGDOMINO
from crownlands.bots.queendomino.search import JUDGED_QUEENDOMINO
from crownlands.bots.searching import Searched
from crownlands.game import OVER
from crownlands.kernel.duel.judged import END_GAME as DUEL_ENDS
from crownlands.kernel.game import Game
from crownlands.kernel.kingdomino.ending import solvable
from crownlands.kernel.kingdomino.judged import END_GAME as KINGDOMINO_ENDS
from crownlands.kernel.queendomino.judged import END_GAME as QUEENDOMINO_ENDS
from crownlands.kernel.search import Budget, search
from crownlands.rules.duel.moves import Castle, Turn, Use
from crownlands.rules.duel.state import Duel
from crownlands.rules.kingdomino.state import Kingdomino
from crownlands.rules.moves import Discard, Lay


@dataclass(frozen=True)
class Expert:
    """The judged search of a game, and how the coach uses it."""

    searched: Searched
    ends: Game
    """The same game played out to the end as `judge` plays it."""
    playouts: int
    """How many a decision gets unless told otherwise."""
    reviewing: int
    """How many it gets in a review, unless told otherwise."""
    confirming: int
    """How many to the end it gets there before it is called a mistake."""
    goes_on: Callable[[Any, Any], bool] = lambda _move, _after: False
    """Whether the expert looks at a move only with those that follow it in the same turn, given the state after it."""
    looks_on: bool = False
    """Whether the rest of the round is played as it looks best before playouts begin, for those are only greedy."""
    solves: Callable[[array[int]], bool] = lambda _: False
    """Whether playouts from a position end as they do when nobody errs."""

    def knows(self, position: array[int]) -> bool:
        """Whether what comes of a position is known, and not estimated."""
        return self.searched.doors.turn(position) == OVER or self.solves(position)

    def round_out(self, position: array[int]) -> array[int]:
        """The position once chance is to act again, everybody having played what looks best."""
        game, doors = self.searched.game, self.searched.doors
        while self.looks_on and doors.turn(position) >= 0:
            for action in search(game, position, Budget(), most=self.searched.width)[0].moves:
                doors.play(position, action)
        return position


def _pick_follows(move: Any, after: Kingdomino) -> bool:
    return isinstance(move, Lay | Discard) and after.phase == "pick"


def _drawing_follows(move: Any, _after: Duel) -> bool:
    return isinstance(move, Use | Turn | Castle)


EXPERTS = {
    "kingdomino": Expert(JUDGED_KINGDOMINO, KINGDOMINO_ENDS, 640, 640, 200, _pick_follows, solves=solvable),
    "queendomino": Expert(JUDGED_QUEENDOMINO, QUEENDOMINO_ENDS, 3200, 3200, 160, looks_on=True),
    "duel": Expert(JUDGED_DUEL, DUEL_ENDS, 3200, 1600, 400, _drawing_follows, looks_on=True),
}
