"""How often a server process looks for garbage. Tables are values and make no cycles, and there are many of them."""

from __future__ import annotations

import gc

YOUNG, MIDDLE, OLD = 50_000, 50, 100


def collect_rarely() -> None:
    """Look for cycles seldom, and never among what was there from the start."""
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
