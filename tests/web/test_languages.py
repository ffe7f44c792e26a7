"""Every page in every language: no text missing, none too long for a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.browsing import PHONE, Watch, fits, visit
from tests.web.conftest import Contexts
from tests.web.games import record_of
from tests.web.playing import Finger, new_table, play_move, sit_down, wait_for_turn
from tests.web.serving import Serving

from crownlands.rules.book import GAMES, rules

pytestmark = pytest.mark.slow

LOCALES = {"en": "en-US", "de": "de-AT", "hu": "hu-HU", "da": "da-DK", "es": "es-MX"}
RULES = {"en": "Rules", "de": "Spielregeln", "hu": "Szabályok", "da": "Regler", "es": "Reglas"}
PAGES = [
    "/",
    "/me",
    "/open",
    "/best",
    "/scorepad",
    "/rules/kingdomino",
    "/rules/queendomino",
    "/rules/duel",
    "/style",
    "/nowhere",
]


@pytest.mark.parametrize("language", LOCALES)
def test_every_page_speaks_the_language_of_the_browser(language: str, contexts: Contexts) -> None:
    phone = contexts(**PHONE, locale=LOCALES[language]).new_page()
    desk = contexts(locale=LOCALES[language]).new_page()
    for page, path in [(phone, path) for path in PAGES] + [(desk, "/"), (desk, "/scorepad")]:
        visit(page, path)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("link", name=RULES[language], exact=True).first).to_be_visible()
        fits(page)


@pytest.mark.parametrize("language", LOCALES)
def test_states_of_pages_fit_a_phone_too(language: str, contexts: Contexts) -> None:
    page = contexts(**PHONE, locale=LOCALES[language]).new_page()
    page.goto("/scorepad")
    page.get_by_role("button", name="Queendomino").tap()
    expect(page.locator(".setup button")).to_have_count(6)  # the last adds a player, once the colours are known
    page.locator(".setup button").last.tap()
    page.locator("section.land [data-cell=h7]").tap()
    page.locator("details summary").tap()
    expect(page.locator("tr.total td")).to_have_count(2)
    fits(page)
    open_the_look(page)
    fits(page)
    page.goto("/replay")
    page.locator("textarea").fill(record_of("queendomino"))
    page.locator("form button").tap()
    expect(page.get_by_role("slider")).to_be_visible()
    fits(page)


@pytest.mark.parametrize("language", LOCALES)
def test_the_numbered_rules_speak_the_language_and_fit_a_phone(language: str, contexts: Contexts) -> None:
    page = contexts(**PHONE, locale=LOCALES[language]).new_page()
    for game in GAMES:
        visit(page, f"/rules/{game}")
        page.locator("details summary").tap()
        expected = rules(game, "german" if game == "kingdomino" else None, language)
        expect(page.locator("details li")).to_have_text([f"{rule.id}{rule.text}" for rule in expected])
        titles = list(dict.fromkeys(rule.section for rule in expected))
        expect(page.locator("details h3")).to_have_text(titles)
        fits(page)


@pytest.mark.parametrize("language", LOCALES)
def test_the_table_fits_a_phone_too(language: str, contexts: Contexts, server: Serving) -> None:
    page = sit_down(contexts(**PHONE, locale=LOCALES[language]), new_table(server.url, "queendomino"))
    for _ in range(5):
        wait_for_turn(page)
        fits(page)
        play_move(page, Finger(page))
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_numbered_rules_follow_a_switch_of_language(page: Page) -> None:
    page.goto("/rules/duel")
    page.get_by_text("Every rule, numbered").click()
    expect(page.locator("#D-T1")).to_contain_text("A rolls the four dice.")
    page.get_by_role("button", name="Language and look").click()
    page.get_by_label("Español").check()
    expect(page.locator("#D-T1")).to_contain_text("A tira los cuatro dados.")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    assert page.locator("main [lang]").count() == 0


def open_the_look(page: Page) -> None:
    page.locator("[popovertarget=look-sheet]").tap()
    expect(page.locator("#look-sheet")).to_be_visible()


def test_an_unknown_language_is_english(contexts: Contexts) -> None:
    page = contexts(locale="fr-FR").new_page()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_language_can_be_switched_and_is_kept(page: Page) -> None:
    page.goto("/rules/duel")
    page.get_by_role("button", name="Language and look").click()
    page.get_by_label("Magyar").check()
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    expect(page.get_by_role("heading", name="A varázskönyv")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="A varázskönyv")).to_be_visible()


def test_reasons_and_warnings_are_german_too(contexts: Contexts, server: Serving, watch: Watch) -> None:
    watch.excuse("400 (Bad Request)")
    german = contexts(locale=LOCALES["de"])
    page = sit_down(german, new_table(server.url, "kingdomino", players="2"))
    wait_for_turn(page)
    page.get_by_role("tab", name="Verlauf").click()
    page.get_by_label("Notation").check()
    page.get_by_label("Zug eintippen").fill("Unsinn {text}")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text(
        "„Unsinn {text}“ ist kein Zug; erwartet wird einer von diesen: draw"
    )
    page.goto("/scorepad")
    page.locator("section.land [data-cell=i7]").click()
    warned = page.locator(".told .trouble")
    expect(warned.first).to_have_text("Hier ist 1 Feld belegt; mit Dominosteinen ist es immer eine gerade Zahl.")
    expect(warned.last).to_have_text("Nicht mit dem Schloss verbunden: i7.")
    page.goto("/")
    page.get_by_role("button", name="Neuer Tisch").first.click()
    page.get_by_role("dialog").get_by_text("3", exact=True).click()
    expect(page.get_by_role("checkbox", name="Das große Duell")).to_be_disabled()
    expect(page.get_by_role("dialog")).to_contain_text("Das große Duell ist für 2 Spieler; gewünscht sind 3.")
    page.goto("/replay")
    page.locator("textarea").fill("crownlands record 1\ngame: chess\n")
    page.locator("form button").click()
    expect(page.get_by_role("alert")).to_have_text(
        "Zeile 2: Es gibt kein Spiel „chess“; erwartet wird eines von kingdomino, queendomino, duel."
    )


def test_a_reason_changes_its_language_with_the_page(page: Page, watch: Watch) -> None:
    watch.excuse("400 (Bad Request)")
    page.goto("/replay")
    page.locator("textarea").fill("no record")
    page.locator("form button").click()
    expect(page.get_by_role("alert")).to_contain_text("this is not a record")
    page.get_by_role("button", name="Language and look").click()
    page.get_by_label("Español").check()
    expect(page.get_by_role("alert")).to_contain_text("esto no es un registro")
