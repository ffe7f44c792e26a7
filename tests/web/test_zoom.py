"""A window of 1280 × 800 at 200 %: nothing scrolls sideways, and every move can be made."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.browsing import ZOOMED, axe, fits
from tests.web.conftest import Contexts
from tests.web.games import record_of
from tests.web.playing import Keys, Mouse, keys_of, new_table, play_out, sit_down, wait_for_turn
from tests.web.serving import Serving

pytestmark = pytest.mark.slow
GAMES = ["kingdomino", "queendomino", "duel"]
COVERED = """() => {
  const seen = (e) => {
    e.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = e.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (e.contains(there) || there.contains(e));
  };
  const all = '.tools button, .tools label, .rows .free, .stage [data-open], .market .free, .dice .free';
  return [...document.querySelectorAll(all)]
    .filter((e) => e.checkVisibility() && !seen(e)).map((e) => e.outerHTML.slice(0, 120));
}"""


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_made_at_the_table(contexts: Contexts, server: Serving, game: str) -> None:
    page = sit_down(contexts(**ZOOMED, locale="de-DE"), new_table(server.url, game))
    for means in (Mouse(page), Keys(page)):
        play_out(page, means, 5)
        wait_for_turn(page)
        fits(page)
        assert page.evaluate(COVERED) == []
    axe(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_fits(contexts: Contexts, server: Serving, game: str) -> None:
    keys = keys_of(server.post("/api/import", {"record": record_of(game)}), game)
    page = sit_down(contexts(**ZOOMED), keys)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    fits(page)
    axe(page)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    fits(page)


def test_a_table_is_set_up(contexts: Contexts) -> None:
    page = contexts(**ZOOMED).new_page()
    page.goto("/")
    page.get_by_role("button", name="New table").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Queendomino", exact=True).first.click()
    dialog.get_by_role("radio", name="United forces").check()
    fits(page)
    axe(page)
    dialog.get_by_text("More choices").click()
    dialog.get_by_role("checkbox", name="Spectators").uncheck()
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("[data-testid=bar]")
    fits(page)
