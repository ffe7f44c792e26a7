"""Every sentence a player in the browser may be told has its words in every language of the page."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "crownlands"
WORDS = ROOT / "web" / "src" / "words" / "i18n" / "refusals"
LANGUAGES = ("de", "hu", "da", "es")

SAYERS = {"Refused": 0, "say": 0, "Refusal": 1}
"""Who makes sentences, and which argument is the template."""

ROOMS = ("sentence.py", "game.py", "kingdom", "rules", "records", "coach", "server")
"""The server knows bots by their names alone, so no bot string of a player is ever read in the room of bots."""

PASSED_ON = {
    "game.py": "Refused makes its sentence of the template it is given",
    "server/table/refusal.py": "so does Refusal, and `because` hands a sentence on",
}
NEVER_SHOWN = {
    "coach/lessons/reading.py": "the lessons that ship can be read; those of others are read from Python",
    "coach/puzzles/files.py": "files are opened on the command line only",
    "coach/puzzles/puzzle.py": "a file is read on the command line only",
    "coach/values.py": "asked from Python only; the server asks about positions it has checked",
    "records/files.py": "files are opened on the command line only",
    **{
        f"records/position/{part}.py": "positions are set up from Python only"
        for part in ("__init__", "draft", "duel", "fields", "queendomino")
    },
    "rules/book.py": "a page asks for the games, editions and languages it lists, and no others",
    "server/ops/admin.py": "the host's own commands",
    "server/ops/examine.py": "the host's own command",
    "server/ops/run.py": "said before the server answers anybody",
    "server/ops/settings.py": "said before the server answers anybody",
    "server/web/static.py": "files are fetched by the browser itself",
    "server/telling/guard.py": "said before the server answers anybody",
    "server/storage/backup.py": "the host's own command",
    "server/storage/lockfile.py": "said before the server answers anybody",
    "server/storage/engine.py": "said before the server answers anybody",
    "server/storage/migrate.py": "said before the server answers anybody",
    "server/storage/store.py": "opening the database; a missing table is told as the house tells it",
}

PLACE = re.compile(r"\{(\w+)(?:\|[^|}]*\|[^}]*)?\}")
ENTRY = re.compile(r'^ +("(?:[^"\\]|\\.)*"):\s+("(?:[^"\\]|\\.)*"),$', re.MULTILINE)


class Said(NamedTuple):
    where: str
    template: str | None
    """None where the sentence is put together first, so that nobody could translate it."""
    values: frozenset[str]


def sentences() -> Iterator[Said]:
    for room in ROOMS:
        for path in sorted((SOURCE / room).rglob("*.py")) if (SOURCE / room).is_dir() else [SOURCE / room]:
            name = path.relative_to(SOURCE).as_posix()
            if name not in NEVER_SHOWN:
                yield from said_in(name, path.read_text(encoding="utf-8"))


def said_in(name: str, source: str) -> Iterator[Said]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYERS:
            template = node.args[SAYERS[node.func.id]]
            text = template.value if isinstance(template, ast.Constant) else None
            if name in PASSED_ON and ast.unparse(template).endswith("template"):
                continue
            assert text is None or isinstance(text, str)
            yield Said(f"{name}:{node.lineno}", text, frozenset(keyword.arg or "**" for keyword in node.keywords))


def places(template: str) -> set[str]:
    return {place[1] for place in PLACE.finditer(template)}


def words(language: str) -> dict[str, str]:
    text = (WORDS / f"{language}.ts").read_text(encoding="utf-8")
    entries = [(json.loads(key), json.loads(value)) for key, value in ENTRY.findall(text)]
    assert len(entries) == len(dict(entries)) == sum(line.endswith(":") for line in text.splitlines())
    return dict(entries)


def test_every_sentence_is_a_template_with_its_values() -> None:
    told = list(sentences())
    assert len(told) > 100
    assert [said.where for said in told if said.template is None] == []
    assert [said.where for said in told if said.template and places(said.template) != said.values] == []


@pytest.mark.parametrize(
    ("source", "template"),
    [
        ('Refused(f"Line {line}.")', None),
        ('Refusal("refused", "Line {line}.", line=line)', "Line {line}."),
        ('say("a" if x else "b")', None),
        ('Refused("Line %d." % line)', None),
    ],
)
def test_only_a_template_counts_as_one(source: str, template: str | None) -> None:
    assert [said.template for said in said_in("game.py", source)] == [template]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_its_words(language: str) -> None:
    templates = {said.template for said in sentences()}
    translated = words(language)
    assert sorted(str(template) for template in templates - translated.keys()) == [], "not translated"
    assert sorted(translated.keys() - templates) == [], "said by nobody"
    for template, text in translated.items():
        assert places(text) == places(template), text


def test_what_is_never_shown_is_there() -> None:
    assert [name for name in (*NEVER_SHOWN, *PASSED_ON) if not (SOURCE / name).is_file()] == []
