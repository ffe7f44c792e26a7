"""A realm: everything a team owns. Its kingdom, coins, knights, buildings and the towers on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from crownlands.kingdom.cells import Cell
from crownlands.kingdom.dominoes import Domino
from crownlands.kingdom.kingdom import Kingdom
from crownlands.kingdom.squares import Square, Terrain
from crownlands.kingdom.territories import Territory, territories, territory_at
from crownlands.rules.queendomino.buildings import Building
from crownlands.rules.queendomino.components import START_COINS, START_KNIGHTS


class Built(NamedTuple):
    """A building in a kingdom, its square, and the towers that stand on it to the end of the game (Q-C9, Q-C10)."""

    kind: Building
    cell: Cell
    towers: int


@dataclass(frozen=True)
class Realm:
    kingdom: Kingdom
    coins: int = START_COINS
    knights: int = START_KNIGHTS
    """Knights in stock, ready to collect taxes."""
    posts: tuple[Cell, ...] = ()
    """The squares with a knight, for the rest of the game (Q-B2)."""
    buildings: tuple[Built, ...] = ()
    discarded: tuple[Domino, ...] = ()

    @property
    def knights_owned(self) -> int:
        """In stock and in the kingdom."""
        return self.knights + len(self.posts)

    @property
    def towers(self) -> int:
        return sum(built.towers for built in self.buildings)

    @cached_property
    def sites(self) -> tuple[Cell, ...]:
        """The town squares without a building, with a knight or not (Q-C8, Q-C11, Q-N3)."""
        taken = {built.cell for built in self.buildings}
        squares = self.kingdom.squares.items()
        return tuple(sorted(cell for cell, square in squares if square.terrain is Terrain.TOWN and cell not in taken))

    @cached_property
    def land(self) -> Mapping[Cell, Square]:
        """The squares with the crowns of the buildings on them (Q-X7)."""
        crowned = {built.cell: built.kind.crowns for built in self.buildings if built.kind.crowns}
        squares = self.kingdom.squares
        return {**squares, **{cell: Square(Terrain.TOWN, crowns) for cell, crowns in crowned.items()}}

    @cached_property
    def territories(self) -> list[Territory[Terrain]]:
        return territories(self.land)

    @property
    def safe_bonus(self) -> int:
        """What the Safes add for each knight put down now (Q-B3, Q-B6); they add up (Q-N6)."""
        owned = {"knight": self.knights_owned, "tower": self.towers}
        return sum(owned.get(built.kind.tax_bonus, 0) for built in self.buildings)

    def tax(self, cells: tuple[Cell, ...]) -> int:
        """What knights put down on these squares earn: each its whole territory (Q-B4) and what the Safes add."""
        squares = self.kingdom.squares
        return sum(territory_at(squares, cell).size + self.safe_bonus for cell in cells)

    def collect(self, cells: tuple[Cell, ...]) -> Realm:
        """Knights go from the stock onto these squares and bring in taxes (Q-B1)."""
        stock = self.knights - len(cells)
        return replace(self, coins=self.coins + self.tax(cells), knights=stock, posts=(*self.posts, *cells))

    def lay(self, domino: Domino, first: Cell, second: Cell) -> Realm:
        return replace(self, kingdom=self.kingdom.lay(domino, first, second))

    def discard(self, domino: Domino) -> Realm:
        return replace(self, discarded=(*self.discarded, domino))

    def pay(self, coins: int) -> Realm:
        return replace(self, coins=self.coins - coins)

    def build(self, kind: Building, cell: Cell, knights: int, towers: int) -> Realm:
        """A building on a town square, with the knights and towers the supply could give (Q-C4, Q-C9, Q-N8)."""
        built = Built(kind, cell, towers)
        return replace(self, knights=self.knights + knights, buildings=(*self.buildings, built))
