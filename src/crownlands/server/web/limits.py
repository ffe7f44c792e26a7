"""The limits at the door: each address, seat and table has a bucket that fills at a steady rate."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from crownlands.game import Seat
from crownlands.sentence import Sentence, say
from crownlands.server.ops.settings import Settings
from crownlands.server.table.access import Caller
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.value import Table

MOST_KEYS = 20_000


class Buckets:
    """How much each key may still do. The keys not used for longest are forgotten first, full as they are."""

    def __init__(self, what: Sentence, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self._what = what
        self._rate = rate
        self._burst = burst
        self._now = now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """Use one, or refuse. A rate of 0 sets no limit."""
        if self._rate == 0:
            return
        now = self._now()
        left, then = self._left.pop(key, (float(self._burst), now))
        left = min(self._burst, left + (now - then) * self._rate)
        self._left[key] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > MOST_KEYS:
            self._left.popitem(last=False)
        if left < 1:
            wait = math.ceil((1 - left) / self._rate)
            raise Refusal(
                "slow-down", "Too many requests {what}; try again in {seconds} s.", what=self._what, seconds=wait
            )


class Limits:
    """How often an address, a seat and a table may be heard."""

    def __init__(self, settings: Settings) -> None:
        self.tables_per_socket = settings.tables_per_socket
        self._sockets_per_address = settings.sockets_per_address
        self._most_sockets = settings.sockets
        self._sockets: Counter[str] = Counter()
        self._requests = Buckets(say("from this address"), settings.address_rate, settings.address_burst)
        self._messages = Buckets(say("from this address"), settings.address_rate, settings.address_burst)
        self._makes = Buckets(say("for new tables from this address"), settings.create_rate, settings.create_burst)
        self._seats = Buckets(say("for this seat"), settings.seat_rate, settings.seat_burst)
        self._visits = Buckets(say("on this table"), settings.seat_rate, settings.seat_burst)
        self._handshakes = Buckets(say("from this address"), settings.handshake_rate, settings.handshake_burst)
        self._tables = Buckets(say("on this table"), settings.table_rate, settings.table_burst)
        self._reports = Buckets(say("from this address"), settings.report_rate, settings.report_burst)
        self._notices = Buckets(say("from this address"), settings.notice_rate, settings.notice_burst)
        self._people = Buckets(say("from this address"), settings.person_rate, settings.person_burst)
        self._words = Buckets(say("for this seat"), settings.say_rate, settings.say_burst)
        self._hints = Buckets(say("for hints"), settings.hint_rate, settings.hint_burst)

    def request(self, address: str) -> None:
        self._requests.take(address)

    def message(self, address: str) -> None:
        self._messages.take(address)

    def make(self, address: str) -> None:
        self._makes.take(address)

    def handshake(self, address: str) -> None:
        self._handshakes.take(address)

    def move(self, table: str, seat: Seat) -> None:
        """The seat's own first, so that one seat cannot use up what the table has for all."""
        self._seats.take(f"{table} {seat}")
        self._tables.take(table)

    def change(self, table: Table, caller: Caller) -> None:
        """The same for those at the table who sit down, leave or return."""
        self._seats.take(f"{table.id} {min(caller.seats(table), default='host')}")
        self._tables.take(table.id)

    def visit(self, table: Table, address: str) -> None:
        """Those who come to a table by their address: nobody from outside takes anything from the table."""
        self._visits.take(f"{table.id} {address}")

    def report(self, address: str) -> None:
        self._reports.take(address)

    def notice(self, address: str) -> None:
        self._notices.take(address)

    def person(self, address: str) -> None:
        """New people, links and passkeys that lead to one, and all that is asked without a key."""
        self._people.take(address)

    def say(self, table: str, seat: Seat) -> None:
        self._words.take(f"{table} {seat}")

    def hint(self, table: str, seat: Seat) -> None:
        self._hints.take(f"{table} {seat}")

    def study(self, address: str) -> None:
        """What the coach says of positions that are no table's."""
        self._hints.take(f"study {address}")

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """A place for a socket; refused if an address has too many, or all together."""
        if self._sockets.total() >= self._most_sockets:
            raise Refusal("slow-down", "The server has as many sockets open as it can; try again later.")
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
