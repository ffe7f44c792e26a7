"""Who sits where: people at the keyboard and bots, from `--players`, `--names` or the names in a record."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from crownlands.bots import KINDS, Bot, make_bot, read_spec
from crownlands.game import AnyGame, Refused

PERSON = "you"
BOT_SETTING = re.compile(r"\w+=.+|[\d.]+s|\d+p")


@dataclass(frozen=True)
class Chair:
    """A seat at the table: its name, and its bot unless a person sits there."""

    name: str
    bot: Bot | None


def read_players(text: str, example: str = "you,greedy or you:Anna,you:Bo") -> list[str]:
    """The players, separated by commas; a bot's own settings have commas between them too: `mcts:2s,c=0.6`."""
    players: list[str] = []
    for word in (word.strip() for word in text.split(",")):
        if players and BOT_SETTING.fullmatch(word) and ":" in players[-1]:
            players[-1] += f",{word}"
        else:
            players.append(word)
    if not all(players):
        raise Refused(f"“{text}” leaves a player without a name; expected words such as {example}.")
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


def check_people(players: Sequence[str], names: Sequence[str]) -> None:
    """A person's name is not a bot's, for the names in a record say who is who."""
    for player, name in zip(players, names, strict=True):
        if is_person(player) and _names_bot(name):
            raise Refused(f"“{name}” is the name of a bot; choose another for a person.")


def seat_players(players: Sequence[str], names: Sequence[str], game: AnyGame, dice: Random) -> tuple[Chair, ...]:
    """Chairs from the words of `--players`, under these names."""
    if len(players) != len(names):
        raise Refused(f"{len(players)} players were given for {len(names)} seats; give one for each.")
    bots = [None if is_person(player) else make_bot(player, game, dice) for player in players]
    return tuple(Chair(name, bot) for name, bot in zip(names, bots, strict=True))


def seat_names(names: Sequence[str], game: AnyGame, dice: Random) -> tuple[Chair, ...]:
    """Chairs from the names of a record: a name that is a bot's is that bot, everybody else is at the keyboard."""
    return tuple(Chair(name, _bot_called(name, game, dice) if _names_bot(name) else None) for name in names)


def _names_bot(name: str) -> bool:
    start = name.partition(":")[0].rstrip("0123456789").strip()
    return start in KINDS or start.endswith(".py")


def _bot_called(name: str, game: AnyGame, dice: Random) -> Bot:
    """A bot from a file is not started because a record says so."""
    word, _, number = name.rpartition(" ")
    text = word if word and number.isdigit() else name
    if read_spec(text).from_file:
        raise Refused(f"“{text}” in the record is a bot from a file; say who plays with --players.")
    return make_bot(text, game, dice)


def _own_name(player: str) -> str:
    if not is_person(player):
        return player
    _, colon, name = player.partition(":")
    if colon and not name.strip():
        raise Refused(f"“{player}” has no name after the colon; expected something like {PERSON}:Anna.")
    return name.strip() or PERSON


def read_names(text: str, players: int) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if len(names) != players or not all(names) or len(set(names)) != players:
        raise Refused(f"“{text}” does not name {players} players; expected {players} different names, such as Anna,Bo.")
    return names
