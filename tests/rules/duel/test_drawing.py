"""Drawing the domino: where it may go, jokers, and who draws nothing."""

import pytest
from tests.rules.duel.positions import NO_ROOM, OPEN_ON_DOTS, after, rolled, same, texts

from crownlands.game import CHANCE, Refused
from crownlands.kingdom.cells import NAMES
from crownlands.rules.duel.pictures import picture, read_picture
from crownlands.rules.duel.state import Duel

BESIDE_THE_CASTLE = {"d2", "c3", "e3", "d4"}
SOLID_WALL = """
    .. .. .. .. .. .. ..
    .. .. .. O0 .. .. ..
    .. .. O0 ## O0 .. ..
    .. .. .. O0 .. .. ..
    .. .. .. .. .. .. ..
"""


def typed(state: Duel) -> set[str]:
    """Every drawing with its squares in either order."""
    found = [text.split() for text in texts(state, "draw")]
    return {" ".join(order) for verb, one, other in found for order in ((verb, one, other), (verb, other, one))}


def cells(text: str) -> list[str]:
    """The squares of a drawing as it is typed."""
    return [part.partition(":")[0] for part in text.split()[1:]]


@pytest.mark.rule("D-T7")
def test_the_first_domino_touches_the_castle_with_any_coat_of_arms() -> None:
    state = after(rolled("D0 S0 E0 T0"), "take 1, take 3 4")
    places = texts(state, "draw")
    assert len(places) == 4 * 3 * 2
    assert all(BESIDE_THE_CASTLE & set(cells(text)) for text in places)


@pytest.mark.rule("D-T3")
def test_a_domino_goes_on_two_free_neighbouring_squares_either_way_round_with_its_crosses() -> None:
    state = after(rolled("E1 S0 O2 T0"), "take 1, take 2 4")
    assert {"draw c3:E1 c4:O2", "draw c3:O2 c4:E1", "draw b3:E1 c3:O2", "draw b3:O2 c3:E1"} <= set(texts(state))
    state = after(state, "draw b3:E1 c3:O2")
    assert same(
        state.maps[0],
        """
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        .. E1 O2 ## .. .. ..
        .. .. .. .. .. .. ..
        .. .. .. .. .. .. ..
        """,
    )


@pytest.mark.rule("D-T3")
def test_a_domino_with_two_like_faces_is_listed_once_for_each_place() -> None:
    state = after(rolled("D0 D0 E0 T0"), "take 1, take 3 4")
    assert len(texts(state, "draw")) == 12
    assert after(state, "draw c3:D0 c2:D0") == after(state, "draw c2:D0 c3:D0")


@pytest.mark.rule("D-T7")
def test_one_contact_with_its_like_is_enough() -> None:
    state = after(rolled("D0 S0 E0 T0", OPEN_ON_DOTS), "take 1, take 3 4")
    dots = [dict(part.split(":") for part in text.split()[1:]) for text in texts(state, "draw")]
    anchors = {"d1", "c2", "e2", "b3", "f3", "c4", "e4", "d5"}
    assert dots
    assert all({cell for cell, face in parts.items() if face == "D0"} <= anchors for parts in dots)


@pytest.mark.rule("D-T7")
def test_the_dominos_own_other_half_is_no_contact() -> None:
    state = rolled("D0 D0 E0 T0", SOLID_WALL)
    assert after(state, "take 1, take 3 4").turn == 1, "two dots side by side do not connect to each other"


@pytest.mark.rule("D-T8")
def test_corners_do_not_count() -> None:
    state = after(rolled("D0 S0 E0 T0"), "take 1, take 3 4")
    assert "draw c2:D0 c1:S0" not in typed(state)
    with pytest.raises(Refused, match="not possible now"):
        after(state, "draw c2:D0 c1:S0")


@pytest.mark.rule("D-T8", "D-T7")
def test_a_like_coat_of_arms_across_a_corner_is_no_contact() -> None:
    land = """
    .. .. .. .. .. .. ..
    .. .. .. O0 .. .. ..
    D0 .. O0 ## O0 .. ..
    .. .. .. O0 .. .. ..
    .. .. .. .. .. .. ..
    """
    state = after(rolled("D0 S0 E0 T0", land), "take 1, take 3 4")
    assert "draw b3:D0 b2:S0" in typed(state)
    assert "draw b2:D0 b1:S0" not in typed(state)
    assert "draw b4:D0 b5:S0" not in typed(state)


@pytest.mark.rule("D-T4")
def test_a_joker_becomes_any_coat_of_arms_without_a_cross() -> None:
    state = after(rolled("? Q0 E0 T0"), "take 1, take 3 4")
    jokers = {text.split()[2] for text in texts(state, "draw b3:Q0 c3:")}
    assert jokers == {"c3:?D", "c3:?S", "c3:?E", "c3:?T", "c3:?O"}
    assert "draw b3:?Q c3:Q0" in texts(state), "quartered beside quartered, listed once"
    state = after(state, "draw b3:Q0 c3:?O")
    assert [str(arms) for arms in state.maps[0].squares.values()] == ["Q0", "O0"]


