"""Kingdomino's moves as numbers and its positions as vectors; `kingdomino_v0` says what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from crownlands.envs.coders.coder import Path
from crownlands.envs.coders.layout import Layout, Part, Vector
from crownlands.envs.coders.match import match_parts, show_match
from crownlands.envs.coders.window import MOST_ON_A_PLANE, Window, draft_parts, kingdom_planes, paint, show_draft
from crownlands.game import AnyState, Seat, current
from crownlands.kingdom.dominoes import KINGDOMINO
from crownlands.kingdom.squares import COUNTRYSIDE
from crownlands.rules.dynasty import GAMES
from crownlands.rules.kingdomino.options import Options
from crownlands.rules.kingdomino.state import Kingdomino
from crownlands.rules.moves import Draw, King, Lay, Pick

MOST_POINTS = 1000
PHASES = ("lay", "pick")


@dataclass(frozen=True)
class KingdominoCoder:
    options: Options

    @cached_property
    def window(self) -> Window:
        return Window(self.options.size)

    @property
    def actions(self) -> int:
        return self.window.first_pick + self.options.row_length

    @property
    def longest(self) -> int:
        once = (2 * self.options.rounds + 1) * self.options.row_length
        return once * (GAMES if self.options.dynasty else 1)

    @cached_property
    def chances(self) -> tuple[Draw | King, ...]:
        draws = tuple(Draw(domino.number) for domino in KINGDOMINO)
        return draws + tuple(King(seat) for seat in range(self.options.players))

    @cached_property
    def layout(self) -> Layout:
        options, side = self.options, self.window.side
        planes = kingdom_planes(len(COUNTRYSIDE))
        return Layout(
            (
                Part("kingdoms", (options.players, planes, side, side), MOST_ON_A_PLANE),
                *draft_parts(len(COUNTRYSIDE), options.players, options.row_length, 1, options.rounds),
                Part("phase", (len(PHASES),)),
                Part("points", (options.players,), MOST_POINTS),
                *match_parts(options.players, options.dynasty),
            )
        )

    def path(self, state: AnyState, move: Any) -> Path:
        if isinstance(move, Lay):
            return (self.window.lay(move),)
        if isinstance(move, Pick):
            numbers = [claim.domino.number for claim in current(state, Kingdomino).draft.offer]
            return (self.window.first_pick + numbers.index(move.number),)
        return (self.window.discard,)

    def say(self, action: int) -> str:
        return self.window.say(action)

    def observe(self, state: AnyState, seat: Seat, said: Path) -> Vector:
        table, vector = current(state, Kingdomino), self.layout.blank()
        parts = self.layout.split(vector)
        show_draft(parts, table.draft, seat, COUNTRYSIDE)
        parts["remaining"][0, [domino.number - 1 for domino in table.draft.decks[0]]] = 1
        scores = table.scores()
        for place in range(self.options.players):
            other = (seat + place) % self.options.players
            paint(parts["kingdoms"][place], table.kingdoms[other], self.window, COUNTRYSIDE)
            parts["points"][place] = scores[other].total
        if table.phase in PHASES:
            parts["phase"][PHASES.index(table.phase)] = 1
        show_match(parts, state, seat)
        return vector
