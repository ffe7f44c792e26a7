"""The web page in a real browser, on a real server. Playwright's loop lives as long as a module's tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.web.browsing import DESKTOP, PHONE, Watch, launched
from tests.web.serving import Serving

STATIC = Path(__file__).parents[2] / "src" / "crownlands" / "server" / "static"
Contexts = Callable[..., BrowserContext]
PATIENCE = 30_000

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def built() -> None:
    if not (STATIC / "index.html").is_file():
        pytest.fail("The web page has not been built: run make.", pytrace=False)


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for all tests that leave it running."""
    with Serving(tmp_path_factory.mktemp("server")) as serving:
        yield serving


@pytest.fixture
def own_server(built: None, tmp_path: Path) -> Iterator[Serving]:
    """A server for a test that kills it."""
    with Serving(tmp_path) as serving:
        yield serving


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For a module: longer, and its event loop would be in the way of the async tests of other rooms."""
    with launched() as browser:
        yield browser


@pytest.fixture
def watch(server: Serving) -> Iterator[Watch]:
    """What goes wrong on any page of this test fails it in the end."""
    watch = Watch(server.url)
    yield watch
    watch.check()


@pytest.fixture
def contexts(browser: Browser, watch: Watch) -> Iterator[Contexts]:
    """Make a browser of one's own: `contexts(**PHONE, locale="de-DE")`. English and on a desktop unless said."""
    yield from watched(browser, watch)


def watched(browser: Browser, watch: Watch) -> Iterator[Contexts]:
    """What makes browsers that are watched, and closes them in the end."""
    made: list[BrowserContext] = []

    def make(**options: Any) -> BrowserContext:
        given = {"locale": "en-GB", "base_url": watch.address, "reduced_motion": "reduce", **DESKTOP, **options}
        context = browser.new_context(**given)
        context.set_default_timeout(PATIENCE)
        watch.follow(context)
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()


@pytest.fixture
def page(contexts: Contexts) -> Page:
    return contexts().new_page()


@pytest.fixture
def phone(contexts: Contexts) -> Page:
    return contexts(**PHONE).new_page()
