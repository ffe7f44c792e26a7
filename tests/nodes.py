"""`make nodes`: how much more two nodes carry than one, with one core each, on one PostgreSQL.

Each node serves tables of its own, as behind a proxy that routes by table, and has a process of players of its own.
Nodes are pinned to the first two cores.

With four cores or more, players and PostgreSQL have the others, all play as fast as they can, and the moves a second
are compared. With fewer, players and PostgreSQL would take the nodes' own cores. Then all play at a steady pace, and
what is compared is the processor time a move costs in the nodes themselves: a core has only so much of it, so a node
carries as many moves as fit in. That leaves out PostgreSQL, which has to keep up with both.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

import httpx
import uvloop
from tests.load import LIMITS, Load, make_players, measure, start_server
from tests.server.patience import until
from tests.server.postgres import new_database, postgres

NODES = 2
LEAST_RATIO = 1.7
ENOUGH_CORES = 4
PACE = 2.0
WARM_SECONDS = 4.0


@dataclass(frozen=True)
class Carried:
    """What nodes have done: moves a second of all, and the processor seconds of a node for one move."""

    rate: float
    cost: float


async def drive(url: str, server: int, pace: float, tables: int, seconds: float) -> tuple[int, float]:
    """Play at so many tables; how many moves were stored in so many seconds, and the node's processor seconds."""
    async with httpx.AsyncClient(timeout=60, limits=LIMITS) as http:
        load = Load(url, http, server, pace)
        load.going.set()
        players = await make_players(load, tables)
        tasks = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: load.here == len(players), 120)
        figures, _ = await measure(load, pace, WARM_SECONDS, seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return 0 if load.figures.errors else len(figures.waits), figures.busy[0]


@contextmanager
def node(database: str, core: int) -> Iterator[tuple[str, int]]:
    """The URL and the process of a server that has this core alone."""
    server, url = start_server(database, [])
    try:
        os.sched_setaffinity(server.pid, {core})
        yield url, server.pid
    finally:
        server.terminate()
        server.wait()


def carried(nodes: int, database: str, pace: float, given: argparse.Namespace) -> Carried:
    cores = sorted(os.sched_getaffinity(0))
    rest = set(cores[NODES:]) if len(cores) >= ENOUGH_CORES else set(cores)
    command = [sys.executable, "-m", "tests.nodes", "--tables", str(given.tables), "--seconds", str(given.seconds)]
    with ExitStack() as stack:
        urls = [stack.enter_context(node(database, cores[number % len(cores)])) for number in range(nodes)]
        drives = [[*command, "--pace", str(pace), "--drive", url, "--server", str(pid)] for url, pid in urls]
        drivers = [subprocess.Popen(words, stdout=subprocess.PIPE, text=True) for words in drives]
        for driver in drivers:
            os.sched_setaffinity(driver.pid, rest)
        figures = [(driver.communicate()[0] or "0 0").split() for driver in drivers]
    moves, busy = [int(count) for count, _ in figures], [float(seconds) for _, seconds in figures]
    if 0 in moves:
        raise SystemExit("A node carried nothing, or refused a move; nothing was measured.")
    return Carried(sum(moves) / given.seconds, sum(busy) / sum(moves))


def compare(given: argparse.Namespace) -> int:
    enough = len(os.sched_getaffinity(0)) >= ENOUGH_CORES
    pace = 0.0 if enough else PACE
    with postgres() as server:
        one, two = (carried(nodes, new_database(server), pace, given) for nodes in (1, NODES))
    for name, figures in (("one node", one), ("two nodes", two)):
        print(f"{name}: {figures.rate:.0f} moves a second, {figures.cost * 1000:.2f} ms of a node's core for each")
    ratio = two.rate / one.rate if enough else NODES * one.cost / two.cost
    print(f"two nodes carry {ratio:.2f} times what one does, by {'moves a second' if enough else 'processor time'}")
    return 0 if ratio >= LEAST_RATIO else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="tables for each node")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pace", type=float, default=0.0, help="seconds between two moves of a seat")
    parser.add_argument("--drive", metavar="URL", help="play at the tables of one node")
    parser.add_argument("--server", type=int, default=0, metavar="PID", help="the process of that node")
    given = parser.parse_args()
    if given.drive is None:
        return compare(given)
    print(*uvloop.run(drive(given.drive, given.server, given.pace, given.tables, given.seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
