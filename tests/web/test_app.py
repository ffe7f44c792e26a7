"""Crownlands as an app: installed, started without a connection, and updated without a mix of old and new files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.web.browsing import FLAGS, Watch, axe, chromium, fits
from tests.web.conftest import STATIC, Contexts
from tests.web.games import record_of
from tests.web.pages import Pages, other_build
from tests.web.places import PLACES
from tests.web.playing import BAR, ME, keys_of, new_table
from tests.web.serving import Serving
from tests.web.test_my_games import with_keys

pytestmark = pytest.mark.slow

CONTROLLED = "() => navigator.serviceWorker?.controller?.state === 'activated'"
ASSETS = """() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  .filter((path) => path.startsWith('/assets/'))"""
KEPT = "async () => (await (await caches.open('replays-1')).keys()).length"
WORDS = {
    "en-GB": {
        "offline": "You are offline.",
        "rules": "Rules",
        "pad": "Score pad",
        "replay": "Watch the replay",
        "kept": "Replays on this device",
        "games": "Your games are safe",
        "counted": "counted as soon as you are back online",
        "newer": "A new version is ready.",
        "reload": "Reload",
        "remove": "Remove",
    },
    "de-DE": {
        "offline": "Du bist offline.",
        "rules": "Spielregeln",
        "pad": "Wertungsblock",
        "replay": "Partie nachspielen",
        "kept": "Partien auf diesem Gerät",
        "games": "Deine Spiele sind sicher",
        "counted": "werden gezählt, sobald du wieder online bist",
        "newer": "Eine neue Version ist bereit.",
        "reload": "Neu laden",
        "remove": "Entfernen",
    },
}


def kept(page: Page) -> None:
    """The worker has all the files and answers this page."""
    page.wait_for_function(CONTROLLED, timeout=90_000)


def here(context: BrowserContext, url: str) -> Page:
    page = context.new_page()
    page.goto(url)
    kept(page)
    return page


def test_it_can_be_installed(browser: Browser, server: Serving, tmp_path: Path) -> None:
    """By the browser's own judgement; a private window can install nothing, so this one has a profile."""
    context = browser.browser_type.launch_persistent_context(
        tmp_path, executable_path=chromium(), args=list(FLAGS), locale="en-GB"
    )
    try:
        page = here(context, server.url)
        wire = context.new_cdp_session(page)
        manifest = wire.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert manifest["manifest"]["name"] == "Crownlands"
        assert wire.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        for icon in ("192", "512", "maskable-192", "maskable-512", "apple-180"):
            answer = page.request.get(f"{server.url}/icons/{icon}.png")
            assert answer.ok
            assert answer.headers["content-type"] == "image/png"
    finally:
        context.close()


@PLACES
def test_without_a_connection_it_says_so_and_has_what_it_can(
    browser: Browser, own_server: Serving, locale: str, screen: dict[str, Any]
) -> None:
    words = WORDS[locale]
    keys = keys_of(own_server.post("/api/import", {"record": record_of("kingdomino")}), "kingdomino")
    context = browser.new_context(base_url=own_server.url, locale=locale, reduced_motion="reduce", **screen)
    page = with_keys(context, [keys])
    kept(page)
    page.goto(f"/replay/{keys['table']}")
    expect(page.get_by_role("slider")).to_be_visible()
    own_server.kill()
    context.set_offline(True)
    page.goto("/")
    offline = page.get_by_test_id("offline")
    expect(offline).to_contain_text(words["offline"])
    axe(page)
    fits(page)
    offline.get_by_role("link", name=words["rules"]).click()
    expect(page.locator("main h2").first).to_be_visible()
    page.goto("/rules/queendomino")
    expect(page.locator("main li .tile").first).to_be_visible()
    page.goto("/learn")
    page.locator("[data-lesson=duel] a.button").click()
    expect(page.locator("[data-testid=guide] .ask")).to_be_visible()
    page.locator(".dice li button").first.click()
    expect(page.get_by_test_id("wrong")).to_contain_text("D-E7")
    fits(page)
    page.goto("/scorepad")
    page.locator("section.land [data-cell=i7]").click()
    expect(page.get_by_text(words["counted"])).to_be_visible()
    axe(page)
    fits(page)
    page.goto("/games")
    expect(page.get_by_text(words["games"])).to_be_visible()
    page.goto("/replay")
    expect(page.get_by_role("heading", name=words["kept"])).to_be_visible()
    axe(page)
    fits(page)
    page.get_by_role("link", name=words["replay"]).click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    fits(page)
    own_server.start()
    context.set_offline(False)
    page.goto("/games")
    expect(page.locator("[data-standing=over]")).to_have_count(1)
    assert page.evaluate(KEPT) > 0
    page.get_by_role("button", name=words["remove"]).click()
    page.get_by_role("dialog").get_by_role("button", name=words["remove"]).click()
    expect(page.locator("[data-standing=over]")).to_have_count(0)
    page.wait_for_function("async () => (await (await caches.open('replays-1')).keys()).length === 0")
    context.close()


