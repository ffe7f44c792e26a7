"""What chance brings in the kernel, held against its odds."""

from __future__ import annotations

from array import array
from collections import Counter

from crownlands.kernel import COMPILED, batch
from crownlands.kernel.layout import EVERYBODY

TABLES = 6_000 if COMPILED else 600
SURE = 5.0
"""Standard deviations: a chi-square beyond is no luck."""


def first_deal(environment: batch.Environment, start: array[int], seed: int) -> array[int]:
    """The table as chance leaves it before anybody has chosen."""
    table, rngs = start[:], array("Q", [0, 0])
    batch.sow(rngs, 0, seed)
    size, actions = batch.sizes(environment, table)
    seen, masks = array("h", bytes(2 * size)), array("b", bytes(actions))
    chosen, seats, who, paid = array("b", [1]), array("b", [0]), array("Q", [EVERYBODY]), array("h", [0] * 8)
    batch.reset_many(environment, table, len(table), 1, chosen, who, rngs, seen, masks, seats, paid)
    return table


def excess(counts: Counter[str], odds: dict[str, float]) -> float:
    """How many standard deviations chi-square lies above what is expected of it."""
    assert set(counts) <= set(odds)
    total = counts.total()
    chi = sum((counts[name] - total * share) ** 2 / (total * share) for name, share in odds.items())
    free = len(odds) - 1
    return float((chi - free) / (2 * free) ** 0.5)
