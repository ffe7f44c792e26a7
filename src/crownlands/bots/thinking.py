"""Thinking on the contract alone: the moves a greedy bot likes best are tried out in games played on from here.

Every playout deals its own chance, drawn anew, so nothing unseen is peeked at; the candidates of one round of playouts
are given the same dice, so that they differ by what they are and not by their luck.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from time import monotonic
from typing import Any, Protocol

from crownlands.game import CHANCE, OVER, AnyState, Team, deal, team_of


class Policy(Protocol):
    """A bot that can say what each of its moves is worth to it."""

    def choose(self, state: AnyState) -> Any: ...

    def worths(self, state: AnyState) -> Mapping[Any, float]: ...

    def lead(self, state: AnyState, team: Team) -> float:
        """How far ahead a team is, in points, with whatever it may still hope for."""


class ThinkingBot:
    """Flat Monte Carlo evaluation by halving: the worse half of the candidates drops out, again and again."""

    def __init__(
        self, policy: Policy, dice: Random, seconds: float | None, playouts: int | None, *, width: int, depth: int
    ) -> None:
        self.policy = policy
        self.dice = dice
        self.seconds = seconds
        self.playouts = playouts
        self.width = width
        """How many moves are tried out."""
        self.depth = depth
        """How many decisions a playout lasts; then the policy judges."""

    def choose(self, state: AnyState) -> Any:
        table = state.current
        candidates = self._candidates(table)
        if len(candidates) == 1:
            return candidates[0]
        return self._think(table, candidates)

    def _candidates(self, table: AnyState) -> list[Any]:
        """The moves the policy likes best, the best first."""
        if len(table.moves()) == 1:
            return list(table.moves())
        worths = self.policy.worths(table)
        return sorted(worths, key=lambda move: -worths[move])[: self.width]

    def _think(self, table: AnyState, candidates: list[Any]) -> Any:
        end = None if self.seconds is None else monotonic() + self.seconds
        stages = max(1, (len(candidates) - 1).bit_length())
        sums = dict.fromkeys(candidates, 0.0)
        alive, rounds = candidates, 0
        for stage in range(1, stages + 1):
            share = None if end is None else end - (self.seconds or 0) * (1 - stage / stages)
            rounds += self._try_out(table, alive, sums, share, stages)
            alive = sorted(alive, key=lambda move: -sums[move])[: max(1, (len(alive) + 1) // 2)]
        return alive[0]

    def _try_out(
        self, table: AnyState, alive: list[Any], sums: dict[Any, float], end: float | None, stages: int
    ) -> int:
        """Rounds of playouts, each with the same dice for all, until the stage's time or number is used up."""
        most = None if self.playouts is None else max(1, self.playouts // (stages * len(alive)))
        done = 0
        while (most is None or done < most) and (end is None or monotonic() < end or not done):
            seed = self.dice.getrandbits(64)
            for move in alive:
                sums[move] += self._playout(table, move, Random(seed))
            done += 1
        return done

    def _playout(self, table: AnyState, move: Any, dice: Random) -> float:
        """How far ahead the team that moves is after the move and so many decisions."""
        team = team_of(table, table.turn)
        state, left = table.play(move), self.depth
        while state.turn != OVER and left:
            if state.turn == CHANCE:
                state = state.play(deal(state, dice))
            else:
                state = state.play(self.policy.choose(state))
                left -= 1
        return self.policy.lead(state, team)
