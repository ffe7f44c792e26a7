"""How much of a game is luck: what somebody wins who knows all draws to come."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from statistics import fmean
from typing import NamedTuple

from crownlands.arena.standings import wilson


class Played(NamedTuple):
    """What a game brought to the player who knew: the share of the win, and the points."""

    share: float
    points: int


def asking(doc: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=doc)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    return parser


def measure(asked: argparse.Namespace, seats: int, play: Callable[[int, int], Played], against: str) -> None:
    """Play on every seat with the same draws, then with others; `play` is given the seat and a seed."""
    games = [play(number % seats, asked.seed * 1000 + number // seats) for number in range(asked.games)]
    won = sum(game.share for game in games)
    low, high = wilson(won, len(games))
    points = fmean(game.points for game in games)
    print(
        f"knowing all draws: {won / len(games):.1%} ({low:.0%} to {high:.0%}) of {len(games)} games against {against}, "
        f"{points:.1f} points"
    )
