"""A server in a thread, for tests that are not asynchronous."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from tests.server.running import EASY

from crownlands.server.ops.run import address, config, listen
from crownlands.server.ops.settings import Settings
from crownlands.server.table.sources import Sources
from crownlands.server.web.app import create_app


@contextmanager
def in_thread(database: str, **more: Any) -> Iterator[str]:
    """The URL of a server that lives as long as the block."""
    settings = Settings(**{"database": database, **EASY, **more})
    with listen(settings) as listening:
        server = uvicorn.Server(config(settings, create_app(settings, Sources())))
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            deadline = time.monotonic() + 30
            while not server.started and time.monotonic() < deadline:
                time.sleep(0.01)
            yield address(listening).rstrip("/")
        finally:
            server.should_exit = True
            thread.join()
