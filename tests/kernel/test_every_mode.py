"""Every mode of every game through all that the kernel does with whole games: playing, searching, showing them."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np
import pytest
from tests.kernel.duel.lockstep import SETTINGS as DUEL_SETTINGS
from tests.kernel.kingdomino.lockstep import settings as kingdomino_settings
from tests.kernel.queendomino.lockstep import settings as queendomino_settings

from crownlands.envs.vector import TableVectorEnv
from crownlands.kernel import COMPILED, simulate
from crownlands.kernel.duel import convert as duel
from crownlands.kernel.duel import position as duel_position
from crownlands.kernel.duel.game import GAME as DUEL
from crownlands.kernel.duel.judged import END_GAME as DUEL_ENDS
from crownlands.kernel.kingdomino import convert as kingdomino
from crownlands.kernel.kingdomino import position as kingdomino_position
from crownlands.kernel.kingdomino.game import GAME as KINGDOMINO
from crownlands.kernel.kingdomino.judged import END_GAME as KINGDOMINO_ENDS
from crownlands.kernel.queendomino import convert as queendomino
from crownlands.kernel.queendomino import position as queendomino_position
from crownlands.kernel.queendomino.game import GAME as QUEENDOMINO
from crownlands.kernel.queendomino.judged import END_GAME as QUEENDOMINO_ENDS
from crownlands.kernel.search import Budget, search
from crownlands.kernel.values import outlooks
from crownlands.rules import game_named

EVERYBODY, SOME = 255, 0b101
GAMES = 20 if COMPILED else 1
TABLES = 3 if COMPILED else 1
STEPS = 150 if COMPILED else 5
LAST_MOVES = 10


class Kind(NamedTuple):
    game: Any
    ends: Any
    convert: Any
    position: Any
    settings: Iterable[dict[str, str]]


KINDS = {
    "kingdomino": Kind(KINGDOMINO, KINGDOMINO_ENDS, kingdomino, kingdomino_position, list(kingdomino_settings())),
    "queendomino": Kind(QUEENDOMINO, QUEENDOMINO_ENDS, queendomino, queendomino_position, list(queendomino_settings())),
    "duel": Kind(DUEL, DUEL_ENDS, duel, duel_position, DUEL_SETTINGS),
}
MODES = [(name, given) for name, kind in KINDS.items() for given in kind.settings]


def start(name: str, given: dict[str, str]) -> array[int]:
    words: array[int] = KINDS[name].convert.start(game_named(name).configure(given))
    return words


def seats(name: str, given: dict[str, str]) -> int:
    return sum(len(team) for team in teams(name, given))


def teams(name: str, given: dict[str, str]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(team) for team in game_named(name).start(game_named(name).configure(given)).teams)


@pytest.mark.parametrize(("name", "given"), MODES)
def test_whole_games_share_one_win(name: str, given: dict[str, str]) -> None:
    game, table = KINDS[name].game, start(name, given)
    many = [
        simulate.random_games(game, table, GAMES, seed=1),
        *(simulate.rollouts(game, table, GAMES // 10 + 1, 2, greedy) for greedy in (0, SOME, EVERYBODY)),
    ]
    for totals in many:
        assert sum(totals.twelfths[: len(teams(name, given))]) == 12 * totals.games
        assert not any(totals.twelfths[len(teams(name, given)) :])


@pytest.mark.parametrize(("name", "given"), MODES)
def test_searches_find_legal_moves(name: str, given: dict[str, str]) -> None:
    kind, table = KINDS[name], start(name, given)
    turns = 0
    while kind.position.turn(table) != -2 and turns < STEPS:
        moves = kind.position.moves(table)
        if kind.position.turn(table) < 0 or len(moves) == 1 or turns % 7:
            kind.position.play(table, moves[turns * 31 % len(moves)])
        else:
            best = search(kind.game, table, Budget(playouts=8), seed=turns)[0]
            assert best.moves[0] in moves
            kind.position.play(table, best.moves[0])
        turns += 1
    assert turns > min(STEPS, 30) - 1


@pytest.mark.parametrize(("name", "given"), MODES)
def test_the_last_moves_are_played_to_whole_points_and_one_win(name: str, given: dict[str, str]) -> None:
    kind, table, tables = KINDS[name], start(name, given), []
    while kind.position.turn(table) != -2:
        tables.append(table[:])
        moves = kind.position.moves(table)
        kind.position.play(table, moves[len(tables) * 31 % len(moves)])
    late = [table for table in tables if kind.position.turn(table) >= 0][-LAST_MOVES]
    found = outlooks(kind.ends, late, [team[0] for team in teams(name, given)], 0, 1, seed=1)
    assert all(lead == round(lead) for leads, _ in found for lead in leads)
    assert sum(chances[0] for _, chances in found) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("bots", ["self-play", "random", "greedy"])
@pytest.mark.parametrize(("name", "given"), MODES)
def test_environments_in_bulk_always_leave_an_action(name: str, given: dict[str, Any], bots: str) -> None:
    players = seats(name, given)
    opponents = None if bots == "self-play" else [bots] * (players - 1)
    envs = TableVectorEnv(TABLES, name, opponents, seat=players - 1 if opponents else 0, **given)
    dice = np.random.default_rng(1)
    seen, infos = envs.reset(seed=1)
    for _ in range(STEPS if bots != "greedy" else STEPS // 3):
        masks = seen["action_mask"]
        assert masks.any(axis=1).all()
        assert (infos["seat"] >= 0).all()
        assert (infos["seat"] < players).all()
        seen, *_, infos = envs.step(np.argmax(dice.random(masks.shape) * masks, axis=1))
        assert not infos.get("illegal", np.zeros(1)).any()
