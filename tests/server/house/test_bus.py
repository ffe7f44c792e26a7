"""What processes tell each other, both ways."""

from __future__ import annotations

import pytest

from crownlands.server.house.bus import Changed, Gone, Here, Moved, News, Revoked, Said, decode, encode


@pytest.mark.parametrize(
    ("news", "line"),
    [
        (Moved("abc", 17), "moved abc 17"),
        (Changed("abc", "p1"), "changed abc p1"),
        (Gone("abc"), "gone abc"),
        (Revoked("0a1b"), "revoked 0a1b"),
        (Said("abc", "p1", 2, "well-played"), "said abc p1 2 well-played"),
        (Here("abc", "p1", frozenset()), "here abc p1"),
        (Here("abc", "p1", frozenset({10, 2})), "here abc p1 2,10"),
    ],
)
def test_news_have_one_form(news: News, line: str) -> None:
    assert encode(news) == line
    assert decode(line) == news


@pytest.mark.parametrize(
    "line",
    [
        "",
        "moved",
        "moved abc",
        "moved abc x",
        "here abc p1 2,x",
        "here abc p1 ,",
        "sold abc",
        "said abc p1 x wow",
        "said abc p1 1 rude",
    ],
)
def test_other_words_are_no_news(line: str) -> None:
    assert decode(line) is None
