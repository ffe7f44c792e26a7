"""Chance in the kernel: tiles, dominoes and kings come as often as the odds of the rules say."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from statistics import mean, variance

import pytest
from tests.kernel.chance import SURE, TABLES, excess, first_deal
from tests.kernel.queendomino.test_greedy import NOBODY, room_for

from crownlands.game import CHANCE, OVER, deal
from crownlands.kernel.queendomino import convert, position
from crownlands.kernel.queendomino.environment import ENVIRONMENT
from crownlands.kernel.queendomino.layout import STATE
from crownlands.rules.queendomino.buildings import BUILDINGS
from crownlands.rules.queendomino.options import Options, configure
from crownlands.rules.queendomino.state import Queendomino, start


def in_turn(table: Queendomino) -> list[str]:
    """The kind on the cheapest space, which was turned up first."""
    return [str(table.board.spaces[-1])]


def on_top(table: Queendomino) -> list[str]:
    return [str(table.board.top)]


def in_the_row(table: Queendomino) -> list[str]:
    return [str(claim.domino.number) for claim in table.draft.offer]


def first_king(table: Queendomino) -> list[str]:
    return [str(table.draft.waiting[0])]


TILES = sum(kind.copies for kind in BUILDINGS.values())
KINDS = {name: kind.copies / TILES for name, kind in BUILDINGS.items()}
DOMINOES = {str(number): 1 / 48 for number in range(1, 49)}


@pytest.mark.slow
@pytest.mark.rule("Q-S5", "Q-N14", "Q-S3", "Q-N13")
@pytest.mark.parametrize(
    ("settings", "kings"),
    [({"players": "2"}, 2), ({"players": "3"}, 3), ({"players": "6", "mode": "contest"}, 6)],
    ids=["2", "3", "contest-6"],
)
def test_the_first_deal_follows_the_odds(settings: dict[str, str], kings: int) -> None:
    options = configure(settings)
    looks: list[tuple[Callable[[Queendomino], list[str]], dict[str, float]]] = [
        (in_turn, KINDS),
        (on_top, KINDS),
        (in_the_row, DOMINOES),
        (first_king, {str(seat): 1 / kings for seat in range(kings)}),
    ]
    fresh = convert.start(options)
    counts: list[Counter[str]] = [Counter() for _ in looks]
    for seed in range(TABLES):
        table = convert.unpack(first_deal(ENVIRONMENT, fresh, seed), options)
        for (look, _), counted in zip(looks, counts, strict=True):
            counted.update(look(table))
    for (look, odds), counted in zip(looks, counts, strict=True):
        assert excess(counted, odds) < SURE, (look.__name__, counted)


def tally(state: Queendomino) -> dict[str, int]:
    """What random players did in a game."""
    return {
        "posts": sum(len(realm.posts) for realm in state.realms),
        "buildings": sum(len(realm.buildings) for realm in state.realms),
        "destroyed": len(state.destroyed),
        "squares": sum(len(realm.kingdom.squares) for realm in state.realms),
        "points": sum(sheet.total for sheet in state.scores()),
    }


def of_the_kernel(options: Options, games: int) -> Iterator[Queendomino]:
    for seed in range(games):
        table = room_for(convert.start(options))
        position.play_until(table, 0, NOBODY, array("Q", [seed, seed + 1_000_003]))
        yield convert.unpack(table[:STATE], options)


def of_the_rules(options: Options, games: int) -> Iterator[Queendomino]:
    dice = Random(1)
    for _ in range(games):
        state = start(options)
        while state.turn != OVER:
            state = state.play(deal(state, dice) if state.turn == CHANCE else dice.choice(state.moves()))
        yield state


@pytest.mark.slow
@pytest.mark.parametrize("settings", [{"players": "2"}, {"players": "5", "mode": "contest"}], ids=["2", "contest-5"])
def test_random_players_choose_any_legal_move_alike(settings: dict[str, str]) -> None:
    """Whole turns are played without stopping at their phases: they must come out as if one had."""
    options, games = configure(settings), 300
    fast = [tally(state) for state in of_the_kernel(options, games)]
    slow = [tally(state) for state in of_the_rules(options, games)]
    for name in fast[0]:
        mine, theirs = ([one[name] for one in told] for told in (fast, slow))
        error = ((variance(mine) + variance(theirs)) / games) ** 0.5
        assert abs(mean(mine) - mean(theirs)) < 4 * error, name
