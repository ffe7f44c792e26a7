"""How Queendomino's expert searches, by the sides at its table."""

import pytest

from crownlands.bots.queendomino.search import CROWDED_QUEENDOMINO, EXPERT_QUEENDOMINO
from crownlands.rules import game_named


@pytest.mark.parametrize(("players", "mode", "crowded"), [(2, "alone", False), (4, "alone", True), (6, "united", True)])
def test_with_more_than_two_sides_games_are_played_on_greedily(players: int, mode: str, crowded: bool) -> None:
    game = game_named("queendomino")
    table = game.start(game.configure({"players": str(players), "mode": mode}))
    assert EXPERT_QUEENDOMINO.at(table) is (CROWDED_QUEENDOMINO if crowded else EXPERT_QUEENDOMINO)
