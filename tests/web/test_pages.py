"""Every page that stands by itself: it opens, axe finds nothing, it fits a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.browsing import axe, fits

pytestmark = pytest.mark.slow


def test_home_opens(page: Page, phone: Page) -> None:
    for one in (page, phone):
        one.goto("/")
        expect(one.locator("h1")).to_be_visible()
        axe(one)
        fits(one)
