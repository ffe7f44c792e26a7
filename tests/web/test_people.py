"""Somebody on all their devices: by a link, by a passkey; a lost one shut out, everything taken along and deleted."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.server.client import connected
from tests.web.browsing import DESKTOP, PHONE, Watch, axe, fits, touchable, visit
from tests.web.conftest import Contexts, watched
from tests.web.serving import Serving

pytestmark = pytest.mark.slow

SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 390, "height": 664}}


class Words(NamedTuple):
    screen: dict[str, Any]
    name: str
    begin: str
    link: str
    use: str
    shut_out: str
    passkey: str
    come_in: str
    export: str
    delete: str
    deleted: str
    statistics: str
    save: str
    listed: str


ENGLISH = Words(
    {**DESKTOP, "locale": "en-GB"},
    "Your name",
    "Begin",
    "Make a link",
    "Use this device",
    "Shut out",
    "Make a passkey",
    "Come in with a passkey",
    "Save everything as a file",
    "Delete everything",
    "Everything has been deleted.",
    "Statistics",
    "Save",
    "Show me among the best",
)
GERMAN = Words(
    {**SMALL, "locale": "de-DE"},
    "Dein Name",
    "Los geht’s",
    "Link erstellen",
    "Dieses Gerät benutzen",
    "Aussperren",
    "Passkey erstellen",
    "Mit Passkey hereinkommen",
    "Alles als Datei speichern",
    "Alles löschen",
    "Alles ist gelöscht.",
    "Statistik",
    "Speichern",
    "Mich in der Rangliste zeigen",
)
BOTH = pytest.mark.parametrize("words", [ENGLISH, GERMAN], ids=["desktop", "phone"])


def begin(page: Page, words: Words, name: str = "Ada") -> dict[str, Any]:
    visit(page, "/me")
    axe(page)
    fits(page)
    page.get_by_label(words.name).fill(name)
    page.get_by_role("button", name=words.begin).click()
    expect(page.get_by_role("heading", name=words.statistics)).to_be_visible()
    return me(page)


def me(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("() => JSON.parse(localStorage.getItem('crownlands.person'))")
    return found


def table_of(server: Serving, person: dict[str, Any], game: str = "kingdomino") -> dict[str, Any]:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    body = {"game": game, "settings": {}, "seats": seats}
    made: dict[str, Any] = server.post("/api/tables", body, person["key"])
    return made


def play_to_the_end(server: Serving, table: str, key: str) -> None:
    async def play() -> None:
        async with connected(server.url) as client:
            await client.play_on(await client.watch(table, key), random.Random(1))

    with ThreadPoolExecutor(1) as pool:  # this thread has the browser's loop
        pool.submit(lambda: asyncio.run(play())).result()


@BOTH
def test_a_link_brings_all_games_to_another_device_and_a_lost_one_is_shut_out(
    words: Words, contexts: Contexts, server: Serving, watch: Watch
) -> None:
    page = contexts(**words.screen).new_page()
    made = table_of(server, begin(page, words))
    page.get_by_role("button", name=words.link).click()
    expect(page.get_by_test_id("transfer").get_by_role("img")).to_be_visible()
    axe(page)
    fits(page)
    link = page.locator("#my-link").input_value()
    other = contexts(**words.screen).new_page()
    visit(other, link)
    axe(other)
    fits(other)
    other.get_by_role("button", name=words.use).click()
    expect(other.get_by_role("heading", name=words.statistics)).to_be_visible()
    other.goto("/games")
    expect(other.locator("[data-standing]")).to_have_count(1)
    other.goto(f"/table/{made['table']}")
    expect(other.locator("[data-testid=spoken]")).to_be_attached()
    other.wait_for_function("() => document.querySelector('main h1')")
    watch.excuse("403", "404")
    again = contexts(**words.screen).new_page()
    again.goto(link)
    again.get_by_role("button", name=words.use).click()
    expect(again.get_by_role("alert")).not_to_be_empty()
    page.reload()
    page.get_by_role("button", name=words.shut_out).first.click()
    page.get_by_role("dialog").get_by_role("button", name=words.shut_out).click()
    expect(page.get_by_role("button", name=words.shut_out)).to_have_count(0)
    other.goto("/games")
    other.wait_for_function("() => localStorage.getItem('crownlands.person') === 'null'")
    other.goto("/me")
    expect(other.get_by_role("button", name=words.begin)).to_be_visible()


@BOTH
def test_name_colour_and_statistics(words: Words, contexts: Contexts, server: Serving) -> None:
    page = contexts(**words.screen).new_page()
    person = begin(page, words)
    for game in ("kingdomino", "duel"):
        play_to_the_end(server, table_of(server, person, game)["table"], person["key"])
    page.reload()
    expect(page.locator("caption")).to_have_count(2)
    expect(page.locator("figure svg[role=img]").first).to_be_visible()
    expect(page.locator("figure")).to_have_count(2)
    expect(page.locator("ol.last li")).to_have_count(2)
    axe(page)
    fits(page)
    touchable(page)
    page.get_by_role("textbox", name=words.name).fill("Countess")
    page.locator("input[name=colour][value=violet]").check(force=True)
    page.get_by_label(words.listed).uncheck()
    page.get_by_role("button", name=words.save, exact=True).click()
    page.wait_for_function("() => JSON.parse(localStorage.getItem('crownlands.person')).name === 'Countess'")
    shown = server.get("/api/me", person["key"])
    assert (shown["name"], shown["colour"], shown["listed"]) == ("Countess", "violet", False)
    page.locator("ol.last a").first.click()
    expect(page.get_by_role("slider")).to_be_visible()


@BOTH
def test_everything_is_saved_and_deleted(words: Words, contexts: Contexts, server: Serving, tmp_path: Path) -> None:
    page = contexts(**words.screen).new_page()
    person = begin(page, words)
    made = table_of(server, person)
    with page.expect_download() as download:
        page.get_by_role("button", name=words.export).click()
    download.value.save_as(tmp_path / "all.json")
    saved = json.loads((tmp_path / "all.json").read_text())
    assert [seat["table"] for seat in saved["seats"]] == [made["table"]]
    page.get_by_role("button", name=words.delete).click()
    axe(page)
    page.get_by_role("dialog").get_by_role("button", name=words.delete).click()
    expect(page.get_by_text(words.deleted)).to_be_visible()
    expect(page.get_by_role("button", name=words.begin)).to_be_visible()
    assert me(page) is None


@pytest.fixture
def secure(browser: Browser, server: Serving) -> Iterator[Contexts]:
    """Browsers that come by the name of this machine: an address made of numbers cannot have passkeys."""
    watch = Watch(server.url.replace("127.0.0.1", "localhost"))
    yield from watched(browser, watch)
    watch.check()


AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_authenticator(context: BrowserContext) -> tuple[Page, Any, str]:
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("WebAuthn.enable")
    added = wire.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return page, wire, added["authenticatorId"]


@BOTH
def test_a_passkey_leads_to_another_device(words: Words, secure: Any, server: Serving) -> None:
    page, wire, authenticator = with_authenticator(secure(**words.screen))
    person = begin(page, words)
    page.get_by_role("button", name=words.passkey).click()
    expect(page.get_by_role("button", name="Remove" if words is ENGLISH else "Entfernen")).to_be_visible()
    axe(page)
    fits(page)
    (credential,) = wire.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]
    other, its_wire, its_authenticator = with_authenticator(secure(**words.screen))
    given = {"authenticatorId": its_authenticator, "credential": credential}
    its_wire.send("WebAuthn.addCredential", given)
    other.goto("/me")
    other.get_by_role("button", name=words.come_in).click()
    expect(other.get_by_role("heading", name=words.statistics)).to_be_visible()
    assert me(other)["person"] == person["person"]
    assert me(other)["key"] != person["key"]
    assert len(server.get("/api/me", person["key"])["devices"]) == 2
