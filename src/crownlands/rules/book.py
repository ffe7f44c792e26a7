"""The numbered rules of every game, read from the one file that says them and from its translations."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from crownlands.game import Refused

GAMES = ("kingdomino", "queendomino", "duel")
ORIGINAL = "en"
LANGUAGES = (ORIGINAL, "de", "hu", "da", "es")


@dataclass(frozen=True, slots=True)
class Rule:
    """One behaviour a test can show; `editions` holds a text for each edition where they differ."""

    id: str
    game: str
    section: str
    text: str
    editions: Mapping[str, str] = field(hash=False)


def rules(game: str, edition: str | None = None, language: str = ORIGINAL) -> tuple[Rule, ...]:
    """The rules of a game in the order of the book; with an edition, as that edition has them."""
    _expect(game, GAMES, "game")
    _expect(language, LANGUAGES, "language")
    chosen = tuple(rule for rule in _book(language) if rule.game == game)
    if edition is None:
        return chosen
    _expect(edition, editions(game), f"edition of {game}")
    return tuple(_as_printed(rule, edition) for rule in chosen)


def editions(game: str) -> tuple[str, ...]:
    """The editions in which the rules of a game differ, in the order of the book."""
    return tuple(dict.fromkeys(name for rule in rules(game) for name in rule.editions))


def _as_printed(rule: Rule, edition: str) -> Rule:
    if edition not in rule.editions:
        return rule
    return replace(rule, text=f"{rule.text}: {rule.editions[edition]}")


@cache
def _book(language: str) -> tuple[Rule, ...]:
    original = tuple(_rule(entry) for entry in _read("rules.toml")["rule"])
    if language == ORIGINAL:
        return original
    words = _read(f"languages/{language}.toml")
    return tuple(_translated(rule, words) for rule in original)


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(name).read_text(encoding="utf-8"))


def _rule(entry: dict[str, Any]) -> Rule:
    return Rule(entry["id"], entry["game"], entry["section"], entry["text"], _editions(entry))


def _translated(rule: Rule, words: dict[str, Any]) -> Rule:
    said = words["rules"][rule.id]
    return replace(rule, section=words["sections"][rule.section], text=said["text"], editions=_editions(said))


def _editions(entry: dict[str, Any]) -> Mapping[str, str]:
    return MappingProxyType(entry.get("editions", {}))


def _expect(name: str, known: tuple[str, ...], what: str) -> None:
    if name not in known:
        expected = f"one of {', '.join(known)}" if known else "no name here"
        raise Refused(f"There is no {what} “{name}”; expected {expected}.")
