"""`make nodes`: how much more two nodes carry than one, with one core each, on one PostgreSQL.

Each node serves tables of its own, as behind a proxy that routes by table, and has a process of players of its own.
Nodes are pinned to the first two cores; players and PostgreSQL share the others. With fewer than four cores they have
to share those of the nodes: then the ratio is printed and proves nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import uvloop
from tests.load import LIMITS, Load, make_players, measure, start_server
from tests.server.patience import until
from tests.server.postgres import new_database, postgres

NODES = 2
LEAST_RATIO = 1.7
ENOUGH_CORES = 4


async def drive(url: str, tables: int, seconds: float) -> int:
    """Play at so many tables as fast as it goes; how many moves were stored in so many seconds."""
    async with httpx.AsyncClient(timeout=60, limits=LIMITS) as http:
        load = Load(url, http, os.getpid(), pace=0.0)
        load.going.set()
        players = await make_players(load, tables)
        tasks = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: load.here == len(players), 120)
        figures, _ = await measure(load, 0.0, 2.0, seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return 0 if load.figures.errors else len(figures.waits)


@contextmanager
def node(database: str, core: int) -> Iterator[str]:
    """The URL of a server that has this core alone."""
    server, url = start_server(database)
    try:
        os.sched_setaffinity(server.pid, {core})
        yield url
    finally:
        server.terminate()
        server.wait()


def carried(nodes: int, database: str, cores: list[int], tables: int, seconds: float) -> float:
    """Moves a second, of all nodes together."""
    rest = set(cores[NODES:]) if len(cores) >= ENOUGH_CORES else set(cores)
    with ExitStack() as stack:
        urls = [stack.enter_context(node(database, cores[number % len(cores)])) for number in range(nodes)]
        command = [sys.executable, "-m", "tests.nodes", "--tables", str(tables), "--seconds", str(seconds), "--drive"]
        drivers = [subprocess.Popen([*command, url], stdout=subprocess.PIPE, text=True) for url in urls]
        for driver in drivers:
            os.sched_setaffinity(driver.pid, rest)
        moves = [int(driver.communicate()[0] or 0) for driver in drivers]
    if 0 in moves:
        raise SystemExit("A node carried nothing, or refused a move; nothing was measured.")
    return sum(moves) / seconds


def compare(tables: int, seconds: float) -> int:
    cores = sorted(os.sched_getaffinity(0))
    with postgres() as server:
        one, two = (carried(nodes, new_database(server), cores, tables, seconds) for nodes in (1, NODES))
    print(f"one node: {one:.0f} moves a second; two nodes: {two:.0f}; ratio {two / one:.2f}")
    if len(cores) < ENOUGH_CORES:
        print(f"{len(cores)} cores: players and database share those of the nodes, so the ratio proves nothing")
        return 0
    return 0 if two / one >= LEAST_RATIO else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="tables for each node")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--drive", metavar="URL", help="play at the tables of one node")
    given = parser.parse_args()
    if given.drive is None:
        return compare(given.tables, given.seconds)
    print(uvloop.run(drive(given.drive, given.tables, given.seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
