"""What is wrong with a lesson, for whoever writes one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import get_args

from crownlands.coach.lessons.lesson import Lesson, Step, matching, texts
from crownlands.game import AnyState
from crownlands.rules.book import GAMES, rules
from crownlands.rules.misfits import Misfit

MOST_SHOWN = 24
"""So many moves at most play themselves between two steps; where there are more, the lesson jumps."""
LONGEST = 260
"""Letters in what is said at once: one or two sentences."""
PUPIL = 0


def faults(lesson: Lesson) -> list[str]:
    """Every fault as a sentence; none, and the lesson can be given."""
    states = list(lesson.record.states())
    found = [*_of_order(lesson), *_of_words(lesson), *_of_rules(lesson)]
    for step in lesson.steps:
        if not 0 <= step.after < len(lesson.record.moves):
            found.append(f"{step.id}: the record has no move after {step.after} moves.")
        else:
            found += [f"{step.id}: {fault}" for fault in _of_step(lesson, step, states[step.after])]
    return found


def _of_order(lesson: Lesson) -> Iterator[str]:
    ids = [step.id for step in lesson.steps]
    if len(set(ids)) < len(ids):
        yield "Two steps have the same id."
    for before, after in pairwise(lesson.steps):
        between = after.after - before.after
        if between <= 0:
            yield f"{after.id}: it stands before {before.id}, so that nobody gets there."
        elif between > MOST_SHOWN and not after.jump:
            yield f"{after.id}: {between} moves after {before.id}; expected a jump."


def _of_step(lesson: Lesson, step: Step, state: AnyState) -> Iterator[str]:
    move, moves = str(lesson.record.moves[step.after]), texts(state)
    if state.turn != PUPIL:
        yield "it is not seat 1 that moves."
    if move not in step.right_moves(state):
        yield f"the record goes on with {move}, which is not among the right moves."
    for pattern in (*step.right, *(pattern for wrong in step.wrong for pattern in wrong.moves)):
        if not matching([pattern], moves):
            yield f"“{pattern}” matches no legal move."
    told = step.explained(state)
    for wrong, said in told:
        if not said:
            yield f"nothing is left for {wrong.rule} to explain."
    explained = {text for _, said in told for text in said}
    for text in moves:
        if text not in explained and text not in step.right_moves(state):
            yield f"nothing explains why {text} is not right."


def _of_words(lesson: Lesson) -> Iterator[str]:
    said = {"title": lesson.title, "end": lesson.end}
    said |= {f"misfits {kind}": why.say for kind, why in lesson.misfits.items()}
    for step in lesson.steps:
        said |= {f"{step.id} ask": step.ask, f"{step.id} done": step.done}
        said |= {f"{step.id} wrong {place}": wrong.say for place, wrong in enumerate(step.wrong, 1)}
    for where, text in said.items():
        if not text or text != text.strip():
            yield f"{where}: no words, or blanks around them."
        if len(text) > LONGEST:
            yield f"{where}: {len(text)} letters; expected {LONGEST} at most."


def _of_rules(lesson: Lesson) -> Iterator[str]:
    known = {rule.id for game in GAMES for rule in rules(game)}
    used = [*lesson.misfits.values(), *(wrong for step in lesson.steps for wrong in step.wrong)]
    for rule in sorted({why.rule for why in used} - known):
        yield f"There is no rule {rule}."
    for kind in get_args(Misfit):
        if kind not in lesson.misfits:
            yield f"Nothing is said of squares that are “{kind}”."
