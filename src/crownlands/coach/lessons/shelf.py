"""The lessons that ship: `NAME.toml` holds one with its English words, `NAME.de.toml` the same words in German."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, cast

from crownlands.coach.lessons.lesson import Explained, Lesson, Step, Wrong
from crownlands.game import Refused
from crownlands.records import read_record
from crownlands.rules.book import GAMES, LANGUAGES, ORIGINAL
from crownlands.rules.misfits import Misfit

ENDING = ".toml"
Words = Mapping[str, Any]


@cache
def lesson_names() -> tuple[str, ...]:
    """Those that lead through a first game in the order of the games, then all others by name."""
    stems = {file.name.removesuffix(ENDING) for file in files(__package__).iterdir() if file.name.endswith(ENDING)}
    names = sorted(stem for stem in stems if "." not in stem)
    return tuple(sorted(names, key=lambda name: GAMES.index(name) if name in GAMES else len(GAMES)))


@cache
def lesson(name: str, language: str = ORIGINAL) -> Lesson:
    """A lesson by its name, in one of the languages."""
    if name not in lesson_names():
        raise Refused(
            "There is no lesson “{name}”; expected one of {names}.", name=name, names=", ".join(lesson_names())
        )
    if language not in LANGUAGES:
        raise Refused(
            "There is no language “{name}”; expected one of {names}.", name=language, names=", ".join(LANGUAGES)
        )
    words = None if language == ORIGINAL else _text(f"{name}.{language}")
    return read_lesson(name, _text(name), language, words)


def _text(stem: str) -> str:
    return files(__package__).joinpath(stem + ENDING).read_text(encoding="utf-8")


def read_lesson(name: str, text: str, language: str = ORIGINAL, words: str | None = None) -> Lesson:
    """A lesson from the text of its file and, where it is not read in English, that of the words in its language."""
    told = tomllib.loads(text)
    said = told if words is None else tomllib.loads(words)
    steps = {step["id"]: step for step in told["step"]} if words is None else said["steps"]
    return Lesson(
        name=name,
        language=language,
        title=said["title"],
        end=said["end"],
        record=read_record(told["record"]),
        steps=tuple(_step(step, steps[step["id"]]) for step in told["step"]),
        misfits={
            cast("Misfit", kind): Explained(why["rule"], why["say"] if words is None else said["misfits"][kind])
            for kind, why in told["misfits"].items()
        },
    )


def _step(told: Words, said: Words) -> Step:
    wrongs = told.get("wrong", [])
    sentences = [wrong if isinstance(wrong, str) else wrong["say"] for wrong in said.get("wrong", [])]
    return Step(
        id=told["id"],
        after=told["after"],
        teaches=tuple(told["teaches"]),
        ask=said["ask"],
        done=said["done"],
        right=tuple(told["right"]),
        wrong=tuple(
            Wrong(wrong["rule"], sentence, tuple(wrong["moves"]))
            for wrong, sentence in zip(wrongs, sentences, strict=True)
        ),
        jump=told.get("jump", False),
    )
