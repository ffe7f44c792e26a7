"""Bot strings."""

import pytest

from crownlands.bots import read_spec
from crownlands.game import Refused


def test_a_name_alone() -> None:
    spec = read_spec("greedy")
    assert (spec.name, spec.thinks, spec.settings) == ("greedy", False, {})


def test_time_and_settings() -> None:
    spec = read_spec("mcts:2s,c=0.6")
    assert (spec.name, spec.seconds, spec.playouts, spec.number("c", 1.0)) == ("mcts", 2.0, None, 0.6)


def test_playouts() -> None:
    assert read_spec("montecarlo:200p").playouts == 200


def test_a_file_and_a_class() -> None:
    spec = read_spec("path/to/my_bot.py:MyBot")
    assert (spec.name, spec.from_file, spec.class_name) == ("path/to/my_bot.py", True, "MyBot")


@pytest.mark.parametrize("text", ["", ":2s", "mcts:fast", "mcts:c=", "mcts:=3", "bot.py", "bot.py:", "bot.py:1x"])
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_spec(text)


def test_a_setting_the_bot_does_not_know_is_refused() -> None:
    with pytest.raises(Refused, match="does not know"):
        read_spec("mcts:d=3").only("c")
