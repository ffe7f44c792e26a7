"""`python -m tests.bots.duel.bench_luck`: what is it worth in Duel to know every roll to come?

A player who does plays each of its turns on to the end, everybody moving as `judge` does and the dice falling as they
really will, and takes the one with the largest lead. The games of a pair have the same dice, seats swapped.
"""

from __future__ import annotations

from array import array
from random import Random

from tests.bots.luck import Played, asking, measure

from crownlands.bots import make_bot
from crownlands.bots.bot import Bot
from crownlands.kernel.duel import convert, position
from crownlands.kernel.duel.judged import JUDGED_GAME
from crownlands.kernel.duel.layout import OVER, PLAYERS, PLAYOUT, STATE, TAKING
from crownlands.kernel.search import Budget, search
from crownlands.rules.duel import DUEL

OPTIONS = DUEL.configure({})
LOOKS = 16
"""How many turns are played on."""


def roomy(table: array[int]) -> array[int]:
    """A copy with the room a playout needs."""
    copied = array("Q", bytes(8 * PLAYOUT))
    copied[:STATE] = table[:STATE]
    return copied


def rolled(table: array[int], dice: array[int]) -> array[int]:
    """The table with the next dice on it: they are out when the first to take one is asked."""
    for seat in range(PLAYERS):
        tried, rng = roomy(table), dice[:]
        position.play_until(tried, 0, seat, rng)
        if position.phase(tried) == TAKING:
            dice[0] = rng[0]
            return tried
    raise ValueError("Nobody takes dice here.")


def lead(table: array[int], moves: tuple[int, ...], dice: array[int]) -> int:
    """What a turn leads to with the dice that will fall."""
    seat, tried, rng = position.turn(table), table[:], dice[:]
    for move in moves:
        position.play(tried, move)
    while position.phase(tried) != OVER:
        if position.turn(tried) < 0:
            tried = rolled(tried, rng)[:STATE]
        else:
            for move in turns(tried)[0]:
                position.play(tried, move)
    points = position.points(tried)
    return points[seat] - points[1 - seat]


def turns(table: array[int]) -> list[tuple[int, ...]]:
    """Those that look best, the one `judge` plays first."""
    return [turn.moves for turn in search(JUDGED_GAME, table, Budget(), most=LOOKS)]


def foreseen(table: array[int], dice: array[int]) -> tuple[int, ...]:
    """The moves of the turn with the largest lead."""
    return max(turns(table), key=lambda moves: lead(table, moves, dice))


def play(bot: Bot, knowing: int, seed: int) -> Played:
    """A game with the player who knows on a seat."""
    table, dice = convert.start(OPTIONS), array("Q", [seed, seed + 1])
    while position.phase(table) != OVER:
        if position.turn(table) < 0:
            table = rolled(table, dice)[:STATE]
        elif position.turn(table) == knowing:
            for move in foreseen(table, dice):
                position.play(table, move)
        else:
            position.play(table, convert.action_of(bot.choose(convert.unpack(table, OPTIONS))))
    best = position.best(table)
    return Played((knowing in best) / len(best), position.points(table)[knowing])


def main() -> None:
    parser = asking(__doc__)
    parser.add_argument("--bot", default="greedy", help="who plays against it")
    asked = parser.parse_args()
    measure(asked, PLAYERS, lambda seat, seed: play(make_bot(asked.bot, DUEL, Random(seed)), seat, seed), asked.bot)


if __name__ == "__main__":
    main()
