"""A signal to stop: browsers are told before the web server closes their sockets."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

SIGNALS = (signal.SIGTERM, signal.SIGINT)
GOODBYE_SECONDS = 0.3
"""How long the web server waits for the last words to leave; a second signal does not wait."""


@contextmanager
def stop_on_signals(stop: Callable[[], None]) -> Iterator[None]:
    """Call `stop` before the web server acts on a signal. Only the main thread hears signals."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in SIGNALS}

    asked: set[int] = set()

    def on_signal(number: int, frame: FrameType | None) -> None:
        handler: Any = before[signal.Signals(number)]
        again = number in asked
        asked.add(number)
        if again:
            handler(number, frame)
        else:
            loop.call_soon_threadsafe(begin, lambda: handler(number, frame))

    def begin(then: Callable[[], None]) -> None:
        """Whatever goes wrong, such as a log nobody reads any more, the server stops."""
        try:
            stop()
        finally:
            loop.call_later(GOODBYE_SECONDS, then)

    for number in SIGNALS:
        signal.signal(number, on_signal)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def stop_with_parent() -> None:
    """Stop this process as a signal would, should the one that started it be killed."""
    threading.Thread(target=_stop_after_parent, daemon=True).start()


def _stop_after_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
