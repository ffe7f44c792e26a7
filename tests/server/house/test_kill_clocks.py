"""Servers are killed again and again while people with clocks play: no time-out, notice or second goes wrong."""

from __future__ import annotations

import pytest
from tests.server.kills import Sizes, besiege


@pytest.mark.slow
async def test_kills_lose_and_double_nothing(database: str) -> None:
    sizes = Sizes()
    found = await besiege(database, sizes)
    assert found.turns >= sizes.turns
    assert found.letters > 0
    assert found.timeouts == 2 * sizes.tables
