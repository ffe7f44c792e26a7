"""`python -m tests.coach.bench_calibration`: do chances come true? Positions of games of `hard`, by what was called.

With --fit it finds what fits best, for `coach/calibration.toml`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import log
from typing import NamedTuple

from tests.coach.games import played

from crownlands.coach.calibration import AS_IT_IS, Calibration, calibration_of
from crownlands.coach.expert import EXPERTS
from crownlands.coach.outlook import Outlook
from crownlands.records import Record

PLAYOUTS = 48
SETTINGS: dict[str, tuple[dict[str, str], ...]] = {
    "kingdomino": ({"players": "2"}, {"players": "2", "harmony": "yes", "middle-kingdom": "yes"}),
    "queendomino": ({"players": "2"},),
    "duel": ({},),
}
BINS = 10


class Called(NamedTuple):
    """The chances of all teams as playouts give them, their shares of the win, and whether the end was worked out."""

    chances: list[float]
    shares: list[float]
    exact: bool


def called(record: Record) -> Iterator[Called]:
    """What playouts say of the positions after each turn, and who won."""
    expert = EXPERTS[record.game.name]
    winners = record.last.winners()
    before = -1
    for state in record.states():
        if state.turn >= 0 and state.turn != before:
            teams = state.teams
            position, seats = expert.searched.pack(state.current), tuple(team[0] for team in teams)
            exact = expert.knows(position)
            outlook = Outlook(expert.searched.game, expert.round_out(position), seats, seed=1, exact=exact)
            outlook.reach(PLAYOUTS)
            count = 1 if outlook.exact else PLAYOUTS
            chances = [sum(outlook.chance(team, count)) / count for team in range(len(teams))]
            shares = [1 / len(winners) if team in winners else 0.0 for team in range(len(teams))]
            yield Called(chances, shares, outlook.exact)
        before = state.turn


def all_called(game: str, first: int, games: int) -> list[Called]:
    kinds = SETTINGS[game]
    return [
        found
        for number in range(first, first + games)
        for found in called(played(game, "hard", number, **kinds[number % len(kinds)]))
    ]


def surprise(calibration: Calibration, found: list[Called]) -> float:
    """How much is lost by believing the chances: the lower the better."""
    return -sum(
        share * log(max(1e-4, chance))
        for chances, shares, _ in found
        for chance, share in zip(calibration.of(chances), shares, strict=True)
    )


def fitted(found: list[Called]) -> Calibration:
    """The best of a coarse grid, then of a fine one around it."""
    coarse = [Calibration(power / 10, doubt / 50) for power in range(5, 19) for doubt in range(16)]
    best = min(coarse, key=lambda tried: surprise(tried, found))
    steps = range(-5, 6)
    fine = [
        Calibration(best.power + 0.02 * power, max(0.0, best.doubt + 0.004 * doubt))
        for power in steps
        for doubt in steps
    ]
    return min(fine, key=lambda tried: surprise(tried, found))


def show(found: list[Called], calibration: Calibration) -> None:
    """Each position counts for each team; bins are centred on 0, 10, 20 … %."""
    sums = [[0.0, 0.0, 0.0] for _ in range(BINS + 1)]
    for chances, shares, _ in found:
        for chance, share in zip(calibration.of(chances), shares, strict=True):
            kept = sums[round(chance * BINS)]
            for place, value in enumerate((1.0, chance, share)):
                kept[place] += value
    print("called   positions  mean called  won")
    for number, (count, chance, share) in enumerate(sums):
        if count:
            print(f"{number * 100 // BINS:4} %  {int(count):9}  {chance / count:9.1%}  {share / count:8.1%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=SETTINGS)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=1001, help="the seed of the first game")
    parser.add_argument("--fit", action="store_true", help="find what fits best, and show it")
    given = parser.parse_args()
    all_found = all_called(given.game, given.first, given.games)
    found = [called for called in all_found if not called.exact]
    used = fitted(found) if given.fit else calibration_of(given.game)
    print(f"{given.games} games of {given.game}, seeds from {given.first}, {PLAYOUTS} playouts")
    print(f"power {used.power:.3g}, doubt {used.doubt:.3g}")
    show(found, used)
    worked_out = [called for called in all_found if called.exact]
    if worked_out:
        print("worked out to the end, everybody playing their best, which `hard` does not:")
        show(worked_out, AS_IT_IS)


if __name__ == "__main__":
    main()
