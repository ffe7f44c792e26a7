"""What happens is said: the Queen and the Dragon, who was passed over, why a game ended, what cannot be chosen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.web.browsing import axe, fits
from tests.web.conftest import Contexts
from tests.web.games import duel_ended, record_after
from tests.web.places import PLACES, paper
from tests.web.playing import END, keys_of, sit_down
from tests.web.serving import Serving

from crownlands.rules.deeds import Deed

pytestmark = pytest.mark.slow

QUEENS = 12
"""The seed of a game in which the Queen comes to the first player and then moves to the second."""
STUCK = 18
"""The seed of a Duel in which a player can draw nothing long before the end."""
BUILT = r"built the .+ for \d+ coins?"
GEBAUT = r".+ für \d+ Münzen? gebaut"
EVENTS: dict[str, tuple[str, int, Callable[[str, Deed], bool], dict[str, tuple[str, str]]]] = {
    "the Queen arrives": (
        "queendomino",
        QUEENS,
        lambda move, did: did.get("queen") == 0,
        {
            "en-GB": (rf"Player 1 {BUILT}.*\. The Queen now visits Player 1", "The Queen now visits you"),
            "de-DE": (
                rf"Player 1: {GEBAUT}.*\. Die Queen ist jetzt zu Gast bei: Player 1",
                "Die Queen ist jetzt dein Gast",
            ),
        },
    ),
    "the Queen moves": (
        "queendomino",
        QUEENS,
        lambda move, did: did.get("queen") == 1,
        {
            "en-GB": (rf"Player 2 {BUILT}.*\. The Queen now visits Player 2", "The Queen now visits you"),
            "de-DE": (
                rf"Player 2: {GEBAUT}.*\. Die Queen ist jetzt zu Gast bei: Player 2",
                "Die Queen ist jetzt dein Gast",
            ),
        },
    ),
    "what the Queen saves": (
        "queendomino",
        QUEENS,
        lambda move, did: "saved" in did,
        {
            "en-GB": (rf"Player 1 {BUILT}.*\. The Queen saved 1 coin", "The Queen saved 1 coin"),
            "de-DE": (rf"Player 1: {GEBAUT}.*\. Die Queen spart 1 Münze", "Die Queen spart 1 Münze"),
        },
    ),
    "what the Dragon costs and destroys": (
        "queendomino",
        QUEENS,
        lambda move, did: move.startswith("bribe small_tavern"),
        {
            "en-GB": ("Player 1 paid the Dragon 1 coin to destroy the Small Tavern", "You paid the Dragon 1 coin"),
            "de-DE": (r"Player 1: 1 Münze an den Drachen, er zerstört .*Taverne", r"1 Münze an den Drachen"),
        },
    ),
    "who is passed over": (
        "duel",
        STUCK,
        lambda move, did: bool(did.get("stuck")),
        {
            "en-GB": (
                r"You drew nothing: the dice fit nowhere on the map",
                "Player 2 drew nothing: the dice fit nowhere on the map",
            ),
            "de-DE": (
                "Du: nichts eingetragen, die Würfel passen nirgends auf die Karte",
                "Player 2: nichts eingetragen, die Würfel passen nirgends auf die Karte",
            ),
        },
    ),
}


@PLACES
@pytest.mark.parametrize("event", EVENTS)
def test_what_happened_is_told_to_both(
    contexts: Contexts, server: Serving, locale: str, screen: dict[str, Any], event: str
) -> None:
    """To the other player beside the prompt, to the one who did it in the log."""
    game, seed, wanted, said = EVENTS[event]
    theirs, mine = said[locale]
    record, actor = record_after(game, seed, wanted)
    keys = keys_of(server.post("/api/import", {"record": record}), game)
    other, self = ({**keys, "tokens": {seat: keys["tokens"][seat]}} for seat in (str(1 - actor), str(actor)))
    page = sit_down(contexts(**screen, locale=locale), other)
    expect(page.get_by_test_id("news")).to_contain_text(re.compile(theirs))
    fits(page)
    axe(page)
    page = sit_down(contexts(**screen, locale=locale), self)
    paper(page, {"en-GB": "Log", "de-DE": "Verlauf"}[locale])
    expect(page.locator(".log li").last).to_contain_text(re.compile(mine))


ENDS = {
    "map-full": {
        "en-GB": "The game ended because a map is full.",
        "de-DE": "Die Partie ist zu Ende, weil eine Karte voll ist.",
    },
    "nobody-drew": {
        "en-GB": "The game ended because neither player could draw.",
        "de-DE": "Die Partie ist zu Ende, weil niemand eintragen konnte.",
    },
}


@PLACES
@pytest.mark.parametrize("reason", ENDS)
def test_why_a_duel_ended(
    contexts: Contexts, server: Serving, locale: str, screen: dict[str, Any], reason: str
) -> None:
    keys = keys_of(server.post("/api/import", {"record": duel_ended(reason)}), "duel")
    page = sit_down(contexts(**screen, locale=locale), keys)
    expect(page.locator(END)).to_contain_text(ENDS[reason][locale])
    axe(page)
    fits(page)


def strength(choice: Locator) -> float:
    return float(choice.locator("b").evaluate("title => getComputedStyle(title).opacity"))


@PLACES
def test_what_cannot_be_chosen_looks_like_it_and_says_why(
    contexts: Contexts, locale: str, screen: dict[str, Any]
) -> None:
    page = contexts(**screen, locale=locale).new_page()
    page.goto("/")
    page.locator(".games .button:not(.royal)").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("3", exact=True).click()
    dialog.locator("summary").last.click()
    off = dialog.locator("label.choice:has(:disabled)")
    why = {"en-GB": "The Mighty Duel is for 2 players; 3 were asked for.", "de-DE": "Das große Duell ist für 2 Spieler"}
    expect(off.filter(has_text=why[locale])).to_have_count(1)
    title = page.get_by_text({"en-GB": "Hints", "de-DE": "Tipps"}[locale], exact=True)
    hints = dialog.locator("label.choice", has=title)
    assert strength(hints) == 1
    dialog.get_by_role("combobox").last.select_option("open")
    expect(hints.locator("input")).to_be_disabled()
    on = dialog.locator("label.choice:has(:enabled)")
    for choice in (*off.all(), hints):
        assert strength(choice) < strength(on.first)
        assert choice.evaluate("label => getComputedStyle(label).cursor") == "not-allowed"
    axe(page)
    fits(page)
