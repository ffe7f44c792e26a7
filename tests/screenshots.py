"""Takes the pictures of the documentation again: `make screenshots` writes them to docs/pictures."""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page
from tests.web.browsing import DESKTOP, PHONE, launched, visit
from tests.web.playing import sit_down
from tests.web.serving import Serving
from tests.web.test_scorepad import REALM

from crownlands.bots import make_bot
from crownlands.game import CHANCE, deal, run
from crownlands.records import Record, read_options, write_record
from crownlands.rules import GAMES

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
NAMES = ("Ada", "Bela", "Caro", "Dan")
QUALITY = 66
SIZES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}


@dataclass(frozen=True)
class Stage:
    """What a picture is taken of: a server, and a browser's context at it."""

    server: Serving
    context: BrowserContext


def record_of(game: str, settings: str, seed: int, share: float = 1.0) -> str:
    """A game between greedy bots; of less than all of it, up to where the first seat has something to choose."""
    played, dice = GAMES[game], Random(seed)
    options = read_options(played, settings)
    bot = make_bot("greedy", played, dice)
    steps = list(run(played.start(options), lambda at: deal(at, dice) if at.turn == CHANCE else bot.choose(at)))
    count = len(steps)
    if share < 1:
        wanted = (n for n in range(int(count * share), count) if steps[n - 1][1].turn == 0)
        count = next(n for n in wanted if len(steps[n - 1][1].moves()) > 2)
    return write_record(Record(played, options, NAMES[: options.players], tuple(move for move, _ in steps[:count])))


def table(game: str, settings: str, seed: int, share: float) -> Callable[[Stage], Page]:
    """A table with a game between us and bots."""

    def show(stage: Stage) -> Page:
        record = record_of(game, settings, seed, share)
        players = read_options(GAMES[game], settings).players
        bots = [{"kind": "bot", "bot": "greedy", "name": name} for name in NAMES[1:players]]
        seats = [{"kind": "me", "name": NAMES[0]}, *bots]
        made = stage.server.post("/api/import", {"record": record, "seats": seats})
        tokens = {str(seat["seat"]): seat["token"] for seat in made["seats"]}
        keys = {"table": made["table"], "game": game, "tokens": tokens, "host": made["host"], "invite": made["invite"]}
        return sit_down(stage.context, {**keys, "at": 1})

    return show


def page_at(path: str) -> Callable[[Stage], Page]:
    def show(stage: Stage) -> Page:
        page = stage.context.new_page()
        visit(page, path)
        return page

    return show


def replay(stage: Stage) -> Page:
    made = stage.server.post("/api/import", {"record": record_of("queendomino", "players=3", 5)})
    page = stage.context.new_page()
    page.goto(f"/replay/{made['table']}#{made['invite']}")
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    return page


def score_pad(stage: Stage) -> Page:
    page = page_at("/scorepad")(stage)
    page.get_by_role("button", name="Queendomino").click()
    page.get_by_text("As text").click()
    page.get_by_label("The kingdom as text").fill(REALM)
    page.get_by_role("button", name="Read this text").click()
    page.locator("section.land .seal").first.wait_for()
    page.evaluate("scrollTo(0, 0)")
    return page


SCENES: dict[str, Callable[[Stage], Page]] = {
    "home": page_at("/"),
    "kingdomino": table("kingdomino", "players=4", 11, 0.7),
    "queendomino": table("queendomino", "players=3", 5, 0.75),
    "duel": table("duel", "", 3, 0.6),
    "end": table("kingdomino", "players=3, harmony=yes, middle-kingdom=yes", 4, 1.0),
    "replay": replay,
    "scorepad": score_pad,
    "rules": page_at("/rules/kingdomino"),
}
WANTED = [(scene, size, look) for scene in SCENES for size in SIZES for look in ("light", "dark")]


def take(browser: Browser, server: Serving, scene: str, size: str, look: str) -> bytes:
    options: dict[str, Any] = {
        "base_url": server.url,
        "locale": "en-GB",
        "reduced_motion": "reduce",
        "color_scheme": look,
    }
    context = browser.new_context(**options, **SIZES[size])
    try:
        page = SCENES[scene](Stage(server, context))
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(600)
        return page.screenshot()
    finally:
        context.close()


def pictures() -> Iterator[tuple[str, bytes]]:
    with tempfile.TemporaryDirectory() as folder, Serving(Path(folder)) as server, launched() as browser:
        for scene, size, look in WANTED:
            yield f"{scene}-{size}-{look}", take(browser, server, scene, size, look)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    total = 0
    for name, png in pictures():
        file = FOLDER / f"{name}.webp"
        Image.open(io.BytesIO(png)).convert("RGB").save(file, quality=QUALITY, method=6)
        total += file.stat().st_size
        print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")
    print(f"{len(WANTED)} pictures, {total / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
