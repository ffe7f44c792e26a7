"""Bots from files of somebody's own: good ones play, bad ones fail with a clear word and hang nobody."""

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from crownlands.bots import BotFailed, check_bot, make_bot
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

class Talks:
    def choose(self, state):
        print("thinking")
        return state.moves()[0]

class Odd:
    def choose(self, state):
        return lambda: 1

class NoBot:
    pass
"""
WAYS = ("", ",process=here")


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


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", ["Good", "Dicey", "Talks"])
def test_a_good_bot_plays(file: Path, state: AnyState, name: str, way: str, capfd: pytest.CaptureFixture[str]) -> None:
    """What it prints does not get among what this program prints."""
    bot = make_bot(f"{file}:{name}{way}", GAME, Random(1))
    assert bot.choose(state) in state.moves()
    assert not capfd.readouterr().out


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Breaks", "broke: ZeroDivisionError"),
        ("Cheats", "not a legal move"),
        ("Odd", "not a legal move"),
        ("Leaves", "SystemExit"),
    ],
)
def test_a_bad_bot_fails_with_a_clear_word(file: Path, state: AnyState, name: str, said: str, way: str) -> None:
    with pytest.raises(BotFailed, match=said):
        make_bot(f"{file}:{name}{way}", GAME, Random(1)).choose(state)


@pytest.mark.parametrize("way", WAYS)
def test_a_crash_says_where(file: Path, state: AnyState, way: str) -> None:
    """From the bot's own code on."""
    with pytest.raises(BotFailed) as failed:
        make_bot(f"{file}:Breaks{way}", GAME, Random(1)).choose(state)
    first, where, line, *_ = failed.value.trace.splitlines()
    assert first == "Traceback (most recent call last):"
    assert "bots.py" in where
    assert line.strip() == "return 1 / 0"


def test_a_bot_over_its_time_is_ended(file: Path, state: AnyState) -> None:
    bot = OutsideBot(file, "Sleeps", 0.2, Random(1))
    with pytest.raises(BotFailed, match=r"ran over its time of 0\.2 s"):
        bot.choose(state)
    assert not bot.process.alive


def test_a_time_of_its_own(file: Path, state: AnyState) -> None:
    bot = make_bot(f"{file}:Sleeps,0.3s", GAME, Random(1))
    with pytest.raises(BotFailed, match=r"ran over its time of 0\.3 s"):
        bot.choose(state)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nowhere.py:Bot", "no file"),
        ("FILE:Missing", "no class Missing; expected one of Good, Dicey, Breaks, Cheats, Sleeps, Leaves, Talks, Odd"),
        ("FILE:NoBot", "no method choose"),
        ("FILE:time", "not a bot"),
    ],
)
def test_what_is_not_there_is_refused_before_it_plays(file: Path, text: str, said: str, way: str) -> None:
    with pytest.raises(Refused, match=said):
        check_bot(text.replace("FILE", str(file)) + way, GAME)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("FILE:Good,process=there", "expected own or here"),
        ("FILE:Good,process=here,3s", "only a process of its own has a limit"),
        ("FILE:Good,200p", "only a process of its own has a limit"),
        ("FILE:Good,c=1", "it has a setting c|has a setting c"),
    ],
)
def test_settings_without_a_meaning_are_refused(file: Path, text: str, said: str) -> None:
    with pytest.raises(Refused, match=said):
        make_bot(text.replace("FILE", str(file)), GAME, Random(1))


def test_a_file_that_cannot_be_run_fails_with_its_traceback(tmp_path: Path) -> None:
    file = tmp_path / "wrong.py"
    file.write_text("import nothing_of_this_name\n", encoding="utf-8")
    with pytest.raises(BotFailed, match=r"wrong\.py:Bot broke: ModuleNotFoundError") as failed:
        check_bot(f"{file}:Bot", GAME)
    assert "import nothing_of_this_name" in failed.value.trace


def test_a_process_serves_one_game_after_another(file: Path, state: AnyState) -> None:
    first = OutsideBot(file, "Dicey", 5.0, Random(1))
    chosen = first.choose(state)
    first.close()
    second = OutsideBot(file, "Dicey", 5.0, Random(1))
    assert second.process is first.process
    assert second.choose(state) == chosen
    file.write_text(BOTS + "\n# changed\n", encoding="utf-8")
    third = OutsideBot(file, "Dicey", 5.0, Random(1))
    assert third.process is not first.process
    for bot in (second, third):
        bot.close()


SCRIPT = """
import gymnasium
import crownlands.envs

env = gymnasium.make("crownlands/Kingdomino-v0", opponents=["{file}:Good"])
observation, _ = env.reset(seed=1)
print("played on from", int(observation["action_mask"].sum()) > 0)
env.close()
"""


def test_a_script_needs_no_guard(file: Path, tmp_path: Path) -> None:
    """The process of a bot does not run the script again that wants it."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT.format(file=file), encoding="utf-8")
    ran = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=60, check=True)
    assert ran.stdout == "played on from True\n"


@pytest.mark.slow
def test_a_hanging_bot_ends_with_those_who_asked_it(file: Path) -> None:
    script = (
        "import os, sys, threading\nfrom random import Random\nfrom pathlib import Path\n"
        "from crownlands.bots.outside import OutsideBot\n"
        f"bot = OutsideBot(Path({str(file)!r}), 'Sleeps', 60.0, Random(1))\n"
        "threading.Thread(target=bot.choose, args=(None,), daemon=True).start()\n"
        "print(bot.process.id, flush=True)\n"
        "import time; time.sleep(0.5); os._exit(0)\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True)
    assert is_gone(int(ran.stdout))


def is_gone(process: int) -> bool:
    for _ in range(100):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False
