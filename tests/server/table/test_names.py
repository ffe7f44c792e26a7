"""The names at a table: seen, and told apart."""

from __future__ import annotations

import pytest
from tests.server.tables import new

from crownlands.server.table.names import NAME_LENGTH, check_name, distinct
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.seating import fill, join
from crownlands.server.table.sources import Sources


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u3164",
        "\u2800\u2800",
        "a\u3164b",
        "\u200b",
        "a\u202eb",
        "\u0301",
        "e" + "\u0301" * 9,
        "\ufe0f",
        "a;b",
        "a\nb",
    ],
)
def test_what_cannot_be_seen_is_not_a_name(name: str) -> None:
    with pytest.raises(Refusal):
        check_name(name)


@pytest.mark.parametrize("name", ["Ada", " Ada ", "Zoë", "Zoe\u0308", "李", "Ñandú 7", "नमस्ते", "🙂", "…"])
def test_names_of_all_languages_are_taken(name: str) -> None:
    assert check_name(name)
    assert check_name("Zoe\u0308") == "Zoë"


@pytest.mark.parametrize(
    ("name", "others", "taken"),
    [
        ("Ada", [], "Ada"),
        ("Ada", ["Bo"], "Ada"),
        ("Ada", ["Ada"], "Ada 2"),
        ("ADA", ["Ada", "Ada 2"], "ADA 3"),
        ("Ａda", ["Ada"], "Ａda 2"),
        ("Ada  B", ["Ada B"], "Ada  B 2"),
        ("x" * NAME_LENGTH, ["x" * NAME_LENGTH], "x" * (NAME_LENGTH - 2) + " 2"),
    ],
)
def test_of_two_with_one_name_the_second_has_a_number(name: str, others: list[str], taken: str) -> None:
    assert distinct(name, others) == taken


def test_nobody_at_a_table_has_the_name_of_another() -> None:
    assert [place.name for place in new("me", "me", "bot", "bot").table.places] == [
        "Ada",
        "Ada 2",
        "Greedy",
        "Greedy 2",
    ]
    table = join("ada", None, "secret", Sources())(new("me", "open", "open").table)
    assert [place.name for place in fill("greedy", Sources())(table).places] == ["Ada", "ada 2", "Greedy"]
