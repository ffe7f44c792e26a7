"""The verb `bench`: how fast things are on one core. Every measure is a name and something to do again and again."""

from __future__ import annotations

from array import array
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

from crownlands.bots import make_bot
from crownlands.cli.limit import compiled, games_a_second
from crownlands.cli.screen.console import show_json
from crownlands.cli.setup import Json
from crownlands.game import CHANCE, AnyState, Refused, deal, run
from crownlands.kernel import COMPILED
from crownlands.kernel.duel import convert as duel
from crownlands.kernel.duel.game import GAME as DUEL
from crownlands.kernel.game import Game
from crownlands.kernel.kingdomino import convert as kingdomino
from crownlands.kernel.kingdomino.convert import pack
from crownlands.kernel.kingdomino.game import GAME as KINGDOMINO
from crownlands.kernel.queendomino import convert as queendomino
from crownlands.kernel.queendomino.game import GAME as QUEENDOMINO
from crownlands.kernel.simulate import random_games, rollouts
from crownlands.rules import game_named
from crownlands.rules.kingdomino.state import Kingdomino


class Measure(NamedTuple):
    """What is measured: `once` does a piece of work and returns how many things it did."""

    name: str
    once: Callable[[], int]
    clock: Callable[[], float] = process_time
    """Processor time, which a busy machine does not spoil; where threads are compared the time that passes."""
    against: str = ""
    """The measure it is held against."""
    note: str = ""
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
    dice = Random(1)
    return whole_game(name, settings, dice, lambda state: dice.choice(state.moves()))


def bot_game(name: str, settings: Mapping[str, str]) -> Callable[[], int]:
    """The same, played by greedy bots."""
    dice = Random(1)
    return whole_game(name, settings, dice, make_bot("greedy", game_named(name), dice).choose)


def whole_game(
    name: str, settings: Mapping[str, str], dice: Random, player: Callable[[AnyState], Any]
) -> Callable[[], int]:
    game = game_named(name)
    options = game.configure(settings)

    def choose(state: AnyState) -> Any:
        return deal(state, dice) if state.turn == CHANCE else player(state)

    def once() -> int:
        for _ in run(game.start(options), choose):
            pass
        return 1

    return once


class Kernel(NamedTuple):
    """A game of the kernel: its functions, a table of it set up, and the tables measured, with their settings."""

    game: Game
    start: Callable[[Any], array[int]]
    tables: Mapping[str, Mapping[str, str]]


KERNELS = {
    "kingdomino": Kernel(
        KINGDOMINO,
        kingdomino.start,
        {
            "2p/5x5": {"players": "2", "must-place": "yes"},
            "4p/5x5": {"players": "4", "must-place": "yes"},
            "2p/7x7": {"players": "2", "must-place": "yes", "mighty-duel": "yes"},
        },
    ),
    "queendomino": Kernel(
        QUEENDOMINO,
        queendomino.start,
        {
            "2p/7x7": {"players": "2"},
            "4p/5x5": {"players": "4"},
            "6p/5x5": {"players": "6", "mode": "contest"},
            "8p/7x7": {"players": "8", "mode": "united"},
        },
    ),
    "duel": Kernel(DUEL, duel.start, {"2p": {"players": "2"}}),
}
LIMITED = ("2p/5x5", "4p/5x5")
LIMIT_HELP = "A C++ program that plays random games of Kingdomino as fast as it goes; the kernel is held against it."
POLICIES = {"random": 0, "player-greedy": 1, "full-greedy": 255}
"""The seats that play greedily in a rollout, as bits."""
GAMES_A_CALL = 20_000 if COMPILED else 10
GAMES_TO_SHARE = 200_000 if COMPILED else 10
"""Enough for threads to be worth starting."""
ROLLOUTS_A_CALL = 50 if COMPILED else 1


def kernel(game: str) -> list[Measure]:
    """A kernel: random and greedy games in one call, and random ones on two threads, held against rules and bots."""
    found = []
    for table in KERNELS[game].tables:
        at = f"{game}/{table}"
        found.append(random_measure(game, table, f"rules/{at}/random-games"))
        greedy = kernel_rollouts(game, table, POLICIES["full-greedy"])
        found.append(Measure(f"kernel/{at}/greedy-games", greedy, against=f"bots/{at}/greedy-games"))
    return [*found, *threads(game, next(iter(KERNELS[game].tables)))]


