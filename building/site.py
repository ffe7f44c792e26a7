"""Brings the pages that lie beside docs/ into the site, with links that fit."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
PAGES = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
LINK = re.compile(r"\[([^\]]*)\]\((?!\w+:|#)([^)#\s]+)(#[^)\s]*)?\)")


def on_files(files: Files, config: Any) -> Files:
    for name, page in PAGES.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=LINK.sub(_beside_docs, text)))
    return files


def on_page_markdown(markdown: str, **_known: Any) -> str:
    return LINK.sub(_within_docs, markdown)


def _beside_docs(found: re.Match[str]) -> str:
    """A link of a page that lies beside docs/."""
    words, target, part = found[1], found[2], found[3] or ""
    inside = target.removeprefix("docs/")
    return f"[{words}]({inside}{part})" if inside != target else _out_of_docs(words, target, part)


def _within_docs(found: re.Match[str]) -> str:
    words, target, part = found[1], found[2], found[3] or ""
    outside = target.removeprefix("../")
    return found[0] if outside == target else _out_of_docs(words, outside, part)


def _out_of_docs(words: str, target: str, part: str) -> str:
    """To a page that moves in; any other file is named only, for the site cannot know where it is published."""
    if target in PAGES:
        return f"[{words}]({PAGES[target]}{part})"
    assert (ROOT / target).exists(), f"[{words}]({target}) leads nowhere"
    return words
