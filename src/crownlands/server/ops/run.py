"""Start a server: in this process, or as several worker processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
import math
import os
import socket
import tempfile
import threading
import webbrowser
from functools import partial

import uvicorn

from crownlands.game import Refused
from crownlands.server.ops.descriptors import raise_descriptors
from crownlands.server.ops.garbage import collect_rarely
from crownlands.server.ops.logs import logger, set_up_logs
from crownlands.server.ops.metrics import SHARED
from crownlands.server.ops.settings import Settings, to_environment
from crownlands.server.storage import open_store
from crownlands.server.storage.engine import database_url
from crownlands.server.storage.lockfile import alone_with
from crownlands.server.table.sources import Sources
from crownlands.server.web.connection import LARGEST_FRAME
from crownlands.server.web.frames import FRAMED_CONNECTION
from crownlands.server.web.gate import Gate
from crownlands.server.web.http import WORKERS_CONNECTION, HttpConnection
from crownlands.server.web.static import page_is_there

BACKLOG = 2048
HEALTH_SECONDS = 30
"""How long a worker may be too busy to say that it lives before another takes its place."""


def run(settings: Settings, *, open_browser: bool = False) -> None:
    """Serve until a signal comes."""
    set_up_logs(settings.log_format, settings.log_level, Sources().now)
    with alone_with(database_url(settings.database)):
        asyncio.run(prepare(settings))
        with listen(settings) as listening:
            url = address(listening)
            logger().info("listening", url=url, workers=settings.workers, descriptors=raise_descriptors())
            if not page_is_there():
                logger().warning("no web page in this install", hint="install again where npm works; /api works")
            if open_browser:
                threading.Timer(1.0, webbrowser.open, [url.replace("0.0.0.0", "127.0.0.1")]).start()  # noqa: S104
            (run_workers if settings.workers > 1 else run_alone)(settings, listening)


async def prepare(settings: Settings) -> None:
    """Open the database once, before anybody is let in, so that a fault is said in a sentence."""
    store = await open_store(database_url(settings.database))
    await store.close()


def listen(settings: Settings) -> socket.socket:
    """The socket everybody shares; a port that is taken is said in a sentence."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listening = socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except OSError as error:
        reason = os.strerror(error.errno or 0)
        raise Refused(f"{settings.host} port {settings.port} cannot be used: {reason}.") from None
    listening.set_inheritable(True)
    return listening


def address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def run_alone(settings: Settings, listening: socket.socket) -> None:
    from crownlands.server.web.app import create_app

    collect_rarely()
    uvicorn.Server(config(settings, create_app(settings, Sources()))).run(sockets=[listening])


def run_workers(settings: Settings, listening: socket.socket) -> None:
    """Workers find their settings in the environment, and their metrics in one directory."""
    from uvicorn.supervisors import Multiprocess

    with tempfile.TemporaryDirectory() as directory:
        os.environ.update(to_environment(settings), **{SHARED: directory})
        served = config(settings, "crownlands.server.web.app:create", factory=True, workers=settings.workers)
        Multiprocess(served, sockets=[listening]).run()


def config(settings: Settings, app: object, *, factory: bool = False, workers: int = 1) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        factory=factory,
        workers=workers,
        host=settings.host,
        port=settings.port,
        http=WORKERS_CONNECTION if factory else partial(HttpConnection, Gate(settings)),  # type: ignore[arg-type]
        timeout_keep_alive=math.ceil(settings.idle_seconds),
        ws=FRAMED_CONNECTION,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
        timeout_worker_healthcheck=HEALTH_SECONDS,
        timeout_graceful_shutdown=int(settings.shutdown_seconds) or 1,
        backlog=BACKLOG,
    )
