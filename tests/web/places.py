"""Where sentences are tried: in English at a desk, and in German on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.web.browsing import DESKTOP, PHONE
from tests.web.playing import Finger, Mouse

PLACES = pytest.mark.parametrize(
    ("locale", "screen"), [("en-GB", DESKTOP), ("de-DE", PHONE)], ids=["desk-english", "phone-german"]
)
PROMPT = "[data-testid=prompt]"


def by(page: Page) -> Mouse:
    return Finger(page) if is_phone(page) else Mouse(page)


def is_phone(page: Page) -> bool:
    return bool(page.evaluate("() => matchMedia('(max-width: 62rem)').matches"))


def paper(page: Page, title: str) -> None:
    """Bring one of the papers, on a phone the last of the sheets."""
    if is_phone(page):
        page.locator(".tabs button").last.tap()
    page.get_by_role("tab", name=title).click()
