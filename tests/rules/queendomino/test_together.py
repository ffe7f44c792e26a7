"""Queendomino with Kingdomino: the contest of kings and united forces."""

from typing import Any

import pytest
from tests.rules.queendomino.tables import board, configured, fresh, plain, realm, say, table, texts

from crownlands.game import CHANCE, OVER, Refused, deal
from crownlands.kingdom.dominoes import KINGDOMINO, QUEENDOMINO
from crownlands.rules.dynasty import Dynasty
from crownlands.rules.queendomino import QUEENDOMINO as GAME
from crownlands.rules.queendomino.scoring import score_sheet
from crownlands.rules.queendomino.state import Queendomino

BOARD = tuple(
    f"building {name}" for name in ("statue", "bakery", "church", "sawmill", "foundry", "fishmonger", "guardtower")
)

EIGHT = "5 6 7 8 9 10 11 12"


class Always:
    """Dice that always bring the first outcome."""

    def randrange(self, stop: int) -> int:
        return 0


def play_on(state: Queendomino, rows: int) -> Queendomino:
    """Decline and pass through whole rounds, always taking the first domino, until so many rows are still to come."""
    while state.draft.rows_to_come > rows or state.turn == CHANCE:
        if state.turn == OVER:
            break
        if state.turn == CHANCE:
            state = state.play(deal(state, Always()))
        else:
            state = say(state, texts(state)[0] if state.phase == "pick" else texts(state)[-1])
    return state


@pytest.mark.rule("Q-V1", "Q-N14")
@pytest.mark.parametrize("words", ["players=3 mode=contest", "players=6 mode=contest", "players=8 mode=united"])
def test_rows_come_whole_from_each_set_in_turn(words: str) -> None:
    state = fresh(plain(words))
    dominoes: list[str] = []
    while state.turn != OVER and len(dominoes) < 4 * state.options.row_length:
        if state.phase == "draw":
            offered = state.draft.drawable
            dominoes.append("queendomino" if any(each is domino for each in offered for domino in QUEENDOMINO) else "")
            assert {domino["set"] for domino in state.view()["offer"]} <= {dominoes[-1] or "kingdomino"}
        if state.turn == CHANCE:
            state = state.play(deal(state, Always()))
        else:
            state = say(state, texts(state)[0] if state.phase == "pick" else texts(state)[-1])
    length = state.options.row_length
    assert dominoes == (["queendomino"] * length + [""] * length) * 2


@pytest.mark.rule("Q-V1")
def test_the_first_round_is_played_with_queendominos_row() -> None:
    state = play_on(fresh(players=3, mode="contest"), 22)
    assert state.round == 1
    assert all(any(claim.domino is domino for domino in QUEENDOMINO) for claim in state.draft.row)
    assert all(any(claim.domino is domino for domino in KINGDOMINO) for claim in state.draft.offer)
    view = state.view()
    assert {domino["set"] for domino in view["row"]} == {"queendomino"}
    assert {domino["set"] for domino in view["offer"]} == {"kingdomino"}


@pytest.mark.rule("Q-V2")
@pytest.mark.parametrize("players", [3, 4])
def test_contest_with_three_or_four(players: int) -> None:
    state = play_on(fresh(players=players, mode="contest"), 22)
    assert [realm.kingdom.size for realm in state.realms] == [7] * players
    assert (state.options.rounds, len(state.draft.offer)) == (24, 4)
    assert len(state.draft.left_over) == 4 - players


@pytest.mark.rule("Q-V3")
@pytest.mark.parametrize("players", [5, 6])
def test_contest_with_five_or_six(players: int) -> None:
    state = play_on(fresh(players=players, mode="contest"), 10)
    assert [realm.kingdom.size for realm in state.realms] == [5] * players
    assert (state.options.rounds, len(state.draft.offer)) == (12, 8)
    assert len(state.draft.left_over) == 8 - players


@pytest.mark.rule("Q-V6")
@pytest.mark.parametrize("words", ["players=3 mode=contest", "players=6 mode=contest", "players=6 mode=united"])
def test_all_dominoes_are_used_with_one_set_of_pieces(words: str) -> None:
    state = play_on(fresh(plain(words)), 0)
    assert state.draft.remaining == ()
    assert state.board.stack + 6 == 32
    assert state.knights_left + len(state.realms) == 22
    assert state.towers_left == 15


@pytest.mark.rule("Q-V4", "Q-V9")
def test_each_partner_moves_their_own_king_in_the_shared_kingdom() -> None:
    shared = realm("## W0 W0", knights=0)
    seats: dict[str, Any] = {"players": 6, "mode": "united", "teams": "1+4,2+5,3+6"}
    state = table(shared, realm(), realm(), claimed="1:4 2:1 3:2", offer=EIGHT, **seats)
    assert state.teams == ((0, 3), (1, 4), (2, 5))
    assert state.turn == 3
    assert "lay l7 m7" not in texts(state)
    state = say(state, "lay j7 k7", "pick 5")
    assert state.draft.offer[0].king == 3
    assert state.turn == 0
    state = say(state, "lay l7 m7", "pick 6")  # beside what the partner laid
    assert [laid.domino.number for laid in state.realms[0].kingdom.laid] == [1, 2]
    assert state.turn == 1


