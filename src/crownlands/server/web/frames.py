"""A socket that says why before it hangs up on frames it cannot take: uvicorn's own, with a last word."""

from __future__ import annotations

import math

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Close, Frame, Opcode

from crownlands.server.house.snapshot import to_json
from crownlands.server.ops.metrics import REFUSALS
from crownlands.server.web.connection import NOT_UTF8, TOO_LARGE, WORDS, not_text, too_large
from crownlands.server.web.messages import RefusedMessage

FRAMED_CONNECTION = f"{__name__}:FramedConnection"
QUIET_SECONDS, MOST_SECONDS = 0.2, 5.0
"""What is still coming is dropped until nothing comes; a connection closed at once would lose the last word too."""


class FramedConnection(WebSocketsSansIOProtocol):
    """uvicorn has no other door for this than a protocol of one's own; what it adds is the last word alone."""

    _end = math.inf

    def data_received(self, data: bytes) -> None:
        if self._end == math.inf:
            super().data_received(data)
        else:
            self._close_when_quiet()

    def handle_parser_exception(self) -> None:
        """The refusal and the closing frame, and then the end."""
        assert self.conn.close_sent is not None
        code = self.conn.close_sent.code
        closing = b"".join(self.conn.data_to_send())
        self.transport.write(last_words(code) or closing)
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": None})
        self.transport.resume_reading()
        self._end = self.loop.time() + MOST_SECONDS
        self._close_when_quiet()

    def _close_when_quiet(self) -> None:
        if self.close_timer is not None:
            self.close_timer.cancel()
        wait = min(QUIET_SECONDS, max(0.0, self._end - self.loop.time()))
        self.close_timer = self.loop.call_later(wait, self.transport.close)


def last_words(code: int) -> bytes:
    """The refusal and the closing frame for a frame that is too large or not text; nothing for any other fault."""
    if code not in (TOO_LARGE, NOT_UTF8):
        return b""
    refusal = too_large() if code == TOO_LARGE else not_text()
    REFUSALS.labels(refusal.code).inc()
    said = RefusedMessage(v=1, type="refused", id=None, table=None, **refusal.shown())
    frames = Frame(Opcode.TEXT, to_json(said).encode()), Frame(Opcode.CLOSE, Close(code, WORDS[code]).serialize())
    return b"".join(frame.serialize(mask=False) for frame in frames)
