"""The building board: six priced spaces, the stack's open top tile, and the tiles below it that nobody has seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from crownlands.rules.queendomino.buildings import BUILDINGS
from crownlands.rules.queendomino.components import PRICES


@dataclass(frozen=True, slots=True)
class Board:
    """Nobody knows the order of the unseen tiles, so they have none (Q-S5)."""

    spaces: tuple[str | None, ...] = (None,) * len(PRICES)
    """The building on each space, in the order of PRICES."""
    top: str | None = None
    """The tile on top of the stack, grey side up."""
    unseen: tuple[int, ...] = tuple(building.copies for building in BUILDINGS.values())
    """How many tiles of each kind lie below it, in the order of BUILDINGS."""

    @property
    def stack(self) -> int:
        """How many tiles the stack has, its top included."""
        return sum(self.unseen) + (self.top is not None)

    @property
    def waits(self) -> bool:
        """The next tile of the stack is to be turned up."""
        return self.top is None and any(self.unseen)

    @property
    def stand(self) -> Iterator[tuple[str, int]]:
        """The buildings on the board, each with the printed price of its space, the dearest first."""
        return ((building, price) for building, price in zip(self.spaces, PRICES, strict=True) if building is not None)

    def drawable(self) -> list[tuple[str, int]]:
        """What the next tile may be, and how many there are of it."""
        return [(building, count) for building, count in zip(BUILDINGS, self.unseen, strict=True) if count]

    def turn_up(self, building: str) -> Board:
        """The next tile of the stack is seen, and goes onto the board if there is room."""
        kinds = list(BUILDINGS)
        unseen = list(self.unseen)
        unseen[kinds.index(building)] -= 1
        return replace(self, top=building, unseen=tuple(unseen)).filled()

    def take(self, price: int) -> Board:
        """A building leaves the board; its space stays empty and no price shifts (Q-C6, Q-D5)."""
        place = PRICES.index(price)
        return replace(self, spaces=(*self.spaces[:place], None, *self.spaces[place + 1 :]))

    def closed_up(self) -> Board:
        """End of round: the buildings slide to the cheaper spaces, keeping their order (Q-R3)."""
        left = [building for building in self.spaces if building is not None]
        gap = len(self.spaces) - len(left)
        return replace(self, spaces=(*(None,) * gap, *left))

    def filled(self) -> Board:
        """The top tile onto the cheapest empty space (Q-R4, Q-N9); the tile below it is not seen yet."""
        if self.top is None or None not in self.spaces:
            return self
        place = max(place for place, building in enumerate(self.spaces) if building is None)
        return replace(self, spaces=(*self.spaces[:place], self.top, *self.spaces[place + 1 :]), top=None)
