"""The application: routes, the socket, the files, and the parts behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Router
from starlette.types import ASGIApp

from crownlands.server.ops.garbage import collect_rarely
from crownlands.server.ops.logs import set_up_logs
from crownlands.server.ops.metrics import SOCKETS, exposition
from crownlands.server.ops.settings import Settings, load_settings
from crownlands.server.ops.shutdown import stop_on_signals, stop_with_parent
from crownlands.server.table.refusal import Code, Refusal, no_path
from crownlands.server.table.sources import Sources
from crownlands.server.web import coaching, finding, notices, passkeys, people, puzzles, routes, study
from crownlands.server.web.connection import Connection
from crownlands.server.web.describe import describe
from crownlands.server.web.faults import deny, refused
from crownlands.server.web.fields import malformed
from crownlands.server.web.messages import VERSION as PROTOCOL
from crownlands.server.web.middleware import Middleware, address_of
from crownlands.server.web.service import Service, serving
from crownlands.server.web.static import file_response
from crownlands.server.web.trouble import in_trouble

SMALLEST_PACKED = 2000
"""Bytes below which packing an answer is not worth it."""


def create() -> ASGIApp:
    """The application of a worker, which finds its settings in the environment and ends with its supervisor."""
    collect_rarely()
    stop_with_parent()
    return create_app(load_settings(), Sources())


def create_app(settings: Settings, sources: Sources) -> ASGIApp:
    """The application behind its middleware, with a life of its own."""

    @asynccontextmanager
    async def life(_app: object) -> AsyncIterator[dict[str, Any]]:
        set_up_logs(settings.log_format, settings.log_level, sources.now)
        async with serving(settings, sources) as service:
            with stop_on_signals(service.stop):
                yield {"service": service}

    return Middleware(create_api(), socket, Router(lifespan=life), settings)


@cache
def create_api() -> FastAPI:
    """The same for every server of a process, for it takes a while to make; a request brings the service."""
    app = FastAPI(
        title="Crownlands",
        version=str(PROTOCOL),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(routes.router)
    app.include_router(notices.router)
    app.include_router(people.router)
    app.include_router(finding.router)
    app.include_router(passkeys.router)
    app.include_router(coaching.router)
    app.include_router(puzzles.router)
    app.include_router(study.router)
    _add_operations(app)
    app.add_api_route("/{path:path}", page, include_in_schema=False)
    _add_faults(app)
    describe(app)
    app.add_middleware(GZipMiddleware, minimum_size=SMALLEST_PACKED, compresslevel=6)
    return app


async def socket(websocket: WebSocket) -> None:
    """One browser, for as long as it stays. Nothing of the application above stands between: there are many of them."""
    service: Service = websocket.state.service
    address = address_of(websocket.scope)
    try:
        with service.limits.socket(address):
            await websocket.accept()
            await _serve(Connection(websocket, service.hub, service.limits, address), service)
    except Refusal as refusal:
        await deny(websocket, refusal)


async def _serve(connection: Connection, service: Service) -> None:
    service.connections.add(connection)
    SOCKETS.inc()
    if service.stopping:
        connection.goodbye()
    try:
        await connection.serve()
    finally:
        SOCKETS.dec()
        service.connections.discard(connection)


async def page(path: str, request: Request) -> Response:
    if path == "api" or path.startswith("api/"):
        raise no_path()
    return file_response(path, accepted=request.headers.get("accept-encoding", ""))


def _add_operations(app: FastAPI) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        """The process lives."""
        return PlainTextResponse("ok\n")

    @app.get("/readyz", include_in_schema=False)
    async def readyz(request: Request) -> Response:
        """Moves can be stored, other processes are heard, and the server takes requests."""
        service: Service = request.state.service
        trouble = "stopping" if service.stopping else await service.hub.readiness.trouble()
        return PlainTextResponse(f"{trouble or 'ok'}\n", 503 if trouble else 200)

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(exposition(), media_type="text/plain; version=0.0.4")


def _add_faults(app: FastAPI) -> None:
    """Every fault is a code and a sentence."""

    @app.exception_handler(Refusal)
    async def on_refusal(_request: Request, refusal: Refusal) -> JSONResponse:
        return refused(refusal)

    @app.exception_handler(RequestValidationError)
    async def on_malformed(_request: Request, error: RequestValidationError) -> JSONResponse:
        return refused(malformed(error.errors()))

    @app.exception_handler(HTTPException)
    async def on_http(_request: Request, error: HTTPException) -> JSONResponse:
        if isinstance(error.__cause__, Refusal):
            return refused(error.__cause__)
        codes: dict[int, Code] = {404: "unknown", 405: "method"}
        code = codes.get(error.status_code, "malformed")
        return refused(
            Refusal(code, "The request cannot be answered: {detail}.", detail=str(error.detail)),
            (error.headers or {}).items(),
        )

    @app.exception_handler(Exception)
    async def on_trouble(request: Request, error: Exception) -> JSONResponse:
        return refused(in_trouble(error, path=request.url.path))
