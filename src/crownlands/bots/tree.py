"""Tree search on the kernel, whatever the game: UCT over the decisions of all seats, with all chance dealt again.

A node is a sequence of decisions, whatever chance brought between them, so nothing is known of what has not come.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from math import exp, log, sqrt
from random import Random
from time import thread_time
from typing import Any

from crownlands.bots.bot import Bot
from crownlands.bots.searching import Searched, budget_of
from crownlands.bots.spec import Maker, Spec
from crownlands.game import OVER, AnyState, Team, team_of
from crownlands.kernel.search import Budget, search
from crownlands.kernel.simulate import rollouts

EXPLORE = 0.6
MARGIN = 12.0
"""The points by which one must lead for the win to be all but sure."""
FIRST_LOOK = 0.15
"""The share of the budget spent on finding candidates for the root."""
WIDTH = 24


@dataclass(slots=True)
class Node:
    """What is known of a sequence of decisions: how often it was played, how it ended for the team that chose."""

    visits: int = 0
    worth: float = 0.0
    children: dict[int, Node] = field(default_factory=dict)

    def best(self, legal: list[int], explore: float) -> int:
        """The child most worth trying; one never tried comes first."""
        fresh = next((action for action in legal if action not in self.children), None)
        if fresh is not None:
            return fresh
        spread = explore * sqrt(log(self.visits + 1))

        def hope(action: int) -> float:
            child = self.children[action]
            return child.worth / child.visits + spread / sqrt(child.visits)

        return max(legal, key=hope)


class TreeBot:
    def __init__(self, searched: Searched, dice: Random, budget: Budget, explore: float) -> None:
        self.searched = searched
        self.dice = dice
        self.budget = budget
        self.explore = explore
        self.teams: list[Team] = []
        """The team of each seat."""

    def choose(self, state: AnyState) -> Any:
        table = state.current
        moves = table.moves()
        if len(moves) == 1:
            return moves[0]
        self.teams = [team_of(table, seat) for seat in range(sum(map(len, table.teams)))]
        start = self.searched.pack(table)
        root, likely = Node(), self._likely(start)
        self._grow(root, start, likely)
        return self.searched.move_of(start, max(root.children, key=lambda action: root.children[action].visits))

    def _likely(self, start: array[int]) -> list[int]:
        """The decisions that begin the best turns of a short flat search, best first."""
        budget = Budget(int(self.budget.playouts * FIRST_LOOK), self.budget.seconds * FIRST_LOOK, self.budget.threads)
        turns = search(self.searched.game, start, budget, self.dice.getrandbits(63), most=WIDTH)
        return list(dict.fromkeys(turn.moves[0] for turn in turns))

    def _grow(self, root: Node, start: array[int], likely: list[int]) -> None:
        end = thread_time() + self.budget.seconds * (1 - FIRST_LOOK)
        done = 0
        while done < len(likely) or (done < self.budget.playouts if self.budget.playouts else thread_time() < end):
            self._descend(root, start[:], likely)
            done += 1

    def _descend(self, root: Node, table: array[int], likely: list[int]) -> None:
        """Down the tree to a decision never tried, play it out from there, and remember how it ended."""
        path: list[tuple[Node, Team]] = []
        node, legal, doors = root, likely, self.searched.doors
        while True:
            team = self.teams[doors.turn(table)]
            action = node.best(legal, self.explore)
            fresh = action not in node.children
            node = node.children.setdefault(action, Node())
            path.append((node, team))
            doors.play(table, action)
            doors.deal(table, self.dice)
            if fresh or doors.turn(table) == OVER:
                break
            legal = doors.moves(table)
        self._remember(root, path, self._ends(table))

    def _ends(self, table: array[int]) -> list[float]:
        """How a game played on greedily ends for each team: the win, softened by the margin."""
        totals = rollouts(self.searched.game, table, 1, self.dice.getrandbits(63))
        points = totals.points[: len(set(self.teams))]
        leads = [own - max(other for j, other in enumerate(points) if j != i) for i, own in enumerate(points)]
        return [
            (share / 12 + 1 / (1 + exp(-lead / MARGIN))) / 2
            for share, lead in zip(totals.twelfths, leads, strict=False)
        ]

    def _remember(self, root: Node, path: list[tuple[Node, Team]], ends: list[float]) -> None:
        root.visits += 1
        for node, team in path:
            node.visits += 1
            node.worth += ends[team]


def tree(searched: Searched) -> Maker:
    """`mcts:2s,c=0.6`: a time or a number of playouts, and how much to explore."""

    def make(spec: Spec, dice: Random) -> Bot:
        spec.only("c", "threads")
        return TreeBot(searched, dice, budget_of(spec, 1.0), spec.number("c", EXPLORE))

    return make
