"""The list of public tables."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from crownlands.server.house.snapshot import show_place
from crownlands.server.storage import Brief
from crownlands.server.table.value import OPEN


def show_brief(brief: Brief) -> dict[str, Any]:
    """A table in the list of public ones."""
    return {
        "table": brief.id,
        "game": brief.setup.game.name,
        "title": brief.setup.game.title,
        "settings": brief.setup.options.settings(),
        "seats": [show_place(seat, place) for seat, place in enumerate(brief.places)],
        "open": sum(place.kind == OPEN for place in brief.places),
        "created": _date(brief.created),
    }


def _date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
