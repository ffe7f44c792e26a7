"""Positions of Kingdomino Duel for tests: maps drawn as pictures, dice as rolled, and moves as they are typed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from crownlands.game import CHANCE, OVER, deal, find_move
from crownlands.rules.duel import DUEL
from crownlands.rules.duel.coats import read_coat, read_face
from crownlands.rules.duel.components import DICE, LINES
from crownlands.rules.duel.map import Map
from crownlands.rules.duel.moves import Move
from crownlands.rules.duel.pictures import picture, read_picture
from crownlands.rules.duel.spellbook import Spellbook
from crownlands.rules.duel.state import Duel, start

EMPTY = """
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. ## .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
"""
OPEN_ON_DOTS = """
    .. .. .. .. .. .. ..
    .. .. .. D0 .. .. ..
    .. .. D0 ## D0 .. ..
    .. .. .. D0 .. .. ..
    .. .. .. .. .. .. ..
"""
"""The castle is walled in: only a dot connects."""
FULL_BUT_TWO = """
    Q0 Q0 Q0 Q0 Q0 Q0 ..
    Q0 Q0 Q0 Q0 Q0 Q0 ..
    Q0 Q0 Q0 ## Q0 Q0 Q0
    Q0 Q0 Q0 Q0 Q0 Q0 Q0
    Q0 Q0 Q0 Q0 Q0 Q0 Q0
"""
NO_ROOM = """
    .. Q0 Q0 Q0 Q0 Q0 Q0
    Q0 Q0 Q0 Q0 Q0 Q0 Q0
    Q0 Q0 Q0 ## Q0 Q0 Q0
    Q0 Q0 Q0 Q0 Q0 Q0 Q0
    Q0 Q0 Q0 Q0 Q0 Q0 ..
"""
"""No two free squares lie side by side."""

Boxes = Mapping[str, tuple[int, int]]


def rolled(
    dice: str,
    first: str = EMPTY,
    second: str = EMPTY,
    *,
    powers: tuple[str, str] = ("", ""),
    boxes: Boxes | None = None,
    settings: Mapping[str, str] | None = None,
    turn: int = 1,
) -> Duel:
    """The dice show this, A is to take one. In turn 1 seat 1 is A; `powers` are those each seat has won."""
    faces = tuple(read_face(face) for face in dice.split())
    assert all(face in die for face, die in zip(faces, DICE, strict=True)), "no such face on its die"
    state = Duel(
        DUEL.configure(settings or {}),
        maps=(read_picture(first), read_picture(second)),
        spellbook=_spellbook(powers, boxes or {}),
        round=turn,
    )
    return replace(state, phase="take", seat=state.a, dice=faces)


def _spellbook(powers: tuple[str, str], boxes: Boxes) -> Spellbook:
    counts = {read_coat(letter): filled for letter, filled in boxes.items()}
    won = [[power.split().count(line.power.value) > 0 for line in LINES] for power in powers]
    first, second = (
        tuple(
            line.boxes if mine else counts.get(line.coat, (0, 0))[seat]
            for line, mine in zip(LINES, won[seat], strict=True)
        )
        for seat in (0, 1)
    )
    owners = tuple(0 if one else 1 if other else None for one, other in zip(*won, strict=True))
    return Spellbook((first, second), owners)


def after(state: Duel, moves: str) -> Duel:
    """The state after moves as they are typed, separated by commas, each through the safe door."""
    for text in moves.split(","):
        state = state.play(find_move(DUEL, state, text))
    return state


def texts(state: Duel, verb: str = "") -> list[str]:
    return [text for text in map(str, state.moves()) if text.startswith(verb)]


def drawn(state: Duel, seat: int) -> str:
    return picture(state.maps[seat])


def same(land: Map, expected: str) -> bool:
    return land == read_picture(expected)


def random_game(seed: int, settings: Mapping[str, str] | None = None) -> list[tuple[Duel, Move, Duel]]:
    """Every step of a game in which everybody plays any legal move: before, the move, after."""
    dice, state = Random(seed), start(DUEL.configure(settings or {}))
    steps = []
    while state.turn != OVER:
        move = deal(state, dice) if state.turn == CHANCE else dice.choice(state.moves())
        steps.append((state, move, state.play(move)))
        state = steps[-1][2]
    return steps
