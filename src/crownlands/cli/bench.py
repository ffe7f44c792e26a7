"""The verb `bench`: how fast things are on one core. Every measure is a name and something to do again and again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import Annotated, Any, NamedTuple

import typer

from crownlands.cli.screen import show_json
from crownlands.cli.setup import Json
from crownlands.game import CHANCE, AnyState, Refused, deal, run
from crownlands.rules import game_named


class Measure(NamedTuple):
    """What is measured: `once` does a piece of work and returns how many things it did."""

    name: str
    once: Callable[[], int]


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


def environments() -> list[Measure]:
    """The vectorised environment, where the extra for it is installed."""
    if find_spec("gymnasium") is None or find_spec("pettingzoo") is None:
        return []
    from crownlands.envs.speed import vector_steps

    return [Measure("envs/kingdomino/2p/5x5/vector-steps", vector_steps())]


def measures() -> list[Measure]:
    return [*(Measure(name, random_game(*game)) for name, game in RANDOM_GAMES.items()), *environments()]


def per_second(measure: Measure, seconds: float) -> float:
    """As often as it goes in about so many seconds, once to warm up."""
    measure.once()
    done, start = 0, perf_counter()
    while (spent := perf_counter() - start) < seconds or not done:
        done += measure.once()
    return done / spent if spent else float(done)


def bench(
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="How long each measure takes.")] = 3.0,
    as_json: Json = False,
) -> None:
    """Measure the speed of the rules on one core: complete random games per second through the contract."""
    if not 0 < seconds <= 3600:
        raise Refused(f"{seconds:g} seconds cannot be measured; expected more than 0 and at most 3600.")
    results = []
    for measure in measures():
        rate = per_second(measure, seconds)
        results.append({"name": measure.name, "per_second": round(rate, 1)})
        if not as_json:
            print(f"{measure.name}  {rate:,.1f} per second", flush=True)
    if as_json:
        show_json({"results": results})
