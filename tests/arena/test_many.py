"""Many games from Python: the same as in the terminal, with bots of one's own, as rows."""

from __future__ import annotations

import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from crownlands.arena.many import Results, play_many
from crownlands.arena.play import play_job
from crownlands.arena.rows import NAMES, as_arrow
from crownlands.arena.schedule import Plan
from crownlands.game import Refused
from crownlands.records import read_record
from crownlands.rules import game_named
from crownlands.rules.moves import Pick

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"


class First:
    def choose(self, state: Any) -> Any:
        return state.moves()[0]


class Broken:
    def choose(self, state: Any) -> Any:
        return "nothing"


def test_it_plays_what_the_plan_says() -> None:
    results = play_many("kingdomino", ["greedy", "random"], 4, seed=3, paired=True)
    plan = Plan(game_named("kingdomino"), {}, ("greedy", "random"), 4, seed=3, paired=True)
    outcomes = [play_job(job) for job in plan.jobs()]
    assert results.records == tuple(outcome.record for outcome in outcomes)
    assert [row.points for row in results.rows] == [points for outcome in outcomes for points in outcome.points]
    assert results.standings[0].name == "greedy"
    assert [(row.game, row.seat) for row in results.rows] == [(game, seat) for game in range(4) for seat in (1, 2)]


def without_time(results: Results) -> list[dict[str, Any]]:
    return [{**asdict(row), "seconds": 0} for row in results.rows]


def test_processes_give_the_same_rows() -> None:
    here = play_many("duel", ["random", "random"], 4, seed=1)
    there = play_many("duel", ["random", "random"], 4, seed=1, processes=2)
    assert without_time(here) == without_time(there)
    assert here.records == there.records


def test_bots_of_ones_own_play_by_name() -> None:
    results = play_many("queendomino", ["mine", "random"], 4, own={"mine": First()})
    assert {row.bot for row in results.rows} == {"mine", "random"}
    assert not any(row.failure for row in results.rows)
    lost = play_many("kingdomino", ["bad", "random"], 2, own={"bad": Broken()})
    assert {row.share for row in lost.rows if row.bot == "bad"} == {0.0}
    assert "not a legal move" in lost.rows[0].failure


def test_first_picks_are_those_of_the_records() -> None:
    results = play_many("kingdomino", ["random"] * 4, 2, settings={"edition": "danish"})
    for game, text in enumerate(results.records):
        record = read_record(text)
        first: dict[int, int] = {}
        state = record.game.start(record.options)
        for move in record.moves:
            if isinstance(move, Pick):
                first.setdefault(state.turn, move.number)
            state = state.play(move)
        assert [row.first_pick for row in results.rows if row.game == game] == [first[seat] for seat in range(4)]
    assert {row.first_pick for row in play_many("duel", ["random", "random"], 1).rows} == {None}


def test_rows_as_arrow() -> None:
    table = play_many("kingdomino", ["random", "random"], 2).to_arrow()
    assert tuple(table.column_names) == NAMES
    assert table.num_rows == 4
    assert str(table.schema.field("first_pick").type) == "int64"
    empty = as_arrow([])
    assert empty.schema == table.schema
    assert empty.num_rows == 0


def test_the_columns_stand_in_the_documentation() -> None:
    page = DOCUMENT.read_text(encoding="utf-8").split("### The columns\n")[1].split("\n#")[0]
    told = re.findall(r"^\| `(\w+)` \| (\w+) \|", page, re.MULTILINE)
    schema = as_arrow([]).schema
    assert told == [(field.name, str(field.type)) for field in schema]


@pytest.mark.parametrize(
    ("bots", "given", "said"),
    [
        (["mine", "random"], {"own": {"mine": First()}, "processes": 2}, "2 processes cannot play this"),
        (["random", "random"], {"processes": 0}, "0 processes cannot play this"),
        (["mine", "random"], {"own": {"mine": First}}, "The bot “mine” cannot play; expected an object"),
        (["random", "random"], {"own": {"mine": First()}}, "The bot “mine” does not play"),
        (["gredy", "random"], {}, "There is no bot “gredy”"),
        (["random", "random"], {"settings": {"weather": "fine"}}, "There is no setting “weather”"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: list[str], given: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused, match=said):
        play_many("kingdomino", bots, 1, **given)
