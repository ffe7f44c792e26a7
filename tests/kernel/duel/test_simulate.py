import json
import subprocess
import sys
from array import array
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from tests.rules.duel.positions import after, rolled

from crownlands.kernel import COMPILED, simulate
from crownlands.kernel.duel import convert, position
from crownlands.kernel.duel.box import EVERY_FACE
from crownlands.kernel.duel.game import GAME
from crownlands.kernel.duel.layout import PLAYER, PLAYOUT, SEATED, SHOWN, STATE
from crownlands.kernel.simulate import Totals
from crownlands.rules.duel.components import DICE, Power
from crownlands.rules.duel.drawings import NOTHING, Draw, Needs
from crownlands.rules.duel.map import Map
from crownlands.rules.duel.options import Options
from crownlands.rules.duel.pictures import read_picture

TABLES = {"usual": Options(), "no boxes without drawing": Options(fill_without_drawing=False)}
SOURCE = """
import json
from tests.kernel.uncompiled import use_plain_python
use_plain_python()
from tests.kernel.duel.test_simulate import summary
print(json.dumps(summary()))
"""
SPREAD, MASK = 0x9E3779B97F4A7C15, 2**64 - 1
"""Seeds far apart."""
ROOMY = """
    Q0 Q0 .. .. .. Q0 Q0
    Q0 D0 .. .. .. D0 Q0
    Q0 Q0 Q0 ## Q0 Q0 Q0
    Q0 D0 D0 .. .. Q0 Q0
    Q0 Q0 T0 .. Q0 Q0 ..
"""
HIGHEST = {3: 16.3, 4: 18.5, 5: 20.5}
"""Chi-square with so many degrees of freedom is higher once in a thousand times."""


def summary() -> list[list[int]]:
    """What games of every kind come to, as numbers that must not depend on how the kernel was built."""
    tables = [convert.start(options) for options in TABLES.values()]
    randoms = [simulate.random_games(GAME, table, 40, seed=5) for table in tables]
    rollouts = [simulate.rollouts(GAME, table, 3, seed=6, greedy=greedy) for table in tables for greedy in (0, 2, 3)]
    return [[*totals.points, *totals.twelfths] for totals in (*randoms, *rollouts)]


def means(totals: Totals) -> list[float]:
    return [points / totals.games for points in totals.points]


def test_compiled_and_plain_play_the_same_games() -> None:
    root = Path(__file__).parents[3]
    done = subprocess.run([sys.executable, "-c", SOURCE], cwd=root, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == summary()


@pytest.mark.parametrize("name", TABLES)
def test_threads_change_nothing(name: str) -> None:
    table = convert.start(TABLES[name])
    assert simulate.random_games(GAME, table, 201, 3) == simulate.random_games(GAME, table, 201, 3, threads=2)
    assert simulate.rollouts(GAME, table, 7, 3) == simulate.rollouts(GAME, table, 7, 3, threads=2)


@pytest.mark.parametrize("name", TABLES)
def test_every_game_has_one_win_to_share(name: str) -> None:
    totals = simulate.random_games(GAME, convert.start(TABLES[name]), 100, seed=9)
    assert sum(totals.twelfths) == 12 * 100


DRAWINGS = {
    "two faces": rolled("T1 Q0 D0 D1"),
    "a joker": rolled("? Q0 D0 S0"),
    "two alike": rolled("D0 Q0 D0 D1"),
    "two jokers": rolled("? Q0 D0 ?"),
}
CALLED: dict[str, Needs] = {
    "nothing": NOTHING,
    "anywhere": frozenset({Power.ANYWHERE}),
    "split": frozenset({Power.SPLIT}),
    "both": frozenset({Power.ANYWHERE, Power.SPLIT}),
}


@pytest.mark.parametrize("called", CALLED)
@pytest.mark.parametrize("name", DRAWINGS)
def test_any_drawing_is_drawn_as_often_as_the_others(name: str, called: str) -> None:
    """Chi-square of the random player's drawings on a map with some room, against equal odds."""
    fresh = replace(DRAWINGS[name], maps=(read_picture(ROOMY), Map()), castles=(True, True))
    takes = "take 1, take 2 4" if name in ("two faces", "a joker", "two alike") else "take 1, take 2 3"
    state = replace(after(fresh, takes), called=CALLED[called])
    packed = convert.pack(state)
    legal = {str(move): convert.pack(state.play(move))[:STATE] for move in state.moves() if isinstance(move, Draw)}
    places = {tuple(after_[SEATED : SEATED + PLAYER]): number for number, after_ in enumerate(legal.values())}
    tries = max(600, 12 * len(legal))
    seen: Counter[int] = Counter()
    for seed in range(tries):
        room = array("Q", bytes(8 * PLAYOUT))
        room[:STATE] = packed
        position.play_until(room, 0, 1, array("Q", [1, seed * SPREAD & MASK]))
        seen[places[tuple(room[SEATED : SEATED + PLAYER])]] += 1
    expected = tries / len(legal)
    chi = sum((seen[number] - expected) ** 2 / expected for number in range(len(legal)))
    assert chi < len(legal) + 5 * (2 * len(legal)) ** 0.5


@pytest.mark.skipif(not COMPILED, reason="takes minutes in plain Python")
def test_greedy_beats_random() -> None:
    totals = simulate.rollouts(GAME, convert.start(Options()), 500, seed=4, greedy=1)
    assert totals.twelfths[0] / 12 / 500 > 0.98


def test_dice_fall_as_their_faces_say() -> None:
    """Chi-square of every die against its faces."""
    rolls: list[Counter[int]] = [Counter() for _ in DICE]
    games = 3_000
    for seed in range(games):
        table = array("Q", bytes(8 * PLAYOUT))
        table[:STATE] = convert.start(Options())
        position.play_until(table, 0, 0, array("Q", [seed * SPREAD & MASK, 1]))
        for die in range(len(DICE)):
            rolls[die][(table[SHOWN] >> 8 * die & 255) - 1] += 1
    for die, faces in enumerate(DICE):
        expected = {EVERY_FACE.index(face): games * faces.count(face) / 6 for face in faces}
        assert set(rolls[die]) == set(expected)
        chi = sum((rolls[die][face] - count) ** 2 / count for face, count in expected.items())
        assert chi < HIGHEST[len(expected) - 1], (die, chi)


def test_rollouts_leave_the_position_alone() -> None:
    table = convert.start(Options())
    before = table[:]
    simulate.rollouts(GAME, table, 2, seed=0)
    assert table == before
    assert position.turn(table) == -1
