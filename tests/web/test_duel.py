"""Powers of the Duel in the browser, from positions where they can be used."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.web.browsing import PHONE, axe, fits
from tests.web.conftest import Contexts
from tests.web.games import record_before
from tests.web.playing import BAR, CELL, SECOND, Finger, Keys, Mouse, keys_of, number, sit_down, wait_for_turn
from tests.web.serving import Serving

pytestmark = pytest.mark.slow

POWER = "Draw the two dice apart"
SPLIT = 10
"""The seed of a game in which the first player comes to draw the dice apart, with several ways to do so."""


def continued(context: BrowserContext, server: Serving) -> Page:
    """A table that goes on from a record, both seats on this screen."""
    made = server.post("/api/import", {"record": record_before("duel", SPLIT, "use split")})
    page = sit_down(context, keys_of(made, "duel"))
    wait_for_turn(page)
    return page


def cells(page: Page) -> list[str]:
    return [str(cell.get_attribute("data-cell")) for cell in page.locator(CELL).all()]


def move(page: Page, count: int) -> str:
    """The text of a move in the log, by its number."""
    if page.locator("#tab-log").count() == 0:
        page.get_by_role("button", name="Score & log").tap()
    page.get_by_role("tab", name="Log").click()
    page.get_by_label("Notation").check()
    return page.locator("ol.log li", has=page.get_by_text(str(count), exact=True)).locator("code").inner_text()


@pytest.mark.rule("D-M2")
@pytest.mark.parametrize(
    ("means", "screen"), [(Mouse, {}), (Keys, {}), (Finger, PHONE)], ids=["mouse", "keys", "touch"]
)
def test_two_dice_are_drawn_apart(
    contexts: Contexts, server: Serving, means: type[Mouse], screen: dict[str, Any]
) -> None:
    page = continued(contexts(**screen), server)
    play = means(page)
    seen = number(page)
    play.press(page.get_by_role("button", name=POWER))
    page.wait_for_function("seen => document.querySelector('[data-testid=bar]').dataset.number !== seen", arg=seen)
    first = cells(page)[0]
    seen = number(page)
    play.set_down(page.locator(CELL).first)
    expect(page.locator(SECOND)).to_be_visible()
    assert number(page) == seen, "nothing is drawn before both squares are chosen"
    assert first not in cells(page)
    axe(page)
    fits(page)
    second = cells(page)[0]
    play.set_down(page.locator(CELL).first)
    page.wait_for_function("seen => document.querySelector('[data-testid=bar]').dataset.number !== seen", arg=seen)
    expect(page.locator(SECOND)).to_have_count(0)
    drawn = move(page, int(seen) + 1)
    assert drawn.startswith("draw ")
    assert {first, second} == {half.partition(":")[0] for half in drawn.split()[1:]}


def test_the_first_square_can_be_chosen_again(contexts: Contexts, server: Serving) -> None:
    page = continued(contexts(), server)
    page.get_by_role("group", name="Spellbook").get_by_role("button", name=POWER).click()
    expect(page.get_by_role("button", name=POWER)).to_have_count(0)
    before = cells(page)
    page.locator(CELL).first.click()
    expect(page.locator(SECOND)).to_be_visible()
    page.locator(f".stage [data-cell={before[0]}]").click()
    expect(page.locator(SECOND)).to_have_count(0)
    assert cells(page) == before
    expect(page.locator(BAR)).to_have_attribute("data-mine", "true")
