"""Bots by name and whole games between them."""

from pathlib import Path

import pytest

from crownlands import Refused, Table, bot, play_game
from crownlands.game import AnyState

OWN = """
class First:
    def choose(self, state):
        return state.moves()[0]
"""


class Last:
    def choose(self, state: AnyState) -> object:
        return state.moves()[-1]


@pytest.mark.parametrize("game", ["kingdomino", "queendomino", "duel"])
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    record = play_game(game, ["greedy", "random"], seed=3)
    assert record.finished
    assert record.names == ("greedy", "random")
    assert play_game(game, ["greedy", "random"], seed=3) == record


def test_settings_and_bots_made_before() -> None:
    record = play_game("kingdomino", [Last(), bot("greedy", seed=1), "random"], seed=1, edition="danish")
    assert record.options.settings() == {"players": "3", "edition": "danish"}
    assert record.names[0] == "Last"


def test_a_bot_answers_for_any_seat() -> None:
    table = Table("duel", seed=1)
    greedy = bot("greedy", "duel", seed=1)
    for _ in range(1000):
        if table.over:
            break
        table.play(greedy.choose(table.state))
    assert table.over


def test_a_bot_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(OWN, encoding="utf-8")
    assert play_game("duel", [f"{tmp_path / 'own.py'}:First", "random"], seed=1).finished


def test_nonsense_is_refused() -> None:
    with pytest.raises(Refused, match="There is no bot “gredy” for Kingdomino"):
        bot("gredy")
    with pytest.raises(Refused, match="There is no game “chess”"):
        bot("greedy", "chess")
    with pytest.raises(Refused, match="does not fit the setting players"):
        play_game("kingdomino", ["greedy"])
