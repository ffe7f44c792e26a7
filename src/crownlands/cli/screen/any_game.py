"""Any game on the screen, drawn from what its `view` shows: kingdoms and rows where it has them, scores and moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.text import Text

from crownlands.cli.screen.console import Block, side_by_side, stacked
from crownlands.cli.screen.drawing import Choice, Drawing, Event, Scene, counted, signed
from crownlands.cli.screen.grids import grid, tint_of
from crownlands.cli.screen.rows import king_text, row_block
from crownlands.game import CHANCE, OVER, AnyState, gain, team_of
from crownlands.kingdom.cells import Cell


def team_name(state: AnyState, team: int, names: Sequence[str]) -> str:
    return " & ".join(names[seat] for seat in state.teams[team])


def headline(scene: Scene) -> Text:
    """The game, the round, and in a match which of its games and the sums so far."""
    view = scene.view
    of = f" of {view['rounds']}" if "rounds" in view else ""
    over = scene.state.turn == OVER
    parts = ["The end" if over else f"Round {view['round']}{of}" if view.get("round") else "First choice"]
    if view["match"]:
        sums = ", ".join(
            f"{team_name(scene.state, team, scene.names)} {sum(game[team] for game in view['match']['past'])}"
            for team in range(len(scene.state.teams))
        )
        parts.append(f"game {view['match']['game']} of {view['match']['games']}, so far {sums}")
    return Text(" · ".join(filter(None, (scene.title, *parts))), "bold")


def kingdom_blocks(
    scene: Scene,
    marks: Mapping[Cell, str],
    signs: Callable[[Mapping[str, Any]], Mapping[Cell, str]] = lambda kingdom: {},
    below: Callable[[Mapping[str, Any], int], Block] = lambda view, team: [],
) -> list[Block]:
    """A kingdom for each team, under its name and points; the one that moves with the room around it.

    A game may set signs on squares and lines below its kingdoms.
    """
    state, view = scene.state, scene.view
    mover = team_of(state, state.turn) if state.turn >= 0 else None
    blocks: list[Block] = []
    for team, kingdom in enumerate(view["kingdoms"]):
        tint = tint_of(view["seats"][state.teams[team][0]]["colour"])
        title = Text.assemble(
            (team_name(state, team, scene.names), f"bold {tint}"),
            f"  {counted(view['scores'][team]['total'], 'point')}",
        )
        mine = marks if team == mover else {}
        roomy = team == mover and bool(mine or kingdom["squares"])
        drawn = grid(kingdom, tint, mine, signs(kingdom), scene.look, whole=roomy)
        blocks.append([title, *drawn, *below(view, team)])
    return blocks


def kings(view: Mapping[str, Any], names: Sequence[str]) -> Callable[[Mapping[str, Any]], Text]:
    """The king on a domino, if there is one."""

    def king(domino: Mapping[str, Any]) -> Text:
        return Text() if domino["king"] is None else king_text(domino["king"], view, names)

    return king


def row_blocks(scene: Scene) -> list[Block]:
    view = scene.view
    king, colour = kings(view, scene.names), scene.look.colour
    titles = {"row": "To lay", "offer": "To pick"}
    return [row_block(title, view[name], king, colour=colour) for name, title in titles.items() if view[name]]


def board(scene: Scene) -> list[Text]:
    view = scene.view
    blocks = kingdom_blocks(scene, {}) if view.get("kingdoms") else []
    if "row" in view and "offer" in view:
        blocks += stacked(row_blocks(scene), blocks, scene.width)
    return [headline(scene), Text(), *side_by_side(blocks or [_points(scene)], scene.width)]


def _points(scene: Scene) -> Block:
    return [
        Text(f"{team_name(scene.state, team, scene.names)}: {counted(sheet.total, 'point')}")
        for team, sheet in enumerate(scene.state.scores())
    ]


def offers(scene: Scene, most: int | None) -> list[Text]:
    """The list of moves in columns, each with what to type and what it brings."""
    every = [_entry(choice) for choice in scene.choices]
    wide = max((entry.cell_len for entry in every), default=0) + 3
    per_line = max(1, scene.width // wide)
    entries = every if most is None else every[: most * per_line]
    height = -(-len(entries) // per_line)
    lines = [_line(entries[number::height], wide) for number in range(height)]
    more = len(every) - len(entries)
    return [*lines, Text(f"and {more} more; “moves” lists them all", "dim")] if more else lines


def _entry(choice: Choice) -> Text:
    style = "bold green" if choice.gain > 0 else "red" if choice.gain < 0 else "dim"
    return Text.assemble((f"{choice.label:>3} ", "bold"), f"{choice.move!s} ", (signed(choice.gain), style))


def _line(entries: Sequence[Text], wide: int) -> Text:
    line = Text()
    for entry in entries:
        entry.pad_right(wide - entry.cell_len)
        line.append_text(entry)
    return line


def question(scene: Scene) -> str:
    return f"your move (1–{len(scene.choices)}, or in words)"


def tell(events: Sequence[Event], names: tuple[str, ...]) -> list[str]:
    state, move = events[0]
    if state.turn == CHANCE:
        return [f"Chance: {', '.join(str(event.move) for event in events)}"]
    points = gain(state.current, move)
    return [f"{names[state.turn]}: {move}" + (f", {signed(points)}" if points else "")]


def label(move: Any, place: int) -> str:
    return str(place)


def expand(state: AnyState, text: str) -> str:
    return text


DRAWING = Drawing(board, offers, question, tell, label, expand)
