"""The verb `doctor`: what is wrong with this machine, and what to do about it; and what `--version` tells."""

from __future__ import annotations

import os
import platform
import sqlite3
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import metadata, version
from pathlib import Path
from typing import Annotated, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import typer

from crownlands.cli.extras import lacking
from crownlands.cli.screen.console import make_console, show_json
from crownlands.cli.setup import Json
from crownlands.game import Refused
from crownlands.kernel import COMPILED

WRONG = 1
HIDDEN_EXTRAS = ("dev",)


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that was looked at: well, worth knowing, or wrong."""

    about: str
    state: Literal["well", "note", "wrong"]
    words: str


def tell_version(wanted: bool) -> None:
    if wanted:
        kernel = "compiled" if COMPILED else "plain Python"
        print(f"crownlands {version('crownlands')}")
        print(f"kernel {kernel}, Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}")
        raise typer.Exit


def doctor(
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help="The server's database, if not the usual one.")
    ] = None,
    port: Annotated[int | None, typer.Option("--port", help="The port the server is to have.")] = None,
    config: Annotated[Path | None, typer.Option("--config", metavar="FILE", help="The server's settings.")] = None,
    as_json: Json = False,
) -> int:
    """Say what is wrong with this machine, and what to do about it.

    Looks at the kernel, the extras that are installed, the terminal, and what a server would need: page, port, open
    files, database. Nothing is changed. The exit code is 1 if something is wrong.
    """
    findings = [*library(), *server(database, port, config)]
    if as_json:
        show_json([asdict(finding) for finding in findings])
    else:
        for finding in findings:
            make_console().print(f"{finding.state:<6}{finding.about}: {finding.words}", soft_wrap=True)
    return WRONG if any(finding.state == "wrong" for finding in findings) else 0


def library() -> Iterator[Finding]:
    yield Finding("Python", "well", f"{platform.python_version()} on {platform.system()}, {os.cpu_count()} processors")
    yield kernel()
    for extra in metadata("crownlands").get_all("Provides-Extra") or ():
        if extra not in HIDDEN_EXTRAS:
            yield installed(extra)
    yield terminal()
    yield time_zones()


def kernel() -> Finding:
    if COMPILED:
        return Finding("kernel", "well", "compiled")
    words = "runs as plain Python, some hundred times slower; install a C compiler and then Crownlands again"
    return Finding("kernel", "note", words)


def installed(extra: str) -> Finding:
    module = lacking(extra)
    if module is None:
        return Finding(extra, "well", "installed")
    return Finding(extra, "note", f"{module} is not installed; pip install 'crownlands[{extra}]' if you need it")


def terminal() -> Finding:
    encoding = sys.stdout.encoding or "ascii"
    try:
        "×–█".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return Finding("terminal", "note", f"{encoding} cannot show all signs; set PYTHONIOENCODING=utf-8")
    return Finding("terminal", "well", encoding)


def time_zones() -> Finding:
    try:
        ZoneInfo("Europe/Copenhagen")
    except ZoneInfoNotFoundError:
        return Finding("time zones", "wrong", "there are none; pip install tzdata")
    return Finding("time zones", "well", "there")


def server(database: str | None, port: int | None, config: Path | None) -> Iterator[Finding]:
    """What a server would find; nothing where its extra is not installed."""
    if lacking("server"):
        return
    from crownlands.server.ops import examine
    from crownlands.server.ops.settings import FILE, load_settings

    environment = os.environ | ({FILE: str(config)} if config is not None else {})
    try:
        settings = load_settings(environment, database=database, port=port)
    except Refused as refusal:
        yield Finding("settings", "wrong", str(refusal))
        return
    yield judged("page", examine.page(), "note")
    yield judged("port", examine.port(settings), "note")
    yield judged("open files", examine.descriptors(), "note")
    yield judged("SQLite", examine.sqlite(), "wrong")
    yield looked_up("database", lambda: examine.database(settings))


def judged(about: str, fault: str | None, state: Literal["note", "wrong"]) -> Finding:
    return Finding(about, state, fault) if fault else Finding(about, "well", "fine")


def looked_up(about: str, look: Callable[[], str]) -> Finding:
    try:
        return Finding(about, "well", look())
    except Refused as refusal:
        return Finding(about, "wrong", str(refusal))
