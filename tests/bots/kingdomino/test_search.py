"""How Kingdomino's expert searches, by the table it sits at."""

import pytest

from crownlands.bots.kingdomino.search import CROWDED_KINGDOMINO, FAR_KINGDOMINO
from crownlands.rules import game_named


@pytest.mark.parametrize(("players", "crowded"), [(2, False), (3, True), (4, True)])
def test_with_more_than_two_players_games_are_played_on_greedily(players: int, crowded: bool) -> None:
    game = game_named("kingdomino")
    table = game.start(game.configure({"players": str(players)}))
    assert FAR_KINGDOMINO.at(table) is (CROWDED_KINGDOMINO if crowded else FAR_KINGDOMINO)