def random_measure(game: str, table: str, against: str, suffix: str = "") -> Measure:
    return Measure(f"kernel/{game}/{table}/random-games{suffix}", kernel_games(game, table, 1), against=against)


def threads(game: str, table: str) -> list[Measure]:
    """Random games on one thread and on two, both by the time that passes."""
    one, two = (f"kernel/{game}/{table}/random-games/{count}" for count in ("1-thread", "2-threads"))
    return [
        Measure(one, kernel_games(game, table, 1, GAMES_TO_SHARE), perf_counter),
        Measure(two, kernel_games(game, table, 2, GAMES_TO_SHARE), perf_counter, one),
    ]


def kingdomino_rollouts() -> list[Measure]:
    """Games played on from the first turn of the first round, by policy, held against random games."""
    return [
        Measure(
            f"kernel/kingdomino/{table}/{policy}-rollouts",
            kernel_rollouts("kingdomino", table, seats, "lay"),
            against=f"kernel/kingdomino/{table}/random-games",
        )
        for table in KERNELS["kingdomino"].tables
        for policy, seats in POLICIES.items()
    ]


def limits(program: Path | None) -> list[Measure]:
    """A program that plays random games as fast as it goes, and the kernel right after it."""
    found: list[Measure] = []
    if program is None:
        return found
    for table in LIMITED:
        name = f"limit/kingdomino/{table}/random-games"
        players = KERNELS["kingdomino"].tables[table]["players"]
        found.append(Measure(name, int, told=partial(games_a_second, program, players)))
        found.append(random_measure("kingdomino", table, name, "/beside-limit"))
    return found


def kernel_games(game: str, table: str, threads: int, games: int = GAMES_A_CALL) -> Callable[[], int]:
    known, options = KERNELS[game], game_named(game).configure(KERNELS[game].tables[table])
    position, seeds = known.start(options), count(1)

    def once() -> int:
        return random_games(known.game, position, games * threads, next(seeds), threads).games

    return once


def kernel_rollouts(game: str, table: str, seats: int, phase: str | None = None) -> Callable[[], int]:
    """Games played on from the set-up, or from the first time a phase of Kingdomino is reached."""
    known, options = KERNELS[game], game_named(game).configure(KERNELS[game].tables[table])
    position = known.start(options) if phase is None else pack(first_in(phase, options))
    seeds = count(1)

    def once() -> int:
        return rollouts(known.game, position, ROLLOUTS_A_CALL, next(seeds), seats).games

    return once


def first_in(phase: str, options: Any) -> Kingdomino:
    dice, state = Random(1), game_named("kingdomino").start(options)
    assert isinstance(state, Kingdomino)
    while state.phase != phase:
        state = state.play(deal(state, dice) if state.turn == CHANCE else state.moves()[0])
    return state


def environments() -> list[Measure]:
    """The environments of each game, in bulk and one by one, where the extra for them is installed."""
    if find_spec("gymnasium") is None or find_spec("pettingzoo") is None:
        return []
    from crownlands.envs.speed import aec_steps, bytes_a_table, vector_steps

    found = []
    for game, table in {"kingdomino": "2p/5x5", "queendomino": "2p", "duel": "2p"}.items():
        steps = f"envs/{game}/{table}/aec-steps"
        note = f"{bytes_a_table(game):,} bytes a table"
        found.append(Measure(f"envs/{game}/{table}/vector-steps", vector_steps(game), note=note))
        found.append(Measure(f"{steps}/rules", aec_steps(game, by_rules=True)))
        found.append(Measure(steps, aec_steps(game), against=f"{steps}/rules"))
    return found


def measures(limit: Path | None = None) -> list[Measure]:
    """What others are held against comes first."""
    rules = [Measure(name, random_game(*game)) for name, game in RANDOM_GAMES.items()]
    bots = [
        Measure(f"bots/{game}/{table}/greedy-games", bot_game(game, settings))
        for game, known in KERNELS.items()
        for table, settings in known.tables.items()
    ]
    kernels = [measure for game in KERNELS for measure in kernel(game)]
    return [*rules, *bots, *kernels, *kingdomino_rollouts(), *limits(limit), *environments()]


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
    return found | ({"note": measure.note} if measure.note else {})


def said(found: Mapping[str, Any]) -> str:
    times = f", {found['times']:,} times {found['against']}" if "times" in found else ""
    note = f", {found['note']}" if "note" in found else ""
    return f"{found['name']}  {found['per_second']:,.1f} per second{times}{note}"


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
