"""Set phrases between players in two browsers, each in its own language, and how to hear no more of them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.browsing import PHONE, axe, fits
from tests.web.conftest import Contexts
from tests.web.playing import new_table, sit_down
from tests.web.serving import Serving
from tests.web.test_my_games import with_keys

pytestmark = pytest.mark.slow

PEOPLE = ({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"})


def alone(keys: dict[str, Any], seat: int) -> dict[str, Any]:
    return {**keys, "tokens": {str(seat): keys["tokens"][str(seat)]}, "host": None}


def say(page: Page, menu: str, phrase: str) -> None:
    page.locator("button.more").click()
    if not page.get_by_role("button", name=phrase, exact=True).is_visible():
        page.locator("#table-menu summary", has_text=menu).click()
    page.get_by_role("button", name=phrase, exact=True).click()


def test_each_reads_them_in_their_language_and_may_mute(contexts: Contexts, server: Serving) -> None:
    keys = new_table(server.url, "kingdomino", PEOPLE)
    ada = sit_down(contexts(**PHONE), alone(keys, 0))
    bo = sit_down(contexts(locale="de-DE"), alone(keys, 1))
    say(ada, "Say something", "Well played!")
    expect(bo.get_by_test_id("words")).to_contain_text("Ada: Gut gespielt!")
    axe(bo)
    fits(ada)
    say(bo, "Etwas sagen", "lächelt")
    expect(ada.get_by_test_id("words")).to_contain_text("Bo: smiles")
    say(bo, "Etwas sagen", "Ada stummschalten")
    say(ada, "Say something", "Oops!")
    ada.wait_for_timeout(1000)
    expect(bo.get_by_test_id("words")).not_to_contain_text("Hoppla")
    bo.reload()
    say(ada, "Say something", "Nice!")
    ada.wait_for_timeout(1000)
    expect(bo.get_by_test_id("words")).not_to_contain_text("Schön")
    bo.locator("button.more").click()
    bo.locator("#table-menu summary", has_text="Etwas sagen").click()
    expect(bo.get_by_role("button", name="Ada wieder hören")).to_be_visible()


def test_those_who_wait_for_others_talk_too(contexts: Contexts, server: Serving) -> None:
    keys = new_table(server.url, "kingdomino", (*PEOPLE, {"kind": "open"}), players="3")
    pages = []
    for seat, options in enumerate(({**PHONE, "locale": "de-DE"}, {"locale": "en-GB"})):
        page = with_keys(contexts(**options), [alone(keys, seat)])
        page.goto(f"/table/{keys['table']}")
        pages.append(page)
    ada, bo = pages
    ada.locator("summary", has_text="Etwas sagen").click()
    axe(ada)
    fits(ada)
    bo.locator("summary", has_text="Say something").click()
    ada.get_by_role("button", name="Hallo!").click()
    expect(bo.get_by_test_id("words")).to_contain_text("Ada: Hello!")
    bo.get_by_role("button", name="applauds").click()
    expect(ada.get_by_test_id("words")).to_contain_text("Bo: applaudiert")
