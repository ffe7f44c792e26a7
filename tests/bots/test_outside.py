"""Bots from files of somebody's own: good ones play, bad ones fail with a clear word and hang nobody."""

from pathlib import Path
from random import Random

import pytest

from crownlands.bots import BotFailed, make_bot
from crownlands.bots.outside import OutsideBot
from crownlands.game import CHANCE, AnyState, Refused, deal
from crownlands.rules import game_named

GAME = game_named("kingdomino")

BOTS = """
import time
from crownlands.game import gain

class Good:
    def choose(self, state):
        return max(state.moves(), key=lambda move: gain(state, move))

class Dicey:
    def __init__(self, dice):
        self.dice = dice
    def choose(self, state):
        return self.dice.choice(state.moves())

class Breaks:
    def choose(self, state):
        return 1 / 0

class Cheats:
    def choose(self, state):
        return "all crowns"

class Sleeps:
    def choose(self, state):
        while True:
            time.sleep(1)

class Leaves:
    def choose(self, state):
        raise SystemExit
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "bots.py"
    path.write_text(BOTS, encoding="utf-8")
    return path


@pytest.fixture
def state() -> AnyState:
    dice, state = Random(1), GAME.start(GAME.configure({}))
    while state.turn == CHANCE:
        state = state.play(deal(state, dice))
    return state


@pytest.mark.parametrize("name", ["Good", "Dicey"])
def test_a_good_bot_plays(file: Path, state: AnyState, name: str) -> None:
    bot = make_bot(f"{file}:{name}", GAME, Random(1))
    assert bot.choose(state) in state.moves()


@pytest.mark.parametrize(
    ("name", "said"),
    [("Breaks", "broke: ZeroDivisionError"), ("Cheats", "not a legal move"), ("Leaves", "SystemExit")],
)
def test_a_bad_bot_fails_with_a_clear_word(file: Path, state: AnyState, name: str, said: str) -> None:
    with pytest.raises(BotFailed, match=said):
        make_bot(f"{file}:{name}", GAME, Random(1)).choose(state)


def test_a_bot_over_its_time_is_ended(file: Path, state: AnyState) -> None:
    bot = OutsideBot(file, "Sleeps", 0.2, Random(1))
    with pytest.raises(BotFailed, match=r"ran over its time of 0\.2 s"):
        bot.choose(state)
    assert not bot.process.is_alive()


def test_what_is_not_there_is_refused(file: Path) -> None:
    with pytest.raises(Refused, match="no file"):
        make_bot("nowhere.py:Bot", GAME, Random(1))
    with pytest.raises(BotFailed, match="no class Missing"):
        make_bot(f"{file}:Missing", GAME, Random(1))
