"""Playing at the table as people do: by mouse, by touch or by keys, always the first legal move that is offered."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

import httpx
from playwright.sync_api import BrowserContext, Locator, Page

PATIENCE = 30_000
MOST_MOVES = 400
MOST_TABS = 80
END = "[data-testid=end]"
BAR = "[data-testid=bar]"
PICK = ".rows button.free"
DIE = ".dice button.free"
BUILDING = ".market button.free"
CELL = ".stage [data-open]"
TAX = ".tools [data-move^=tax]:not([disabled])"
BUTTON = ".tools [data-move]"
SECOND = ".tools .second"
ROYAL = ".tools .own .royal"
READY = f"""(seen) => {{
  const bar = document.querySelector('{BAR}');
  return document.querySelector('{END}') !== null
    || (bar !== null && bar.dataset.number !== seen && bar.dataset.mine === 'true');
}}"""
CHOSEN_OR_GONE_ON = f"""(seen) =>
  document.querySelector('{DIE}.chosen') !== null || document.querySelector('{BAR}').dataset.number !== seen
"""
APART_OR_GONE_ON = f"""(seen) =>
  document.querySelector('{SECOND}, {TAX}') !== null || document.querySelector('{BAR}').dataset.number !== seen
"""
TAKEN = f"""(label) => ![...document.querySelectorAll('{PICK}')].some((one) => one.ariaLabel === label)"""
ARROWS = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowDown", (0, -1): "ArrowUp"}
BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me", "name": "Ada"}


def new_table(
    url: str, game: str, seats: Sequence[Mapping[str, str]] = (ME, BOT), *, pace: Any = None, **settings: str
) -> dict[str, Any]:
    """A table with its keys as the browser keeps them."""
    body = {"game": game, "settings": settings, "seats": [dict(seat) for seat in seats], "pace": pace}
    return keys_of(httpx.post(f"{url}/api/tables", json=body).raise_for_status().json(), game)


def keys_of(made: Mapping[str, Any], game: str) -> dict[str, Any]:
    """What the server answered to whoever made a table, as the browser keeps it."""
    tokens = {str(seat["seat"]): seat["token"] for seat in made["seats"]}
    return {
        "table": made["table"],
        "game": game,
        "tokens": tokens,
        "host": made["host"],
        "invite": made["invite"],
        "at": 1,
    }


def sit_down(context: BrowserContext, keys: Mapping[str, Any]) -> Page:
    """Come to a table with its keys in the browser's storage."""
    page = context.new_page()
    page.goto("/scorepad")
    page.evaluate("keys => localStorage.setItem('crownlands.tables', JSON.stringify([keys]))", keys)
    page.goto(f"/table/{keys['table']}")
    page.wait_for_selector(BAR)
    return page


def number(page: Page) -> str:
    return page.locator(BAR).get_attribute("data-number") or ""


def is_over(page: Page) -> bool:
    return page.locator(END).count() > 0


def wait_for_turn(page: Page, seen: str = "") -> None:
    page.wait_for_function(READY, arg=seen, timeout=PATIENCE)


class Mouse:
    """Clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, target: Locator) -> None:
        target.click()

    def set_down(self, cell: Locator) -> None:
        cell.click()


class Finger(Mouse):
    """Taps; where a domino lies is confirmed by a button, a single cross is not."""

    def press(self, target: Locator) -> None:
        target.tap()

    def set_down(self, cell: Locator) -> None:
        asks = self.page.locator(ROYAL).count() > 0
        cell.tap()
        if asks:
            self.page.locator(f"{ROYAL}:not([disabled])").first.tap()


class Keys(Mouse):
    """Tab, arrows and Enter, and nothing else."""

    def press(self, target: Locator) -> None:
        self._reach(target)
        self.page.keyboard.press("Enter")

    def set_down(self, cell: Locator) -> None:
        self.walk_to(cell)
        self.page.keyboard.press("Enter")

    def walk_to(self, cell: Locator) -> None:
        wanted = cell.get_attribute("data-cell") or ""
        grid = self.page.locator(".stage [role=gridcell][tabindex='0']")
        self._reach(grid)
        now = grid.get_attribute("data-cell") or ""
        for step in _steps(now, wanted):
            self.page.keyboard.press(step)

    def _reach(self, target: Locator) -> None:
        for _ in range(MOST_TABS):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{target} cannot be reached by Tab")


def _steps(start: str, end: str) -> list[str]:
    across, down = ord(end[0]) - ord(start[0]), int(end[1:]) - int(start[1:])
    sideways = [ARROWS[1 if across > 0 else -1, 0]] * abs(across)
    return sideways + [ARROWS[0, 1 if down > 0 else -1]] * abs(down)


def play_move(page: Page, means: Mouse) -> None:
    """One move of the seat to move: a domino or die, a building and its square, a place, or a button."""
    seen = number(page)
    for place in (BUILDING, CELL, PICK, DIE, BUTTON):
        if (found := page.locator(place)).count() == 0:
            continue
        if place == CELL:
            means.set_down(found.first)
        elif place == PICK:
            _pick(page, means, found.first)
        else:
            means.press(found.first)
        if place == BUILDING:
            _finish_building(page, means)
        elif place == DIE:
            _finish_taking(page, means, seen)
        elif place == CELL:
            _finish_placing(page, means, seen)
        break
    else:
        raise AssertionError(f"nothing to do: {page.locator(BAR).inner_text()}")
    page.wait_for_function(
        "seen => document.querySelector('[data-testid=bar]').dataset.number !== seen", arg=seen, timeout=PATIENCE
    )


def _pick(page: Page, means: Mouse, domino: Locator) -> None:
    """What is optional before it is passed over, one move after the other, until the domino has a king."""
    label = domino.get_attribute("aria-label")
    means.press(domino)
    page.wait_for_function(TAKEN, arg=label, timeout=PATIENCE)


def _finish_taking(page: Page, means: Mouse, seen: str) -> None:
    """One die is taken at once; of two, the first is held until the second is chosen."""
    page.wait_for_function(CHOSEN_OR_GONE_ON, arg=seen, timeout=PATIENCE)
    if number(page) == seen:
        means.press(page.locator(f"{DIE}:not(.chosen)").first)


def _finish_placing(page: Page, means: Mouse, seen: str) -> None:
    """Dice drawn apart are drawn one after the other; a knight is sent, then the coins are collected."""
    page.wait_for_function(APART_OR_GONE_ON, arg=seen, timeout=PATIENCE)
    if number(page) != seen:
        return
    if (tax := page.locator(TAX)).count():
        means.press(tax)
    elif page.locator(CELL).count():
        means.set_down(page.locator(CELL).first)


def _finish_building(page: Page, means: Mouse) -> None:
    """A building wants a square; a bribe is confirmed."""
    bribe = page.locator("[data-move=bribe]")
    if bribe.count():
        means.press(bribe)
    elif isinstance(means, Finger):
        page.locator(CELL).first.tap()
    else:
        means.set_down(page.locator(CELL).first)


def play_out(page: Page, means: Mouse, most: int = MOST_MOVES) -> None:
    """Until the end, or for so many moves."""
    for _ in range(most):
        wait_for_turn(page)
        if is_over(page):
            return
        play_move(page, means)


def play_together(pages: Sequence[Page]) -> None:
    """Several browsers at one table, each moving when it is its turn."""
    end = time.monotonic() + 120
    while not is_over(pages[0]):
        assert time.monotonic() < end, "the game does not end"
        for page in pages:
            if page.locator(f"{BAR}[data-mine=true]").count() and not is_over(page):
                play_move(page, Mouse(page))
