"""People at one table in several browsers: joining by link, watching, and a server that goes away and comes back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.browsing import DESKTOP, Watch, axe
from tests.web.conftest import Contexts
from tests.web.playing import (
    BAR,
    END,
    ME,
    Mouse,
    new_table,
    number,
    play_move,
    play_out,
    play_together,
    sit_down,
    wait_for_turn,
)
from tests.web.serving import Serving

pytestmark = pytest.mark.slow


def open_by_dialog(page: Page) -> str:
    """A new table with an open seat, set up as people do; the link to share."""
    page.goto("/")
    page.get_by_role("button", name="New table").first.click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("combobox", name="Seat 2").select_option("open")
    axe(page)
    page.get_by_role("button", name="Open the table").click()
    return page.get_by_label("Send this link").input_value()


def take_seat(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill("Bo")
    axe(page)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(BAR)


def test_two_browsers_join_by_link_and_play_while_a_third_watches(contexts: Contexts) -> None:
    ada, bo, eve = (contexts().new_page() for _ in range(3))
    link = open_by_dialog(ada)
    take_seat(bo, link)
    eve.goto(link)
    eve.wait_for_selector(BAR)
    play_together([ada, bo])
    for page in (ada, bo, eve):
        expect(page.locator(END)).to_be_visible()
    expect(eve.get_by_role("button", name="Play again")).to_have_count(0)
    expect(eve.locator(".tools [data-move], .rows button.free")).to_have_count(0)
    ada.get_by_role("button", name="Play again").click()
    expect(ada.locator(f"{BAR}")).to_contain_text("Set-up")
    bo.get_by_role("button", name="To the next game").click()
    expect(bo.locator(f"{BAR}")).to_contain_text("Set-up")


def test_what_cannot_be_combined_says_why(contexts: Contexts) -> None:
    page = contexts().new_page()
    page.goto("/")
    page.get_by_role("button", name="New table").first.click()
    page.get_by_role("dialog").get_by_text("3", exact=True).click()
    duel = page.get_by_role("checkbox", name="The Mighty Duel")
    expect(duel).to_be_disabled()
    expect(page.get_by_role("dialog")).to_contain_text("The Mighty Duel is for 2 players; 3 were asked for.")


def test_the_host_fills_up_with_bots(contexts: Contexts) -> None:
    page = contexts().new_page()
    open_by_dialog(page)
    page.get_by_label("Level of the bots").select_option(index=0)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(BAR)


def test_a_person_leaves_to_a_bot_and_returns(contexts: Contexts, server: Serving) -> None:
    keys = new_table(server.url, "kingdomino", (ME, {"kind": "me", "name": "Bo"}))
    page = sit_down(contexts(), {**keys, "tokens": {"0": keys["tokens"]["0"]}})
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Let a bot play for me").click()
    axe(page)
    page.get_by_role("dialog").get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_text("a bot stands in")).to_have_count(0)
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0)


def test_a_killed_server_and_a_reload_lose_nothing(browser: Browser, own_server: Serving) -> None:
    watch = Watch(own_server.url)
    # The last is what a browser says that looks for a newer service worker just then.
    watch.excuse("ERR_CONNECTION_REFUSED", "WebSocket", "error occurred when fetching the script")
    context = browser.new_context(locale="en-GB", base_url=own_server.url, reduced_motion="reduce", **DESKTOP)
    watch.follow(context)
    page = sit_down(context, new_table(own_server.url, "kingdomino"))
    play_out(page, Mouse(page), 3)
    wait_for_turn(page)
    before = number(page)
    own_server.kill()
    expect(page.get_by_text("No connection")).to_be_visible(timeout=30_000)
    own_server.start()
    expect(page.get_by_text("No connection")).to_be_hidden(timeout=30_000)
    assert number(page) == before
    play_move(page, Mouse(page))
    page.reload()
    page.wait_for_selector(BAR)
    assert int(number(page)) > int(before)
    play_out(page, Mouse(page), 2)
    context.close()
    watch.check()
