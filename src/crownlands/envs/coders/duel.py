"""Kingdomino Duel's moves as numbers and its positions as vectors; `duel_v0` says what they mean.

A drawing is said in two actions: what the first of the two dice becomes and where, then the second.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from numpy.typing import NDArray

from crownlands.envs.coders.coder import Path
from crownlands.envs.coders.layout import Layout, Part, Vector
from crownlands.game import AnyState, Seat, current
from crownlands.kingdom.cells import NAMES, Cell, at, column_of, row_of
from crownlands.rules.duel.coats import COATS, Face
from crownlands.rules.duel.components import COLUMNS, DICE, LINES, ROWS, Power
from crownlands.rules.duel.drawings import DRAWING_POWERS, Draw, Half
from crownlands.rules.duel.map import Map
from crownlands.rules.duel.moves import Castle, Cross, Name, Pass, Roll, Take, Turn, Use
from crownlands.rules.duel.options import PLAYERS, Options
from crownlands.rules.duel.state import Duel

CELLS = COLUMNS * ROWS
FACES: tuple[Face, ...] = tuple(dict.fromkeys(face for die in DICE for face in die))
TAKES = tuple((die,) for die in range(1, len(DICE) + 1)) + tuple(combinations(range(1, len(DICE) + 1), 2))
CALLS = (Power.ANYWHERE, Power.SPLIT, Power.FIRST)
PHASES = ("take", "take-two", "draw", "name", "cross")
MOST_CROSSES = 8
MOST_POINTS = 1000

FIRST_TAKE = 0
FIRST_CALL = FIRST_TAKE + len(TAKES)
FIRST_TURN = FIRST_CALL + len(CALLS)
FIRST_CASTLE = FIRST_TURN + 2 * len(FACES)
PASS = FIRST_CASTLE + 2
FIRST_NAME = PASS + 1
FIRST_CROSS = FIRST_NAME + len(COATS)
FIRST_HALF = FIRST_CROSS + CELLS
ACTIONS = FIRST_HALF + CELLS * len(COATS)


@dataclass(frozen=True)
class DuelCoder:
    options: Options

    @property
    def actions(self) -> int:
        return ACTIONS

    @property
    def longest(self) -> int:
        """At least one of the 34 squares' dominoes is drawn in every turn but the last."""
        a_turn = len(PHASES) + 2 * (len(COATS) + len(CALLS))
        return (CELLS + 1) * a_turn

    @cached_property
    def chances(self) -> tuple[Roll, ...]:
        return tuple(Roll(number, face) for number, die in enumerate(DICE, 1) for face in dict.fromkeys(die))

    @cached_property
    def layout(self) -> Layout:
        coats = len(COATS)
        return Layout(
            (
                Part("maps", (PLAYERS, coats + 1, ROWS, COLUMNS), MOST_CROSSES),
                Part("half", (coats, ROWS, COLUMNS)),
                Part("dice", (len(DICE), coats + 2 + PLAYERS), MOST_CROSSES),
                Part("boxes", (PLAYERS, coats), max(line.boxes for line in LINES)),
                Part("fills", (PLAYERS, coats), 2),
                Part("owners", (coats, PLAYERS)),
                Part("spent", (coats,)),
                Part("castles", (PLAYERS,)),
                Part("named", (PLAYERS, coats)),
                Part("drew", (PLAYERS,)),
                Part("raised", (2,)),
                Part("called", (len(DRAWING_POWERS),)),
                Part("role", (PLAYERS,)),
                Part("phase", (len(PHASES),)),
                Part("points", (PLAYERS,), MOST_POINTS),
            )
        )

    def path(self, state: AnyState, move: Any) -> Path:
        table = current(state, Duel)
        if isinstance(move, Draw):
            return _halves(table, move)
        if isinstance(move, Turn):
            return (FIRST_TURN + table.domino(table.seat).index(move.face) * len(FACES) + FACES.index(move.to),)
        if isinstance(move, Castle):
            return (FIRST_CASTLE + table.domino(table.seat).index(move.face),)
        return (_action(move),)

    def say(self, action: int) -> str:
        return WORDS[action]

    def observe(self, state: AnyState, seat: Seat, said: Path) -> Vector:
        table, vector = current(state, Duel), self.layout.blank()
        parts = self.layout.split(vector)
        scores = table.scores()
        for place, other in enumerate((seat, 1 - seat)):
            _show_map(parts["maps"][place], table.maps[other])
            _show_player(parts, place, table, other)
            parts["points"][place] = scores[other].total
        _show_dice(parts["dice"], table, seat)
        _show_spellbook(parts, table, seat)
        _show_announced(parts, table, said)
        return vector


