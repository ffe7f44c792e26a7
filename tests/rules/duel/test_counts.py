"""The legal drawings agree with a second count, which takes every rule word for word."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.duel.naive import Counted, naive_drawings
from tests.rules.duel.positions import EMPTY, after, random_game, rolled

from crownlands.rules.duel.components import Power
from crownlands.rules.duel.drawings import Draw
from crownlands.rules.duel.moves import Castle, Pass, Use
from crownlands.rules.duel.state import Duel


def listed(state: Duel, powers: tuple[str, ...] = (), raised: tuple[str, ...] = ()) -> Iterator[tuple[str, Counted]]:
    """Every drawing that can be reached without turning a die, with the powers called up for it."""
    for move in state.moves():
        if isinstance(move, Draw):
            drawn = frozenset(((cell % 13, cell // 13), arms) for cell, arms in move.drawn.items())
            yield " ".join(powers), (drawn, raised)
        elif isinstance(move, Use):
            yield from listed(state.play(move), (*powers, move.power.value), raised)
        elif isinstance(move, Castle):
            yield from listed(state.play(move), powers, (str(move.face),))


def drawing(faces: str, dice: str = "take 1, take 3 4", powers: tuple[str, str] = ("", "")) -> Duel:
    return after(rolled(faces, EMPTY, powers=powers), dice)


def compare(state: Duel) -> int:
    seat, book = state.seat, state.spellbook
    expected = naive_drawings(
        state.maps[seat],
        state.domino(seat),
        castle=not state.castles[seat],
        anywhere=book.ready(seat, Power.ANYWHERE),
        split=book.ready(seat, Power.SPLIT),
    )
    found = list(listed(state))
    assert len(found) == len(set(found)), "a drawing is listed twice"
    assert set(found) == {(powers, counted) for powers, drawings in expected.items() for counted in drawings}
    assert (Pass() in state.moves()) == (not expected[""]), "who can draw without a power must"
    return len(found)


@pytest.mark.rule("D-T3", "D-T4", "D-T6", "D-T7", "D-N7", "D-N8", "D-N9")
@given(st.integers(0, 2**32))
@settings(max_examples=15)
def test_the_drawings_of_random_games(seed: int) -> None:
    states = [before for before, _, _ in random_game(seed) if before.phase == "draw" and not before.called]
    for state in Random(seed).sample(states, min(3, len(states))):
        if state.raised is None:
            compare(state)


@pytest.mark.rule("D-T4", "D-T6")
def test_the_first_drawing_counted_by_hand() -> None:
    """12 pairs of squares touch the castle, each either way round; the castle raises neither, one or the other die."""
    assert compare(drawing("D0 S0 E0 T0")) == 12 * 2 * 3
    assert compare(drawing("D0 D0 E0 T0")) == 12 * 1 + 12 * 2
    assert compare(drawing("? S0 E0 T0")) == 12 * (5 * 2 + 1) + 2 * 12 * 12
    assert compare(drawing("? S0 E0 ?", "take 1, take 2 3")) == 12 * 36 + 12 * 72


@pytest.mark.rule("D-N8")
@pytest.mark.slow
def test_every_power_at_once_on_an_empty_map() -> None:
    assert compare(drawing("? S0 E0 T0", powers=("anywhere split", ""))) > 5000
