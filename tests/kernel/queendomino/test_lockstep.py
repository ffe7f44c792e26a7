import json
import subprocess
import sys
from array import array
from collections import Counter

import pytest
from tests.games.queendomino.events import FOLDER, steps
from tests.kernel.queendomino.lockstep import compare_whole, walk_many

from crownlands.kernel.queendomino import convert, position

PROGRAM = "tests.kernel.queendomino.lockstep"
RARE = {"tie by territory", "tie shared", "knights run short", "harmony"}
EVENTS = {
    "building",
    "draw",
    "king",
    "pick",
    "lay",
    "tax",
    "build",
    "bribe",
    "pass",
    "declined",
    "fits nowhere",
    "both taxed",
    "safe pays",
    "queen comes",
    "queen moves",
    "queen's discount",
    "stack runs out",
    "board with gaps",
    "middle-kingdom",
    "leftover",
    *RARE,
}


def missing(events: Counter[str]) -> set[str]:
    """The special events that did not occur."""
    return {event for event in EVENTS if not events[event]}


@pytest.mark.slow
@pytest.mark.rule(
    "Q-A3", "Q-B3", "Q-B4", "Q-C5", "Q-C7", "Q-D4", "Q-N8", "Q-N9", "Q-N14", "Q-R3", "Q-R4", "Q-X3", "Q-X13"
)
def test_kernel_and_rules_agree_at_every_step_as_installed() -> None:
    events = walk_many(400, 0)
    assert events["games"] == 400
    assert missing(events) == set()


@pytest.mark.slow
def test_kernel_and_rules_agree_at_every_step_in_plain_python() -> None:
    program = [sys.executable, "-m", PROGRAM, "100", "30000", "--plain"]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    events = Counter(json.loads(done.stdout))
    assert events["games"] == 100
    assert missing(events) <= {"tie by territory", "tie shared"}


def test_kernel_and_rules_agree_in_a_few_games() -> None:
    assert missing(walk_many(40, 50_000)) <= RARE


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.txt")))
def test_every_golden_game_is_played_again(name: str) -> None:
    table = array("Q")
    for before, move, after in steps(name):
        table = table or convert.pack(before)
        action = convert.action_of(move)  # type: ignore[arg-type]
        assert action in position.moves(table)
        assert convert.move_of(table, action) == move
        position.play(table, action)
        compare_whole(after, table)
    assert position.turn(table) == -2
    assert position.best(table) == list(after.winners())
