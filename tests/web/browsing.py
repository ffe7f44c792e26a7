"""Debian's chromium through playwright, and pages that say what went wrong on them."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-pings")
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 860}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
ZOOMED: dict[str, Any] = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
"""A window of 1280 × 800 at 200 %."""
INSIDE = ("data:", "blob:", "about:")


def chromium() -> str:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found, f"No browser for these tests; expected one of {', '.join(NAMES)} on PATH."
    return found


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


class Watch:
    """Everything that went wrong on the pages of a context: errors, and requests that leave the server's address."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.faults: list[str] = []
        self.excused: list[str] = []

    def follow(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", lambda error: self._fault(f"uncaught: {error.error}"))
        context.on("request", self._request)

    def excuse(self, *parts: str) -> None:
        """Let pass what holds one of these texts, such as the failed requests of a server that was killed."""
        self.excused += parts

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._fault(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        sockets = self.address.replace("http", "ws", 1)
        if not request.url.startswith((f"{self.address}/", f"{sockets}/", *INSIDE)):
            self._fault(f"a request left the server: {request.url}")

    def _fault(self, text: str) -> None:
        self.faults.append(text)

    def check(self) -> None:
        left = [fault for fault in self.faults if not any(part in fault for part in self.excused)]
        assert not left, "\n".join(left)


READY = {"/rules/kingdomino": "main h2", "/rules/queendomino": "main li .tile", "/rules/duel": "main h2"}
"""What a page shows when all of it is there; the others need their heading only."""


def visit(page: Page, path: str) -> None:
    page.goto(path)
    page.locator(READY.get(path, "main h1")).first.wait_for()


@cache
def axe_source() -> str:
    assert AXE.is_file(), "axe-core is missing: run make test, or npm ci in web/."
    return AXE.read_text(encoding="utf-8")


AXE_RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  return found.violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.slice(0, 5).map(
    ({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary.split('\\n')[1] ?? ''}`) }));
}"""


def axe(page: Page) -> None:
    """No violation of what axe can see."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe_source())
    found = page.evaluate(AXE_RUN)
    assert not found, f"{page.url}\n{json.dumps(found, indent=1, ensure_ascii=False)}"


FITS = """() => {
  const root = document.documentElement;
  const wide = root.scrollWidth - root.clientWidth;
  const shown = (e) => e.checkVisibility() && !e.closest('.unseen') && !e.closest('svg');
  const right = (text) => {
    const range = document.createRange();
    range.selectNode(text);
    return range.getBoundingClientRect().right;
  };
  const texts = (e) => [...e.querySelectorAll('*'), e].filter(shown).flatMap(
    (x) => [...x.childNodes].filter((n) => n.nodeType === 3 && n.data.trim()));
  const clipped = [...document.querySelectorAll('button, a.button, label, th, h1, h2, h3, legend, summary, .chip')]
    .filter((e) => shown(e) && texts(e).some((text) => right(text) > e.getBoundingClientRect().right + 1))
    .map((e) => e.outerHTML.slice(0, 160));
  const beyond = wide <= 0 ? [] : [...document.body.querySelectorAll('*')]
    .filter((e) => e.getBoundingClientRect().right > root.clientWidth + 1)
    .slice(0, 4).map((e) => e.outerHTML.slice(0, 120));
  const keys = document.body.innerText.match(/\\{\\w+[|}]|\\bundefined\\b|\\bNaN\\b|\\[object/g) ?? [];
  return { wide, clipped, keys, beyond };
}"""


def fits(page: Page) -> None:
    """Nothing scrolls sideways, no button or heading is clipped, no value is missing in a text."""
    found = page.evaluate(FITS)
    assert found["wide"] <= 0, f"{page.url} is {found['wide']} px too wide: {found['beyond']}"
    assert not found["clipped"], f"{page.url} clips {found['clipped']}"
    assert not found["keys"], f"{page.url} shows {found['keys']}"


SMALL = """(least) => {
  const targets = 'button, a.button, nav a, select, summary, [role=tab], [data-open], input:not([type=range])';
  const inside = (e) => e.matches('input') ? (e.closest('label') ?? e) : e;
  return [...document.querySelectorAll(targets)].filter((e) => e.checkVisibility() && !e.closest('.unseen, .skip'))
    .map((e) => ({ text: e.outerHTML.slice(0, 120), ...inside(e).getBoundingClientRect().toJSON() }))
    .filter(({ width, height }) => width > 0 && Math.min(width, height) < least)
    .map(({ text, width, height }) => `${Math.round(width)} × ${Math.round(height)}: ${text}`);
}"""


def touchable(page: Page, least: int = 24) -> None:
    """Nothing to be tapped is smaller than a fingertip."""
    small = page.evaluate(SMALL, least)
    assert not small, f"{page.url} has too small {small}"