@pytest.mark.rule("D-N14")
def test_two_jokers_choose_separately() -> None:
    state = after(rolled("? S0 E0 ?"), "take 1, take 2 3")
    assert {"draw c3:?D c4:?Q", "draw c3:?Q c4:?D", "draw c3:?O c4:?O"} <= set(texts(state))
    assert len(texts(state, "draw c3:")) == 1 * 36, "c4 is the one square after c3 in order"


@pytest.mark.rule("D-N14", "D-T7")
def test_a_drawn_joker_is_its_coat_of_arms_from_then_on() -> None:
    state = after(rolled("? S0 E0 T0", SOLID_WALL), "take 1, take 3 4, draw b2:S0 b3:?O")
    assert max(domain.size for domain in state.maps[0].domains) == 2, "the joker has joined the solid domain of c3"
    state = rolled("D0 O0 E0 T0", picture(state.maps[0]))
    assert "draw a3:O0 a2:D0" in typed(after(state, "take 1, take 3 4")), "solid connects to the joker's square"


@pytest.mark.rule("D-T4")
def test_a_joker_drawn_like_the_other_half_is_listed_once() -> None:
    state = after(rolled("? S0 E0 T0"), "take 1, take 3 4")
    both = [text for text in texts(state, "draw c3:") if "?S" in text]
    assert both == ["draw c3:?S c4:S0"]
    assert after(state, "draw c3:S0 c4:?S") == after(state, "draw c3:?S c4:S0")


@pytest.mark.rule("D-T5", "D-T9")
def test_who_cannot_draw_draws_nothing_and_goes_on() -> None:
    state = after(rolled("S0 S0 E0 T0", OPEN_ON_DOTS), "take 1, take 3 4")
    assert state.turn == 1, "nobody asks A"
    state = after(state, "draw c3:E0 b3:T0")
    assert same(state.maps[0], OPEN_ON_DOTS)
    assert (state.turn, state.round) == (CHANCE, 2)
    assert state.spellbook.boxes[0][1] == 2, "phase 4 is done all the same"
    state = after(state, "roll 1 D0, roll 2 S0, roll 3 E0, roll 4 T0, take 1, take 2 3")
    assert [str(face) for face in state.domino(0)] == ["S0", "E0"], "dice are taken in later turns too"


@pytest.mark.rule("D-T5")
def test_not_one_half_either() -> None:
    """Quartered would connect on a1, but no two free squares lie side by side."""
    state = after(rolled("D0 Q0 E0 T0", NO_ROOM), "take 1, take 3 4")
    assert state.turn == 1
    assert not state.drew[0]
    assert same(state.maps[0], NO_ROOM)


@pytest.mark.rule("D-N2")
def test_who_can_draw_must() -> None:
    state = after(rolled("D0 S0 E0 T0", OPEN_ON_DOTS), "take 1, take 3 4")
    assert texts(state, "draw")
    assert "pass" not in texts(state)
    with pytest.raises(Refused, match="not possible now"):
        after(state, "pass")


@pytest.mark.rule("D-N2")
def test_a_joker_that_can_be_drawn_must() -> None:
    state = after(rolled("? S0 E0 T0", OPEN_ON_DOTS), "take 1, take 3 4")
    assert state.turn == 0
    assert all("?D" in text for text in texts(state, "draw"))
    assert "pass" not in texts(state)


@pytest.mark.rule("D-N2", "D-E3")
def test_who_could_only_draw_with_a_power_may_pass_and_counts_as_unable() -> None:
    state = after(rolled("S0 S0 E0 T0", OPEN_ON_DOTS, OPEN_ON_DOTS, powers=("anywhere", "")), "take 1, take 3 4")
    assert texts(state) == ["castle S0", "use anywhere", "pass"]
    state = after(state, "pass")
    assert state.phase == "over"
    assert state.spellbook.spent == frozenset()


@pytest.mark.rule("D-N6", "D-T3")
def test_a_draws_before_b_and_openly() -> None:
    state = after(rolled("D0 S0 E0 T0"), "take 1, take 3 4")
    assert state.turn == 0
    state = after(state, "draw c3:D0 b3:S0")
    assert state.turn == 1
    assert state.view()["maps"][0]["squares"]


@pytest.mark.rule("D-N6")
def test_in_the_second_turn_the_other_seat_draws_first() -> None:
    state = after(rolled("D0 S0 E0 T0", turn=2), "take 1, take 3 4")
    assert state.turn == 1
    assert after(state, "draw c3:D0 b3:S0").turn == 0


@pytest.mark.rule("D-T10")
def test_heavy_lines_between_different_coats_of_arms() -> None:
    land = read_picture("""
    .. .. .. .. .. .. ..
    .. D0 .. .. .. .. ..
    .. D1 S0 ## .. .. ..
    .. .. S0 E0 .. .. ..
    .. .. .. .. .. .. ..
    """)
    lines = {(NAMES[cell], NAMES[other]) for cell, other in land.heavy_lines}
    assert lines == {("b3", "c3"), ("c4", "d4")}
