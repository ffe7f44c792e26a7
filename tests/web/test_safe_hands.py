"""Nothing is lost by a slip: discarding and leaving ask, buttons stay where they are, a pick is taken back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.browsing import DESKTOP, axe
from tests.web.conftest import Contexts
from tests.web.playing import CELL, Mouse, new_table, number, play_move, sit_down, wait_for_turn
from tests.web.serving import Serving

pytestmark = pytest.mark.slow


def to_a_placement(page: Page) -> None:
    for _ in range(8):
        wait_for_turn(page)
        if page.locator(CELL).count():
            return
        play_move(page, Mouse(page))
    raise AssertionError("no domino is to be placed")


def test_discarding_what_fits_asks(contexts: Contexts, server: Serving) -> None:
    page = sit_down(contexts(), new_table(server.url, "kingdomino", players="2"))
    to_a_placement(page)
    seen = number(page)
    page.get_by_role("button", name="Discard").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("fits in your kingdom")
    axe(page)
    dialog.get_by_role("button", name="Cancel").click()
    assert number(page) == seen
    page.get_by_role("button", name="Discard").click()
    dialog.get_by_role("button", name="Discard").click()
    page.wait_for_function("seen => document.querySelector('[data-testid=bar]').dataset.number !== seen", arg=seen)


def test_buttons_stay_where_they_are(contexts: Contexts, server: Serving) -> None:
    page = sit_down(contexts(), new_table(server.url, "kingdomino", players="2"))
    to_a_placement(page)
    buttons = page.locator(".tools button")
    places = "all => all.map((one) => Math.round(one.getBoundingClientRect().x))"
    before = buttons.evaluate_all(places)
    page.locator(CELL).first.hover()
    expect(page.locator(".tools .place")).to_be_enabled()
    assert buttons.evaluate_all(places) == before


def test_a_pick_is_taken_back_before_a_bot_answers(browser: Browser, built: None, tmp_path: Path) -> None:
    with Serving(tmp_path, bot_grace=6.0) as slow:
        context = browser.new_context(locale="en-GB", base_url=slow.url, reduced_motion="reduce", **DESKTOP)
        keys = new_table(slow.url, "kingdomino", ({"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "easy"}))
        page = sit_down(context, keys)
        wait_for_turn(page)
        free = page.locator(".rows button.free").count()
        page.locator(".rows button.free").first.click()
        undo = page.get_by_role("button", name="Undo")
        expect(undo).to_be_enabled()
        undo.click()
        expect(page.locator(".rows button.free")).to_have_count(free)
        context.close()
