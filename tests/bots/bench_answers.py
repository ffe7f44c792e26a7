"""`python -m tests.bots.bench_answers`: how long a level takes to answer, at tables of every size.

One game at each table with the bot on every seat, in seconds its thread computes. Ends with code 1 if an answer took
longer than allowed.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from statistics import median
from time import thread_time

from crownlands.bots import make_bot
from crownlands.game import CHANCE, OVER, deal
from crownlands.rules import game_named

TABLES: tuple[tuple[str, dict[str, str]], ...] = (
    ("kingdomino", {"players": "2"}),
    ("kingdomino", {"players": "3"}),
    ("kingdomino", {"players": "4"}),
    ("kingdomino", {"mighty-duel": "yes"}),
    ("queendomino", {"players": "2"}),
    ("queendomino", {"players": "4"}),
    ("queendomino", {"players": "6", "mode": "contest"}),
    ("queendomino", {"players": "6", "mode": "united"}),
    ("queendomino", {"players": "8", "mode": "united"}),
    ("duel", {}),
)


def answers(bot: str, name: str, settings: dict[str, str], seed: int) -> list[float]:
    """The seconds of every answer in a game in which there was a choice."""
    game, dice, took = game_named(name), Random(seed), list[float]()
    state = game.start(game.configure(settings))
    bots = [make_bot(bot, game, Random(seed + seat)) for seat in range(8)]
    while state.turn != OVER:
        moves = state.moves()
        if state.turn == CHANCE or len(moves) == 1:
            state = state.play(deal(state, dice) if state.turn == CHANCE else moves[0])
            continue
        begun = thread_time()
        move = bots[state.turn].choose(state)
        took.append(thread_time() - begun)
        state = state.play(move)
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--allowed", type=float, default=0.1, help="seconds")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    worst = 0.0
    for name, settings in TABLES:
        took = answers(asked.bot, name, settings, asked.seed)
        worst = max(worst, *took)
        print(f"{name} {settings}: {1000 * median(took):.1f} ms at the median, {1000 * max(took):.1f} ms at most")
    sys.exit(worst > asked.allowed)


if __name__ == "__main__":
    main()
