"""The score pad against kingdoms whose points are known."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.browsing import axe, fits

pytestmark = pytest.mark.slow

REALM = """\
S1 T0 L1 L0 T0
T0 T0 F1 L1 F0
M2 W0 ## T0 G0
M0 W1 G1 G2 G0
M2 W0 T0 F0 F1
coins: 11
knights: 0
buildings: sawmill f5, church e6, travelling_castle f6, big_tavern i5, statue h7, guardtower g9
queen: yes
"""
"""The rulebook's example."""


def choose(page: Page, terrain: str, crowns: int) -> None:
    page.get_by_role("button", name=terrain, exact=True).click()
    page.get_by_role("button", name=f"{crowns} crown{'' if crowns == 1 else 's'}", exact=True).click()


def tap(page: Page, *cells: str) -> None:
    for cell in cells:
        page.locator(f"section.land [data-cell={cell}]").click()


def read(page: Page, text: str) -> None:
    page.get_by_text("As text").click()
    page.get_by_label("The kingdom as text").fill(text)
    page.get_by_role("button", name="Read this text").click()


def expect_total(page: Page, *points: int) -> None:
    expect(page.locator("tr.total td")).to_have_text([str(one) for one in points])


@pytest.mark.rule("K-X1")
def test_seven_squares_with_three_crowns_are_21(page: Page) -> None:
    page.goto("/scorepad")
    choose(page, "wheat field", 0)
    tap(page, "e5", "g5", "e6", "e7")
    choose(page, "wheat field", 1)
    tap(page, "f5", "f6", "g6")
    expect_total(page, 21)
    expect(page.get_by_text("wheat field: 7 × 3 = 21")).to_be_visible()
    expect(page.locator("section.land .seal")).to_have_text(["21"])
    expect(page.get_by_text("The picture holds 7 squares")).to_be_visible()
    axe(page)


@pytest.mark.rule("Q-X6")
def test_the_example_of_queendomino_is_71(page: Page) -> None:
    page.goto("/scorepad")
    page.get_by_role("button", name="Queendomino").click()
    read(page, REALM)
    expect_total(page, 71)
    expect(page.get_by_text("Church: 8 points")).to_be_visible()
    expect(page.get_by_text("grassland: 4 × 4 = 16")).to_be_visible()
    axe(page)


def test_buildings_are_tapped_onto_town_and_counted(page: Page) -> None:
    page.goto("/scorepad")
    page.get_by_role("button", name="Queendomino").click()
    page.get_by_role("button", name="Statue").click()
    tap(page, "h7")
    page.get_by_label("Coins").fill("7")
    page.get_by_role("checkbox", name="Queen").check()
    expect_total(page, 2 + 5 + 1)
    expect(page.get_by_text("she only comes to towers")).to_be_visible()


def test_by_keyboard_alone(page: Page) -> None:
    page.goto("/scorepad")
    choose(page, "lake", 1)
    page.locator("section.land [data-cell=g7]").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect_total(page, 4)


def test_more_than_the_box_holds_is_doubted(page: Page) -> None:
    page.goto("/scorepad")
    choose(page, "mine", 3)
    tap(page, "h7", "i7")
    expect(page.get_by_text("2 × mine with 3 crowns; the box has 1")).to_be_visible()
    expect_total(page, 12)


def test_bonuses_and_the_larger_grid(page: Page) -> None:
    page.goto("/scorepad")
    page.get_by_role("button", name="7 × 7").click()
    page.get_by_label("Middle Kingdom").check()
    choose(page, "forest", 1)
    tap(page, "d7", "e7")
    expect_total(page, 14)


def test_several_players_survive_a_reload_and_are_kept_as_picture_and_text(page: Page) -> None:
    page.goto("/scorepad")
    page.get_by_label("Name").fill("Ada")
    choose(page, "swamp", 2)
    tap(page, "g8", "g9")
    page.get_by_role("button", name="Add a player").click()
    tap(page, "f7")
    expect_total(page, 8, 2)
    page.reload()
    expect_total(page, 8, 2)
    with page.expect_download() as picture:
        page.get_by_role("button", name="Save a picture").click()
    saved = picture.value.path().read_bytes()
    assert saved.startswith(b"\x89PNG")
    assert len(saved) > 20_000, "the kingdoms are on it"
    with page.expect_download() as text:
        page.get_by_role("button", name="Save the text").click()
    assert text.value.suggested_filename == "ada.txt"
    assert text.value.path().read_text().split("\n")[2:5] == [".. .. ## .. ..", ".. .. S2 .. ..", ".. .. S2 .. .."]


def test_it_fits_a_phone(phone: Page) -> None:
    phone.goto("/scorepad")
    phone.get_by_role("button", name="Queendomino").tap()
    phone.get_by_role("button", name="lake", exact=True).tap()
    phone.locator("section.land [data-cell=h7]").tap()
    for _ in range(7):
        phone.get_by_role("button", name="Add a player").tap()
    expect(phone.locator("tr.total td")).to_have_count(8)
    fits(phone)
    axe(phone)
