"""What is shown: plain values, at every moment of a game, and nothing about the order of what nobody has seen."""

import json
from random import Random

import pytest
from tests.rules.queendomino.tables import board, configured, plain, realm, say, table

from crownlands.game import CHANCE, OVER, deal
from crownlands.rules.queendomino.buildings import BUILDINGS
from crownlands.rules.queendomino.state import Queendomino, start


@pytest.mark.parametrize("words", ["players=2", "players=5 mode=contest", "players=6 mode=united"])
def test_a_view_is_plain_json_at_every_moment(words: str) -> None:
    dice, state = Random(3), start(configured(plain(words)))
    while state.turn != OVER:
        shown = state.view()
        assert json.loads(json.dumps(shown)) == shown
        state = state.play(deal(state, dice) if state.turn == CHANCE else dice.choice(state.moves()))
    assert state.view()["winners"] == list(state.winners())


@pytest.mark.rule("Q-S7", "Q-S5")
def test_a_realm_is_shown_with_all_it_owns() -> None:
    rich = realm("## T0 T0 W0", "safe_towers h7, queens_tower i7", coins=5, knights=2, posts="j7")
    state = table(rich, queen=0, spaces=board("statue . . . . .", "foundry", "church church"))
    shown = state.view()
    kingdom = shown["kingdoms"][0]
    assert [built["id"] for built in kingdom["buildings"]] == ["safe_towers", "queens_tower"]
    assert [built["cell"] for built in kingdom["buildings"]] == ["h7", "i7"]
    assert (kingdom["coins"], kingdom["knights"], kingdom["knights_on"], kingdom["knights_owned"]) == (5, 2, ["j7"], 3)
    assert (kingdom["towers"], kingdom["safe_bonus"]) == (rich.towers, rich.towers)
    assert kingdom["queen_on"] == ["h7", "i7"]
    assert kingdom["sites"] == []
    assert (shown["queen"], shown["board"]["stack"], shown["board"]["top"]) == (0, 3, "foundry")
    assert "unseen" not in json.dumps(shown)


def test_every_building_is_described() -> None:
    catalogue = table(realm()).view()["buildings"]
    assert list(catalogue) == list(BUILDINGS)
    assert catalogue["church"] == {
        "id": "church",
        "name_en": "Church",
        "name_de": "Kirche",
        "copies": 2,
        "knights": BUILDINGS["church"].knights,
        "towers": BUILDINGS["church"].towers,
        "crowns": 0,
        "points": 2,
        "per": "territory",
        "terrain": "town",
        "tax_bonus": None,
        "scoring_status": "verified",
        "bonus_status": BUILDINGS["church"].bonus_status,
    }


def test_crowns_of_buildings_and_queen_are_in_the_territories_shown() -> None:
    state = say(table(realm("## T0 T0", coins=9), spaces=". . . . . queens_tower"), "discard", "build queens_tower h7")
    town = state.view()["kingdoms"][0]["territories"][0]
    assert (town["crowns"], town["points"]) == (1 + (state.queen == 0), 2 * (1 + (state.queen == 0)))


def test_settings_in_force_are_shown() -> None:
    view = table(realm(), players=6, mode="united", must_place="yes").view()
    assert view["edition"] is None
    assert view["must_place"] is True
    assert view["settings"] == {
        "players": "6",
        "mode": "united",
        "teams": "1+2,3+4,5+6",
        "colours": "orange,red,violet,white,pink,yellow",
        "must-place": "yes",
        "harmony": "no",
        "middle-kingdom": "no",
        "dynasty": "no",
    }


@pytest.mark.rule("Q-B1", "Q-B3", "Q-B4")
def test_what_each_tax_brings_is_shown() -> None:
    """Domino 1 is wheat and wheat: with the two squares there it makes a field of four; the Safe adds the towers."""
    rich = realm("## T0 W0 W0\n.. .. .. ..", "safe_towers h7", knights=2)
    state = say(table(rich, claimed="1:1"), "lay k7 l7")
    assert state.phase == "tax"
    each = 4 + rich.towers
    assert state.view()["taxes"] == [
        {"text": "tax k7", "cells": ["k7"], "coins": each},
        {"text": "tax l7", "cells": ["l7"], "coins": each},
        {"text": "tax k7 l7", "cells": ["k7", "l7"], "coins": 2 * each},
    ]
    for tax in state.view()["taxes"]:
        assert say(state, tax["text"]).realms[0].coins == rich.coins + tax["coins"]
    assert table(rich).view()["taxes"] == []


@pytest.mark.rule("Q-C7", "Q-D2")
def test_what_buildings_and_a_bribe_cost_is_shown() -> None:
    spaces = "statue . . . church foundry"
    costs = [space["cost"] for space in table(realm(), spaces=spaces).view()["board"]["spaces"]]
    assert costs == [5, 4, 3, 2, 1, 0], "the printed prices"
    host = table(realm(), spaces=spaces, queen=0).view()
    assert [space["price"] for space in host["board"]["spaces"]] == [5, 4, 3, 2, 1, 0]
    assert [space["cost"] for space in host["board"]["spaces"]] == [4, 3, 2, 1, 0, 0], "1 less for the Queen's host"
    assert host["bribe_cost"] == 1
    nobody = start(configured(plain("players=2"))).view()
    assert [space["cost"] for space in nobody["board"]["spaces"]] == [None] * 6, "nobody is to move"


def test_the_moves_of_the_last_turn_and_who_acts_next() -> None:
    state = table(realm("## T0", coins=9), claimed="1:1 2:2 3:2 4:1", spaces=". . . . . queens_tower")
    assert state.view()["upcoming"] == [1, 1, 0]
    state = say(state, "discard", "build queens_tower h7")
    assert state.view()["last"] == [["discard", "build queens_tower 0 h7"], []]
    assert state.view()["upcoming"] == [1, 1, 0]
    state = say(state, "pick 45")
    assert state.view()["last"] == [["discard", "build queens_tower 0 h7", "pick 45"], []]
    assert state.view()["upcoming"] == [1, 0, 0], "the king on 45 is first in the next round"


@pytest.mark.rule("Q-V1")
def test_a_domino_says_its_set_where_two_have_its_number() -> None:
    view = start(configured(plain("players=3 mode=contest"))).view()
    assert [(domino["number"], domino["set"]) for domino in view["remaining"] if domino["number"] == 7] == [
        (7, "queendomino"),
        (7, "kingdomino"),
    ]


def test_why_a_game_ended_and_what_is_to_come() -> None:
    state = table(realm(), claimed="1:1", offer="", rows_to_come=0)
    assert (state.view()["ended"], state.view()["to_come"]) == (None, 0)
    over = say(state, "discard")
    assert (over.turn, over.view()["ended"]) == (OVER, "last-round")
    assert start(configured(plain("players=5 mode=contest"))).view()["to_come"] == 96


@pytest.mark.rule("Q-V5")
def test_points_for_the_centre_are_safe_once_no_domino_is_to_come() -> None:
    centred = realm("W0 ## T0 T0", coins=9, knights=0)
    state = table(centred, claimed="1:1", offer="", rows_to_come=0, spaces=". . . . . statue", middle_kingdom="yes")
    assert _centre(state) == (10, False)
    state = say(state, "discard")
    assert (state.phase, _centre(state)) == ("build", (10, True)), "the last domino is gone"


def _centre(state: Queendomino) -> tuple[int, bool]:
    (line,) = [line for line in state.view()["scores"][0]["lines"] if line["name"] == "middle-kingdom"]
    return line["points"], line["safe"]
