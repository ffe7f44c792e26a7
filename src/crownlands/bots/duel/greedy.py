"""Greedy Kingdomino Duel: the drawing that brings most now, with castle and powers kept until they are worth it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

from crownlands.bots.bot import JudgingBot
from crownlands.bots.duel.worth import Outlook, boxes_worth
from crownlands.game import Seat
from crownlands.rules.duel.coats import COATS, JOKER, Face
from crownlands.rules.duel.components import Power
from crownlands.rules.duel.drawings import NOTHING, PLACES, Draw, Half, Needs, halves
from crownlands.rules.duel.map import Map
from crownlands.rules.duel.moves import Castle, Cross, Move, Name, Pass, Take, Use
from crownlands.rules.duel.state import Duel

Pair = tuple[int, ...]
THEIR_SHARE = 0.6
"""How much the other player's gain counts when dice are divided."""
NOTHING_DRAWN = -2.0
MOST_DRAWINGS = 600
"""How many drawings are looked at; only two jokers with two powers ever bring more."""
PRICE = {"castle": 7.0, "anywhere": 4.0, "split": 4.5, "first": 3.0, "turn": 5.0}
"""What a castle or power must bring at the start of the game to be used; less and less as the map fills."""


def greedy_duel(dice: Random) -> JudgingBot:
    return JudgingBot(worth_of_phase, dice)


def worth_of_phase(table: Duel) -> dict[Move, float]:
    """By the next drawing alone."""
    return WORTH[table.phase](table)


def worth_of_drawing(table: Duel) -> dict[Move, float]:
    """Every drawing by its worth; what only leads to a drawing by the best that follows, less its price."""
    outlook, moves = Outlook(table.maps[table.seat]), table.moves()
    boxes = boxes_worth(table.spellbook, table.seat, _halves(table))
    draws = _some([move for move in moves if isinstance(move, Draw)])
    worth: dict[Move, float] = {draw: outlook.worth(draw) + boxes for draw in draws}
    for move in moves:
        if not isinstance(move, Draw):
            worth[move] = boxes if isinstance(move, Pass) else _worth_of_step(table, move, outlook)
    return worth


def _worth_of_step(table: Duel, move: Move, outlook: Outlook) -> float:
    """The best drawing after a step that leads to one, less its price."""
    after = table.play(move)
    if after.phase != "draw" or after.seat != table.seat:
        return NOTHING_DRAWN - _price(move, outlook)
    follow = _some(list(likely_drawings(outlook.land, after.domino(after.seat), _raised(after), after.called)))
    best = max((outlook.worth(draw) for draw in follow), default=NOTHING_DRAWN)
    return best + boxes_worth(after.spellbook, after.seat, _halves(after)) - _price(move, outlook)


def _some(draws: list[Draw]) -> list[Draw]:
    """All of them, or evenly chosen ones where they are too many."""
    return draws[:: len(draws) // MOST_DRAWINGS + 1]


def _raised(table: Duel) -> int | None:
    """Which half of the domino the castle raises."""
    return None if table.raised is None else table.domino(table.seat).index(table.raised)


def _halves(table: Duel) -> list[Half]:
    """The domino as it counts for boxes."""
    raised = _raised(table)
    return [halves(face, raised=raised == index)[0] for index, face in enumerate(table.domino(table.seat))]


def _price(move: Move, outlook: Outlook) -> float:
    if isinstance(move, Use):
        return PRICE[move.power.value] * outlook.open_share
    return PRICE["castle" if isinstance(move, Castle) else "turn"] * outlook.open_share


def likely_drawings(
    land: Map, domino: tuple[Face, Face], raised: int | None = None, needs: Needs = NOTHING
) -> Iterator[Draw]:
    """The drawings worth a look ahead, in no order: two jokers, or one that need not connect, as one coat of arms."""
    options = (halves(face, raised=raised == index) for index, face in enumerate(domino))
    alike = domino == (JOKER, JOKER) or (JOKER in domino and Power.ANYWHERE in needs)
    for one, other in product(*options):
        if not alike or one.coat is other.coat:
            for first, second in PLACES[needs](land, one.coat, other.coat):
                yield Draw(first, one, second, other)


def pair_worths(table: Duel, seat: Seat) -> dict[Pair, float]:
    """What each two of the dice would bring a player in a plain drawing."""
    outlook, every = Outlook(table.maps[seat]), combinations(range(1, len(table.dice) + 1), 2)
    return {
        pair: _domino_worth(table, seat, (table.dice[pair[0] - 1], table.dice[pair[1] - 1]), outlook) for pair in every
    }


def _domino_worth(table: Duel, seat: Seat, domino: tuple[Face, Face], outlook: Outlook) -> float:
    best = max((outlook.worth(draw) for draw in likely_drawings(outlook.land, domino)), default=NOTHING_DRAWN)
    return best + boxes_worth(table.spellbook, seat, [halves(face, raised=False)[0] for face in domino])


def others(table: Duel, dice: Pair) -> Pair:
    return tuple(die for die in range(1, len(table.dice) + 1) if die not in dice)


def _balance(table: Duel) -> tuple[dict[Pair, float], dict[Pair, float]]:
    """What it brings each player to have two dice and leave the other two."""
    worths = pair_worths(table, 0), pair_worths(table, 1)
    first, second = (
        {pair: worths[seat][pair] - THEIR_SHARE * worths[1 - seat][others(table, pair)] for pair in worths[seat]}
        for seat in (0, 1)
    )
    return first, second


def worth_of_taking(table: Duel) -> dict[Move, float]:
    """A's first die: what is left once B has taken the two that suit B best; or the power to take two first."""
    balance = _balance(table)
    mine, theirs = balance[table.a], balance[table.b]
    worth: dict[Move, float] = {}
    for move in table.moves():
        if isinstance(move, Take):
            taken = max((pair for pair in theirs if move.dice[0] not in pair), key=theirs.__getitem__)
            worth[move] = mine[others(table, taken)]
        else:
            worth[move] = max(mine.values()) - _price(move, Outlook(table.maps[table.a]))
    return worth


def worth_of_taking_two(table: Duel) -> dict[Move, float]:
    balance = _balance(table)[table.seat]
    return {move: balance[move.dice] for move in table.moves() if isinstance(move, Take)}


def worth_of_naming(table: Duel) -> dict[Move, float]:
    """The coat of arms with most domains now."""
    domains = table.maps[table.seat].domains
    return {Name(coat): float(sum(domain.terrain is coat for domain in domains)) for coat in COATS}


def worth_of_a_cross(table: Duel) -> dict[Move, float]:
    """A cross is worth the squares of its domain."""
    land = table.maps[table.seat]
    size = {cell: domain.size for domain in land.domains for cell in domain.cells}
    return {move: float(size[move.cell]) for move in table.moves() if isinstance(move, Cross)}


WORTH = {
    "take": worth_of_taking,
    "take-two": worth_of_taking_two,
    "draw": worth_of_drawing,
    "name": worth_of_naming,
    "cross": worth_of_a_cross,
}
