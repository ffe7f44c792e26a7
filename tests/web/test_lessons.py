"""A first game, led by the hand: every lesson to its end, wrong moves explained by their rule, left and found again."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.web.browsing import axe, fits
from tests.web.conftest import Contexts
from tests.web.guiding import GUIDE, cell_at, go_on, make
from tests.web.playing import BAR, Finger, Keys, Mouse
from tests.web.serving import Serving

pytestmark = pytest.mark.slow
DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 641}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}


def steps_of(server: Serving, game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = httpx.get(f"{server.url}/api/lessons/{game}?language=de").json()["steps"]
    return found


def stands_at(page: Page, step: dict[str, Any]) -> None:
    expect(page.locator(f"{GUIDE}[data-step={step['id']}] .ask")).to_be_visible()


def in_view(page: Page) -> None:
    """The words and the board are both on the screen."""
    height = page.evaluate("innerHeight")
    for part in (GUIDE, ".stage div.land"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height + 1, part


def learn(page: Page, means: Mouse, steps: list[dict[str, Any]], word: str) -> None:
    """From here to the end, every step as the record has it."""
    for step in steps:
        stands_at(page, step)
        in_view(page)
        make(page, means, step["move"])
        go_on(page, word)


def test_kingdomino_is_left_and_found_again(contexts: Contexts, server: Serving) -> None:
    """Wrong moves are explained and not made; the lesson is found from the front page, and ends in a real game."""
    page, steps = contexts(**DESK).new_page(), steps_of(server, "kingdomino")
    means = Mouse(page)
    page.goto("/")
    page.get_by_role("link", name="New here? Play a first game, led by the hand").click()
    stands_at(page, steps[0])
    expect(page.locator(GUIDE)).to_contain_text("Step 1 of 11")
    make(page, means, "pick 13")
    expect(page.get_by_test_id("wrong")).to_contain_text("K-X6")
    axe(page)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(GUIDE)).to_contain_text("19")
    make(page, means, steps[0]["move"])
    expect(page.get_by_test_id("praise")).to_be_visible()
    go_on(page, "Go on")
    learn(page, means, steps[1:2], "Go on")
    cell_at(page, "g7").click()
    expect(page.get_by_test_id("wrong")).to_contain_text("K-P12")
    make(page, means, "lay g6 g5")
    expect(page.get_by_test_id("wrong")).to_contain_text("K-P2")
    page.get_by_role("link", name="Rule K-P2").click()
    expect(page.locator("#K-P2")).to_be_in_viewport()
    page.goto("/rules/kingdomino")
    page.get_by_role("link", name="First game, step by step").click()
    stands_at(page, steps[2])
    page.get_by_role("link", name="Leave").click()
    expect(page.locator("[data-lesson=kingdomino]")).to_contain_text("Step 3 of 11")
    axe(page)
    page.goto("/")
    page.get_by_role("link", name="Go on with your first game (step 3 of 11)").click()
    learn(page, means, steps[2:], "Go on")
    axe(page)
    fits(page)
    page.get_by_role("button", name="Play a real game").click()
    expect(page.locator(BAR)).to_be_visible()


def test_queendomino(contexts: Contexts, server: Serving) -> None:
    page, steps = contexts(**DESK).new_page(), steps_of(server, "queendomino")
    page.goto("/learn/queendomino")
    stands_at(page, steps[0])
    learn(page, Mouse(page), steps, "Go on")
    expect(page.get_by_text("201", exact=False).first).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Start again").click()
    stands_at(page, steps[0])


def test_the_duel_by_keys(contexts: Contexts, server: Serving) -> None:
    page, steps = contexts(**DESK).new_page(), steps_of(server, "duel")
    means = Keys(page)
    page.goto("/learn/duel")
    stands_at(page, steps[0])
    make(page, means, "take 1")
    expect(page.get_by_test_id("wrong")).to_contain_text("D-E7")
    learn(page, means, steps, "Go on")
    axe(page)


def test_all_three_on_a_phone_in_german(contexts: Contexts, server: Serving) -> None:
    page = contexts(**PHONE, locale="de-DE").new_page()
    for game in ("kingdomino", "queendomino", "duel"):
        steps = steps_of(server, game)
        page.goto(f"/learn/{game}")
        stands_at(page, steps[0])
        expect(page.locator(f"{GUIDE} .ask")).to_have_text(steps[0]["ask"])
        learn(page, Finger(page), steps, "Weiter")
        expect(page.locator(GUIDE)).to_contain_text("Geschafft")
        axe(page)
        fits(page)
