"""`python -m tests.kernel.kingdomino.bench_ending`: are the last two rounds with 2 players played as well as can be?

`expert` takes turns with the last row out; after each the exact answer must be what it was before, for the seat that
moved. Ends with code 1 if a turn was worse, or if solving took more than 50 ms at the median.
"""

from __future__ import annotations

import argparse
import sys
from array import array
from itertools import chain, count, islice
from random import Random
from statistics import median
from time import thread_time

from tests.kernel.kingdomino.test_ending import TABLES, endings

from crownlands.bots import make_bot
from crownlands.game import OVER
from crownlands.kernel.kingdomino import convert
from crownlands.kernel.kingdomino.ending import best_turn
from crownlands.rules.kingdomino import KINGDOMINO
from crownlands.rules.kingdomino.options import configure
from crownlands.rules.kingdomino.state import Kingdomino

MOST_SECONDS = 0.05
OPTIONS = configure(TABLES[0])


def lead(state: Kingdomino, seat: int) -> int:
    """By how many points a seat ends ahead if everybody plays the best there is."""
    found = None if state.turn == OVER else best_turn(convert.pack(state))
    points = found[1] if found else [sheet.total for sheet in state.scores()]
    return points[seat] - points[1 - seat]


def lost(table: array[int], bot: str) -> int:
    """The points of the lead that a bot's turn costs."""
    state, player = convert.unpack(table, OPTIONS), make_bot(bot, KINGDOMINO, Random(1))
    seat, before = state.turn, lead(state, state.turn)
    king = state.draft.row[0]
    while state.turn == seat and state.draft.row[0] == king:
        state = state.play(player.choose(state))
    return before - lead(state, seat)


def seconds(table: array[int]) -> float:
    begun = thread_time()
    best_turn(table)
    return thread_time() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--bot", default="expert:0.01s", help="who takes the turns")
    asked = parser.parse_args()
    met = chain.from_iterable(endings(seed, OPTIONS) for seed in count())
    tables = list(islice(met, asked.positions))
    took = [seconds(table) for table in tables]
    picking = [time for table, time in zip(tables, took, strict=True) if convert.unpack(table, OPTIONS).draft.offer]
    costs = [lost(table, asked.bot) for table in tables]
    worse = sum(cost > 0 for cost in costs)
    print(f"{len(tables)} positions, {worse} turns of {asked.bot} worse than the exact answer, at most by {max(costs)}")
    print(f"solved in {1000 * median(took):.2f} ms at the median, {1000 * max(took):.2f} ms at most")
    print(f"the {len(picking)} with a pick to come in {1000 * median(picking):.2f} ms at the median")
    sys.exit(worse > 0 or median(picking) > MOST_SECONDS)


if __name__ == "__main__":
    main()
