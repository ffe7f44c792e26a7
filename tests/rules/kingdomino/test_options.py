from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rules.kingdomino.strategies import any_settings

from crownlands.game import Refused
from crownlands.rules.kingdomino import KINGDOMINO
from crownlands.rules.kingdomino.options import SETTINGS, configure


@pytest.mark.rule("K-E1", "K-E2", "K-E3", "K-E4", "K-E6")
@pytest.mark.parametrize(
    ("edition", "must_place", "rows_of_four", "kings_drawn", "order_first", "crowns_break_ties"),
    [
        ("german", False, False, False, False, False),
        ("hungarian", True, False, True, False, True),
        ("danish", True, True, True, True, False),
    ],
)
def test_an_edition_is_a_named_set_of_options(
    edition: str, must_place: bool, rows_of_four: bool, kings_drawn: bool, order_first: bool, crowns_break_ties: bool
) -> None:
    chosen = configure({"players": "2", "edition": edition})
    assert (chosen.must_place, chosen.kings_drawn, chosen.order_first, chosen.crowns_break_ties) == (
        must_place,
        kings_drawn,
        order_first,
        crowns_break_ties,
    )
    assert configure({"players": "3", "edition": edition}).row_length == (4 if rows_of_four else 3)
    assert configure({"players": "4", "edition": edition}).order_first is order_first


@pytest.mark.parametrize("edition", ["german", "hungarian", "danish"])
@pytest.mark.parametrize(
    ("setting", "players"),
    [
        ("must-place", "2"),
        ("rows-of-four", "3"),
        ("kings-drawn", "2"),
        ("order-first", "3"),
        ("crowns-break-ties", "4"),
    ],
)
@pytest.mark.parametrize("value", ["yes", "no"])
def test_each_difference_can_be_set_by_itself(edition: str, setting: str, players: str, value: str) -> None:
    plain = configure({"players": players, "edition": edition})
    chosen = configure({"players": players, "edition": edition, setting: value})
    assert getattr(chosen, setting.replace("-", "_")) is (value == "yes")
    differing = {name for name in chosen.__slots__ if getattr(chosen, name) != getattr(plain, name)}
    unordered = {"order_first"} if chosen.start_player else set()
    assert differing <= {setting.replace("-", "_")} | unordered


@pytest.mark.rule("K-E6")
def test_two_players_who_draw_no_kings_have_no_order_to_draw() -> None:
    chosen = configure({"players": "2", "edition": "danish", "kings-drawn": "no"})
    assert not chosen.order_first
    assert chosen.settings() == {"players": "2", "edition": "danish", "kings-drawn": "no"}
    assert configure({"players": "2", "kings-drawn": "yes", "order-first": "yes"}).order_first


def test_german_for_two_is_what_is_played_unless_something_else_is_said() -> None:
    chosen = configure({})
    assert (chosen.players, chosen.edition, chosen.colours) == (2, "german", ("pink", "yellow"))
    assert chosen.settings() == {"players": "2", "edition": "german"}


def test_only_what_differs_from_the_edition_is_said() -> None:
    given_settings = {"edition": "danish", "players": "4", "must-place": "yes", "harmony": "yes", "dynasty": "no"}
    assert configure(given_settings).settings() == {"players": "4", "edition": "danish", "harmony": "yes"}


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"edition": "french"}, "“french” does not fit the setting edition; expected german or hungarian or danish"),
        ({"hamony": "yes"}, "There is no setting “hamony”; expected one of colours, crowns-break-ties"),
        ({"harmony": "maybe"}, "“maybe” does not fit the setting harmony; expected no or yes"),
        ({"players": "5"}, "“5” does not fit the setting players"),
        ({"players": "4", "rows-of-four": "yes"}, "Rows of four are a choice for 3 players only"),
        ({"players": "3", "kings-drawn": "yes"}, "Drawing kings at random is a choice for 2 players only"),
        ({"players": "2", "order-first": "yes"}, "the order can be drawn first only if"),
        ({"edition": "danish", "kings-drawn": "no", "order-first": "yes"}, "the order can be drawn first only if"),
        ({"players": "3", "mighty-duel": "yes"}, "The Mighty Duel is for 2 players; 3 were asked for"),
    ],
)
def test_nonsense_is_refused_with_the_reason(settings: dict[str, str], reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        configure(settings)


@pytest.mark.rule("K-E6")
@pytest.mark.parametrize(
    ("version", "settings", "order_first"),
    [
        (1, {"players": "3", "edition": "danish"}, False),
        (2, {"players": "3", "edition": "danish"}, True),
        (1, {"players": "3", "edition": "hungarian"}, False),
        (2, {"players": "3", "edition": "hungarian"}, False),
        (1, {}, False),
    ],
)
def test_settings_of_the_first_version_mean_what_they_meant(
    version: int, settings: dict[str, str], order_first: bool
) -> None:
    assert KINGDOMINO.options_of(version, settings).order_first is order_first


@pytest.mark.parametrize(
    ("settings", "version"),
    [
        ({"players": "2", "edition": "german"}, 1),
        ({"players": "4", "edition": "danish"}, 2),
        ({"players": "4", "edition": "danish", "order-first": "no"}, 2),
        ({"players": "4", "edition": "german", "order-first": "yes"}, 2),
    ],
)
def test_the_oldest_version_that_reads_settings_alike(settings: dict[str, str], version: int) -> None:
    assert KINGDOMINO.version_for(settings) == version


@given(any_settings())
def test_options_round_trip_through_their_settings(settings: dict[str, str]) -> None:
    chosen = configure(settings)
    assert configure(chosen.settings()) == chosen


WORDS = st.sampled_from([setting.name for setting in SETTINGS] + ["yes", "no", "2", "3", "german", "pink,blue"])


@given(st.dictionaries(WORDS | st.text(max_size=8), WORDS | st.text(max_size=8), max_size=5))
def test_garbage_is_refused_and_nothing_else(settings: dict[str, str]) -> None:
    with suppress(Refused):
        chosen = KINGDOMINO.configure(settings)
        assert configure(chosen.settings()) == chosen