@pytest.mark.rule("Q-V7")
@pytest.mark.parametrize("players", [6, 8])
def test_a_team_shares_castle_kingdom_knight_and_coins(players: int) -> None:
    state = fresh(players=players, mode="united")
    assert [(r.kingdom.size, r.knights, r.coins) for r in state.realms] == [(7, 1, 7)] * (players // 2)
    shown = state.view()
    assert len(shown["kingdoms"]) == len(shown["teams"]) == players // 2
    assert [seat["team"] for seat in shown["seats"]] == [seat // 2 for seat in range(players)]


@pytest.mark.rule("Q-V8")
@pytest.mark.parametrize(("players", "left_over"), [(6, 2), (8, 0)])
def test_united_rows_of_eight(players: int, left_over: int) -> None:
    state = play_on(fresh(players=players, mode="united"), 10)
    assert (state.options.rounds, len(state.draft.offer)) == (12, 8)
    assert len(state.draft.left_over) == left_over


@pytest.mark.rule("Q-V9", "Q-N7")
def test_the_partner_decides_over_knights_and_coins_and_uses_what_came_before() -> None:
    start = table(
        realm("## W0 W0\n.. T0", coins=1),
        players=6,
        mode="united",
        claimed="1:1 2:2",
        spaces=". . . . . big_tavern",
        offer=EIGHT,
    )
    state = say(start, "lay j7 k7", "tax j7", "build big_tavern 0 h8", "pick 5")
    assert (state.turn, state.team) == (1, 0)
    state = say(state, "lay j8 k8")
    assert "tax j8 k8" in texts(state)


@pytest.mark.rule("Q-N15")
def test_towers_queen_and_points_are_the_teams() -> None:
    start = table(
        realm("## T0 T0 T0"),
        realm("## T0", "travelling_castle h7"),
        players=6,
        mode="united",
        claimed="1:1 2:2",
        spaces=". . . . travelling_castle guardtower",
        offer=EIGHT,
        queen=1,
    )
    state = say(start, "discard", "build travelling_castle 1 h7", "pick 5")
    assert state.queen == 0  # level by the first partner's tower
    assert state.price(5) == 4  # and with the second too
    state = say(state, "discard", "build guardtower 0 i7")
    assert state.realms[0].towers == 3
    assert len(state.scores()) == 3
    assert state.winners() == (0,)
    assert state.phase == "pick"  # no bribe for either partner


@pytest.mark.rule("Q-N16", "Q-V10")
def test_colours_of_eight() -> None:
    seats = fresh(players=8, mode="united").view()["seats"]
    assert [seat["colour"] for seat in seats] == [
        *("orange", "red", "violet", "white"),
        *("pink", "yellow", "green", "blue"),
    ]


@pytest.mark.rule("Q-V5", "K-V2", "K-V3", "K-V5")
def test_house_rules_add_points() -> None:
    full = realm("W0 W0 W0 W0 W0\n" * 2 + "W0 W0 ## W0 W0\n" + "W0 W0 W0 W0 W0\n" * 2, size=5, coins=0)
    options = configured(players=4, harmony="yes", middle_kingdom="yes")
    assert score_sheet(full, options, queen=False).points("special") == {"harmony": 5, "middle-kingdom": 10}
    assert score_sheet(full, configured(players=4), queen=False).points("special") == {}
    corner = realm("## W0 W0 W0", size=5, coins=0)
    assert score_sheet(corner, options, queen=False).points("special") == {"harmony": 0, "middle-kingdom": 0}


@pytest.mark.rule("Q-V5", "K-V1")
def test_dynasty_is_three_games() -> None:
    match = GAME.start(configured(dynasty="yes"))
    assert isinstance(match, Dynasty)
    assert match.view()["match"] == {"game": 1, "games": 3, "past": [], "totals": [2, 2]}
    assert str(GAME.read(match, "building statue")) == "building statue"


@pytest.mark.rule("Q-N17")
def test_the_authors_option_in_a_combined_game() -> None:
    state = table(realm(), players=5, mode="contest", must_place="yes", claimed="1:1")
    assert "discard" not in texts(state)
    with pytest.raises(Refused, match="“discard” is not possible now"):
        say(state, "discard")


def test_a_full_board_needs_no_chance() -> None:
    assert not board("statue bakery church sawmill foundry fishmonger", "guardtower", "foundry").waits
