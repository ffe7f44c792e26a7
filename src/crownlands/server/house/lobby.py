"""Which tables may be made: so many public ones, the oldest idle going first, and a few where only bots play."""

from __future__ import annotations

from collections.abc import Sequence

from crownlands.server.house.hub import Hub
from crownlands.server.ops.settings import Settings
from crownlands.server.storage import listing
from crownlands.server.storage.schema import HIDDEN
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.value import BOT, Table


class Lobby:
    def __init__(self, hub: Hub, settings: Settings) -> None:
        self._hub = hub
        self._visitors = hub.bots.visitors
        self._per_address = settings.public_tables_per_address
        self._in_total = settings.public_tables
        self._of_bots = settings.bot_tables_per_address

    async def admit(self, table: Table, address: str) -> None:
        """Let an address make a table, or refuse."""
        if table.setup.public and table.open:
            await self._make_room(address)
        if plays_itself(table):
            self._expect_few(address)
        self._visitors.made(address, table.id)

    def _expect_few(self, address: str) -> None:
        """Tables where bots play among themselves are for looking on, so a few at a time are enough."""
        rooms = [self._hub.rooms.get(key) for key in self._visitors.tables(address)]
        of_bots = sum(room is not None and plays_itself(room.table) for room in rooms)
        if of_bots >= self._of_bots:
            raise Refusal(
                "slow-down",
                "This address has {tables} tables where only bots play; watch one of them to its end first.",
                tables=of_bots,
            )

    async def _make_room(self, address: str) -> None:
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
        await listing.moderate(self._hub.store, going, HIDDEN)

    def _oldest(self, keys: Sequence[str], most: int) -> list[str]:
        """As many idle tables as there are too many, the oldest first; `keys` come in that order."""
        return [key for key in keys if self._idle(key)][: len(keys) - most + 1]

    def _idle(self, key: str) -> bool:
        room = self._hub.rooms.get(key)
        return room is None or not room.connected


def plays_itself(table: Table) -> bool:
    """Whether bots have all the seats and the game is not over."""
    return not table.over and all(place.kind == BOT for place in table.places)
