"""What the games with dominoes have in common on the screen: placements marked on the grid, rows, and what happened."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from rich.text import Text

from crownlands.cli.screen.any_game import kings
from crownlands.cli.screen.console import Block
from crownlands.cli.screen.drawing import Event, Scene, signed
from crownlands.cli.screen.rows import domino_words, row_block
from crownlands.game import AnyState, gain
from crownlands.kingdom.cells import Cell
from crownlands.kingdom.dominoes import Domino
from crownlands.rules.draft import Draft
from crownlands.rules.moves import Discard, Draw, King, Lay, Pick
from crownlands.rules.view import domino_view

TWO_CELLS = re.compile(r"[a-m]\d\d?\s+[a-m]\d\d?", re.IGNORECASE)


class DominoTable(Protocol):
    @property
    def draft(self) -> Draft: ...

    @property
    def phase(self) -> str: ...


def words(domino: Domino) -> str:
    return domino_words(domino_view(domino))


def marks(scene: Scene) -> dict[Cell, str]:
    """On each cell the first square may lie on, the best placement there by its place in the list."""
    found: dict[Cell, str] = {}
    for choice in scene.choices:
        if isinstance(choice.move, Lay):
            found.setdefault(choice.move.first, choice.label)
    return found


def rows(scene: Scene, table: DominoTable, promise: Callable[[Domino], str]) -> list[Block]:
    """The row being played, without what was laid, and the row on offer with what each free domino could bring."""
    view, colour = scene.view, scene.look.colour
    king = kings(view, scene.names)
    picking = table.phase == "pick" and bool(scene.choices)
    offered = {claim.domino.number: claim.domino for claim in table.draft.offer}

    def king_or_promise(domino: Mapping[str, Any]) -> Text:
        if domino["king"] is None and picking:
            return Text(promise(offered[domino["number"]]), "green")
        return king(domino)

    to_lay = view["row"][table.phase != "lay" and not view["waiting"] and scene.state.turn >= 0 :]
    blocks: list[Block] = []
    if to_lay:
        blocks.append(row_block("To lay", to_lay, king, colour=colour, first=table.phase == "lay"))
    if view["offer"]:
        blocks.append(row_block("To pick", view["offer"], king_or_promise, colour=colour))
    return blocks


def question(scene: Scene, table: DominoTable) -> str:
    if table.phase == "lay":
        return f"lay {words(table.draft.row[0].domino)}"
    return f"pick {' or '.join(choice.label for choice in scene.choices)}"


def tell_chance(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The dominoes of a row in one line, in their order, and every king."""
    drawn = [
        next(domino for domino in event.state.current.draft.drawable if domino.number == event.move.number)  # type: ignore[attr-defined]
        for event in events
        if isinstance(event.move, Draw)
    ]
    drawn_kings = [f"King drawn: {names[event.move.seat]}" for event in events if isinstance(event.move, King)]
    return ([f"New dominoes: {', '.join(words(domino) for domino in sorted(drawn))}"] if drawn else []) + drawn_kings


def tell_move(event: Event, names: Sequence[str]) -> str:
    state, move = event
    draft: Draft = state.current.draft  # type: ignore[attr-defined]
    points = gain(state.current, move)
    if isinstance(move, Pick):
        said = f"pick {words(next(domino for domino in draft.free if domino.number == move.number))}"
    elif isinstance(move, Discard):
        said = f"discard {words(draft.row[0].domino)}"
    elif isinstance(move, Lay):
        said = f"lay {words(draft.row[0].domino)} on {str(move).removeprefix('lay ')}, {signed(points)}"
    else:
        said = str(move) + (f", {signed(points)}" if points else "")
    return f"{names[state.turn]}: {said}"


def label(move: Any, place: int) -> str:
    return str(move.number) if isinstance(move, Pick) else str(place)


def expand(state: AnyState, text: str) -> str:
    """`g6 g5` is `lay g6 g5`, and `17` is `pick 17` where a domino is picked."""
    if text.isdecimal() and state.current.phase == "pick":  # type: ignore[attr-defined]
        return f"pick {text}"
    return f"lay {text}" if TWO_CELLS.fullmatch(text) else text
