"""The verb `admin`: look after the tables of a server."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from crownlands.game import Refused
from crownlands.records import save_record, write_record
from crownlands.server.refusal import Refusal
from crownlands.server.settings import load_settings
from crownlands.server.storage import Brief, Store, open_store
from crownlands.server.storage.engine import database_url
from crownlands.server.storage.store import Ages
from crownlands.server.table import OPEN, Table, record_of

T = TypeVar("T")
HOUR = 3600.0
app = typer.Typer(name="admin", help="Look after the tables of a server.", no_args_is_help=True)

Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="The server's database, as for serve.")
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]


@app.command("list")
def list_tables(
    database: Database = None,
    most: Annotated[int, typer.Option("--most", min=1, help="How many, the newest first.")] = 100,
) -> None:
    """List the newest tables: id, game, status, entries in the log, last move, names."""
    for brief in asyncio.run(_with_store(database, lambda store: store.newest(most))):
        typer.echo(line(brief))


@app.command()
def export(
    table: TableId,
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="Where to; standard output if left out.")] = None,
    database: Database = None,
) -> None:
    """Write a table's game as a record."""
    record = record_of(asyncio.run(_with_store(database, lambda store: _expect(store, table))))
    if file is None:
        sys.stdout.write(write_record(record))
    else:
        save_record(record, file)


@app.command()
def delete(tables: Annotated[list[str], typer.Argument(metavar="TABLE…")], database: Database = None) -> None:
    """Delete tables with everything that belongs to them."""
    gone = asyncio.run(_with_store(database, lambda store: store.delete(tables)))
    typer.echo(f"{gone} deleted")
    if gone < len(tables):
        raise Refused(f"{len(tables) - gone} of the {len(tables)} tables named were not there.")


@app.command()
def prune(database: Database = None) -> None:
    """Delete the tables nobody has touched for longer than the settings allow."""
    settings = load_settings(database=database)
    ages = Ages(settings.open_hours * HOUR, settings.playing_hours * HOUR, settings.over_hours * HOUR)
    gone = asyncio.run(_with_store(database, lambda store: _prune(store, ages)))
    typer.echo(f"{gone} deleted")


async def _prune(store: Store, ages: Ages) -> int:
    return await store.delete(await store.expired(datetime.now(UTC).timestamp(), ages))


async def _expect(store: Store, key: str) -> Table:
    table = await store.load(key)
    if table is None:
        raise Refused(f"There is no table “{key}”.")
    if table.open:
        raise Refused(f"The game of table “{key}” has not started.")
    return table


async def _with_store(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    store = await open_store(database_url(load_settings(database=database).database))
    try:
        return await work(store)
    except Refusal as refusal:
        raise Refused(refusal.message) from None
    finally:
        await store.close()


def line(brief: Brief) -> str:
    """A table on a line of its own, separated by tabs."""
    opened = any(place.kind == OPEN for place in brief.places)
    status = "over" if brief.finished else "open" if opened else "playing"
    active = datetime.fromtimestamp(brief.active, UTC).strftime("%Y-%m-%d %H:%M:%S")
    names = "; ".join(place.name or "(open)" for place in brief.places)
    return "\t".join((brief.id, brief.setup.game.name, status, str(brief.number), active, names))
