"""What a move did, as facts: checked against the states before and after it in whole games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.records.games import random_record

from crownlands.game import AnyState, team_of
from crownlands.rules.deeds import Deed, tell


def steps(game: str, seed: int) -> Iterator[tuple[AnyState, Any, AnyState, Deed]]:
    """Every move of a seat in a game played at random, with what is told of it."""
    record = random_record("", seed, game)
    states = list(record.states())
    for before, move, after in zip(states[:-1], record.moves, states[1:], strict=True):
        if before.turn >= 0:
            yield before, move, after, tell(before, move, after)


@pytest.mark.parametrize("game", ["kingdomino", "duel"])
def test_gains_add_up_to_the_score(game: str) -> None:
    told = list(steps(game, 3))
    sums = [sheet.total for sheet in told[0][0].scores()]
    for before, _, _, facts in told:
        sums[team_of(before, before.turn)] += facts.get("gain", 0)
    assert sums == [sheet.total for sheet in told[-1][2].scores()]


def test_a_placed_domino_is_named_with_what_it_joins() -> None:
    laid = [(move, told) for _, move, _, told in steps("kingdomino", 3) if str(move).startswith("lay")]
    assert all("domino" in told and ("castle" in told) != ("grows" in told) for _, told in laid)
    first = laid[0][1]
    assert "castle" in first
    assert any("grows" in told for _, told in laid)


def test_coins_the_queen_and_her_discount_are_told() -> None:
    told = [
        (before, move, after, facts)
        for seed in range(1, 9)
        for before, move, after, facts in steps("queendomino", seed)
    ]
    taxes = [facts for _, move, _, facts in told if str(move).startswith("tax")]
    assert taxes
    assert all(facts["coins"] > 0 for facts in taxes)
    arrivals = [(before, after, facts) for before, _, after, facts in told if "queen" in facts]
    assert arrivals
    assert all(before.view()["queen"] != after.view()["queen"] == facts["queen"] for before, after, facts in arrivals)
    discounts = [(before, facts) for before, _, _, facts in told if "saved" in facts]
    assert discounts
    assert all(before.view()["queen"] == team_of(before, before.turn) for before, _ in discounts)


def test_powers_won_and_players_stuck_are_told() -> None:
    told = [(after, facts) for seed in range(1, 9) for _, _, after, facts in steps("duel", seed)]
    won = [(after, one) for after, facts in told for one in facts.get("won", [])]
    assert won
    for after, one in won:
        owners = {line["power"]: line["owner"] for line in after.view()["spellbook"]}
        assert owners[one["power"]] == one["seat"]
    stuck = [(after, seat) for after, facts in told for seat in facts.get("stuck", [])]
    assert stuck
    assert all(after.view()["maps"][seat]["passed"] == "nothing-fits" for after, seat in stuck)


def test_dice_are_told_by_their_faces() -> None:
    taken = [(before, move, told) for before, move, _, told in steps("duel", 1) if str(move).startswith("take")]
    assert taken
    for before, move, told in taken:
        dice = [int(word) for word in str(move).split()[1:]]
        assert told["dice"] == [before.view()["dice"][die - 1]["face"] for die in dice]
