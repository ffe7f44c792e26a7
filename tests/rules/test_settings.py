from typing import Any

import pytest

from crownlands.game import AnyGame, Refused, Setting
from crownlands.rules import GAMES
from crownlands.rules.settings import differences, field_of, in_force, read_colours, read_settings, said, switch

OFFERED = (Setting("players", ("2", "3"), "How many."), switch("mighty-duel", "Large."), Setting("colours", (), "Any."))


def test_a_switch_is_on_or_off() -> None:
    assert switch("harmony", "Points.", variant=True) == Setting("harmony", ("no", "yes"), "Points.", variant=True)


def test_what_the_game_offers_is_accepted() -> None:
    given = {"players": "3", "mighty-duel": "no", "colours": "whatever"}
    assert read_settings(OFFERED, given) == given


def test_numbers_and_switches_may_be_given_as_such() -> None:
    assert read_settings(OFFERED, {"players": 3, "mighty-duel": True}) == {"players": "3", "mighty-duel": "yes"}
    assert read_settings(OFFERED, {"mighty-duel": False}) == {"mighty-duel": "no"}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_game_takes_a_number_of_players(game: AnyGame) -> None:
    assert game.configure({"players": 2}) == game.configure({"players": "2"})
    switches = [setting.name for setting in game.settings if setting.values == ("no", "yes") and setting.variant]
    for name in switches:
        assert game.configure({name: True}) == game.configure({name: "yes"})
    others: list[Any] = [2.0, None, ["2"], {"players": 2}]
    for value in others:
        with pytest.raises(Refused, match="The setting players takes text, a number, True or False"):
            game.configure({"players": value})


def test_every_setting_has_a_value_in_force() -> None:
    class Chosen:
        players, mighty_duel, colours = 3, True, ("pink", "blue")

    assert in_force(OFFERED, Chosen()) == {"players": "3", "mighty-duel": "yes", "colours": "pink,blue"}


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"size": "9"}, "There is no setting “size”; expected one of colours, mighty-duel, players."),
        ({"players": "4"}, "“4” does not fit the setting players; expected 2 or 3."),
        ({"players": 4}, "“4” does not fit the setting players; expected 2 or 3."),
        ({"players": True}, "“yes” does not fit the setting players; expected 2 or 3."),
        ({"mighty-duel": 1}, "“1” does not fit the setting mighty-duel; expected no or yes."),
        ({"players": 2.0}, "The setting players takes text, a number, True or False; “2.0” is none of them."),
        ({"mighty-duel": "on"}, "“on” does not fit the setting mighty-duel; expected no or yes."),
    ],
)
def test_anything_else_is_refused(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_settings(OFFERED, given)
    assert str(refusal.value) == reason


def test_a_setting_has_a_field_and_a_value_as_it_is_typed() -> None:
    assert field_of("mighty-duel") == "mighty_duel"
    assert [said(True), said(False), said(3), said("german"), said(("pink", "blue"))] == [
        "yes",
        "no",
        "3",
        "german",
        "pink,blue",
    ]


def test_only_differences_are_said() -> None:
    class Chosen:
        players, mighty_duel, colours = 3, True, ("pink",)

    class Plain:
        players, mighty_duel, colours = 3, False, ("blue",)

    assert differences(OFFERED, Chosen(), Plain()) == {"mighty-duel": "yes", "colours": "pink"}


def test_colours_are_as_many_as_players_and_each_once() -> None:
    assert read_colours("blue, pink", 2, ("pink", "blue", "green")) == ("blue", "pink")
    for text in ("blue", "blue,blue", "blue,red", "", "pink,blue,green"):
        with pytest.raises(Refused, match="expected 2 different ones of pink, blue, green"):
            read_colours(text, 2, ("pink", "blue", "green"))
