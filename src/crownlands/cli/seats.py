"""Who sits where: people at the keyboard and bots, from `--players`, `--names` or the names in a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from crownlands.bots import Bot, make_bot
from crownlands.game import AnyGame, Refused

PERSON = "you"


@dataclass(frozen=True)
class Chair:
    """A seat at the table: its name, and its bot unless a person sits there."""

    name: str
    bot: Bot | None


def read_players(text: str) -> list[str]:
    players = [word.strip() for word in text.split(",")]
    if not all(players):
        raise Refused(f"“{text}” does not name the players; expected words such as you,greedy or you:Anna,you:Bo.")
    return players


def is_person(player: str) -> bool:
    return player == PERSON or player.startswith(f"{PERSON}:")


def own_names(players: Sequence[str]) -> list[str]:
    """The names the players have by themselves; one that occurs twice gets a number: greedy 1, greedy 2."""
    names = [_own_name(player) for player in players]
    return [
        f"{name} {names[: place + 1].count(name)}" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]


def seat_players(players: Sequence[str], names: Sequence[str], game: AnyGame, dice: Random) -> tuple[Chair, ...]:
    """Chairs from the words of `--players`, under these names."""
    if len(players) != len(names):
        raise Refused(f"{len(players)} players were named for {len(names)} seats; expected one for each.")
    bots = [None if is_person(player) else make_bot(player, game, dice) for player in players]
    return tuple(Chair(name, bot) for name, bot in zip(names, bots, strict=True))


def seat_names(names: Sequence[str], game: AnyGame, dice: Random) -> tuple[Chair, ...]:
    """Chairs from the names of a record: a name that is a bot's is that bot, everybody else is at the keyboard."""
    return tuple(Chair(name, _bot_called(name, game, dice)) for name in names)


def _bot_called(name: str, game: AnyGame, dice: Random) -> Bot | None:
    word, _, number = name.rpartition(" ")
    try:
        return make_bot(word if word and number.isdigit() else name, game, dice)
    except Refused:
        return None


def _own_name(player: str) -> str:
    if not is_person(player):
        return player
    _, colon, name = player.partition(":")
    if colon and not name.strip():
        raise Refused(f"“{player}” lacks a name; expected such as {PERSON}:Anna.")
    return name.strip() or PERSON


def read_names(text: str, players: int) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if len(names) != players or not all(names) or len(set(names)) != players:
        raise Refused(f"“{text}” does not name {players} players; expected {players} different names, such as Anna,Bo.")
    return names
