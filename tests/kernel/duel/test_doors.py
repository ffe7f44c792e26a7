"""Whatever buffer Python hands in, Duel's kernel looks at its size before it reads or writes."""

from __future__ import annotations

import subprocess
import sys
from array import array
from collections.abc import Callable

import numpy as np
import pytest
from tests.kernel.arrays import Arrays

from crownlands.kernel import batch, simulate
from crownlands.kernel.duel import convert, position
from crownlands.kernel.duel.environment import ENVIRONMENT
from crownlands.kernel.duel.game import GAME
from crownlands.kernel.duel.layout import PLAYOUT, STATE
from crownlands.kernel.search import Budget, search
from crownlands.rules.duel.options import Options

TABLE = convert.start(Options())
RANDOM = array("Q", [1, 2])
DOORS: dict[str, tuple[int, Callable[[object], object]]] = {
    "turn": (STATE, position.turn),
    "phase": (STATE, position.phase),
    "moves": (STATE, position.moves),
    "play": (STATE, lambda table: position.play(table, 1)),
    "points": (STATE, position.points),
    "best": (STATE, position.best),
    "greedy_moves": (PLAYOUT, lambda table: position.greedy_moves(table, RANDOM)),
    "play_until": (PLAYOUT, lambda table: position.play_until(table, 3, 0, RANDOM)),
    "random numbers": (2, lambda numbers: position.play_until(array("Q", bytes(8 * PLAYOUT)), 3, 0, numbers)),
    "random_games": (STATE, lambda table: simulate.random_games(GAME, table, 1, 1)),
    "rollouts": (STATE, lambda table: simulate.rollouts(GAME, table, 1, 1)),
    "search": (STATE, lambda table: search(GAME, table, Budget(playouts=1))),
    "sizes": (STATE, lambda table: batch.sizes(ENVIRONMENT, table)),
}
BAD: dict[str, tuple[Callable[[int], object], str]] = {
    "short": (lambda length: array("Q", bytes(8 * (length - 1))), r"buffer of \d+ bytes; it needs \d+ here"),
    "read-only": (lambda length: bytes(8 * length), "contiguous and can be written to"),
    "with gaps": (lambda length: np.zeros(2 * length, np.uint64)[::2], "contiguous and can be written to"),
}


@pytest.mark.parametrize("fault", BAD)
@pytest.mark.parametrize("door", DOORS)
def test_a_bad_buffer_is_refused(door: str, fault: str) -> None:
    (length, call), (make, message) = DOORS[door], BAD[fault]
    with pytest.raises(ValueError, match=message):
        call(make(length))


@pytest.mark.parametrize("short", ["tables", "chosen", "who", "rngs", "seen", "masks", "seats", "paid"])
def test_a_batch_is_not_reset_into_an_array_too_short(short: str) -> None:
    with pytest.raises(ValueError, match=r"buffer of \d+ bytes; it needs \d+ here"):
        Arrays(ENVIRONMENT, TABLE, short).reset()


@pytest.mark.parametrize("short", list(Arrays(ENVIRONMENT, TABLE).all))
def test_a_batch_is_not_stepped_into_an_array_too_short(short: str) -> None:
    with pytest.raises(ValueError, match=r"buffer of \d+ bytes; it needs \d+ here"):
        Arrays(ENVIRONMENT, TABLE, short).step()


def test_bots_need_wider_tables() -> None:
    with pytest.raises(ValueError, match=f"2 tables of {STATE} words were given; expected 1 or more, of {PLAYOUT}"):
        Arrays(ENVIRONMENT, TABLE, who=1).reset()


@pytest.mark.slow
def test_the_doors_are_the_same_in_plain_python() -> None:
    program = (
        "from tests.kernel.uncompiled import use_plain_python; use_plain_python(); import pytest, sys;"
        f"sys.exit(pytest.main(['-q', '-n', '0', '-p', 'no:cacheprovider', {__file__!r}, '-k', 'not plain']))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
