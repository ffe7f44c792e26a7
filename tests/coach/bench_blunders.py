"""`python -m tests.coach.bench_blunders`: does a blunder cost what the coach says?

The better move and the one that was played are each played out to the end by `judge`, by dice the coach never saw.
"""

from __future__ import annotations

import argparse
from array import array
from collections.abc import Iterator
from random import Random

from tests.coach.games import played

from crownlands.bots import make_bot
from crownlands.coach import Decision, Estimate, review
from crownlands.coach.outlook import estimate
from crownlands.game import CHANCE, OVER, AnyState, deal, find_move, team_of
from crownlands.records import Record
from crownlands.rules import game_named


def lead_at_end(state: AnyState, game: str, team: int, seed: int) -> float:
    """Everybody plays as `judge` does; the dice are those of the seed."""
    dice, bot = Random(seed), make_bot("judge", game_named(game), Random(seed))
    while state.turn != OVER:
        state = state.play(deal(state, dice) if state.turn == CHANCE else bot.choose(state))
    totals = [sheet.total for sheet in state.scores()]
    return totals[team] - max(total for other, total in enumerate(totals) if other != team)


def cost(record: Record, decision: Decision, times: int) -> Estimate:
    """What playing the better move instead brings, draw by draw."""
    before = record.state_after(decision.entry - 1)
    game, team = record.game, team_of(before, before.turn)
    better = before.play(find_move(game, before, decision.best))
    worse = before.play(record.moves[decision.entry - 1])
    seeds = range(10_000_000, 10_000_000 + times)
    differences = [lead_at_end(better, game.name, team, n) - lead_at_end(worse, game.name, team, n) for n in seeds]
    return estimate(array("d", differences))


def blunders(game: str, wanted: int) -> Iterator[tuple[Record, Decision]]:
    """The first blunders of games of `easy` that cost points, by seed."""
    found = 0
    for seed in range(1, 1000):
        record = played(game, "easy", seed)
        for decision in review(record).decisions:
            if decision.grade == "blunder" and not decision.exact and found < wanted:
                found += 1
                yield record, decision
        if found == wanted:
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("kingdomino", "queendomino", "duel"))
    parser.add_argument("--blunders", type=int, default=10)
    parser.add_argument("--times", type=int, default=400)
    given = parser.parse_args()
    print(f"{given.game}: {given.blunders} blunders, each played out {given.times} times by judge with other dice")
    print("played → better                              claimed      found")
    claims, costs = [], []
    for record, decision in blunders(given.game, given.blunders):
        found = cost(record, decision, given.times)
        claims.append(decision.lost)
        costs.append(found.mean)
        what = f"{decision.move} → {decision.best}"
        print(f"{what:<42} {decision.lost:5.1f} ±{decision.off:4.1f} {found.mean:5.1f} ±{found.off:4.1f}", flush=True)
    print(f"{'mean':<42} {sum(claims) / len(claims):5.1f}       {sum(costs) / len(costs):5.1f}")


if __name__ == "__main__":
    main()
