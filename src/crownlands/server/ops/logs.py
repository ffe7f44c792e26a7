"""Structured logs: one event a line, as text for people or JSON for machines. Secrets and names are never logged."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, TextIO

import structlog


def set_up_logs(shape: str, level: str, now: Callable[[], float], out: TextIO | None = None) -> None:
    """Everything goes to standard error, the library's own warnings too."""

    def stamp(_logger: Any, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
        event["at"] = datetime.fromtimestamp(now(), UTC).isoformat(timespec="milliseconds")
        return event

    machine = shape == "json"
    renderer = structlog.processors.JSONRenderer() if machine else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[stamp, structlog.stdlib.add_log_level, structlog.processors.format_exc_info, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(out or sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=logging.WARNING, stream=out or sys.stderr, format="%(levelname)s %(name)s %(message)s")
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


def logger() -> Any:
    return structlog.get_logger()
