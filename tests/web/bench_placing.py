"""How smoothly a domino follows the pointer on a slow phone: `python -m tests.web.bench_placing`.

The processor is throttled to a quarter, the pointer wanders over the kingdom, and the domino is turned on the way. No
task of the page may take longer than 100 ms.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page
from tests.web.browsing import launched
from tests.web.playing import PICK, Mouse, new_table, play_move, sit_down, wait_for_turn
from tests.web.serving import Serving

SLOWER = 4
LONGEST = 100.0
ROUNDS = 3
TRACED = ["toplevel", "disabled-by-default-devtools.timeline"]
TASK = "RunTask"


def to_the_placing(page: Page) -> None:
    """Play on until there is a domino in hand and a kingdom of some size."""
    for count in range(30):
        wait_for_turn(page)
        if count > 8 and page.locator(PICK).count() == 0:
            return
        play_move(page, Mouse(page))
    raise AssertionError("no domino came to hand")


def wander(page: Page) -> None:
    cells = page.locator(".stage [role=gridcell]")
    boxes = [cells.nth(index).bounding_box() for index in range(cells.count())]
    for number, box in enumerate(boxes * ROUNDS):
        if box is not None:
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if number % 4 == 3:
            page.keyboard.press("r")


def tasks_of(trace: bytes) -> list[float]:
    """The milliseconds of processor time that each task of a page took, whatever else the machine was doing."""
    events = json.loads(trace)["traceEvents"]
    pages = {(one["pid"], one["tid"]) for one in events if one.get("args", {}).get("name") == "CrRendererMain"}
    tasks = [one for one in events if one["name"] == TASK and (one["pid"], one["tid"]) in pages]
    return [one.get("tdur", one.get("dur", 0)) / 1000 for one in tasks]


def measure() -> list[float]:
    with tempfile.TemporaryDirectory() as folder, Serving(Path(folder)) as server, launched() as browser:
        context = browser.new_context(base_url=server.url, locale="en-GB", viewport={"width": 900, "height": 900})
        page = sit_down(context, new_table(server.url, "kingdomino", players="2"))
        to_the_placing(page)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        browser.start_tracing(page=page, categories=TRACED)
        wander(page)
        page.wait_for_timeout(500)
        trace = browser.stop_tracing()
        context.close()
    return tasks_of(trace)


def main() -> int:
    tasks = measure()
    assert tasks, "the browser traced nothing"
    worst, many = max(tasks), sum(task > LONGEST / 2 for task in tasks)
    print(f"placing, processor ÷ {SLOWER}: {len(tasks)} tasks, {many} over 50 ms, the longest {worst:.0f} ms")
    return 0 if worst <= LONGEST else 1


if __name__ == "__main__":
    sys.exit(main())
