"""Puzzles in the browser: found from the front page, solved on the board, shown, and counted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.browsing import PHONE, Watch, axe, fits
from tests.web.conftest import Contexts
from tests.web.playing import DIE, PICK, Keys

from crownlands.coach.puzzles import Puzzle, shipped

pytestmark = pytest.mark.slow


def numbered(game: str, verb: str, words: int = 2) -> tuple[int, Puzzle]:
    """The first puzzle of a game that asks for such a move."""
    return next(
        (number, puzzle)
        for number, puzzle in enumerate(shipped(game), 1)
        if puzzle.verb == verb and all(len(text.split()) == words for text in (puzzle.answer, puzzle.next_best))
    )


def domino(puzzle: Puzzle, text: str) -> int:
    """Which of the free dominoes on offer a move chooses."""
    return sorted([puzzle.answer, *puzzle.lost], key=lambda move: int(move.split()[1])).index(text)


def counted(page: Page, text: str) -> None:
    expect(page.get_by_test_id("count").first).to_have_text(text)


def test_solved_at_a_desk_by_keys(contexts: Contexts) -> None:
    page = contexts(viewport={"width": 1366, "height": 641}).new_page()
    page.goto("/")
    page.get_by_role("navigation").get_by_role("link", name="Puzzles").click()
    counted(page, "Solved: 0, tried: 0")
    axe(page)
    number, puzzle = numbered("kingdomino", "pick")
    kingdomino = page.get_by_role("region", name="Kingdomino", exact=True)
    kingdomino.get_by_text("All by number").first.click()
    kingdomino.get_by_role("link", name=str(number), exact=True).click()
    keys, verdict = Keys(page), page.get_by_test_id("verdict")
    keys.press(page.locator(PICK).nth(domino(puzzle, puzzle.next_best)))
    expect(verdict).to_have_text(f"Points given away: {puzzle.margin:.1f}. Try again.")
    counted(page, "Solved: 0, tried: 1")
    axe(page)
    keys.press(page.locator(PICK).nth(domino(puzzle, puzzle.answer)))
    expect(verdict).to_contain_text(f"Well found! {puzzle.why()[0].said}")
    axe(page)
    fits(page)
    page.reload()
    counted(page, "Solved: 1, tried: 1")
    page.get_by_role("button", name="Next").click()
    expect(page).not_to_have_url(f"/puzzles/kingdomino/{number}")
    page.get_by_role("link", name="All puzzles").click()
    expect(kingdomino.get_by_test_id("count")).to_have_text("Solved: 1, tried: 1")


def test_shown_and_solved_on_a_phone(contexts: Contexts, watch: Watch) -> None:
    watch.excuse("404")
    page = contexts(**PHONE, locale="de-DE").new_page()
    number, puzzle = numbered("duel", "take")
    page.goto(f"/puzzles/duel/{number}")
    verdict = page.get_by_test_id("verdict")
    wrong, right = (int(text.split()[1]) - 1 for text in (puzzle.next_best, puzzle.answer))
    page.locator(DIE).nth(wrong).tap()
    expect(verdict).to_contain_text("Versuche es noch einmal.")
    page.locator(DIE).nth(right).tap()
    expect(verdict).to_contain_text("Gut gefunden!")
    counted(page, "Gelöst: 1, versucht: 1")
    axe(page)
    fits(page)
    page.goto("/puzzles/queendomino/1")
    page.get_by_role("button", name="Den besten Zug zeigen").tap()
    expect(verdict).to_have_attribute("data-answer", shipped("queendomino")[0].answer)
    counted(page, "Gelöst: 0, versucht: 1")
    axe(page)
    fits(page)
    page.goto("/puzzles/duel/100000")
    expect(page.get_by_text("gibt es nicht")).to_be_visible()
