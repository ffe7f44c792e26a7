"""`make load`: the server under many players, and how fast moves become durable beside a bare loop of commits.

The server runs in a process of its own on a new SQLite file. First every seat of the tables moves at a steady pace, and
is told the gain of every move as a browser is, for a while alone and for a while beside reviews of finished games; then
the same seats move as fast as they can, without the gains, which nobody could read at that speed. With
`--soak MINUTES` the steady part goes on for so long, and the server's memory must stay flat. Figures are printed; an
error, a lost move or a figure that is missed ends with code 1.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import IO, Any

import httpx
import orjson
import uvloop
from tests.server.patience import until, until_told
from websockets.asyncio.client import ClientConnection, connect

from crownlands import play_game
from crownlands.records import write_record

SEATS = 2
BARE_SECONDS = 2.0
ROUNDS = 4
LEAST_SHARE = 0.45
LONGEST_WAIT = 150.0
"""Milliseconds from sending a move to its acknowledgement, for all but one in a hundred at the steady pace."""
REVIEWING = 2
"""How much longer they may wait while games are reviewed."""
MOST_GROWTH = 1.1
"""How much more memory the server may use in the last third of a soak than in the second."""
CONNECTING = 100
LIMITS = httpx.Limits(max_connections=8, keepalive_expiry=2.0)
"""A connection is let go before the server would close it."""
NO_LIMITS = ("ADDRESS", "CREATE", "SEAT", "TABLE", "HINT", "HANDSHAKE")


@dataclass
class Figures:
    """What the seats have seen since the counting began."""

    waits: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    busy: tuple[float, float] = (0.0, 0.0)
    """Processor seconds of the server and of the players."""


@dataclass
class Load:
    url: str
    http: httpx.AsyncClient
    server: int = 0
    """The server's process id."""
    pace: float = 20.0
    ending: bool = False
    here: int = 0
    going: asyncio.Event = field(default_factory=asyncio.Event)
    figures: Figures = field(default_factory=Figures)
    logs: dict[str, int] = field(default_factory=dict)
    """For every table, the highest number that was acknowledged."""
    door: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(CONNECTING))


