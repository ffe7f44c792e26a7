"""Why a request is not done: a code for programs and a sentence for people."""

from __future__ import annotations

from crownlands.game import Refused

STATUS = {
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


class Refusal(Exception):
    """The request is not done and nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def shown(self) -> dict[str, str]:
        return {"code": self.code, "message": self.message}


class Outdated(Exception):
    """The client has not seen the newest entries of the log."""


def because(reason: Refused) -> Refusal:
    """What the rules refuse, as the server says it."""
    return Refusal("refused", str(reason))
