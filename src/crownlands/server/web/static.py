"""The web page's files, where they have been built."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from starlette.responses import FileResponse, Response

from crownlands.server.table.refusal import Refusal

ROOT = Path(__file__).parents[1] / "static"
FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""


def file_response(path: str, root: Path = ROOT, *, accepted: str = "") -> Response:
    """A file by its path, packed if that is accepted; any other path is the page itself, which knows its own paths."""
    root = root.resolve()
    file = find(root, path)
    if file is not None and file.is_relative_to(root):
        hashed = file.relative_to(root).parts[0] == "assets"
        return _packed(file, accepted, {"Cache-Control": FOREVER if hashed else "no-cache"})
    if not page_is_there(root):
        raise Refusal("unknown", "There is nothing here; the web page has not been built, but /api works.")
    if Path(path).parts[:1] == ("assets",):
        raise Refusal("unknown", "There is no such file.")
    return FileResponse(root / "index.html", headers={"Cache-Control": "no-cache"})


def _packed(file: Path, accepted: str, headers: dict[str, str]) -> Response:
    """A file as the build has packed it, for browsers that take Brotli."""
    packed = file.with_name(f"{file.name}.br")
    if "br" not in [coding.strip() for coding in accepted.split(",")] or not packed.is_file():
        return FileResponse(file, headers=headers)
    kind, _ = guess_type(file.name)
    return FileResponse(
        packed, media_type=kind, headers={**headers, "Content-Encoding": "br", "Vary": "Accept-Encoding"}
    )


def page_is_there(root: Path = ROOT) -> bool:
    return (root / "index.html").is_file()


def find(root: Path, path: str) -> Path | None:
    """The file a path leads to; None if it leads to no file, or could not be the path of one."""
    try:
        file = (root / path).resolve()
        return file if path and file.is_file() else None
    except (OSError, ValueError):
        return None
