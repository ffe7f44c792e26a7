"""The verb `bench`: how fast things are on one core. Every measure is a name and something to do again and again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import ExitStack
from functools import partial
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Annotated, Any, NamedTuple

import typer

from crownlands.cli.limit import compiled, games_a_second
from crownlands.cli.screen.console import show_json
from crownlands.cli.setup import Json
from crownlands.game import CHANCE, AnyState, Refused, deal, run
from crownlands.kernel import COMPILED
from crownlands.kernel.kingdomino.convert import pack, start
from crownlands.kernel.kingdomino.game import GAME
from crownlands.kernel.simulate import random_games, rollouts
from crownlands.rules import game_named
from crownlands.rules.kingdomino.options import configure
from crownlands.rules.kingdomino.state import Kingdomino


class Measure(NamedTuple):
    """What is measured: `once` does a piece of work and returns how many things it did."""

    name: str
    once: Callable[[], int]
    clock: Callable[[], float] = process_time
    """Processor time, which a busy machine does not spoil; on two threads the time that passes."""
    against: str = ""
    """The measure it is held against."""
    told: Callable[[float], float] | None = None
    """For a program that measures itself: what it did a second, in so many seconds."""


RANDOM_GAMES = {
    "rules/kingdomino/2p/5x5/random-games": ("kingdomino", {"players": "2"}),
    "rules/kingdomino/4p/5x5/random-games": ("kingdomino", {"players": "4"}),
    "rules/kingdomino/2p/7x7/random-games": ("kingdomino", {"players": "2", "mighty-duel": "yes"}),
    "rules/queendomino/2p/7x7/random-games": ("queendomino", {"players": "2"}),
    "rules/queendomino/4p/5x5/random-games": ("queendomino", {"players": "4"}),
    "rules/queendomino/6p/5x5/random-games": ("queendomino", {"players": "6", "mode": "contest"}),
    "rules/queendomino/8p/7x7/random-games": ("queendomino", {"players": "8", "mode": "united"}),
    "rules/duel/2p/random-games": ("duel", {"players": "2"}),
}


def random_game(name: str, settings: Mapping[str, str]) -> Callable[[], int]:
    """One complete random game through the contract, another one every time."""
    game, dice = game_named(name), Random(1)
    options = game.configure(settings)

    def choose(state: AnyState) -> Any:
        return deal(state, dice) if state.turn == CHANCE else dice.choice(state.moves())

    def once() -> int:
        for _ in run(game.start(options), choose):
            pass
        return 1

    return once


KERNEL_TABLES = {
    "2p/5x5": {"players": "2", "must-place": "yes"},
    "4p/5x5": {"players": "4", "must-place": "yes"},
    "2p/7x7": {"players": "2", "must-place": "yes", "mighty-duel": "yes"},
}
LIMITED = ("2p/5x5", "4p/5x5")
LIMIT_HELP = "A C++ program that plays random games of Kingdomino as fast as it goes; the kernel is held against it."
POLICIES = {"random": 0, "player-greedy": 1, "full-greedy": 15}
"""The seats that play greedily in a rollout, as bits."""
GAMES_A_CALL = 100_000 if COMPILED else 20
"""Enough for threads to be worth starting."""
ROLLOUTS_A_CALL = 50 if COMPILED else 2


def kernel() -> list[Measure]:
    """The kernel: random games in one call, on one thread and on two, and rollouts of the first turn by policy."""
    games = [random_measure(table, f"rules/kingdomino/{table}/random-games") for table in KERNEL_TABLES]
    rolled = [
        Measure(
            f"kernel/kingdomino/{table}/{policy}-rollouts",
            kernel_rollouts(table, seats),
            against=f"kernel/kingdomino/{table}/random-games",
        )
        for table in KERNEL_TABLES
        for policy, seats in POLICIES.items()
    ]
    alone = games[0].name
    return [*games, Measure(f"{alone}/2-threads", kernel_games("2p/5x5", 2), perf_counter, alone), *rolled]


def random_measure(table: str, against: str, suffix: str = "") -> Measure:
    return Measure(f"kernel/kingdomino/{table}/random-games{suffix}", kernel_games(table, 1), against=against)


def limits(program: Path | None) -> list[Measure]:
    """A program that plays random games as fast as it goes, and the kernel right after it."""
    found: list[Measure] = []
    if program is None:
        return found
    for table in LIMITED:
        name = f"limit/kingdomino/{table}/random-games"
        found.append(Measure(name, int, told=partial(games_a_second, program, KERNEL_TABLES[table]["players"])))
        found.append(random_measure(table, name, "/beside-limit"))
    return found


def kernel_games(table: str, threads: int) -> Callable[[], int]:
    position = start(configure(KERNEL_TABLES[table]))
    seeds = count(1)

    def once() -> int:
        return random_games(GAME, position, GAMES_A_CALL * threads, next(seeds), threads).games

    return once


def kernel_rollouts(table: str, seats: int) -> Callable[[], int]:
    """Games played on from the first turn of the first round."""
    game, dice, seeds = game_named("kingdomino"), Random(1), count(1)
    state = game.start(game.configure(KERNEL_TABLES[table]))
    assert isinstance(state, Kingdomino)
    while state.phase != "lay":
        state = state.play(deal(state, dice) if state.turn == CHANCE else state.moves()[0])
    position = pack(state)

    def once() -> int:
        return rollouts(GAME, position, ROLLOUTS_A_CALL, next(seeds), seats).games

    return once


def environments() -> list[Measure]:
    """The vectorised environment, where the extra for it is installed."""
    if find_spec("gymnasium") is None or find_spec("pettingzoo") is None:
        return []
    from crownlands.envs.speed import vector_steps

    return [Measure("envs/kingdomino/2p/5x5/vector-steps", vector_steps())]


def measures(limit: Path | None = None) -> list[Measure]:
    """What others are held against comes first."""
    rules = [Measure(name, random_game(*game)) for name, game in RANDOM_GAMES.items()]
    return [*rules, *kernel(), *limits(limit), *environments()]


def per_second(measure: Measure, seconds: float) -> float:
    """As often as it goes in about so many seconds of its clock, once to warm up."""
    if measure.told:
        return measure.told(seconds)
    measure.once()
    done, begun = 0, measure.clock()
    while (spent := measure.clock() - begun) < seconds or not done:
        done += measure.once()
    return done / spent if spent else float(done)


def report(measure: Measure, rate: float, rates: Mapping[str, float]) -> dict[str, Any]:
    """What was measured, and how often as fast as what it is held against."""
    found: dict[str, Any] = {"name": measure.name, "per_second": round(rate, 1)}
    if measure.against in rates:
        found |= {"against": measure.against, "times": float(f"{rate / rates[measure.against]:.4g}")}
    return found


def said(found: Mapping[str, Any]) -> str:
    times = f", {found['times']:,} times {found['against']}" if "times" in found else ""
    return f"{found['name']}  {found['per_second']:,.1f} per second{times}"


def bench(
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="How long each measure takes.")] = 3.0,
    limit: Annotated[Path | None, typer.Option("--limit", metavar="FILE", help=LIMIT_HELP)] = None,
    as_json: Json = False,
) -> None:
    """Measure speeds: complete random games through the contract, the kernel's games and rollouts, environment steps.

    One core, except where the name says two threads. Most are held against another measure of the same run. Also says
    whether the kernel is compiled or plain Python.
    """
    if not 0 < seconds <= 3600:
        raise Refused(f"{seconds:g} seconds cannot be measured; expected more than 0 and at most 3600.")
    with ExitStack() as stack:
        program = stack.enter_context(compiled(limit)) if limit else None
        measure_all(measures(program), seconds, as_json)


def measure_all(wanted: Iterable[Measure], seconds: float, as_json: bool) -> None:
    if not as_json:
        print(f"The kernel is {'compiled' if COMPILED else 'plain Python, not compiled'}.")
    rates: dict[str, float] = {}
    results = []
    for measure in wanted:
        rate = rates[measure.name] = per_second(measure, seconds)
        results.append(report(measure, rate, rates))
        if not as_json:
            print(said(results[-1]), flush=True)
    if as_json:
        show_json({"kernel": "compiled" if COMPILED else "plain", "results": results})
