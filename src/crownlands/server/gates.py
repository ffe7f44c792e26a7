"""The limits at the server's doors: how often an address, a seat and a table may be heard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from crownlands.game import Seat
from crownlands.sentence import say
from crownlands.server.limits import Buckets
from crownlands.server.refusal import Refusal
from crownlands.server.settings import Settings


class Gates:
    def __init__(self, settings: Settings) -> None:
        self.tables_per_socket = settings.tables_per_socket
        self._sockets_per_address = settings.sockets_per_address
        self._sockets: Counter[str] = Counter()
        self._requests = Buckets(say("from this address"), settings.address_rate, settings.address_burst)
        self._messages = Buckets(say("from this address"), settings.address_rate, settings.address_burst)
        self._makes = Buckets(say("for new tables from this address"), settings.create_rate, settings.create_burst)
        self._seats = Buckets(say("for this seat"), settings.seat_rate, settings.seat_burst)
        self._tables = Buckets(say("on this table"), settings.table_rate, settings.table_burst)
        self._hints = Buckets(say("for hints"), settings.hint_rate, settings.hint_burst)

    def request(self, address: str) -> None:
        self._requests.take(address)

    def message(self, address: str) -> None:
        self._messages.take(address)

    def make(self, address: str) -> None:
        self._makes.take(address)

    def move(self, table: str, seat: Seat) -> None:
        self._tables.take(table)
        self._seats.take(f"{table} {seat}")

    def change(self, table: str) -> None:
        self._tables.take(table)

    def hint(self, table: str, seat: Seat) -> None:
        self._hints.take(f"{table} {seat}")

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """A place for a socket; refused if an address has too many."""
        if self._sockets[address] >= self._sockets_per_address:
            raise Refusal(
                "slow-down", "This address has {sockets} sockets open; close one first.", sockets=self._sockets[address]
            )
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
