"""The whole turn on one screen: nothing a player needs lies outside the window, at every size, in every phase."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.browsing import axe, fits
from tests.web.conftest import Contexts
from tests.web.games import record_of
from tests.web.playing import (
    BOT,
    END,
    ME,
    Finger,
    Mouse,
    is_over,
    keys_of,
    new_table,
    play_move,
    sit_down,
    wait_for_turn,
)
from tests.web.serving import Serving

pytestmark = pytest.mark.slow

DESKS = {"laptop": (1366, 641), "desk": (1920, 950), "wall": (2560, 1300)}
PHONES = {"small": (360, 640), "phone": (390, 664)}
MOVES = 14
OUTSIDE = """() => {
  const needed = ['[data-testid=prompt]', '.rows .entry', '.stage .kingdom', '.stage .frame', '.tools button',
    '.player', '.glimpse > svg', '.market .space', '.dice li', '.tabs button', '.panel.papers', '.line .power'];
  const seen = (e) => e.checkVisibility() && !e.closest('.unseen, dialog:not([open]), [popover]');
  const within = (e, box) => e.left >= box.left - 1 && e.right <= box.right + 1
    && e.top >= box.top - 1 && e.bottom <= box.bottom + 1;
  const clips = (e) => getComputedStyle(e).overflowY !== 'visible' && !e.closest('svg');
  const cut = (e) => {
    const box = e.getBoundingClientRect();
    if (box.width < 4 || box.height < 4) return true;
    if (!within(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return true;
    for (let up = e.parentElement; up; up = up.parentElement)
      if (up.matches('.sheet')) return false;
      else if (clips(up) && !within(box, up.getBoundingClientRect())) return true;
    return false;
  };
  const outside = needed.flatMap((place) => [...document.querySelectorAll(place)])
    .filter((e) => seen(e) && cut(e)).map((e) => e.outerHTML.slice(0, 120));
  const land = document.querySelector('.stage .board').getBoundingClientRect();
  const tools = document.querySelector('.tools').getBoundingClientRect();
  const { scrollHeight, clientHeight } = document.documentElement;
  return { outside, covered: tools.top < land.bottom - 1, scrolls: scrollHeight - clientHeight };
}"""

SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""A page draws itself anew a moment after its window has changed."""


def screen(size: tuple[int, int]) -> dict[str, Any]:
    width, height = size
    touch = {"has_touch": True, "is_mobile": True, "device_scale_factor": 1} if width < 700 else {}
    return {"viewport": {"width": width, "height": height}, **touch}


def measure(page: Page) -> None:
    found = page.evaluate(OUTSIDE)
    prompt = page.locator("[data-testid=prompt]").inner_text()
    assert found == {"outside": [], "covered": False, "scrolls": 0}, f"{page.viewport_size}, {prompt}: {found}"


def measured(page: Page, means: Mouse, sizes: Iterable[tuple[int, int]]) -> None:
    """Some moves, measured before each at every size of the window."""
    for _ in range(MOVES):
        wait_for_turn(page)
        if is_over(page):
            return
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            measure(page)
            fits(page)
        play_move(page, means)


def table_of(server: Serving, game: str, players: int) -> dict[str, Any]:
    modes = {6: {"mode": "contest"}, 8: {"mode": "united"}}
    settings = {} if game == "duel" else {"players": str(players), **modes.get(players, {})}
    return new_table(server.url, game, (ME, *[BOT] * (players - 1)), **settings)


TABLES = [
    ("kingdomino", 2, "en-GB"),
    ("kingdomino", 4, "de-DE"),
    ("queendomino", 4, "hu-HU"),
    ("queendomino", 6, "da-DK"),
    ("queendomino", 8, "de-DE"),
    ("duel", 2, "es-ES"),
]


@pytest.mark.parametrize(("game", "players", "locale"), TABLES)
def test_the_table_fits_the_window(contexts: Contexts, server: Serving, game: str, players: int, locale: str) -> None:
    page = sit_down(contexts(**screen(DESKS["laptop"]), locale=locale), table_of(server, game, players))
    measured(page, Mouse(page), DESKS.values())


@pytest.mark.parametrize(("game", "players", "locale"), TABLES)
def test_the_table_fits_a_phone(contexts: Contexts, server: Serving, game: str, players: int, locale: str) -> None:
    page = sit_down(contexts(**screen(PHONES["small"]), locale=locale), table_of(server, game, players))
    measured(page, Finger(page), PHONES.values())


def test_sheets_open_over_the_board_of_a_phone(contexts: Contexts, server: Serving) -> None:
    page = sit_down(contexts(**screen(PHONES["small"])), new_table(server.url, "queendomino"))
    wait_for_turn(page)
    for name in ("Buildings", "Others", "Score & log"):
        page.get_by_role("button", name=name).tap()
        expect(page.get_by_role("region", name=name)).to_be_visible()
        axe(page)
        fits(page)
    page.get_by_role("button", name="Close").tap()
    expect(page.get_by_role("region", name="Score & log")).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "locale", "leave"), [(PHONES["small"], "de-DE", "Passen"), (DESKS["laptop"], "en-GB", "Pass")]
)
def test_the_building_board_comes_to_the_player(
    contexts: Contexts, server: Serving, size: tuple[int, int], locale: str, leave: str
) -> None:
    page = sit_down(contexts(**screen(size), locale=locale), new_table(server.url, "queendomino"))
    means = Finger(page) if size in PHONES.values() else Mouse(page)
    for _ in range(60):
        wait_for_turn(page)
        assert not is_over(page)
        if (dragon := page.locator(".tools [data-help=dragon]")).count():
            means.press(dragon)
            break
        if page.locator(".market button.free").count():
            break
        play_move(page, means)
    expect(page.locator(".market button.free").first).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name=leave, exact=True)).to_be_in_viewport(ratio=1)
    axe(page)


