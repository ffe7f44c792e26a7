"""Setting up: the board, the first row, the first choice."""

import pytest
from tests.rules.queendomino.tables import fresh, plain, say, texts

from crownlands.game import CHANCE
from crownlands.rules.queendomino.buildings import BUILDINGS

SEVEN = ("statue", "bakery", "church", "sawmill", "foundry", "fishmonger", "guardtower")
BOARD = tuple(f"building {name}" for name in SEVEN)


@pytest.mark.rule("Q-S5", "Q-N9")
def test_six_buildings_from_the_cheapest_space_up_and_an_open_top() -> None:
    state = say(fresh(), *BOARD)
    assert state.view()["board"] == {
        "spaces": [
            {"price": 5, "cost": None, "building": "fishmonger"},
            {"price": 4, "cost": None, "building": "foundry"},
            {"price": 3, "cost": None, "building": "sawmill"},
            {"price": 2, "cost": None, "building": "church"},
            {"price": 1, "cost": None, "building": "bakery"},
            {"price": 0, "cost": None, "building": "statue"},
        ],
        "stack": 26,
        "top": "guardtower",
    }


@pytest.mark.rule("Q-S5")
def test_nobody_knows_the_order_below_the_top() -> None:
    state = fresh()
    assert state.turn == CHANCE
    assert [(str(move), weight) for move, weight in state.odds()] == [
        (f"building {kind.id}", kind.copies) for kind in BUILDINGS.values()
    ]
    one_gone = say(state, "building big_tavern", "building statue")
    odds = {str(move): weight for move, weight in one_gone.odds()}
    assert "building big_tavern" not in odds
    assert odds["building statue"] == 2


@pytest.mark.rule("Q-S6")
def test_queen_with_nobody_and_dragon_at_home() -> None:
    state = say(fresh(), *BOARD)
    assert state.queen is None
    assert state.dragon_home
    assert (state.view()["queen"], state.view()["dragon_home"]) == (None, True)


@pytest.mark.rule("Q-S2", "Q-S7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_knight_and_seven_coins_each_lie_open(players: int) -> None:
    shown = fresh(players=players).view()["kingdoms"]
    assert [(kingdom["knights"], kingdom["coins"]) for kingdom in shown] == [(1, 7)] * players


@pytest.mark.rule("Q-S8")
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 5), (4, 5)])
def test_sizes(players: int, size: int) -> None:
    assert [realm.kingdom.size for realm in fresh(players=players).realms] == [size] * players


@pytest.mark.rule("Q-S3")
def test_two_players_choose_one_two_one() -> None:
    state = say(fresh(), *BOARD, "draw 9", "draw 3", "draw 40", "draw 21")
    assert [(str(move), weight) for move, weight in state.odds()] == [("king 1", 2), ("king 2", 2)]
    state = say(state, "king 2")
    chosen = []
    for number in (3, 9, 21, 40):
        chosen.append(state.turn)
        state = say(state, f"pick {number}")
    assert chosen == [1, 0, 0, 1]


@pytest.mark.rule("Q-S3", "K-S7")
def test_four_kings_are_drawn_and_put_down_one_by_one() -> None:
    state = say(fresh(players=4), *BOARD, "draw 9", "draw 3", "draw 40", "draw 21", "king 3")
    assert state.turn == 2
    assert texts(state) == ["pick 3", "pick 9", "pick 21", "pick 40"]
    state = say(state, "pick 40")
    assert state.turn == CHANCE
    assert texts(state) == ["king 1", "king 2", "king 4"]
    state = say(state, "king 4", "pick 3", "king 1", "pick 21", "king 2")
    assert texts(state) == ["pick 9"]


@pytest.mark.rule("Q-S4", "Q-N11")
def test_three_players_last_king_has_two_to_choose_from_and_one_leaves() -> None:
    state = say(fresh(players=3), *BOARD, "draw 9", "draw 3", "draw 40", "draw 21")
    state = say(state, "king 3", "pick 40", "king 1", "pick 3", "king 2")
    assert texts(state) == ["pick 9", "pick 21"]
    state = say(state, "pick 9")
    assert [domino.number for domino in state.draft.left_over] == [21]
    assert texts(state)[0] == "draw 1"
    assert "draw 21" not in texts(state)


@pytest.mark.rule("Q-N13")
@pytest.mark.parametrize("settings", ["players=5 mode=contest", "players=8 mode=united"])
def test_with_five_or_more_kings_they_are_drawn_one_by_one(settings: str) -> None:
    state = say(fresh(plain(settings)), *BOARD, *(f"draw {number}" for number in range(1, 9)))
    for seat in range(state.options.players):
        assert state.turn == CHANCE
        state = say(state, f"king {seat + 1}")
        assert state.turn == seat
        state = say(state, f"pick {8 - seat}")
    assert [claim.king for claim in state.draft.row] == list(reversed(range(state.options.players)))


@pytest.mark.rule("K-S4", "K-S2")
def test_the_second_row_comes_when_all_kings_stand() -> None:
    state = say(fresh(), *BOARD, "draw 9", "draw 3", "draw 40", "draw 21", "king 1")
    state = say(state, "pick 3", "pick 9", "pick 21", "pick 40")
    assert (state.phase, state.turn, state.draft.offer) == ("draw", CHANCE, ())
    state = say(state, "draw 5", "draw 1", "draw 2", "draw 4")
    assert [claim.domino.number for claim in state.draft.offer] == [1, 2, 4, 5]
    assert (state.phase, state.turn, state.round) == ("lay", 0, 1)
