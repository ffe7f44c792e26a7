"""C: building, immediate bonuses, the Queen."""

import pytest
from tests.rules.queendomino.tables import board, realm, say, table, texts

from crownlands.game import Refused
from crownlands.rules.queendomino.components import KNIGHTS, TOWERS

TOWNS = """
    T0 ## T0 T0
"""
TAVERNS = "big_tavern . . . . small_tavern"


def builds(state_texts: list[str]) -> list[str]:
    return [text for text in state_texts if text.startswith("build ")]


@pytest.mark.rule("Q-C3")
def test_the_price_of_the_space_is_paid_to_the_supply() -> None:
    state = say(table(realm(TOWNS), spaces="statue . church . . bakery"), "discard")
    assert say(state, "build statue 5 f7").realms[0].coins == 2
    assert say(state, "build church 3 f7").realms[0].coins == 4
    assert say(state, "build bakery 0 f7").realms[0].coins == 7


@pytest.mark.rule("Q-C3")
def test_who_cannot_pay_cannot_build() -> None:
    state = say(table(realm(TOWNS, coins=2), spaces="statue . church sawmill . ."), "discard")
    assert {text.split()[1] for text in builds(texts(state))} == {"sawmill"}


@pytest.mark.rule("Q-C8", "Q-C11")
def test_any_free_town_square_of_this_turn_or_an_earlier_one() -> None:
    state = table(realm(TOWNS, "bakery f7", knights=0), claimed="48:1", spaces=". . . . . statue")
    state = say(state, "lay j7 k7")
    assert builds(texts(state)) == [f"build statue 0 {cell}" for cell in ("h7", "i7", "j7", "k7")]


@pytest.mark.rule("Q-C8")
@pytest.mark.parametrize("kingdom", [realm("## W0"), realm("## T0", "statue h7")])
def test_without_a_free_town_square_nothing_is_built(kingdom: object) -> None:
    state = say(table(kingdom, spaces=". . . . . church"), "discard")  # type: ignore[arg-type]
    assert state.phase == "bribe"


@pytest.mark.rule("Q-C12")
def test_one_building_a_turn() -> None:
    state = say(table(realm(TOWNS), spaces=". . . . church statue"), "discard", "build statue 0 f7")
    assert state.phase == "bribe"


@pytest.mark.rule("Q-C6")
def test_the_space_stays_empty_and_prices_do_not_shift() -> None:
    start = table(realm(TOWNS), claimed="1:1 2:2", spaces=board(". bakery church . . statue", "guardtower", "foundry"))
    state = say(start, "discard", "build church 3 f7")
    assert state.board == board(". bakery . . . statue", "guardtower", "foundry")
    assert say(state, "pass", "pick 45").board == state.board


@pytest.mark.rule("Q-C10", "K-P6")
def test_a_building_is_there_for_good() -> None:
    start = table(realm(TOWNS), claimed="1:1 2:1", spaces=". . . . church statue")
    state = say(start, "discard", "build statue 0 f7", "pass", "pick 45", "discard")
    assert "f7" not in " ".join(texts(state))
    state = say(state, "build church 1 h7")
    assert [built.kind.id for built in state.realms[0].buildings] == ["statue", "church"]


@pytest.mark.rule("Q-C4")
def test_knights_go_to_the_stock() -> None:
    state = say(table(realm(TOWNS, knights=0), spaces=TAVERNS), "discard", "build big_tavern 5 f7")
    assert state.realms[0].knights == 3
    assert state.knights_left == KNIGHTS - 3 - 1  # the rival has one too


@pytest.mark.rule("Q-C9")
def test_towers_stand_on_the_building() -> None:
    state = say(table(realm(TOWNS), spaces=". . . . . guardtower"), "discard", "build guardtower 0 f7")
    shown = state.view()["kingdoms"][0]
    assert shown["buildings"] == [{"id": "guardtower", "cell": "f7", "towers": 2}]
    assert (shown["towers"], state.towers_left) == (2, TOWERS - 2)


@pytest.mark.rule("Q-C5", "Q-N1")
def test_the_queen_comes_with_the_first_tower() -> None:
    state = say(table(realm(TOWNS), spaces=". . . . . travelling_castle"), "discard", "build travelling_castle 0 f7")
    assert state.queen == 0


@pytest.mark.rule("Q-N1")
def test_until_the_first_tower_she_is_with_nobody() -> None:
    assert say(table(realm(TOWNS), spaces=". . . . . statue"), "discard", "build statue 0 f7").queen is None


