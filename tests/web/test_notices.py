"""Being told of one's turn, on the page: asked once, shown by the service worker, ended by a link."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.web.browsing import PHONE, Watch, axe, fits
from tests.web.conftest import Contexts
from tests.web.playing import BAR, PICK, new_table, sit_down
from tests.web.serving import Serving
from tests.web.test_languages import LOCALES

pytestmark = pytest.mark.slow

PEOPLE = ({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"})
DAYS = {"kind": "days", "hours": 24}
SHOWN = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((n) => [n.title, n.tag])"


def days_table(server: Serving) -> dict[str, Any]:
    return new_table(server.url, "kingdomino", PEOPLE, pace=DAYS)


def test_asked_once_after_the_first_move_and_never_again(contexts: Contexts, server: Serving) -> None:
    context = contexts(**PHONE)
    page = sit_down(context, days_table(server))
    offer = page.get_by_test_id("offer")
    expect(page.get_by_test_id("clocks")).to_contain_text("until")
    expect(offer).to_have_count(0)
    page.locator(PICK).first.click()
    expect(offer).to_contain_text("goes on for days")
    axe(page)
    fits(page)
    offer.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    again = sit_down(context, days_table(server))
    again.locator(PICK).first.click()
    expect(again.get_by_test_id("clocks").locator(".running")).to_have_count(1)
    expect(again.get_by_test_id("offer")).to_have_count(0)


def test_a_live_game_asks_nothing(contexts: Contexts, server: Serving) -> None:
    page = sit_down(contexts(), new_table(server.url, "kingdomino", PEOPLE))
    page.locator(PICK).first.click()
    page.wait_for_timeout(500)
    expect(page.get_by_test_id("offer")).to_have_count(0)


def deliver(context: BrowserContext, page: Page, data: str) -> None:
    """As the push service would, to the page's service worker."""
    session = context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    for _ in range(100):
        if found:
            break
        page.wait_for_timeout(50)
    origin = page.evaluate("location.origin")
    wanted = {"origin": origin, "registrationId": found[-1]["registrationId"], "data": data}
    session.send("ServiceWorker.deliverPushMessage", wanted)


def shown(page: Page, count: int) -> list[list[str]]:
    """The notices on the screen, once there are so many of them, or after a while."""
    found: list[list[str]] = []
    for _ in range(200):
        found = page.evaluate(SHOWN)
        if len(found) == count:
            break
        page.wait_for_timeout(50)
    return found


def test_the_worker_shows_a_turn_and_looking_takes_it_away(contexts: Contexts, server: Serving) -> None:
    context = contexts()
    context.grant_permissions(["notifications"])
    page = context.new_page()
    page.goto("/scorepad")
    page.evaluate(
        "async () => { await navigator.serviceWorker.register('/sw.js'); await navigator.serviceWorker.ready }"
    )
    keys = days_table(server)
    deliver(context, page, f'{{"table": "{keys["table"]}", "title": "It is your turn, Ada", "body": "Kingdomino"}}')
    assert shown(page, 1) == [["It is your turn, Ada", keys["table"]]]
    looking = sit_down(context, keys)
    looking.wait_for_selector(BAR)
    assert shown(page, 0) == []


def test_a_link_that_is_good_for_nothing_says_so(page: Page, watch: Watch) -> None:
    watch.excuse("404 (Not Found)")
    page.goto(f"/notices/stop#{'x' * 40}")
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text("no longer")
    page.goto("/notices/other")
    expect(page.get_by_role("heading", name="No such place")).to_be_visible()


@pytest.mark.parametrize("language", LOCALES)
def test_the_menu_offers_it_and_fits_a_phone(contexts: Contexts, server: Serving, language: str) -> None:
    page = sit_down(contexts(**PHONE, locale=LOCALES[language]), days_table(server))
    page.locator("button.more").click()
    menu = page.locator("#table-menu")
    menu.get_by_test_id("notices").locator("summary").click()
    expect(menu.locator("input[type=checkbox]")).to_have_count(3)
    expect(menu).not_to_contain_text(re.compile(r"notice\."))
    fits(page)
