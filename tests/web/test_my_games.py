"""The player's own games: all of them are found, none can be lost, and what people copy leads to the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.web.browsing import PHONE, axe, fits
from tests.web.conftest import Contexts
from tests.web.games import record_of
from tests.web.places import PLACES
from tests.web.playing import BAR, BOT, ME, keys_of, new_table
from tests.web.serving import Serving

pytestmark = pytest.mark.slow

OPEN = {"kind": "open"}
KEPT = "JSON.parse(localStorage.getItem('crownlands.tables'))"


def with_keys(context: BrowserContext, kept: Sequence[dict[str, Any]]) -> Page:
    page = context.new_page()
    page.goto("/scorepad")
    page.evaluate("kept => localStorage.setItem('crownlands.tables', JSON.stringify(kept))", list(kept))
    return page


def some_games(server: Serving) -> list[dict[str, Any]]:
    """Seven that wait for this player, one that waits for somebody else, one open, and one that has ended."""
    mine = [new_table(server.url, "kingdomino", (ME, {"kind": "me", "name": "Bo"})) for _ in range(7)]
    theirs = new_table(server.url, "kingdomino", (ME, {"kind": "me", "name": "Bo"}))
    turn = server.get(f"/api/tables/{theirs['table']}", theirs["host"])["turn"]
    theirs["tokens"] = {str(1 - turn): theirs["tokens"][str(1 - turn)]}
    waiting = new_table(server.url, "duel", (ME, OPEN))
    over = keys_of(server.post("/api/import", {"record": record_of("kingdomino")}), "kingdomino")
    return [{**keys, "at": 100 - i} for i, keys in enumerate([over, *mine, theirs, waiting])]


LISTED: dict[str, Any] = {
    "en-GB": {
        "my games": "My games",
        "standings": ["Your turn (7)", "Waiting for others (1)", "Waiting for players (1)", "Finished games (1)"],
        "replay": "Watch the replay",
    },
    "de-DE": {
        "my games": "Meine Spiele",
        "standings": ["Du bist dran (7)", "Andere sind dran (1)", "Warten auf Mitspieler (1)", "Beendete Spiele (1)"],
        "replay": "Partie nachspielen",
    },
}


@PLACES
def test_all_games_are_listed_by_how_they_stand(
    contexts: Contexts, server: Serving, locale: str, screen: dict[str, Any]
) -> None:
    words = LISTED[locale]
    page = with_keys(contexts(**screen, locale=locale), some_games(server))
    page.goto("/")
    expect(page.locator("[data-standing=turn]")).to_have_count(7)
    expect(page.locator("main h1, main h2").first).to_contain_text(words["standings"][0].removesuffix(" (7)"))
    expect(page).to_have_title("● (7) Crownlands")
    page.get_by_role("link", name=words["my games"]).first.click()
    expect(page.get_by_role("heading", level=2)).to_have_text(words["standings"])
    expect(page.locator("[data-standing=over]").get_by_role("link", name=words["replay"])).to_be_visible()
    axe(page)
    fits(page)
    page.goto("/replay")
    expect(page.locator("[data-standing=over]")).to_have_count(1)
    page.get_by_role("link", name=words["replay"]).click()
    expect(page.get_by_role("slider")).to_be_visible()


REMOVING = [
    ({}, "en-GB", ("Remove", "Cancel", "Removed from the list", "Bring back")),
    (PHONE, "de-DE", ("Entfernen", "Abbrechen", "Aus der Liste entfernt", "Zurückholen")),
]


@pytest.mark.parametrize(("screen", "locale", "words"), REMOVING, ids=["desktop", "phone"])
def test_removing_asks_and_can_be_undone(
    contexts: Contexts, server: Serving, screen: dict[str, Any], locale: str, words: tuple[str, str, str, str]
) -> None:
    remove, cancel, removed, restore = words
    keys = new_table(server.url, "kingdomino", (ME, {"kind": "me", "name": "Bo"}))
    page = with_keys(contexts(**screen, locale=locale), [keys])
    page.goto("/games")
    page.get_by_role("button", name=remove).click()
    dialog = page.get_by_role("dialog")
    axe(page)
    dialog.get_by_role("button", name=cancel).click()
    expect(page.locator("[data-standing=turn]")).to_have_count(1)
    page.get_by_role("button", name=remove).click()
    dialog.get_by_role("button", name=remove).click()
    expect(page.locator("[data-standing=turn]")).to_have_count(0)
    assert page.evaluate(KEPT)[0]["tokens"] == keys["tokens"], "the seat is kept"
    page.get_by_text(removed).click()
    page.get_by_role("button", name=restore).click()
    expect(page.locator("[data-standing=turn]")).to_have_count(1)


@pytest.mark.parametrize(
    ("screen", "locale", "private", "seat"),
    [({}, "en-GB", "A private table", "Take a seat"), (PHONE, "de-DE", "Ein privater Tisch", "Platz nehmen")],
    ids=["desktop", "phone"],
)
def test_an_invitation_opens_a_tab_that_showed_a_private_table(
    contexts: Contexts, server: Serving, screen: dict[str, Any], locale: str, private: str, seat: str
) -> None:
    keys = new_table(server.url, "kingdomino", (ME, OPEN))
    page = contexts(**screen, locale=locale).new_page()
    page.goto(f"/table/{keys['table']}")
    expect(page.get_by_role("heading", name=private)).to_be_visible()
    axe(page)
    page.evaluate("invite => { location.hash = invite }", keys["invite"])
    expect(page.get_by_role("heading", name=seat)).to_be_visible()


def test_the_address_of_a_table_can_be_sent_to_a_friend(contexts: Contexts, server: Serving) -> None:
    keys = new_table(server.url, "kingdomino", (ME, OPEN))
    host = with_keys(contexts(), [keys])
    host.goto(f"/table/{keys['table']}")
    expect(host.get_by_role("button", name="Invite friends")).to_be_visible()
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    expect(host.get_by_label("Name of this person")).to_have_value("")
    axe(host)
    host.wait_for_function("location.hash.length > 1")
    friend = contexts(**PHONE, locale="de-DE").new_page()
    friend.goto(host.url)
    friend.get_by_label("Dein Name").fill("Bo")
    fits(friend)
    friend.get_by_role("button", name="Hinsetzen").click()
    friend.wait_for_selector(BAR)


def test_people_at_one_screen_have_names(page: Page, server: Serving) -> None:
    page.goto("/")
    page.get_by_role("button", name="New table").first.click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("combobox", name="Seat 2").select_option("here")
    page.get_by_label("Name of player 2").fill("Bo")
    axe(page)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(BAR)
    kept = page.evaluate(KEPT)[0]
    assert [seat["name"] for seat in server.get(f"/api/tables/{kept['table']}", kept["host"])["seats"]] == ["Ada", "Bo"]


def test_no_developer_page_in_the_footer(page: Page) -> None:
    page.goto("/")
    expect(page.locator("footer a[href='/style']")).to_have_count(0)
    expect(page.locator("footer a")).not_to_have_count(0)


@pytest.mark.parametrize(
    ("screen", "locale", "watching", "kingdom"),
    [({}, "en-GB", "You are watching", "Random’s kingdom"), (PHONE, "de-DE", "Du schaust zu", "Königreich von Random")],
    ids=["desktop", "phone"],
)
def test_a_spectator_is_told_and_chooses_the_large_board(
    contexts: Contexts, server: Serving, screen: dict[str, Any], locale: str, watching: str, kingdom: str
) -> None:
    keys = new_table(server.url, "kingdomino", (ME, BOT))
    page = contexts(**screen, locale=locale).new_page()
    page.goto(f"/table/{keys['table']}#{keys['invite']}")
    page.get_by_label(watching).select_option("Random")
    expect(page.get_by_role("heading", name=kingdom)).to_be_visible()
    fits(page)
    axe(page)
