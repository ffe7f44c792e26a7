from __future__ import annotations

import os
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

import crownlands.envs.openspiel
from crownlands.game import CHANCE
from crownlands.rules.kingdomino import KINGDOMINO

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "kingdomino": "python_crownlands_kingdomino(players=2)",
    "kingdomino_danish_3": "python_crownlands_kingdomino(players=3,edition=danish,harmony=yes,rewards=margin)",
    "queendomino": "python_crownlands_queendomino(players=2)",
    "united": "python_crownlands_queendomino(players=6,mode=united)",
    "duel": "python_crownlands_duel",
}
SHORT, LONG = ("kingdomino", "duel"), ("kingdomino_danish_3", "queendomino", "united")
REWRITE = "CROWNLANDS_REWRITE_PLAYTHROUGHS"


@pytest.mark.parametrize("name", [*SHORT, *(pytest.param(name, marks=pytest.mark.slow) for name in LONG)])
def test_random_simulation(name: str) -> None:
    game = pyspiel.load_game(GAMES[name])
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_game_survives_being_written_down() -> None:
    game = pyspiel.load_game(GAMES["kingdomino"])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["kingdomino", "queendomino", "duel"])
def test_mcts_plays(name: str) -> None:
    """From the middle of a game to its end, for a search from the start would take long."""
    game, dice = pyspiel.load_game(GAMES[name]), Random(1)
    random_state = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random_state)
    bot = mcts.MCTSBot(game, 2, 2, evaluator, random_state=random_state)
    state = random_position(game, dice, LEFT_TO_SEARCH[name])
    searched = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dealt(state, dice))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            searched += 1
    assert searched > 3
    assert sum(state.returns()) == 1


LEFT_TO_SEARCH = {"kingdomino": 40, "queendomino": 160, "duel": 60}


def random_position(game: Any, dice: Random, moves: int) -> Any:
    """The position after so many moves of players, or shortly before the end of a shorter game."""
    state = game.new_initial_state()
    trail = [state.clone()]
    while moves and not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(dealt(state, dice) if chance else dice.choice(state.legal_actions()))
        trail.append(state.clone())
        moves -= not chance
    return state if not state.is_terminal() else trail[-8]


def dealt(state: Any, dice: Random) -> int:
    actions, odds = zip(*state.chance_outcomes(), strict=True)
    return int(dice.choices(actions, odds)[0])


@pytest.mark.parametrize("name", GAMES)
def test_chance_nodes_have_the_odds_of_the_rules(name: str) -> None:
    state, dice = pyspiel.load_game(GAMES[name]).new_initial_state(), Random(2)
    chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chances += 1
            assert state.table.turn == CHANCE
            odds = dict(state.chance_outcomes())
            weights = state.table.state.odds()
            total = sum(weight for _, weight in weights)
            assert sum(odds.values()) == pytest.approx(1)
            for move, weight in weights:
                assert odds[state.table.coder.chances.index(move)] == pytest.approx(weight / total)
        state.apply_action(dealt(state, dice) if state.is_chance_node() else dice.choice(state.legal_actions()))
    assert chances > 20


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game(GAMES["duel"]).new_initial_state()
    copy = state.clone()
    copy.apply_action(copy.chance_outcomes()[0][0])
    assert state.table != copy.table
    assert str(state) != str(copy)


def test_the_observer_names_the_parts() -> None:
    game = pyspiel.load_game(GAMES["kingdomino"])
    state = random_position(game, Random(3), 30)
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert observation.dict["kingdoms"].shape == (2, 8, 9, 9)
    assert np.array_equal(observation.tensor, state.table.vector(1))


def test_moves_are_said_as_in_records() -> None:
    state = pyspiel.load_game(GAMES["kingdomino"]).new_initial_state()
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 11) == "draw 12"
    later = random_position(pyspiel.load_game(GAMES["kingdomino"]), Random(4), 6)
    words = [later.action_to_string(later.current_player(), action) for action in later.legal_actions()]
    assert words == [str(later.table.paths[(action,)]) for action in later.legal_actions()]


def test_parameters_are_settings() -> None:
    game = pyspiel.load_game("python_crownlands_kingdomino(players=4,edition=danish,must_place=no)")
    options = game.new_initial_state().table.coder.options
    assert (options.players, options.edition, options.must_place) == (4, "danish", False)
    with pytest.raises(Exception, match="“norse” does not fit the setting edition"):
        crownlands.envs.openspiel.SpielGame(KINGDOMINO, {"edition": "norse"})


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    """A whole game as it was told before. CROWNLANDS_REWRITE_PLAYTHROUGHS=1 plays a new one and writes it down."""
    path = FOLDER / f"{name}.txt"
    if os.environ.get(REWRITE):
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(told(GAMES[name], [])) + "\n", encoding="utf-8")
    kept = path.read_text(encoding="utf-8").splitlines()
    assert list(told(GAMES[name], [int(action) for action in re.findall(r"action (\d+):", "\n".join(kept))])) == kept


def told(name: str, actions: list[int]) -> Iterator[str]:
    """A game line by line: the given actions, or random ones where none are given."""
    game, dice = pyspiel.load_game(name), Random(1)
    yield f"{name}: {game.num_distinct_actions()} actions, {game.max_chance_outcomes()} chances"
    state = game.new_initial_state()
    for number in count():
        if state.is_terminal():
            break
        player, legal = state.current_player(), [int(action) for action in state.legal_actions()]
        action = actions[number] if actions else dealt(state, dice) if player < 0 else dice.choice(legal)
        who = f"chance, 1 of {len(legal)}" if player < 0 else f"player {player}, 1 of {len(legal)}, sees {seen(state)}"
        yield f"action {action}: {state.action_to_string(player, action)} ({who})"
        state.apply_action(action)
    yield from str(state).splitlines()
    yield f"returns {state.returns()}"


def seen(state: Any) -> str:
    """A mark of what everybody sees, which changes with any number of it."""
    players = range(state.num_players())
    return f"{crc32(b''.join(state.table.vector(player).astype('<i2').tobytes() for player in players)):08x}"
