"""How long “Play at once” takes on a slow line: `python -m tests.web.bench_play_at_once`.

A phone on a line of 400 kbit/s and 400 ms: from the tap on the front door to the first domino that can be chosen, the
median of several tries, each by a browser that has seen nothing before.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser
from tests.web.browsing import PHONE, launched
from tests.web.playing import PICK
from tests.web.serving import Serving
from tests.web.slow_line import SlowLine

BITS = 400_000
LATENCY = 0.4
TRIES = 5
READING = 3_000
"""Milliseconds a person looks at the front door before they tap."""


def tap_to_choice(browser: Browser, url: str) -> float:
    context = browser.new_context(base_url=url, locale="en-GB", reduced_motion="reduce", **PHONE)
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play at once").wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(READING)
    began = time.perf_counter()
    page.get_by_role("button", name="Play at once").tap()
    page.locator(PICK).first.wait_for()
    seconds = time.perf_counter() - began
    context.close()
    return seconds


def measure(tries: int) -> list[float]:
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder)) as server,
        launched() as browser,
        SlowLine(server.port, bits=BITS, latency=LATENCY) as line,
    ):
        return [tap_to_choice(browser, line.url) for _ in range(tries)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=TRIES)
    times = measure(parser.parse_args().tries)
    shown = ", ".join(f"{seconds:.2f}" for seconds in sorted(times))
    print(
        f"play at once, {BITS // 1000} kbit/s, {LATENCY * 1000:.0f} ms: {statistics.median(times):.2f} s (of {shown})"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
