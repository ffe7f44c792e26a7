"""The verb `bots`: who there is to play with."""

from __future__ import annotations

from rich.table import Table

from crownlands.bots import KINDS
from crownlands.cli.screen.console import make_console, show_json
from crownlands.cli.setup import Json


def bots(as_json: Json = False) -> None:
    """List the bots: what to write in --players, which games they play, and how they decide."""
    if as_json:
        show_json([{"name": kind.name, "games": list(kind.makers), "text": kind.text} for kind in KINDS.values()])
        return
    table = Table(box=None, pad_edge=False, show_edge=False, header_style="bold")
    for column in ("bot", "games", "how it plays"):
        table.add_column(column)
    for kind in KINDS.values():
        table.add_row(kind.name, ", ".join(kind.makers), kind.text)
    make_console().print(table)
