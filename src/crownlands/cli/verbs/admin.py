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
Tables = Annotated[list[str], typer.Argument(metavar="TABLE…")]


@app.command("list")
def list_tables(
    database: Database = None,
    most: Annotated[int, typer.Option("--most", min=1, help="How many at most, newest first.")] = 100,
    expired: Annotated[bool, typer.Option("--expired", help="Those that can be brought back.")] = False,
) -> None:
    """List the newest tables: id, game, status, entries in the log, last move, names."""
    from crownlands.server.ops import admin

    for brief in asyncio.run(admin.newest(database, most, removed=expired)):
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
def delete(tables: Tables, database: Database = None) -> None:
    """Delete tables with everything that belongs to them."""
    from crownlands.server.ops import admin

    _report("deleted", asyncio.run(admin.delete(database, tables)), len(tables))


@app.command("bring-back")
def bring_back(tables: Tables, database: Database = None) -> None:
    """Show tables again that have expired, as long as their time of grace lasts."""
    from crownlands.server.ops import admin

    _report("brought back", asyncio.run(admin.bring_back(database, tables)), len(tables))


def _report(done: str, found: int, asked: int) -> None:
    typer.echo(f"{found} {done}")
    if found < asked:
        raise Refused(f"{asked - found} of {asked} not found; crownlands admin list shows the tables.")


@app.command()
def prune(database: Database = None) -> None:
    """Remove tables nobody has touched for longer than the settings allow; they can be brought back for a while."""
    from crownlands.server.ops import admin

    pruned = asyncio.run(admin.prune(database))
    typer.echo(f"{pruned.hidden} expired, {pruned.deleted} deleted for good")


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

    _report(done, asyncio.run(admin.moderate(database, tables, state)), len(tables))


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


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file for the copy.")], database: Database = None
) -> None:
    """Copy the SQLite database into a new file, also while the server runs."""
    from crownlands.server.ops import admin

    typer.echo(f"{file}: {admin.back_up(database, file)} bytes")
