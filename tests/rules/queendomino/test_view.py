"""What is shown: plain values, at every moment of a game, and nothing about the order of what nobody has seen."""

import json
from random import Random

import pytest
from tests.rules.queendomino.tables import board, configured, plain, realm, say, table

from crownlands.game import CHANCE, OVER, deal
from crownlands.rules.queendomino.buildings import BUILDINGS
from crownlands.rules.queendomino.state import start


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
