"""`python -m tests.languages fr`: what is missing in a language, file by file. Ends with code 1 if anything is."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tests.test_translations import WORDS, sentences, words

from crownlands.coach.lessons import lesson_names
from crownlands.rules.book import LANGUAGES
from crownlands.server.telling.words import WORDS as LETTERS

ROOT = Path(__file__).parents[1]
PAGE = WORDS.parent
RULES = ROOT / "src" / "crownlands" / "rules"
LESSONS = ROOT / "src" / "crownlands" / "coach" / "lessons"
KEY = re.compile(r"^ +'([\w.-]+)':", re.MULTILINE)


def missing(language: str) -> Iterator[str]:
    """Every file, word and rule that the language lacks, as a line."""
    for english in sorted(PAGE.rglob("en.ts")):
        yield from lacking(english.with_name(f"{language}.ts"), set(KEY.findall(english.read_text("utf-8"))))
    refusals = WORDS / f"{language}.ts"
    said = {each.template for each in sentences() if each.template}
    yield from missing_of(refusals, said - (words(language).keys() if refusals.is_file() else set()))
    rules = RULES / "languages" / f"{language}.toml"
    book = tomllib.loads((RULES / "rules.toml").read_text("utf-8"))
    known = tomllib.loads(rules.read_text("utf-8"))["rules"] if rules.is_file() else {}
    yield from missing_of(rules, {rule["id"] for rule in book["rule"]} - known.keys())
    here = {file.name for file in LESSONS.iterdir()}
    yield from missing_of(LESSONS, {f"{name}.{language}.toml" for name in lesson_names()} - here)
    if language not in LANGUAGES:
        yield f"src/crownlands/rules/book.py: LANGUAGES lacks {language!r}"
    if language not in LETTERS:
        yield f"src/crownlands/server/telling/words.py: WORDS lacks {language!r}"


def lacking(file: Path, wanted: set[str]) -> Iterator[str]:
    """The names a file of the page lacks."""
    return missing_of(file, wanted - set(KEY.findall(file.read_text("utf-8"))) if file.is_file() else wanted)


def missing_of(file: Path, names: set[str]) -> Iterator[str]:
    where = file.relative_to(ROOT).as_posix()
    return (f"{where}: {name}" for name in sorted(names))


def main() -> int:
    if len(sys.argv) != 2 or not re.fullmatch(r"[a-z]{2}", sys.argv[1]):
        print("Name a language by its two letters, such as: python -m tests.languages fr", file=sys.stderr)
        return 2
    lines = list(missing(sys.argv[1]))
    print("\n".join(lines) or "Nothing is missing.")
    return 1 if lines else 0


if __name__ == "__main__":
    raise SystemExit(main())
