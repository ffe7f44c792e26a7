"""A refusal as an answer: its status, its code and its sentence."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.responses import JSONResponse
from starlette.websockets import WebSocket

from crownlands.server.ops.metrics import REFUSALS
from crownlands.server.table.refusal import Code, Refusal

STATUS: dict[Code, int] = {
    "malformed": 422,
    "refused": 400,
    "version": 400,
    "forbidden": 403,
    "origin": 403,
    "not-your-seat": 403,
    "unknown": 404,
    "method": 405,
    "full": 409,
    "not-now": 409,
    "not-your-turn": 409,
    "large": 413,
    "slow-down": 429,
    "trouble": 500,
    "stopping": 503,
}


def refused(refusal: Refusal, headers: Iterable[tuple[str, str]] = ()) -> JSONResponse:
    REFUSALS.labels(refusal.code).inc()
    extra = dict(headers)
    if refusal.code in ("slow-down", "stopping"):
        extra["Retry-After"] = "1"
    return JSONResponse(refusal.shown(), STATUS[refusal.code], extra)


async def deny(socket: WebSocket, refusal: Refusal) -> None:
    """A socket that is not opened: the answer to its handshake says why."""
    await socket.receive()
    await socket.send_denial_response(refused(refusal))
