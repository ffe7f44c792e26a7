"""A table as text, from what may be shown of it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from typing import Any

from crownlands.game import AnyState
from crownlands.kingdom.cells import at, column_of, read_cell, row_of
from crownlands.rules.duel.coats import COATS

GAP = "   "


def text(state: AnyState) -> str:
    """Whose turn it is, what lies on the table, and everybody's land side by side with its points."""
    view = state.view()
    middle = _duel(view) if view["game"] == "duel" else _dominoes(view)
    lands = view["maps"] if view["game"] == "duel" else view["kingdoms"]
    columns = [[*_heading(view, team), *_land(land)] for team, land in enumerate(lands)]
    return "\n".join([_turn(view), *middle, "", *beside(columns)]) + "\n"


def _turn(view: Mapping[str, Any]) -> str:
    turn = view["turn"]
    if turn == "over":
        return "over, won by " + " and ".join(_names(view, team) for team in view["winners"])
    who = "chance" if turn == "chance" else view["seats"][turn]["colour"]
    return f"round {view['round']}, {who}: {view['phase']}"


def _names(view: Mapping[str, Any], team: int) -> str:
    return "+".join(seat["colour"] for seat in view["seats"] if seat["team"] == team)


def _heading(view: Mapping[str, Any], team: int) -> list[str]:
    stock = [f"{view['scores'][team]['total']} points"]
    if "board" in view:
        land = view["kingdoms"][team]
        stock.append(f"{land['coins']} coins, {land['knights']} knights, {land['towers']} towers")
    return [_names(view, team), *stock]


def _dominoes(view: Mapping[str, Any]) -> list[str]:
    lines = [
        f"{name:6}{GAP.join(_domino(view, domino) for domino in view[name])}".rstrip() for name in ("row", "offer")
    ]
    if "board" in view:
        spaces = [f"{space['price']} {space['building']}" for space in view["board"]["spaces"] if space["building"]]
        queen = "nobody" if view["queen"] is None else _names(view, view["queen"])
        lines.append(f"board {GAP.join(spaces)}".rstrip())
        lines.append(f"queen {queen}, dragon {'home' if view['dragon_home'] else 'out'}")
    return lines


def _domino(view: Mapping[str, Any], domino: dict[str, Any]) -> str:
    king = "" if domino["king"] is None else f" {view['seats'][domino['king']]['colour']}"
    return f"{domino['number']} {' '.join(_mark(square) for square in domino['squares'])}{king}"


def _mark(square: dict[str, Any]) -> str:
    return f"{square['terrain'][0].upper()}{square['crowns']}"


def _duel(view: Mapping[str, Any]) -> list[str]:
    dice = [
        f"{die['face'] or '-'}{'' if die['taken'] is None else ' ' + view['seats'][die['taken']]['colour']}"
        for die in view["dice"]
    ]
    letters = {line["coat"]: line["letter"] for line in view["spellbook"]}
    book = [
        f"{letters[line['coat']]} {line['power']} {'/'.join(map(str, line['filled']))} of {line['boxes']}"
        for line in view["spellbook"]
    ]
    return [f"dice  {GAP.join(dice)}", f"book  {GAP.join(book)}"]


def _land(land: dict[str, Any]) -> list[str]:
    """Rows of marks, no larger than what is built."""
    marks = {read_cell(square["cell"]): _square(square) for square in land["squares"]}
    marks[read_cell(land["castle"])] = "##"
    rows = range(min(map(row_of, marks)), max(map(row_of, marks)) + 1)
    columns = range(min(column_of(cell) for cell in marks), max(column_of(cell) for cell in marks) + 1)
    return [" ".join(marks.get(at(column, row), "..") for column in columns) for row in rows]


def _square(square: dict[str, Any]) -> str:
    if "terrain" in square:
        return _mark(square)
    return f"{LETTERS[square['coat']]}{square['crosses']}"


LETTERS = {coat.value: coat.letter for coat in COATS}


def beside(columns: list[list[str]]) -> list[str]:
    """Blocks of lines next to each other."""
    widths = [max(map(len, column)) for column in columns]
    rows = zip_longest(*columns, fillvalue="")
    return [GAP.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
