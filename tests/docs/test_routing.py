"""A proxy set up as the documentation says sends everything of one table the same way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TABLE = "k3v7x4q2m5tahz2b"


def patterns(block: str) -> list[re.Pattern[str]]:
    """The expressions of a map in a block of this language."""
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    blocks = re.findall(rf"```{block}\n(.*?)```", text, re.DOTALL)
    found = re.findall(r'"~(\^/api[^"]*)"', "".join(blocks))
    return [re.compile(pattern.replace("(?<", "(?P<")) for pattern in found]


def key(block: str, uri: str) -> str | None:
    matches = (pattern.match(uri) for pattern in patterns(block))
    return next((match[1] for match in matches if match), None)


@pytest.mark.parametrize("block", ["nginx", "caddy"])
def test_every_request_of_a_table_has_the_same_key(block: str) -> None:
    for uri in (f"/api/tables/{TABLE}", f"/api/tables/{TABLE}/join", f"/api/socket?table={TABLE}"):
        assert key(block, uri) == TABLE, uri
    for uri in ("/api/tables", "/api/games", "/api/socket", "/"):
        assert key(block, uri) is None, uri


def test_the_page_names_its_table_when_it_connects() -> None:
    source = (ROOT / "web" / "src" / "browser" / "connection.ts").read_text(encoding="utf-8")
    assert "?table=${table}" in source
    assert "/api/socket${query}" in source
