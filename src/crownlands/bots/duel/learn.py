"""Learns what the features of a position of Kingdomino Duel are worth, from games of bots: a linear regression.

`python -m crownlands.bots.duel.learn --games 400 --teacher greedy` prints a table for `weights.toml`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from crownlands.bots.bot import Bot
from crownlands.bots.duel.features import features
from crownlands.bots.duel.greedy import greedy_duel
from crownlands.bots.duel.plan import planning_duel
from crownlands.game import CHANCE, OVER, AnyState, current, deal
from crownlands.rules.duel import DUEL
from crownlands.rules.duel.state import Duel

STRAY = 0.15
"""In every third game a player now and then plays anything, so that odd positions are met too."""
RIDGE = 1.0
TEACHERS: dict[str, Callable[[Random], Bot]] = {"greedy": greedy_duel, "hard": planning_duel}


def lessons(teacher: str, seed: int) -> tuple[list[dict[str, float]], list[int]]:
    """One game: the features of both players at the end of every turn, and the points they had in the end."""
    dice, bots = Random(seed), [TEACHERS[teacher](Random(f"{seed} {seat}")) for seat in (0, 1)]
    state, rows, seats = DUEL.start(DUEL.configure({})), list[dict[str, float]](), list[int]()
    stray = STRAY if seed % 3 == 0 else 0.0
    while state.turn != OVER:
        before = current(state, Duel).round
        state = state.play(_move(state, bots, dice, stray))
        if current(state, Duel).round != before:
            rows += [features(current(state, Duel), seat) for seat in (0, 1)]
            seats += [0, 1]
    points = [sheet.total for sheet in state.scores()]
    return rows, [points[seat] for seat in seats]


def _move(state: AnyState, bots: list[Any], dice: Random, stray: float) -> Any:
    if state.turn == CHANCE:
        return deal(state, dice)
    return dice.choice(state.moves()) if dice.random() < stray else bots[state.turn].choose(state)


def learn(teacher: str, games: int, seed: int) -> dict[str, float]:
    """Ridge regression of the final points on the features."""
    rows: list[dict[str, float]] = []
    points: list[int] = []
    for number in range(games):
        more, ended = lessons(teacher, seed + number)
        rows += more
        points += ended
    names = list(rows[0])
    table = np.array([[row[name] for name in names] for row in rows])
    weights = np.linalg.solve(table.T @ table + RIDGE * np.eye(len(names)), table.T @ np.array(points))
    return {name: round(float(weight), 3) for name, weight in zip(names, weights, strict=True)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--teacher", choices=TEACHERS, default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for name, weight in learn(asked.teacher, asked.games, asked.seed).items():
        print(f'"{name}" = {weight}')


if __name__ == "__main__":
    main()
