"""What the table says, at a desk and on a phone, in two languages: whose choice it is, what it brings, why it ended."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect
from tests.web.browsing import axe, fits
from tests.web.conftest import Contexts
from tests.web.games import record_before, record_of
from tests.web.places import PLACES, PROMPT, by, is_phone, paper
from tests.web.playing import (
    BUILDING,
    CELL,
    END,
    ME,
    TAX,
    keys_of,
    new_table,
    play_move,
    sit_down,
    wait_for_turn,
)
from tests.web.serving import Serving

pytestmark = pytest.mark.slow

WORDS: dict[str, dict[str, str]] = {
    "en-GB": {
        "lost": r"You lost \d+ to \d+: ",
        "ended": "The last round has been played.",
        "other king": "Choose a domino for your other king.",
        "dominoes": "Dominoes",
        "to come": "16 dominoes are still to come.",
        "none": "0 dominoes are still to come.",
        "collect": r"Collect \d+ coins?",
        "where": "Now choose one of the marked town squares.",
        "hurried": "in a hurry",
        "others": "Others",
        "large": "Enlarge Random’s board",
    },
    "de-DE": {
        "lost": r"Du hast \d+ zu \d+ gegen .* verloren",
        "ended": "Die letzte Runde ist gespielt.",
        "other king": "Wähle einen Dominostein für deinen anderen König.",
        "dominoes": "Steine",
        "to come": "16 Dominosteine kommen noch.",
        "none": "0 Dominosteine kommen noch.",
        "collect": r"\d+ Münzen? eintreiben",
        "where": "Wähle jetzt eines der markierten Stadtfelder.",
        "hurried": "in Eile",
        "others": "Andere",
        "large": "Auslage von Random groß zeigen",
    },
}
IDENTIFIER = re.compile(r"\b[a-z]+(?:[-_][a-z]+)+\b")


def continued(context: BrowserContext, server: Serving, wanted: str) -> Page:
    """A table that goes on where such a move is possible, all seats on this screen."""
    made = server.post("/api/import", {"record": record_before("queendomino", 5, wanted)})
    page = sit_down(context, keys_of(made, "queendomino"))
    wait_for_turn(page)
    return page


@PLACES
def test_a_loser_is_told_by_how_much_and_why_it_ended(
    contexts: Contexts, server: Serving, locale: str, screen: dict[str, Any]
) -> None:
    words = WORDS[locale]
    keys = keys_of(server.post("/api/import", {"record": record_of("kingdomino")}), "kingdomino")
    winners = server.get(f"/api/tables/{keys['table']}", keys["host"])["view"]["winners"]
    loser = next(seat for seat in keys["tokens"] if int(seat) not in winners)
    page = sit_down(contexts(**screen, locale=locale), {**keys, "host": None, "tokens": {loser: keys["tokens"][loser]}})
    expect(page.locator(f"{END} h1")).to_have_text(re.compile(words["lost"]))
    expect(page.locator(END)).to_contain_text(words["ended"])
    box = page.locator(".stage .kingdom").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) > 250, "the kingdom can be looked at"
    paper(page, words["dominoes"])
    expect(page.get_by_text(words["none"])).to_be_visible()
    assert not IDENTIFIER.search(page.locator("main").inner_text())
    axe(page)
    fits(page)


@PLACES
def test_the_second_king_is_not_the_first_and_two_players_use_half_the_dominoes(
    contexts: Contexts, server: Serving, locale: str, screen: dict[str, Any]
) -> None:
    words = WORDS[locale]
    people = (ME, {"kind": "me", "name": "Bo"})
    page = sit_down(contexts(**screen, locale=locale), new_table(server.url, "kingdomino", people, players="2"))
    prompts = []
    for _ in range(4):
        wait_for_turn(page)
        prompts.append(page.locator(PROMPT).inner_text().partition(": ")[2])
        play_move(page, by(page))
    assert prompts.count(words["other king"]) == 2, prompts
    paper(page, words["dominoes"])
    expect(page.get_by_text(words["to come"])).to_be_visible()


@PLACES
def test_squares_say_their_coins_and_buildings_what_they_are_worth(
    contexts: Contexts, server: Serving, locale: str, screen: dict[str, Any]
) -> None:
    """Taxes are collected by clicking squares; a building wants a town square, and the bar says so."""
    words = WORDS[locale]
    context = contexts(**screen, locale=locale)
    page = continued(context, server, "tax ")
    squares = page.locator(CELL)
    expect(page.locator(".stage .seal")).to_have_count(squares.count())
    by(page).press(squares.first)
    expect(page.locator(TAX)).to_have_text(re.compile(words["collect"]))
    page = continued(context, server, "build ")
    expect(page.locator(f"{BUILDING} ~ .worth").first).to_be_visible()
    axe(page)
    by(page).press(page.locator(BUILDING).first)
    expect(page.locator(PROMPT)).to_have_text(words["where"])
    expect(page.locator(CELL).first).to_be_in_viewport(ratio=1)


def hurry(socket: WebSocketRoute) -> None:
    """A server under load: its bots had less time."""
    behind = socket.connect_to_server()
    behind.on_message(lambda message: socket.send(str(message).replace('"hurried":false', '"hurried":true')))


@PLACES
def test_a_bot_in_a_hurry_says_so(contexts: Contexts, server: Serving, locale: str, screen: dict[str, Any]) -> None:
    words = WORDS[locale]
    context = contexts(**screen, locale=locale)
    context.route_web_socket("**", hurry)
    page = sit_down(context, new_table(server.url, "kingdomino"))
    wait_for_turn(page)
    if is_phone(page):
        page.get_by_role("button", name=words["others"]).tap()
    expect(page.locator(".player").get_by_role("img", name=words["hurried"])).to_be_visible()
    expect(page.get_by_role("button", name=words["large"])).to_be_visible()
    axe(page)
    fits(page)
