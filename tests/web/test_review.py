"""The coach in the browser: a finished game reviewed, decision by decision, from its table, its link and a file."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.coach.games import played
from tests.web.browsing import Watch, axe, fits
from tests.web.conftest import Contexts
from tests.web.serving import Serving

from crownlands.records import write_record
from crownlands.sentence import say
from crownlands.server.table.refusal import told

pytestmark = pytest.mark.slow
LONG = 120_000
REFUSED = "The review could not be made; ask for it again in a moment."
LOOKS: dict[str, Any] = {
    "desktop": {"viewport": {"width": 1280, "height": 860}, "locale": "en-US"},
    "phone": {"viewport": {"width": 390, "height": 844}, "locale": "de-DE", "has_touch": True},
}
WORDS = {
    "desktop": ("Review this game", "Review", "Points given away"),
    "phone": ("Diese Partie besprechen", "Besprechung", "Verschenkte Punkte"),
}


def game(name: str) -> str:
    return write_record(played(name, "easy", 2))


def open_papers(page: Page, look: str) -> None:
    """On a phone score sheet, log and review lie on a sheet of their own."""
    if look == "phone":
        page.get_by_role("button", name="Wertung").click()


@pytest.mark.parametrize("look", LOOKS)
def test_a_finished_game_by_its_link(look: str, contexts: Contexts, server: Serving) -> None:
    made = server.post("/api/import", {"record": game("kingdomino")})
    page = contexts(**LOOKS[look]).new_page()
    page.goto(f"/replay/{made['table']}?review#{made['invite']}")
    expect(page.get_by_role("slider")).to_be_visible()
    open_papers(page, look)
    _, title, lost = WORDS[look]
    page.get_by_role("tab", name=title).click()
    review = page.get_by_test_id("review")
    expect(review.get_by_role("progressbar")).to_have_count(0, timeout=LONG)
    wrong = review.get_by_role("listitem").get_by_role("button")
    expect(wrong.first).to_be_visible()
    wrong.first.focus()
    page.keyboard.press("Enter")
    expect(review.get_by_text(lost)).to_be_visible()
    axe(page)
    fits(page)


@pytest.mark.parametrize("name", ["kingdomino", "queendomino", "duel"])
def test_a_record_of_ones_own(name: str, page: Page) -> None:
    page.goto("/replay")
    page.get_by_label("Or a record as text").fill(game(name))
    page.get_by_role("button", name="Show the game").click()
    page.get_by_role("button", name="Review this game").click()
    page.get_by_role("tab", name="Review").click()
    review = page.get_by_test_id("review")
    expect(review.get_by_role("progressbar")).to_have_count(0, timeout=LONG)
    expect(review.get_by_text(re.compile(r"player 1: accuracy \d+"))).to_be_visible()
    expect(review.locator("path.luck").first).to_be_attached()
    expect(review.locator("path.decision").first).to_be_attached()
    expect(review.locator("circle")).to_have_count(3)
    before = review.get_by_role("listitem").count()
    review.get_by_label("Show the good ones too").check()
    assert review.get_by_role("listitem").count() > before


def test_a_review_that_stopped_is_asked_for_again(contexts: Contexts, server: Serving, watch: Watch) -> None:
    watch.excuse("429")
    made = server.post("/api/import", {"record": game("kingdomino")})
    page = contexts(**LOOKS["desktop"]).new_page()
    answers: list[str] = []

    def refuse_second(route: Route) -> None:
        answers.append(route.request.url)
        if len(answers) == 2:
            route.fulfill(status=429, json={"code": "slow-down", **told(say(REFUSED))})
        else:
            route.continue_()

    page.route("**/review", refuse_second)
    page.goto(f"/replay/{made['table']}#{made['invite']}")
    ask = page.get_by_role("button", name="Review this game")
    ask.click()
    expect(page.get_by_text(REFUSED)).to_be_visible()
    ask.click()
    page.get_by_role("tab", name="Review").click()
    expect(page.get_by_test_id("review").get_by_role("progressbar")).to_have_count(0, timeout=LONG)
    expect(page.get_by_text(REFUSED)).to_be_hidden()
    expect(ask).to_be_hidden()


def test_both_moves_stand_on_the_board(page: Page, server: Serving) -> None:
    """Where another placement was better, both dominoes are held over the board as it was."""
    made = server.post("/api/import", {"record": game("kingdomino")})
    page.goto(f"/replay/{made['table']}?review#{made['invite']}")
    page.get_by_role("tab", name="Review").click()
    review = page.get_by_test_id("review")
    expect(review.get_by_role("progressbar")).to_have_count(0, timeout=LONG)
    told = server.post(f"/api/tables/{made['table']}/review", {}, made["invite"])
    laid = [
        decision
        for decision in told["decisions"]
        if decision["grade"] in ("inaccurate", "mistake", "blunder")
        and decision["move"].startswith("lay")
        and decision["best"].startswith("lay")
    ]
    review.get_by_role("button").filter(has=page.get_by_text(str(laid[0]["entry"]), exact=True)).click()
    expect(page.locator(".ghost")).to_have_count(2)
    expect(page.locator(".ghost.wrong")).to_have_count(1)


LEARNING = {
    "desktop": ("Review", "Learn from the mistakes", "Try again", "Show the best move", "Next"),
    "phone": ("Besprechung", "Aus den Fehlern", "noch einmal", "Den besten Zug", "Weiter"),
}


@pytest.mark.parametrize("look", LOOKS)
def test_learning_from_mistakes(look: str, contexts: Contexts, server: Serving) -> None:
    """On the board: what was played is not good enough, the best move is; then comes the next, until the last."""
    title, start, again, best, further = LEARNING[look]
    made = server.post("/api/import", {"record": game("duel")})
    page = contexts(**LOOKS[look]).new_page()
    page.goto(f"/replay/{made['table']}?review#{made['invite']}")
    open_papers(page, look)
    page.get_by_role("tab", name=title).click()
    page.get_by_role("button", name=start).click(timeout=LONG)
    told = server.post(f"/api/tables/{made['table']}/review", {}, made["invite"])
    own = [decision for decision in told["decisions"] if decision["seat"] == 0]
    wrong = [decision for decision in own if decision["grade"] not in ("best", "good")]
    take = next(place for place, decision in enumerate(wrong) if decision["move"].startswith("take"))
    learning = page.get_by_test_id("mistakes")
    for _ in range(take):
        learning.get_by_role("button", name=further, exact=True).click()
    answer(page, wrong[take]["move"])
    expect(page.get_by_test_id("verdict")).to_contain_text(again)
    axe(page)
    answer(page, wrong[take]["best"])
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-answer", wrong[take]["best"])
    expect(learning.get_by_role("button", name=best)).to_be_disabled()
    fits(page)
    for _ in wrong[take:]:
        learning.get_by_role("button", name=further, exact=True).click()
    expect(learning.get_by_role("button", name=further, exact=True)).to_have_count(0)
    expect(learning.get_by_text(re.compile(rf"\b1 \w+ {len(wrong)}\b"))).to_be_visible()


def answer(page: Page, take: str) -> None:
    """Take dice on the board."""
    for die in take.split()[1:]:
        page.locator(".dice li").nth(int(die) - 1).locator("button").click()
