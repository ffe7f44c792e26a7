import pytest
from tests.rules.kingdomino.positions import (
    EDITIONS,
    after,
    begin,
    dominoes_of,
    draws,
    ended,
    play_out,
    position,
    texts,
)

from crownlands.game import CHANCE, OVER, Refused

FOUR = (
    f"{draws(5, 10, 15, 20)}, king 1, pick 20, king 2, pick 5, king 3, pick 15, king 4, pick 10, {draws(1, 7, 12, 30)}"
)
"""Four players have chosen, and the second row lies: the kings stand in the order 2, 4, 3, 1."""


@pytest.mark.rule("K-T1")
def test_turns_follow_the_kings_from_the_smallest_number_to_the_largest() -> None:
    state, order = begin("players=4", FOUR), []
    while state.turn != CHANCE:
        order.append((state.turn + 1, state.draft.row[0].domino.number))
        state = after(state, f"{state.moves()[0]}")
        state = after(state, f"{state.moves()[0]}")
    assert order == [(2, 5), (4, 10), (3, 15), (1, 20)]


@pytest.mark.rule("K-T2")
def test_a_turn_first_places_and_then_puts_the_king_on_a_free_domino() -> None:
    state = begin("players=4", FOUR)
    assert (state.phase, state.turn) == ("lay", 1)
    with pytest.raises(Refused, match="“pick 30” is not possible now"):
        after(state, "pick 30")
    state = after(state, "lay h7 i7")
    assert [laid.domino.number for laid in state.kingdoms[1].laid] == [5], "the domino under the king"
    assert (state.phase, state.turn) == ("pick", 1)
    assert texts(state.moves()) == ["pick 1", "pick 7", "pick 12", "pick 30"]
    state = after(state, "pick 30")
    assert [claim.king for claim in state.draft.offer] == [None, None, None, 1]
    assert (state.phase, state.turn) == ("lay", 3)
    state = after(state, "lay h7 i7")
    assert texts(state.moves()) == ["pick 1", "pick 7", "pick 12"], "only free ones"


@pytest.mark.rule("K-T3")
def test_after_all_turns_the_claimed_row_is_the_current_one_and_a_new_one_is_drawn() -> None:
    turns = "lay h7 i7, pick 30, lay h7 i7, pick 12, lay h7 i7, pick 1, lay h7 i7, pick 7"
    state = begin("players=4", f"{FOUR}, {turns}")
    assert (state.turn, state.phase) == (CHANCE, "draw")
    assert [(claim.domino.number, claim.king) for claim in state.draft.row] == [(1, 2), (7, 0), (12, 3), (30, 1)]
    state = after(state, draws(48, 2, 3, 4))
    assert [claim.domino.number for claim in state.draft.offer] == [2, 3, 4, 48]
    assert (state.turn, state.round) == (2, 2)


@pytest.mark.rule("K-T4", "K-N3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("settings", "rounds"), [("players=2", 6), ("players=3", 12), ("players=4", 12), ("players=2, mighty-duel=yes", 12)]
)
def test_the_number_of_rounds(edition: str, settings: str, rounds: int) -> None:
    played: list[int] = []
    for state in play_out(begin(f"{settings}, edition={edition}"), seed=1):
        if state.phase == "lay" and (not played or played[-1] != state.round):
            played.append(state.round)
    assert played == list(range(1, rounds + 1))
    assert state.turn == OVER


@pytest.mark.rule("K-T5", "K-N3")
def test_in_the_last_round_turns_only_place() -> None:
    state = position("players=4", row="3:5 1:10 2:15 4:20")
    order = []
    while state.turn != OVER:
        assert state.phase == "lay"
        order.append(state.turn + 1)
        state = after(state, str(state.moves()[0]))
    assert order == [3, 1, 2, 4]


@pytest.mark.rule("K-N3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_two_players_each_places_twice_in_the_last_round(edition: str) -> None:
    laid = []
    for state in play_out(begin(f"players=2, edition={edition}"), seed=2):
        if state.phase == "lay" and state.round == 6:
            laid.append(state.turn)
            assert not state.draft.offer
        if state.phase == "pick":
            assert state.round < 6, "the last row is claimed in the last round but one"
    assert sorted(laid) == [0, 0, 1, 1]


@pytest.mark.rule("K-T6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_two_players_each_has_two_whole_turns_and_the_new_row_comes_after_all_four(edition: str) -> None:
    row, offer = "1:3 2:11 2:20 1:48", "5 6 7 8"
    state = position(f"players=2, edition={edition}", row=row, offer=offer, rows_to_come=1)
    turns = []
    while state.turn != CHANCE:
        turns.append((state.turn + 1, state.phase))
        state = after(state, str(state.moves()[0]))
    seats = (1, 2, 2, 1)
    assert turns == [(seat, phase) for seat in seats for phase in ("lay", "pick")]
    assert [claim.king for claim in state.draft.row] == [0, 1, 1, 0]


@pytest.mark.rule("K-T7")
@pytest.mark.parametrize("laying", ["lay h7 i7", "discard"])
def test_the_king_must_move_on_whether_the_domino_was_placed_or_discarded(laying: str) -> None:
    state = after(position("players=2", row="1:3 2:11", offer="2 9 2:31 40"), laying)
    assert state.turn == 0
    assert texts(state.moves()) == ["pick 2", "pick 9", "pick 40"], "any free domino, and nothing else"


@pytest.mark.rule("K-T8")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("settings", "each"), [("players=2", 12), ("players=3", 12), ("players=4", 12), ("players=2, mighty-duel=yes", 24)]
)
def test_each_player_gets_as_many_dominoes(edition: str, settings: str, each: int) -> None:
    state = ended(f"{settings}, edition={edition}", seed=4)
    hands = [dominoes_of(state, seat) for seat in range(state.options.players)]
    assert [len(hand) for hand in hands] == [each] * len(hands)
    assert len({number for hand in hands for number in hand}) == each * len(hands), "each domino once"


@pytest.mark.rule("K-T9", "K-E2")
def test_the_leftover_is_out_before_the_new_row_is_laid_out() -> None:
    first_choice = f"{draws(3, 11, 20, 48)}, king 1, king 2, king 3, pick 3, pick 11, pick 20"
    state = begin("players=3, edition=danish", first_choice)
    assert state.phase == "draw"
    assert [domino.number for domino in state.draft.left_over] == [48]
    assert [claim.domino.number for claim in state.draft.row] == [3, 11, 20]
    assert not state.draft.offer
    assert "draw 48" not in texts(state.moves())
    assert len(state.moves()) == 44


@pytest.mark.rule("K-E2", "K-T9")
def test_danish_one_domino_of_every_row_is_left_over() -> None:
    state = ended("players=3, edition=danish")
    assert len(state.draft.left_over) == 12
    assert not state.draft.remaining


@pytest.mark.rule("K-E2")
@pytest.mark.parametrize("edition", ["german", "hungarian"])
def test_german_and_hungarian_use_36_in_rows_of_three_and_leave_nothing(edition: str) -> None:
    state = ended(f"players=3, edition={edition}")
    assert state.draft.length == 3
    assert not state.draft.left_over
    assert len(state.draft.remaining) == 12


def test_no_move_can_be_played_when_the_game_is_over() -> None:
    state = ended("players=2")
    assert not state.moves()
    assert not state.odds()
    with pytest.raises(Refused, match="is not possible now; the game is over"):
        after(state, "discard")
    with pytest.raises(ValueError, match="The game is over"):
        state.play(begin("players=2").moves()[0])
