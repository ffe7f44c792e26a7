"""How a game is set up on the command line: edition, variants, settings, and the dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated

import typer

from crownlands.game import AnyGame, Refused
from crownlands.rules import GAMES
from crownlands.rules.settings import YES_NO


def _all(names: Callable[[AnyGame], Iterable[str]]) -> str:
    """What the games offer, each once, for help."""
    return ", ".join(dict.fromkeys(name for game in GAMES.values() for name in names(game)))


EDITIONS = _all(lambda game: game.editions)
VARIANTS = _all(lambda game: (setting.name for setting in game.settings if setting.variant))
OTHERS = _all(lambda game: (setting.name for setting in game.settings if not setting.variant))

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(GAMES)}.")]
Edition = Annotated[
    str | None, typer.Option("--edition", metavar="NAME", help=f"The printed rulebook to follow: {EDITIONS}.")
]
Variants = Annotated[
    list[str] | None,
    typer.Option("--variant", metavar="NAME", help=f"A variant; may be repeated: {VARIANTS}."),
]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help=f"Any setting; may be repeated: {OTHERS}, and the variants."),
]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", help="The same seed deals the same game.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def gather(
    game: AnyGame, edition: str | None, variants: Sequence[str] | None, settings: Sequence[str] | None
) -> dict[str, str]:
    """The settings a command line asks for, as a game's `configure` takes them."""
    given = {name: "yes" for name in variants or () if _check_variant(game, name)}
    for text in settings or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused(f"“{text}” is not a setting; expected NAME=VALUE, such as {_example(game)}.")
        given[name.strip()] = value.strip()
    if edition is not None:
        given["edition"] = _check_edition(game, edition)
    return given


def _check_variant(game: AnyGame, name: str) -> bool:
    names = [setting.name for setting in game.settings if setting.variant]
    if name not in names:
        raise Refused(f"{game.title} has no variant “{name}”; expected one of {', '.join(names) or 'none'}.")
    return True


def _check_edition(game: AnyGame, name: str) -> str:
    if name not in game.editions:
        expected = f"one of {', '.join(game.editions)}" if game.editions else "no --edition, for there is only one"
        raise Refused(f"{game.title} has no edition “{name}”; expected {expected}.")
    return name


def _example(game: AnyGame) -> str:
    return next((f"{setting.name}=yes" for setting in game.settings if setting.values == YES_NO), "players=2")
