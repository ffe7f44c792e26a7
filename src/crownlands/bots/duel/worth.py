"""What a drawing in Kingdomino Duel is worth: the points it adds at once, and what it leaves for later."""

from __future__ import annotations

from collections.abc import Iterable

from crownlands.kingdom.cells import Cell
from crownlands.rules.duel.coats import Arms, Coat
from crownlands.rules.duel.components import BESIDE, LAND, LINES, Power
from crownlands.rules.duel.drawings import Draw, Half
from crownlands.rules.duel.map import Map
from crownlands.rules.duel.spellbook import Spellbook

PLAIN_SQUARE = 0.45
"""A square in a domain without a cross may score yet."""
ROOM = 0.15
"""A free square beside a domain, for each of its crosses."""
HOLE = 0.8
"""A free square without a free neighbour can only be drawn by a power."""
POWER_WORTH = {
    Power.ANYWHERE: 2.5,
    Power.SPLIT: 3.0,
    Power.FIRST: 2.0,
    Power.TURN: 4.0,
    Power.NAME: 7.0,
    Power.CROSS: 7.0,
}


class Outlook:
    """A map with its domains looked up by square, so that one drawing after another can be judged quickly."""

    def __init__(self, land: Map) -> None:
        self.land = land
        self.free = set(land.free)
        self.open_share = len(self.free) / len(LAND)
        """How much of the map is still to be drawn, from 1 at the start to 0."""
        self.room = {cell: [near for near in BESIDE[cell] if near in self.free] for cell in self.free}
        self.sizes = [domain.size for domain in land.domains]
        self.crosses = [domain.crowns for domain in land.domains]
        self.domain_of = {cell: index for index, domain in enumerate(land.domains) for cell in domain.cells}

    def worth(self, draw: Draw) -> float:
        one, other = draw.one.arms, draw.other.arms
        here, there = self._joined(draw.first, one.coat), self._joined(draw.second, other.coat)
        together = one.coat is other.coat and (draw.second in BESIDE[draw.first] or not here.isdisjoint(there))
        if together:
            gained = self._gain([one, other], here | there, (draw.first, draw.second))
        else:
            gained = self._gain([one], here, (draw.first,)) + self._gain([other], there, (draw.second,))
        return gained - HOLE * self._holes(draw)

    def _joined(self, cell: Cell, coat: Coat) -> set[int]:
        """The domains a coat of arms on this square would belong to."""
        squares = self.land.squares
        return {self.domain_of[near] for near in BESIDE[cell] if near in squares and squares[near].coat is coat}

    def _gain(self, arms: list[Arms], joined: set[int], cells: tuple[Cell, ...]) -> float:
        size = len(arms) + sum(self.sizes[index] for index in joined)
        crosses = sum(one.crosses for one in arms) + sum(self.crosses[index] for index in joined)
        before = sum(self._value(self.sizes[index], self.crosses[index]) for index in joined)
        room = sum(len(self.room[cell]) for cell in cells)
        return self._value(size, crosses) - before + ROOM * room * crosses * self.open_share

    def _value(self, size: int, crosses: int) -> float:
        return size * crosses if crosses else PLAIN_SQUARE * size * self.open_share

    def _holes(self, draw: Draw) -> int:
        """Free squares that lose their last free neighbour."""
        drawn = {draw.first, draw.second}
        near = {cell for end in drawn for cell in self.room[end]} - drawn
        return sum(drawn.issuperset(self.room[cell]) for cell in near)


def boxes_worth(spellbook: Spellbook, seat: int, counted: Iterable[Half]) -> float:
    """What the boxes filled by these dice are worth: a share of the power, the more the nearer it is."""
    coats = [half.fills for half in counted]
    total = 0.0
    for line, owner in zip(LINES, spellbook.owners, strict=True):
        gained = coats.count(line.coat)
        if gained and owner is None:
            mine, theirs = (spellbook.boxes[player][line.coat.order] for player in (seat, 1 - seat))
            reached = min(line.boxes, mine + gained)
            behind = 0.5 if theirs > reached else 1.0
            total += behind * POWER_WORTH[line.power] * (reached**2 - mine**2) / line.boxes**2
    return total
