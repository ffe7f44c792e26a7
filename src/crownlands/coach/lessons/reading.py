"""A lesson from the text of its file, and its words in another language from that of a second."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, cast

from crownlands.coach.lessons.lesson import Explained, Lesson, Step, Wrong
from crownlands.game import Refused
from crownlands.records import read_record
from crownlands.rules.book import ORIGINAL
from crownlands.rules.misfits import Misfit

Words = Mapping[str, Any]


def read_lesson(name: str, text: str, language: str = ORIGINAL, words: str | None = None) -> Lesson:
    """A lesson with the English words of its file, or with those of another file in their place."""
    try:
        told = tomllib.loads(text)
        return _lesson(name, language, told, _in_english(told) if words is None else tomllib.loads(words))
    except KeyError as missing:
        raise _unreadable(name, language, f"{missing} is missing") from None
    except (tomllib.TOMLDecodeError, TypeError, AttributeError) as why:
        raise _unreadable(name, language, str(why)) from None


def _unreadable(name: str, language: str, why: str) -> Refused:
    return Refused("The lesson {name} ({language}) cannot be read: {why}.", name=name, language=language, why=why)


def _in_english(told: Words) -> Words:
    """The words of the file itself, in the form translations have."""
    steps = {step["id"]: {**step, "wrong": [wrong["say"] for wrong in step.get("wrong", [])]} for step in told["step"]}
    misfits = {kind: why["say"] for kind, why in told["misfits"].items()}
    return {"title": told["title"], "end": told["end"], "misfits": misfits, "steps": steps}


def _lesson(name: str, language: str, told: Words, said: Words) -> Lesson:
    return Lesson(
        name=name,
        language=language,
        title=said["title"],
        end=said["end"],
        record=read_record(told["record"]),
        steps=tuple(_step(step, said["steps"][step["id"]]) for step in told["step"]),
        misfits={
            cast("Misfit", kind): Explained(why["rule"], said["misfits"][kind]) for kind, why in told["misfits"].items()
        },
    )


def _step(told: Words, said: Words) -> Step:
    return Step(
        id=told["id"],
        after=told["after"],
        teaches=tuple(told["teaches"]),
        ask=said["ask"],
        done=said["done"],
        right=tuple(told["right"]),
        wrong=_wrongs(told, said),
        jump=told.get("jump", False),
    )


def _wrongs(told: Words, said: Words) -> tuple[Wrong, ...]:
    wrongs, sentences = told.get("wrong", []), said.get("wrong", [])
    if len(wrongs) != len(sentences):
        raise Refused(
            "Step {id}: {said} sentences for {wrong} kinds of wrong moves.",
            id=told["id"],
            said=len(sentences),
            wrong=len(wrongs),
        )
    explained = zip(wrongs, sentences, strict=True)
    return tuple(Wrong(wrong["rule"], sentence, tuple(wrong["moves"])) for wrong, sentence in explained)
