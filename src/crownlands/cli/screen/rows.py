"""The rows of dominoes on the table, with the kings that stand on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.text import Text

from crownlands.cli.screen.grids import square_text, tint_of

KING = "♚"


def domino_text(domino: Mapping[str, Any], *, colour: bool) -> Text:
    """A domino as its two squares."""
    squares = [square_text(square["terrain"], square["crowns"], colour=colour) for square in domino["squares"]]
    return Text.assemble(*squares) if colour else Text.assemble("[", *squares, "]")


def domino_words(domino: Mapping[str, Any]) -> str:
    """A domino in a sentence: `17 (F1 L0)`."""
    first, second = (square_text(square["terrain"], square["crowns"], colour=False) for square in domino["squares"])
    return f"{domino['number']} ({first.plain.strip()} {second.plain.strip()})"


def king_text(seat: int, view: Mapping[str, Any], names: Sequence[str]) -> Text:
    return Text(f"{KING} {names[seat]}", f"bold {tint_of(view['seats'][seat]['colour'])}")


def row_block(
    title: str,
    row: Sequence[Mapping[str, Any]],
    king: Callable[[Mapping[str, Any]], Text],
    *,
    colour: bool,
    first: bool = False,
) -> list[Text]:
    """A row, smallest number first; `first` points at the domino whose turn it is."""
    lines = [Text(title, "bold")]
    for place, domino in enumerate(row):
        pointer = "▶" if first and place == 0 else " "
        line = Text.assemble(f"{pointer}{domino['number']:>3} ", domino_text(domino, colour=colour), " ", king(domino))
        lines.append(line)
    return lines
