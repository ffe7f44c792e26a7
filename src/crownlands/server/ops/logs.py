"""Structured logs: one event a line, as text for people or JSON for machines. Secrets and names are never logged."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, TextIO

import structlog
from structlog.typing import EventDict

VALUES = re.compile(r"^(?:DETAIL:|HINT:|CONTEXT:|\[parameters:).*$", re.MULTILINE)
"""Where databases put the values of a row into what they say; digests of secrets are among them."""
MOST_REASON = 300


def set_up_logs(shape: str, level: str, now: Callable[[], float], out: TextIO | None = None) -> None:
    """Everything goes to standard error, the libraries' own warnings too, and in the same shape."""

    def stamp(_logger: Any, _method: str, event: EventDict) -> EventDict:
        event["at"] = datetime.fromtimestamp(now(), UTC).isoformat(timespec="milliseconds")
        return event

    machine = shape == "json"
    renderer = structlog.processors.JSONRenderer() if machine else structlog.dev.ConsoleRenderer(colors=False)
    shared: list[Any] = [stamp, structlog.stdlib.add_log_level, structlog.processors.format_exc_info, without_values]
    structlog.configure(
        processors=[*shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(out or sys.stderr),
        cache_logger_on_first_use=False,
    )
    _listen_to_libraries(shared, renderer, out or sys.stderr)


def _listen_to_libraries(shared: list[Any], renderer: Any, out: TextIO) -> None:
    """What libraries log by Python's own means takes the same shape; a handler of an earlier start goes."""
    last = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer]
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, structlog.stdlib.ExtraAdder(), *shared],
            processors=last,
            keep_exc_info=False,
        )
    )
    root = logging.getLogger()
    for earlier in [old for old in root.handlers if isinstance(old.formatter, structlog.stdlib.ProcessorFormatter)]:
        root.removeHandler(earlier)
    root.addHandler(handler)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


def without_values(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """What went wrong, without the values of the row it went wrong with."""
    if "exception" in event:
        event["exception"] = VALUES.sub("", str(event["exception"]))
    return event


def reason_of(error: BaseException) -> str:
    """An error in one short line."""
    said = VALUES.sub("", str(error)).strip().partition("\n")[0][:MOST_REASON]
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


def logger() -> Any:
    return structlog.get_logger()
