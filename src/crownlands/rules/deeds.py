"""What a move did, as facts from which a sentence can be made: points, coins, the Queen, powers won."""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict

from crownlands.game import AnyState, Seat, Team, team_of
from crownlands.kingdom.cells import NEIGHBOURS, Cell
from crownlands.kingdom.kingdom import Kingdom
from crownlands.kingdom.squares import Terrain
from crownlands.rules.duel.components import LINES
from crownlands.rules.duel.moves import Take
from crownlands.rules.duel.state import Duel
from crownlands.rules.duel.view import PowerName, power_name
from crownlands.rules.kingdomino.state import Kingdomino
from crownlands.rules.moves import Lay
from crownlands.rules.queendomino.moves import Build
from crownlands.rules.queendomino.state import Queendomino
from crownlands.rules.view import TerrainName, terrain_name


class WonView(TypedDict):
    """A line of the spellbook was completed."""

    seat: int
    power: PowerName


class Deed(TypedDict, total=False):
    """What a move did; what did not happen is missing.

    `gain` and `coins` are changes for the mover's team. `domino` is the one placed or discarded, `grows` the terrains
    it was joined to, and `castle` says that it touches nothing but the castle. `saved` is the Queen's discount on a
    building, `queen` the team she comes to. In the Duel, `dice` are the faces taken, `won` the powers won and `stuck`
    the players who could draw nothing, both as soon as the move was made.
    """

    gain: int
    domino: int
    grows: list[TerrainName]
    castle: Literal[True]
    coins: int
    saved: int
    queen: int
    dice: list[str]
    won: list[WonView]
    stuck: list[int]


def tell(before: AnyState, move: Any, after: AnyState) -> Deed:
    """The facts of a seat's move."""
    team = team_of(before, before.turn)
    gain = after.scores()[team].total - before.scores()[team].total
    told: Deed = {"gain": gain} if gain else {}
    told.update(_of_game(before.current, move, after.current, team))
    return told


def _of_game(before: AnyState, move: Any, after: AnyState, team: Team) -> Deed:
    if isinstance(before, Duel) and isinstance(after, Duel):
        return {**_taken(before, move), **_duel(before, after)}
    if isinstance(before, Queendomino) and isinstance(after, Queendomino):
        return {**_placed(before, before.realm.kingdom, move), **_realm(before, move, after, team)}
    assert isinstance(before, Kingdomino)
    return _placed(before, before.kingdoms[team], move)


def _placed(before: Kingdomino | Queendomino, kingdom: Kingdom, move: Any) -> Deed:
    if before.phase != "lay":
        return {}
    domino = before.draft.row[0].domino
    if not isinstance(move, Lay):
        return {"domino": domino.number}
    halves = ((move.first, domino.first.terrain), (move.second, domino.second.terrain))
    grows = dict.fromkeys(terrain for cell, terrain in halves if _joins(kingdom, cell, terrain))
    if not grows:
        return {"domino": domino.number, "castle": True}
    return {"domino": domino.number, "grows": [terrain_name(terrain) for terrain in grows]}


def _joins(kingdom: Kingdom, cell: Cell, terrain: Terrain) -> bool:
    squares = (kingdom.squares.get(other) for other in NEIGHBOURS[cell])
    return any(square is not None and square.terrain is terrain for square in squares)


def _realm(before: Queendomino, move: Any, after: Queendomino, team: Team) -> Deed:
    told: Deed = {}
    if coins := after.realms[team].coins - before.realms[team].coins:
        told["coins"] = coins
    if isinstance(move, Build) and (saved := move.price - before.price(move.price)):
        told["saved"] = saved
    if after.queen is not None and after.queen != before.queen:
        told["queen"] = after.queen
    return told


def _taken(before: Duel, move: Any) -> Deed:
    return {"dice": [str(before.dice[die - 1]) for die in move.dice]} if isinstance(move, Take) else {}


def _duel(before: Duel, after: Duel) -> Deed:
    told: Deed = {}
    if won := _won(before, after):
        told["won"] = won
    if stuck := [seat for seat in (after.a, after.b) if _is_stuck(before, after, seat)]:
        told["stuck"] = stuck
    return told


def _won(before: Duel, after: Duel) -> list[WonView]:
    owners = zip(LINES, before.spellbook.owners, after.spellbook.owners, strict=True)
    return [
        {"seat": owner, "power": power_name(line.power)}
        for line, old, owner in owners
        if owner is not None and old is None
    ]


def _is_stuck(before: Duel, after: Duel, seat: Seat) -> bool:
    """The dice of a turn have just been taken, or the other has just drawn."""
    fresh = before.phase == "take-two" or before.passed[seat] is None
    return fresh and after.passed[seat] == "nothing-fits"
