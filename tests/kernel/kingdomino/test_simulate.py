import json
import subprocess
import sys
from pathlib import Path

import pytest

from crownlands.kernel import COMPILED, simulate
from crownlands.kernel.kingdomino import convert, position
from crownlands.kernel.kingdomino.game import GAME
from crownlands.kernel.simulate import Totals
from crownlands.rules.kingdomino.options import configure

TABLES = {
    "2": {"players": "2", "edition": "german"},
    "3 in rows of 4": {"players": "3", "edition": "danish", "harmony": "yes"},
    "4": {"players": "4", "edition": "hungarian", "harmony": "yes", "middle-kingdom": "yes"},
    "mighty": {"players": "2", "edition": "hungarian", "mighty-duel": "yes", "middle-kingdom": "yes"},
}
SOURCE = """
import json
from tests.kernel.uncompiled import use_plain_python
use_plain_python()
from tests.kernel.kingdomino.test_simulate import summary
print(json.dumps(summary()))
"""


def start(name: str) -> object:
    return convert.start(configure(TABLES[name]))


def summary() -> list[list[int]]:
    """What games of every kind come to, as numbers that must not depend on how the kernel was built."""
    tables = [start(name) for name in TABLES]
    randoms = [simulate.random_games(GAME, table, 40, seed=5) for table in tables]
    rollouts = [simulate.rollouts(GAME, table, 3, seed=6, greedy=greedy) for table in tables for greedy in (0, 2, 15)]
    return [[*totals.points, *totals.twelfths] for totals in (*randoms, *rollouts)]


def means(totals: Totals) -> list[float]:
    return [points / totals.games for points in totals.points]


def test_compiled_and_plain_play_the_same_games() -> None:
    root = Path(__file__).parents[3]
    done = subprocess.run([sys.executable, "-c", SOURCE], cwd=root, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == summary()


@pytest.mark.parametrize("name", TABLES)
def test_threads_change_nothing(name: str) -> None:
    table = start(name)
    assert simulate.random_games(GAME, table, 201, 3) == simulate.random_games(GAME, table, 201, 3, threads=2)
    assert simulate.rollouts(GAME, table, 7, 3) == simulate.rollouts(GAME, table, 7, 3, threads=2)


@pytest.mark.parametrize("name", TABLES)
def test_every_game_has_one_win_to_share(name: str) -> None:
    totals = simulate.random_games(GAME, start(name), 100, seed=9)
    assert sum(totals.twelfths) == 12 * 100


def test_seeds_differ() -> None:
    table = start("4")
    assert simulate.random_games(GAME, table, 50, seed=1) != simulate.random_games(GAME, table, 50, seed=2)


def test_the_fast_loop_of_random_games_plays_like_the_slow_one() -> None:
    table = start("4")
    games = 20_000 if COMPILED else 400
    fast = means(simulate.random_games(GAME, table, games, seed=1))
    slow = means(simulate.rollouts(GAME, table, games, seed=2, greedy=0))
    assert fast == pytest.approx(slow, abs=0.5 if COMPILED else 3)


@pytest.mark.skipif(not COMPILED, reason="takes minutes in plain Python")
def test_greedy_beats_random_as_published() -> None:
    """97.7 % of games against three random players with a mean of 55.7, Harmony and Middle Kingdom on."""
    totals = simulate.rollouts(GAME, start("4"), 2_000, seed=4, greedy=1)
    assert totals.twelfths[0] / 12 / 2_000 > 0.965
    assert totals.points[0] / 2_000 == pytest.approx(55.7, abs=2)


def test_rollouts_leave_the_position_alone() -> None:
    table = convert.start(configure(TABLES["4"]))
    before = table[:]
    simulate.rollouts(GAME, table, 2, seed=0)
    assert table == before
    assert position.turn(table) == -1
