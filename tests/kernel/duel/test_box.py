"""What is in the box is said once: a line corrected in the components changes rules and kernel alike."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import tomllib
read = tomllib.loads
changes = {
    '["?", "D0", "D0", "S0", "E1", "T1"]': '["?", "?", "D2", "S0", "E1", "O3"]',
    'coat = "D", boxes = 5, power = "anywhere"': 'coat = "D", boxes = 2, power = "turn"',
    'coat = "T", boxes = 4, power = "turn"': 'coat = "T", boxes = 3, power = "anywhere"',
    'points = 3': 'points = 7',
}
def corrected(text):
    for old, new in changes.items() if "[spellbook]" in text else ():
        assert old in text
        text = text.replace(old, new)
    return read(text)
tomllib.loads = corrected
from tests.kernel.duel.lockstep import walk_many
from crownlands.kernel.duel.box import EVERY_FACE
print(walk_many(12, 1)["games"], " ".join(map(str, EVERY_FACE)))
"""


@pytest.mark.slow
@pytest.mark.rule("D-N19")
def test_other_dice_boxes_powers_and_points_are_played_by_both() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    games, *faces = done.stdout.split()
    assert games == "12"
    assert {"D2", "O3"} <= set(faces)
