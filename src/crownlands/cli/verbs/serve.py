"""The verb `serve`: tables for people to meet at."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from crownlands.cli.extras import expect


def serve(
    host: Annotated[str | None, typer.Option("--host", help="The address to listen on; 0.0.0.0 for all.")] = None,
    port: Annotated[int | None, typer.Option("--port", help="The port; 0 picks any free one.")] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            help="sqlite:///FILE or postgresql://…; by default a file in your data directory.",
        ),
    ] = None,
    workers: Annotated[int | None, typer.Option("--workers", help="Processes; several need PostgreSQL.")] = None,
    config: Annotated[Path | None, typer.Option("--config", metavar="FILE", help="Settings in TOML.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve tables in the browser, until Ctrl-C.

    Every setting can also come from the environment, such as CROWNLANDS_PORT=8000, or from a TOML file.
    """
    expect("server")
    from crownlands.server.ops.run import run
    from crownlands.server.ops.settings import FILE, load_settings

    environment = os.environ | ({FILE: str(config)} if config is not None else {})
    settings = load_settings(environment, host=host, port=port, database=database, workers=workers)
    run(settings, open_browser=open_browser)
