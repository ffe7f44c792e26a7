"""Nothing is lost by a slip: discarding and leaving ask, buttons stay where they are, a pick is taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from tests.web.browsing import DESKTOP, PHONE, axe
from tests.web.conftest import Contexts
from tests.web.games import record_before
from tests.web.places import PLACES, by
from tests.web.playing import BAR, BOT, CELL, ME, PICK, keys_of, new_table, number, play_move, sit_down, wait_for_turn
from tests.web.serving import Serving

pytestmark = pytest.mark.slow


def to_a_placement(page: Page) -> None:
    for _ in range(8):
        wait_for_turn(page)
        if page.locator(CELL).count():
            return
        play_move(page, by(page))
    raise AssertionError("no domino is to be placed")


@pytest.mark.parametrize(
    ("screen", "locale", "discard", "fitting", "cancel"),
    [
        (DESKTOP, "en-GB", "Discard", "fits in your kingdom", "Cancel"),
        (PHONE, "de-DE", "Abwerfen", "passt in dein Königreich", "Abbrechen"),
    ],
    ids=["desktop", "phone"],
)
def test_discarding_what_fits_asks(
    contexts: Contexts, server: Serving, screen: dict[str, Any], locale: str, discard: str, fitting: str, cancel: str
) -> None:
    page = sit_down(contexts(**screen, locale=locale), new_table(server.url, "kingdomino", players="2"))
    to_a_placement(page)
    seen = number(page)
    page.get_by_role("button", name=discard).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(fitting)
    axe(page)
    dialog.get_by_role("button", name=cancel).click()
    assert number(page) == seen
    page.get_by_role("button", name=discard).click()
    dialog.get_by_role("button", name=discard).click()
    page.wait_for_function("seen => document.querySelector('[data-testid=bar]').dataset.number !== seen", arg=seen)


def test_buttons_stay_where_they_are(contexts: Contexts, server: Serving) -> None:
    page = sit_down(contexts(), new_table(server.url, "kingdomino", players="2"))
    to_a_placement(page)
    buttons = page.locator(".tools button")
    places = "all => all.map((one) => Math.round(one.getBoundingClientRect().x))"
    before = buttons.evaluate_all(places)
    page.locator(CELL).first.hover()
    expect(page.locator(".tools .place")).to_be_enabled()
    assert buttons.evaluate_all(places) == before


@PLACES
def test_a_pick_is_taken_back_before_a_bot_answers(
    browser: Browser, built: None, tmp_path: Path, locale: str, screen: dict[str, Any]
) -> None:
    with Serving(tmp_path, bot_grace=6.0) as slow:
        context = browser.new_context(locale=locale, base_url=slow.url, reduced_motion="reduce", **screen)
        keys = new_table(slow.url, "kingdomino", ({"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "easy"}))
        page = sit_down(context, keys)
        wait_for_turn(page)
        free = page.locator(PICK).count()
        by(page).press(page.locator(PICK).first)
        undo = page.get_by_role("button", name={"en-GB": "Undo", "de-DE": "Zurücknehmen"}[locale])
        expect(undo).to_be_enabled()
        by(page).press(undo)
        expect(page.locator(PICK)).to_have_count(free)
        context.close()


LEAVING = {
    "en-GB": ("Let a bot play for me", "A bot will play for you until you come back", "Cancel", "Take my seat back"),
    "de-DE": (
        "Bot für mich spielen lassen",
        "Ein Bot spielt für dich, bis du zurückkommst",
        "Abbrechen",
        "Wieder selbst spielen",
    ),
}


@PLACES
def test_letting_a_bot_play_asks_and_the_seat_is_taken_back(
    contexts: Contexts, server: Serving, locale: str, screen: dict[str, Any]
) -> None:
    leave, question, cancel, back = LEAVING[locale]
    page = sit_down(contexts(**screen, locale=locale), new_table(server.url, "kingdomino", (ME, BOT)))
    wait_for_turn(page)
    seen = number(page)
    page.locator("button.more").click()
    for answer in (cancel, leave):
        page.locator("#table-menu").get_by_role("button", name=leave).click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text(question)
        axe(page)
        assert number(page) == seen, "nothing happens before the answer"
        dialog.get_by_role("button", name=answer).click()
        expect(dialog).to_have_count(0)
    expect(page.locator(f"{BAR}[data-number='{seen}']")).to_have_count(0)
    page.get_by_role("button", name=back).first.click()
    expect(page.get_by_role("button", name=back)).to_have_count(0)


def test_somebody_who_comes_or_goes_changes_nothing_in_hand(contexts: Contexts, server: Serving) -> None:
    """Their state has the number of the one before; it is heard while a sheet is open and a domino is set down."""
    keys = keys_of(server.post("/api/import", {"record": record_before("kingdomino", 3, "discard")}), "kingdomino")
    turn = str(server.get(f"/api/tables/{keys['table']}", keys["host"])["turn"])
    ada = sit_down(contexts(**PHONE), {**keys, "tokens": {turn: keys["tokens"][turn]}})
    ada.locator(CELL).first.tap()
    expect(ada.locator(".tools .place")).to_be_enabled()
    ada.get_by_role("button", name="Score & log").tap()
    rest = {seat: token for seat, token in keys["tokens"].items() if seat != turn}
    bo = sit_down(contexts(), {**keys, "tokens": rest})
    bo.close()
    expect(ada.get_by_test_id("gone")).to_be_visible()
    expect(ada.get_by_role("region", name="Score & log")).to_be_visible()
    expect(ada.locator(".tools .place")).to_be_enabled()


def test_what_was_chosen_cannot_be_chosen_again_before_the_table_goes_on(contexts: Contexts, server: Serving) -> None:
    """The server says that a move is stored before it sends what the table looks like after it."""
    kept: list[str] = []
    held = False

    def hold(socket: WebSocketRoute) -> None:
        behind = socket.connect_to_server()

        def forward(message: str | bytes) -> None:
            text = str(message)
            kept.append(text)
            if not (held and '"type":"state"' in text):
                socket.send(text)

        behind.on_message(forward)

    context = contexts()
    context.route_web_socket("**", hold)
    page = sit_down(context, new_table(server.url, "queendomino", (ME, {"kind": "me", "name": "Bo"})))
    to_a_placement(page)
    held = True
    kept.clear()
    page.locator(CELL).first.click()
    for _ in range(100):
        if any('"type":"state"' in text for text in kept):
            break
        page.wait_for_timeout(50)
    assert any('"type":"ack"' in text for text in kept)
    expect(page.locator(".tools .place")).to_be_disabled()
    assert page.get_by_role("alert").count() == 0
