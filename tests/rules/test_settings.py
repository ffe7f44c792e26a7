import pytest

from crownlands.game import Refused, Setting
from crownlands.rules.settings import check_settings, differences, field_of, read_colours, said, switch

OFFERED = (Setting("players", ("2", "3"), "How many."), switch("mighty-duel", "Large."), Setting("colours", (), "Any."))


def test_a_switch_is_on_or_off() -> None:
    assert switch("harmony", "Points.", variant=True) == Setting("harmony", ("no", "yes"), "Points.", variant=True)


def test_what_the_game_offers_is_accepted() -> None:
    check_settings(OFFERED, {"players": "3", "mighty-duel": "no", "colours": "whatever"})


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"size": "9"}, "There is no setting “size”; expected one of colours, mighty-duel, players."),
        ({"players": "4"}, "“4” does not fit the setting players; expected 2 or 3."),
        ({"mighty-duel": "on"}, "“on” does not fit the setting mighty-duel; expected no or yes."),
    ],
)
def test_anything_else_is_refused(given: dict[str, str], reason: str) -> None:
    with pytest.raises(Refused) as refusal:
        check_settings(OFFERED, given)
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
        with pytest.raises(Refused, match="expected 2 different of pink, blue, green"):
            read_colours(text, 2, ("pink", "blue", "green"))
