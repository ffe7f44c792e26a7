"""Kingdomino Duel on the screen: the maps, the dice and the spellbook."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from crownlands.cli.screen import any_game
from crownlands.cli.screen.console import Block, side_by_side, stacked
from crownlands.cli.screen.drawing import Drawing, Event, Scene, counted
from crownlands.cli.screen.grids import CELL, Face, castle_face, lay_out, tint_of
from crownlands.game import CHANCE, AnyState
from crownlands.kingdom.cells import Cell, read_cell
from crownlands.kingdom.kingdom import Box
from crownlands.rules.duel.coats import LETTERS, Coat
from crownlands.rules.duel.drawings import Draw
from crownlands.rules.duel.moves import Take

COATS = {
    "dot": "#2b2100 on #e9c440",
    "stripe": "#e4f2df on #23603a",
    "double-dot": "#eaf6ff on #2c78b8",
    "double-stripe": "#122b06 on #93c653",
    "solid": "#fff0e8 on #ae4a35",
    "quartered": "#f4ecff on #6a4a9c",
}
CROSS = "+"
PARTS = re.compile(r"[a-g][1-5]:\S+\s+[a-g][1-5]:\S+", re.IGNORECASE)
QUESTIONS = {
    "take": "take a die",
    "take-two": "take two dice",
    "draw": "draw your domino",
    "name": "name a coat of arms for three points a domain",
    "cross": "one more cross on which square",
}


def board(scene: Scene) -> list[Text]:
    view = scene.view
    maps = [_map_block(scene, view, seat) for seat in range(len(view["maps"]))]
    table = [_dice(scene, view), _spellbook(scene, view)]
    blocks = [*maps, *stacked(table, maps, scene.width)]
    return [any_game.headline(scene), Text(), *side_by_side(blocks, scene.width)]


def _map_block(scene: Scene, view: Mapping[str, Any], seat: int) -> Block:
    land, tint = view["maps"][seat], tint_of(view["seats"][seat]["colour"])
    faces = {read_cell(square["cell"]): _face(scene, square) for square in land["squares"]}
    faces[read_cell(land["castle"])] = castle_face(tint, scene.look)
    marks = _marks(scene) if seat == scene.state.turn else {}
    role = next(role for role, holder in view["roles"].items() if holder == seat)
    points = counted(view["scores"][seat]["total"], "point")
    title = Text.assemble((scene.names[seat], f"bold {tint}"), f"  {role}  {points}")
    return [title, *lay_out(faces, Box(0, 0, land["columns"] - 1, land["rows"] - 1), marks, scene.look), *_notes(land)]


def _notes(land: Mapping[str, Any]) -> Block:
    powers = f"powers: {', '.join(land['powers'])}" if land["powers"] else ""
    named = f"three points: {land['three_points']}" if land["three_points"] else ""
    castle = "castle used" if land["castle_used"] else "castle ready"
    return [Text(" · ".join(filter(None, (castle, powers, named))), "dim")]


def _face(scene: Scene, square: Mapping[str, Any]) -> Face:
    letter, crosses, style = LETTERS[Coat(square["coat"])], square["crosses"], COATS[square["coat"]]
    if not scene.look.colour:
        return (Text(f" {letter}{crosses} "),)
    drawn = CROSS * crosses if crosses < 4 else f"{crosses}{CROSS}"
    if scene.look.tall:
        return (Text(f" {letter}".ljust(CELL), style), Text(f" {drawn}".ljust(CELL), f"bold {style}"))
    return (Text(f"{letter}{drawn}".center(CELL)[:CELL], f"bold {style}"),)


def _marks(scene: Scene) -> dict[Cell, str]:
    """On each square the best drawing that begins there, by its place in the list."""
    found: dict[Cell, str] = {}
    for choice in scene.choices:
        if isinstance(choice.move, Draw):
            found.setdefault(choice.move.first, choice.label)
    return found


def _dice(scene: Scene, view: Mapping[str, Any]) -> Block:
    lines = [Text("Dice", "bold")]
    for die in view["dice"]:
        taker = "" if die["taken"] is None else scene.names[die["taken"]]
        style = "" if die["taken"] is None else tint_of(view["seats"][die["taken"]]["colour"])
        lines.append(Text.assemble(f"{die['die']:>2}  {die['face'] or '–':<3} ", (taker, style)))
    return lines


def _spellbook(scene: Scene, view: Mapping[str, Any]) -> Block:
    """A line for each coat of arms: its power, and the boxes each player has filled."""
    lines = [Text("Spellbook", "bold")]
    for line in view["spellbook"]:
        text = Text(f"{line['letter']}  {line['power']:<9}")
        for seat, filled in enumerate(line["filled"]):
            boxes = "■" * filled + "□" * (line["boxes"] - filled)
            text.append(f" {boxes:<5}", tint_of(view["seats"][seat]["colour"]))
        lines.append(text.append(_owner(scene, line)))
    return lines


def _owner(scene: Scene, line: Mapping[str, Any]) -> str:
    if line["owner"] is None:
        return ""
    return f" {scene.names[line['owner']]}'s" + (", used" if line["used"] else "")


def offers(scene: Scene, most: int | None) -> list[Text]:
    return any_game.offers(scene, most)


def question(scene: Scene) -> str:
    table: Any = scene.state.current
    declared = [*table.view()["declared"]["powers"], *(["castle"] if table.raised is not None else [])]
    return QUESTIONS[table.phase] + (f" with {' and '.join(declared)}" if declared else "")


def tell(events: Sequence[Event], names: tuple[str, ...]) -> list[str]:
    if events[0].state.turn == CHANCE:
        return [f"Rolled: {', '.join(str(event.move.face) for event in events)}"]
    return any_game.tell(events, names)


def label(move: Any, place: int) -> str:
    """Dice are taken by their numbers."""
    return " ".join(map(str, move.dice)) if isinstance(move, Take) else str(place)


def expand(state: AnyState, text: str) -> str:
    """`c3:D0 c4:S1` is `draw c3:D0 c4:S1`; dice are taken by their numbers."""
    if PARTS.fullmatch(text):
        return f"draw {text}"
    taking = state.current.phase.startswith("take")  # type: ignore[attr-defined]
    return f"take {text}" if taking and text.replace(" ", "").isdecimal() else text


HELP = """\
  take 1        a die, or “take 1 3” two; “1 3” will do
  draw c3:D0 c4:S1   the halves of your domino; a joker as a dot is ?D, raised by the castle D0+
  castle D0     the castle adds a cross to this die in the drawing to come
  use POWER     call up anywhere, split or first
  turn D0 D1    turn a die to another of its faces
  name D        the coat of arms for three points
  cross c3      one more cross
  pass          draw nothing, where that is allowed"""

DRAWING = Drawing(board, offers, question, tell, label, expand, HELP)
