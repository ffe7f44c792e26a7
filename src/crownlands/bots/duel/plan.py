"""Planning Kingdomino Duel: greedy's drawings, judged by what positions like them came to in the end."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from heapq import nlargest
from importlib.resources import files
from itertools import combinations
from random import Random

from crownlands.bots.bot import JudgingBot
from crownlands.bots.duel.features import features
from crownlands.bots.duel.greedy import likely_drawings, others, worth_of_phase
from crownlands.bots.duel.worth import Outlook
from crownlands.game import Seat
from crownlands.rules.duel.drawings import Draw
from crownlands.rules.duel.moves import Move, Pass, Take
from crownlands.rules.duel.state import Duel

WIDTH = 14
"""How many drawings are judged, those greedy likes best."""
WIDTH_AHEAD = 4
THEIR_SHARE = 0.7
"""How much the other player's prospects count when dice are divided."""
NOTHING_DRAWN = 2.0
FIRST_PRICE = 3.0


@cache
def learnt(level: str) -> Mapping[str, float]:
    """The points each feature has been worth; `python -m crownlands.bots.duel.learn` learns them again."""
    text = (files("crownlands.bots.duel") / "weights.toml").read_text(encoding="utf-8")
    weights: dict[str, float] = tomllib.loads(text)[level]
    return weights


def planning_duel(dice: Random, level: str = "hard") -> JudgingBot:
    return JudgingBot(DuelPlan(learnt(level)).worths, dice)


class DuelPlan:
    """Judges drawings and dice by what they promise; the other phases as greedy does."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = weights

    def worths(self, table: Duel) -> Mapping[Move, float]:
        if table.phase == "draw":
            return self._drawings(table)
        return self._takes(table) if table.phase in ("take", "take-two") else worth_of_phase(table)

    def promise(self, table: Duel, seat: Seat) -> float:
        """The points a player will have in the end, as far as one can tell."""
        return sum(self.weights[name] * value for name, value in features(table, seat).items())

    def _drawings(self, table: Duel) -> dict[Move, float]:
        seat, outlook = table.seat, Outlook(table.maps[table.seat])
        drawings = [move for move in table.moves() if isinstance(move, Draw)]
        worths: dict[Move, float] = {
            draw: self.promise(drawn(table, seat, draw), seat) for draw in nlargest(WIDTH, drawings, key=outlook.worth)
        }
        for move in table.moves():
            if isinstance(move, Pass):
                worths[move] = self.promise(table, seat)
            elif not isinstance(move, Draw):
                worths.update(self._before_a_drawing(table, move, outlook))
        return worths

    def _before_a_drawing(self, table: Duel, move: Move, outlook: Outlook) -> dict[Move, float]:
        """A castle or power by the best drawing that follows; one that nothing follows is left alone."""
        seat, after = table.seat, table.play(move)
        if after.phase != "draw" or after.seat != seat:
            return {}
        follow = [step for step in after.moves() if isinstance(step, Draw)]
        return {move: self._best(after, seat, follow, outlook)} if follow else {}

    def _best(self, table: Duel, seat: Seat, drawings: Iterable[Draw], outlook: Outlook) -> float:
        likely = nlargest(WIDTH_AHEAD, drawings, key=outlook.worth)
        promises = [self.promise(drawn(table, seat, draw), seat) for draw in likely]
        return max(promises, default=self.promise(table, seat) - NOTHING_DRAWN)

    def _takes(self, table: Duel) -> dict[Move, float]:
        """Two dice, or A's first with B's best answer to it."""
        balance = self._balance(table)
        if table.phase == "take-two":
            return {move: balance[table.seat][move.dice] for move in table.moves() if isinstance(move, Take)}
        mine, theirs = balance[table.a], balance[table.b]
        worths: dict[Move, float] = {}
        for move in table.moves():
            if isinstance(move, Take):
                taken = max((pair for pair in theirs if move.dice[0] not in pair), key=theirs.__getitem__)
                worths[move] = mine[others(table, taken)]
            else:
                worths[move] = max(mine.values()) - FIRST_PRICE * Outlook(table.maps[table.a]).open_share
        return worths

    def _balance(self, table: Duel) -> tuple[dict[tuple[int, ...], float], ...]:
        """What it brings each player to have two dice and leave the other two."""
        worths = self._pairs(table, 0), self._pairs(table, 1)
        return tuple(
            {pair: worths[seat][pair] - THEIR_SHARE * worths[1 - seat][others(table, pair)] for pair in worths[seat]}
            for seat in (0, 1)
        )

    def _pairs(self, table: Duel, seat: Seat) -> dict[tuple[int, ...], float]:
        outlook, before = Outlook(table.maps[seat]), self.promise(table, seat)
        worths: dict[tuple[int, ...], float] = {}
        for pair in combinations(range(1, len(table.dice) + 1), 2):
            domino = table.dice[pair[0] - 1], table.dice[pair[1] - 1]
            worths[pair] = self._best(table, seat, likely_drawings(table.maps[seat], domino), outlook) - before
        return worths


def drawn(table: Duel, seat: Seat, draw: Draw) -> Duel:
    """The table with a drawing on the map and its boxes filled, no matter whose turn it is."""
    coats = tuple(half.fills for half in draw.halves if half.fills is not None)
    book = table.spellbook
    for power in table.called:
        book = book.use(power)
    maps, castles = list(table.maps), list(table.castles)
    maps[seat] = maps[seat].draw(draw.drawn)
    castles[seat] = castles[seat] or draw.one.raised or draw.other.raised
    return replace(
        table,
        maps=(maps[0], maps[1]),
        spellbook=book.fill((coats, ()) if seat == 0 else ((), coats)),
        castles=(castles[0], castles[1]),
    )
