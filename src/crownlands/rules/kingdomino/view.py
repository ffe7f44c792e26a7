"""What Kingdomino shows, as plain JSON values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from crownlands.rules.kingdomino.options import SETTINGS
from crownlands.rules.view import KingdomView, RowsView, TableView, kingdom_view, rows_view, table_view

if TYPE_CHECKING:
    from crownlands.rules.kingdomino.state import Kingdomino

PhaseName = Literal["draw", "king", "lay", "pick", "over"]


class KingdominoView(TableView, RowsView):
    game: Literal["kingdomino"]
    phase: PhaseName
    rounds: int
    kingdoms: list[KingdomView]
    ended: Literal["last-round"] | None


def kingdomino_view(state: Kingdomino) -> KingdominoView:
    options = state.options
    return {
        "game": "kingdomino",
        "phase": state.phase,
        "rounds": options.rounds,
        **table_view(state, SETTINGS, edition=options.edition, must_place=options.must_place),
        **rows_view(state.draft),
        "kingdoms": [kingdom_view(*pair) for pair in zip(state.kingdoms, state.discarded, strict=True)],
        "ended": "last-round" if state.phase == "over" else None,
    }
