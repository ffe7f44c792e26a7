from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import crownlands.envs
from crownlands.game import OVER, Refused

IDS = crownlands.envs.IDS


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_is_content(name: str) -> None:
    env = gymnasium.make(IDS[name], opponents=["greedy"])
    check_env(env.unwrapped)


def play_through(env: Any, seed: int) -> tuple[float, int]:
    seen, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    for steps in range(1, 1000):
        seen, reward, terminated, truncated, _ = env.step(env.action_space.sample(seen["action_mask"]))
        assert not truncated
        if terminated:
            return reward, steps
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_learning_seat_is_the_one_asked(name: str, seat: int) -> None:
    env = gymnasium.make(IDS[name], opponents=["random"], seat=seat)
    seen, _ = env.reset(seed=seat)
    table: Any = env.unwrapped.table  # type: ignore[attr-defined]
    assert table.turn == seat
    assert np.array_equal(seen["observation"], table.vector(seat))
    assert np.array_equal(seen["action_mask"], table.mask(seat))


@pytest.mark.parametrize("name", IDS)
def test_the_seed_decides_the_game(name: str) -> None:
    env = gymnasium.make(IDS[name], opponents=["random"], rewards="margin")
    assert play_through(env, 3) == play_through(env, 3)
    assert len({play_through(env, seed) for seed in range(3)}) > 1


def test_four_players_and_their_reward() -> None:
    env = gymnasium.make(IDS["kingdomino"], opponents=["random", "greedy", "random"], rewards="margin", harmony=True)
    reward, _ = play_through(env, 4)
    state = env.unwrapped.table.state  # type: ignore[attr-defined]
    totals = [sheet.total for sheet in state.scores()]
    assert state.turn == OVER
    assert reward == totals[0] - max(totals[1:])


def test_an_illegal_action_ends_the_game() -> None:
    env = gymnasium.make(IDS["kingdomino"], opponents=["random"], illegal_reward=-3.0)
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(0)
    assert (reward, terminated, info["illegal"]) == (-3.0, True, True)


def test_a_bot_from_a_file_plays_too(tmp_path: Path) -> None:
    path = tmp_path / "last.py"
    path.write_text("class Last:\n    def choose(self, state):\n        return state.moves()[-1]\n", encoding="utf-8")
    env = gymnasium.make(IDS["kingdomino"], opponents=[f"{path}:Last"])
    play_through(env, 1)
    bot = next(iter(env.unwrapped.rivals.values())).bot  # type: ignore[attr-defined]
    env.close()
    assert bot.process.alive
    again = gymnasium.make(IDS["kingdomino"], opponents=[f"{path}:Last"])
    again.reset(seed=1)
    assert next(iter(again.unwrapped.rivals.values())).bot.process is bot.process  # type: ignore[attr-defined]
    again.close()
    again.close()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"opponents": ["nobody"]}, "There is no bot “nobody” for Kingdomino; expected one of"),
        ({"opponents": "greedy"}, "Opponents are a list, one for every other seat"),
        ({"opponents": ["random"], "players": 4}, "1 opponents were given for 4 players; expected 3"),
        ({"opponents": ["random"], "seat": 2}, "There is no seat 2; expected one from 0 to 1"),
        ({"opponents": []}, "“1” does not fit the setting players"),
        ({"opponents": ["missing.py:Bot"]}, "There is no file missing.py"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(Refused, match=message):
        gymnasium.make(IDS["kingdomino"], **arguments)
