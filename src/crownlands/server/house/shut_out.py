"""The addresses that are shut out, as this process last read them."""

from __future__ import annotations

from crownlands.server.storage.blocks import blocked
from crownlands.server.storage.store import Store
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.sources import Sources

SECONDS = 5.0


class ShutOut:
    def __init__(self, store: Store, sources: Sources) -> None:
        self._store = store
        self._now = sources.now
        self._until: dict[str, float] = {}

    async def look_up(self) -> None:
        self._until = await blocked(self._store, self._now())

    def expect_welcome(self, address: str) -> None:
        if self._until.get(address, 0.0) > self._now():
            raise Refusal("forbidden", "The operator has blocked this address for a while.")
