import json
import subprocess
import sys
from collections import Counter

import pytest
from tests.kernel.kingdomino.lockstep import walk_many

PROGRAM = "tests.kernel.kingdomino.lockstep"
EVENTS = {
    "draw",
    "king",
    "pick",
    "lay",
    "discarded",
    "declined",
    "harmony",
    "middle-kingdom",
    "leftover",
    "tie by territory",
    "tie by crowns",
    "tie shared",
}


def missing(events: Counter[str]) -> set[str]:
    """The special events that did not occur."""
    return {event for event in EVENTS if not events[event]}


@pytest.mark.slow
@pytest.mark.rule("K-E1", "K-E2", "K-E3", "K-E4", "K-P5", "K-P11", "K-T9", "K-V2", "K-V3", "K-V4", "K-V5", "K-N7")
@pytest.mark.parametrize("seed", [0, 10_000])
def test_kernel_and_rules_agree_at_every_step_as_installed(seed: int) -> None:
    events = walk_many(500, seed)
    assert events["games"] == 500
    assert missing(events) == set()


@pytest.mark.slow
def test_kernel_and_rules_agree_at_every_step_in_plain_python() -> None:
    program = [sys.executable, "-m", PROGRAM, "100", "130000", "--plain"]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    events = Counter(json.loads(done.stdout))
    assert events["games"] == 100
    assert missing(events) <= {"tie by crowns"}


def test_kernel_and_rules_agree_in_a_few_games() -> None:
    events = walk_many(40, 50_000)
    assert missing(events) <= {"tie by crowns", "tie shared", "tie by territory"}
