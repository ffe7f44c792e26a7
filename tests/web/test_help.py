"""Understandable without the rules: help on everything, the keys, the rules beside the table, points only promised."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.browsing import PHONE, axe, fits
from tests.web.conftest import Contexts
from tests.web.places import PLACES, is_phone
from tests.web.playing import BAR, BOT, ME, Finger, Mouse, new_table, play_move, sit_down, wait_for_turn
from tests.web.serving import Serving

pytestmark = pytest.mark.slow

TIP = "[role=tooltip]"
HELPED = {
    "kingdomino": [".rows .entry >> nth=0", ".rows h2 >> nth=0", ".stage .points", ".stage [data-told] >> nth=0"],
    "queendomino": [
        ".market .space[data-told] >> nth=0",
        ".stage [data-help=coin]",
        ".stage [data-help=knight]",
        ".stage [data-help=tower]",
        ".market [data-help=dragon]",
        ".market [data-help=queen]",
    ],
    "duel": [".dice .die >> nth=0", "section.book", ".stage [data-told] >> nth=0"],
}


def long_press(page: Page, target: Locator) -> None:
    box = target.bounding_box()
    assert box is not None
    wire = page.context.new_cdp_session(page)
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    page.wait_for_timeout(800)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", HELPED)
def test_everything_tells_what_it_is(contexts: Contexts, server: Serving, game: str) -> None:
    page = sit_down(contexts(), new_table(server.url, game))
    wait_for_turn(page)
    told: list[str] = []
    for place in HELPED[game]:
        page.mouse.move(5, 5)
        expect(page.locator(TIP)).to_have_count(0)
        page.locator(place).hover()
        expect(page.locator(TIP)).to_be_visible()
        told.append(page.locator(TIP).inner_text())
        box = page.locator(TIP).bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= 1280, place
    assert all(len(text) > 20 for text in told), told
    axe(page)


def test_help_comes_to_those_who_use_keys(contexts: Contexts, server: Serving) -> None:
    page = sit_down(contexts(locale="de-DE"), new_table(server.url, "kingdomino"))
    wait_for_turn(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.locator(".rows button.free:focus").count():
            break
    expect(page.locator(TIP)).to_contain_text("nächste Runde")
    page.keyboard.press("Escape")
    expect(page.locator(TIP)).to_have_count(0)


def test_a_long_press_tells_and_does_nothing_else(contexts: Contexts, server: Serving) -> None:
    page = sit_down(contexts(**PHONE), new_table(server.url, "kingdomino"))
    wait_for_turn(page)
    seen = page.locator(BAR).get_attribute("data-number")
    long_press(page, page.locator(".rows button.free").first)
    expect(page.locator(TIP)).to_contain_text("Choose it to place it next round")
    page.wait_for_timeout(300)
    assert page.locator(BAR).get_attribute("data-number") == seen
    page.locator(".rows button.free").first.tap()
    expect(page.locator(f"{BAR}[data-number='{seen}']")).to_have_count(0)


@PLACES
def test_a_question_mark_shows_the_keys(
    contexts: Contexts, server: Serving, locale: str, screen: dict[str, Any]
) -> None:
    page = sit_down(contexts(**screen, locale=locale), new_table(server.url, "kingdomino"))
    wait_for_turn(page)
    page.keyboard.press("?")
    keys = {"en-GB": "Arrow keys move over your board", "de-DE": "Pfeiltasten"}[locale]
    expect(page.get_by_text(keys)).to_be_visible()
    axe(page)


@pytest.mark.parametrize("touch", [False, True])
def test_the_rules_of_the_edition_open_beside_the_table(contexts: Contexts, server: Serving, touch: bool) -> None:
    keys = new_table(server.url, "kingdomino", edition="danish")
    page = sit_down(contexts(**(PHONE if touch else {})), keys)
    wait_for_turn(page)
    if touch:
        page.get_by_role("button", name="Table", exact=True).tap()
        page.get_by_role("button", name="Rules").tap()
    else:
        page.get_by_role("link", name="Rules").click()
    beside = page.get_by_role("complementary", name="Rules")
    expect(beside.get_by_role("heading", name="Kingdomino")).to_be_visible()
    expect(beside.get_by_role("heading", name="Danish")).to_be_visible()
    expect(page.locator(BAR)).to_be_visible()
    axe(page)
    fits(page)
    beside.get_by_role("button", name="Close").click()
    expect(beside).to_have_count(0)


@PLACES
def test_points_that_can_be_lost_are_promised_and_not_counted(
    contexts: Contexts, server: Serving, locale: str, screen: dict[str, Any]
) -> None:
    keys = new_table(server.url, "kingdomino", (ME, BOT), **{"players": "2", "middle-kingdom": "yes"})
    page = sit_down(contexts(**screen, locale=locale), keys)
    wait_for_turn(page)
    points = page.locator(".stage .points")
    expect(points).to_contain_text("(+10)")
    assert re.search(r"\b0\b", points.inner_text())
    if is_phone(page):
        long_press(page, points)
    else:
        points.hover()
    expect(page.locator(TIP)).to_contain_text({"en-GB": "promised", "de-DE": "versprochen"}[locale])


@pytest.mark.parametrize("touch", [False, True])
def test_what_is_optional_stands_beside_what_comes_next(contexts: Contexts, server: Serving, touch: bool) -> None:
    """The Dragon is offered with the next row: one click on a domino goes on."""
    page = sit_down(contexts(**(PHONE if touch else {})), new_table(server.url, "queendomino", (ME, BOT), players="2"))
    means = Finger(page) if touch else Mouse(page)
    for _ in range(60):
        wait_for_turn(page)
        if page.get_by_role("button", name="Pass").count() and page.locator(".rows button.free").count():
            break
        play_move(page, means)
    expect(page.locator("[data-testid=prompt]")).to_contain_text("or choose your next domino")
    axe(page)
    claimed = page.locator(".rows button.free").first
    label = (claimed.get_attribute("aria-label") or "").split(":")[0]
    means.press(claimed)
    expect(page.get_by_role("img", name=re.compile(f"^{label}:.* king")).first).to_be_visible()


def test_the_others_moves_are_told_in_words_and_marked(contexts: Contexts, server: Serving) -> None:
    page = sit_down(contexts(), new_table(server.url, "kingdomino", players="2"))
    for _ in range(6):
        wait_for_turn(page)
        play_move(page, Mouse(page))
    wait_for_turn(page)
    expect(page.get_by_test_id("news")).to_contain_text(
        re.compile(r"placed domino \d+|discarded domino \d+|chose domino")
    )
    page.get_by_role("tab", name="Log").click()
    entry = page.locator(".log li", has_text=re.compile(r"placed domino \d+ (by|beside)")).last
    expect(entry).to_be_visible()
    assert not re.search(r"\b[a-m]\d{1,2}\b", page.locator(".log").inner_text())
    entry.hover()
    expect(page.locator(".marks rect, .hinted rect").first).to_be_attached()
    page.get_by_label("Notation").check()
    expect(page.locator(".log code", has_text="lay").first).to_be_visible()
