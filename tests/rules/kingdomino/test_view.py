"""What Kingdomino shows, at positions set up by hand."""

from typing import Any

import pytest
from tests.rules.kingdomino.positions import after, begin, draws, finished, position

FIRST_ROW = draws(3, 11, 20, 48)
SECOND_ROW = draws(5, 30, 31, 32)


def special(view: Any, team: int = 0) -> dict[str, tuple[int, bool]]:
    lines = view["scores"][team]["lines"]
    return {line["name"]: (line["points"], line["safe"]) for line in lines if line["group"] == "special"}


def test_edition_and_settings_in_force_are_shown() -> None:
    view = begin("players=3, edition=danish, harmony=yes, colours=blue,pink,green").view()
    assert view["edition"] == "danish"
    assert view["must_place"] is True
    assert view["settings"] == {
        "players": "3",
        "edition": "danish",
        "colours": "blue,pink,green",
        "must-place": "yes",
        "rows-of-four": "yes",
        "kings-drawn": "yes",
        "order-first": "yes",
        "crowns-break-ties": "no",
        "harmony": "yes",
        "middle-kingdom": "no",
        "mighty-duel": "no",
        "dynasty": "no",
    }
    assert begin("players=2, edition=german").view()["must_place"] is False


@pytest.mark.rule("K-E6", "K-N1", "K-N2")
@pytest.mark.parametrize(
    ("settings", "moves", "upcoming"),
    [
        ("players=4", "", []),
        ("players=4", "king 3", []),
        ("players=4", "king 3, pick 20, king 1, pick 3, king 4", [1, 0]),
        ("players=4", "king 3, pick 20, king 1, pick 3, king 4, pick 11, king 2", [0, 3, 2]),
        ("players=2", "king 2", [0, 0, 1]),
        ("players=4, edition=danish", "king 3, king 1", [2, 0]),
        ("players=4, edition=danish", "king 3, king 1, king 4", [2, 0, 3, 1]),
        ("players=4, edition=danish", "king 3, king 1, king 4, king 2", [0, 3, 1]),
        ("players=4, edition=danish", "king 3, king 1, king 4, king 2, pick 3", [3, 1, 2]),
        ("players=4, edition=danish", "king 3, king 1, king 4, king 2, pick 48", [3, 1]),
    ],
)
def test_who_chooses_next_at_the_first_choice(settings: str, moves: str, upcoming: list[int]) -> None:
    state = begin(settings, f"{FIRST_ROW}, {moves}" if moves else FIRST_ROW)
    assert state.view()["upcoming"] == upcoming


@pytest.mark.rule("K-T1")
def test_who_acts_next_in_a_round() -> None:
    """The kings of the row; then those on offer before the first free domino, where a king may still step in."""
    state = position("players=4", row="3:12 1:17 4:20", offer="5 2:9 30 31", rows_to_come=3)
    assert state.view()["upcoming"] == [0, 3]
    state = after(state, "discard, pick 5")
    assert state.view()["upcoming"] == [3, 2, 1]


def test_the_moves_of_each_seats_last_turn_are_shown() -> None:
    state = begin("players=2", FIRST_ROW)
    assert state.view()["last"] == [[], []]
    state = after(state, f"king 1, pick 48, pick 3, pick 11, pick 20, {SECOND_ROW}")
    assert state.view()["last"] == [["pick 20"], ["pick 11"]], (
        "kings put down one after the other are turns by themselves"
    )
    state = after(state, "lay h7 i7")
    assert state.view()["last"] == [["pick 20"], ["lay h7 i7"]]
    state = after(state, "pick 30")
    assert state.view()["last"] == [["pick 20"], ["lay h7 i7", "pick 30"]]
    state = after(state, "discard")
    assert state.view()["last"] == [["pick 20"], ["discard"]]


def test_what_was_played_last_makes_no_other_position() -> None:
    order = f"{FIRST_ROW}, king 1, pick 48, pick 3, pick 11, pick 20, {SECOND_ROW}"
    one, other = begin("players=2", order), begin("players=2", order.replace("pick 3, pick 11", "pick 11, pick 3"))
    assert one.view()["last"] != other.view()["last"]
    assert one == other
    assert hash(one) == hash(other)


def test_why_a_game_ended() -> None:
    assert finished("players=2", "## W0", "##").view()["ended"] == "last-round"
    assert begin("players=2").view()["ended"] is None


@pytest.mark.rule("K-S1")
@pytest.mark.parametrize(
    ("settings", "moves", "to_come"),
    [
        ("players=2", "", 24),
        ("players=2", "draw 3", 23),
        ("players=2", FIRST_ROW, 20),
        ("players=2, mighty-duel=yes", "", 48),
        ("players=3", "", 36),
        ("players=3, edition=danish", "draw 3, draw 4", 46),
        ("players=4", "", 48),
    ],
)
def test_how_many_dominoes_will_still_be_laid_out(settings: str, moves: str, to_come: int) -> None:
    assert begin(settings, moves).view()["to_come"] == to_come


@pytest.mark.rule("K-P4", "K-P10")
@pytest.mark.parametrize(
    ("settings", "kingdom", "corners"),
    [
        ("players=2", "##", ("c3", "k11")),
        ("players=2", "## W0 W0", ("e3", "k11")),
        ("players=2", "## W0 W0 W0 W0\nF0 .. .. .. ..", ("g4", "k11")),
        ("players=2, mighty-duel=yes", "##", ("a1", "m13")),
    ],
)
def test_the_area_a_kingdom_can_reach(settings: str, kingdom: str, corners: tuple[str, str]) -> None:
    shown = position(settings, row="1:1", kingdoms=[kingdom]).view()["kingdoms"][0]
    assert (shown["reach"]["from"], shown["reach"]["to"]) == corners


def test_a_domino_says_its_set_wherever_it_lies() -> None:
    state = position("players=3, edition=danish", row="1:7 2:8", offer="20 21 22 23", rows_to_come=2)
    state = after(state, "lay h7 i7, pick 20, lay h7 i7")
    view = state.view()
    shown = [*view["row"], *view["offer"], *view["remaining"], *view["kingdoms"][0]["dominoes"]]
    assert {domino["set"] for domino in shown} == {"kingdomino"}
    assert view["kingdoms"][0]["dominoes"] == [{"number": 7, "set": "kingdomino", "cells": ["h7", "i7"]}]


@pytest.mark.rule("K-V2", "K-V3")
@pytest.mark.parametrize(
    ("kingdom", "row", "expected"),
    [
        ("W0 ## W0", "1:7", (10, False)),
        ("W0 W0 ## W0 W0\nF0 .. .. .. ..", "1:7", (10, False)),
        (".. .. F0\n.. .. F0\nW0 W0 ## W0 W0\n.. .. F0\n.. .. F0", "1:7", (10, True)),
        ("W0 ## W0", "2:7", (10, True)),
        ("## W0 W0 W0", "1:7", (0, True)),
    ],
    ids=["small", "too low", "as large as its grid", "no domino to come", "not in the centre"],
)
def test_points_for_the_centre_are_safe_once_the_castle_cannot_leave_it(
    kingdom: str, row: str, expected: tuple[int, bool]
) -> None:
    state = position("players=2, middle-kingdom=yes, harmony=yes", row=row, kingdoms=[kingdom])
    assert special(state.view())["middle-kingdom"] == expected
    assert special(state.view())["harmony"] == (0, True)


def test_a_single_game_is_no_match() -> None:
    assert begin("players=2").view()["match"] is None
