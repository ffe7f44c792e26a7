"""Setting up a game: what can be chosen, what it means, and what is refused in one sentence."""

import pytest
from tests.rules.queendomino.tables import configured, plain

from crownlands.game import Refused
from crownlands.rules.queendomino import QUEENDOMINO
from crownlands.rules.queendomino.options import configure

TABLES = (
    # settings, teams, size, row, rounds
    ("players=2", 2, 7, 4, 12),
    ("players=3", 3, 5, 4, 12),
    ("players=4", 4, 5, 4, 12),
    ("players=3 mode=contest", 3, 7, 4, 24),
    ("players=4 mode=contest", 4, 7, 4, 24),
    ("players=5 mode=contest", 5, 5, 8, 12),
    ("players=6 mode=contest", 6, 5, 8, 12),
    ("players=6 mode=united", 3, 7, 8, 12),
    ("players=8 mode=united", 4, 7, 8, 12),
)


@pytest.mark.rule("Q-S1", "Q-S8", "Q-S4", "Q-T2", "Q-V2", "Q-V3", "Q-V4", "Q-V7", "Q-V8")
@pytest.mark.parametrize(("settings", "teams", "size", "length", "rounds"), TABLES)
def test_tables(settings: str, teams: int, size: int, length: int, rounds: int) -> None:
    options = configure(plain(settings))
    assert (len(options.sides), options.size, options.row_length, options.rounds) == (teams, size, length, rounds)


@pytest.mark.rule("Q-S1")
def test_one_king_each_and_two_each_with_two_players() -> None:
    assert configured(players=2).kings == (0, 0, 1, 1)
    assert configured(players=4).kings == (0, 1, 2, 3)


@pytest.mark.rule("Q-N16")
@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ("players=5", "Queendomino alone is for 2 or 3 or 4 players; 5 were asked for."),
        (
            "players=2 mode=contest",
            "The contest of kings is for 3 or 4 or 5 or 6 players; 2 were asked for.",
        ),
        (
            "players=8 mode=contest",
            "The contest of kings is for 3 or 4 or 5 or 6 players; 8 were asked for.",
        ),
        ("players=4 mode=united", "United forces is for 6 or 8 players; 4 were asked for."),
        (
            "players=7 mode=contest",
            "“7” does not fit the setting players; expected 2 or 3 or 4 or 5 or 6 or 8.",
        ),
    ],
)
def test_sizes_that_are_refused(settings: str, sentence: str) -> None:
    with pytest.raises(Refused) as refusal:
        configure(plain(settings))
    assert str(refusal.value) == sentence


@pytest.mark.rule("Q-V4")
def test_teams_are_formed_as_they_like() -> None:
    assert configured(players=6, mode="united").sides == ((0, 1), (2, 3), (4, 5))
    assert configured(players=6, mode="united", teams="6+1,2+5,3+4").sides == ((0, 5), (1, 4), (2, 3))


@pytest.mark.parametrize(
    "teams", ["1+2,3+4", "1+2,3+4,5+5", "1+2+3,4+5+6", "1+2,3+4,5+7", "", "a+b,c+d,e+f", "1+2,3+4,5"]
)
def test_teams_that_are_refused(teams: str) -> None:
    with pytest.raises(Refused, match="expected every seat once in pairs, such as 1\\+2,3\\+4,5\\+6"):
        configured(players=6, mode="united", teams=teams)


def test_teams_are_for_united_forces_only() -> None:
    with pytest.raises(Refused, match="Teams are a choice for United forces only; the mode is alone"):
        configured(teams="1+2")


@pytest.mark.rule("Q-V10")
def test_more_than_four_take_kingdominos_colours_too() -> None:
    assert configured(players=8, mode="united").colours == QUEENDOMINO.colours
    assert configured(players=3, mode="contest", colours="pink,blue,orange").colours == ("pink", "blue", "orange")
    with pytest.raises(Refused, match="expected 2 different ones of orange, red, violet, white"):
        configured(colours="pink,blue")


@pytest.mark.parametrize(
    "settings",
    [
        *(settings for settings, *_ in TABLES),
        "players=6 mode=united teams=1+6,2+5,3+4",
        "players=4 mode=contest must-place=yes harmony=yes middle-kingdom=yes dynasty=yes",
        "players=2 colours=white,red",
    ],
)
def test_settings_round_trip(settings: str) -> None:
    options = configure(plain(settings))
    assert configure(options.settings()) == options


@pytest.mark.rule("Q-V5", "Q-N17")
@pytest.mark.parametrize("settings", [settings for settings, *_ in TABLES])
def test_house_rules_and_the_authors_option_go_with_every_table(settings: str) -> None:
    chosen = {"must-place": "yes", "harmony": "yes", "middle-kingdom": "yes", "dynasty": "yes"}
    options = configure({**plain(settings), **chosen})
    assert options.must_place
    assert options.harmony
    assert options.middle_kingdom
    assert options.dynasty


def test_a_mode_without_players_takes_its_smallest_table() -> None:
    assert configured(mode="contest").players == 3
    assert configured(mode="united").players == 6


@pytest.mark.parametrize("settings", ["mode=duel", "moon=full", "harmony=perhaps"])
def test_unknown_settings_are_refused(settings: str) -> None:
    with pytest.raises(Refused, match="expected"):
        configure(plain(settings))
