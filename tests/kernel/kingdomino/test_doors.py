"""Whatever buffer Python hands in, the kernel looks at its size before it reads or writes."""

from __future__ import annotations

import subprocess
import sys
from array import array
from collections.abc import Callable

import numpy as np
import pytest
from tests.kernel.arrays import Arrays

from crownlands.kernel import batch, simulate
from crownlands.kernel.kingdomino import convert, position
from crownlands.kernel.kingdomino.ending import best_turn
from crownlands.kernel.kingdomino.environment import ENVIRONMENT
from crownlands.kernel.kingdomino.game import GAME
from crownlands.kernel.kingdomino.judged import JUDGED_GAME, JUDGEMENT
from crownlands.kernel.kingdomino.layout import FEATURES, JUDGED_ROOM, PLAYOUT, STATE
from crownlands.kernel.layout import EVERYBODY, PLAYS_JUDGED
from crownlands.kernel.lessons import play_lessons
from crownlands.kernel.search import Budget, search
from crownlands.rules.kingdomino.options import configure

TABLE = convert.start(configure({"players": "2"}))
RANDOM = array("Q", [1, 2])
Door = Callable[[object], object]
DOORS: dict[str, tuple[int, Door]] = {
    "turn": (STATE, position.turn),
    "phase": (STATE, position.phase),
    "moves": (STATE, position.moves),
    "play": (STATE, lambda table: position.play(table, 1)),
    "points": (STATE, position.points),
    "best": (STATE, position.best),
    "raise_kingdom": (STATE, lambda table: position.raise_kingdom(table, 0)),
    "take_greedy_turn": (PLAYOUT, lambda table: position.take_greedy_turn(table, RANDOM)),
    "play_until": (PLAYOUT, lambda table: position.play_until(table, 15, 0, RANDOM)),
    "random numbers": (2, lambda numbers: position.play_until(array("Q", bytes(8 * PLAYOUT)), 15, 0, numbers)),
    "random_games": (STATE, lambda table: simulate.random_games(GAME, table, 1, 1)),
    "rollouts": (STATE, lambda table: simulate.rollouts(GAME, table, 1, 1)),
    "search": (STATE, lambda table: search(GAME, table, Budget(playouts=1))),
    "best_turn": (STATE, best_turn),
    "play_lessons": (STATE, lambda table: play_lessons(JUDGED_GAME, JUDGEMENT, table, 1, 1, 0.0)),
    "sizes": (STATE, lambda table: batch.sizes(ENVIRONMENT, table)),
    "sow": (6, lambda numbers: batch.sow(numbers, 2, 1)),
}


@pytest.mark.parametrize("door", DOORS)
def test_a_buffer_too_short_is_refused(door: str) -> None:
    length, call = DOORS[door]
    with pytest.raises(ValueError, match=rf"buffer of {8 * (length - 1)} bytes; it needs {8 * length} here"):
        call(array("Q", bytes(8 * (length - 1))))


@pytest.mark.parametrize("door", DOORS)
def test_a_buffer_that_cannot_be_written_to_is_refused(door: str) -> None:
    length, call = DOORS[door]
    with pytest.raises(ValueError, match="contiguous and can be written to"):
        call(bytes(8 * length))


@pytest.mark.parametrize("door", DOORS)
def test_a_buffer_with_gaps_is_refused(door: str) -> None:
    length, call = DOORS[door]
    with pytest.raises(ValueError, match="contiguous and can be written to"):
        call(np.zeros(2 * length, np.uint64)[::2])


def test_a_position_is_too_short_to_be_played_out_on() -> None:
    with pytest.raises(ValueError, match=f"it needs {8 * PLAYOUT} here"):
        position.take_greedy_turn(TABLE[:], array("Q", [1]))


def test_a_greedy_turn_needs_a_domino_to_lay() -> None:
    table = array("Q", bytes(8 * PLAYOUT))
    table[:STATE] = TABLE
    with pytest.raises(ValueError, match="none is due here"):
        position.take_greedy_turn(table, array("Q", [1]))


def test_a_search_needs_a_seat_to_move_and_room_for_a_turn() -> None:
    with pytest.raises(ValueError, match="in which it is somebody's turn"):
        search(GAME, TABLE, Budget(playouts=1))
    with pytest.raises(ValueError, match="needs at least 1"):
        search(GAME, TABLE, Budget(playouts=1), most=0)


@pytest.mark.parametrize("seat", [-1, 4])
def test_there_is_no_such_kingdom(seat: int) -> None:
    with pytest.raises(ValueError, match=f"There is no seat {seat}; seats are numbered from 0 to 3"):
        position.raise_kingdom(TABLE[:], seat)


def test_a_net_is_told_all_it_needs() -> None:
    with pytest.raises(ValueError, match=r"buffer of \d+ bytes; it needs \d+ here"):
        JUDGEMENT.nets.expected([0] * (FEATURES - 1), 0)
    with pytest.raises(ValueError, match="There is no net 4; nets are numbered from 0 to 3"):
        JUDGEMENT.nets.expected([0] * FEATURES, 4)


def test_there_is_no_such_table() -> None:
    with pytest.raises(ValueError, match="There is no table -1"):
        batch.sow(array("Q", [0, 0]), -1, 1)


def arrays(short: str = "", who: int = EVERYBODY) -> Arrays:
    return Arrays(ENVIRONMENT, TABLE, short, who)


@pytest.mark.parametrize("short", ["tables", "chosen", "who", "rngs", "seen", "masks", "seats", "paid"])
def test_a_batch_is_not_reset_into_an_array_too_short(short: str) -> None:
    with pytest.raises(ValueError, match=r"buffer of \d+ bytes; it needs \d+ here"):
        arrays(short).reset()


@pytest.mark.parametrize("short", list(arrays().all))
def test_a_batch_is_not_stepped_into_an_array_too_short(short: str) -> None:
    with pytest.raises(ValueError, match=r"buffer of \d+ bytes; it needs \d+ here"):
        arrays(short).step()


def test_a_batch_has_tables_wide_enough_and_a_viewer_at_them() -> None:
    with pytest.raises(ValueError, match=f"2 tables of 3 words were given; expected 1 or more, of {STATE} words"):
        arrays().reset(width=3)
    with pytest.raises(ValueError, match="0 tables of"):
        arrays().reset(count=0)
    with pytest.raises(ValueError, match=f"2 tables of {STATE} words were given; expected 1 or more, of {PLAYOUT}"):
        arrays(who=1).reset()
    with pytest.raises(ValueError, match=f"2 tables of {STATE} words were given; expected 1 or more, of {JUDGED_ROOM}"):
        arrays(who=1 | 1 << PLAYS_JUDGED + 1).reset()
    with pytest.raises(ValueError, match="There is no seat 2; seats are numbered from 0 to 1"):
        arrays().step(viewer=2)


@pytest.mark.slow
def test_the_doors_are_the_same_in_plain_python() -> None:
    program = (
        "from tests.kernel.uncompiled import use_plain_python; use_plain_python(); import pytest, sys;"
        f"sys.exit(pytest.main(['-q', '-n', '0', '-p', 'no:cacheprovider', {__file__!r}, '-k', 'not plain']))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
