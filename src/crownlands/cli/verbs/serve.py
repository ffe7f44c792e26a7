"""The verb `serve`: tables for people to meet at."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str | None, typer.Option("--host", help="The address to listen at; 0.0.0.0 is all.")] = None,
    port: Annotated[int | None, typer.Option("--port", help="The port; 0 takes any that is free.")] = None,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://…; else a file of yours."),
    ] = None,
    workers: Annotated[int | None, typer.Option("--workers", help="Processes; several need PostgreSQL.")] = None,
    config: Annotated[Path | None, typer.Option("--config", metavar="FILE", help="Settings in TOML.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve tables in the browser, until Ctrl-C.

    Every setting can also be given in the environment, as CROWNLANDS_PORT=8000, or in a TOML file.
    """
    from crownlands.server.ops.run import run
    from crownlands.server.ops.settings import FILE, load_settings

    environment = os.environ | ({FILE: str(config)} if config is not None else {})
    settings = load_settings(environment, host=host, port=port, database=database, workers=workers)
    run(settings, open_browser=open_browser)
