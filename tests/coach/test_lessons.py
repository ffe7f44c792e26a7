"""Lessons: every one that ships can be given, in every language, and what is wrong with another is said."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from crownlands.coach.lessons import Lesson, faults, lesson, lesson_names, read_lesson
from crownlands.game import Refused
from crownlands.rules.book import GAMES, LANGUAGES, ORIGINAL

TRANSLATIONS = [language for language in LANGUAGES if language != ORIGINAL]
TOPICS = {
    "kingdomino": {"claim", "order", "placing", "matching", "crowns", "discarding", "last"},
    "queendomino": {"towns", "taxes", "building", "towers", "queen", "dragon", "placing", "last"},
    "duel": {"dice", "taking", "joker", "crosses", "boxes", "castle", "last"},
}
FIGURE = re.compile(r"\d+|[×=]")


def text_of(stem: str) -> str:
    return files("crownlands.coach.lessons").joinpath(f"{stem}.toml").read_text(encoding="utf-8")


def sentences(told: Lesson) -> dict[str, str]:
    said = {"title": told.title, "end": told.end}
    said |= {str(kind): why.say for kind, why in told.misfits.items()}
    for step in told.steps:
        said |= {f"{step.id} ask": step.ask, f"{step.id} done": step.done}
        said |= {f"{step.id} {place}": wrong.say for place, wrong in enumerate(step.wrong)}
    return said


def test_there_is_one_for_each_game() -> None:
    assert lesson_names() == GAMES
    for name in GAMES:
        assert lesson(name).game == name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", lesson_names())
def test_every_lesson_can_be_given(name: str, language: str) -> None:
    """Legal record, legal moves, rules that exist, words for everything, no step out of reach."""
    assert faults(lesson(name, language)) == []


@pytest.mark.parametrize("name", TOPICS)
def test_a_first_game_has_all_of_its_game(name: str) -> None:
    told = lesson(name)
    assert {topic for step in told.steps for topic in step.teaches} >= TOPICS[name]
    assert 9 <= len(told.steps) <= 12
    assert told.record.finished
    assert told.record.last.winners() == (0,), "it ends well"


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", lesson_names())
def test_a_translation_says_everything_and_no_other_figure(name: str, language: str) -> None:
    words = tomllib.loads(text_of(f"{name}.{language}"))
    original, said = sentences(lesson(name)), sentences(lesson(name, language))
    assert set(words) == {"title", "end", "misfits", "steps"}
    assert set(words["steps"]) == {step.id for step in lesson(name).steps}
    assert [where for where, text in original.items() if said[where] == text] == []
    for where, text in original.items():
        assert Counter(FIGURE.findall(said[where])) == Counter(FIGURE.findall(text)), where


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('right = ["pick 19"]', 'right = ["pick 13"]', "claim: the record goes on with pick 19, which is not among"),
        ('right = ["pick 19"]', 'right = ["pick 19", "pick 7"]', "claim: “pick 7” matches no legal move."),
        ('moves = ["pick *"]', 'moves = ["pick 13"]', "claim: nothing explains why pick 2 is not right."),
        ('rule = "K-X6"', 'rule = "K-X66"', "There is no rule K-X66."),
        ("after = 8\n", "after = 9\n", "order: it is not seat 1 that moves."),
        ("after = 8\n", "after = 5\n", "order: it stands before claim, so that nobody gets there."),
        ("after = 8\n", "after = 800\n", "order: the record has no move after 800 moves."),
        ("jump = true\n", "", "crowns: 42 moves after match; expected a jump."),
        ('id = "mine"', 'id = "crowns"', "Two steps have the same id."),
        ('hole.rule = "K-P12"', 'pit.rule = "K-P12"', "Nothing is said of squares that are “hole”."),
        ('done = "It is yours.', 'done = "' + "It is yours. " * 30, "claim done: "),
        ('done = "It is yours.', 'done = " It is yours.', "claim done: no words, or blanks around them."),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said(old: str, new: str, fault: str) -> None:
    text = text_of("kingdomino")
    assert old in text
    broken = text.replace(old, new, 1)
    if "pit.rule" in new:
        broken = broken.replace("hole.say", "pit.say")
    assert any(said.startswith(fault) for said in faults(read_lesson("kingdomino", broken)))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("after = 8\n", "", "'after' is missing"),
        ("after = 8\n", "after 8\n", "cannot be read"),
        ("[[step]]", "[step]", "cannot be read"),
        ("* draw 13", "* draw 2", "“draw 2” is not possible now"),
    ],
)
def test_what_cannot_be_read_is_refused(old: str, new: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        read_lesson("mine", text_of("kingdomino").replace(old, new))


def test_a_translation_has_as_many_sentences() -> None:
    short = text_of("kingdomino.de").replace('wrong = ["Auf', 'wrong = ["Ja", "Auf')
    with pytest.raises(Refused, match="Step claim: 2 sentences for 1 kinds of wrong moves"):
        read_lesson("kingdomino", text_of("kingdomino"), "de", short)


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(Refused, match="There is no lesson “chess”; expected one of kingdomino, queendomino, duel"):
        lesson("chess")
    with pytest.raises(Refused, match="There is no language “xx”"):
        lesson("duel", "xx")


def test_a_star_stands_for_anything_and_nothing_else_does() -> None:
    told = lesson("duel")
    step = next(step for step in told.steps if step.id == "joker")
    assert step.right_moves(told.record.state_after(step.after)) == ["draw e2:?Q f2:Q0"]
    cross = next(step for step in told.steps if step.id == "cross")
    assert len(cross.right_moves(told.record.state_after(cross.after))) == 5
