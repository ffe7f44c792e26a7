"""The list of public tables: how many an address and all together may have on it, the oldest idle ones going first."""

from __future__ import annotations

from collections.abc import Sequence

from crownlands.server.house.hub import Hub
from crownlands.server.house.visitors import Visitors
from crownlands.server.storage import listing
from crownlands.server.table.refusal import Refusal


class Lobby:
    def __init__(self, hub: Hub, visitors: Visitors, per_address: int, in_total: int) -> None:
        self._hub = hub
        self._visitors = visitors
        self._per_address = per_address
        self._in_total = in_total

    async def make_room(self, address: str) -> None:
        """Let go of idle tables so that one more may be listed; refuse if people are waiting at all of them."""
        listed = await listing.listed(self._hub.store)
        own = self._visitors.tables(address)
        theirs = [key for key in listed if key in own]
        going = self._oldest(theirs, self._per_address) if len(theirs) >= self._per_address else []
        if len(theirs) - len(going) >= self._per_address:
            raise Refusal(
                "slow-down",
                "This address has {tables} public tables with open seats; fill or leave one of them first.",
                tables=len(theirs),
            )
        left = [key for key in listed if key not in going]
        going += self._oldest(left, self._in_total) if len(left) >= self._in_total else []
        if len(listed) - len(going) >= self._in_total:
            raise Refusal("slow-down", "There are enough public tables with open seats; join one of them.")
        await listing.moderate(self._hub.store, going, listing.HIDDEN)

    def _oldest(self, keys: Sequence[str], most: int) -> list[str]:
        """As many idle tables as there are too many, the oldest first; `keys` come in that order."""
        return [key for key in keys if self._idle(key)][: len(keys) - most + 1]

    def _idle(self, key: str) -> bool:
        room = self._hub.rooms.get(key)
        return room is None or not room.connected
