"""Whole games at the table in the browser, against bots: by mouse, by keys alone, and by touch on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.records.games import random_record
from tests.web.browsing import PHONE, axe, fits, touchable
from tests.web.conftest import Contexts
from tests.web.playing import (
    BAR,
    BOT,
    END,
    ME,
    Finger,
    Keys,
    Mouse,
    keys_of,
    new_table,
    play_move,
    play_out,
    sit_down,
    wait_for_turn,
)
from tests.web.serving import Serving

from crownlands.records import write_record

pytestmark = pytest.mark.slow
GAMES = ["kingdomino", "queendomino", "duel"]


@pytest.mark.parametrize("game", GAMES)
def test_one_person_plays_a_bot_to_the_end(contexts: Contexts, server: Serving, game: str) -> None:
    page = sit_down(contexts(), new_table(server.url, game))
    play_out(page, Mouse(page), 6)
    wait_for_turn(page)
    axe(page)
    fits(page)
    play_out(page, Mouse(page))
    assert_ended(page)
    axe(page)


def assert_ended(page: Page) -> None:
    expect(page.locator(END)).to_be_visible()
    expect(page.locator(f"{END} table").first).to_contain_text("Total")
    expect(page.locator(END).get_by_role("button", name="Play again")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    assert "crownlands record" in download.value.path().read_text()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone(contexts: Contexts, server: Serving, game: str) -> None:
    page = sit_down(contexts(), new_table(server.url, game))
    play_out(page, Keys(page))
    expect(page.locator(END)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_touch_on_a_phone(contexts: Contexts, server: Serving, game: str) -> None:
    seats, settings = ((ME, BOT, BOT), {"players": "3"}) if game == "kingdomino" else ((ME, BOT), {})
    page = sit_down(contexts(**PHONE), new_table(server.url, game, seats, **settings))
    play_out(page, Finger(page), 8)
    wait_for_turn(page)
    axe(page)
    fits(page)
    touchable(page)
    play_out(page, Finger(page))
    expect(page.locator(END)).to_be_visible()
    fits(page)
    touchable(page)


@pytest.mark.parametrize(("game", "locale"), [("queendomino", "de-DE"), ("duel", "hu-HU")])
def test_the_other_games_fit_a_phone(contexts: Contexts, server: Serving, game: str, locale: str) -> None:
    page = sit_down(contexts(**PHONE, color_scheme="dark", locale=locale), new_table(server.url, game))
    play_out(page, Finger(page), 12)
    wait_for_turn(page)
    fits(page)
    axe(page)


def test_eight_people_in_teams_fit_the_table(contexts: Contexts, server: Serving) -> None:
    seats = (ME, *[BOT] * 7)
    page = sit_down(contexts(), new_table(server.url, "queendomino", seats, players="8", mode="united"))
    play_out(page, Mouse(page), 3)
    wait_for_turn(page)
    expect(page.get_by_role("button", name="large")).to_have_count(3)
    fits(page)


SHEETS = """() => [...document.querySelectorAll('table')].filter((sheet) => {
  const room = sheet.parentElement.getBoundingClientRect();
  const cells = [...sheet.querySelectorAll('td')].filter((cell) => cell.scrollWidth > cell.clientWidth + 1);
  return sheet.getBoundingClientRect().right > room.right + 1 || cells.length > 0;
}).map((sheet) => sheet.outerHTML.slice(0, 200))"""


@pytest.mark.parametrize("screen", [{"viewport": {"width": 1280, "height": 800}}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("settings", ["players=4, dynasty=yes", "players=6, mode=contest", "players=8, mode=united"])
def test_the_score_sheet_of_many_players_fits(
    contexts: Contexts, server: Serving, settings: str, screen: dict[str, Any]
) -> None:
    record = write_record(random_record(settings, 3, "queendomino"))
    page = sit_down(
        contexts(**screen, locale="hu-HU"), keys_of(server.post("/api/import", {"record": record}), "queendomino")
    )
    expect(page.locator(f"{END} tr.total").first).to_be_visible()
    assert page.evaluate(SHEETS) == []
    fits(page)
    axe(page)


def test_undo_hint_and_a_typed_move(contexts: Contexts, server: Serving) -> None:
    page = sit_down(contexts(), new_table(server.url, "kingdomino", players="2"))
    play_out(page, Mouse(page), 2)
    wait_for_turn(page)
    while page.locator(".stage [data-open]").count() == 0:
        play_move(page, Mouse(page))
        wait_for_turn(page)
    hint = page.get_by_role("button", name="Hint")
    hint.click()
    expect(page.get_by_text("Press again to see the move.")).to_be_visible()
    expect(page.locator(".hinted rect")).to_have_count(0)
    hint.click()
    expect(page.get_by_text("The strongest bot would")).to_be_visible()
    drag(page, ".hand", ".stage [data-open]")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".stage [data-open]").first).to_be_attached()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("ol.log li").last).to_have_text("You took the last move back")
    page.get_by_label("Notation").check()
    page.get_by_label("Type a move").fill("lay a1 a2")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("not possible now")
    page.get_by_label("Type a move").fill("discard")
    page.keyboard.press("Enter")
    expect(page.locator("ol.log li").last).to_contain_text("discard")


def drag(page: Page, thing: str, target: str) -> None:
    page.locator(thing).hover()
    page.mouse.down()
    box = page.locator(target).first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()


def test_home_starts_a_game_with_one_click_and_finds_it_again(contexts: Contexts) -> None:
    page = contexts().new_page()
    page.goto("/")
    page.get_by_role("button", name="Play at once").click()
    page.wait_for_selector(BAR)
    page.goto("/")
    expect(page.locator("[data-standing]")).to_have_count(1)
    page.get_by_role("link", name="Kingdomino").first.click()
    page.wait_for_selector(BAR)
