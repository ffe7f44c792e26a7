"""A realm as text, to be scored."""

from random import Random

import pytest

from crownlands.game import CHANCE, OVER, Refused, deal
from crownlands.kingdom.cells import NAMES
from crownlands.rules.queendomino.options import configure
from crownlands.rules.queendomino.score_text import read_realm, score_text, write_realm
from crownlands.rules.queendomino.scoring import score_sheet
from crownlands.rules.queendomino.state import start

KINGDOM = """\
G2 T0 T0 F0
## W0 W1 ..
"""


def test_a_realm_is_scored_from_its_text() -> None:
    text = KINGDOM + "coins: 11\nknights: 2\nbuildings: magic_school h6, queens_tower i6\nqueen: yes\n"
    sheet, found, doubts = score_text(text, {})
    assert sheet.points("coins") == {"coins": 3}
    assert sheet.points("building") == {"magic_school": 0, "queens_tower": 0}
    assert sum(sheet.points("terrain").values()) == sheet.total - 3
    assert [(land.terrain.value, land.size, land.crowns) for land in found] == [
        ("grassland", 1, 2),
        ("town", 2, 1),
        ("forest", 1, 0),
        ("wheat", 2, 2),
    ]
    assert doubts == []


def test_what_is_not_said_is_nothing() -> None:
    sheet, _, doubts = score_text(KINGDOM, {})
    assert sheet.total == 2 + 2
    assert doubts == []


def test_house_rules_come_from_the_settings() -> None:
    sheet, _, _ = score_text(KINGDOM, {"middle-kingdom": "yes", "harmony": "yes"})
    assert sheet.points("special") == {"harmony": 0, "middle-kingdom": 10}


def test_the_size_comes_from_the_settings() -> None:
    wide = "## W0 W0 W0 W0 W0 W0\n"
    assert score_text(wide, {})[0].total == 0
    with pytest.raises(Refused, match="must fit in 5×5"):
        score_text(wide, {"players": "4"})


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("coins: many", "Line 3: “many” is not a number"),
        (
            "moons: 3",
            "Line 3: there is nothing called “moons”; expected one of coins, knights, towers, buildings, queen.",
        ),
        ("buildings: palace h6", "Line 3: “palace” is not a building"),
        (
            "buildings: statue h7",
            "Line 3: The statue stands on h7, which is not a town square; expected one of h6, i6.",
        ),
        ("buildings: statue h6, church h6", "Line 3: h6 has more than one building; expected one on a square."),
        ("buildings: statue, statue, statue", "Line 3: There are 3 buildings and 2 town squares"),
        ("buildings: statue on h6", "Line 3: “statue on h6” is not a building on a square"),
        ("buildings: queens_tower", "Line 3: The queens_tower bears a crown, so its square matters"),
        ("towers: 3", "Line 3: 3 towers are given and no building"),
        ("queen: maybe", "Line 3: “maybe” does not say whether the Queen is here; expected yes or no."),
        ("coins: 3\ncoins: 4", "Line 4: coins was already given on line 3; expected it once."),
        ("W9", "Line 3 of the picture: “W9” is not a square"),
        ("##", "The picture has 2 castles (##); a kingdom has exactly one."),
    ],
)
def test_what_is_wrong_is_said_with_its_line(line: str, sentence: str) -> None:
    with pytest.raises(Refused) as refusal:
        score_text(KINGDOM + line, {})
    assert sentence in str(refusal.value)


@pytest.mark.parametrize(
    ("lines", "doubt"),
    [
        ("buildings: big_tavern, big_tavern", "There are 2 of big_tavern; the box has 1."),
        ("buildings: guardtower\ntowers: 1", "1 towers are given; by our table the buildings bring 2."),
        ("knights: 23", "23 knights are given; the box has 22."),
        ("buildings: statue\ntowers: 16", "16 towers are given; the box has 15."),
        ("queen: yes", "The Queen is here without a tower; she only comes to towers."),
        ("L0", "The picture holds 7 squares; dominoes make an even number."),
        ("M3 M3", "The picture shows 2 × M3; the box has 1."),
    ],
)
def test_what_cannot_come_about_is_scored_with_a_doubt(lines: str, doubt: str) -> None:
    assert doubt in map(str, score_text(KINGDOM + lines, {})[2])


def test_towers_said_count_for_the_score() -> None:
    text = KINGDOM + "buildings: travelling_castle, guardtower\n"
    assert score_text(text, {})[0].points("building")["travelling_castle"] == 3
    assert score_text(text + "towers: 2", {})[0].points("building")["travelling_castle"] == 2
    assert score_text(text + "towers: 5", {})[0].points("building")["travelling_castle"] == 5


@pytest.mark.parametrize("seed", range(5))
def test_every_realm_of_a_game_round_trips(seed: int) -> None:
    dice, options = Random(seed), configure({"players": str(2 + seed % 3), "middle-kingdom": "yes"})
    state = start(options)
    while state.turn != OVER:
        state = state.play(deal(state, dice) if state.turn == CHANCE else dice.choice(state.moves()))
    for team, realm in enumerate(state.realms):
        text = write_realm(realm, state.queen == team)
        again, queen = read_realm(text, options.size)
        assert write_realm(again, queen) == text
        assert [(b.kind, NAMES[b.cell]) for b in again.buildings] == [(b.kind, NAMES[b.cell]) for b in realm.buildings]
        assert score_sheet(again, options, queen) == score_sheet(realm, options, state.queen == team)
