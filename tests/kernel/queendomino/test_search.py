"""The search that knows no game, on Queendomino: every phase, teams, the same seed the same answer."""

from __future__ import annotations

from array import array
from random import Random

import pytest
from tests.kernel.queendomino.lockstep import TABLES, Settings

from crownlands.kernel import COMPILED
from crownlands.kernel.queendomino import convert, position
from crownlands.kernel.queendomino.game import GAME
from crownlands.kernel.queendomino.layout import BUILD, LAY, PHASE, PICK, TAX
from crownlands.kernel.search import Aim, Budget, search
from crownlands.rules.queendomino.options import configure
from crownlands.rules.queendomino.state import Queendomino

UNITED = TABLES[-1]


def asked(settings: Settings, phase: int, after: int = 60, seed: int = 1) -> array[int]:
    """A position in which this phase is asked, so many moves into a random game."""
    dice, table = Random(seed), convert.start(configure(settings))
    while after > 0 or table[PHASE] != phase:
        position.play(table, dice.choice(position.moves(table)))
        after -= 1
    return table


def state_of(table: array[int], settings: Settings) -> Queendomino:
    return convert.unpack(table, configure(settings))


@pytest.mark.parametrize("phase", [LAY, TAX, BUILD, PICK])
def test_candidates_are_legal_moves_of_the_phase(phase: int) -> None:
    table = asked({"players": "2"}, phase)
    found = search(GAME, table, Budget(playouts=40))
    assert {len(turn.moves) for turn in found} == {1}
    assert {turn.moves[0] for turn in found} <= set(position.moves(table))
    assert len(found) == len({turn.moves for turn in found})
    assert found[0].playouts >= found[-1].playouts > 0


def test_of_the_sites_in_one_town_one_is_looked_at() -> None:
    settings: Settings = {"players": "2"}
    table = asked(settings, BUILD, after=120)
    state = state_of(table, settings)
    towns = [land for land in state.realm.territories if land.cells & set(state.realm.sites)]
    found = search(GAME, table, Budget(playouts=60), most=500)
    legal = [convert.move_of(table, action) for action in position.moves(table)]
    bought = {(move.building, move.price) for move in legal if hasattr(move, "building")}  # type: ignore[union-attr]
    assert len(found) == len(bought) * len(towns) + 1


@pytest.mark.parametrize("settings", [{"players": "4"}, {"players": "6", "mode": "contest"}, UNITED])
def test_the_same_seed_and_playouts_give_the_same_answer(settings: Settings) -> None:
    table = asked(settings, LAY)
    first = search(GAME, table, Budget(playouts=60), seed=4)
    assert first == search(GAME, table, Budget(playouts=60), seed=4)
    assert first == search(GAME, table, Budget(playouts=60, threads=2), seed=4)
    assert first != search(GAME, table, Budget(playouts=60), seed=5)


def test_a_partner_is_no_rival() -> None:
    """With a win worth 1 and nothing else, a seat wins whenever its team does."""
    table = asked(UNITED, LAY, after=150)
    team = state_of(table, UNITED).team
    ahead = Aim(win=1, lead=0, brought=tuple(900 * (other == team) for other in range(3)))
    behind = Aim(win=1, lead=0, brought=tuple(900 * (other != team) for other in range(3)))
    assert search(GAME, table, Budget(playouts=20), aim=ahead)[0].value == 1
    assert search(GAME, table, Budget(playouts=20), aim=behind)[0].value == 0


def test_a_search_needs_somebody_to_move() -> None:
    with pytest.raises(ValueError, match="in which it is somebody's turn"):
        search(GAME, convert.start(configure({"players": "2"})), Budget(playouts=1))


def won_against_greedy(playouts: int, games: int) -> float:
    """The share of 2-player games won by a search against the greedy player."""
    from crownlands.kernel.queendomino.layout import PLAYOUT, STATE

    won = 0.0
    for number in range(games):
        table = array("Q", bytes(8 * PLAYOUT))
        table[:STATE] = convert.start(configure({"players": "2"}))
        rng, seat = array("Q", [number, 1000 + number]), number % 2
        while position.turn(table) != -2:
            position.play_until(table, 3, seat, rng)
            if position.turn(table) == seat:
                move = search(GAME, table[:STATE], Budget(playouts=playouts), seed=number)[0].moves[0]
                position.play(table, move)
        best = position.best(table)
        won += (seat in best) / len(best)
    return won / games


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="takes minutes in plain Python")
def test_searching_beats_greed() -> None:
    assert won_against_greedy(playouts=60, games=12) >= 0.7
