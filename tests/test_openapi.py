"""The description of the API is up to date: the types of the web are made from it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from crownlands.server.web import openapi

text = cache(openapi.text)
FILE = Path(__file__).parents[1] / "web" / "openapi.json"


def test_the_file_says_what_the_server_says() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "out of date: `make openapi` writes it"


def test_the_file_is_written_where_it_is_wanted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert openapi.main([str(tmp_path / "openapi.json")]) == 0
    assert (tmp_path / "openapi.json").read_text(encoding="utf-8") == text()
    assert openapi.main([]) == 2
    assert capsys.readouterr().err == "Name the file to write, such as web/openapi.json.\n"


def test_no_shape_has_two_names() -> None:
    """FastAPI calls a shape X-Input and X-Output where what comes in and what goes out share a name and differ."""
    assert "-Input" not in text()