def test_no_answer_of_the_server_is_kept_but_replays_and_the_book(contexts: Contexts, server: Serving) -> None:
    keys = new_table(server.url, "kingdomino", (ME, {"kind": "bot", "bot": "random"}))
    page = with_keys(contexts(), [keys])
    kept(page)
    for path in ("/", "/games", f"/table/{keys['table']}"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
    stored = page.evaluate("""async () => (await Promise.all((await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()""")
    lessons = {"/api/lessons", *(f"/api/lessons/{game}" for game in ("kingdomino", "queendomino", "duel"))}
    assert {path for path in stored if path.startswith("/api/")} == {"/api/buildings", "/api/games", *lessons}
    assert "/index.html" in stored


@PLACES
def test_an_update_never_mixes_two_builds(
    browser: Browser, built: None, server: Serving, tmp_path: Path, locale: str, screen: dict[str, Any]
) -> None:
    words = WORDS[locale]
    later = other_build(STATIC, tmp_path / "later", "later")
    with Pages(STATIC, server.url) as pages:
        context = browser.new_context(base_url=pages.url, locale=locale, reduced_motion="reduce", **screen)
        page, elsewhere = here(context, "/"), here(context, "/scorepad")
        pages.folder = later
        page.goto("/rules/kingdomino")
        expect(page.locator("main h2").first).to_be_visible()
        page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
        newer = page.get_by_test_id("newer")
        expect(newer).to_contain_text(words["newer"], timeout=90_000)
        axe(page)
        fits(page)
        assert not [file for file in page.evaluate(ASSETS) if "later" in file]
        newer.get_by_role("button", name=words["reload"]).click()
        page.wait_for_function(f"() => ({ASSETS})().some((file) => file.includes('later'))", timeout=90_000)
        expect(page.locator("main h2").first).to_be_visible()
        assert all("later" in file for file in page.evaluate(ASSETS))
        expect(newer).to_have_count(0)
        elsewhere.get_by_role("link", name=words["rules"]).first.click()
        expect(elsewhere.locator("main h2").first).to_be_visible()
        assert not [file for file in elsewhere.evaluate(ASSETS) if "later" in file], "an open page keeps its build"
        context.close()


def test_who_comes_after_an_update_gets_the_new_page(
    browser: Browser, built: None, server: Serving, tmp_path: Path
) -> None:
    later = other_build(STATIC, tmp_path / "later", "later")
    with Pages(STATIC, server.url) as pages:
        context = browser.new_context(base_url=pages.url, locale="en-GB")
        page = here(context, "/")
        pages.folder = later
        page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
        expect(page.get_by_test_id("newer")).to_be_visible(timeout=90_000)
        page.close()
        page = context.new_page()
        page.goto("/scorepad", wait_until="commit")
        page.wait_for_function(f"() => ({ASSETS})().some((file) => file.includes('later'))", timeout=90_000)
        expect(page.locator("main h1")).to_be_visible()
        assert all("later" in file for file in page.evaluate(ASSETS))
        context.close()


CLICK = """async (table) => {
  self.clients.openWindow = async (path) => { self.opened = path; };
  await self.registration.showNotification('It is your turn', { tag: table, data: { table } });
  const [notification] = await self.registration.getNotifications({ tag: table });
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  for (let tries = 0; tries < 100 && !self.opened; tries++) await new Promise((done) => setTimeout(done, 50));
  return [self.opened, (await self.registration.getNotifications({ tag: table })).length];
}"""


@PLACES
def test_a_click_on_a_notification_opens_the_table(
    contexts: Contexts, server: Serving, watch: Watch, locale: str, screen: dict[str, Any]
) -> None:
    """The worker is given a click of ours, for a browser without a screen has nothing to click on."""
    keys = new_table(server.url, "kingdomino", (ME, {"kind": "me", "name": "Bo"}))
    context = contexts(**screen, locale=locale)
    context.grant_permissions(["notifications"])
    page = with_keys(context, [keys])
    kept(page)
    opened, left = context.service_workers[0].evaluate(CLICK, keys["table"])
    assert left == 0
    page.goto(opened)
    expect(page.locator(BAR)).to_be_visible()
    axe(page)
