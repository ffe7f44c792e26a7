"""Greedy Kingdomino Duel: the drawing that brings most now, with castle and powers kept until they are worth it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

from crownlands.bots.bot import best_of
from crownlands.bots.duel_worth import Outlook, boxes_worth
from crownlands.game import AnyState, Seat
from crownlands.rules.duel.coats import COATS, JOKER, Face
from crownlands.rules.duel.drawings import NOTHING, PLACES, Draw, halves
from crownlands.rules.duel.map import Map
from crownlands.rules.duel.moves import Castle, Cross, Move, Name, Pass, Take, Use
from crownlands.rules.duel.state import Duel

Pair = tuple[int, ...]
THEIR_SHARE = 0.6
"""How much the other player's gain counts when dice are divided."""
NOTHING_DRAWN = -2.0
PRICE = {"castle": 7.0, "anywhere": 4.0, "split": 4.5, "first": 3.0, "turn": 5.0}
"""What a castle or power must bring at the start of the game to be used; less and less as the map fills."""


class GreedyDuel:
    """Looks at its own next drawing only; ties are broken at random."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice

    def choose(self, state: AnyState) -> Any:
        table = state.current
        assert isinstance(table, Duel)
        moves = table.moves()
        return moves[0] if len(moves) == 1 else best_of(self.worths(table), self.dice)

    def worths(self, state: AnyState) -> dict[Move, float]:
        """What each move is worth to it."""
        table = state.current
        assert isinstance(table, Duel)
        return WORTH[table.phase](table)


def _price(table: Duel, name: str, outlook: Outlook) -> float:
    return PRICE[name] * outlook.open_share


def worth_of_drawing(table: Duel) -> dict[Move, float]:
    """Every drawing by its worth; what only leads to a drawing by the best that follows, less its price."""
    outlook, worth = Outlook(table.maps[table.seat]), {}
    for move in table.moves():
        worth[move] = _worth_of_step(table, move, outlook)
    return worth


def _worth_of_step(table: Duel, move: Move, outlook: Outlook) -> float:
    if isinstance(move, Draw):
        return outlook.worth(move) + boxes_worth(table.spellbook, table.seat, move.halves)
    if isinstance(move, Pass):
        counted = [halves(face, raised=False)[0] for face in table.domino(table.seat)]
        return boxes_worth(table.spellbook, table.seat, counted)
    after = table.play(move)
    best = max((_worth_of_step(after, step, outlook) for step in _draws(after, table.seat)), default=NOTHING_DRAWN)
    return best - _price(table, _name(move), outlook)


def _draws(after: Duel, seat: Seat) -> Iterator[Draw]:
    if after.phase == "draw" and after.seat == seat:
        yield from (step for step in after.moves() if isinstance(step, Draw))


def _name(move: Move) -> str:
    if isinstance(move, Use):
        return move.power.value
    return "castle" if isinstance(move, Castle) else "turn"


def pair_worths(table: Duel, seat: Seat) -> dict[Pair, float]:
    """What each two of the dice would bring a player in a plain drawing."""
    outlook, every = Outlook(table.maps[seat]), combinations(range(1, len(table.dice) + 1), 2)
    return {
        pair: _domino_worth(table, seat, (table.dice[pair[0] - 1], table.dice[pair[1] - 1]), outlook) for pair in every
    }


def _domino_worth(table: Duel, seat: Seat, domino: tuple[Face, Face], outlook: Outlook) -> float:
    best = max((outlook.worth(draw) for draw in _likely(outlook.land, domino)), default=NOTHING_DRAWN)
    return best + boxes_worth(table.spellbook, seat, [halves(face, raised=False)[0] for face in domino])


def _likely(land: Map, domino: tuple[Face, Face]) -> Iterator[Draw]:
    """Plain drawings in no order; two jokers as one coat of arms only, which is the best of nearly all maps."""
    both = domino == (JOKER, JOKER)
    for one, other in product(*(halves(face, raised=False) for face in domino)):
        if not both or one.coat is other.coat:
            for first, second in PLACES[NOTHING](land, one.coat, other.coat):
                yield Draw(first, one, second, other)


def _others(table: Duel, dice: Pair) -> Pair:
    return tuple(die for die in range(1, len(table.dice) + 1) if die not in dice)


def _balance(table: Duel) -> tuple[dict[Pair, float], dict[Pair, float]]:
    """What it brings each player to have two dice and leave the other two."""
    worths = pair_worths(table, 0), pair_worths(table, 1)
    first, second = (
        {pair: worths[seat][pair] - THEIR_SHARE * worths[1 - seat][_others(table, pair)] for pair in worths[seat]}
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
            worth[move] = mine[_others(table, taken)]
        else:
            worth[move] = max(mine.values()) - _price(table, "first", Outlook(table.maps[table.a]))
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