@dataclass
class Player:
    """One seat on one socket: waits for its turn, moves, waits for the answer."""

    load: Load
    table: str
    token: str
    seat: int
    dice: random.Random
    seen: int = 0
    sent: int = 0
    hurried: bool = False

    async def play(self) -> None:
        address = self.load.url.replace("http", "ws") + "/api/socket"
        async with self.load.door:
            socket = await connect(address, compression=None, max_queue=None, ping_interval=None, open_timeout=60)
        async with socket:
            await self._watch(socket)
            self.load.here += 1
            while not self.load.ending:
                await self._answer(socket, await self._until(socket, "state"))
                if not self.load.pace and not self.hurried:
                    self.hurried = True
                    await self._watch(socket)

    async def _watch(self, socket: ClientConnection) -> None:
        watch = {"v": 1, "type": "watch", "id": "w", "table": self.table, "tokens": [self.token], "seen": self.seen}
        await socket.send(json.dumps({**watch, "gains": self.load.pace > 0}))

    async def _until(self, socket: ClientConnection, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = orjson.loads(await socket.recv(decode=False))
            if message["type"] in ("refused", "outdated", "gone"):
                self.load.figures.errors.append(json.dumps(message)[:300])
            if message["type"] == kind and message["table"] == self.table:
                return message

    async def _answer(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        self.seen = state["number"]
        if state["status"] == "over":
            await self._again(socket, state)
        elif state["moves"]:
            await asyncio.sleep(self.load.pace / SEATS * self.dice.uniform(0.8, 1.2))
            await self.load.going.wait()
            if not self.load.ending:
                await self._move(socket, self.dice.choice(state["moves"])["text"])

    async def _move(self, socket: ClientConnection, text: str) -> None:
        self.sent += 1
        move = {"v": 1, "type": "move", "id": f"{self.seat}-{self.sent}", "table": self.table, "seat": self.seat}
        began = time.perf_counter()
        await socket.send(json.dumps({**move, "seen": self.seen, "text": text}))
        answer = await self._until(socket, "ack")
        self.load.figures.waits.append(time.perf_counter() - began)
        self.load.logs[self.table] = max(self.load.logs.get(self.table, 0), answer["number"])

    async def _again(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        """The rematch, which the first seat asks for; the other is told where it is."""
        if state["next"]:
            await socket.send(json.dumps({"v": 1, "type": "unwatch", "id": "u", "table": self.table}))
            self.table, self.seen = state["next"], 0
            await self._watch(socket)
        elif self.seat == 0:
            path = f"{self.load.url}/api/tables/{self.table}/rematch"
            await self.load.http.post(path, json={}, headers={"Authorization": f"Bearer {self.token}"})


async def make_players(load: Load, tables: int) -> list[Player]:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]
    players = []
    for number in range(tables):
        answer = await load.http.post(f"{load.url}/api/tables", json={"game": "kingdomino", "seats": seats})
        made = answer.json()
        for seat in made["seats"]:
            dice = random.Random(number * 2 + seat["seat"])
            players.append(Player(load, made["table"], seat["token"], seat["seat"], dice))
    return players


async def measure(load: Load, pace: float, warm: float, seconds: float) -> tuple[Figures, float]:
    """The figures of so many seconds, once the warm-up is over."""
    load.pace = pace
    await asyncio.sleep(warm)
    load.figures = Figures(errors=load.figures.errors)
    began, before = time.perf_counter(), busy(load.server)
    await asyncio.sleep(seconds)
    server, players = busy(load.server)
    load.figures.busy = server - before[0], players - before[1]
    return load.figures, time.perf_counter() - began


def busy(server: int) -> tuple[float, float]:
    """Processor seconds so far: of the server, of this process."""
    fields = Path(f"/proc/{server}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), time.process_time()


def memory(server: int) -> float:
    """Megabytes of the server."""
    lines = Path(f"/proc/{server}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


async def soak(load: Load, minutes: float) -> bool:
    """Whether the memory stays flat while all go on playing."""
    seen: list[float] = []
    parts = 30
    for part in range(parts):
        await asyncio.sleep(minutes * 60 / parts)
        seen.append(memory(load.server))
        print(f"  after {(part + 1) * minutes / parts:.1f} minutes: {seen[-1]:.0f} MB", flush=True)
    third = parts // 3
    growth = (sum(seen[-third:]) / third) / (sum(seen[third : 2 * third]) / third)
    print(f"memory in the last third over the second: {growth:.2f}")
    return growth <= MOST_GROWTH


@dataclass
class Reviewer:
    """Somebody who has one finished game after the other reviewed, and asks how far it is as the page does."""

    load: Load
    record: str
    reviewed: int = 0

    async def keep_asking(self) -> None:
        while True:
            made = await self._post("/api/import", None, {"record": self.record})
            await until_told(partial(self._is_reviewed, made), 600)
            self.reviewed += 1

    async def _is_reviewed(self, made: dict[str, Any]) -> bool:
        await asyncio.sleep(1.0)
        shown = await self._post(f"/api/tables/{made['table']}/review", made["host"], {})
        return bool(shown["finished"])

    async def _post(self, path: str, secret: str | None, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        answer = await self.load.http.post(f"{self.load.url}{path}", json=body, headers=headers)
        got: dict[str, Any] = answer.raise_for_status().json()
        return got


async def under_reviews(load: Load, given: argparse.Namespace) -> bool:
    """Whether moves are answered in time while so many games are reviewed."""
    games = [play_game("kingdomino", ["random", "greedy"], seed=number) for number in range(given.reviews)]
    reviewers = [Reviewer(load, write_record(game)) for game in games]
    tasks = [asyncio.create_task(reviewer.keep_asking()) for reviewer in reviewers]
    figures, took = await measure(load, given.pace, given.pace, given.seconds)
    report(f"steady, with {given.reviews} reviews", figures, took)
    print(f"  games reviewed to the end meanwhile: {sum(reviewer.reviewed for reviewer in reviewers)}")
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    load.figures.errors += [repr(end) for end in ended if isinstance(end, Exception)]
    return percentile(figures.waits, 0.99) < REVIEWING * LONGEST_WAIT


async def full_speed(load: Load, seconds: float, directory: Path) -> tuple[Figures, float, float]:
    """As fast as they can, in turns with the bare loop, so that both meet the same machine."""
    load.pace = 0.0
    await asyncio.sleep(3.0)
    total, took, bare = Figures(), 0.0, []
    for _ in range(ROUNDS):
        load.going.clear()
        await asyncio.sleep(0.5)
        bare.append(await asyncio.to_thread(bare_commits, directory))
        load.going.set()
        figures, time_taken = await measure(load, 0.0, 1.0, seconds / ROUNDS)
        total.waits += figures.waits
        total.busy = total.busy[0] + figures.busy[0], total.busy[1] + figures.busy[1]
        took += time_taken
    return total, took, sum(bare) / ROUNDS


def bare_commits(directory: Path) -> float:
    """One-row commits a second with the same durability: a write-ahead log, synchronised at every commit."""
    path = directory / "bare.db"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE IF NOT EXISTS moves (t TEXT, n INTEGER, x TEXT, PRIMARY KEY (t, n))")
    start = connection.execute("SELECT count(*) FROM moves").fetchone()[0]
    began, number = time.perf_counter(), start
    while time.perf_counter() - began < BARE_SECONDS:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO moves VALUES ('table', ?, 'lay d4 e4')", (number,))
        connection.execute("COMMIT")
        number += 1
    connection.close()
    return float(number - start) / BARE_SECONDS


def lost_moves(path: Path, logs: dict[str, int]) -> int:
    """Tables whose log in the file is shorter than what was acknowledged."""
    connection = sqlite3.connect(path)
    stored = dict(connection.execute("SELECT table_id, max(number) FROM moves GROUP BY table_id"))
    connection.close()
    return sum(stored.get(table, 0) < number for table, number in logs.items())


def start_server(database: str, troubles: list[str]) -> tuple[subprocess.Popen[str], str]:
    environment = os.environ | {f"CROWNLANDS_{name}_RATE": "0" for name in NO_LIMITS}
    environment |= {"CROWNLANDS_DATABASE": database, "CROWNLANDS_PORT": "0"}
    environment |= {"CROWNLANDS_SOCKETS_PER_ADDRESS": "100000", "CROWNLANDS_LOG_FORMAT": "json"}
    command = [sys.executable, "-m", "crownlands.server"]
    server = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
    assert server.stderr is not None
    url: str = json.loads(server.stderr.readline())["url"]
    threading.Thread(target=note_troubles, args=(server.stderr, troubles), daemon=True).start()
    return server, url.rstrip("/")


def note_troubles(log: IO[str], troubles: list[str]) -> None:
    """Read the log, or a full pipe would stop the server, and keep what it warns of."""
    troubles.extend(line.rstrip() for line in log if '"info"' not in line)


def percentile(waits: list[float], share: float) -> float:
    return sorted(waits)[min(len(waits) - 1, int(len(waits) * share))] * 1000


def report(name: str, figures: Figures, seconds: float) -> float:
    rate = len(figures.waits) / seconds
    marks = ", ".join(f"p{share} {percentile(figures.waits, share / 100):.1f} ms" for share in (50, 95, 99))
    print(
        f"{name}: {len(figures.waits)} moves in {seconds:.0f} s, {rate:.0f} a second; send to acknowledgement {marks}"
    )
    server, players = (seconds / len(figures.waits) * 1000 for seconds in figures.busy)
    print(f"  processor time of a move: {server:.2f} ms in the server, {players:.2f} ms in the players of this test")
    return rate


async def run_load(server: int, url: str, given: argparse.Namespace, directory: Path) -> tuple[bool, Load]:
    async with httpx.AsyncClient(timeout=60, limits=LIMITS) as http:
        load = Load(url, http, server, given.pace)
        load.going.set()
        before = memory(server)
        players = await make_players(load, given.tables)
        print(f"{given.tables} tables, {len(players)} sockets, every seat moves about every {given.pace:g} s")
        tasks = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: load.here == len(players), 600)
        print(f"memory per watched table: {(memory(server) - before) / given.tables * 1024:.0f} kB", flush=True)
        well = await run_parts(load, given, directory)
        load.ending = True
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        errors = load.figures.errors + [repr(end) for end in ended if isinstance(end, Exception)]
        print(f"errors: {len(errors)}" + "".join(f"\n  {error}" for error in errors[:5]))
        return well and not errors, load


async def run_parts(load: Load, given: argparse.Namespace, directory: Path) -> bool:
    """The steady part, then a soak or full speed; whether the figures are as they should be."""
    steady, took = await measure(load, given.pace, 2 * given.pace, given.seconds)
    report("steady", steady, took)
    well = percentile(steady.waits, 0.99) < LONGEST_WAIT
    if given.soak:
        return await soak(load, given.soak)
    if given.reviews:
        well = await under_reviews(load, given) and well
    full, took, bare = await full_speed(load, given.seconds, directory)
    rate = report("full speed", full, took)
    print(f"bare loop: {bare:.0f} one-row commits a second; the server's durable moves are {rate / bare:.2f} of it")
    return rate / bare >= LEAST_SHARE and well


def raise_descriptors() -> None:
    """As many open files as this machine allows, for the server too."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--pace", type=float, default=20.0, metavar="SECONDS", help="between two moves of a seat")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each part is measured")
    parser.add_argument("--reviews", type=int, default=20, metavar="N", help="at once, in a part of their own")
    parser.add_argument("--soak", type=float, default=0.0, metavar="MINUTES", help="instead of full speed")
    given = parser.parse_args()
    raise_descriptors()
    gc.disable()  # the players' time is not what is measured
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name)
        troubles: list[str] = []
        server, url = start_server(f"sqlite:///{directory / 'tables.db'}", troubles)
        try:
            well, load = uvloop.run(run_load(server.pid, url, given, directory))
        finally:
            server.terminate()
            server.wait()
        lost = lost_moves(directory / "tables.db", load.logs)
        print(f"tables with a lost move: {lost} of {len(load.logs)}")
        print("".join(f"the server warned: {line}\n" for line in troubles[:5]), end="")
    return 0 if well and not lost else 1


if __name__ == "__main__":
    sys.exit(main())
