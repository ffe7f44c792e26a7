"""The verb `admin`: look after the tables of a server."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from crownlands.game import Refused
from crownlands.records import save_record, write_record

app = typer.Typer(name="admin", help="Look after the tables of a server.")

Database = Annotated[str | None, typer.Option("--database", metavar="URL", help="The server's database, as for serve.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]


@app.command("list")
def list_tables(
    database: Database = None,
    most: Annotated[int, typer.Option("--most", min=1, help="How many at most, newest first.")] = 100,
) -> None:
    """List the newest tables: id, game, status, entries in the log, last move, names."""
    from crownlands.server.ops import admin

    for brief in asyncio.run(admin.newest(database, most)):
        typer.echo(admin.line(brief))


@app.command()
def export(
    table: TableId,
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="Where to write it; stdout by default.")] = None,
    database: Database = None,
) -> None:
    """Write a table's game as a record."""
    from crownlands.server.ops import admin

    record = asyncio.run(admin.record(database, table))
    if file is None:
        sys.stdout.write(write_record(record))
    else:
        save_record(record, file)


@app.command()
def delete(tables: Annotated[list[str], typer.Argument(metavar="TABLE…")], database: Database = None) -> None:
    """Delete tables with everything that belongs to them."""
    from crownlands.server.ops import admin

    gone = asyncio.run(admin.delete(database, tables))
    typer.echo(f"{gone} deleted")
    if gone < len(tables):
        raise _missing(len(tables) - gone, len(tables))


@app.command()
def prune(database: Database = None) -> None:
    """Delete the tables nobody has touched for longer than the settings allow."""
    from crownlands.server.ops import admin

    typer.echo(f"{asyncio.run(admin.prune(database))} deleted")


Tables = Annotated[list[str], typer.Argument(metavar="TABLE…")]


@app.command()
def hide(tables: Tables, database: Database = None) -> None:
    """Take tables off the list of public ones; who has the link still gets there."""
    _moderate(database, tables, "hidden", "hidden")


@app.command()
def close(tables: Tables, database: Database = None) -> None:
    """Close tables: nobody sees them or plays there until they are shown again."""
    _moderate(database, tables, "closed", "closed")


@app.command()
def show(tables: Tables, database: Database = None) -> None:
    """Undo hide and close."""
    _moderate(database, tables, None, "shown")


def _moderate(database: str | None, tables: list[str], state: Literal["hidden", "closed"] | None, done: str) -> None:
    from crownlands.server.ops import admin

    found = asyncio.run(admin.moderate(database, tables, state))
    typer.echo(f"{found} {done}")
    if found < len(tables):
        raise _missing(len(tables) - found, len(tables))


@app.command()
def block(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help="As the log names it; IPv6 by its network.")],
    hours: Annotated[float, typer.Option("--hours", min=0, help="For how long; 0 lets it in again.")] = 24.0,
    database: Database = None,
) -> None:
    """Shut an address out for a time."""
    from crownlands.server.ops import admin

    asyncio.run(admin.block(database, address, hours))
    typer.echo(f"{address} is blocked for {hours:g} hours" if hours else f"{address} is let in again")


def _missing(missing: int, all_together: int) -> Refused:
    return Refused(f"{missing} of {all_together} not found; crownlands admin list shows the tables.")
