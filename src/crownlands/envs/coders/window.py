"""The part of the games with dominoes that two coders share: the window around a castle, dominoes, placements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from numpy.typing import NDArray

from crownlands.envs.coders.layout import Part
from crownlands.game import Seat
from crownlands.kingdom.cells import CASTLE, NAMES, WIDTH, Cell, at, column_of, row_of
from crownlands.kingdom.kingdom import Kingdom
from crownlands.kingdom.squares import MOST_CROWNS, Terrain
from crownlands.rules.draft import Claim, Draft
from crownlands.rules.moves import Lay

SIDES = {-WIDTH: 0, -1: 1, 1: 2, WIDTH: 3}
STEPS = tuple(SIDES)
HIGHEST_NUMBER = 48
MOST_WAITING = 4


@dataclass(frozen=True)
class Window:
    """The cells a kingdom of this size can ever use: `size - 1` to each side of the castle, row by row."""

    size: int

    @property
    def side(self) -> int:
        return 2 * self.size - 1

    @property
    def cells(self) -> int:
        return self.side * self.side

    @property
    def discard(self) -> int:
        """The number of the move after all placements."""
        return 4 * self.cells

    @property
    def first_pick(self) -> int:
        return self.discard + 1

    def index(self, cell: Cell) -> int:
        edge = self.size - 1
        column, row = column_of(cell) - column_of(CASTLE) + edge, row_of(cell) - row_of(CASTLE) + edge
        return row * self.side + column

    def cell(self, index: int) -> Cell:
        edge = self.size - 1
        row, column = divmod(index, self.side)
        return at(column - edge + column_of(CASTLE), row - edge + row_of(CASTLE))

    def lay(self, move: Lay) -> int:
        """The number of a placement: 4 × the place of the first square + the side of the second."""
        return 4 * self.index(move.first) + SIDES[move.second - move.first]

    def say(self, action: int) -> str:
        """A placement, a discard or a pick in words."""
        if action < self.discard:
            return self._say_lay(action)
        return "discard" if action == self.discard else f"pick the {action - self.discard}. domino on offer"

    def _say_lay(self, action: int) -> str:
        first = self.cell(action // 4)
        second = first + STEPS[action % 4]
        return f"lay {NAMES[first]} {NAMES[second] if 0 <= second < len(NAMES) else '-'}"


def paint(planes: NDArray[Any], kingdom: Kingdom, window: Window, terrains: Sequence[Terrain]) -> None:
    """A kingdom on planes: one for each terrain, then crowns, then the free cells it may still use."""
    flat = planes.reshape(len(planes), -1)
    for cell, square in kingdom.squares.items():
        place = window.index(cell)
        flat[terrains.index(square.terrain), place] = 1
        flat[len(terrains), place] = square.crowns
    flat[len(terrains) + 1, [window.index(cell) for cell in kingdom.room]] = 1


def draft_parts(terrains: int, players: int, length: int, sets: int, rows: int) -> tuple[Part, ...]:
    """The draft: dominoes on the table, dominoes to come, kings to come."""
    domino = 4 + 2 * terrains + players
    return (
        Part("row", (length, domino), HIGHEST_NUMBER),
        Part("offer", (length, domino), HIGHEST_NUMBER),
        Part("remaining", (sets, HIGHEST_NUMBER)),
        Part("rows_to_come", (1,), rows),
        Part("waiting", (MOST_WAITING, players)),
        Part("hand", (players,), MOST_WAITING),
    )


def show_draft(parts: dict[str, NDArray[Any]], draft: Draft, seat: Seat, terrains: Sequence[Terrain]) -> None:
    players = len(parts["hand"])
    for place, claim in enumerate(draft.row):
        show_claim(parts["row"][place], claim, seat, terrains)
    for place, claim in enumerate(draft.offer):
        show_claim(parts["offer"][place], claim, seat, terrains)
    parts["rows_to_come"][0] = draft.rows_to_come
    for place, king in enumerate(draft.waiting):
        parts["waiting"][place, (king - seat) % players] = 1
    for king in draft.hand:
        parts["hand"][(king - seat) % players] += 1


def show_claim(slot: NDArray[Any], claim: Claim, seat: Seat, terrains: Sequence[Terrain]) -> None:
    """There at all, number, crowns of both squares, terrains of both, and whose king stands on it, oneself first."""
    domino, count = claim.domino, len(terrains)
    players = len(slot) - 4 - 2 * count
    slot[:4] = 1, domino.number, domino.first.crowns, domino.second.crowns
    slot[4 + terrains.index(domino.first.terrain)] = 1
    slot[4 + count + terrains.index(domino.second.terrain)] = 1
    if claim.king is not None:
        slot[4 + 2 * count + (claim.king - seat) % players] = 1


def kingdom_planes(terrains: int) -> int:
    """How many planes `paint` fills."""
    return terrains + 2


MOST_ON_A_PLANE = MOST_CROWNS
