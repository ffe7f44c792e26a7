"""The moves Queendomino adds to those of every game with dominoes, and the reader of all their text forms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from crownlands.game import Refused
from crownlands.kingdom.cells import NAMES, Cell, read_cell
from crownlands.rules.moves import READERS as DOMINO_READERS
from crownlands.rules.moves import Discard, Draw, King, Lay, Pick, Reader, read_number, read_words
from crownlands.rules.queendomino.board import Board
from crownlands.rules.queendomino.buildings import BUILDINGS, read_building
from crownlands.sentence import Value, either, say


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Chance: the next tile of the building stack."""

    building: str

    def __str__(self) -> str:
        return f"building {self.building}"


@dataclass(frozen=True, slots=True)
class Tax:
    """One or two knights onto squares of the domino just placed, the smaller cell first."""

    cells: tuple[Cell, ...]

    def __str__(self) -> str:
        return " ".join(("tax", *(NAMES[cell] for cell in self.cells)))


@dataclass(frozen=True, slots=True)
class Build:
    """A building of the board, named with the printed price of its space, onto a town square."""

    building: str
    price: int
    cell: Cell

    def __str__(self) -> str:
        return f"build {self.building} {self.price} {NAMES[self.cell]}"


@dataclass(frozen=True, slots=True)
class Bribe:
    """The Dragon destroys a building of the board, named with the printed price of its space."""

    building: str
    price: int

    def __str__(self) -> str:
        return f"bribe {self.building} {self.price}"


@dataclass(frozen=True, slots=True)
class Pass:
    """An action that may be left out is left out."""

    def __str__(self) -> str:
        return "pass"


Move = Draw | King | Pick | Lay | Discard | TurnUp | Tax | Build | Bribe | Pass
DRAWS = tuple(Draw(number) for number in range(49))
TURN_UPS = {building: TurnUp(building) for building in BUILDINGS}
PASS = Pass()
DISCARD = Discard()


def read_move(text: str, board: Board) -> Move:
    """A move from its text. The price may be left out where the board has one such building."""
    return read_words(_readers(board), text)


def read_tax(*cells: str) -> Tax:
    return Tax(tuple(sorted(read_cell(cell) for cell in cells)))


def _readers(board: Board) -> Mapping[str, tuple[str, Reader[Move]]]:
    def build(name: str, *rest: str) -> Build:
        *price, cell = rest
        return Build(read_building(name), read_price(board, name, *price), read_cell(cell))

    def bribe(name: str, *price: str) -> Bribe:
        return Bribe(read_building(name), read_price(board, name, *price))

    return {
        **DOMINO_READERS,
        "building": ("building NAME", lambda name: TurnUp(read_building(name))),
        "tax": ("tax CELL [CELL]", read_tax),
        "build": ("build NAME [PRICE] CELL", build),
        "bribe": ("bribe NAME [PRICE]", bribe),
        "pass": ("pass", Pass),
    }


def read_price(board: Board, name: str, price: str | None = None) -> int:
    """The printed price of the space meant, said or not."""
    if price is not None:
        return read_number(price)
    prices = [price for standing, price in board.stand if standing == read_building(name)]
    if len(prices) == 1:
        return prices[0]
    if not prices:
        raise Refused("“{name}” is not on the board; expected one of {standing}.", name=name, standing=_standing(board))
    raise Refused(
        "“{name}” is on the board more than once; expected its printed price too: {prices}.",
        name=name,
        prices=either(prices),
    )


def _standing(board: Board) -> Value:
    return ", ".join(building for building, _ in board.stand) or say("none, it is empty")
