"""Kingdomino by search on the kernel: whole turns are tried out in games played on greedily, the worse dropped."""

from __future__ import annotations

from random import Random
from typing import Any

from crownlands.bots.bot import Bot
from crownlands.bots.spec import Maker, Spec
from crownlands.game import AnyState, current
from crownlands.kernel.kingdomino.convert import move_of, pack
from crownlands.kernel.kingdomino.game import GAME
from crownlands.kernel.search import Aim, Budget, search
from crownlands.rules.dynasty import Dynasty
from crownlands.rules.kingdomino.state import Kingdomino, Move
from crownlands.rules.moves import Pick


class SearchingKingdomino:
    """Flat Monte Carlo evaluation. The pick is chosen together with the placement, and kept until it is asked for."""

    def __init__(self, dice: Random, budget: Budget) -> None:
        self.dice = dice
        self.budget = budget
        self.planned: tuple[Kingdomino, Move] | None = None
        """The table after the placement just chosen, and the pick that goes with it."""

    def choose(self, state: AnyState) -> Any:
        table = current(state, Kingdomino)
        moves = table.moves()
        if len(moves) == 1:
            return moves[0]
        return self.recall(state) or self._search(table, _aim(state))

    def recall(self, state: AnyState) -> Move | None:
        """The pick that was chosen together with the placement just played."""
        return self.planned[1] if self.planned is not None and self.planned[0] == state.current else None

    def _search(self, table: Kingdomino, aim: Aim) -> Move:
        position = pack(table)
        turn = search(GAME, position, self.budget, self.dice.getrandbits(63), aim)[0]
        move = move_of(position, turn.moves[0])
        self.planned = (table.play(move), Pick(turn.moves[1])) if len(turn.moves) == 2 else None
        return move


def _aim(state: AnyState) -> Aim:
    """In a Dynasty the points of earlier games count in the end."""
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


def searching(seconds: float) -> Maker:
    """The maker of a searching bot that thinks so long unless its string says otherwise."""

    def make(spec: Spec, dice: Random) -> Bot:
        spec.only("threads")
        return SearchingKingdomino(dice, budget_of(spec, seconds))

    return make
