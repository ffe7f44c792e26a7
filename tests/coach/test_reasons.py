"""Every reason is held to the board: both numbers are counted again here, and the better one must be better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from tests.coach.games import decisions, played

from crownlands.coach import reasons
from crownlands.coach.reasons.points import of_end
from crownlands.coach.reasons.reason import Reason
from crownlands.game import team_of
from crownlands.kingdom.cells import NEIGHBOURS, column_of, row_of
from crownlands.kingdom.kingdom import Box
from crownlands.rules.duel.components import BESIDE
from crownlands.rules.duel.drawings import drawings
from crownlands.rules.duel.scoring import score_sheet
from crownlands.rules.queendomino.state import Queendomino

Count = Callable[[Any, Any, Reason], int]
"""The number of a reason for a move in a state, counted from what is shown."""


def kingdom(state: Any, team: int) -> Any:
    return state.realms[team].kingdom if isinstance(state, Queendomino) else state.kingdoms[team]


def own(state: Any, move: Any) -> Any:
    return kingdom(state.play(move), team_of(state, state.turn))


def points(state: Any, move: Any, _: Reason) -> int:
    team = team_of(state, state.turn)
    return int(state.play(move).scores()[team].total - state.scores()[team].total)


def hole_count(state: Any, move: Any, _: Reason) -> int:
    land = own(state, move)
    alone = [cell for cell in land.room if not set(NEIGHBOURS[cell]) & land.room]
    box: Box = land.box
    return -sum(box.left <= column_of(cell) <= box.right and box.top <= row_of(cell) <= box.bottom for cell in alone)


def sizes(state: Any, move: Any, reason: Reason) -> list[int]:
    found = own(state, move).territories
    return [len(territory.cells) for territory in found if territory.terrain.value == reason.said.values["terrain"]]


def fitting(state: Any, move: Any, _: Reason) -> int:
    draft = state.draft
    coming = [*draft.free, *(draft.remaining if draft.rows_to_come else ())]
    return sum(bool(own(state, move).placements(domino)) for domino in coming)


def claimed(state: Any, move: Any) -> Any:
    return next(claim.domino for claim in state.draft.offer if claim.domino.number == move.number)


def brings(state: Any, move: Any, _: Reason) -> int:
    land = kingdom(state, team_of(state, state.turn))
    return most_gained(land, claimed(state, move))


def most_gained(land: Any, domino: Any) -> int:
    now = sum(territory.points for territory in land.territories)
    return max(
        (sum(t.points for t in land.lay(domino, *place).territories) - now for place in land.placements(domino)),
        default=0,
    )


def taken(state: Any, move: Any, reason: Reason) -> int:
    seat = int(str(reason.said.values["player"]).removeprefix("player ")) - 1
    assert seat != state.turn
    return most_gained(kingdom(state, team_of(state, seat)), claimed(state, move))


def order(state: Any, move: Any, _: Reason) -> int:
    return -1 - [claim.domino for claim in state.draft.offer].index(claimed(state, move))


def realm(state: Any, move: Any) -> Any:
    return state.play(move).realms[team_of(state, state.turn)]


def lonely(state: Any, move: Any, _: Reason) -> int:
    free = set(state.play(move).maps[state.turn].free)
    return -sum(not free & set(BESIDE[cell]) for cell in free)


def domain(state: Any, move: Any, reason: Reason) -> int:
    found = state.play(move).maps[state.turn].domains
    return max((len(d.cells) for d in found if d.terrain.value == reason.said.values["coat"]), default=0)


def boxes(state: Any, move: Any, _: Reason) -> int:
    after = state.play(move)
    return sum(after.spellbook.fill(after.fills).boxes[state.turn])


def drawn(state: Any, move: Any, seat: int) -> int:
    """As the table stands once all dice are taken."""
    after = state.play(move)
    now = state.scores()[seat].total
    lands = (state.maps[seat].draw(place.drawn) for place in drawings(state.maps[seat], after.domino(seat)))
    return max((score_sheet(land, state.named[seat]).total - now for land in lands), default=0)


COUNTS: dict[str, Count] = {
    "points": points,
    "hole": hole_count,
    "grows": lambda state, move, reason: max(sizes(state, move, reason), default=0),
    "joins": lambda state, move, reason: -len(sizes(state, move, reason)),
    "fits": fitting,
    "kept": lambda _state, move, _: int(str(move) != "discard"),
    "no-place": lambda state, move, _: int(
        bool(kingdom(state, team_of(state, state.turn)).placements(claimed(state, move)))
    ),
    "brings": brings,
    "crowns": lambda state, move, _: claimed(state, move).first.crowns + claimed(state, move).second.crowns,
    "takes": taken,
    "order": order,
    "queen": lambda state, move, _: int(state.play(move).queen == team_of(state, state.turn)),
    "coins": lambda state, move, _: realm(state, move).coins,
    "towers": lambda state, move, _: sum(built.towers for built in realm(state, move).buildings),
    "knights": lambda state, move, _: realm(state, move).knights,
    "lonely": lonely,
    "domain": domain,
    "boxes": boxes,
    "drawn": lambda state, move, _: drawn(state, move, state.turn),
    "leaves": lambda state, move, _: -drawn(state, move, 1 - state.turn),
    "dice": lambda state, move, _: sum(state.dice[die - 1].crosses for die in move.dice),
}
"""The kinds whose numbers are counted; the others are looked at one by one below."""

TABLES: dict[str, dict[str, str]] = {
    "kingdomino": {"harmony": "yes", "middle-kingdom": "yes", "must-place": "no"},
    "queendomino": {"harmony": "yes", "middle-kingdom": "yes"},
    "duel": {},
}
EXPECTED = {
    "kingdomino": {"points", "hole", "grows", "joins", "fits", "kept", "harmony", "middle", "brings", "takes", "order"},
    "queendomino": {"points", "coins", "queen", "towers", "knights", "grows", "brings"},
    "duel": {"points", "boxes", "domain", "dice", "lonely", "powers", "in-hand", "drawn", "leaves"},
}


def all_reasons(game: str) -> Iterator[tuple[Any, Any, Any, Reason]]:
    """Every pair of neighbouring moves of some games, each way round: far more than a coach would compare."""
    for seed in range(4):
        record = played(game, "easy", seed, **TABLES[game])
        for state, _ in decisions(record):
            moves = list(state.moves())
            pairs = [*pairwise(moves), *pairwise(moves[::-1])][:16]
            for one, other in pairs:
                names = tuple(f"player {seat + 1}" for seat in range(len(record.names)))
                for reason in reasons(game, state, one, other, names):
                    yield state.current, one, other, reason


@pytest.mark.slow
@pytest.mark.parametrize("game", TABLES)
def test_each_kind_claims_what_the_board_shows(game: str) -> None:
    kinds: Counter[str] = Counter()
    for state, one, other, reason in all_reasons(game):
        kinds[reason.kind] += 1
        assert reason.better > reason.worse, reason
        if reason.kind in COUNTS:
            count = COUNTS[reason.kind]
            assert (count(state, one, reason), count(state, other, reason)) == (reason.better, reason.worse), reason
        elif reason.kind == "harmony":
            assert hole_count(state, other, reason) < 0 or str(other) == "discard"
            assert hole_count(state, one, reason) == 0
            assert str(one) != "discard"
        elif reason.kind == "middle":
            assert own(state, one).centred
            assert not own(state, other).centred
        for place in ("better", "worse"):
            said = reason.said.values.get(place)
            assert said is None or abs(int(str(said))) == abs(getattr(reason, place))
    assert set(kinds) >= EXPECTED[game], kinds


def test_nothing_speaks_for_a_move_against_itself() -> None:
    state, move = next(decisions(played("kingdomino", "easy", 1)))
    assert reasons("kingdomino", state, move, move) == ()


def test_an_end_that_is_worked_out() -> None:
    reason = of_end(4, -2)
    assert (reason.better, reason.worse) == (4, -2)
    assert str(reason.said) == "Worked out to the end: a lead of 4 instead of -2."
