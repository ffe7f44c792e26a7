"""The one queue of writes: what one brings never fails another's moves."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy.exc import DBAPIError
from tests.server.storage.test_store import stored
from tests.server.tables import moved, new

from crownlands.server.storage.engine import is_lost

BAD_TEXTS = {"sqlite": ["half a pair \ud800"], "postgresql": ["NUL \0", "half a pair \ud800", "long " * 100]}


async def test_one_bad_entry_fails_nobody_elses_moves(database: str) -> None:
    """All wait together, so all are tried in one transaction; only the one that cannot be stored fails."""
    good = [new("me", "me").table for _ in range(6)]
    for text in BAD_TEXTS[database.partition(":")[0]]:
        async with stored(database) as store:
            bad = new("me", "me").table
            entries = moved(bad).log[bad.number :]
            spoilt = [replace(entries[0], text=text), *entries[1:]]
            for table in (*good, bad):
                await store.create(table)
            appends = [store.append(bad.id, spoilt), *(store.append(t.id, moved(t).log[t.number :]) for t in good)]
            failure, *answers = await asyncio.gather(*appends, return_exceptions=True)
            assert isinstance(failure, DBAPIError | ValueError)
            assert answers == [True] * len(good)
            assert [await store.load(table.id) for table in good] == [moved(table) for table in good]
            assert await store.load(bad.id) == bad
            await store.expiry.delete([table.id for table in good])


@pytest.mark.parametrize(("error", "lost"), [(OSError(), True), (TimeoutError(), True), (ValueError(), False)])
def test_only_a_lost_connection_is_not_tried_again_for_each(error: Exception, lost: bool) -> None:
    assert is_lost(error) is lost
