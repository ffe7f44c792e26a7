"""The games, each a pure state machine, and the list of them."""

from __future__ import annotations

from crownlands.game import AnyGame, Refused
from crownlands.rules.duel import DUEL
from crownlands.rules.kingdomino import KINGDOMINO
from crownlands.rules.queendomino import QUEENDOMINO

GAMES: dict[str, AnyGame] = {game.name: game for game in (KINGDOMINO, QUEENDOMINO, DUEL)}


def game_named(name: str) -> AnyGame:
    if name not in GAMES:
        raise Refused(f"There is no game “{name}”; expected one of {', '.join(GAMES)}.")
    return GAMES[name]
