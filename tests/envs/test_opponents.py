"""Opponents of one's own: bots, policies and pools of them, at one table and at many."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray
from tests.envs.bulk import choose, mean_reward

import crownlands.envs
from crownlands.bots import BotFailed, make_bot
from crownlands.envs.gym import SeatEnv
from crownlands.envs.opponents import Pool
from crownlands.envs.vector import TableVectorEnv
from crownlands.game import Refused
from crownlands.rules import game_named

IDS = crownlands.envs.IDS


class First:
    """A bot of one's own."""

    def __init__(self) -> None:
        self.asked = 0
        self.closed = False

    def choose(self, state: Any) -> Any:
        self.asked += 1
        return state.moves()[0]

    def close(self) -> None:
        self.closed = True


class Lowest:
    """A policy that counts the rows it is asked about."""

    def __init__(self) -> None:
        self.rows: list[int] = []

    def __call__(self, seen: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[Any]:
        assert len(seen) == len(masks)
        self.rows.append(len(seen))
        lowest: NDArray[Any] = masks.argmax(1)
        return lowest


def play_one(env: Any, seed: int | None) -> tuple[list[bytes], float, list[str]]:
    """What was seen in a game, its reward, and who played."""
    seen, _ = env.reset(seed=seed)
    told = [seen["observation"].tobytes()]
    for _ in range(1000):
        seen, reward, over, _, info = env.step(int(seen["action_mask"].argmax()))
        told.append(seen["observation"].tobytes())
        if over:
            return told, reward, info["opponents"]
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", IDS)
def test_a_bot_and_a_policy_play_at_one_table(game: str) -> None:
    bot, policy = First(), Lowest()
    for opponent in (bot, policy):
        env = gymnasium.make(IDS[game], opponents=[opponent], seat=1)
        *_, names = play_one(env, 1)
        assert names == [type(opponent).__name__]
        env.close()
    assert bot.asked > 5
    assert not bot.closed
    assert set(policy.rows) == {1}


@pytest.mark.parametrize("game", IDS)
def test_they_play_at_many_tables(game: str) -> None:
    bot, policy = First(), Lowest()
    for opponent in (bot, policy):
        envs = TableVectorEnv(5, game, opponents=[opponent], seat=1)
        dice = np.random.default_rng(1)
        seen, infos = envs.reset(seed=1)
        ends = 0
        for _ in range(90):
            assert (infos["seat"] == 1).all()
            assert infos["opponents"].tolist() == 5 * [[type(opponent).__name__]]
            for number in range(5):
                assert np.array_equal(envs.table(number).vector(1), seen["observation"][number])
                assert np.array_equal(envs.table(number).mask(1), seen["action_mask"][number])
            seen, _, over, _, infos = envs.step(choose(seen["action_mask"], dice))
            ends += int(over.sum())
        assert ends > 0
        envs.close()
    assert bot.asked > 100
    assert max(policy.rows) > 1


def test_bots_by_name_that_the_kernel_does_not_play_are_asked_too() -> None:
    envs = TableVectorEnv(2, opponents=["absent", "greedy", "easy"])
    seen, infos = envs.reset(seed=1)
    assert infos["opponents"].tolist() == 2 * [["absent", "greedy", "easy"]]
    for _ in range(40):
        seen, *_ = envs.step(choose(seen["action_mask"], np.random.default_rng(1)))
    envs.close()


def test_a_policy_asked_in_bulk_plays_as_the_kernel_asks_the_learner() -> None:
    """A policy that is the learner as well: each seat wins about half."""
    lowest = Lowest()
    envs = TableVectorEnv(32, opponents=[lowest])
    seen, _ = envs.reset(seed=2)
    got: list[float] = []
    while len(got) < 300:
        seen, rewards, over, _, _ = envs.step(lowest(seen["observation"], seen["action_mask"]))
        got += rewards[over].tolist()
    assert 0.4 < np.mean(got) < 0.6


@pytest.mark.parametrize("many", [False, True])
def test_a_pool_is_drawn_from_by_the_seed(many: bool) -> None:
    pool = Pool({"past": Lowest(), "first": First(), "kernel": "greedy", "named": "absent"}, [3, 3, 3, 1])
    told = []
    for _ in range(2):
        if many:
            envs = TableVectorEnv(3, opponents=[pool])
            seen, infos = envs.reset(seed=5)
            names = infos["opponents"].ravel().tolist()
            for _ in range(200):
                seen, _, over, _, infos = envs.step(seen["action_mask"].argmax(1))
                names += infos["final_info"]["opponents"][over].ravel().tolist() if over.any() else []
        else:
            env = SeatEnv("kingdomino", opponents=[pool])
            names = [play_one(env, 5 if number == 0 else None)[2][0] for number in range(12)]
        told.append(names)
    assert told[0] == told[1]
    assert {"past", "first", "kernel"} <= set(told[0])


def test_who_is_added_to_a_pool_plays_from_then_on() -> None:
    pool = Pool(["random"])
    env = SeatEnv("kingdomino", opponents=[pool])
    assert play_one(env, 1)[2] == ["random"]
    pool.add(Lowest(), "newest", weight=10**9)
    assert play_one(env, 1)[2] == ["newest"]
    pool.add("random")
    assert list(pool.members) == ["random", "newest", "random 3"]


def test_a_pool_may_hold_what_is_played_in_the_kernel_and_what_is_not() -> None:
    envs = TableVectorEnv(64, opponents=[Pool(["judge", Lowest()])], copy=False)
    assert 0.2 < mean_reward(envs, 200) < 0.8


class Cheat:
    def choose(self, state: Any) -> Any:
        return "nothing"


def high(seen: Any, masks: Any) -> Any:
    return np.full(len(seen), 10**6)


def rounded(seen: Any, masks: Any) -> Any:
    return masks.argmax(1) + 0.5


@pytest.mark.parametrize(
    ("opponent", "kind", "said"),
    [
        (Cheat(), BotFailed, "The opponent Cheat played “nothing”, which is not a legal move"),
        (high, BotFailed, "The opponent high chose an action that its mask does not allow"),
        (rounded, Refused, "expected whole numbers"),
    ],
)
def test_who_breaks_the_rules_is_named(opponent: Any, kind: type[Exception], said: str) -> None:
    with pytest.raises(kind, match=said):
        play_one(SeatEnv("kingdomino", opponents=[opponent]), 3)
    with pytest.raises(kind, match=said):
        mean_reward(TableVectorEnv(2, opponents=[opponent]), 1)


@pytest.mark.parametrize("make", [SeatEnv, lambda game, **given: TableVectorEnv(2, game, **given)])
@pytest.mark.parametrize(
    ("opponents", "said"),
    [
        ([3], "3 cannot play; expected a bot string, an object with choose"),
        ([First], "First is a class; expected an object of it"),
        (First(), "Opponents are a list, one for every other seat"),
        ([Pool(["nobody"])], "There is no bot “nobody” for Kingdomino"),
    ],
)
def test_who_cannot_play_is_refused(make: Any, opponents: Any, said: str) -> None:
    with pytest.raises(Refused, match=said):
        make("kingdomino", opponents=opponents)


def test_pools_that_make_no_sense_are_refused() -> None:
    with pytest.raises(Refused, match="1 weights were given for 2 opponents"):
        Pool(["random", "greedy"], [1])
    with pytest.raises(Refused, match="-1 is not a weight"):
        Pool(["random"], [-1])
    with pytest.raises(Refused, match="There is an opponent “a” in the pool already"):
        Pool({"a": "random"}).add("greedy", "a")
    with pytest.raises(Refused, match="Nobody can be drawn"):
        SeatEnv("kingdomino", opponents=[Pool()]).reset(seed=1)


@pytest.mark.parametrize("game", IDS)
def test_the_judge_of_the_kernel_is_the_bot_of_that_name(game: str) -> None:
    """Where chance has no say between two actions of the learner, the bot would have led to the same table.

    The bot may solve the end, which the player of the kernel does not."""
    envs, same = TableVectorEnv(8, game, opponents=["judge"]), 0
    bot: Any = make_bot("judge", game_named(game), Random(1))
    dice = np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    for _ in range(50):
        actions, before = choose(seen["action_mask"], dice), [envs.table(number) for number in range(8)]
        seen, _, over, *_ = envs.step(actions)
        for number in np.flatnonzero(~over).tolist():
            table = before[number].after(int(actions[number]))
            solved, asked = False, 0
            while table.turn == 1:
                table = type(table)(table.coder, table.state.play(bot.choose(table.state)))
                solved, asked = solved or bot.solved, asked + 1
            if table.turn == 0 and not solved:
                same += asked > 0
                assert np.array_equal(table.vector(0), seen["observation"][number])
    assert same > 15


def test_the_judge_beats_greedy_in_the_kernel() -> None:
    """Against a learner that plays greedily from Python, the judge wins most games."""
    greedy = make_bot("greedy", game_named("kingdomino"), Random(1))
    envs = TableVectorEnv(8, opponents=["judge"])
    envs.reset(seed=1)
    got: list[float] = []
    for _ in range(24 * 5):
        tables = [envs.table(number) for number in range(8)]
        actions = [table.coder.path(table.state, greedy.choose(table.state))[0] for table in tables]
        _, rewards, over, _, _ = envs.step(np.array(actions))
        got += rewards[over].tolist()
    assert len(got) == 40
    assert np.mean(got) < 0.4
