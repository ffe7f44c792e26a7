"""Actions and observations worked out by hand from the documentation pages."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.envs.tables import TABLES, tables_of

from crownlands.envs import duel_v0, kingdomino_v0, queendomino_v0
from crownlands.envs.setup import set_up
from crownlands.envs.table import Table
from crownlands.game import find_move
from crownlands.rules import game_named

PAGES = {"kingdomino": kingdomino_v0, "queendomino": queendomino_v0, "duel": duel_v0}
WHEAT, FOREST, LAKE, CROWNS, ROOM = 0, 1, 2, 6, 7
WINDOW = 9


def play(game: str, texts: str, **settings: Any) -> Table:
    """The table after moves in the notation of the records, separated by commas."""
    table = set_up(game, settings)
    state = table.state
    for text in texts.split(","):
        state = state.play(find_move(game_named(game), state, text))
    return Table(table.coder, state)


def seen(table: Table, seat: int) -> dict[str, NDArray[Any]]:
    return table.coder.layout.split(table.vector(seat))


def coded(table: Table, text: str) -> tuple[int, ...]:
    game = {"Kingdomino": "kingdomino", "Queendomino": "queendomino", "Duel": "duel"}[type(table.state).__name__]
    return table.coder.path(table.state, find_move(game_named(game), table.state, text))


# 19 is wheat with a crown and forest, 1 two wheat, 30 lake with a crown and wheat, 48 mine with three crowns and wheat.
FIRST_ROW = "draw 30,draw 1,draw 48,draw 19,king 2,pick 1,pick 48,pick 19,pick 30"
SECOND_ROW = "draw 2,draw 3,draw 4,draw 5"


def test_kingdomino_placements_by_window_cell_and_side() -> None:
    table = play("kingdomino", f"{FIRST_ROW},{SECOND_ROW},lay g6 h6,pick 3")
    assert table.turn == 0
    # The domino with the smallest number left is 19; the castle g7 is cell (4, 4) of the window.
    assert coded(table, "lay h7 i7") == (4 * (WINDOW * 4 + 5) + 2,)
    assert coded(table, "lay h7 h6") == (4 * (WINDOW * 4 + 5) + 0,)
    assert coded(table, "lay f7 e7") == (4 * (WINDOW * 4 + 3) + 1,)
    assert coded(table, "lay g8 g9") == (4 * (WINDOW * 5 + 4) + 3,)
    assert coded(table, "discard") == (324,)
    assert table.coder.actions == 329


def test_kingdomino_picks_by_place_in_the_offer() -> None:
    table = play("kingdomino", f"{FIRST_ROW},{SECOND_ROW},lay g6 h6")
    assert [coded(table, f"pick {number}") for number in (2, 3, 4, 5)] == [(325,), (326,), (327,), (328,)]
    taken = play("kingdomino", f"{FIRST_ROW},{SECOND_ROW},lay g6 h6,pick 3,discard")
    assert coded(taken, "pick 5") == (328,)
    assert 326 not in taken.legal


def test_kingdomino_seen_from_both_seats() -> None:
    table = play("kingdomino", f"{FIRST_ROW},{SECOND_ROW},lay g6 h6,pick 3,lay h7 i7")
    own, other = seen(table, 0), seen(table, 1)
    # The first seat has laid W1 F0 to the right of its castle, the second W0 W0 above its own.
    assert own["kingdoms"][0, WHEAT, 4, 5] == 1
    assert own["kingdoms"][0, CROWNS, 4, 5] == 1
    assert own["kingdoms"][0, FOREST, 4, 6] == 1
    assert own["kingdoms"][0, :CROWNS].sum() == 2
    assert own["kingdoms"][1, WHEAT, 3, 4:6].tolist() == [1, 1]
    assert own["kingdoms"][0, ROOM, 4].tolist() == [0, 0, 1, 1, 0, 0, 0, 1, 1]
    assert np.array_equal(own["kingdoms"][::-1], other["kingdoms"])
    assert own["points"].tolist() == [1, 0]
    assert other["points"].tolist() == [0, 1]
    assert own["phase"].tolist() == [0, 1]
    assert own["row"][:, 1].tolist() == [19, 30, 48, 0]
    assert own["row"][:, -2:].tolist() == [[1, 0], [0, 1], [1, 0], [0, 0]]
    assert other["row"][:, -2:].tolist() == [[0, 1], [1, 0], [0, 1], [0, 0]]
    # Number 19: there, number, crowns 1 and 0, wheat, forest.
    assert own["row"][0, :16].tolist() == [1, 19, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert own["offer"][:, 1].tolist() == [2, 3, 4, 5]
    assert own["offer"][:, -2:].tolist() == [[0, 0], [0, 1], [0, 0], [0, 0]]
    assert own["rows_to_come"].tolist() == [4]
    assert sorted(np.flatnonzero(own["remaining"][0] == 0) + 1) == [1, 2, 3, 4, 5, 19, 30, 48]


def test_kingdomino_first_choice() -> None:
    table = play("kingdomino", "draw 30,draw 1,draw 48,draw 19,king 2")
    parts = seen(table, 1)
    assert parts["waiting"].tolist() == [[1, 0], [0, 1], [0, 1], [1, 0]]
    assert parts["hand"].tolist() == [0, 0]
    four = seen(play("kingdomino", "draw 30,draw 1,draw 48,draw 19,king 2", players=4), 1)
    assert four["waiting"].tolist() == [[1, 0, 0, 0], *[[0, 0, 0, 0]] * 3]
    assert four["hand"].tolist() == [0, 1, 1, 1]


def test_dynasty_remembers_the_games_before() -> None:
    tables = list(tables_of("dynasty", 8))
    last = seen(tables[-1], 1)
    assert last["game"].tolist() == [0, 0, 1]
    lines = [sheet.lines for sheet in tables[-1].state.scores()]
    past = [sum(line.points for line in team[:2]) for team in lines]
    assert last["past_points"].tolist() == past[::-1]


BUILDINGS = "building statue,building bakery,building church,building foundry,building sawmill,building guardtower"


def queens(texts: str) -> Table:
    first = "draw 47,draw 48,draw 1,draw 2,king 1,pick 47,pick 1,pick 2,pick 48,draw 3,draw 4,draw 5,draw 6"
    return play("queendomino", f"{BUILDINGS},building statue,{first}{texts}", players=2)


def test_queendomino_codes() -> None:
    window, lay = 13 * 13, 4 * 13 * 13
    table = queens(",lay g6 h6")
    low, high = lay + 1 + 4, lay + 1 + 4 + 1
    assert coded(table, "tax g6") == (low,)
    assert coded(table, "tax h6") == (high,)
    assert coded(table, "pass") == (table.coder.actions - 1,)
    bribing = queens(",lay g6 h6,pass")
    first_build = lay + 1 + 4 + 3
    assert coded(bribing, "bribe guardtower 5") == (first_build + 6 * window,)
    assert coded(bribing, "bribe statue 0") == (first_build + 6 * window + 5,)
    assert bribing.coder.actions == 1705
    assert seen(table, table.turn)["just_laid"][5, 6:8].tolist() == [1, 2]
    assert seen(bribing, 0)["just_laid"].sum() == 0


@pytest.mark.parametrize("name", ["queendomino-2", "queendomino-4", "contest", "united"])
def test_queendomino_realms_are_seen_whole(name: str) -> None:
    *_, table = tables_of(name, 9)
    state, seat = table.state, 1
    parts = seen(table, seat)
    team = next(team for team, seats in enumerate(state.teams) if seat in seats)
    realm = state.current.realms[team]  # type: ignore[attr-defined]
    assert parts["stock"][0].tolist() == [realm.coins, realm.knights, realm.towers]
    assert parts["owned"][0].sum() == len(realm.buildings)
    assert parts["kingdoms"][0, :7].sum() == len(realm.kingdom.squares)
    assert parts["kingdoms"][0, -3].sum() == len(realm.posts)
    assert parts["kingdoms"][0, -1].sum() == realm.towers
    assert parts["points"][0] == state.scores()[team].total
    assert parts["sides"].sum() == len(parts["hand"])
    assert parts["sides"][0].tolist() == [1, *[0] * (len(state.teams) - 1)]


@pytest.mark.parametrize("name", ["contest", "united"])
def test_a_domino_that_both_boxes_have_is_still_to_come_in_each(name: str) -> None:
    parts = seen(next(tables_of(name, 0)), 0)
    drawn = int(parts["offer"][:, 0].sum())
    assert parts["remaining"].shape == (2, 48)
    assert parts["remaining"].sum() == 96 - drawn


def test_united_partners_are_on_one_side() -> None:
    parts = seen(next(tables_of("united", 10)), 1)
    assert np.flatnonzero(parts["sides"][:, 0]).tolist() == [0, 5]


ROLLED = "roll 1 ?,roll 2 S0,roll 3 O2,roll 4 S1"


def test_duel_takes_and_draws_in_two_actions() -> None:
    start = play("duel", ROLLED)
    assert coded(start, "take 1") == (0,)
    taken = play("duel", f"{ROLLED},take 1")
    assert coded(taken, "take 2 3") == (7,)
    drawing = play("duel", f"{ROLLED},take 1,take 2 3")
    # The dice of the first seat are the joker and S1; the castle is d3, row 2 and column 3.
    first_half = 4 + 6 + 3 + 26 + 2 + 1 + 6 + 35
    joker_as_dot, stripe = first_half + 6 * (7 * 1 + 3) + 0, first_half + 6 * (7 * 0 + 3) + 1
    assert coded(drawing, "draw d2:?D d1:S1") == (joker_as_dot, stripe)
    assert coded(drawing, "castle S1") == (4 + 6 + 3 + 26 + 1,)
    halfway = drawing.after(joker_as_dot)
    assert halfway.turn == drawing.turn
    assert seen(halfway, 1)["half"][0, 1, 3] == 1
    assert seen(halfway, 1)["half"].sum() == 1
    done = halfway.after(stripe)
    assert done.turn == 1
    parts = seen(done, 0)
    assert parts["maps"][0, 0, 1, 3] == 1
    assert parts["maps"][0, 1, 0, 3] == 1
    assert parts["maps"][0, 6, 0, 3] == 1
    assert parts["maps"][1].sum() == 0
    assert parts["drew"].tolist() == [1, 0]


def test_duel_dice_and_roles() -> None:
    table = play("duel", f"{ROLLED},take 1,take 2 3")
    parts = seen(table, 1)
    assert parts["dice"][0].tolist() == [0, 0, 0, 0, 0, 0, 1, 0, 0, 1]
    assert parts["dice"][2].tolist() == [0, 0, 0, 0, 1, 0, 0, 2, 1, 0]
    assert parts["role"].tolist() == [0, 1]
    assert parts["phase"].tolist() == [0, 0, 1, 0, 0]


def test_duel_names_every_action() -> None:
    coder = set_up("duel", {}).coder
    words = [coder.say(action) for action in range(coder.actions)]
    assert len(set(words)) == coder.actions == 293
    assert words[9] == "take 3 4"
    assert words[-1] == "draw g5:Q"


@pytest.mark.parametrize("name", TABLES)
def test_words_of_an_action_say_the_move(name: str) -> None:
    """Where a number's words are in the notation of the records, they are the move's own."""
    for table in tables_of(name, 11):
        for path, move in table.paths.items():
            words = table.coder.say(path[-1])
            if len(path) == 1 and not table.said and words.split()[0] == "lay":
                assert words == str(move)
            assert words


@pytest.mark.parametrize("game", PAGES)
def test_the_page_names_every_part_and_its_size(game: str) -> None:
    page = documented(PAGES[game])
    settings = {} if game == "duel" else {"dynasty": True}
    parts = {part.name: part for part in set_up(game, settings).coder.layout.parts}
    assert set(page) == set(parts)
    for name, shape in page.items():
        assert shape.count("×") + 1 == len(parts[name].shape), name


def documented(module: ModuleType) -> dict[str, str]:
    """Parts and shapes as the table of observations on the page has them."""
    assert module.__doc__ is not None
    _, table = module.__doc__.split("| part | shape | meaning |")
    rows = [line.split("|") for line in table.split("\n\n")[0].splitlines() if line.startswith("| `")]
    return {row[1].strip(" `"): row[2].strip() for row in rows}


def test_sizes_the_pages_give() -> None:
    sizes = {name: set_up(*TABLES[name]).coder for name in TABLES}
    assert sizes["kingdomino-2"].layout.size == 1503
    assert (sizes["kingdomino-2"].actions, sizes["kingdomino-3"].actions, sizes["mighty-duel"].actions) == (
        329,
        328,
        681,
    )
    assert (sizes["queendomino-4"].actions, sizes["queendomino-2"].actions) == (825, 1705)
    assert (sizes["contest"].actions, sizes["united"].actions) == (829, 1709)
    assert (sizes["duel"].actions, sizes["duel"].layout.size) == (293, 811)


def test_what_is_seen_does_not_depend_on_what_will_be_drawn() -> None:
    """Two tables with the same past and other dice to come look the same until the dice are used."""
    past = "draw 30,draw 1,draw 48,draw 19,king 2,pick 1,pick 48,pick 19"
    tables = [play("kingdomino", past) for _ in range(2)]
    assert np.array_equal(tables[0].vector(1), tables[1].vector(1))
    pick = tables[0].legal[0]
    one, other = [table.after(pick).dealt(Random(seed)).vector(1) for seed, table in enumerate(tables)]
    assert not np.array_equal(one, other)
