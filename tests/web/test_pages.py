"""Every page that stands by itself, in every look: nothing for axe to find, nothing too wide, nothing too heavy."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.browsing import PHONE, axe, fits, visit
from tests.web.conftest import Contexts

pytestmark = pytest.mark.slow

PAGES = [
    "/",
    "/me",
    "/me/arrive",
    "/open",
    "/best",
    "/replay",
    "/scorepad",
    "/rules/kingdomino",
    "/rules/queendomino",
    "/rules/duel",
    "/nowhere",
]
LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
    "dark-contrast": {"color_scheme": "dark", "contrast": "more"},
    "phone": PHONE,
    # 200 % of a window of 1280 × 860
    "zoomed": {"viewport": {"width": 640, "height": 430}, "device_scale_factor": 2},
}
FIRST_LOAD = 100_000


@pytest.mark.parametrize("look", LOOKS)
def test_every_page_suits_everyone(look: str, contexts: Contexts) -> None:
    page = contexts(**LOOKS[look]).new_page()
    for path in PAGES:
        visit(page, path)
        axe(page)
        fits(page)


@pytest.mark.parametrize("look", ["light", "phone"])
def test_the_style_page_shows_everything(look: str, contexts: Contexts) -> None:
    page = contexts(**LOOKS[look]).new_page()
    visit(page, "/style")
    expect(page.locator("section.look")).to_have_count(4)
    axe(page)
    fits(page)


def test_high_contrast_is_taken_from_the_system_and_can_be_switched(contexts: Contexts) -> None:
    page = contexts(contrast="more").new_page()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-contrast", "more")
    page.get_by_role("button", name="Language and look").click()
    axe(page)
    page.get_by_label("High contrast").uncheck()
    page.get_by_label("Dark").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-contrast", "normal")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_less_motion_is_respected(contexts: Contexts) -> None:
    quick = "() => getComputedStyle(document.documentElement).getPropertyValue('--quick').trim()"
    calm, lively = contexts(reduced_motion="reduce").new_page(), contexts(reduced_motion="no-preference").new_page()
    for page in (calm, lively):
        page.goto("/")
    assert calm.evaluate(quick) == "1ms"
    assert lively.evaluate(quick) not in ("", "1ms")


@pytest.mark.parametrize("locale", ["en-US", "de-AT"])
def test_the_first_load_is_light(locale: str, contexts: Contexts) -> None:
    page = contexts(locale=locale).new_page()
    sizes: list[float] = []
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert len(sizes) > 2
    assert sum(sizes) < FIRST_LOAD, f"{sum(sizes):,.0f} bytes"


def test_the_numbered_rules_follow_the_edition(page: Page) -> None:
    visit(page, "/rules/kingdomino")
    page.get_by_text("Every rule, numbered").click()
    expect(page.get_by_text("Optional (may be declined)")).to_be_visible()
    page.get_by_role("link", name="Danish").click()
    expect(page.locator("#K-E1")).to_contain_text("Required")
    expect(page.get_by_text("rows of four; the one nobody takes")).to_be_visible()
    axe(page)


def test_the_buildings_of_the_rules_come_from_the_server(page: Page) -> None:
    visit(page, "/rules/queendomino")
    expect(page.get_by_role("heading", name="All buildings")).to_be_visible()
    expect(page.get_by_text("Each knight collecting taxes brings 1 more coin for every tower you own")).to_be_visible()


def test_links_lead_from_page_to_page_and_back(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Score pad").first.click()
    expect(page).to_have_title("Score pad · Crownlands")
    page.go_back()
    expect(page.locator("main h1")).to_contain_text("Build the finest kingdom")
