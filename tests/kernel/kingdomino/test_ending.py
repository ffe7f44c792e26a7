"""The solver is held to what the rules say when everything is tried."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from random import Random
from statistics import median
from time import thread_time

import pytest
from tests.kernel.kingdomino.brute_ending import line_from, wish

from crownlands.bots import make_bot
from crownlands.game import CHANCE, OVER, deal
from crownlands.kernel import COMPILED
from crownlands.kernel.kingdomino import convert, position
from crownlands.kernel.kingdomino.ending import best_turn
from crownlands.kernel.kingdomino.game import GAME
from crownlands.kernel.search import Budget, search
from crownlands.rules.kingdomino import KINGDOMINO
from crownlands.rules.kingdomino.options import Options, configure
from crownlands.rules.kingdomino.state import Kingdomino

TABLES = (
    {"players": "2", "harmony": "yes", "middle-kingdom": "yes"},
    {"players": "2", "must-place": "no", "middle-kingdom": "yes"},
    {"players": "4"},
    {"players": "3", "edition": "danish"},
    {"mighty-duel": "yes"},
)
SMALL = 1000
"""Lines of play that are few enough to be tried on the rules."""


def endings(seed: int, options: Options) -> Iterator[array[int]]:
    """The positions of a game, played well or nearly so, in which nothing is left to chance."""
    dice, table = Random(seed), convert.start(options)
    while position.turn(table) != OVER:
        if position.turn(table) == CHANCE:
            position.play(table, dice.choice(position.moves(table)))
            continue
        if best_turn(table):
            yield table[:]
        for move in dice.choice(search(GAME, table, Budget(playouts=1), most=3)).moves:
            position.play(table, move)


def lines(state: Kingdomino) -> int:
    """About how many lines of play there are: those beside one of them."""
    count, dice = 1, Random(1)
    while state.turn != OVER:
        count *= len(state.moves())
        state = state.play(dice.choice(state.moves()))
    return count


def check(table: array[int], options: Options) -> None:
    """The turn found is as good as the best, and what everybody ends with is foretold."""
    state = convert.unpack(table, options)
    found = best_turn(table)
    assert found is not None
    best, after = line_from(state), state
    for action in found[0]:
        after = after.play(convert.move_of(convert.pack(after), action))
    assert wish(line_from(after), state.turn) == wish(best, state.turn)
    assert tuple(found[1]) == best[0]


@pytest.mark.parametrize("settings", TABLES)
def test_no_turn_is_better_than_the_one_found(settings: dict[str, str]) -> None:
    options, checked, picked = configure(settings), 0, 0
    for seed in range(2):
        for table in endings(seed, options):
            state = convert.unpack(table, options)
            if lines(state) <= SMALL:
                check(table, options)
                checked += 1
                picked += bool(state.draft.offer)
        line_from.cache_clear()
    assert checked >= 8
    assert picked


@pytest.mark.slow
@pytest.mark.parametrize("settings", TABLES)
def test_no_turn_is_better_in_many_games(settings: dict[str, str]) -> None:
    options, checked = configure(settings), 0
    for seed in range(100, 106):
        for table in endings(seed, options):
            if lines(convert.unpack(table, options)) <= 10 * SMALL:
                check(table, options)
                checked += 1
        line_from.cache_clear()
    assert checked >= 30


def test_a_pick_by_itself_is_solved_too() -> None:
    options = configure(TABLES[0])
    for table in endings(3, options):
        found = best_turn(table)
        assert found is not None
        if len(found[0]) == 2:
            position.play(table, found[0][0])
            assert best_turn(table) == (found[0][1:], found[1])


def test_points_brought_along_decide() -> None:
    """Far behind in a match, nobody wins: the lead counts. Who leads by far keeps it whatever happens."""
    table = next(endings(5, configure(TABLES[0])))
    plain, ahead = best_turn(table), best_turn(table, (500, 0))
    assert plain is not None
    assert ahead is not None
    assert ahead[1][0] - ahead[1][1] >= plain[1][0] - plain[1][1] or position.turn(table) == 1


def test_while_a_row_is_to_come_nothing_is_solved() -> None:
    table = convert.start(configure(TABLES[0]))
    assert best_turn(table) is None
    while position.turn(table) == CHANCE:
        position.play(table, position.moves(table)[0])
    assert best_turn(table) is None


@pytest.mark.skipif(not COMPILED, reason="takes minutes in plain Python")
def test_200_positions_with_the_last_row_out_are_solved_quickly() -> None:
    options, took = configure(TABLES[0]), list[float]()
    for seed in range(30):
        for table in endings(seed, options):
            begun = thread_time()
            best_turn(table)
            took.append(thread_time() - begun)
    assert len(took) >= 200
    assert median(took) < 0.05


def test_the_expert_plays_what_was_solved() -> None:
    options = configure(TABLES[0])
    for table in endings(8, options):
        state = convert.unpack(table, options)
        found = best_turn(table)
        assert found is not None
        expert = make_bot("expert:1p", KINGDOMINO, Random(1))
        assert len(state.moves()) == 1 or expert.choose(state) == convert.move_of(table, found[0][0])


def test_an_expert_finishes_a_game_it_began() -> None:
    options, dice = configure(TABLES[1]), Random(9)
    state, bot = KINGDOMINO.start(options), make_bot("expert:8p", KINGDOMINO, Random(1))
    while state.turn != OVER:
        state = state.play(deal(state, dice) if state.turn == CHANCE else bot.choose(state))
    assert len(state.scores()) == 2
