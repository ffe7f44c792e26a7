"""A player tells the operator of a table: from the menu into the log."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect
from tests.web.browsing import axe
from tests.web.conftest import Contexts
from tests.web.playing import new_table, sit_down
from tests.web.serving import Serving

pytestmark = pytest.mark.slow


def reports(server: Serving) -> float:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("crownlands_reports_total"))


def test_a_table_is_reported_from_its_menu(contexts: Contexts, server: Serving) -> None:
    before = reports(server)
    page = sit_down(contexts(), new_table(server.url, "kingdomino", players="2"))
    menu = page.get_by_role("group", name="Table")
    page.get_by_role("button", name="Table").click()
    menu.get_by_text("Report this table").click()
    send = menu.get_by_role("button", name="Send")
    expect(send).to_be_disabled()
    menu.get_by_label("What is wrong here?").fill("A rude name.")
    axe(page)
    send.click()
    expect(menu).to_contain_text("the operator has been told")
    assert reports(server) == before + 1
