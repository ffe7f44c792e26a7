from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

import crownlands.envs
from crownlands.envs import kingdomino_v0
from crownlands.envs.vector import KingdominoVectorEnv
from crownlands.game import Refused
from crownlands.rules.kingdomino.state import Kingdomino

ID = crownlands.envs.IDS["kingdomino"]
SETTINGS: dict[str, dict[str, Any]] = {
    "german-2": {"players": 2},
    "hungarian-2": {"players": 2, "edition": "hungarian", "harmony": True, "middle_kingdom": True},
    "danish-2": {"players": 2, "edition": "danish", "middle_kingdom": True},
    "german-3": {"players": 3, "rewards": "margin"},
    "danish-3": {"players": 3, "edition": "danish", "harmony": True},
    "german-4": {"players": 4},
    "danish-4": {"players": 4, "edition": "danish", "rewards": "margin"},
    "mighty-duel": {"mighty_duel": True, "harmony": True, "rewards": "margin"},
}


def choose(masks: NDArray[Any], dice: np.random.Generator) -> NDArray[Any]:
    """A random legal action for each table."""
    wishes: NDArray[Any] = np.argmax(dice.random(masks.shape) * masks, axis=1)
    return wishes


@dataclass
class Told:
    """A game as the vector env told it: what chance brought, and every action with what was seen before it."""

    chance: list[str] = field(default_factory=list)
    steps: list[tuple[int, int, NDArray[Any], NDArray[Any]]] = field(default_factory=list)
    rewards: list[float] = field(default_factory=list)


def state_of(envs: KingdominoVectorEnv, number: int) -> Kingdomino:
    state = envs.table(number).state
    assert isinstance(state, Kingdomino)
    return state


def drawn(before: Kingdomino | None, after: Kingdomino) -> list[str]:
    """What chance brought between two states, in the notation of the records."""
    left = {domino.number for domino in after.draft.remaining}
    had = set(range(1, 49)) if before is None else {domino.number for domino in before.draft.remaining}
    kings_before = len(after.options.kings) if before is None else len(before.draft.hand)
    waiting = after.draft.waiting if after.options.order_first else after.draft.waiting[:1]
    kings = [f"king {seat + 1}" for seat in waiting] if len(after.draft.hand) < kings_before else []
    return [f"draw {number}" for number in sorted(had - left)] + kings


def told_games(envs: KingdominoVectorEnv, seed: int) -> Iterator[Told]:
    """The first whole game of every table."""
    dice = np.random.default_rng(seed)
    seen, infos = envs.reset(seed=seed)
    states = [state_of(envs, number) for number in range(envs.num_envs)]
    games = [Told(chance=drawn(None, state)) for state in states]
    while not all(game.rewards for game in games):
        actions = choose(seen["action_mask"], dice)
        for number, game in enumerate(games):
            if not game.rewards:
                one = seen["observation"][number], seen["action_mask"][number]
                game.steps.append((int(infos["seat"][number]), int(actions[number]), *one))
        seen, _, over, _, infos = envs.step(actions)
        for number, game in enumerate(games):
            if over[number] and not game.rewards:
                game.rewards = infos["rewards"][number].tolist()
            elif not game.rewards:
                before, states[number] = states[number], state_of(envs, number)
                game.chance += drawn(before, states[number])
    yield from games


@pytest.mark.parametrize("name", SETTINGS)
def test_lockstep_with_the_pettingzoo_environment(name: str) -> None:
    settings = SETTINGS[name]
    events: Counter[str] = Counter()
    for game in told_games(KingdominoVectorEnv(3, **settings), 1):
        env = kingdomino_v0.raw_env(**settings)
        env.reset(options={"chance": game.chance})
        for seat, action, seen, mask in game.steps:
            assert env.agent_selection == f"player_{seat}"
            said = env.observe(env.agent_selection)
            assert np.array_equal(said["observation"], seen)
            assert np.array_equal(said["action_mask"], mask)
            events["discard"] += action == env.coder.actions - 1 - env.table.state.options.row_length  # type: ignore[attr-defined]
            events["masked"] += int(mask.sum() > 1)
            env.step(action)
        assert all(env.terminations.values())
        assert list(env.rewards.values()) == pytest.approx(game.rewards)
        assert env.given == []
        events["games"] += 1
    assert events["games"] == 3
    assert events["discard"] > 0
    assert events["masked"] > 20


