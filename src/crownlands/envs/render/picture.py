"""A table as a picture, from what may be shown of it: everybody's land, the dominoes or dice, kings, points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crownlands.envs.render import canvas
from crownlands.envs.render.canvas import GOLD, INK, Canvas, Colour
from crownlands.game import AnyState
from crownlands.kingdom.cells import column_of, read_cell, row_of

CELL = 24
MARGIN = 16
TOP = 3 * CELL + 3 * MARGIN

SEATS: dict[str, Colour] = {
    "pink": (226, 110, 160), "yellow": (226, 180, 20), "green": (60, 150, 80), "blue": (50, 110, 200),
    "orange": (230, 126, 34), "red": (200, 50, 50), "violet": (130, 80, 170), "white": (150, 150, 150),
}  # fmt: skip
DARK: dict[str, Colour] = {
    "wheat": (196, 150, 30), "forest": (14, 66, 34), "lake": (120, 190, 235), "grassland": (90, 150, 50),
    "swamp": (80, 66, 40), "mine": (120, 116, 110), "town": (176, 84, 58),
}  # fmt: skip
LIGHT: dict[str, Colour] = {
    "wheat": (240, 206, 80), "forest": (38, 110, 60), "lake": (56, 128, 196), "grassland": (150, 204, 90),
    "swamp": (150, 136, 100), "mine": (64, 60, 60), "town": (216, 140, 104),
}  # fmt: skip
PATTERNS: dict[str, tuple[str, ...]] = {
    "wheat": ("#...#...", ".#...#..", "#...#...", ".#...#.."),
    "forest": ("...#....", "..###...", ".#####..", "...#....", "........", "........"),
    "lake": ("........", ".##..##.", "#..##..#", "........"),
    "grassland": ("........", "..#.....", "........", "......#."),
    "swamp": ("#.......", "...##...", "........", "......#."),
    "mine": ("...#....", "..#.#...", ".#...#..", "..#.#...", "...#....", "........"),
    "town": ("########", "#.......", "#.......", "########", "....#...", "....#..."),
}
COATS: dict[str, tuple[str, ...]] = {
    "dot": ("........", "........", "...##...", "..####..", "..####..", "...##...", "........", "........"),
    "stripe": ("........", "........", "........", "########", "########", "........", "........", "........"),
    "double-dot": ("........", "........", ".##..##.", ".##..##.", "........", "........", "........", "........"),
    "double-stripe": ("........", "########", "........", "........", "########", "........", "........", "........"),
    "solid": ("########",) * 8,
    "quartered": ("####....",) * 4 + ("....####",) * 4,
}
COAT_INK: Colour = (70, 90, 150)
COAT_PAPER: Colour = (248, 244, 232)
EMPTY: Colour = (222, 210, 184)


def picture(state: AnyState) -> NDArray[np.uint8]:
    """Height × width × red, green and blue."""
    view = state.view()
    lands = view["maps"] if view["game"] == "duel" else view["kingdoms"]
    columns, rows = (13, 13) if view["game"] != "duel" else (7, 5)
    edge = 0 if view["game"] == "duel" else 7 - lands[0]["size"]
    across, down = columns - 2 * edge, rows - 2 * edge
    width = max(len(lands) * (across * CELL + MARGIN) + MARGIN, _table_width(view))
    canvas_ = Canvas(width, TOP + down * CELL + 3 * MARGIN)
    _draw_dice(canvas_, view) if view["game"] == "duel" else _draw_draft(canvas_, view)
    for team, land in enumerate(lands):
        x = MARGIN + team * (across * CELL + MARGIN)
        _draw_heading(canvas_, view, team, x)
        _draw_land(canvas_, land, (x, TOP + MARGIN, across, down), edge, _colours(view, team)[0])
    return canvas_.pixels


def _table_width(view: Mapping[str, Any]) -> int:
    places = len(view["dice"]) if view["game"] == "duel" else 2 * view["row_length"] + 1
    return 2 * MARGIN + places * (2 * CELL + MARGIN)


def _colours(view: Mapping[str, Any], team: int) -> list[Colour]:
    return [SEATS[seat["colour"]] for seat in view["seats"] if seat["team"] == team]


def _draw_heading(board: Canvas, view: Mapping[str, Any], team: int, x: int) -> None:
    """The kings of a team, underlined when one of them is to move, and its points."""
    seats = [number for number, seat in enumerate(view["seats"]) if seat["team"] == team]
    for place, seat in enumerate(seats):
        board.stamp(x + 18 * place, TOP - 8, canvas.KING, SEATS[view["seats"][seat]["colour"]], 2)
        if view["turn"] == seat:
            board.box(x + 18 * place, TOP + 7, 12, 3, INK)
    board.number(x + 18 * len(seats) + 8, TOP - 6, view["scores"][team]["total"])
    if team in view["winners"]:
        board.stamp(x + 18 * len(seats) + 44, TOP - 8, canvas.CROWN, GOLD, 2)


def _draw_land(
    board: Canvas, land: dict[str, Any], place: tuple[int, int, int, int], edge: int, colour: Colour
) -> None:
    x, y, across, down = place

    def corner(name: str) -> tuple[int, int]:
        cell = read_cell(name)
        return x + (column_of(cell) - edge) * CELL, y + (row_of(cell) - edge) * CELL

    for column in range(across):
        for row in range(down):
            board.box(x + column * CELL, y + row * CELL, CELL - 1, CELL - 1, EMPTY)
    for square in land["squares"]:
        _draw_square(board, *corner(square["cell"]), square)
    castle = corner(land["castle"])
    board.box(*castle, CELL - 1, CELL - 1, colour)
    board.stamp(castle[0] + 3, castle[1] + 5, canvas.CASTLE, INK, 2)
    for building in land.get("buildings", []):
        left, top = corner(building["cell"])
        board.stamp(left + 4, top + 4, canvas.HOUSE, INK, 2)
        for tower in range(building["towers"]):
            board.stamp(left + 1 + 7 * tower, top + 17, canvas.TOWER, (250, 250, 250))
    for name in land.get("knights_on", []):
        left, top = corner(name)
        board.stamp(left + 17, top + 15, canvas.KNIGHT, colour)


def _draw_square(board: Canvas, x: int, y: int, square: dict[str, Any]) -> None:
    if "terrain" in square:
        board.box(x, y, CELL - 1, CELL - 1, LIGHT[square["terrain"]])
        board.pattern(x, y, CELL - 1, PATTERNS[square["terrain"]], DARK[square["terrain"]])
        for crown in range(square["crowns"]):
            left = x + 1 + 7 * crown
            board.box(left, y + 1, 9, 7, INK)
            board.stamp(left + 1, y + 2, canvas.CROWN, GOLD)
        return
    _draw_coat(board, x, y, square["coat"], square["crosses"])


def _draw_coat(board: Canvas, x: int, y: int, coat: str, crosses: int) -> None:
    board.box(x, y, CELL - 1, CELL - 1, COAT_PAPER)
    board.stamp(x, y, tuple(row[:8] for row in COATS[coat]), COAT_INK, 3)
    board.box(x + CELL - 1, y, 1, CELL, EMPTY)
    for cross in range(crosses):
        board.stamp(x + 2 + 7 * (cross % 3), y + 2 + 7 * (cross // 3), canvas.CROSS, (200, 30, 30), 2)


def _draw_draft(board: Canvas, view: Mapping[str, Any]) -> None:
    """The row being played on the left, the row on offer on the right, a king on whatever is claimed."""
    for column, name in enumerate(("row", "offer")):
        for place, domino in enumerate(view[name]):
            x = MARGIN + (place + column * (view["row_length"] + 1)) * (2 * CELL + MARGIN)
            for half, square in enumerate(domino["squares"]):
                _draw_square(board, x + half * CELL, MARGIN + 12, square)
            board.number(x, MARGIN - 6, domino["number"])
            if domino["king"] is not None:
                colour = SEATS[view["seats"][domino["king"]]["colour"]]
                board.frame(x - 3, MARGIN + 9, 2 * CELL + 5, CELL + 5, colour, 3)
                board.stamp(x + CELL - 6, MARGIN + CELL + 18, canvas.KING, colour, 2)


def _draw_dice(board: Canvas, view: Mapping[str, Any]) -> None:
    letters = {line["letter"]: line["coat"] for line in view["spellbook"]}
    for place, die in enumerate(view["dice"]):
        x = MARGIN + place * (2 * CELL + MARGIN)
        if die["face"] is None:
            board.box(x, MARGIN, CELL - 1, CELL - 1, EMPTY)
        elif die["face"] == "?":
            board.box(x, MARGIN, CELL - 1, CELL - 1, COAT_PAPER)
            board.stamp(x + 4, MARGIN + 5, canvas.CROWN, INK, 2)
        else:
            _draw_coat(board, x, MARGIN, letters[die["face"][0]], int(die["face"][1:]))
        if die["taken"] is not None:
            colour = SEATS[view["seats"][die["taken"]]["colour"]]
            board.frame(x - 3, MARGIN - 3, CELL + 5, CELL + 5, colour, 3)
            board.stamp(x + 6, MARGIN + CELL + 8, canvas.KING, colour, 2)
