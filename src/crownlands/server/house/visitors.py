"""Which address made which table, remembered by this process alone and never stored."""

from __future__ import annotations

from collections import OrderedDict

MOST_TABLES = 50_000


class Visitors:
    """The tables made longest ago are forgotten first."""

    def __init__(self) -> None:
        self._makers: OrderedDict[str, str] = OrderedDict()
        self._tables: dict[str, set[str]] = {}

    def made(self, address: str, table: str) -> None:
        self._makers[table] = address
        self._tables.setdefault(address, set()).add(table)
        if len(self._makers) > MOST_TABLES:
            self.forget(next(iter(self._makers)))

    def forget(self, table: str) -> None:
        address = self._makers.pop(table, None)
        if address is not None:
            self._tables[address].discard(table)
            if not self._tables[address]:
                del self._tables[address]

    def maker(self, table: str) -> str:
        """Who made a table; a table of an earlier start counts as its own visitor."""
        return self._makers.get(table, table)

    def tables(self, address: str) -> frozenset[str]:
        return frozenset(self._tables.get(address, ()))
