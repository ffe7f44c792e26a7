"""`python -m tests.bots.kingdomino.bench_luck`: what is it worth among four to know every domino to come?

A player who does plays each of its turns on to the end a few times, everybody greedy and the dominoes coming as they
really will, and takes the one with the largest worth, as search counts it. The others are greedy too; both bonuses.
"""

from __future__ import annotations

from array import array

from tests.bots.luck import Played, asking, measure

from crownlands.kernel.kingdomino import convert, position
from crownlands.kernel.kingdomino.game import GAME
from crownlands.kernel.kingdomino.layout import OVER, PLAYOUT, STATE
from crownlands.kernel.search import Aim, Budget, search
from crownlands.rules.kingdomino.options import configure

PLAYERS = 4
OPTIONS = configure({"players": str(PLAYERS), "harmony": "yes", "middle-kingdom": "yes"})
EVERYBODY, NOBODY = (1 << PLAYERS) - 1, PLAYERS
"""The set of seats that are greedy; a seat there is not, so that play goes on to the end."""
AIM = Aim()


def roomy(table: array[int]) -> array[int]:
    """A copy with the room a playout needs."""
    copied = array("Q", bytes(8 * PLAYOUT))
    copied[:STATE] = table[:STATE]
    return copied


def worth(table: array[int], seat: int) -> float:
    """What an end is worth to a seat."""
    points, best = position.points(table), position.best(table)
    lead = points[seat] - max(points[other] for other in range(PLAYERS) if other != seat)
    return AIM.win * (seat in best) / len(best) + AIM.lead * lead


def outcome(table: array[int], moves: tuple[int, ...], dice: array[int], times: int) -> float:
    """What a turn leads to with the dominoes that will come; the players differ where choices are equal."""
    seat, found = position.turn(table), 0.0
    for number in range(times):
        tried, rng = roomy(table), array("Q", [dice[0], number])
        for move in moves:
            position.play(tried, move)
        position.play_until(tried, EVERYBODY, NOBODY, rng)
        found += worth(tried, seat)
    return found


def play(seat: int, seed: int, times: int) -> Played:
    table, dice = roomy(convert.start(OPTIONS)), array("Q", [seed, seed + 1])
    position.play_until(table, EVERYBODY, seat, dice)
    while position.phase(table) != OVER:
        turns = [turn.moves for turn in search(GAME, table[:STATE], Budget())]
        for move in max(turns, key=lambda moves: outcome(table, moves, dice, times)):
            position.play(table, move)
        position.play_until(table, EVERYBODY, seat, dice)
    best = position.best(table)
    return Played((seat in best) / len(best), position.points(table)[seat])


def main() -> None:
    parser = asking(__doc__)
    parser.add_argument("--times", type=int, default=60, help="how often each turn is played on")
    asked = parser.parse_args()
    measure(asked, PLAYERS, lambda seat, seed: play(seat, seed, asked.times), "three greedy")


if __name__ == "__main__":
    main()
