"""The documentation as a site: every page is in it, every link leads somewhere; and what a language lacks is named."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.languages import missing

from crownlands.rules.book import LANGUAGES

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(tmp_path)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    pages = {path.stem for path in (ROOT / "docs").glob("*.md")}
    assert pages <= {path.stem for path in tmp_path.glob("*.html")}
    assert "Two commands" in (tmp_path / "index.html").read_text(encoding="utf-8")
    assert "fonts.googleapis" not in (tmp_path / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_of_the_page_lack_nothing(language: str) -> None:
    assert list(missing(language)) == []


def test_a_new_language_lacks_everything() -> None:
    lines = list(missing("fr"))
    assert "src/crownlands/rules/languages/fr.toml: K-P1" in lines
    assert any(line.startswith("web/src/words/i18n/table/fr.ts: ") for line in lines)
    assert "src/crownlands/rules/book.py: LANGUAGES lacks 'fr'" in lines
