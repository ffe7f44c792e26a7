"""The first thing a request meets: where it comes from, how large it is, how often; and the headers of every answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from crownlands.server.ops.logs import logger
from crownlands.server.ops.metrics import REQUESTS
from crownlands.server.ops.settings import Settings
from crownlands.server.table.refusal import Refusal, no_path
from crownlands.server.web.address import visitor
from crownlands.server.web.faults import deny, refused
from crownlands.server.web.service import Service
from crownlands.server.web.trouble import in_trouble

LARGEST_BODY = 256 * 1024
READING = ("GET", "HEAD", "OPTIONS")
SOCKET_PATH = "/api/socket"
OPEN_PATHS = ("/healthz", "/readyz", "/metrics")
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' blob: data:; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; object-src 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


HSTS = "max-age=31536000"
"""Said where the browser came by TLS, of which a proxy tells."""


Sockets = Callable[[WebSocket], Awaitable[None]]


class Middleware:
    """Wraps the application. Refuses before anything is read."""

    def __init__(self, app: ASGIApp, socket: Sockets, life: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._serve_socket = socket
        self._life = life
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._life(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        status: int | None = None

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS | ({"Strict-Transport-Security": HSTS} if scope["scheme"] == "https" else {}))
                if scope["path"].startswith("/api/") or scope["path"] in OPEN_PATHS:
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self._check_request(scope)
            await self._app(scope, limited(receive), sending)
        except Refusal as refusal:
            await refused(refusal)(scope, receive, sending)
        except Exception as error:  # noqa: BLE001 whatever it is, the one who asked must hear of it
            # The application has answered and logged what went wrong inside it, and lets it pass all the same.
            if status is None:
                await refused(in_trouble(error, path=scope["path"]))(scope, receive, sending)
        finally:
            REQUESTS.labels(scope["method"] if scope["method"] in (*READING, "POST") else "other", status or 500).inc()
            logger().debug("request", method=scope["method"], path=scope["path"], status=status)

    def _check_request(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        self._check_host(headers)
        if scope["method"] not in READING:
            self._check_origin(headers)
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdecimal()) or len(length) > 9 or int(length) > LARGEST_BODY:
            raise Refusal("large", "The body is larger than {most} bytes.", most=LARGEST_BODY)
        service: Service = scope["state"]["service"]
        if scope["path"] not in OPEN_PATHS:
            if service.stopping:
                raise Refusal("stopping", "The server is restarting; try again in a moment.")
            service.shut_out.expect_welcome(address_of(scope))
            service.limits.request(address_of(scope))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, socket = Headers(scope=scope), WebSocket(scope, receive, send)
        try:
            self._check_host(headers)
            self._check_origin(headers)
            if scope["path"] != SOCKET_PATH:
                raise no_path()
            service: Service = scope["state"]["service"]
            service.shut_out.expect_welcome(address_of(scope))
            service.limits.handshake(address_of(scope))
        except Refusal as refusal:
            await deny(socket, refusal)
            return
        await self._serve_socket(socket)

    def _check_host(self, headers: Headers) -> None:
        allowed = self._settings.allowed_hosts
        if allowed and host_name(headers.get("host", "")) not in allowed:
            raise Refusal(
                "origin", "This server answers to {hosts}; the setting `hosts` adds names.", hosts=", ".join(allowed)
            )

    def _check_origin(self, headers: Headers) -> None:
        """A page of another site must not act here. Programs other than browsers send no origin."""
        origin = headers.get("origin")
        if origin is None or origin in self._settings.origins:
            return
        if place_of(origin) != headers.get("host", "").lower() or "," in origin:
            raise Refusal("origin", "The request comes from a page of another site.")


def place_of(origin: str) -> str | None:
    """The host and port of an origin; None if it is not one."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def limited(receive: Receive) -> Receive:
    """The body as it comes, until it is too large."""
    read = 0

    async def receiving() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > LARGEST_BODY:
            raise Refusal("large", "The body is larger than {most} bytes.", most=LARGEST_BODY)
        return message

    return receiving


def address_of(scope: Scope) -> str:
    """Where a request comes from; behind a proxy, what the proxy says."""
    client = HTTPConnection(scope).client
    return visitor(client.host) if client else "local"


def host_name(host: str) -> str:
    """The name in a Host header, without its port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()
