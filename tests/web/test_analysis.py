"""The analysis board: from a position of a replay forth and back, otherwise, dealt again, and on to a real game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.coach.games import played
from tests.web.browsing import PHONE, axe, fits, touchable
from tests.web.conftest import Contexts
from tests.web.playing import Finger, Keys, Mouse, play_move, wait_for_turn
from tests.web.serving import Serving

from crownlands.records import Record, load_record, write_record

pytestmark = pytest.mark.slow
LONG = 120_000
MOST = 30
STEP = re.compile(r"(\d+) / (\d+)")


def at(page: Page) -> tuple[int, int]:
    """Which step of the line is shown, of how many."""
    found = STEP.fullmatch(page.get_by_test_id("step").inner_text())
    assert found
    return int(found[1]), int(found[2])


def decision(record: Record) -> int:
    """The number of a position in which somebody has a choice."""
    return next(n for n, state in enumerate(record.states()) if n > 20 and state.turn >= 0 and len(state.moves()) > 2)


def play_until_chance(page: Page, means: Mouse) -> Locator:
    """For whoever is to move; the button that lets chance act."""
    deal = page.locator(".deal")
    for _ in range(MOST):
        page.wait_for_function("document.querySelector('.deal, [data-testid=bar][data-mine=true]') !== null")
        if deal.count():
            break
        play_move(page, means)
    expect(deal).to_be_visible()
    return deal


def open_analysis(page: Page, server: Serving, record: Record, number: int, name: str) -> None:
    made = server.post("/api/import", {"record": write_record(record)})
    page.goto(f"/replay/{made['table']}#{made['invite']}")
    page.get_by_role("slider").fill(str(number))
    if page.viewport_size and page.viewport_size["width"] < 500:
        page.get_by_role("button", name="Wertung").click()
    page.get_by_role("button", name=name).press("Enter")
    expect(page.get_by_test_id("step")).to_be_visible()


def test_a_game_is_analysed_by_keys_and_gone_on_with(contexts: Contexts, server: Serving, tmp_path: Path) -> None:
    record = played("kingdomino", "easy", 2)
    number = decision(record)
    page = contexts().new_page()
    open_analysis(page, server, record, number, "Analyse from here")
    options, keys = page.locator("[data-option]"), Keys(page)
    expect(options.first).to_be_visible(timeout=LONG)
    expect(options.first).to_contain_text(re.compile(r"[+−\d.]+ ± [\d.]+ points, \d+ ± \d+ % to win"))
    axe(page)
    start, length = at(page)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("step")).to_have_text(f"{start + 1} / {length}")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("step")).to_have_text(f"{start} / {length}")

    other = options.last.get_attribute("data-option")
    assert other != str(record.moves[number])
    keys.press(options.last)
    expect(page.get_by_text("Points given away")).to_be_visible()
    keys.press(page.get_by_role("button", name="Play it"))
    expect(page.get_by_test_id("step")).to_have_text(f"{start + 1} / {start + 1}")
    deal = play_until_chance(page, keys)
    before, _ = at(page)
    for _ in range(2):
        keys.press(deal)
        expect(page.get_by_test_id("step")).to_have_text(f"{before + 1} / {before + 1}")
        page.keyboard.press("PageUp")
        expect(page.get_by_test_id("step")).to_have_text(f"{before} / {before + 1}")
    expect(page.get_by_test_id("desk").get_by_text("Tried from here")).to_be_visible()
    for _ in range(before - start):
        page.keyboard.press("PageUp")
    expect(page.get_by_test_id("step")).to_have_text(f"{start} / {before + 1}")
    expect(page.get_by_test_id("desk").locator("ul button")).to_have_count(2)
    axe(page)
    fits(page)
    page.reload()
    expect(page.get_by_test_id("step")).to_have_text(f"{start} / {before + 1}")
    page.keyboard.press("PageDown")
    expect(page.get_by_test_id("step")).to_have_text(f"{start + 1} / {before + 1}")

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save this line as a record").press("Enter")
    saved.value.save_as(tmp_path / "line.txt")
    line = load_record(tmp_path / "line.txt")
    assert [str(move) for move in line.moves[: number + 1]] == [*map(str, record.moves[:number]), other]
    assert line.last.turn >= 0

    keys.press(page.locator("summary", has_text="Play on against bots"))
    page.get_by_label("Bots").select_option("easy")
    axe(page)
    keys.press(page.get_by_role("button", name="Start the game"))
    page.wait_for_url("**/table/*")
    wait_for_turn(page)
    expect(page.get_by_text("bot", exact=True).first).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("step")).to_be_visible()


@pytest.mark.parametrize("game", ["queendomino", "duel"])
def test_on_a_phone(contexts: Contexts, server: Serving, game: str) -> None:
    """Both sides are played by touch; what the coach says lies on a sheet."""
    record = played(game, "easy", 2)
    number = decision(record)
    page = contexts(**PHONE, locale="de-DE").new_page()
    open_analysis(page, server, record, number, "Von hier aus analysieren")
    expect(page.get_by_text(re.compile(r"% Gewinnchance")).first).to_be_visible(timeout=LONG)
    fits(page)
    touchable(page)
    start, _ = at(page)
    page.get_by_role("button", name="Wertung").click()
    expect(page.locator("[data-option]").first).to_be_visible()
    axe(page)
    page.locator("[data-option]").last.tap()
    page.get_by_role("button", name="So spielen").tap()
    expect(page.get_by_test_id("step")).to_have_text(f"{start + 1} / {start + 1}")
    play_until_chance(page, Finger(page)).tap()
    wait_for_turn(page)
    play_move(page, Finger(page))
    fits(page)


def test_an_analysis_is_found_in_its_tab_alone(page: Page) -> None:
    page.goto("/analysis/nothing")
    expect(page.get_by_text("it is kept in the tab")).to_be_visible()
    axe(page)
