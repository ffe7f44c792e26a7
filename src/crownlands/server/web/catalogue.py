"""What can be played here: the games with their settings and what goes with what, and the bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from typing_extensions import TypedDict

from crownlands.bots import KINDS
from crownlands.game import AnyGame, Options, Refused
from crownlands.rules import GAMES
from crownlands.rules.view import Colour
from crownlands.server.house.snapshot import GameName, game_name, seat_colours
from crownlands.server.table.refusal import Told, told
from crownlands.server.table.seating import bots_for, game_and_options


class SettingShown(TypedDict):
    """A setting; one without values takes free text."""

    name: str
    values: list[str]
    text: str
    variant: bool


class GameShown(TypedDict):
    name: GameName
    title: str
    version: int
    editions: dict[str, str]
    settings: list[SettingShown]
    colours: list[Colour]
    players: list[int]


class BotShown(TypedDict):
    """A bot; those with `level` are meant for people to choose from."""

    name: str
    text: str
    games: list[GameName]
    level: bool


class Catalogue(TypedDict):
    games: list[GameShown]
    bots: list[BotShown]


class Choice(TypedDict):
    """A value of a setting: whether it holds now, and why it cannot go with the others if it cannot."""

    value: str
    chosen: bool
    why: Told | None


class Checked(TypedDict):
    """Settings in their shortest form, and what follows from them."""

    game: GameName
    settings: dict[str, str]
    players: int
    teams: list[list[int]]
    colours: list[Colour]
    palette: list[Colour]
    choices: dict[str, list[Choice]]


def show_catalogue() -> Catalogue:
    chosen = {bot: [game_name(game) for game in GAMES.values() if bot in bots_for(game)] for bot in KINDS}
    return {
        "games": [show_game(game) for game in GAMES.values()],
        "bots": [
            {"name": bot, "text": KINDS[bot].text, "games": games, "level": KINDS[bot].level}
            for bot, games in chosen.items()
            if games
        ],
    }


def show_game(game: AnyGame) -> GameShown:
    return {
        "name": game_name(game),
        "title": game.title,
        "version": game.version,
        "editions": dict(game.editions),
        "settings": [
            {"name": setting.name, "values": list(setting.values), "text": setting.text, "variant": setting.variant}
            for setting in game.settings
        ],
        "colours": list(colours_of(game)),
        "players": players(game),
    }


def colours_of(game: AnyGame) -> tuple[Colour, ...]:
    return cast("tuple[Colour, ...]", game.colours)


def players(game: AnyGame) -> list[int]:
    """How many may play: the values of the setting, or the one number of a game that has no such setting."""
    values = next((setting.values for setting in game.settings if setting.name == "players"), ())
    return [int(value) for value in values] or [game.configure({}).players]


def check(name: str, settings: Mapping[str, str]) -> Checked:
    """The settings in their shortest form, and what follows from them."""
    game, options = game_and_options(name, settings)
    return {
        "game": game_name(game),
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


def palette(game: AnyGame, settings: Mapping[str, str], worn: Sequence[Colour]) -> list[Colour]:
    """The colours the seats may wear, in the game's order: those worn, and those the first seat could change to."""
    return [colour for colour in colours_of(game) if colour in worn or _fits(game, settings, (colour, *worn[1:]))]


def _fits(game: AnyGame, settings: Mapping[str, str], colours: Sequence[str]) -> bool:
    try:
        game.configure({**settings, "colours": ",".join(colours)})
    except Refused:
        return False
    return True


def _choice(game: AnyGame, now: Options, settings: Mapping[str, str], name: str, value: str) -> Choice:
    """What would become of the settings with one of them changed: nothing, something else, or a refusal."""
    try:
        changed = game.configure({**settings, name: value})
    except Refused as reason:
        return {"value": value, "chosen": False, "why": told(reason.sentence)}
    return {"value": value, "chosen": changed == now, "why": None}