@pytest.mark.parametrize("name", ["german-2", "danish-3", "german-4", "mighty-duel"])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_against_bots_the_learner_sees_what_the_rules_say(name: str, bot: str) -> None:
    settings = {key: value for key, value in SETTINGS[name].items() if key != "players"}
    players, seat = SETTINGS[name].get("players", 2), 1
    envs = KingdominoVectorEnv(4, opponents=[bot] * (players - 1), seat=seat, **settings)
    dice = np.random.default_rng(2)
    seen, infos = envs.reset(seed=2)
    ends = 0
    for _ in range(60):
        assert (infos["seat"] == seat).all()
        for number in range(envs.num_envs):
            table = envs.table(number)
            assert table.turn == seat
            assert np.array_equal(table.vector(seat), seen["observation"][number])
            assert np.array_equal(table.mask(seat), seen["action_mask"][number])
        seen, _, over, _, infos = envs.step(choose(seen["action_mask"], dice))
        ends += int(over.sum())
    assert ends > 0


def mean_reward(opponent: str, games: int = 300) -> float:
    envs = KingdominoVectorEnv(64, opponents=[opponent], copy=False)
    dice = np.random.default_rng(3)
    seen, _ = envs.reset(seed=3)
    got: list[float] = []
    while len(got) < games:
        seen, rewards, over, _, _ = envs.step(choose(seen["action_mask"], dice))
        got += rewards[over].tolist()
    return float(np.mean(got))


def test_greedy_opponents_are_greedy() -> None:
    assert 0.4 < mean_reward("random") < 0.6
    assert mean_reward("greedy") < 0.1


def test_plain_python_gives_the_same() -> None:
    """The kernel uncompiled, in a process of its own, against whatever is used here."""
    program = [sys.executable, "-m", "tests.envs.test_vector"]
    said = subprocess.run(program, capture_output=True, text=True, check=True, timeout=120).stdout
    assert said.split() == [fingerprint(None), fingerprint(["greedy"])]


def fingerprint(opponents: list[str] | None) -> str:
    envs = KingdominoVectorEnv(2, opponents=opponents)
    dice = np.random.default_rng(4)
    seen, _ = envs.reset(seed=4)
    marks = []
    for _ in range(60):
        seen, rewards, over, _, infos = envs.step(choose(seen["action_mask"], dice))
        arrays = (seen["observation"], seen["action_mask"], rewards, over, infos["seat"])
        marks += [crc32(np.ascontiguousarray(array).tobytes()) for array in arrays]
    return f"{crc32(str(marks).encode()):08x}"


def test_games_start_again_in_the_step_that_ends_them() -> None:
    envs = gymnasium.make_vec(ID, num_envs=2)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    dice = np.random.default_rng(5)
    seen, _ = envs.reset(seed=5)
    for _ in range(60):
        before = seen
        seen, rewards, over, late, infos = envs.step(choose(seen["action_mask"], dice))
        assert not late.any()
        assert not rewards[~over].any()
        if over.any():
            break
    number = int(np.flatnonzero(over)[0])
    layout = envs.unwrapped.coder.layout  # type: ignore[attr-defined]
    fresh = layout.split(seen["observation"][number])
    assert fresh["rows_to_come"] == 5
    assert fresh["kingdoms"][:, :7].sum() == 0
    last = layout.split(infos["final_obs"]["observation"][number])
    assert last["phase"].sum() == 0
    assert last["kingdoms"][0, :6].sum() >= layout.split(before["observation"][number])["kingdoms"][0, :6].sum()
    assert infos["_final_obs"][number]
    assert infos["rewards"][number].sum() == pytest.approx(1)
    assert rewards[number] == infos["rewards"][number, infos["acted"][number]]


