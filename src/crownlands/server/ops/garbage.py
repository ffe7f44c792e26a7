"""How often a server process looks for garbage. Tables are values and make no cycles, and there are many of them."""

from __future__ import annotations

import gc

YOUNG, MIDDLE, OLD = 50_000, 50, 100
YOUNG_PER_TABLE = 500
"""A search looks at all that was made since the last one and is still in use, at most at all tables, while everybody
waits; the more tables there are, the longer it takes and the less often it may come."""


def collect_rarely() -> None:
    """Look for cycles seldom, and never among what was there from the start."""
    gc.freeze()
    expect_tables(0)


def expect_tables(tables: int) -> None:
    """The time between two searches follows the number of tables in memory."""
    gc.set_threshold(YOUNG + YOUNG_PER_TABLE * tables, MIDDLE, OLD)
