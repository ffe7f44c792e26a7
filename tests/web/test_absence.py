"""An opponent who is gone: everybody is told for how long, and anybody left may let a bot play until they come back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from tests.web.browsing import DESKTOP, PHONE, axe, fits
from tests.web.playing import BAR, PICK, new_table, sit_down
from tests.web.serving import Serving

pytestmark = pytest.mark.slow

PEOPLE = ({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}, {"kind": "me", "name": "Cy"})


@pytest.fixture
def impatient(built: None, tmp_path: Path) -> Iterator[Serving]:
    """A server on which nobody has to wait long for somebody who left."""
    with Serving(tmp_path, absent_seconds=2.0) as serving:
        yield serving


def browsing(browser: Browser, server: Serving, **options: Any) -> BrowserContext:
    given = {"locale": "en-GB", "base_url": server.url, "reduced_motion": "reduce", **DESKTOP, **options}
    return browser.new_context(**given)


def alone(keys: dict[str, Any], seat: int) -> dict[str, Any]:
    """The keys of one person, who is not the host."""
    return {**keys, "tokens": {str(seat): keys["tokens"][str(seat)]}, "host": None}


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_anybody_left_lets_a_bot_play_for_one_who_is_gone(
    browser: Browser, impatient: Serving, screen: dict[str, Any]
) -> None:
    keys = new_table(impatient.url, "kingdomino", PEOPLE, players="3")
    here = [browsing(browser, impatient, **screen), browsing(browser, impatient), browsing(browser, impatient)]
    ada, bo, cy = (sit_down(context, alone(keys, seat)) for seat, context in enumerate(here))
    expect(ada.get_by_test_id("gone")).to_have_count(0)
    bo.close()
    gone = ada.get_by_test_id("gone")
    expect(gone).to_contain_text("Bo has left")
    expect(cy.get_by_test_id("gone")).to_contain_text("Bo has left")
    gone.get_by_role("button", name="Let a bot play").click()
    axe(ada)
    ada.get_by_role("dialog").get_by_role("button", name="Let a bot play").click()
    expect(ada.get_by_test_id("gone")).to_have_count(0)
    axe(ada)
    fits(ada)
    back = here[1].new_page()
    back.goto(f"/table/{keys['table']}")
    back.get_by_role("button", name="Take my seat back").click()
    expect(back.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(back.locator(BAR)).to_be_visible()
    for context in here:
        context.close()


def test_a_game_goes_on_when_the_one_to_move_is_gone(browser: Browser, impatient: Serving) -> None:
    keys = new_table(impatient.url, "kingdomino", PEOPLE, players="3")
    contexts = [browsing(browser, impatient, locale="de-DE") for _ in PEOPLE]
    pages = [sit_down(context, alone(keys, seat)) for seat, context in enumerate(contexts)]
    turn = impatient.get(f"/api/tables/{keys['table']}", keys["host"])["turn"]
    expect(pages[turn].locator(PICK).first).to_be_visible()
    pages[turn].close()
    left = pages[(turn + 1) % 3]
    seen = left.locator(BAR).get_attribute("data-number")
    expect(left.get_by_test_id("gone")).to_contain_text(f"{PEOPLE[turn]['name']} ist weg")
    left.get_by_test_id("gone").get_by_role("button", name="Bot spielen lassen").click()
    left.get_by_role("dialog").get_by_role("button", name="Bot spielen lassen").click()
    expect(left.locator(f"{BAR}[data-number='{seen}']")).to_have_count(0)
    for context in contexts:
        context.close()
