"""The lessons that ship: `NAME.toml` holds one with its English words, `NAME.de.toml` the same words in German."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from crownlands.coach.lessons.lesson import Lesson
from crownlands.coach.lessons.reading import read_lesson
from crownlands.game import Refused
from crownlands.rules.book import GAMES, LANGUAGES, ORIGINAL

ENDING = ".toml"


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
