from random import Random

import numpy as np
import pytest
from tests.envs.tables import TABLES, tables_of

from crownlands.envs.setup import as_text, set_up
from crownlands.game import OVER, Refused


@pytest.mark.parametrize("name", TABLES)
def test_every_move_has_a_path_of_its_own_and_none_begins_another(name: str) -> None:
    for table in tables_of(name, 1):
        paths = [table.coder.path(table.state, move) for move in table.state.moves()]
        assert len(set(paths)) == len(paths)
        beginnings = {path[:length] for path in paths for length in range(1, len(path))}
        assert not beginnings & set(paths)
        assert all(0 <= action < table.coder.actions for path in paths for action in path)


@pytest.mark.parametrize("name", TABLES)
def test_the_actions_of_a_move_play_that_move(name: str) -> None:
    dice = Random(2)
    for table in tables_of(name, 2):
        if table.said or table.turn == OVER:
            continue
        move = dice.choice(table.state.moves())
        told = table
        for action in table.coder.path(table.state, move):
            told = told.after(action)
        assert told.state == table.state.play(move)
        assert told.said == ()


@pytest.mark.parametrize("name", TABLES)
def test_what_is_seen_keeps_within_its_bounds(name: str) -> None:
    for table in tables_of(name, 3):
        for seat in range(sum(map(len, table.state.teams))):
            vector = table.vector(seat)
            assert vector.shape == (table.coder.layout.size,)
            assert (vector >= 0).all()
            assert (vector <= table.coder.layout.most()).all()


@pytest.mark.parametrize("name", TABLES)
def test_no_game_is_longer_than_its_coder_says(name: str) -> None:
    assert sum(1 for _ in tables_of(name, 4)) - 1 <= set_up(*TABLES[name]).coder.longest


@pytest.mark.parametrize("name", TABLES)
def test_every_outcome_of_chance_has_a_number(name: str) -> None:
    state, dice = set_up(*TABLES[name]).state, Random(5)
    chances = set_up(*TABLES[name]).coder.chances
    assert len(set(chances)) == len(chances)
    while state.turn != OVER:
        assert all(move in chances for move, _ in state.odds())
        state = state.play(dice.choice(state.moves()))


def test_the_mask_is_for_the_seat_to_move_and_opens_at_the_end() -> None:
    *tables, last = tables_of("kingdomino-2", 6)
    for table in tables:
        assert sorted(np.flatnonzero(table.mask(table.turn))) == table.legal
        assert not table.mask(1 - table.turn).any()
    assert last.mask(0).all()
    assert last.mask(1).all()


def test_an_illegal_action_is_refused() -> None:
    table = next(tables_of("kingdomino-2", 7))
    with pytest.raises(Refused, match="Action 0 is not possible now"):
        table.after(0)


def test_settings_of_python_become_those_of_the_rules() -> None:
    given = as_text({"players": 3, "must_place": True, "harmony": False, "colours": ("pink", "blue", "green")})
    assert given == {"players": "3", "must-place": "yes", "harmony": "no", "colours": "pink,blue,green"}


def test_an_unknown_setting_is_refused() -> None:
    with pytest.raises(Refused, match="There is no setting “weather”"):
        set_up("duel", {"weather": "fine"})
