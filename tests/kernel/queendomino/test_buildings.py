"""What buildings bring is said once: a line of the rules' table corrected changes the kernel with them."""

from __future__ import annotations

import subprocess
import sys

import pytest

CORRECTED = """
from crownlands.rules.queendomino.buildings import BUILDINGS
from crownlands.kingdom.squares import Terrain
for name, change in {changes}.items():
    BUILDINGS[name] = BUILDINGS[name]._replace(**change)
from tests.kernel.queendomino.lockstep import TABLES, walk
from tests.kernel.queendomino.test_greedy import compare_greed
for number, table in enumerate(TABLES[:4]):
    walk(table, 3 * number)
    compare_greed(table, number)
print("agreed")
"""
CHANGES = {
    "knights": {"statue": {"knights": 3}, "church": {"knights": 2}},
    "crowns": {"bakery": {"crowns": 2}, "statue": {"crowns": 3}},
    "points": {"small_tavern": {"points": 9, "per": "tower"}, "queens_tower": {"points": 4, "per": "flat"}},
    "safes": {"foundry": {"tax_bonus": "knight"}, "guardtower": {"tax_bonus": "tower"}},
}


@pytest.mark.rule("Q-N18")
@pytest.mark.parametrize("name", CHANGES)
def test_rules_and_kernel_read_the_same_table(name: str) -> None:
    source = CORRECTED.format(changes=CHANGES[name])
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=False)
    assert done.stdout == "agreed\n", done.stderr
