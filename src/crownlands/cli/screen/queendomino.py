"""Queendomino on the screen: kingdoms with knights and buildings, what each realm owns, and the building board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from crownlands.cli.screen import any_game, dominoes
from crownlands.cli.screen.console import Block, side_by_side, stacked
from crownlands.cli.screen.drawing import Drawing, Event, Scene, counted, signed
from crownlands.game import CHANCE
from crownlands.kingdom.cells import Cell, read_cell
from crownlands.kingdom.dominoes import Domino
from crownlands.rules.moves import Draw, King
from crownlands.rules.queendomino.moves import TurnUp
from crownlands.rules.queendomino.scoring import score_sheet
from crownlands.rules.queendomino.state import Queendomino

KNIGHT = "♞"
BUILDING = "⌂"
QUESTIONS = {"tax": "collect taxes or pass", "build": "build or pass", "bribe": "bribe the Dragon or pass"}


def board(scene: Scene) -> list[Text]:
    table, view = scene.table(Queendomino), scene.view
    kingdoms = any_game.kingdom_blocks(scene, dominoes.marks(scene), _signs, _owned)
    rows = dominoes.rows(scene, table, lambda domino: _promise(table, domino))
    blocks = [*kingdoms, *stacked([*rows, _building_board(view)], kingdoms, scene.width)]
    return [any_game.headline(scene), Text(), *side_by_side(blocks, scene.width)]


def _signs(kingdom: Mapping[str, Any]) -> dict[Cell, str]:
    """A sign on every square with a building or a knight."""
    signs = {read_cell(built["cell"]): BUILDING for built in kingdom["buildings"]}
    for name in kingdom["knights_on"]:
        signs[read_cell(name)] = signs.get(read_cell(name), "") + KNIGHT
    return signs


def _owned(view: Mapping[str, Any], team: int) -> Block:
    """What a realm owns besides its land."""
    realm = view["kingdoms"][team]
    queen = " · the Queen" if view["queen"] == team else ""
    owned = " · ".join(counted(realm[f"{thing}s"], thing) for thing in ("coin", "knight", "tower")) + queen
    built = [Text(f"{BUILDING} {tile['cell']:<3} {tile['id']}", "dim") for tile in realm["buildings"]]
    posts = [Text(f"{KNIGHT} {' '.join(realm['knights_on'])}", "dim")] if realm["knights_on"] else []
    return [Text(owned), *posts, *built]


def _building_board(view: Mapping[str, Any]) -> Block:
    """The spaces from the dearest to the cheapest, what they bring, and where the Dragon is."""
    spaces = [Text(f" {space['price']:>2}  {_tile(view, space['building'])}") for space in view["board"]["spaces"]]
    lines = [Text("Buildings", "bold"), *spaces]
    if view["board"]["top"]:
        lines.append(Text(f"next  {_tile(view, view['board']['top'])}", "dim"))
    return [*lines, Text("The Dragon is in his cave" if view["dragon_home"] else "The Dragon is out", "dim")]


def _tile(view: Mapping[str, Any], name: str | None) -> str:
    if name is None:
        return "–"
    tile = view["buildings"][name]
    brings = [counted(tile[f"{thing}s"], thing) for thing in ("knight", "tower", "crown") if tile[f"{thing}s"]]
    if tile["points"]:
        per = {"flat": "", "territory": f" a territory of {tile['terrain']}"}.get(tile["per"], f" a {tile['per']}")
        brings.append(f"{signed(tile['points'])}{per}")
    if tile["tax_bonus"]:
        brings.append(f"taxes +1 a {tile['tax_bonus']}")
    return f"{name}: {', '.join(brings)}" if brings else name


def _promise(table: Queendomino, domino: Domino) -> str:
    """What the squares of a domino on offer could bring as the realm stands."""
    realm, queen = table.realm, table.queen == table.team
    places = realm.kingdom.placements(domino)
    if not places:
        return "fits nowhere now"
    now = score_sheet(realm, table.options, queen).total
    best = max(score_sheet(realm.lay(domino, *cells), table.options, queen).total for cells in places)
    return f"up to {signed(best - now)}"


def offers(scene: Scene, most: int | None) -> list[Text]:
    return [] if scene.table(Queendomino).phase == "pick" else any_game.offers(scene, most)


def question(scene: Scene) -> str:
    table = scene.table(Queendomino)
    return QUESTIONS.get(table.phase) or dominoes.question(scene, table)


def tell(events: Sequence[Event], names: tuple[str, ...]) -> list[str]:
    if events[0].state.turn != CHANCE:
        return [dominoes.tell_move(events[0], names)]
    tiles = [event.move.building for event in events if isinstance(event.move, TurnUp)]
    others = [event for event in events if isinstance(event.move, Draw | King)]
    return ([f"New buildings: {', '.join(tiles)}"] if tiles else []) + dominoes.tell_chance(others, names)


HELP = """\
  lay g6 g5     the domino's first square on g6, its second on g5; “g6 g5” will do
  discard       the domino leaves the game
  tax g6 g5     a knight on one or both squares of the domino just laid
  build NAME h6 the building of the board onto a town square (with its price before the cell if there are two)
  bribe NAME    the Dragon destroys a building of the board
  pass          leave taxes, building or bribing out
  pick 17       your king onto domino 17; “17” will do"""

DRAWING = Drawing(board, offers, question, tell, dominoes.label, dominoes.expand, HELP)
