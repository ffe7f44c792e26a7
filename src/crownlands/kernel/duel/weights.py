"""How the greedy player judges, for the bot and for the kernel: whole numbers, so that both find the same moves equal.

A worth counts in parts of a point that make every share below a whole number: of the squares still open, of the boxes
of a line, of what the other player gains.
"""

from __future__ import annotations

from math import lcm

from crownlands.rules.duel.components import LAND, LINES, Power

_HUNDREDTH = 100 * len(LAND) * lcm(*(line.boxes**2 for line in LINES))
POINT = 100 * _HUNDREDTH

PLAIN_SQUARE = 45 * _HUNDREDTH // len(LAND)
"""A square in a domain without a cross may score yet: for each square still open."""
ROOM = 15 * _HUNDREDTH // len(LAND)
"""A free square beside a domain, for each of its crosses and each square still open."""
HOLE = 80 * _HUNDREDTH
"""A free square without a free neighbour can only be drawn by a power."""
NOTHING_DRAWN = -200 * _HUNDREDTH
NEVER = -1_000_000_000_000_000_000
"""Less than anything is worth."""
PRICES = {
    power: price * _HUNDREDTH // len(LAND)
    for power, price in {Power.ANYWHERE: 400, Power.SPLIT: 450, Power.FIRST: 300, Power.TURN: 500}.items()
}
"""What a power must bring to be used, for each square still open; so less and less as the map fills."""
CASTLE_PRICE = 700 * _HUNDREDTH // len(LAND)
POWER_WORTHS = {
    power: worth * _HUNDREDTH
    for power, worth in {
        Power.ANYWHERE: 250,
        Power.SPLIT: 300,
        Power.FIRST: 200,
        Power.TURN: 400,
        Power.NAME: 700,
        Power.CROSS: 700,
    }.items()
}


def their_share(worth: int) -> int:
    """How much the other player's gain counts when dice are divided: 60 hundredths."""
    return worth // 100 * 60
