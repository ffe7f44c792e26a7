"""What holds in every game, looked at in random ones."""

import json
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.duel.naive import beside, connects, squares_of
from tests.rules.duel.positions import random_game

from crownlands.game import CHANCE, OVER
from crownlands.rules.duel.components import DICE, LINES, Power
from crownlands.rules.duel.drawings import Draw
from crownlands.rules.duel.moves import Castle, Cross, Move, Name, Turn, Use
from crownlands.rules.duel.state import Duel

GAMES = given(st.integers(0, 2**32), st.sampled_from(["yes", "no"]))
FEW = settings(max_examples=25)
Steps = list[tuple[Duel, Move, Duel]]


def game(seed: int, fill: str) -> Steps:
    return random_game(seed, {"fill-without-drawing": fill})


def needed_powers(before: Duel, move: Draw) -> set[Power]:
    """What a drawing breaks of the rules, looked up anew."""
    squares = squares_of(before.maps[before.seat])
    (here, one), (there, other) = (((cell % 13, cell // 13), arms) for cell, arms in move.drawn.items())
    contacts = connects(squares, here, one) + connects(squares, there, other)
    apart = not beside(here, there)
    needed = {Power.SPLIT} if apart else set()
    return needed | ({Power.ANYWHERE} if contacts < 1 + apart else set())


@pytest.mark.rule("D-T3", "D-T7", "D-M1", "D-M2", "D-G3")
@GAMES
@FEW
def test_every_drawn_square_has_a_reason_to_be_there(seed: int, fill: str) -> None:
    for before, move, after in game(seed, fill):
        if isinstance(move, Draw):
            assert before.maps[before.seat].squares.keys().isdisjoint(move.drawn)
            spent = after.spellbook.spent - before.spellbook.spent
            assert spent == needed_powers(before, move)
            assert all(before.spellbook.ready(before.seat, power) for power in spent)


@pytest.mark.rule("D-G3", "D-T6")
@GAMES
@FEW
def test_powers_and_castles_are_spent_once(seed: int, fill: str) -> None:
    steps = game(seed, fill)
    uses = Counter(
        (before.seat, move.power if isinstance(move, Use) else type(move))
        for before, move, _ in steps
        if isinstance(move, Use | Turn | Castle | Name | Cross)
    )
    assert all(count == 1 for count in uses.values())
    assert all(before.spellbook.spent <= after.spellbook.spent for before, _, after in steps)
    last = steps[-1][2]
    called = {power for _, power in uses if isinstance(power, Power)}
    by_verb = {Turn: Power.TURN, Name: Power.NAME, Cross: Power.CROSS}
    assert last.spellbook.spent == called | {
        power for verb, power in by_verb.items() if any(u[1] is verb for u in uses)
    }
    assert list(last.castles) == [(seat, Castle) in uses for seat in (0, 1)]


@pytest.mark.rule("D-G2", "D-N15")
@GAMES
@FEW
def test_boxes_never_exceed_a_line_and_lines_keep_their_owner(seed: int, fill: str) -> None:
    for before, _, after in game(seed, fill):
        old, new = before.spellbook, after.spellbook
        for line, had, owner in zip(LINES, old.owners, new.owners, strict=True):
            filled = [boxes[line.coat.order] for boxes in new.boxes]
            assert 0 <= min(filled) <= max(filled) <= line.boxes
            assert (owner is None) == (max(filled) < line.boxes)
            assert had in (None, owner)
            if had is not None:
                assert filled == [boxes[line.coat.order] for boxes in old.boxes], "nothing more is filled"


@pytest.mark.rule("D-T3", "D-T4", "D-T6", "D-M6")
@GAMES
@FEW
def test_crosses_and_squares_are_accounted_for(seed: int, fill: str) -> None:
    crosses, squares = [0, 0], [0, 0]
    for before, move, after in game(seed, fill):
        if isinstance(move, Draw):
            crosses[before.seat] += sum(half.face.crosses for half in move.halves)
            squares[before.seat] += 2
        crosses[before.seat] += isinstance(move, Castle | Cross)
        if after.raised is None:
            lands = [land.squares.values() for land in after.maps]
            assert [sum(arms.crosses for arms in land) for land in lands] == crosses
            assert [len(land) for land in lands] == squares


@pytest.mark.rule("D-T2", "D-S1", "D-E1", "D-E3")
@GAMES
@FEW
def test_turns_follow_the_book(seed: int, fill: str) -> None:
    steps = game(seed, fill)
    for before, move, after in steps:
        assert move in before.moves()
        assert bool(before.odds()) == (before.turn == CHANCE)
        assert before.a == (before.round - 1) % 2
        assert all(face in die for face, die in zip(after.dice, DICE, strict=False))
        if before.phase == "draw":
            assert sorted(map(str, before.takers)) == ["0", "0", "1", "1"]
        if after.round > before.round:
            assert not any(land.full for land in after.maps)
    last = steps[-1][2]
    assert last.turn == OVER
    assert any(land.full for land in last.maps) or not any(last.drew)
    assert not last.moves()


@GAMES
@FEW
def test_old_states_stay_true_and_views_are_plain(seed: int, fill: str) -> None:
    steps = game(seed, fill)
    again = [before.play(move) for before, move, _ in steps]
    assert again == [after for _, _, after in steps]
    assert [hash(state) for state in again] == [hash(after) for _, _, after in steps]
    for _, _, after in steps[::9]:
        assert json.loads(json.dumps(after.view())) == after.view()
