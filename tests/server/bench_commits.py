"""`python -m tests.server.bench_commits`: commits a second with news for other processes, beside those without.

Many writers, each with a queue, a teller and a listener of its own as a process has, store entries one by one on a
PostgreSQL that waits for the disk. Short rounds with and without news take turns, so that both meet the same machine.
Ends with code 1 if news cost more than a tenth.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from tests.server.postgres import new_database, pg_ctl, postgres
from tests.server.tables import new

from crownlands.server.house.bus import Moved
from crownlands.server.house.listener import Listener
from crownlands.server.house.open import background
from crownlands.server.house.teller import Teller
from crownlands.server.storage import Store, open_store
from crownlands.server.storage.engine import database_url
from crownlands.server.table.value import Entry, Table

LEAST_SHARE = 0.9


@dataclass
class Office:
    """As much of a process as stores moves and tells of them."""

    store: Store
    teller: Teller
    table: Table
    number: int
    heard: list[int] = field(default_factory=lambda: [0])

    async def work(self, until: float, *, telling: bool) -> int:
        """How many commits were made in the time."""
        done = 0
        while time.perf_counter() < until:
            self.number += 1
            entry = Entry(self.number, 0, "pick 1", 1, 1000.0, None)
            assert await self.store.append(self.table.id, [entry])
            if telling:
                self.teller.tell(Moved(self.table.id, self.number))
            done += 1
        return done

    def hear(self, _line: str) -> None:
        self.heard[0] += 1


async def open_office(stack: AsyncExitStack, database: str) -> Office:
    store = await open_store(database_url(database))
    stack.push_async_callback(store.close)
    table = new("me", "me").table
    await store.create(table)
    listener = Listener(store.url)
    office = Office(store, Teller(listener.say, lambda: listener.tellers), table, table.number)
    await stack.enter_async_context(background([office.teller.run(), listener.listen(office.hear, lambda: None)]))
    await listener.listening.wait()
    return office


async def measure(database: str, writers: int, rounds: int, seconds: float) -> float:
    async with AsyncExitStack() as stack:
        offices = [await open_office(stack, database) for _ in range(writers)]
        totals = {False: 0, True: 0}
        for number in range(2 * rounds):
            telling = number % 4 in (0, 3)
            end = time.perf_counter() + seconds
            done = sum(await asyncio.gather(*(office.work(end, telling=telling) for office in offices)))
            totals[telling] += done
            await asyncio.sleep(0.5)
        heard = sum(office.heard[0] for office in offices)
    with_news, without = (totals[telling] / rounds / seconds for telling in (True, False))
    print(f"{writers} writers: {with_news:.0f} commits a second with news, {without:.0f} without; {heard} news heard")
    print(f"with news over without: {with_news / without:.2f}")
    return with_news / without


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--writers", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    with postgres(durable=True) as server:
        server.psql("ALTER SYSTEM SET max_connections = 400;")
        pg_ctl(server, "restart", "-m", "fast")
        share = asyncio.run(measure(new_database(server), given.writers, given.rounds, given.seconds))
    return 0 if share >= LEAST_SHARE else 1


if __name__ == "__main__":
    sys.exit(main())
