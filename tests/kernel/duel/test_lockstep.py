import json
import subprocess
import sys
from collections import Counter

import pytest
from tests.kernel.duel.lockstep import walk_many

PROGRAM = "tests.kernel.duel.lockstep"
EVENTS = {
    "roll",
    "take",
    "draw",
    "castle",
    "turn",
    "pass",
    "name",
    "cross",
    "use anywhere",
    "use split",
    "use first",
    "two powers",
    "castle and power",
    "joker drawn",
    "raised joker",
    "nothing fits",
    "both complete a line",
    "map full",
    "neither drew",
    "points for a name",
    "tie broken",
    "a draw",
}
RARE = {"castle and power", "raised joker", "tie broken", "a draw", "both complete a line", "two powers", "map full"}


def missing(events: Counter[str]) -> set[str]:
    """The special events that did not occur."""
    return {event for event in EVENTS if not events[event]}


@pytest.mark.slow
@pytest.mark.rule("D-T7", "D-N2", "D-N3", "D-N8", "D-N15", "D-G6", "D-G8", "D-M4", "D-E1", "D-E3", "D-E8")
def test_kernel_and_rules_agree_at_every_step_as_installed() -> None:
    events = walk_many(500, 0)
    assert events["games"] == 500
    assert missing(events) == set()


@pytest.mark.slow
def test_kernel_and_rules_agree_at_every_step_in_plain_python() -> None:
    program = [sys.executable, "-m", PROGRAM, "100", "20000", "--plain"]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    events = Counter(json.loads(done.stdout))
    assert events["games"] == 100
    assert missing(events) <= {"a draw", "tie broken"}


def test_kernel_and_rules_agree_in_a_few_games() -> None:
    assert missing(walk_many(16, 50_000)) <= RARE
