"""How Kingdomino's expert searches, by the table it sits at."""

import pytest

from crownlands.bots.kingdomino.search import CROWDED_KINGDOMINO, FAR_KINGDOMINO, MIGHTY_KINGDOMINO
from crownlands.bots.searching import Searched
from crownlands.rules import game_named


@pytest.mark.parametrize(
    ("settings", "searched"),
    [
        ({"players": "2"}, FAR_KINGDOMINO),
        ({"players": "3"}, CROWDED_KINGDOMINO),
        ({"players": "4"}, CROWDED_KINGDOMINO),
        ({"mighty-duel": "yes"}, MIGHTY_KINGDOMINO),
    ],
)
def test_the_table_decides_how_games_are_played_on(settings: dict[str, str], searched: Searched) -> None:
    game = game_named("kingdomino")
    assert FAR_KINGDOMINO.at(game.start(game.configure(settings))) is searched
