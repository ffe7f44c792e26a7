"""The games, each a pure state machine, and the list of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from crownlands.game import AnyGame, Refused, Sheet
from crownlands.kingdom.territories import Territory
from crownlands.rules.duel import DUEL
from crownlands.rules.duel.score_text import score_text as score_duel
from crownlands.rules.duel.view import DuelView
from crownlands.rules.kingdomino import KINGDOMINO
from crownlands.rules.kingdomino.score_text import score_text as score_kingdomino
from crownlands.rules.kingdomino.view import KingdominoView
from crownlands.rules.queendomino import QUEENDOMINO
from crownlands.rules.queendomino.score_text import score_text as score_queendomino
from crownlands.rules.queendomino.view import QueendominoView
from crownlands.sentence import Sentence

GAMES: dict[str, AnyGame] = {game.name: game for game in (KINGDOMINO, QUEENDOMINO, DUEL)}

GameView = KingdominoView | QueendominoView | DuelView
"""What `view` of any game gives; `game` tells which."""

ScoreText = Callable[[str, Mapping[str, str]], tuple[Sheet, list[Territory[Any]], list[Sentence]]]
# A kingdom as text and the settings, to its score sheet, its territories and what is odd about it.
SCORERS: dict[str, ScoreText] = {
    KINGDOMINO.name: score_kingdomino,
    QUEENDOMINO.name: score_queendomino,
    DUEL.name: score_duel,
}


def game_named(name: str) -> AnyGame:
    if name not in GAMES:
        raise Refused("There is no game “{name}”; expected one of {games}.", name=name, games=", ".join(GAMES))
    return GAMES[name]
