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
from crownlands.server.house.prune import Pruned, is_steady
from crownlands.server.house.prune import prune as prune_round
from crownlands.server.house.teller import payloads
from crownlands.server.ops.logs import reason_of
from crownlands.server.ops.settings import load_settings
from crownlands.server.storage import TROUBLE, Brief, Store, blocks, listing, open_store
from crownlands.server.storage.backup import back_up as copy_to
from crownlands.server.storage.engine import database_url, is_sqlite
from crownlands.server.storage.schema import CLOSED, Moderated
from crownlands.server.table.recording import record_of
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.value import OPEN
from crownlands.server.web.address import visitor

T = TypeVar("T")


async def newest(database: str | None, most: int, *, removed: bool = False) -> list[Brief]:
    return await _with_store(database, lambda store: store.newest(most, removed=removed))


async def delete(database: str | None, keys: Sequence[str]) -> int:
    """Remove tables for good; running servers are told."""

    async def work(store: Store) -> int:
        deleted = await store.expiry.delete(keys)
        await _tell_gone(store, keys)
        return deleted

    return await _with_store(database, work)


async def bring_back(database: str | None, keys: Sequence[str]) -> int:
    """Show tables again that have expired; how many there were."""
    return await _with_store(database, lambda store: store.expiry.bring_back(keys))


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


async def prune(database: str | None) -> Pruned:
    """Remove what the settings let expire, as the server does from time to time."""
    ages = load_settings(database=database).ages

    async def work(store: Store) -> Pruned:
        keys: list[str] = []
        now = datetime.now(UTC).timestamp()
        if not await is_steady(store.expiry, now):
            raise Refused(
                "The clock does not go on from where the database last saw it; nothing expires for a day. "
                "Expected the right time, or a day's patience."
            )
        pruned = await prune_round(store.expiry, now, ages, keys.extend)
        await _tell_gone(store, keys)
        return pruned

    return await _with_store(database, work)


async def moderate(database: str | None, keys: Sequence[str], state: Moderated | None) -> int:
    """Hide, close or show tables; running servers let go of those that are closed."""

    async def work(store: Store) -> int:
        done = await listing.moderate(store, keys, state)
        await _tell_gone(store, keys if state == CLOSED else ())
        return done

    return await _with_store(database, work)


async def block(database: str | None, address: str, hours: float) -> None:
    """Shut an address out for a time; 0 hours let it in again."""
    name, now = visitor(address), datetime.now(UTC).timestamp()

    async def work(store: Store) -> None:
        if hours:
            await blocks.block(store, name, now + hours * 3600)
        elif not await blocks.unblock(store, name):
            raise Refused(f"{name} is not blocked.")

    await _with_store(database, work)


def back_up(database: str | None, file: Path) -> int:
    """Copy the database into a new file while servers go on; how many bytes it has."""
    return copy_to(database_url(load_settings(database=database).database), file)


async def _tell_gone(store: Store, keys: Sequence[str]) -> None:
    if keys and not store.sqlite:
        from crownlands.server.house.listener import say_once

        await say_once(store.url, payloads(encode(Gone(key)) for key in keys))


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
