"""Thinking on the contract alone: a bot's favourite move is held against its next best in games played on from here.

Every playout deals its own chance, so nothing unseen is peeked at; in a round of playouts all candidates
are given the same dice, so that they differ by what they are and not by their luck.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from time import monotonic
from typing import Any

from crownlands.bots.bot import Bot, JudgingBot
from crownlands.game import CHANCE, OVER, AnyState, Team, deal, team_of

CANDIDATES = 3
ROUNDS = 6
"""Playouts before a favourite may be given up."""
SURE = 2.0
"""By how many standard errors another move must lead before the favourite is given up for it."""


class ThinkingBot:
    """Second thoughts: the judge's favourite unless playouts show another move to be better beyond doubt."""

    def __init__(
        self, judge: JudgingBot, player: Bot, dice: Random, seconds: float | None, playouts: int | None
    ) -> None:
        self.judge = judge
        self.player = player
        """Who plays the playouts to their end, for every seat."""
        self.dice = dice
        self.seconds = seconds
        self.playouts = playouts

    def choose(self, state: AnyState) -> Any:
        table = state.current
        if len(table.moves()) == 1:
            return table.moves()[0]
        worths = self.judge.worths(table)
        candidates = sorted(worths, key=lambda move: -worths[move])[:CANDIDATES]
        leads = self._play_out(table, candidates)
        return max(candidates, key=lambda move: _advantage(leads[move], leads[candidates[0]]))

    def _play_out(self, table: AnyState, candidates: list[Any]) -> dict[Any, list[float]]:
        """Rounds of playouts until the time or the number of them is used up."""
        end = None if self.seconds is None else monotonic() + self.seconds
        leads: dict[Any, list[float]] = {move: [] for move in candidates}
        rounds = None if self.playouts is None else self.playouts // len(candidates)
        done = 0
        while len(candidates) > 1 and (rounds is None or done < rounds) and (end is None or monotonic() < end):
            seed = self.dice.getrandbits(64)
            for move in candidates:
                leads[move].append(self._lead_after(table, move, Random(seed)))
            done += 1
        return leads

    def _lead_after(self, table: AnyState, move: Any, dice: Random) -> float:
        """How far ahead the team that moves is at the end of a game that goes on with this move."""
        team = team_of(table, table.turn)
        state = table.play(move)
        while state.turn != OVER:
            state = state.play(deal(state, dice) if state.turn == CHANCE else self.player.choose(state))
        return lead(state, team)


def lead(state: AnyState, team: Team) -> float:
    """A team's points less those of the best other team."""
    totals = [sheet.total for sheet in state.scores()]
    return totals[team] - max(total for other, total in enumerate(totals) if other != team)


def _advantage(leads: list[float], favourite: list[float]) -> float:
    """How much better than the favourite a move is beyond doubt: 0 for the favourite, and after too few playouts."""
    differences = [one - other for one, other in zip(leads, favourite, strict=True)]
    count = len(differences)
    if count < ROUNDS:
        return 0.0
    mean = sum(differences) / count
    variance = sum((difference - mean) ** 2 for difference in differences) / (count - 1)
    return mean - SURE * sqrt(variance / count) if variance else mean