REPLAYED = """() => {
  const needed = ['.controls button', '.slider', '.sides button', '.stage .kingdom', '.stage .frame', '.offer .entry',
    '.dice li', '.tabs button', '.side .market .space', '.side .other'];
  const seen = (e) => e.checkVisibility() && !e.closest('.unseen');
  const cut = ({ left, right, top, bottom }) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const { scrollHeight, clientHeight } = document.documentElement;
  return { outside: needed.flatMap((place) => [...document.querySelectorAll(place)])
    .filter((e) => seen(e) && cut(e.getBoundingClientRect())).map((e) => e.outerHTML.slice(0, 120)),
    scrolls: scrollHeight - clientHeight };
}"""


@pytest.mark.parametrize("size", [*DESKS, *PHONES])
@pytest.mark.parametrize(("game", "locale"), [("kingdomino", "de-DE"), ("queendomino", "en-GB"), ("duel", "hu-HU")])
def test_a_replay_fits_the_window(contexts: Contexts, server: Serving, size: str, game: str, locale: str) -> None:
    made = server.post("/api/import", {"record": record_of(game)})
    page = contexts(**screen({**DESKS, **PHONES}[size]), locale=locale).new_page()
    page.goto(f"/replay/{made['table']}#{made['invite']}")
    expect(page.get_by_role("slider")).to_be_visible()
    for key in ("ArrowRight", *["ArrowRight"] * 29, "End"):
        page.keyboard.press(key)
        assert page.evaluate(REPLAYED) == {"outside": [], "scrolls": 0}
    fits(page)


@pytest.mark.parametrize("game", ["kingdomino", "queendomino", "duel"])
def test_the_end_is_in_sight(contexts: Contexts, server: Serving, game: str) -> None:
    keys = keys_of(server.post("/api/import", {"record": record_of(game)}), game)
    page = sit_down(contexts(**screen(DESKS["laptop"])), keys)
    expect(page.locator(END)).to_be_visible()
    for name in ("Play again", "Save the record"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    axe(page)
