"""Queendomino's moves as numbers and its positions as vectors; `queendomino_v0` says what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from numpy.typing import NDArray

from crownlands.envs.coders.coder import Path
from crownlands.envs.coders.layout import Layout, Part, Vector
from crownlands.envs.coders.match import match_parts, show_match
from crownlands.envs.coders.window import HIGHEST_NUMBER, Window, draft_parts, kingdom_planes, paint, show_draft
from crownlands.game import AnyState, Seat, current, team_of
from crownlands.kingdom.cells import NAMES
from crownlands.kingdom.squares import Terrain
from crownlands.rules.dynasty import GAMES
from crownlands.rules.moves import Draw, King, Lay, Pick
from crownlands.rules.queendomino.board import Board
from crownlands.rules.queendomino.buildings import BUILDINGS
from crownlands.rules.queendomino.components import PRICES
from crownlands.rules.queendomino.moves import Bribe, Build, Tax, TurnUp
from crownlands.rules.queendomino.options import Options
from crownlands.rules.queendomino.realm import Realm
from crownlands.rules.queendomino.state import Queendomino

TERRAINS = tuple(Terrain)
KINDS = tuple(BUILDINGS)
PHASES = ("lay", "tax", "build", "bribe", "pick")
STOCK = ("coins", "knights", "towers")
MOST = 1000
TAXES = 3
"""On the smaller cell of the domino just laid, on the larger, on both."""
DECISIONS = len(PHASES)


@dataclass(frozen=True)
class QueendominoCoder:
    options: Options

    @cached_property
    def window(self) -> Window:
        return Window(self.options.size)

    @property
    def first_tax(self) -> int:
        return self.window.first_pick + self.options.row_length

    @property
    def first_build(self) -> int:
        return self.first_tax + TAXES

    @property
    def first_bribe(self) -> int:
        return self.first_build + len(PRICES) * self.window.cells

    @property
    def pass_action(self) -> int:
        return self.first_bribe + len(PRICES)

    @property
    def actions(self) -> int:
        return self.pass_action + 1

    @property
    def longest(self) -> int:
        once = (DECISIONS * self.options.rounds + 1) * self.options.row_length
        return once * (GAMES if self.options.dynasty else 1)

    @cached_property
    def chances(self) -> tuple[Draw | King | TurnUp, ...]:
        draws = tuple(Draw(number) for number in range(1, HIGHEST_NUMBER + 1))
        kings = tuple(King(seat) for seat in range(self.options.players))
        return draws + kings + tuple(TurnUp(kind) for kind in KINDS)

    @cached_property
    def layout(self) -> Layout:
        options, side, teams = self.options, self.window.side, len(self.options.sides)
        planes = kingdom_planes(len(TERRAINS)) + 3
        return Layout(
            (
                Part("kingdoms", (teams, planes, side, side), HIGHEST_NUMBER),
                Part("just_laid", (side, side), 2),
                *draft_parts(len(TERRAINS), options.players, options.row_length, len(options.sets), options.rounds),
                Part("sides", (options.players, teams)),
                Part("stock", (teams, len(STOCK)), MOST),
                Part("owned", (teams, len(KINDS)), HIGHEST_NUMBER),
                Part("queen", (teams,)),
                Part("board", (len(PRICES), len(KINDS))),
                Part("top", (len(KINDS),)),
                Part("unseen", (len(KINDS),), HIGHEST_NUMBER),
                Part("dragon", (1,)),
                Part("phase", (len(PHASES),)),
                Part("points", (teams,), MOST),
                *match_parts(teams, options.dynasty),
            )
        )

    def path(self, state: AnyState, move: Any) -> Path:
        return (self._action(current(state, Queendomino), move),)

    def _action(self, table: Queendomino, move: Any) -> int:
        if isinstance(move, Lay):
            return self.window.lay(move)
        if isinstance(move, Pick):
            return self.window.first_pick + [claim.domino.number for claim in table.draft.offer].index(move.number)
        if isinstance(move, Tax):
            return self.first_tax + _tax(table, move)
        if isinstance(move, Build):
            return self.first_build + PRICES.index(move.price) * self.window.cells + self.window.index(move.cell)
        if isinstance(move, Bribe):
            return self.first_bribe + PRICES.index(move.price)
        return self.window.discard if table.phase == "lay" else self.pass_action

    def say(self, action: int) -> str:
        if action < self.first_tax:
            return self.window.say(action)
        if action < self.first_build:
            return "tax the " + ("smaller cell", "larger cell", "both cells")[action - self.first_tax]
        if action < self.first_bribe:
            space, place = divmod(action - self.first_build, self.window.cells)
            return f"build for {PRICES[space]} on {NAMES[self.window.cell(place)]}"
        return "pass" if action == self.pass_action else f"bribe at {PRICES[action - self.first_bribe]}"

    def observe(self, state: AnyState, seat: Seat, said: Path) -> Vector:
        table, vector = current(state, Queendomino), self.layout.blank()
        parts = self.layout.split(vector)
        own = team_of(table, seat)
        show_draft(parts, table.draft, seat, TERRAINS)
        self._show_seats(parts, own, seat)
        self._show_remaining(parts, table)
        _show_board(parts, table.board)
        parts["dragon"][0] = table.dragon_home
        scores = table.scores()
        for team, realm in enumerate(table.realms):
            place = (team - own) % len(table.realms)
            self._show_realm(parts, place, realm)
            parts["queen"][place] = table.queen == team
            parts["points"][place] = scores[team].total
        self._show_phase(parts, table)
        show_match(parts, state, own)
        return vector

    def _show_seats(self, parts: dict[str, NDArray[Any]], own: int, seat: Seat) -> None:
        """Who plays together: for every seat its team, oneself first in both."""
        sides = self.options.sides
        for team, seats in enumerate(sides):
            for other in seats:
                parts["sides"][(other - seat) % self.options.players, (team - own) % len(sides)] = 1

    def _show_remaining(self, parts: dict[str, NDArray[Any]], table: Queendomino) -> None:
        """Sets in the order of the boxes, whichever the next row comes from."""
        for deck in table.draft.decks:
            for domino in deck:
                box = next(place for place, whole in enumerate(self.options.sets) if domino in whole)
                parts["remaining"][box, domino.number - 1] = 1

    def _show_realm(self, parts: dict[str, NDArray[Any]], place: int, realm: Realm) -> None:
        planes = parts["kingdoms"][place]
        paint(planes, realm.kingdom, self.window, TERRAINS)
        flat = planes.reshape(len(planes), -1)
        crowns, knights, built, towers = len(TERRAINS), -3, -2, -1
        flat[knights, [self.window.index(cell) for cell in realm.posts]] = 1
        for one in realm.buildings:
            cell = self.window.index(one.cell)
            flat[crowns, cell] += one.kind.crowns
            flat[built, cell] = 1
            flat[towers, cell] = one.towers
            parts["owned"][place, KINDS.index(one.kind.id)] += 1
        parts["stock"][place] = realm.coins, realm.knights, realm.towers

    def _show_phase(self, parts: dict[str, NDArray[Any]], table: Queendomino) -> None:
        if table.phase in PHASES:
            parts["phase"][PHASES.index(table.phase)] = 1
        if table.phase == "tax":
            laid = table.realm.kingdom.laid[-1]
            flat = parts["just_laid"].reshape(-1)
            for number, cell in enumerate(sorted((laid.first, laid.second)), 1):
                flat[self.window.index(cell)] = number


def _show_board(parts: dict[str, NDArray[Any]], board: Board) -> None:
    for place, kind in enumerate(board.spaces):
        if kind is not None:
            parts["board"][place, KINDS.index(kind)] = 1
    if board.top is not None:
        parts["top"][KINDS.index(board.top)] = 1
    parts["unseen"][:] = board.unseen


def _tax(table: Queendomino, move: Tax) -> int:
    if len(move.cells) == 2:
        return 2
    laid = table.realm.kingdom.laid[-1]
    return int(move.cells[0] == max(laid.first, laid.second))
