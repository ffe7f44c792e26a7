"""The verb `score`: a kingdom's picture in, its score sheet out."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from crownlands.cli.screen.console import make_console, show_json
from crownlands.cli.setup import Edition, Json, Settings, Variants, gather
from crownlands.game import Refused, Sheet
from crownlands.kingdom.territories import Territory
from crownlands.records import read_text
from crownlands.rules import SCORERS, game_named
from crownlands.sentence import Sentence


def score(
    file: Annotated[str, typer.Argument(metavar="FILE|-", help="The picture of a kingdom; - reads it from stdin.")],
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="The game whose rules score it.")] = "kingdomino",
    edition: Edition = None,
    variant: Variants = None,
    setting: Settings = None,
    size: Annotated[int | None, typer.Option("--size", metavar="N", help="The side of the grid: 5 or 7.")] = None,
    as_json: Json = False,
) -> None:
    """Score a kingdom from its picture: every territory, the points per terrain, special points and the total.

    A picture has one line per row and cells separated by spaces: a letter for the terrain (Wheat, Forest, Lake,
    Grassland, Swamp, Mine) and the number of crowns, .. for an empty cell, ## for the castle.

    \b
    W0 W1 F0
    .. ## F1
    """
    chosen = game_named(game)
    if game not in SCORERS:
        raise Refused(f"{chosen.title} has no pictures to score; expected one of {', '.join(SCORERS)}.")
    settings = gather(chosen, edition, variant, setting)
    if size is not None:
        settings["size"] = str(size)
    sheet, territories, warnings = SCORERS[game](_read(file), settings)
    if as_json:
        show_json(as_values(sheet, territories, warnings))
    else:
        _show(make_console(), sheet, territories, warnings)


def _read(file: str) -> str:
    return sys.stdin.read() if file == "-" else read_text(Path(file))


def as_values(sheet: Sheet, territories: Sequence[Territory[Any]], warnings: Sequence[Sentence]) -> dict[str, Any]:
    """The sheet for programs; groups of lines beyond terrain and special keep their own names."""
    others = dict.fromkeys(line.group for line in sheet.lines if line.group not in ("terrain", "special"))
    return {
        "total": sheet.total,
        "territories": [
            {
                "terrain": str(territory.terrain),
                "squares": territory.size,
                "crowns": territory.crowns,
                "points": territory.points,
            }
            for territory in territories
        ],
        "terrains": sheet.points("terrain"),
        "special": sheet.points("special"),
        **{group: sheet.points(group) for group in others},
        "warnings": [str(warning) for warning in warnings],
    }


def _show(console: Console, sheet: Sheet, territories: Sequence[Territory[Any]], warnings: Sequence[Sentence]) -> None:
    for warning in warnings:
        print(f"Warning: {warning}", file=sys.stderr)
    console.print(_territory_table(territories))
    console.print()
    console.print(_sheet_table(sheet))


def _plain_table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, show_edge=False, header_style="bold")
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left")
    return table


def _territory_table(territories: Sequence[Territory[Any]]) -> Table:
    """Those that score most first."""
    table = _plain_table("territory", "squares", "crowns", "points")
    for territory in sorted(territories, key=lambda territory: (-territory.points, -territory.size)):
        table.add_row(str(territory.terrain), str(territory.size), str(territory.crowns), str(territory.points))
    return table


def _sheet_table(sheet: Sheet) -> Table:
    table = _plain_table("score", "points")
    for line in sheet.lines:
        table.add_row(line.name, str(line.points))
    table.add_row("total", str(sheet.total), style="bold")
    return table
