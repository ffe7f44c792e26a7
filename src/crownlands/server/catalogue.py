"""What can be played here: the games with their settings, the bots, and the book of rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from crownlands.bots import KINDS
from crownlands.game import AnyGame, Options, Refused
from crownlands.kingdom.cells import NAMES
from crownlands.rules import GAMES, SCORERS
from crownlands.rules.book import Rule, editions, rules
from crownlands.rules.queendomino.view import CATALOGUE
from crownlands.rules.view import sheet_view
from crownlands.server.refusal import Refusal, because, told
from crownlands.server.seating import bots_for, game_and_options
from crownlands.server.show import seat_colours


def show_catalogue() -> dict[str, Any]:
    chosen = {bot: [game.name for game in GAMES.values() if bot in bots_for(game)] for bot in KINDS}
    return {
        "games": [show_game(game) for game in GAMES.values()],
        "bots": [
            {"name": bot, "text": KINDS[bot].text, "games": games, "level": KINDS[bot].level}
            for bot, games in chosen.items()
            if games
        ],
    }


def show_game(game: AnyGame) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "version": game.version,
        "editions": dict(game.editions),
        "settings": [
            {"name": setting.name, "values": list(setting.values), "text": setting.text, "variant": setting.variant}
            for setting in game.settings
        ],
        "colours": list(game.colours),
        "players": players(game),
    }


def players(game: AnyGame) -> list[int]:
    """How many may play: the values of the setting, or the one number of a game that has no such setting."""
    values = next((setting.values for setting in game.settings if setting.name == "players"), ())
    return [int(value) for value in values] or [game.configure({}).players]


def check(name: str, settings: Mapping[str, str]) -> dict[str, Any]:
    """The settings in their shortest form, and what follows from them."""
    game, options = game_and_options(name, settings)
    return {
        "game": game.name,
        "settings": options.settings(),
        "players": options.players,
        "teams": [list(team) for team in game.start(options).teams],
        "colours": list(seat_colours(game, options)),
        "palette": palette(game, settings, seat_colours(game, options)),
        "choices": {
            setting.name: [_choice(game, options, settings, setting.name, value) for value in setting.values]
            for setting in game.settings
            if setting.values
        },
    }


def palette(game: AnyGame, settings: Mapping[str, str], worn: Sequence[str]) -> list[str]:
    """The colours the seats may wear, in the game's order: those worn, and those the first seat could change to."""
    return [colour for colour in game.colours if colour in worn or _fits(game, settings, (colour, *worn[1:]))]


def _fits(game: AnyGame, settings: Mapping[str, str], colours: Sequence[str]) -> bool:
    try:
        game.configure({**settings, "colours": ",".join(colours)})
    except Refused:
        return False
    return True


def _choice(game: AnyGame, now: Options, settings: Mapping[str, str], name: str, value: str) -> dict[str, Any]:
    """What would become of the settings with one of them changed: nothing, something else, or a refusal."""
    try:
        changed = game.configure({**settings, name: value})
    except Refused as reason:
        return {"value": value, "chosen": False, "why": told(reason.sentence)}
    return {"value": value, "chosen": changed == now, "why": None}


def show_rules(name: str, edition: str | None, language: str) -> dict[str, Any]:
    """The book of a game, as an edition has it, in a language."""
    if name not in GAMES:
        raise Refusal(
            "unknown", "There is no game “{name}”; expected one of {games}.", name=name, games=", ".join(GAMES)
        )
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
        "game": game.name,
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


def show_buildings() -> dict[str, Any]:
    """Queendomino's building tiles with everything printed on them."""
    return {"buildings": list(CATALOGUE.values())}


def score(name: str, text: str, settings: Mapping[str, str]) -> dict[str, Any]:
    """A kingdom drawn as text, scored."""
    if name not in SCORERS:
        raise Refusal(
            "unknown", "There is no game “{name}”; expected one of {games}.", name=name, games=", ".join(SCORERS)
        )
    try:
        sheet, territories, warnings = SCORERS[name](text, settings)
    except Refused as reason:
        raise because(reason) from None
    return {
        "sheet": sheet_view(sheet),
        "territories": [
            {
                "terrain": str(territory.terrain),
                "cells": [NAMES[cell] for cell in sorted(territory.cells)],
                "crowns": territory.crowns,
                "points": territory.points,
            }
            for territory in territories
        ],
        "warnings": [told(warning) for warning in warnings],
    }