def _action(move: Take | Use | Pass | Name | Cross) -> int:
    if isinstance(move, Take):
        return FIRST_TAKE + TAKES.index(move.dice)
    if isinstance(move, Use):
        return FIRST_CALL + CALLS.index(move.power)
    if isinstance(move, Name):
        return FIRST_NAME + move.coat.order
    return FIRST_CROSS + _place(move.cell) if isinstance(move, Cross) else PASS


def _halves(table: Duel, move: Draw) -> Path:
    """Die by die, in the order of the domino; of two alike, the smaller square first."""
    parts = [(move.first, move.one), (move.second, move.other)]
    return tuple(_half(*part) for part in (parts if _is_first(table, move.one, move.other) else reversed(parts)))


def _is_first(table: Duel, one: Half, other: Half) -> bool:
    """The half on the smaller square is the domino's first die."""
    first, second = table.domino(table.seat)
    if first != second:
        return one.face == first
    return one.raised or not other.raised


def _half(cell: Cell, half: Half) -> int:
    return FIRST_HALF + _place(cell) * len(COATS) + half.coat.order


def _place(cell: Cell) -> int:
    return row_of(cell) * COLUMNS + column_of(cell)


def _cell(place: int) -> Cell:
    row, column = divmod(place, COLUMNS)
    return at(column, row)


def _show_map(planes: NDArray[Any], land: Map) -> None:
    for cell, arms in land.squares.items():
        planes[arms.coat.order, row_of(cell), column_of(cell)] = 1
        planes[-1, row_of(cell), column_of(cell)] = arms.crosses


def _show_player(parts: dict[str, NDArray[Any]], place: int, table: Duel, seat: Seat) -> None:
    parts["castles"][place] = table.castles[seat]
    parts["drew"][place] = table.drew[seat]
    parts["role"][place] = seat == table.a
    parts["boxes"][place] = table.spellbook.boxes[seat]
    for coat in table.fills[seat]:
        parts["fills"][place, coat.order] += 1
    named = table.named[seat]
    if named is not None:
        parts["named"][place, named.order] = 1


def _show_dice(dice: NDArray[Any], table: Duel, seat: Seat) -> None:
    for die, face in enumerate(table.dice):
        dice[die, len(COATS) if face.coat is None else face.coat.order] = 1
        dice[die, len(COATS) + 1] = face.crosses
        taker = table.takers[die]
        if taker is not None:
            dice[die, len(COATS) + 2 + (taker != seat)] = 1


def _show_spellbook(parts: dict[str, NDArray[Any]], table: Duel, seat: Seat) -> None:
    for line, (entry, owner) in enumerate(zip(LINES, table.spellbook.owners, strict=True)):
        if owner is not None:
            parts["owners"][line, int(owner != seat)] = 1
        parts["spent"][line] = entry.power in table.spellbook.spent


def _show_announced(parts: dict[str, NDArray[Any]], table: Duel, said: Path) -> None:
    if table.phase in PHASES:
        parts["phase"][PHASES.index(table.phase)] = 1
    if table.raised is not None:
        parts["raised"][table.domino(table.seat).index(table.raised)] = 1
    for place, power in enumerate(DRAWING_POWERS):
        parts["called"][place] = power in table.called
    for action in said:
        place, coat = divmod(action - FIRST_HALF, len(COATS))
        parts["half"][coat].reshape(-1)[place] = 1


def _words() -> list[str]:
    """Every action by itself, in order."""
    dice = ("first", "second")
    return [
        *(f"take {' '.join(map(str, taken))}" for taken in TAKES),
        *(f"use {power.value}" for power in CALLS),
        *(f"turn the {die} die to {face}" for die in dice for face in FACES),
        *(f"castle on the {die} die" for die in dice),
        "pass",
        *(f"name {coat.letter}" for coat in COATS),
        *(f"cross {NAMES[_cell(place)]}" for place in range(CELLS)),
        *(f"draw {NAMES[_cell(place)]}:{coat.letter}" for place in range(CELLS) for coat in COATS),
    ]


WORDS = _words()
