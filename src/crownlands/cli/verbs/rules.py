"""The verb `rules`: the numbered rules of a game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from crownlands.cli.screen.console import make_console, show_json
from crownlands.cli.setup import Edition, GameName, Json
from crownlands.rules.book import LANGUAGES, ORIGINAL, Rule
from crownlands.rules.book import rules as rules_of

Language = Annotated[
    str, typer.Option("--language", metavar="CODE", help=f"The language of the texts: {', '.join(LANGUAGES)}.")
]


def rules(game: GameName, edition: Edition = None, language: Language = ORIGINAL, as_json: Json = False) -> None:
    """Print the rules of a game in our own words, each with its id; with --edition, as that printed book has them.

    Ids with an N are our decisions where the books are silent or contradict themselves.
    """
    found = rules_of(game, edition, language)
    if as_json:
        show_json([as_values(rule) for rule in found])
    else:
        _show(make_console(), found, every_edition=edition is None)


def as_values(rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "game": rule.game,
        "section": rule.section,
        "text": rule.text,
        "editions": dict(rule.editions),
    }


def _show(console: Console, found: Sequence[Rule], *, every_edition: bool) -> None:
    for place, (section, group) in enumerate(groupby(found, key=lambda rule: rule.section)):
        console.print(Text(("\n" if place else "") + section, "bold"))
        for rule in group:
            console.print(_entry(rule.id, rule.text))
            for edition, text in rule.editions.items() if every_edition else ():
                console.print(_entry("", f"{edition}: {text}"))


def _entry(name: str, text: str) -> Table:
    """A name and beside it its text, wrapped to the width there is."""
    entry = Table.grid(padding=(0, 1))
    entry.add_column(width=6, style="cyan")
    entry.add_column()
    entry.add_row(name, Text(text))
    return entry
