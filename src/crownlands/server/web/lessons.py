"""Lessons for the page: every step with its position as a table shows it, so that nothing else is needed."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any

import orjson
from typing_extensions import TypedDict

from crownlands.coach.lessons import Explained, Lesson, Step, lesson, lesson_names
from crownlands.game import CHANCE, AnyState, Refused
from crownlands.rules.misfits import misfits
from crownlands.server.house.snapshot import GameName, TableState, game_name, to_json
from crownlands.server.house.study import study_state
from crownlands.server.table.refusal import Refusal, because

PUPIL = 0


class LessonListed(TypedDict):
    """A lesson there is."""

    name: str
    game: GameName
    title: str
    steps: int


class Lessons(TypedDict):
    lessons: list[LessonListed]


class WrongShown(TypedDict):
    """Why some legal moves, or squares on which nothing can be placed, are not what is asked for."""

    rule: str
    say: str
    moves: list[str]
    cells: list[str]


class StepShown(TypedDict):
    """A step: its position, what is asked and which moves are right, of which `move` is the one played; then the
    positions up to the next step. With `jump` the game went on unseen before it."""

    id: str
    ask: str
    done: str
    right: list[str]
    move: str
    wrong: list[WrongShown]
    jump: bool
    state: TableState
    then: list[TableState]


class LessonShown(TypedDict):
    """A whole lesson in one language."""

    name: str
    game: GameName
    language: str
    title: str
    end: str
    steps: list[StepShown]


def list_lessons(language: str) -> Lessons:
    """The lessons there are, with their titles in a language."""
    return {"lessons": [_listed(_found(name, language)) for name in lesson_names()]}


def _found(name: str, language: str) -> Lesson:
    if name not in lesson_names():
        names = ", ".join(lesson_names())
        raise Refusal("unknown", "There is no lesson “{name}”; expected one of {names}.", name=name, names=names)
    try:
        return lesson(name, language)
    except Refused as reason:
        raise because(reason) from None


def _listed(told: Lesson) -> LessonListed:
    return {
        "name": told.name,
        "game": game_name(told.record.game),
        "title": told.title,
        "steps": len(told.steps),
    }


def show_lesson(name: str, language: str) -> str:
    """A `LessonShown` as JSON. Slow the first time, so call this off the event loop."""
    told = _found(name, language)
    states = list(told.record.states())
    shown: dict[str, Any] = {
        "name": told.name,
        "game": told.game,
        "language": told.language,
        "title": told.title,
        "end": told.end,
        "steps": [_step(told, place, states) for place in range(len(told.steps))],
    }
    return to_json(shown)


def _step(told: Lesson, place: int, states: list[AnyState]) -> dict[str, Any]:
    step = told.steps[place]
    return {
        "id": step.id,
        "ask": step.ask,
        "done": step.done,
        "right": step.right_moves(states[step.after]),
        "move": str(told.record.moves[step.after]),
        "wrong": [*_wrongs(step, states[step.after]), *_misfits(told, states[step.after])],
        "jump": step.jump,
        "state": _state(told.name, step.after),
        "then": [_state(told.name, number) for number in _between(told, place, states)],
    }


def _between(told: Lesson, place: int, states: list[AnyState]) -> list[int]:
    """The positions worth a look before the next step: after the move, and whenever chance has done its part."""
    first, last = told.steps[place].after + 1, told.next_after(place)
    following = told.steps[place + 1] if place + 1 < len(told.steps) else None
    numbers = [n for n in range(first, last + 1) if n == first or states[n].turn != CHANCE]
    return [n for n in numbers if following is None or n != following.after]


@cache
def _state(name: str, number: int) -> orjson.Fragment:
    """The same in every language, and made once: the log of a late position is long."""
    return orjson.Fragment(study_state(lesson(name).record, number, seats=[PUPIL]))


def _wrongs(step: Step, state: AnyState) -> list[WrongShown]:
    return [_wrong(wrong, moves, []) for wrong, moves in step.explained(state)]


def _misfits(told: Lesson, state: AnyState) -> list[WrongShown]:
    cells = defaultdict(list)
    for cell, kind in misfits(state).items():
        cells[kind].append(cell)
    return [_wrong(told.misfits[kind], [], found) for kind, found in cells.items()]


def _wrong(why: Explained, moves: list[str], cells: list[str]) -> WrongShown:
    return {"rule": why.rule, "say": why.say, "moves": moves, "cells": cells}
