"""The dialog for a new table: the colours of the seats, by mouse, keys and touch, in every game and language."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.browsing import PHONE, axe, fits
from tests.web.conftest import Contexts
from tests.web.playing import BAR
from tests.web.serving import Serving
from tests.web.test_languages import LOCALES

pytestmark = pytest.mark.slow


def open_dialog(page: Page, game: str = "Kingdomino") -> Locator:
    page.goto("/")
    page.get_by_role("button", name="New table").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(game, exact=True).click()
    return dialog


def colours(dialog: Locator) -> Locator:
    return dialog.get_by_role("button", name=re.compile("Colour of seat"))


def expect_colours(dialog: Locator, *names: str) -> None:
    said = [re.compile(rf"Colour of seat {number}: {name}$") for number, name in enumerate(names, 1)]
    expect(colours(dialog)).to_have_count(len(names))
    for button, label in zip(colours(dialog).all(), said, strict=True):
        expect(button).to_have_accessible_name(label)


def wear(dialog: Locator, seat: int, colour: str) -> None:
    colours(dialog).nth(seat - 1).click()
    dialog.get_by_role("group", name="Colour").get_by_role("button", name=colour).click()
    expect(dialog.get_by_role("group", name="Colour")).to_have_count(0)


def test_seats_choose_their_colours_and_swap_them(page: Page, server: Serving) -> None:
    dialog = open_dialog(page)
    expect_colours(dialog, "pink", "yellow")
    wear(dialog, 1, "blue")
    expect_colours(dialog, "blue", "yellow")
    wear(dialog, 2, "blue; swaps with seat 1")
    expect_colours(dialog, "yellow", "blue")
    dialog.get_by_text("3", exact=True).click()
    expect_colours(dialog, "yellow", "blue", "pink")
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(BAR)
    table = page.evaluate("JSON.parse(localStorage.getItem('crownlands.tables'))[0]")
    seats = server.get(f"/api/tables/{table['table']}", table["host"])["seats"]
    assert [seat["colour"] for seat in seats] == ["yellow", "blue", "pink"]


ADA = {"person": "p", "device": "d", "name": "Ada", "colour": "blue", "key": ""}


def test_somebody_with_a_colour_of_their_own_wears_it(page: Page, server: Serving) -> None:
    page.add_init_script(f"localStorage.setItem('crownlands.person', '{json.dumps(ADA)}')")
    expect_colours(open_dialog(page), "blue", "pink")
    expect_colours(open_dialog(page, "Queendomino"), "orange", "red")
    page.goto("/")
    page.get_by_role("button", name="Play at once").first.click()
    page.wait_for_selector(BAR)
    table = page.evaluate("JSON.parse(localStorage.getItem('crownlands.tables'))[0]")
    seats = server.get(f"/api/tables/{table['table']}", table["host"])["seats"]
    assert [seat["colour"] for seat in seats] == ["blue", "pink"]


def test_whoever_gives_no_name_is_known_by_the_seat(page: Page, contexts: Contexts) -> None:
    dialog = open_dialog(page)
    expect(dialog.get_by_role("textbox", name="Your name")).to_have_attribute("placeholder", "Player 1")
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Your kingdom")).to_be_visible()
    guest = contexts(locale="de-DE").new_page()
    expect(page).to_have_url(re.compile("#."))
    guest.goto(page.url)
    expect(guest.get_by_role("heading", name="Königreich von Player 1")).to_be_visible()


def test_by_keyboard_alone(page: Page) -> None:
    dialog = open_dialog(page)
    colours(dialog).nth(1).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_accessible_name("pink; swaps with seat 1")
    page.keyboard.press("Escape")
    expect(dialog).to_be_visible()
    expect(colours(dialog).nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    for _ in range(3):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect_colours(dialog, "pink", "green")
    expect(colours(dialog).nth(1)).to_be_focused()


def test_queendomino_has_its_own_colours_and_in_teams_all_eight(page: Page) -> None:
    dialog = open_dialog(page, "Queendomino")
    castles = dialog.get_by_role("group", name="Colour").get_by_role("button")
    expect_colours(dialog, "orange", "red")
    colours(dialog).first.click()
    expect(castles).to_have_count(4)
    axe(page)
    dialog.get_by_role("radio", name="United forces").check()
    dialog.get_by_text("8", exact=True).click()
    expect(colours(dialog)).to_have_count(8)
    wear(dialog, 8, "orange; swaps with seat 1")
    expect_colours(dialog, "blue", "red", "violet", "white", "pink", "yellow", "green", "orange")
    dialog.get_by_label("Who plays with seat 1").select_option("with seat 7")
    expect(dialog.get_by_label("Who plays with seat 2").locator(":checked")).to_have_text("with seat 8")
    expect(dialog.get_by_label("Who plays with seat 7").locator(":checked")).to_have_text("with seat 1")
    expect_colours(dialog, "blue", "red", "violet", "white", "pink", "yellow", "green", "orange")
    dialog.get_by_role("radio", name="Its own 48 dominoes").check()
    expect_colours(dialog, "orange", "red")


@pytest.mark.parametrize("language", LOCALES)
def test_the_castles_fit_a_phone(language: str, contexts: Contexts) -> None:
    page = contexts(**PHONE, locale=LOCALES[language]).new_page()
    page.goto("/")
    page.locator(".games .button:not(.royal)").nth(1).tap()
    page.locator("input[name=mode]").nth(2).check()
    page.locator("label.count").last.tap()
    expect(page.locator(".seats .now")).to_have_count(8)
    page.locator(".seats .now").nth(5).tap()
    expect(page.locator(".castles button")).to_have_count(8)
    sizes = page.locator(".castles button, .seats .now").evaluate_all(
        "all => all.map((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height))"
    )
    assert min(sizes) >= 40
    fits(page)
    axe(page)
