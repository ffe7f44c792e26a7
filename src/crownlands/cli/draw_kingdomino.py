"""Kingdomino on the screen: where the domino fits is marked on the grid, and what each domino on offer could bring."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from crownlands.cli import draw_any
from crownlands.cli.drawing import Drawing, Event, Scene, signed
from crownlands.cli.rows import domino_words, king_text, row_block
from crownlands.cli.screen import Block, side_by_side, stacked
from crownlands.game import CHANCE, AnyState, gain
from crownlands.kingdom.cells import Cell
from crownlands.kingdom.dominoes import KINGDOMINO
from crownlands.rules.kingdomino.scoring import score_sheet
from crownlands.rules.kingdomino.state import Kingdomino
from crownlands.rules.moves import Discard, Draw, King, Lay, Pick
from crownlands.rules.show import show_domino

WORDS = {domino.number: domino_words(show_domino(domino)) for domino in KINGDOMINO}
TWO_CELLS = re.compile(r"[a-m]\d\d?\s+[a-m]\d\d?", re.IGNORECASE)


def _table(state: AnyState) -> Kingdomino:
    table = state.current
    assert isinstance(table, Kingdomino)
    return table


def board(scene: Scene) -> list[Text]:
    kingdoms = draw_any.kingdom_blocks(scene, _marks(scene))
    rows = stacked(_rows(scene), kingdoms, scene.width)
    return [draw_any.headline(scene), Text(), *side_by_side([*kingdoms, *rows], scene.width)]


def _marks(scene: Scene) -> dict[Cell, str]:
    """On each cell the first square may lie on, the best placement there by its place in the list."""
    marks: dict[Cell, str] = {}
    for choice in scene.choices:
        if isinstance(choice.move, Lay):
            marks.setdefault(choice.move.first, choice.label)
    return marks


def _rows(scene: Scene) -> list[Block]:
    table, view = _table(scene.state), scene.state.view()
    picking = table.phase == "pick" and bool(scene.choices)

    def king(domino: Mapping[str, Any]) -> Text:
        if domino["king"] is not None:
            return king_text(domino["king"], view, scene.names)
        return Text(_promise(table, domino["number"]) if picking else "", "green")

    laid = table.phase == "pick" and not view["waiting"]
    to_lay = view["row"][laid:]
    blocks: list[Block] = []
    if to_lay:
        blocks.append(row_block("To lay", to_lay, king, colour=scene.look.colour, first=table.phase == "lay"))
    if view["offer"]:
        blocks.append(row_block("To pick", view["offer"], king, colour=scene.look.colour))
    return blocks


def _promise(table: Kingdomino, number: int) -> str:
    """What a domino on offer could bring as the kingdom stands."""
    kingdom, domino = table.kingdoms[table.turn], KINGDOMINO[number - 1]
    places = kingdom.placements(domino)
    if not places:
        return "fits nowhere now"
    now = score_sheet(kingdom, table.options).total
    best = max(score_sheet(kingdom.lay(domino, *cells), table.options).total for cells in places)
    return f"up to {signed(best - now)}"


def offers(scene: Scene, most: int | None) -> list[Text]:
    """Placements are listed; what may be picked is seen in the row itself."""
    return [] if _table(scene.state).phase == "pick" else draw_any.offers(scene, most)


def question(scene: Scene) -> str:
    table = _table(scene.state)
    if table.phase == "lay":
        return f"lay {WORDS[table.draft.row[0].domino.number]}"
    return f"pick {' or '.join(choice.label for choice in scene.choices)}"


def tell(events: Sequence[Event], names: tuple[str, ...]) -> list[str]:
    if events[0].state.turn != CHANCE:
        return [_tell_move(events[0], names)]
    drawn = sorted(event.move.number for event in events if isinstance(event.move, Draw))
    kings = [f"King drawn: {names[event.move.seat]}" for event in events if isinstance(event.move, King)]
    return ([f"New dominoes: {', '.join(WORDS[number] for number in drawn)}"] if drawn else []) + kings


def _tell_move(event: Event, names: tuple[str, ...]) -> str:
    state, move = event
    name = names[state.turn]
    if isinstance(move, Pick):
        return f"{name}: pick {WORDS[move.number]}"
    domino = WORDS[_table(state).draft.row[0].domino.number]
    if isinstance(move, Discard):
        return f"{name}: discard {domino}"
    return f"{name}: lay {domino} on {str(move).removeprefix('lay ')}, {signed(gain(state.current, move))}"


def label(move: Any, place: int) -> str:
    return str(move.number) if isinstance(move, Pick) else str(place)


def expand(state: AnyState, text: str) -> str:
    """`g6 g5` is `lay g6 g5`, and `17` is `pick 17` where a domino is picked."""
    if text.isdecimal() and _table(state).phase == "pick":
        return f"pick {text}"
    return f"lay {text}" if TWO_CELLS.fullmatch(text) else text


DRAWING = Drawing(board, offers, question, tell, label, expand)
