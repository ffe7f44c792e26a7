"""A clock the tests set themselves."""

from __future__ import annotations

from dataclasses import dataclass

from crownlands.server.table.sources import Sources

START = 1_790_000_000.0


@dataclass
class HandClock:
    """Time that passes only when somebody says so."""

    at: float = START

    def now(self) -> float:
        return self.at

    def pass_(self, seconds: float) -> None:
        self.at += seconds

    @property
    def sources(self) -> Sources:
        return Sources(now=self.now)
