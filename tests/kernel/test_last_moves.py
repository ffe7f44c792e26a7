"""The last moves of Queendomino and Duel are held to what the rules say when everything is tried."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from importlib import import_module
from random import Random
from types import ModuleType

import pytest
from tests.kernel.kingdomino.brute_ending import Line, wish

from crownlands.bots import make_bot
from crownlands.game import CHANCE, OVER, AnyState, team_of
from crownlands.rules import game_named

TABLES: tuple[tuple[str, dict[str, str]], ...] = (
    ("queendomino", {"players": "2"}),
    ("queendomino", {"players": "4", "mode": "contest"}),
    ("queendomino", {"players": "6", "mode": "united"}),
    ("duel", {}),
)
SMALL = 200
"""Lines of play that are few enough to be tried on the rules."""


def kernel_of(game: str) -> tuple[ModuleType, ModuleType, ModuleType]:
    convert, position, ending = (
        import_module(f"crownlands.kernel.{game}.{name}") for name in ("convert", "position", "ending")
    )
    return convert, position, ending


def line_from(state: AnyState) -> Line:
    """How the game ends if everybody plays for themselves; among equals by the first move."""
    if state.turn == OVER:
        return tuple(sheet.total for sheet in state.scores()), tuple(state.winners())
    assert state.turn != CHANCE
    side = team_of(state, state.turn)
    return max((line_from(state.play(move)) for move in state.moves()), key=lambda line: wish(line, side))


def lines(state: AnyState) -> int:
    """About how many lines of play there are: those beside one of them."""
    count, dice = 1, Random(1)
    while state.turn != OVER:
        count *= len(state.moves())
        state = state.play(dice.choice(state.moves()))
    return count


def endings(game: str, settings: dict[str, str], seed: int) -> Iterator[tuple[array[int], AnyState]]:
    """The positions of a game in which everybody plays anything, as far as they can be solved."""
    convert, position, ending = kernel_of(game)
    options = game_named(game).configure(settings)
    dice, table = Random(seed), convert.start(options)
    while position.turn(table) != OVER:
        if position.turn(table) != CHANCE and ending.best_turn(table):
            yield table, convert.unpack(table, options)
        position.play(table, dice.choice(position.moves(table)))


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_no_move_is_better_than_the_one_found(game: str, settings: dict[str, str]) -> None:
    convert, _, ending = kernel_of(game)
    checked = 0
    for seed in range(30):
        for table, state in endings(game, settings, seed):
            if len(state.moves()) == 1 or lines(state) > SMALL:
                continue
            side, (move, points) = team_of(state, state.turn), ending.best_turn(table)
            best = line_from(state)
            assert wish(line_from(state.play(convert.move_of(table, move))), side) == wish(best, side)
            assert tuple(points) == best[0]
            checked += 1
        if checked >= 6:
            break
    assert checked >= 6


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_the_expert_plays_what_was_solved(game: str, settings: dict[str, str]) -> None:
    convert, _, ending = kernel_of(game)
    expert = make_bot("expert:1p", game_named(game), Random(1))
    for seed in range(3):
        for table, state in endings(game, settings, seed):
            if len(state.moves()) > 1:
                assert expert.choose(state) == convert.move_of(table, ending.best_turn(table)[0])


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_nothing_is_solved_while_something_is_to_be_drawn(game: str, settings: dict[str, str]) -> None:
    convert, position, ending = kernel_of(game)
    table = convert.start(game_named(game).configure(settings))
    assert ending.best_turn(table) is None
    while position.turn(table) == CHANCE:
        position.play(table, position.moves(table)[0])
    assert ending.best_turn(table) is None


def test_points_brought_along_decide() -> None:
    """Who cannot catch up plays for the lead all the same."""
    _, _, ending = kernel_of("duel")
    table, state = next(found for seed in range(30) for found in endings("duel", {}, seed))
    plain, ahead = ending.best_turn(table), ending.best_turn(table, (900, 0))
    assert max(plain[1][0], ahead[1][0]) <= 400
    assert plain[1][state.turn] - plain[1][1 - state.turn] <= ahead[1][state.turn] - ahead[1][1 - state.turn]
