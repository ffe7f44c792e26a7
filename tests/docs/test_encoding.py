"""The page about actions and observations says what the coders do."""

from __future__ import annotations

from math import prod
from typing import Any

import pytest
from tests.docs.encoding import MODULES, PAGE, TABLES, coder_of, page, section

CASES = [(game, name) for game, tables in TABLES.items() for name in tables]


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tests.docs.encoding"


def letters(coder: Any) -> dict[str, int]:
    """What the letters in the tables stand for at a table."""
    options = coder.options
    teams = getattr(options, "sides", None) or range(options.players)
    window = getattr(coder, "window", None)
    return {
        "P": options.players,
        "T": len(teams),
        "L": getattr(options, "row_length", 0),
        "w": window.side if window else 0,
        "sets": len(getattr(options, "sets", ())),
    }


def value(text: str, given: dict[str, int]) -> int:
    """A number, a letter or a sum of them, such as (16 + P); 2·13 is a product."""
    terms = text.strip("() ").split("+")
    return sum(prod(given.get(name.strip(), 0) or int(name) for name in term.split("·")) for term in terms)


def rows_of(game: str, title: str) -> list[list[str]]:
    lines = [line for line in section(MODULES[game][1], title).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize(("game", "name"), CASES)
def test_the_parts_of_an_observation_are_those_of_the_layout(game: str, name: str) -> None:
    coder: Any = coder_of(game, TABLES[game][name])
    given = letters(coder)
    told = {
        row[0].strip("`"): tuple(value(side, given) for side in row[1].split("×"))
        for row in rows_of(game, "Observations")
        if "dynasty only" not in row[2] or coder.options.dynasty
    }
    assert told == {part.name: part.shape for part in coder.layout.parts}
    assert list(told) == [part.name for part in coder.layout.parts]


@pytest.mark.parametrize(("game", "name"), [case for case in CASES if case[0] != "kingdomino"])
def test_the_actions_add_up(game: str, name: str) -> None:
    coder: Any = coder_of(game, TABLES[game][name])
    given = letters(coder) | {"w²": letters(coder)["w"] ** 2}
    assert sum(value(row[0], given) for row in rows_of(game, "Actions")) == coder.actions
