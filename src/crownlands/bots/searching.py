"""Search on the kernel, whatever the game: whole turns are tried out in games played on, the worse dropped."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import thread_time
from typing import Any

from crownlands.bots.bot import Bot
from crownlands.bots.spec import Maker, Spec
from crownlands.game import AnyState
from crownlands.kernel.doors import Doors
from crownlands.kernel.game import Game
from crownlands.kernel.search import Aim, Budget, search
from crownlands.rules.dynasty import Dynasty


@dataclass(frozen=True)
class Searched:
    """What the search needs to know of a game."""

    game: Game
    doors: Doors
    pack: Callable[[Any], array[int]]
    move_of: Callable[[array[int], int], Any]
    solve: Callable[[array[int], tuple[int, ...]], Sequence[int]] = lambda *_: ()
    """The moves of the best turn where the rest can be worked out, given what seats bring along; else none."""
    width: int = 32
    """How many turns are looked at."""
    elsewhere: Callable[[Any], Searched | None] = lambda _: None
    """Another way to search at tables for which this one is not the best."""

    def at(self, table: AnyState) -> Searched:
        return self.elsewhere(table) or self


class SearchingBot:
    """Solves what can be solved; else flat Monte Carlo evaluation.

    The moves of a turn are chosen together, and kept until they are asked for.
    """

    def __init__(self, searched: Searched, dice: Random, budget: Budget) -> None:
        self.searched = searched
        self.dice = dice
        self.budget = budget
        self.planned: list[tuple[AnyState, Any]] = []
        """The tables after each move of the turn just chosen, and the move that goes with each."""
        self.solved = False

    def choose(self, state: AnyState) -> Any:
        moves = state.current.moves()
        if len(moves) == 1:
            return moves[0]
        return self.recall(state) or self._search(state.current, aim_of(state))

    def recall(self, state: AnyState) -> Any | None:
        """The move that was chosen together with one just played."""
        return next((move for table, move in self.planned if table == state.current), None)

    def _search(self, table: AnyState, aim: Aim) -> Any:
        self.planned = []
        searched = self.searched.at(table)
        for action in self._turn(searched, searched.pack(table), aim):
            move = searched.move_of(searched.pack(table), action)
            self.planned.append((table, move))
            table = table.play(move)
        return self.planned.pop(0)[1]

    def _turn(self, searched: Searched, position: array[int], aim: Aim) -> Sequence[int]:
        """The moves of the turn that is best, as far as one can tell."""
        begun = thread_time()
        exact = searched.solve(position, aim.brought)
        self.solved = bool(exact)
        if exact:
            return exact
        seed, budget = self.dice.getrandbits(63), self.budget.after(thread_time() - begun)
        return search(searched.game, position, budget, seed, aim, searched.width)[0].moves


def aim_of(state: AnyState) -> Aim:
    """To win; in a Dynasty the points of earlier games count in the end."""
    if not isinstance(state, Dynasty):
        return Aim()
    games = [[sheet.total for sheet in game.scores()] for game in state.past]
    return Aim(brought=tuple(map(sum, zip(*games, strict=True)))) if games else Aim()


def budget_of(spec: Spec, seconds: float) -> Budget:
    """The time or the number of playouts a bot string gives, and the threads it may use."""
    threads = int(spec.number("threads", 1))
    if spec.playouts is not None:
        return Budget(playouts=spec.playouts, threads=threads)
    return Budget(seconds=seconds if spec.seconds is None else spec.seconds, threads=threads)


def searching(searched: Searched, seconds: float) -> Maker:
    """The maker of a searching bot that thinks so long unless its string says otherwise."""

    def make(spec: Spec, dice: Random) -> Bot:
        spec.only("threads")
        return SearchingBot(searched, dice, budget_of(spec, seconds))

    return make
