"""The numbered rules of every game, read from the one file that says them."""

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


@dataclass(frozen=True, slots=True)
class Rule:
    """One behaviour a test can show; `editions` holds a text for each edition where they differ."""

    id: str
    game: str
    section: str
    text: str
    editions: Mapping[str, str] = field(hash=False)


def rules(game: str, edition: str | None = None) -> tuple[Rule, ...]:
    """The rules of a game in the order of the book; with an edition, as that edition has them."""
    _expect(game, GAMES, "game")
    chosen = tuple(rule for rule in _book() if rule.game == game)
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
def _book() -> tuple[Rule, ...]:
    text = files(__package__).joinpath("rules.toml").read_text(encoding="utf-8")
    return tuple(_rule(entry) for entry in tomllib.loads(text)["rule"])


def _rule(entry: dict[str, Any]) -> Rule:
    differing = MappingProxyType(entry.get("editions", {}))
    return Rule(entry["id"], entry["game"], entry["section"], entry["text"], differing)


def _expect(name: str, known: tuple[str, ...], what: str) -> None:
    if name not in known:
        expected = f"one of {', '.join(known)}" if known else "no name here"
        raise Refused(f"There is no {what} “{name}”; expected {expected}.")
