"""Games watched again: by link, from a file and as text, in all three games, with keys, slider and autoplay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.browsing import Watch, axe, fits
from tests.web.conftest import Contexts
from tests.web.games import record_of
from tests.web.serving import Serving

pytestmark = pytest.mark.slow
GAMES = ["kingdomino", "queendomino", "duel"]


def bring(page: Page, record: str) -> None:
    page.goto("/replay")
    page.get_by_label("A record from a file").set_input_files(
        {"name": "record.txt", "mimeType": "text/plain", "buffer": record.encode()}
    )
    expect(page.get_by_role("slider")).to_be_visible()


def totals(page: Page) -> list[int]:
    return [int(text) for text in page.locator("tr.total td").all_inner_texts()]


@pytest.mark.parametrize("game", GAMES)
def test_an_uploaded_record_ends_with_its_scores(game: str, page: Page, server: Serving) -> None:
    told = server.post("/api/replay", {"record": record_of(game)})
    last = told["total"] - 1
    told = server.post("/api/replay", {"record": record_of(game), "start": last})
    bring(page, record_of(game))
    expect(page.get_by_text(f"Move 0 of {last}")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text(f"Move {last} of {last}")).to_be_visible()
    assert totals(page) == [sheet["total"] for sheet in told["frames"][-1]["view"]["scores"]]
    winners = told["frames"][-1]["view"]["winners"]
    assert page.get_by_label("Winner", exact=True).count() == len(winners)
    axe(page)


def test_keys_slider_and_log_lead_to_the_same_position(page: Page) -> None:
    bring(page, record_of("kingdomino"))
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("Move 2 of")).to_be_visible()
    page.get_by_role("tab", name="All moves").click()
    page.get_by_role("slider").fill("40")
    expect(page.get_by_text("Move 40 of")).to_be_visible()
    entry = page.locator(".log [aria-current]")
    expect(entry).to_contain_text("40")
    page.locator(".log button").nth(12).click()
    expect(page.get_by_text("Move 12 of")).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_role("button", name="One move back")).to_be_disabled()


def test_it_plays_by_itself_and_stops_when_asked(page: Page) -> None:
    bring(page, record_of("kingdomino"))
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".count")).to_have_text(re.compile(r"Move ([3-9]|[1-9]\d+) of"))
    page.get_by_role("button", name="Pause").click()
    at = page.locator(".count").inner_text()
    page.wait_for_timeout(700)
    assert page.locator(".count").inner_text() == at


def test_every_player_s_side_can_be_taken(page: Page) -> None:
    bring(page, record_of("kingdomino"))
    page.keyboard.press("End")
    for name in ("Bela", "Carl", "Dora", "Ada"):
        page.get_by_role("group", name="Whose board").get_by_role("button", name=name).click()
        expect(page.get_by_role("grid", name=f"{name}’s kingdom")).to_be_visible()


def test_a_finished_table_is_replayed_by_its_link(page: Page, server: Serving) -> None:
    made = server.post("/api/import", {"record": record_of("kingdomino")})
    page.goto(f"/replay/{made['table']}#{made['invite']}")
    expect(page.get_by_role("slider")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    assert saved.value.path().read_text(encoding="utf-8").startswith("crownlands record 1")


@pytest.mark.parametrize("game", GAMES)
def test_an_uploaded_record_is_kept_and_shared_by_link(game: str, page: Page, contexts: Contexts) -> None:
    bring(page, record_of(game))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Keep on the server and copy the link").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    link = page.get_by_label("The link to this game").input_value()
    assert page.evaluate("navigator.clipboard.readText()") == link
    axe(page)
    fits(page)
    page.get_by_role("button", name="Keep on the server and copy the link").click()
    assert page.get_by_label("The link to this game").input_value() == link, "it is kept once"
    guest = contexts().new_page()
    guest.goto(link)
    guest.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="To the end").click()
    assert totals(guest) == totals(page)


def test_a_game_that_has_not_ended_is_not_shared(page: Page) -> None:
    record = record_of("kingdomino")
    bring(page, record[: record.rindex("\n", 0, len(record) // 2)] + "\n")
    expect(page.get_by_text("Only a game played to its end can be shared by link.")).to_be_visible()
    expect(page.get_by_role("button", name="Keep on the server")).to_have_count(0)


def test_what_cannot_be_shown_is_said_in_the_server_s_words(page: Page, server: Serving, watch: Watch) -> None:
    watch.excuse("403 (Forbidden)", "400 (Bad Request)")
    made = server.post("/api/import", {"record": record_of("kingdomino")})
    page.goto(f"/replay/{made['table']}")
    expect(page.get_by_role("alert")).to_contain_text("link")
    page.goto("/replay")
    page.get_by_label("Or a record as text").fill("crownlands record 1\ngame: chess\n")
    page.get_by_role("button", name="Show the game").click()
    expect(page.get_by_role("alert")).to_contain_text("chess")
    axe(page)


@pytest.mark.parametrize("game", GAMES)
def test_it_fits_a_phone(game: str, phone: Page) -> None:
    bring(phone, record_of(game))
    phone.get_by_role("button", name="To the end").tap()
    fits(phone)
    axe(phone)
    phone.get_by_role("button", name="Score & log").tap()
    expect(phone.locator("tr.total")).to_be_attached()
    expect(phone.get_by_role("button", name="Save the record")).to_be_visible()
    fits(phone)
    axe(phone)


def test_moves_are_told_in_words_and_their_squares_marked(page: Page) -> None:
    bring(page, record_of("kingdomino"))
    page.keyboard.press("End")
    page.get_by_role("tab", name="All moves").click()
    entry = page.locator(".log button", has_text=re.compile(r"^\d+\s*Ada placed domino \d+ (by|beside)")).last
    entry.hover()
    expect(page.locator(".stage .marks rect")).to_have_count(2)
    assert page.locator(".log code").count() == 0
    page.get_by_label("Notation").check()
    expect(page.locator(".log code", has_text="lay").first).to_be_attached()
