"""Chance in the kernel: dominoes and kings come as often as the odds of the rules say."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from tests.kernel.chance import SURE, TABLES, excess, first_deal

from crownlands.kernel.kingdomino import convert
from crownlands.kernel.kingdomino.environment import ENVIRONMENT
from crownlands.rules.kingdomino.options import configure

DOMINOES = {str(number): 1 / 48 for number in range(1, 49)}


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_row_and_the_first_king_follow_the_odds(players: int) -> None:
    drawn = {"kings-drawn": True} if players == 2 else {}
    options = configure({"players": players, "edition": "german", **drawn})
    start, dominoes, kings = convert.start(options), Counter[str](), Counter[str]()
    for seed in range(TABLES):
        draft = convert.unpack(first_deal(ENVIRONMENT, start, seed), options).draft
        dominoes.update(str(claim.domino.number) for claim in draft.offer)
        kings[str(draft.waiting[0])] += 1
    assert excess(dominoes, DOMINOES) < SURE
    assert excess(kings, {str(seat): 1 / players for seat in range(players)}) < SURE


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_every_order_of_kings_is_as_likely_as_the_next(players: int) -> None:
    options = configure({"players": players, "edition": "danish"})
    start, seen = convert.start(options), Counter[str]()
    for seed in range(TABLES):
        seen[str(convert.unpack(first_deal(ENVIRONMENT, start, seed), options).draft.waiting)] += 1
    orders = [str(order) for order in permutations(options.kings)]
    assert excess(seen, {order: orders.count(order) / len(orders) for order in orders}) < SURE
