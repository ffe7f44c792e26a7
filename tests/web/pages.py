"""A server of the page's files alone, which can be given another build while browsers look; the rest it passes on."""

from __future__ import annotations

import json
import re
import shutil
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

from crownlands.server.web.static import find

TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
PAGE = re.compile(r"^const PAGE = (\{.*?\});", re.MULTILINE)


def other_build(built: Path, folder: Path, mark: str) -> Path:
    """The same page as if it had been built again: every hashed file has a new name, and so has the build."""
    shutil.copytree(built, folder)
    names = {file.name for file in (built / "assets").iterdir()}
    renamed = {name: re.sub(r"(\.\w+)$", rf"{mark}\1", name) for name in names}
    for file in [file for file in folder.rglob("*") if file.suffix in (".html", ".js", ".css")]:
        text = file.read_text(encoding="utf-8")
        text = re.sub("|".join(map(re.escape, sorted(names, key=len, reverse=True))), lambda hit: renamed[hit[0]], text)
        file.write_text(text, encoding="utf-8")
    for name, other in renamed.items():
        (folder / "assets" / name).rename(folder / "assets" / other)
    worker = folder / "sw.js"
    text = worker.read_text(encoding="utf-8")
    page = PAGE.match(text)
    assert page is not None, "the worker does not begin with the files of its build"
    said = {**json.loads(page[1]), "build": mark}
    worker.write_text(PAGE.sub(lambda _: f"const PAGE = {json.dumps(said)};", text), encoding="utf-8")
    return folder


class Pages:
    """On a free port, in threads; `folder` is the build that is served now."""

    def __init__(self, folder: Path, behind: str) -> None:
        self.folder = folder
        pages = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                pages._answer(self)

            def do_POST(self) -> None:
                pages._answer(self)

            def log_message(self, *_: Any) -> None:
                """Nothing is logged."""

        self._behind = behind
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._server.shutdown()
        self._server.server_close()

    def _answer(self, handler: BaseHTTPRequestHandler) -> None:
        path = handler.path.partition("?")[0]
        status, kind, body = self._passed_on(handler) if path.startswith("/api/") else self._file(path.lstrip("/"))
        handler.send_response(status)
        handler.send_header("Content-Type", kind)
        handler.send_header("Content-Length", str(len(body)))
        handler.send_header("Cache-Control", "no-cache")
        handler.end_headers()
        handler.wfile.write(body)

    def _file(self, path: str) -> tuple[int, str, bytes]:
        file = find(self.folder, path)
        if file is None and path.startswith("assets/"):
            return 404, "text/plain", b"no such file"
        file = file or self.folder / "index.html"
        return 200, TYPES.get(file.suffix, "application/octet-stream"), file.read_bytes()

    def _passed_on(self, handler: BaseHTTPRequestHandler) -> tuple[int, str, bytes]:
        body = handler.rfile.read(int(handler.headers.get("Content-Length") or 0))
        given = {name: handler.headers[name] for name in ("Authorization", "Content-Type") if name in handler.headers}
        answer = httpx.request(handler.command, f"{self._behind}{handler.path}", content=body, headers=given)
        return answer.status_code, answer.headers.get("Content-Type", "text/plain"), answer.content
