from collections.abc import Callable
from dataclasses import replace

import pytest

from crownlands.kingdom.dominoes import KINGDOMINO, QUEENDOMINO
from crownlands.rules.draft import Draft


def draft(*, length: int = 2, rows: int = 2, hand: tuple[int, ...] = (0, 1)) -> Draft:
    return Draft((KINGDOMINO,), length, rows, hand)


def row(of: Draft) -> list[tuple[int, int | None]]:
    return [(claim.domino.number, claim.king) for claim in of.row]


def offer(of: Draft) -> list[tuple[int, int | None]]:
    return [(claim.domino.number, claim.king) for claim in of.offer]


def test_the_steps_of_a_whole_draft() -> None:
    now = draft()
    steps = [now.step]
    changes: tuple[Callable[[Draft], Draft], ...] = (
        lambda of: of.draw(9),
        lambda of: of.draw(4),
        lambda of: of.draw_king(1),
        lambda of: of.pick(4),
        lambda of: of.draw_king(0),
        lambda of: of.pick(9),
        lambda of: of.draw(30),
        lambda of: of.draw(2),
        lambda of: of.pick(30),
        lambda of: of.pick(2),
        lambda of: of.turn_done(),
        lambda of: of.turn_done(),
    )
    for change in changes:
        now = change(now)
        steps.append(now.step)
    first_choice = ["draw", "draw", "king", "choose", "king", "choose"]
    assert steps == [*first_choice, "draw", "draw", "play", "play", "play", "play", "done"]


@pytest.mark.rule("K-S2")
def test_a_row_is_kept_sorted_while_it_is_drawn() -> None:
    assert offer(draft(length=3).draw(30).draw(4).draw(9)) == [(4, None), (9, None), (30, None)]


@pytest.mark.rule("K-S6")
def test_what_is_drawn_leaves_the_deck() -> None:
    now = draft().draw(9)
    assert 9 not in [domino.number for domino in now.drawable]
    assert len(now.drawable) == 47
    assert len(draft().drawable) == 48


@pytest.mark.rule("K-T1", "K-T3")
def test_the_claimed_row_is_played_from_the_smallest_number() -> None:
    now = draft().draw(9).draw(4).draw_king(0).pick(9).draw_king(1).pick(4)
    assert row(now) == [(4, 1), (9, 0)]
    assert now.to_move == 1
    assert not now.offer


@pytest.mark.rule("K-T9", "K-E2")
def test_what_nobody_took_leaves_the_game() -> None:
    now = draft(length=3).draw(9).draw(4).draw(5).draw_king(0).pick(9).draw_king(1).pick(4)
    assert row(now) == [(4, 1), (9, 0)]
    assert [domino.number for domino in now.left_over] == [5]


@pytest.mark.rule("K-S7")
def test_free_are_the_dominoes_without_a_king() -> None:
    now = draft().draw(9).draw(4).draw_king(0).pick(9)
    assert [domino.number for domino in now.free] == [4]


@pytest.mark.rule("K-E3")
@pytest.mark.parametrize(("seat", "order"), [(0, (0, 1, 1, 0)), (1, (1, 0, 0, 1))])
def test_the_start_player_chooses_first_and_last(seat: int, order: tuple[int, ...]) -> None:
    begun = draft(length=4, hand=(0, 0, 1, 1)).draw(1).draw(2).draw(3).draw(4).start_player(seat)
    assert begun.waiting == order
    assert begun.to_move == seat


@pytest.mark.rule("K-E6")
def test_the_whole_order_may_be_drawn_first() -> None:
    now = replace(draft(length=3, hand=(0, 1, 2)).draw(9).draw(4).draw(5), order_first=True)
    steps = []
    for seat in (2, 0, 1):
        steps.append(now.step)
        now = now.draw_king(seat)
    assert steps == ["king", "king", "king"]
    assert (now.step, now.waiting, now.to_move) == ("choose", (2, 0, 1), 2)
    assert row(now.pick(9).pick(4).pick(5)) == [(4, 0), (5, 1), (9, 2)]


def test_rows_come_from_the_sets_in_turn() -> None:
    now = Draft((QUEENDOMINO, KINGDOMINO), 1, 4, (0,))
    drawn = []
    for _ in range(3):
        drawn.append(now.drawable[0])
        now = now.draw(now.drawable[0].number)
        now = now.draw_king(0) if now.hand else now
        now = now.pick(now.free[0].number)
    assert drawn == [QUEENDOMINO[0], KINGDOMINO[0], QUEENDOMINO[1]]


def test_rounds_are_counted_from_the_first_claimed_row() -> None:
    now = draft(length=1, rows=3, hand=(0,))
    rounds = [now.round(3)]
    changes: tuple[Callable[[Draft], Draft], ...] = (
        lambda of: of.draw(1),
        lambda of: of.draw_king(0),
        lambda of: of.pick(1),
        lambda of: of.draw(2),
        lambda of: of.pick(2),
        lambda of: of.draw(3),
        lambda of: of.pick(3),
    )
    for change in changes:
        now = change(now)
        rounds.append(now.round(3))
    assert rounds == [0, 0, 0, 1, 1, 2, 2, 3]
