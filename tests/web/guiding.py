"""Making a certain move at the table as people do: by mouse, by finger or by keys."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from tests.web.playing import CELL, PICK, TAX, Finger, Keys, Mouse

GUIDE = "[data-testid=guide]"
DEAREST = 5
POWERS = {"split": "Draw the two dice apart"}
"""At a desk powers are used in the spellbook."""
MOST_TURNS = 40
"""Ways a domino may lie on a square of the Duel, its joker being any coat of arms."""


def cell_at(page: Page, cell: str) -> Locator:
    return page.locator(f".stage [data-cell={cell}]")


def make(page: Page, means: Mouse, move: str) -> None:
    """Make one move of the game, given as text."""
    verb, *words = move.split(" ")
    if verb == "pick":
        number = page.locator(".number", has_text=re.compile(rf"^{words[0]}$"))
        means.press(page.locator(PICK).filter(has=number))
    elif verb == "take":
        for die in words:
            means.press(page.locator(".dice li").nth(int(die) - 1).get_by_role("button"))
    elif verb in ("lay", "draw"):
        _place(page, means, move, [word.partition(":")[0] for word in words])
    elif verb == "tax":
        _touch(means, cell_at(page, words[0]))
        means.press(page.locator(TAX))
    elif verb in ("build", "bribe"):
        _use_board(page, means, verb, words)
    elif verb == "cross":
        _touch(means, cell_at(page, words[0]))
    elif verb == "use" and not page.locator(f'.tools [data-move="{move}"]').count():
        means.press(page.locator(".book li", has_text=POWERS[words[0]]).get_by_role("button"))
    else:
        means.press(page.locator(f'.tools [data-move="{move}"]'))


def _touch(means: Mouse, cell: Locator) -> None:
    """A square that is chosen without being asked for a second word."""
    if isinstance(means, Finger):
        cell.tap()
    else:
        means.set_down(cell)


def _use_board(page: Page, means: Mouse, verb: str, words: list[str]) -> None:
    if verb == "bribe":
        means.press(page.locator(".tools [data-help=dragon]"))
    space = page.locator(".market .spaces > li").nth(DEAREST - int(words[1]))
    means.press(space.get_by_role("button"))
    if verb == "bribe":
        means.press(page.locator(".tools [data-move=bribe]"))
    else:
        _touch(means, cell_at(page, words[2]))


def _place(page: Page, means: Mouse, move: str, cells: list[str]) -> None:
    """Hold it over its first square, turn it until it lies as it is to lie, and let go."""
    held = page.locator(f'.tools [data-move="{move}"]')
    _hold(page, means, cells[0])
    for _ in range(MOST_TURNS):
        if held.count():
            break
        _turn(page, means)
    if isinstance(means, Finger):
        held.tap()
    elif isinstance(means, Keys):
        page.keyboard.press("Enter")
    else:
        cell_at(page, cells[0]).click()
    if page.locator(".tools .second").count():
        means.set_down(page.locator(CELL).first)


def _hold(page: Page, means: Mouse, cell: str) -> None:
    if isinstance(means, Finger):
        cell_at(page, cell).tap()
    elif isinstance(means, Keys):
        means.walk_to(cell_at(page, cell))
    else:
        cell_at(page, cell).hover()


def _turn(page: Page, means: Mouse) -> None:
    if isinstance(means, Finger):
        page.locator(".tools [aria-keyshortcuts=R]").tap()
    else:
        page.keyboard.press("r")


def go_on(page: Page, name: str) -> None:
    """Do not wait for what shows itself: its button is pressed as soon as it is there, and may be gone as soon."""
    button = page.locator(GUIDE).get_by_role("button", name=name, exact=True)
    ask = page.locator(f"{GUIDE} .ask")
    expect(button.or_(ask).first).to_be_visible()
    while button.count():
        button.evaluate_all("found => found.forEach((one) => one.click())")
        page.wait_for_timeout(30)
    expect(ask).to_be_visible()
