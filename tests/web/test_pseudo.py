"""Every page in a made-up language: what did not come from its words, and what they are too long for."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page
from tests.web.browsing import PHONE, Watch, fits, visit
from tests.web.conftest import Contexts
from tests.web.playing import ME, Finger, Mouse, new_table, play_move, sit_down, wait_for_turn
from tests.web.pseudo import speak_strangely, speaks
from tests.web.serving import Serving

pytestmark = pytest.mark.slow

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 641}}
SCREENS = {"laptop": LAPTOP, "phone": PHONE}
PAGES = (
    "/",
    "/me",
    "/open",
    "/best",
    "/scorepad",
    "/replay",
    "/rules/kingdomino",
    "/rules/queendomino",
    "/rules/duel",
    "/nowhere",
)
RIVAL = {"kind": "bot", "bot": "random", "name": "Bo"}
MOVES = 5


@pytest.mark.parametrize("screen", SCREENS)
def test_every_page_speaks_a_made_up_language(screen: str, contexts: Contexts, server: Serving, watch: Watch) -> None:
    context = strange(contexts, watch, **SCREENS[screen])
    page = context.new_page()
    for path in PAGES:
        visit(page, path)
        looks_right(page)
    for game in ("kingdomino", "queendomino", "duel"):
        table = sit_down(context, new_table(server.url, game, (ME, RIVAL)))
        for _ in range(MOVES):
            wait_for_turn(table)
            looks_right(table)
            play_move(table, Finger(table) if screen == "phone" else Mouse(table))


def strange(contexts: Contexts, watch: Watch, **options: Any) -> BrowserContext:
    """A browser that is given other words, which a worker of the page would fetch past it."""
    watch.excuse("Service Worker registration blocked")
    context = contexts(service_workers="block", **options)
    speak_strangely(context)
    return context


def looks_right(page: Page) -> None:
    assert "⟦" in page.locator("main").inner_text()
    speaks(page, "Ada", "Bo", "Random")
    fits(page)


def test_words_of_the_page_itself_are_found(contexts: Contexts, watch: Watch) -> None:
    page = strange(contexts, watch).new_page()
    visit(page, "/")
    page.evaluate("document.querySelector('h1').append(' Welcome')")
    with pytest.raises(AssertionError, match="Welcome"):
        speaks(page)
    page.evaluate("document.querySelector('h1').replaceChildren()")
    page.evaluate("document.querySelector('h1').style.cssText = 'width: 40px; overflow: hidden; white-space: nowrap'")
    page.evaluate("document.querySelector('h1').append('⟦Ŵééļçóóɱéé⟧')")
    with pytest.raises(AssertionError, match="cuts"):
        speaks(page)