def test_an_illegal_action_loses_and_starts_again() -> None:
    envs = KingdominoVectorEnv(3, illegal_reward=-2.0)
    seen, infos = envs.reset(seed=6)
    actions = choose(seen["action_mask"], np.random.default_rng(6))
    actions[1], actions[2] = 0, 10_000
    _, rewards, over, _, after = envs.step(actions)
    assert over.tolist() == [False, True, True]
    assert rewards.tolist() == [0, -2, -2]
    assert after["illegal"].tolist() == [False, True, True]
    assert after["acted"].tolist() == infos["seat"].tolist()


def test_seeds_decide_the_games() -> None:
    envs, again = KingdominoVectorEnv(3), KingdominoVectorEnv(3)
    assert np.array_equal(envs.reset(seed=7)[0]["observation"], again.reset(seed=[7, 8, 9])[0]["observation"])
    first = envs.reset(seed=7)[0]["observation"]
    assert not np.array_equal(first[0], first[1])
    assert not np.array_equal(first, envs.reset()[0]["observation"])


def test_some_tables_can_be_reset_alone() -> None:
    envs = KingdominoVectorEnv(3)
    before, _ = envs.reset(seed=8)
    after, _ = envs.reset(options={"reset_mask": np.array([False, True, False])})
    same = [np.array_equal(*pair) for pair in zip(before["observation"], after["observation"], strict=True)]
    assert same == [True, False, True]


def test_arrays_are_copies_unless_told_otherwise() -> None:
    for copy in (True, False):
        envs = KingdominoVectorEnv(2, copy=copy)
        seen, _ = envs.reset(seed=9)
        later, *_ = envs.step(choose(seen["action_mask"], np.random.default_rng(9)))
        assert (later["observation"] is seen["observation"]) is not copy


def test_what_is_seen_fits_the_spaces() -> None:
    envs = KingdominoVectorEnv(4, players=4)
    seen, _ = envs.reset(seed=10)
    assert envs.observation_space.contains(seen)
    assert envs.single_observation_space.contains({name: array[0] for name, array in seen.items()})


def test_tables_can_be_shown() -> None:
    envs = gymnasium.make_vec(ID, num_envs=2, render_mode="ansi")
    envs.reset(seed=11)
    shown = envs.render()
    assert shown is not None
    assert all(str(one).startswith("round 0") for one in shown)
    assert KingdominoVectorEnv(1).render() is None


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"opponents": ["montecarlo:1s"]}, "The kernel has no bot “montecarlo:1s”; expected random or greedy"),
        ({"opponents": ["greedy"], "players": 3}, "1 opponents were given for 3 players; expected 2"),
        ({"opponents": ["greedy"], "seat": 2}, "There is no seat 2"),
        ({"dynasty": True}, "plays single games"),
        ({"num_envs": 0}, "0 environments were asked for"),
        ({"game": "duel"}, "The kernel plays kingdomino only, not duel"),
        ({"weather": "fine"}, "There is no setting “weather”"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(Refused, match=message):
        KingdominoVectorEnv(**arguments)


def test_a_wrong_number_of_actions_or_seeds_is_refused() -> None:
    envs = KingdominoVectorEnv(2)
    envs.reset(seed=1)
    with pytest.raises(Refused, match="expected one for each of 2 tables"):
        envs.step(np.zeros(3, np.int64))
    with pytest.raises(Refused, match="1 seeds were given for 2 environments"):
        envs.reset(seed=[1])


@pytest.mark.parametrize("name", ["queendomino", "duel"])
def test_the_other_games_are_vectorised_the_usual_way(name: str) -> None:
    envs = gymnasium.make_vec(crownlands.envs.IDS[name], num_envs=2, opponents=["random"])
    seen, _ = envs.reset(seed=1)
    assert seen["action_mask"].shape[0] == 2
    envs.close()


if __name__ == "__main__":
    from tests.kernel.uncompiled import use_plain_python

    use_plain_python()
    from crownlands.envs.vector import KingdominoVectorEnv

    sys.stdout.write(f"{fingerprint(None)} {fingerprint(['greedy'])}")
