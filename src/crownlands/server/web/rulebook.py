"""The book of rules and the building tiles, for reading."""

from __future__ import annotations

from typing_extensions import TypedDict

from crownlands.game import Refused
from crownlands.rules import GAMES
from crownlands.rules.book import Rule, editions, rules
from crownlands.rules.queendomino.view import CATALOGUE, BuildingView
from crownlands.server.house.snapshot import GameName, game_name
from crownlands.server.table.refusal import Refusal, because, no_game


class RuleShown(TypedDict):
    id: str
    section: str
    text: str


class RulesShown(TypedDict):
    """The rules of a game; `sentence` is what sets the edition apart."""

    game: GameName
    title: str
    edition: str | None
    language: str
    sentence: str
    rules: list[RuleShown]


class Buildings(TypedDict):
    buildings: list[BuildingView]


def show_rules(name: str, edition: str | None, language: str) -> RulesShown:
    """The book of a game, as an edition has it, in a language."""
    if name not in GAMES:
        raise no_game(name, GAMES)
    game = GAMES[name]
    edition = edition or next(iter(game.editions), None)
    if edition is not None and edition not in game.editions:
        raise Refusal(
            "refused",
            "There is no edition “{name}”; expected one of {editions}.",
            name=edition,
            editions=", ".join(game.editions),
        )
    return {
        "game": game_name(game),
        "title": game.title,
        "edition": edition,
        "language": language,
        "sentence": game.editions.get(edition or "", ""),
        "rules": [
            {"id": rule.id, "section": rule.section, "text": rule.text} for rule in _book(name, edition, language)
        ],
    }


def _book(game: str, edition: str | None, language: str) -> tuple[Rule, ...]:
    """As the edition has it, where the book tells the editions of the game apart."""
    try:
        return rules(game, edition if edition in editions(game) else None, language)
    except Refused as reason:
        raise because(reason) from None


def show_buildings() -> Buildings:
    """Queendomino's building tiles with everything printed on them."""
    return {"buildings": list(CATALOGUE.values())}
