"""What Kingdomino Duel shows, at positions set up by hand."""

from typing import Any

import pytest
from tests.rules.duel.positions import EMPTY, FULL_BUT_TWO, NO_ROOM, OPEN_ON_DOTS, after, random_game, rolled

from crownlands.rules.duel import DUEL
from crownlands.rules.duel.state import Duel, start


def shown(state: Duel, key: str) -> Any:
    return dict(state.view())[key]


def test_settings_in_force_are_shown() -> None:
    view = start(DUEL.configure({"colours": "blue,pink"})).view()
    assert view["edition"] is None
    assert view["must_place"] is True
    assert view["settings"] == {"players": "2", "colours": "blue,pink", "fill-without-drawing": "yes"}


@pytest.mark.rule("D-T2", "D-T3", "D-M3")
@pytest.mark.parametrize(
    ("state", "upcoming"),
    [
        (start(DUEL.configure({})), [0, 1, 0, 1]),
        (rolled("D0 S0 E0 T0"), [1, 0, 1]),
        (rolled("D0 S0 E0 T0", turn=2), [0, 1, 0]),
        (after(rolled("D0 S0 E0 T0"), "take 1"), [0, 1]),
        (after(rolled("D0 S0 E0 T0"), "take 1, take 3 4"), [1]),
        (after(rolled("D0 S0 E0 T0"), "take 1, take 3 4, draw c3:D0 b3:S0"), []),
        (after(rolled("D0 S0 E0 T0", EMPTY, OPEN_ON_DOTS), "take 1, take 3 4"), []),
        (rolled("D0 S0 E0 T0", powers=("first", "")), []),
        (after(rolled("D0 S0 E0 T0", powers=("first", "")), "use first"), [0, 1]),
    ],
    ids=[
        "roll",
        "take",
        "roles swapped",
        "take two",
        "draw",
        "last to draw",
        "passed over",
        "may be first",
        "is first",
    ],
)
def test_who_acts_next(state: Duel, upcoming: list[int]) -> None:
    assert shown(state, "upcoming") == upcoming


@pytest.mark.rule("D-G8", "D-N6")
def test_who_acts_after_a_power_that_cannot_wait() -> None:
    """A's powers before B's; then the next turn, in which B is A."""
    state = after(rolled("D0 O0 E0 T0", boxes={"O": (2, 0)}), "take 2, take 3 4, draw c3:O0 b3:D0, draw c3:E0 b3:T0")
    assert (state.phase, state.turn, shown(state, "upcoming")) == ("name", 0, [1, 0, 1, 0])
    both = rolled("D0 S0 E0 T0", boxes={"O": (0, 3), "Q": (3, 0)})
    state = after(both, "take 1, take 3 4, draw c3:D0 b3:S0, draw c3:E0 b3:T0")
    assert (state.phase, state.turn, shown(state, "upcoming")) == ("cross", 0, [1, 1, 0, 1, 0])


def test_the_moves_of_each_seats_last_turn_are_shown() -> None:
    state = after(rolled("D0 S0 E0 T0"), "take 1, take 3 4")
    assert shown(state, "last") == [["take 1"], ["take 3 4"]]
    state = after(state, "draw c3:D0 b3:S0, draw c3:E0 b3:T0")
    turns = [["take 1", "draw b3:S0 c3:D0"], ["take 3 4", "draw b3:T0 c3:E0"]]
    assert (shown(state, "phase"), shown(state, "last")) == ("roll", turns), "until they act again"
    state = after(state, "roll 1 D0, roll 2 S0, roll 3 E0, roll 4 T0, take 4")
    assert shown(state, "last") == [turns[0], ["take 4"]]


@pytest.mark.rule("D-T5", "D-T9")
def test_why_a_player_drew_nothing() -> None:
    state = after(rolled("S0 S0 E0 T0", OPEN_ON_DOTS), "take 1, take 3 4")
    assert state.turn == 1
    assert [land["passed"] for land in shown(state, "maps")] == ["nothing-fits", None]
    state = after(state, "draw c3:E0 b3:T0, roll 1 D0, roll 2 S0, roll 3 E0, roll 4 T0")
    assert [land["passed"] for land in shown(state, "maps")] == ["nothing-fits", None], "until the next drawings"
    state = after(state, "take 4, take 1 2")
    assert [land["passed"] for land in shown(state, "maps")] == [None, None]


@pytest.mark.rule("D-N2")
def test_who_keeps_a_power_drew_nothing_by_choice() -> None:
    state = after(rolled("S0 S0 E0 T0", OPEN_ON_DOTS, powers=("anywhere", "")), "take 1, take 3 4, pass")
    assert [land["passed"] for land in shown(state, "maps")] == ["by-choice", None]


@pytest.mark.rule("D-E1", "D-E3")
def test_why_a_game_ended() -> None:
    assert shown(rolled("D0 S0 E0 T0"), "ended") is None
    full = after(rolled("D0 Q0 E0 T0", FULL_BUT_TWO, NO_ROOM), "take 2, take 3 4, draw g1:Q0 g2:D0")
    assert shown(full, "ended") == "map-full"
    stuck = after(rolled("D0 S0 E0 T0", NO_ROOM, NO_ROOM), "take 1, take 3 4")
    assert shown(stuck, "ended") == "nobody-drew"


def test_who_is_said_to_act_next_does_in_whole_games() -> None:
    """Acts follow as said; only a drawing may be missing, where nothing could be drawn."""
    for seed in range(5):
        states = [before for before, _, _ in random_game(seed)]
        for place, state in enumerate(states):
            said, acts = list(state.upcoming), following(states[place:])
            while said:
                if acts[:1] == said[:1]:
                    acts = acts[1:]
                else:
                    assert len(said) <= 2, "only a drawing is ever left out"
                said = said[1:]


def following(states: list[Duel]) -> list[int]:
    """The seats that act after the state's own act: take, draw, or a power that cannot wait."""
    acts = [(state.round, state.phase, state.seat) for state in states if state.turn >= 0]
    own = acts[:1] if states[0].turn >= 0 else []
    later = list(dict.fromkeys(acts))[len(own) :]
    return [seat for _, _, seat in later]
