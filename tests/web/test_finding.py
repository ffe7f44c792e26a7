"""Finding a game: open tables by what is wanted, one click to a seat, a bot if nobody comes, and the best."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.web.browsing import DESKTOP, Watch, axe, fits, touchable
from tests.web.conftest import Contexts
from tests.web.playing import BAR
from tests.web.serving import Serving
from tests.web.test_people import SMALL, play_to_the_end

pytestmark = pytest.mark.slow


class Words(NamedTuple):
    screen: dict[str, Any]
    players: str
    pace: str
    rating: str
    name: str
    go: str
    none: str
    nobody: str
    start: str
    best: str


ENGLISH = Words(
    {**DESKTOP, "locale": "en-GB"},
    "Players",
    "Pace",
    "Rating",
    "Your name",
    "Play",
    "No table like that is waiting just now.",
    "Nobody has come yet",
    "Start the game",
    "The best",
)
GERMAN = Words(
    {**SMALL, "locale": "de-DE"},
    "Spieler",
    "Tempo",
    "Wertung",
    "Dein Name",
    "Spielen",
    "Gerade wartet kein solcher Tisch.",
    "Noch ist niemand gekommen",
    "Partie starten",
    "Rangliste",
)
BOTH = pytest.mark.parametrize("words", [ENGLISH, GERMAN], ids=["desktop", "phone"])


@pytest.fixture
def server(own_server: Serving) -> Serving:
    """Nobody else's tables are open here."""
    return own_server


def somebody(server: Serving, name: str) -> dict[str, Any]:
    made: dict[str, Any] = server.post("/api/people", {"name": name})
    return made


def wait_at(server: Serving, person: dict[str, Any], players: int, **more: Any) -> str:
    seats = [{"kind": "me", "name": person["name"]}, *({"kind": "open"} for _ in range(players - 1))]
    body = {"game": "kingdomino", "settings": {"players": str(players)}, "seats": seats, "public": True}
    table: str = server.post("/api/tables", {**body, "hints": False, **more}, person["key"])["table"]
    return table


@BOTH
def test_open_tables_and_one_click(words: Words, contexts: Contexts, server: Serving) -> None:
    bo = somebody(server, "Bo")
    plain, slow = wait_at(server, bo, 2), wait_at(server, bo, 3, pace={"kind": "days", "hours": 24}, rated=True)
    page = contexts(**words.screen).new_page()
    page.goto("/open")
    expect(page.locator("[data-open]")).to_have_count(2)
    axe(page)
    fits(page)
    touchable(page)
    page.get_by_label(words.rating).select_option("true")
    expect(page.locator("[data-open]")).to_have_count(1)
    expect(page.locator(f"[data-open='{slow}']")).to_be_visible()
    page.get_by_label(words.rating).select_option("")
    page.get_by_label(words.pace).select_option("live")
    expect(page.get_by_text(words.none)).to_be_visible()
    page.get_by_label(words.pace).select_option("")
    page.get_by_label(words.players).select_option("2")
    page.get_by_label(words.name).fill("Ada")
    page.get_by_role("button", name=words.go, exact=True).click()
    page.wait_for_selector(BAR)
    assert page.url.split("#")[0].endswith(f"/table/{plain}")
    page.goto("/me")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('crownlands.person'))?.key")


@BOTH
def test_a_rated_table_is_sat_down_at_with_a_key(words: Words, contexts: Contexts, server: Serving) -> None:
    table = wait_at(server, somebody(server, "Bo"), 2, rated=True)
    page = contexts(**words.screen).new_page()
    page.goto("/open")
    page.get_by_label(words.rating).select_option("true")
    page.get_by_label(words.name).fill("Ada")
    page.get_by_role("button", name=words.go, exact=True).click()
    page.wait_for_selector(BAR)
    key = page.evaluate("() => JSON.parse(localStorage.getItem('crownlands.person')).key")
    assert server.get(f"/api/tables/{table}", key)["mine"] == [1]


def test_a_host_makes_a_rated_table(contexts: Contexts, server: Serving) -> None:
    page = contexts().new_page()
    page.goto("/")
    page.get_by_role("button", name="New table").first.click()
    page.get_by_label("Your name").fill("Ada")
    page.locator("dialog summary").click()
    page.get_by_role("checkbox", name="Rated").check()
    axe(page)
    page.get_by_role("combobox", name="Seat 2").select_option("here")
    expect(page.get_by_role("checkbox", name="Rated")).to_be_disabled()
    page.get_by_role("combobox", name="Seat 2").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".settings")).to_contain_text("rated")
    key = page.evaluate("() => JSON.parse(localStorage.getItem('crownlands.person')).key")
    state = server.get(f"/api/tables/{page.url.split('/table/')[1].split('#')[0]}", key)
    assert (state["rated"], state["hints"], state["mine"]) == (True, False, [0])


@BOTH
def test_if_nobody_comes_a_bot_is_offered(words: Words, contexts: Contexts, server: Serving) -> None:
    page = contexts(**words.screen).new_page()
    page.clock.install()
    page.goto("/open")
    page.get_by_label(words.name).fill("Ada")
    page.get_by_role("button", name=words.go, exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Kingdomino")
    expect(page.get_by_role("heading", name=words.nobody)).to_have_count(0)
    page.clock.fast_forward(61_000)
    expect(page.get_by_role("heading", name=words.nobody)).to_be_visible()
    axe(page)
    fits(page)
    page.get_by_role("button", name=words.start).click()
    page.wait_for_selector(BAR)


@BOTH
def test_the_best(words: Words, contexts: Contexts, server: Serving, watch: Watch) -> None:
    page = contexts(**words.screen).new_page()
    open_best(page, words)
    ada = somebody(server, "Ada")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "easy"}]
    body = {"game": "kingdomino", "settings": {}, "seats": seats, "hints": False, "rated": True}
    play_to_the_end(server, server.post("/api/tables", body, ada["key"])["table"], ada["key"])
    page.reload()
    expect(page.locator("[data-leader=Ada]")).to_contain_text("±")
    expect(page.locator("tbody.bots tr")).to_have_count(4)
    axe(page)
    fits(page)


def open_best(page: Page, words: Words) -> None:
    page.goto("/")
    page.get_by_role("link", name=words.best, exact=True).click()
    expect(page.get_by_role("heading", name=words.best, level=1)).to_be_visible()
    axe(page)
    fits(page)


def test_the_operator_may_hide_the_best(contexts: Contexts, server: Serving, watch: Watch) -> None:
    watch.excuse("409")
    server.stop()
    server.change(leaderboard="hidden")
    server.start()
    page = contexts().new_page()
    page.goto("/best")
    expect(page.get_by_role("alert")).to_have_text("This server does not show who is best.")
    axe(page)
