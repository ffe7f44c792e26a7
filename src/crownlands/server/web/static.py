"""The web page's files, where they have been built."""

from __future__ import annotations

from pathlib import Path

from starlette.responses import FileResponse, Response

from crownlands.server.table.refusal import Refusal

ROOT = Path(__file__).parents[1] / "static"
FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""


def file_response(path: str, root: Path = ROOT) -> Response:
    """A file by its path; any other path is the page itself, which knows its own paths."""
    root = root.resolve()
    file = find(root, path)
    if file is not None and file.is_relative_to(root):
        hashed = file.relative_to(root).parts[0] == "assets"
        return FileResponse(file, headers={"Cache-Control": FOREVER if hashed else "no-cache"})
    page = root / "index.html"
    if not page.is_file():
        raise Refusal("unknown", "There is nothing here; the web page has not been built, but /api works.")
    if Path(path).parts[:1] == ("assets",):
        raise Refusal("unknown", "There is no such file.")
    return FileResponse(page, headers={"Cache-Control": "no-cache"})


def find(root: Path, path: str) -> Path | None:
    """The file a path leads to; None if it leads to no file, or could not be the path of one."""
    try:
        file = (root / path).resolve()
        return file if path and file.is_file() else None
    except (OSError, ValueError):
        return None
