"""What Queendomino shows, as plain JSON values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crownlands.game import OVER
from crownlands.kingdom.cells import NAMES
from crownlands.rules.queendomino.board import Board
from crownlands.rules.queendomino.buildings import BUILDINGS, Building
from crownlands.rules.queendomino.components import PRICES
from crownlands.rules.queendomino.realm import Realm
from crownlands.rules.queendomino.scoring import final_territories, queen_stands
from crownlands.rules.show import show_draft, show_kingdom, show_sheet, show_territories, show_turn

if TYPE_CHECKING:
    from crownlands.rules.queendomino.state import Queendomino

SETS = ("queendomino", "kingdomino")


def show_building(kind: Building) -> dict[str, Any]:
    """A kind of tile with everything printed on it, and how sure we are of it."""
    terrain = None if kind.terrain is None else kind.terrain.value
    return {**kind._asdict(), "terrain": terrain, "tax_bonus": kind.tax_bonus or None}


CATALOGUE = {kind.id: show_building(kind) for kind in BUILDINGS.values()}


def show_table(state: Queendomino) -> dict[str, Any]:
    options = state.options
    return {
        "game": "queendomino",
        "mode": options.mode,
        "phase": state.phase,
        "turn": show_turn(state.turn),
        "round": state.round,
        "rounds": options.rounds,
        "seats": _show_seats(state),
        "teams": [list(seats) for seats in options.sides],
        **show_draft(state.draft),
        **_show_sets(state),
        "kingdoms": [show_realm(realm, state.queen == team) for team, realm in enumerate(state.realms)],
        "board": show_board(state.board),
        "queen": state.queen,
        "dragon_home": state.dragon_home,
        "destroyed": list(state.destroyed),
        "supply": {"knights": state.knights_left, "towers": state.towers_left},
        "buildings": CATALOGUE,
        "scores": [show_sheet(sheet) for sheet in state.scores()],
        "winners": list(state.winners()) if state.turn == OVER else [],
    }


def _show_seats(state: Queendomino) -> list[dict[str, Any]]:
    pairs = zip(state.options.colours, state.options.team_of, strict=True)
    return [{"colour": colour, "team": team} for colour, team in pairs]


def _show_sets(state: Queendomino) -> dict[str, Any]:
    """From which box the rows on the table come, for their numbers say it only together (Q-V1)."""
    boxes = SETS[: len(state.options.sets)]
    return {"row_set": boxes[(state.round - 1) % len(boxes)], "offer_set": boxes[state.round % len(boxes)]}


def show_board(board: Board) -> dict[str, Any]:
    spaces = [{"price": price, "building": building} for price, building in zip(PRICES, board.spaces, strict=True)]
    return {"spaces": spaces, "stack": board.stack, "top": board.top}


def show_realm(realm: Realm, queen: bool) -> dict[str, Any]:
    stands = queen_stands(realm.territories) if queen else None
    return {
        **show_kingdom(realm.kingdom, realm.discarded),
        "territories": show_territories(final_territories(realm, queen)),
        "coins": realm.coins,
        "knights": realm.knights,
        "knights_on": [NAMES[cell] for cell in realm.posts],
        "knights_owned": realm.knights_owned,
        "towers": realm.towers,
        "buildings": [
            {"id": built.kind.id, "cell": NAMES[built.cell], "towers": built.towers} for built in realm.buildings
        ],
        "sites": [NAMES[cell] for cell in realm.sites],
        "safe_bonus": realm.safe_bonus,
        "queen_on": None if stands is None else [NAMES[cell] for cell in sorted(stands.cells)],
    }
