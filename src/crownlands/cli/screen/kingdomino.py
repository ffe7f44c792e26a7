"""Kingdomino on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from crownlands.cli.screen import any_game, dominoes
from crownlands.cli.screen.console import side_by_side, stacked
from crownlands.cli.screen.drawing import Drawing, Event, Scene, signed
from crownlands.game import CHANCE
from crownlands.kingdom.dominoes import Domino
from crownlands.rules.kingdomino.scoring import score_sheet
from crownlands.rules.kingdomino.state import Kingdomino


def board(scene: Scene) -> list[Text]:
    table = scene.table(Kingdomino)
    kingdoms = any_game.kingdom_blocks(scene, dominoes.marks(scene))
    rows = dominoes.rows(scene, table, lambda domino: _promise(table, domino))
    blocks = [*kingdoms, *stacked(rows, kingdoms, scene.width)]
    return [any_game.headline(scene), Text(), *side_by_side(blocks, scene.width)]


def _promise(table: Kingdomino, domino: Domino) -> str:
    """What a domino on offer could bring as the kingdom stands."""
    kingdom = table.kingdoms[table.turn]
    places = kingdom.placements(domino)
    if not places:
        return "fits nowhere now"
    now = score_sheet(kingdom, table.options).total
    best = max(score_sheet(kingdom.lay(domino, *cells), table.options).total for cells in places)
    return f"up to {signed(best - now)}"


def offers(scene: Scene, most: int | None) -> list[Text]:
    """Placements are listed; what may be picked is seen in the row itself."""
    return [] if scene.table(Kingdomino).phase == "pick" else any_game.offers(scene, most)


def question(scene: Scene) -> str:
    return dominoes.question(scene, scene.table(Kingdomino))


def tell(events: Sequence[Event], names: tuple[str, ...]) -> list[str]:
    if events[0].state.turn == CHANCE:
        return dominoes.tell_chance(events, names)
    return [dominoes.tell_move(events[0], names)]


HELP = """\
  lay g6 g5     the domino's first square on g6, its second on g5; “g6 g5” will do
  pick 17       your king onto domino 17; “17” will do
  discard       the domino leaves the game, where that is allowed"""

DRAWING = Drawing(board, offers, question, tell, dominoes.label, dominoes.expand, HELP)