@pytest.mark.rule("Q-C5", "Q-N1")
def test_drawing_level_takes_her_from_her_host() -> None:
    host = realm("## T0", "guardtower h7")
    state = table(realm(TOWNS), host, queen=1, spaces=". . . . travelling_castle guardtower")
    assert say(state, "discard", "build guardtower 0 f7").queen == 0
    assert say(state, "discard", "build travelling_castle 1 f7").queen == 1


@pytest.mark.rule("Q-N1")
def test_being_level_already_does_not_take_her() -> None:
    level = realm(TOWNS, "guardtower f7")
    state = table(level, realm("## T0", "guardtower h7"), queen=1, spaces=". . . . . statue")
    assert say(state, "discard", "build statue 0 h7").queen == 1


@pytest.mark.rule("Q-C7")
def test_her_host_pays_one_less_but_never_below_nothing() -> None:
    host = realm(TOWNS, "travelling_castle f7", coins=4)
    state = say(table(host, queen=0, spaces="statue . . . . church"), "discard")
    assert "build statue 5 h7" in texts(state)
    assert say(state, "build statue 5 h7").realms[0].coins == 0
    assert say(state, "build church 0 h7").realms[0].coins == 4


@pytest.mark.rule("Q-C5", "Q-C7")
def test_she_comes_after_the_price_is_paid() -> None:
    state = say(table(realm(TOWNS, coins=5), spaces="travelling_castle . . . . ."), "discard")
    after = say(state, "build travelling_castle 5 f7")
    assert (after.realms[0].coins, after.queen) == (0, 0)


@pytest.mark.rule("Q-N3")
def test_a_square_with_a_knight_is_free_for_a_building_in_the_same_turn_too() -> None:
    state = table(realm("## T0", posts="h7", knights=1), claimed="48:1", spaces=". . . . church statue")
    state = say(state, "lay i7 j7", "tax i7")
    assert {text.split()[-1] for text in builds(texts(state))} == {"h7", "i7", "j7"}
    after = say(state, "build statue 0 i7")
    assert after.view()["kingdoms"][0]["knights_on"] == ["h7", "i7"]


@pytest.mark.rule("Q-N8")
def test_when_too_few_knights_are_left_you_get_what_there_is() -> None:
    start = table(realm(TOWNS, knights=2), realm(knights=KNIGHTS - 3), spaces=TAVERNS)
    assert start.knights_left == 1
    state = say(start, "discard", "build big_tavern 5 f7")
    assert (state.realms[0].knights, state.knights_left) == (3, 0)
    again = say(table(realm(TOWNS, knights=3), realm(knights=KNIGHTS - 3), spaces=TAVERNS), "discard")
    assert say(again, "build small_tavern 0 f7").realms[0].knights == 3


@pytest.mark.rule("Q-N8", "Q-C5")
def test_when_towers_run_out_you_build_all_the_same_and_the_queen_stays() -> None:
    rival = realm("## T0 T0 T0 T0 T0 T0", ", ".join(f"fortified_castle {cell}7" for cell in "hijkl"))
    assert rival.towers == TOWERS
    state = say(table(realm(TOWNS), rival, queen=1, spaces=". . . . . guardtower"), "discard")
    after = say(state, "build guardtower 0 f7")
    assert (after.realms[0].towers, len(after.realms[0].buildings), after.queen) == (0, 1, 1)


@pytest.mark.rule("Q-N8")
def test_coins_never_run_out() -> None:
    rich = realm("## W0 W0", coins=10_000)
    assert say(table(rich), "lay j7 k7", "tax j7").realms[0].coins == 10_004


def test_two_alike_are_told_apart_by_the_printed_price() -> None:
    state = say(table(realm(TOWNS), spaces=". statue . . . statue"), "discard")
    assert say(state, "build statue 4 f7").board == board(". . . . . statue")
    assert say(state, "build statue 0 f7").board == board(". statue . . . .")
    with pytest.raises(Refused, match="is on the board more than once; expected its printed price too: 4 or 0"):
        say(state, "build statue f7")


def test_the_price_may_be_left_out_where_there_is_one() -> None:
    state = say(table(realm(TOWNS), spaces=". statue . . . church"), "discard")
    assert say(state, "build statue f7") == say(state, "build statue 4 f7")
    with pytest.raises(Refused, match="“bakery” is not on the board; expected one of statue, church"):
        say(state, "build bakery f7")
