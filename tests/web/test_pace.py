"""Clocks on the page: chosen for a new table, shown to everybody, told in the log and in the replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.browsing import PHONE, axe, fits
from tests.web.conftest import Contexts
from tests.web.playing import BAR, PATIENCE, PICK, new_table, sit_down
from tests.web.serving import Serving
from tests.web.test_languages import LOCALES
from tests.web.test_new_table import open_dialog

pytestmark = pytest.mark.slow

PEOPLE = ({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"})
LIVE = {"kind": "live", "base": 600, "increment": 15, "then": "random"}


def test_a_table_is_set_up_over_days(page: Page, server: Serving) -> None:
    dialog = open_dialog(page)
    dialog.get_by_role("radio", name="Over days").check()
    dialog.get_by_label("Time for a turn").select_option("2 days")
    dialog.get_by_label("Weekends do not count").check()
    dialog.get_by_label("When time runs out").select_option("The game goes on without them")
    axe(page)
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(BAR)
    table = page.evaluate("JSON.parse(localStorage.getItem('crownlands.tables'))[0]")
    pace = server.get(f"/api/tables/{table['table']}", table["host"])["pace"]
    assert (pace["kind"], pace["hours"], pace["rests"], pace["then"]) == ("days", 48, ["nights", "weekends"], "absent")


def test_the_clock_runs_down_and_is_told_in_log_and_replay(contexts: Contexts, server: Serving) -> None:
    keys = new_table(server.url, "kingdomino", PEOPLE, pace=LIVE)
    page = sit_down(contexts(), keys)
    clocks = page.get_by_test_id("clocks")
    expect(clocks.locator("li")).to_have_count(2)
    expect(clocks.locator(".running")).to_have_count(1)
    expect(clocks.locator(".running b")).to_have_text(re.compile(r"9:5\d"))
    page.locator(PICK).first.click()
    expect(clocks.locator("li:not(.running) b")).to_have_text(re.compile(r"10:\d\d"))
    axe(page)
    fits(page)


def test_a_player_out_of_time_is_played_for_until_they_are_back(contexts: Contexts, server: Serving) -> None:
    keys = new_table(server.url, "kingdomino", PEOPLE, pace={"kind": "live", "base": 2, "then": "random"})
    page = sit_down(contexts(), keys)
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("section.papers")).to_contain_text("out of time", timeout=PATIENCE)
    page.set_viewport_size({"width": 390, "height": 664})
    fits(page)


NEW = {"en": "New table", "de": "Neuer Tisch", "hu": "Új asztal", "da": "Nyt bord", "es": "Nueva mesa"}


@pytest.mark.parametrize("language", LOCALES)
def test_the_choice_of_a_pace_fits_a_phone_in_every_language(contexts: Contexts, language: str) -> None:
    page = contexts(**PHONE, locale=LOCALES[language]).new_page()
    page.goto("/")
    page.get_by_role("button", name=NEW[language]).first.click()
    page.locator("input[name=pace][value=days]").check()
    fits(page)
