"""A translation of the book says every rule, nothing else, and no other figure, id or name of a setting."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from crownlands.rules.book import GAMES, LANGUAGES, ORIGINAL, Rule, rules

TRANSLATIONS = [language for language in LANGUAGES if language != ORIGINAL]
ID = re.compile(r"\b[KQD]-[A-Z]\d+")
FIGURE = re.compile(r"\d+|[×+]")
TYPED = re.compile(r"`[^`]+`")

pytestmark = pytest.mark.parametrize("language", TRANSLATIONS)


def original() -> list[Rule]:
    return [rule for game in GAMES for rule in rules(game)]


def words(language: str) -> dict[str, Any]:
    text = files("crownlands.rules").joinpath(f"languages/{language}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def pairs(language: str) -> Iterator[tuple[str, str, str]]:
    """Every text of the book with its translation."""
    said = {rule.id: rule for game in GAMES for rule in rules(game, language=language)}
    for rule in original():
        yield rule.id, rule.text, said[rule.id].text
        for edition, text in rule.editions.items():
            yield f"{rule.id} {edition}", text, said[rule.id].editions[edition]


def figures(text: str) -> Counter[str]:
    return Counter(FIGURE.findall(ID.sub("", text)))


def test_a_translation_says_every_rule_and_nothing_else(language: str) -> None:
    translated = words(language)
    assert set(translated) == {"sections", "rules"}
    assert set(translated["sections"]) == {rule.section for rule in original()}
    assert set(translated["rules"]) == {rule.id for rule in original()}
    for rule in original():
        said = translated["rules"][rule.id]
        assert set(said) == ({"text", "editions"} if rule.editions else {"text"}), rule.id
        assert set(said.get("editions", {})) == set(rule.editions), rule.id


def test_a_translation_is_no_copy(language: str) -> None:
    assert [name for name, text, said in pairs(language) if said == text] == []
    assert [title for title, said in words(language)["sections"].items() if said == title] == []


def test_a_translation_names_the_same_rules(language: str) -> None:
    assert [name for name, text, said in pairs(language) if set(ID.findall(said)) != set(ID.findall(text))] == []


def test_a_translation_changes_no_figure(language: str) -> None:
    assert [name for name, text, said in pairs(language) if figures(said) != figures(text)] == []


def test_a_translation_changes_nothing_that_is_typed(language: str) -> None:
    assert [
        name for name, text, said in pairs(language) if Counter(TYPED.findall(said)) != Counter(TYPED.findall(text))
    ] == []


def test_a_translation_is_said_in_full(language: str) -> None:
    """It ends as the original does, and what stands in brackets there stands in brackets here."""
    for name, text, said in pairs(language):
        assert said == said.strip(), name
        assert said.count("(") == said.count(")") == text.count("("), name
        assert (said[-1] in ".)") == (text[-1] in ".)"), name
