from collections.abc import Sequence

import pytest
from tests.rules.kingdomino.positions import EDITIONS, after, begin, draws, ended, options, play_out, texts, the

from crownlands.game import CHANCE, Refused
from crownlands.kingdom.dominoes import KINGDOMINO as DOMINOES
from crownlands.rules.view import DominoView

FIRST_ROW = draws(20, 3, 48, 11)
LAID_OUT = [3, 11, 20, 48]


def numbers(shown: Sequence[DominoView]) -> list[int]:
    return [domino["number"] for domino in shown]


@pytest.mark.rule("K-C2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_each_with_a_colour_of_their_own(players: int) -> None:
    colours = options(f"players={players}").colours
    assert len(set(colours)) == players
    assert set(colours) <= {"pink", "yellow", "green", "blue"}
    assert options("players=2, colours=blue,green").colours == ("blue", "green")


@pytest.mark.rule("K-C2")
@pytest.mark.parametrize("players", ["0", "1", "5", "two", "-2", ""])
def test_other_numbers_of_players_are_refused(players: str) -> None:
    with pytest.raises(Refused, match="does not fit the setting players; expected 2 or 3 or 4"):
        options(f"players={players}")


@pytest.mark.rule("K-C2")
@pytest.mark.parametrize("colours", ["pink,pink", "pink", "pink,red", "pink,blue,green", ""])
def test_two_players_cannot_share_a_colour_nor_invent_one(colours: str) -> None:
    with pytest.raises(Refused, match="expected 2 different ones of pink, yellow, green, blue"):
        options(f"players=2, colours={colours}")


@pytest.mark.rule("K-C3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "kings"), [(2, [0, 0, 1, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_one_castle_and_one_king_each_two_with_two_players(edition: str, players: int, kings: list[int]) -> None:
    state = begin(f"players={players}, edition={edition}")
    assert list(state.draft.hand) == kings
    assert [kingdom["castle"] for kingdom in state.view()["kingdoms"]] == ["g7"] * players
    assert all(not kingdom.squares for kingdom in state.kingdoms)


@pytest.mark.rule("K-S1")
@pytest.mark.parametrize(
    ("settings", "drawn"),
    [
        ("players=2, edition=german", 24),
        ("players=2, edition=hungarian", 24),
        ("players=2, edition=danish", 24),
        ("players=2, mighty-duel=yes", 48),
        ("players=3, edition=german", 36),
        ("players=3, edition=danish", 48),
        ("players=4", 48),
    ],
)
def test_how_many_dominoes_come_into_the_game(settings: str, drawn: int) -> None:
    assert len(DOMINOES) - len(ended(settings).draft.remaining) == drawn


@pytest.mark.rule("K-S1")
def test_every_domino_may_be_among_the_24() -> None:
    state = begin("players=2")
    assert texts(state.moves()) == [f"draw {number}" for number in range(1, 49)]
    assert {weight for _, weight in state.odds()} == {1}


@pytest.mark.rule("K-S2")
@pytest.mark.parametrize(("players", "length"), [(2, 4), (3, 3), (4, 4)])
def test_a_row_is_sorted_by_number_smallest_first(players: int, length: int) -> None:
    drawn = [20, 3, 48, 11][:length]
    state = begin(f"players={players}", draws(*drawn))
    assert [claim.domino.number for claim in state.draft.offer] == sorted(drawn)
    assert numbers(state.view()["offer"]) == sorted(drawn)
    assert state.view()["phase"] == "king", "the row is full"


@pytest.mark.rule("K-S2")
def test_a_row_shows_its_landscape() -> None:
    (wheat_and_mine, *_) = [claim for claim in begin("players=2", FIRST_ROW).view()["offer"] if claim["number"] == 48]
    squares = [{"terrain": "wheat", "crowns": 0}, {"terrain": "mine", "crowns": 3}]
    assert wheat_and_mine == {"number": 48, "set": "kingdomino", "squares": squares, "king": None}


@pytest.mark.rule("K-S3", "K-N1")
@pytest.mark.parametrize("edition", ["german", "hungarian"])
@pytest.mark.parametrize("players", [3, 4])
def test_a_king_is_drawn_at_random_and_put_down_before_the_next(edition: str, players: int) -> None:
    length = options(f"players={players}, edition={edition}").row_length
    state = begin(f"players={players}, edition={edition}", draws(*LAID_OUT[:length]))
    assert state.turn == CHANCE
    assert [(str(move), weight) for move, weight in state.odds()] == [(f"king {n + 1}", 1) for n in range(players)]
    drawn = state.play(state.moves()[1])
    assert drawn.turn == 1
    assert texts(drawn.moves()) == [f"pick {number}" for number in LAID_OUT[:length]]
    put = drawn.play(drawn.moves()[0])
    assert put.turn == CHANCE, "nobody choosing knows who comes next"
    assert texts(put.moves()) == [f"king {n + 1}" for n in range(players) if n != 1]


@pytest.mark.rule("K-E6", "K-S3")
@pytest.mark.parametrize(
    ("settings", "drawn", "order"),
    [
        ("players=4, edition=danish", "king 3, king 1, king 4, king 2", [2, 0, 3, 1]),
        ("players=3, edition=danish", "king 2, king 3, king 1", [1, 2, 0]),
        ("players=2, edition=danish", "king 2, king 2, king 1, king 1", [1, 1, 0, 0]),
        ("players=2, kings-drawn=yes, order-first=yes", "king 1, king 2, king 2, king 1", [0, 1, 1, 0]),
        ("players=4, order-first=yes", "king 4, king 3, king 2, king 1", [3, 2, 1, 0]),
    ],
)
def test_the_whole_order_is_drawn_and_seen_before_the_first_king_is_put_down(
    settings: str, drawn: str, order: list[int]
) -> None:
    *first, last = drawn.split(", ")
    state = begin(settings, FIRST_ROW)
    for seen, text in enumerate(first, 1):
        state = after(state, text)
        assert (state.turn, state.phase) == (CHANCE, "king"), "nobody chooses yet"
        assert state.view()["waiting"] == order[:seen]
    state = after(state, last)
    assert state.view()["waiting"] == order
    for seat, number in zip(order, LAID_OUT, strict=False):
        assert (state.turn, state.phase) == (seat, "pick")
        state = after(state, f"pick {number}")
    assert [claim.king for claim in state.draft.row] == order


@pytest.mark.rule("K-E6", "K-N1")
def test_danish_players_may_draw_and_put_down_in_turn_if_they_like() -> None:
    state = begin("players=3, edition=danish, order-first=no", f"{FIRST_ROW}, king 2")
    assert (state.turn, state.phase) == (1, "pick")
    assert after(state, "pick 48").turn == CHANCE


@pytest.mark.rule("K-S4")
@pytest.mark.parametrize(("players", "length"), [(2, 4), (3, 3), (4, 4)])
def test_the_second_row_comes_when_every_king_stands_and_not_before(players: int, length: int) -> None:
    for state in play_out(begin(f"players={players}"), seed=5):
        if state.phase == "lay":
            break
        standing = sum(claim.king is not None for claim in (*state.draft.row, *state.draft.offer))
        if len(state.draft.remaining) < 48 - length:
            assert standing == length
    assert len(state.draft.row) == length
    assert len(state.draft.offer) == length, "as long as the first"
    assert state.round == 1


@pytest.mark.rule("K-S5")
def test_which_dominoes_were_left_out_is_never_shown() -> None:
    state = ended("players=2")
    unseen = numbers(state.view()["remaining"])
    assert len(unseen) == 24
    assert unseen == sorted(unseen), "their order tells nothing"
    assert not state.view()["left_over"]


@pytest.mark.rule("K-S5")
def test_every_domino_nobody_has_seen_may_still_come() -> None:
    for state in play_out(begin("players=2"), seed=3):
        if state.phase == "draw":
            seen = {claim.domino for claim in (*state.draft.row, *state.draft.offer)}
            seen |= {laid.domino for kingdom in state.kingdoms for laid in kingdom.laid}
            seen |= {domino for discarded in state.discarded for domino in discarded}
            unseen = [f"draw {domino.number}" for domino in DOMINOES if domino not in seen]
            assert [(str(move), weight) for move, weight in state.odds()] == [(text, 1) for text in unseen]


@pytest.mark.rule("K-S6")
def test_nothing_is_known_of_a_domino_before_its_row_is_laid_out() -> None:
    state = begin("players=4", FIRST_ROW)
    view = dict(state.view())
    remaining = state.view()["remaining"]
    del view["remaining"]
    assert numbers(remaining) == [number for number in range(1, 49) if number not in LAID_OUT]
    for number in numbers(remaining):
        assert f"'number': {number}," not in str(view)


@pytest.mark.rule("K-S7")
def test_one_king_per_domino() -> None:
    state = begin("players=4", f"{FIRST_ROW}, king 3, pick 20, king 1")
    assert texts(state.moves()) == ["pick 3", "pick 11", "pick 48"]
    with pytest.raises(Refused, match="“pick 20” is not possible now"):
        begin("players=4", f"{FIRST_ROW}, king 3, pick 20, king 1, pick 20")


@pytest.mark.rule("K-S8")
@pytest.mark.parametrize("settings", ["players=3, edition=german", "players=3, edition=hungarian"])
def test_the_last_king_has_no_choice(settings: str) -> None:
    state = begin(settings, f"{draws(3, 11, 20)}, king 3, pick 20, king 1, pick 3, king 2")
    assert texts(state.moves()) == ["pick 11"]


@pytest.mark.rule("K-S8", "K-E2")
def test_the_last_king_of_three_has_two_to_choose_from_in_a_row_of_four() -> None:
    state = begin("players=3, edition=danish", f"{FIRST_ROW}, king 3, king 1, king 2, pick 20, pick 3")
    assert texts(state.moves()) == ["pick 11", "pick 48"]


@pytest.mark.rule("K-E3", "K-N2")
def test_german_start_player_chooses_one_the_other_two_the_start_player_one() -> None:
    state = begin("players=2, edition=german", FIRST_ROW)
    assert [(str(move), weight) for move, weight in state.odds()] == [("king 1", 2), ("king 2", 2)], "drawn at random"
    order = []
    state = state.play(state.moves()[1])
    while state.turn != CHANCE:
        order.append(state.turn)
        state = state.play(state.moves()[0])
    assert order == [1, 0, 0, 1]
    assert not state.draft.hand, "no further king is drawn"


@pytest.mark.rule("K-E3", "K-N1", "K-N13")
@pytest.mark.parametrize(
    ("edition", "one", "two"),
    [("hungarian", "king 1, pick 3", "king 1, pick 3, king 1, pick 48"), ("danish", "king 1", "king 1, king 1")],
)
def test_elsewhere_all_four_kings_are_drawn_alike(edition: str, one: str, two: str) -> None:
    state = begin(f"players=2, edition={edition}", FIRST_ROW)
    assert [(str(move), weight) for move, weight in state.odds()] == [("king 1", 2), ("king 2", 2)]
    state = begin(f"players=2, edition={edition}", f"{FIRST_ROW}, {one}")
    assert [(str(move), weight) for move, weight in state.odds()] == [("king 1", 1), ("king 2", 2)]
    state = begin(f"players=2, edition={edition}", f"{FIRST_ROW}, {two}")
    assert [(str(move), weight) for move, weight in state.odds()] == [("king 2", 2)]


@pytest.mark.rule("K-N13")
def test_the_kings_of_a_player_are_interchangeable() -> None:
    order = "king 1, king 1, king 2, king 2"
    one = begin("players=2, edition=danish", f"{FIRST_ROW}, {order}, pick 3, pick 48, pick 11")
    other = begin("players=2, edition=danish", f"{FIRST_ROW}, {order}, pick 48, pick 3, pick 11")
    assert one == other


@pytest.mark.rule("K-C1")
def test_a_game_is_played_with_the_printed_dominoes() -> None:
    assert begin("players=4").draft.remaining == DOMINOES
    assert (str(the(48).first), str(the(48).second)) == ("W0", "M3")
