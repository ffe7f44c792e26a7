"""Servers are killed again and again while people play with clocks; letters, time-outs, time and results are counted.

`make kills` plays 10,000 turns with 100 kills on each database and prints what it found. PostgreSQL is shared by two
servers, of which one is killed at a time; SQLite belongs to one server, so that each kill is an outage.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select
from tests.server.house.test_kill import final_log
from tests.server.patience import until, until_told
from tests.server.postgres import new_database, postgres
from tests.server.process import ServerProcess
from tests.server.receivers import LOOPBACK, HttpReceiver, PushBrowser, http_receiver
from tests.server.running import bearer, free_port, seat_wish, sqlite
from tests.server.steadfast import Steadfast, check_log

from crownlands.game import CHANCE
from crownlands.server.storage.engine import database_url
from crownlands.server.storage.schema import moves
from crownlands.server.storage.store import open_store
from crownlands.server.storage.timing import known_outages
from crownlands.server.telling.postman import LEASE_SECONDS

Span = tuple[float, float]
TELLING: dict[str, Any] = {"notice_networks": LOOPBACK, "notice_rate": 0.0, "notice_seconds": 0.0}
CALM_SECONDS = 5.0
"""Where one server always runs, only a machine that stalls for so long makes an outage."""
BASE = 1800.0
KINDS = ("postgresql", "sqlite")
TRIES = 600


@dataclass(frozen=True)
class Sizes:
    turns: int = 200
    kills: int = 12
    tables: int = 4
    """How many are played at once, and how many nobody plays at."""
    patience: float = 3.0
    """The seconds a seat has at a table nobody plays at."""
    limit: float = 240.0
    pause: float = 0.05


FULL = Sizes(turns=10_000, kills=100, tables=12, patience=LEASE_SECONDS + 30, limit=3000.0, pause=0.02)


@dataclass
class Found:
    """What came of it; the seconds are how far the worst clock was off, beyond the outages."""

    database: str
    turns: int = 0
    kills: int = 0
    tables: int = 0
    letters: int = 0
    doubled: int = 0
    untold: int = 0
    timeouts: int = 0
    outages: int = 0
    stalls: int = 0
    seconds_off: float = 0.0
    seconds_off_each: float = 0.0

    def __str__(self) -> str:
        return (
            f"{self.database}: {self.turns:,} turns at {self.tables} tables, {self.kills} kills, "
            f"{self.outages} outages, {self.stalls} stalls of a busy machine; "
            f"{self.letters:,} letters, {self.doubled} sent again after a kill, {self.untold} turns not told; "
            f"{self.timeouts} time-outs, each once; clocks off by {self.seconds_off:.2f} s at most, "
            f"{self.seconds_off_each:.2f} s for each outage in a game"
        )

    def note_clock(self, entries: Sequence[Mapping[str, Any]], outages: Iterable[Span], stalls: Iterable[Span]) -> None:
        """How far the clocks of a game are off. While a busy machine stalls, they may rest or run."""
        first = next(i for i, entry in enumerate(entries) if entry["actor"] != CHANCE)
        began, ended = entries[first - 1]["at"], entries[-1]["at"]
        down, stalled = overlapping(outages, began, ended), overlapping(stalls, began, ended)
        most = ended - began - length(down)
        used = sum(entry["spent"] or 0.0 for entry in entries)
        off = max(used - most, most - length(stalled) - used, 0.0)
        assert off <= 1.0 + len(down), f"off by {off:.2f} s after {len(down)} outages"
        self.seconds_off = max(self.seconds_off, off)
        self.seconds_off_each = max(self.seconds_off_each, off / max(1, len(down)))


@dataclass
class Siege:
    """The servers, who plays at them, and when none of them ran."""

    database: str
    sizes: Sizes
    receiver: HttpReceiver
    servers: list[ServerProcess] = field(default_factory=list)
    dice: random.Random = field(default_factory=lambda: random.Random(8))
    browser: PushBrowser = field(default_factory=PushBrowser)
    keys: list[str] = field(default_factory=list)
    """Of the two people who sit at every table."""
    played: list[dict[str, Any]] = field(default_factory=list)
    idle: list[dict[str, Any]] = field(default_factory=list)
    players: list[tuple[int, Steadfast]] = field(default_factory=list)
    outages: list[Span] = field(default_factory=list)

    @property
    def alone(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def turns(self) -> int:
        return sum(len(player.acked) for _, player in self.players)

    def url(self) -> str:
        return self.dice.choice(self.servers).url

    async def start(self) -> None:
        settings = {**TELLING, **({} if self.alone else {"outage_seconds": CALM_SECONDS})}
        self.servers = [ServerProcess(self.database, free_port(), **settings) for _ in range(1 if self.alone else 2)]
        for server in self.servers:
            await server.start()

    async def post(self, path: str, body: Any, secret: str | None = None) -> dict[str, Any]:
        """To whichever server answers. What was done by one that was killed before it said so may be refused."""
        async with httpx.AsyncClient() as http:
            for _ in range(TRIES):
                try:
                    answer = await http.post(f"{self.url()}{path}", json=body, headers=bearer(secret) if secret else {})
                    if answer.status_code < 500:
                        made: dict[str, Any] = answer.raise_for_status().json()
                        return made
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.05)
        raise AssertionError(f"no server answers {path}")

    async def make(self, base: float) -> dict[str, Any]:
        """A rated table of the two, each seat of which wants to be told."""
        pace = {"kind": "live", "base": base, "increment": 0, "then": "absent"}
        seats = [seat_wish(0, "me"), seat_wish(1, "open")]
        body = {"game": "kingdomino", "settings": {"players": "2"}, "seats": seats, "pace": pace}
        made = await self.post("/api/tables", {**body, "rated": True, "hints": False}, self.keys[0])
        join = {"name": "Player 1", "invite": made["invite"]}
        try:
            made["seats"].append(await self.post(f"/api/tables/{made['table']}/join", join, self.keys[1]))
        except httpx.HTTPStatusError:
            return await self.make(base)
        for seat in made["seats"]:
            wanted = self.browser.subscription(f"{self.receiver.url}/{made['table']}/{seat['seat']}")
            await self.post(f"/api/tables/{made['table']}/notices", wanted, seat["token"])
        return made

    async def keep_playing(self) -> None:
        while self.turns < self.sizes.turns:
            table = await self.make(BASE)
            pair = [
                (seat["seat"], Steadfast(self.url, table["table"], seat["token"], self.dice, self.sizes.pause))
                for seat in table["seats"]
            ]
            self.played.append(table)
            self.players += pair
            await asyncio.gather(*(player.play() for _, player in pair))

    async def keep_killing(self) -> None:
        """Spread over the turns."""
        for number in range(1, self.sizes.kills + 1):
            await self.until_turn(self.sizes.turns * number / (self.sizes.kills + 1))
            await asyncio.sleep(self.dice.uniform(0.0, 0.1))
            server, stopped = self.dice.choice(self.servers), time.time()
            server.kill()
            await server.start()
            if self.alone:
                self.outages.append((stopped, time.time()))

    async def until_turn(self, number: float) -> None:
        await until(lambda: self.turns >= number, self.sizes.limit)

    async def settled_log(self, table: dict[str, Any], timeouts: int = 0) -> list[dict[str, Any]]:
        """What all servers tell of a table, once so many ran out of time: others hear of moves later."""
        logs: list[list[dict[str, Any]]] = []

        async def settled() -> bool:
            logs[:] = [await final_log(server.url, table["table"], table["host"]) for server in self.servers]
            return len(timed_out(logs[0])) >= timeouts and all(log == logs[0] for log in logs)

        await until_told(settled, self.sizes.limit)
        return logs[0]

    async def run(self) -> Found:
        async with asyncio.timeout(self.sizes.limit):
            await self.start()
            self.keys = [(await self.post("/api/people", {"name": name}))["key"] for name in ("Ada", "Bo")]
            self.idle = [await self.make(self.sizes.patience) for _ in range(self.sizes.tables)]
            await asyncio.gather(self.keep_killing(), *(self.keep_playing() for _ in range(self.sizes.tables)))
            found = await self.check()
        self.stop()
        await self.check_clocks(found)
        return found

    def stop(self) -> None:
        for server in self.servers:
            server.kill()
        self.servers = []

    async def check(self) -> Found:
        kind = self.database.partition(":")[0]
        found = Found(kind, self.turns, self.sizes.kills, len(self.played) + len(self.idle), outages=len(self.outages))
        logs = {table["table"]: await self.settled_log(table) for table in self.played}
        logs |= {table["table"]: await self.settled_log(table, timeouts=2) for table in self.idle}
        for seat, player in self.players:
            check_log(player, seat, logs[player.table])
        self.check_letters(found, logs)
        await self.check_results()
        for table in self.idle:
            fired = timed_out(logs[table["table"]])
            assert len(fired) == len(set(fired)) == 2, "each seat ran out of time once"
            found.timeouts += len(fired)
        return found

    def check_letters(self, found: Found, logs: dict[str, list[dict[str, Any]]]) -> None:
        """Only turns that were due; a letter goes twice only if its sender was killed before noting that it went."""
        told = Counter(self.browser.read(got.body)["id"] for got in self.receiver.got)
        for key in told:
            table, seat, number = key.rsplit("-", 2)
            following = [entry for entry in logs.get(table, []) if entry["number"] > int(number)]
            mover = next((entry["actor"] for entry in following if entry["actor"] != "chance"), int(seat))
            assert mover == int(seat), "the one who was told is the one who moved next"
        found.letters, found.doubled = len(told), told.total() - len(told)
        assert found.doubled <= self.sizes.kills
        reached = {tuple(key.split("-")[:2]) for key in told}
        second = [(table["table"], str(timed_out(logs[table["table"]])[1])) for table in self.idle]
        found.untold = sum(each not in reached for each in second)
        lost = 0 if self.sizes.patience > LEASE_SECONDS else self.sizes.kills
        assert found.untold <= lost, "who waits longer than the claim of a dead sender is told all the same"

    async def check_results(self) -> None:
        """Every game that was played was counted and rated once for each of the two; the others need not end."""
        played = {table["table"] for table in self.played}
        others = {table["table"] for table in self.idle}
        for key in self.keys:
            async with httpx.AsyncClient() as http:
                known = (await http.get(f"{self.servers[0].url}/api/me/export", headers=bearer(key))).json()
            counted = [each["table"] for each in known["results"]]
            assert len(counted) == len(set(counted)), "a game was counted twice"
            assert set(counted) - others == played, "each game was counted"
            assert [rating["games"] for rating in known["ratings"]] == [len(counted)]

    async def check_clocks(self, found: Found) -> None:
        """What the players used is the time that went by, without the outages, each of them to within a second."""
        store = await open_store(database_url(self.database))
        try:
            stalls = [each for each in await known_outages(store) if not overlapping(self.outages, *each)]
            found.stalls = len(stalls)
            for table in self.played:
                query = select(moves).where(moves.c.table_id == table["table"]).order_by(moves.c.number)
                entries = [row._mapping for row in await store.rows(query)]
                found.note_clock(entries, self.outages, stalls)
        finally:
            await store.close()


def overlapping(spans: Iterable[Span], began: float, ended: float) -> list[Span]:
    """The parts of these spans of time that lie within this one."""
    return [(max(down, began), min(up, ended)) for down, up in spans if down < ended and up > began]


def length(spans: Iterable[Span]) -> float:
    return sum(ended - began for began, ended in spans)


def timed_out(log: list[dict[str, Any]]) -> list[int]:
    return [entry["actor"] for entry in log if entry["text"] == "timeout"]


async def besiege(database: str, sizes: Sizes) -> Found:
    async with http_receiver() as receiver:
        siege = Siege(database, sizes, receiver)
        try:
            return await siege.run()
        finally:
            siege.stop()


@contextmanager
def database_of(kind: str) -> Iterator[str]:
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield sqlite(Path(folder))
    else:
        with postgres() as server:
            yield new_database(server)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=FULL.turns)
    parser.add_argument("--kills", type=int, default=FULL.kills)
    parser.add_argument("--database", choices=KINDS, action="append", help="one of them alone")
    given = parser.parse_args()
    sizes = Sizes(given.turns, given.kills, FULL.tables, FULL.patience, FULL.limit, FULL.pause)
    for kind in given.database or KINDS:
        with database_of(kind) as database:
            print(asyncio.run(besiege(database, sizes)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
