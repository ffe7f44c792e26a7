"""`python -m tests.coach.bench_blunders`: does a blunder cost what the coach says?

The better move and the one that was played are each played out to the end as `judge` plays, by dice the coach never
saw; the rest of their turns is played so too, whatever the coach had in mind.
"""

from __future__ import annotations

import argparse
from array import array
from collections.abc import Iterator
from math import hypot
from typing import Any

from tests.coach.games import played

from crownlands.bots.searching import aim_of
from crownlands.coach import Budget, Decision, Estimate, values
from crownlands.coach.expert import EXPERTS
from crownlands.coach.grades import grade_of
from crownlands.coach.outlook import given_away
from crownlands.coach.review import Task, judge
from crownlands.game import AnyState, find_move, team_of
from crownlands.kernel.values import outlooks
from crownlands.records import Record

DICE, GLANCE = 10_000_000, 20_000_000


def cost(record: Record, decision: Decision, times: int) -> Estimate:
    """What playing the better move instead brings, draw by draw."""
    before, game = record.state_after(decision.entry - 1), record.game
    better = ends(before, find_move(game, before, decision.best), game.name, times)
    worse = ends(before, record.moves[decision.entry - 1], game.name, times)
    return given_away(worse, better)


def ends(before: AnyState, move: object, game: str, times: int) -> array[float]:
    """The leads of who makes a move at the end of so many games."""
    table: Any = before.current
    seats, expert = tuple(team[0] for team in table.teams), EXPERTS[game]
    position = expert.searched.pack(table.play(move))
    return outlooks(expert.ends, position, seats, 0, times, DICE, aim_of(before).brought)[team_of(table, table.turn)][0]


def blunders(game: str, wanted: int) -> Iterator[tuple[Record, Decision]]:
    """The first blunders of games of `easy`, by seed; what does not look like one at a glance is passed over."""
    found = 0
    for record in (played(game, "easy", seed) for seed in range(1, 1000)):
        for entry, (state, move) in enumerate(zip(record.states(), record.moves, strict=False), 1):
            if state.turn < 0 or found == wanted or not looks_bad(game, state, move):
                continue
            decision = judge(game, Task(entry, state, (move,), record.names))[0]
            if decision.grade == "blunder" and not decision.exact:
                found += 1
                yield record, decision
        if found == wanted:
            return


def looks_bad(game: str, state: AnyState, move: object) -> bool:
    glance = Budget(playouts=EXPERTS[game].reviewing // 8)
    return len(state.moves()) > 1 and grade_of(game, values(state, glance, GLANCE, (move,)).of(move)) == "blunder"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("kingdomino", "queendomino", "duel"))
    parser.add_argument("--blunders", type=int, default=10)
    parser.add_argument("--times", type=int, default=400)
    given = parser.parse_args()
    print(f"{given.game}: {given.blunders} blunders, each played out {given.times} times as judge plays, by other dice")
    print("played → better                              claimed      found")
    claims, costs = [], []
    for record, decision in blunders(given.game, given.blunders):
        claims.append(Estimate(decision.lost, decision.off))
        costs.append(cost(record, decision, given.times))
        show(f"{decision.move} → {decision.best}", claims[-1], costs[-1])
    show("mean", mean(claims), mean(costs))
    agreed = [agree(*both) for both in zip(claims, costs, strict=True)]
    print(f"within the interval of both: {sum(agreed)} of {len(agreed)}")


def show(what: str, claim: Estimate, found: Estimate) -> None:
    print(f"{what:<42} {claim.mean:5.1f} ±{claim.off:4.1f} {found.mean:5.1f} ±{found.off:4.1f}", flush=True)


def mean(estimates: list[Estimate]) -> Estimate:
    """Of independent ones, with its interval."""
    n = len(estimates)
    return Estimate(sum(one.mean for one in estimates) / n, hypot(*(one.off for one in estimates)) / n)


def agree(claim: Estimate, found: Estimate) -> bool:
    """Whether the luck of both explains their difference, in 95 of 100 cases."""
    return abs(claim.mean - found.mean) <= hypot(claim.off, found.off)


if __name__ == "__main__":
    main()
