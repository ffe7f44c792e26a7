"""The page's files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from crownlands.server.table.refusal import Refusal
from crownlands.server.web.static import FOREVER, file_response


def test_files_of_the_page(tmp_path: Path) -> None:
    root = tmp_path / "static"
    (root / "assets").mkdir(parents=True)
    (root / "index.html").write_text("the page")
    (root / "assets" / "main-1a2b.js").write_text("code")
    (tmp_path / "secret.txt").write_text("secret")
    assert file_response("assets/main-1a2b.js", root).headers["cache-control"] == FOREVER
    for path in ("", "table/abc", "../secret.txt", "/etc/hostname", "%2e%2e/secret.txt", "a\0b"):
        answer: Any = file_response(path, root)
        assert Path(answer.path).name == "index.html", path
        assert answer.headers["cache-control"] == "no-cache"
    with pytest.raises(Refusal, match="no such file"):
        file_response("assets/old.js", root)
    with pytest.raises(Refusal, match="has not been built"):
        file_response("", tmp_path / "nothing")


def test_packed_files_go_to_browsers_that_take_them(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main-1a2b.js").write_text("code")
    (tmp_path / "assets" / "main-1a2b.js.br").write_text("packed")
    packed: Any = file_response("assets/main-1a2b.js", tmp_path, accepted="gzip, deflate, br, zstd")
    assert Path(packed.path).name == "main-1a2b.js.br"
    assert packed.headers["content-encoding"] == "br"
    assert packed.headers["content-type"].startswith("text/javascript")
    assert packed.headers["cache-control"] == FOREVER
    for accepted in ("", "gzip", "brrr"):
        plain: Any = file_response("assets/main-1a2b.js", tmp_path, accepted=accepted)
        assert Path(plain.path).name == "main-1a2b.js"
        assert "content-encoding" not in plain.headers
