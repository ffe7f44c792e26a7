"""Looking after the tables of a server from outside: list, export, delete, prune."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from sqlalchemy.engine import URL

from crownlands.game import Refused
from crownlands.records import Record
from crownlands.server.house.bus import Gone, encode
from crownlands.server.ops.logs import reason_of
from crownlands.server.ops.settings import load_settings
from crownlands.server.storage import TROUBLE, Brief, Store, open_store
from crownlands.server.storage.engine import database_url, is_sqlite
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.value import OPEN, record_of

T = TypeVar("T")


async def newest(database: str | None, most: int) -> list[Brief]:
    return await _with_store(database, lambda store: store.newest(most))


async def delete(database: str | None, keys: Sequence[str]) -> int:
    return await _with_store(database, lambda store: _delete(store, keys))


async def record(database: str | None, key: str) -> Record:
    """A table's game, once it has started."""

    async def work(store: Store) -> Record:
        table = await store.load(key)
        if table is None:
            raise Refused(f"There is no table “{key}”.")
        if table.open:
            raise Refused(f"The game of table “{key}” has not started.")
        return record_of(table)

    return await _with_store(database, work)


async def prune(database: str | None) -> int:
    """Delete what the settings let expire; how many there were."""
    ages = load_settings(database=database).ages

    async def work(store: Store) -> int:
        keys = await store.expired(datetime.now(UTC).timestamp(), ages)
        return await _delete(store, keys) if keys else 0

    return await _with_store(database, work)


async def _delete(store: Store, keys: Sequence[str]) -> int:
    """Running servers are told."""
    return await store.delete(keys, [encode(Gone(key)) for key in keys])


async def _with_store(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    url = database_url(load_settings(database=database).database)
    _expect_there(url)
    store = await open_store(url)
    try:
        return await work(store)
    except Refusal as refusal:
        raise Refused(refusal.sentence.template, **refusal.sentence.values) from None
    except TROUBLE as error:
        raise Refused(f"The database failed: {reason_of(error)}.") from None
    finally:
        await store.close()


def _expect_there(url: URL) -> None:
    """A server makes its database; one who looks after it does not make another by a slip of the pen."""
    if is_sqlite(url) and not Path(url.database or "").is_file():
        raise Refused(f"There is no database {url.database}; name the server's own with --database.")


def line(brief: Brief) -> str:
    """A table on a line of its own, separated by tabs."""
    opened = any(place.kind == OPEN for place in brief.places)
    status = "over" if brief.finished else "open" if opened else "playing"
    active = datetime.fromtimestamp(brief.active, UTC).strftime("%Y-%m-%d %H:%M:%S")
    names = "; ".join(place.name or "(open)" for place in brief.places)
    game = brief.game if brief.setup is not None else f"{brief.game} (rules {brief.rules}, not played here)"
    return "\t".join((brief.id, game, status, str(brief.number), active, names))
