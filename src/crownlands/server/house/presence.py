"""Since when the people of a table are not connected, as far as this process can tell."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from crownlands.game import Seat
from crownlands.server.table.value import Table


@dataclass(eq=False, slots=True)
class Presence:
    """Nobody counts as gone for longer than this process has known the table, so a restart makes nobody absent."""

    now: Callable[[], float] = time.time
    patience: float = 120.0
    """How many seconds a seat must be without connection before a bot may stand in."""
    offer: float = 60.0
    """After how many seconds without enough players those who wait are offered a bot."""
    _left: dict[str, float] = field(default_factory=dict)
    """By the digest of the seat's secret, so that the next one to sit there is not taken for the one before."""

    def offer_at(self, table: Table) -> float | None:
        """From when on those who wait may have a bot instead; None where nobody has to be waited for."""
        return table.created + self.offer if table.open else None

    def note(self, table: Table, connected: Collection[Seat]) -> None:
        now = self.now()
        gone = [place.token for seat, place in enumerate(table.places) if place.token and seat not in connected]
        self._left = {token: self._left.get(token, now) for token in gone}

    def left_at(self, table: Table, seat: Seat) -> float | None:
        """When the person of a seat was last seen; None while they are here, and where no person sits."""
        return self._left.get(table.places[seat].token or "")

    def gone_for(self, table: Table, seat: Seat) -> float | None:
        """For how many seconds the person of a seat has not been connected."""
        left = self.left_at(table, seat) if seat < len(table.places) else None
        return None if left is None else self.now() - left
