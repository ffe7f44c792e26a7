"""Links in what is sent: to a table, without any secret of a seat, and to begin or end being told."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import Literal

Purpose = Literal["confirm", "stop"]
LENGTH = 32


@dataclass(frozen=True, slots=True)
class Links:
    """The address of this server as people see it, and the key that makes links nobody can guess."""

    site: str
    key: str

    def table(self, table: str) -> str:
        return f"{self.site}/table/{table}"

    def page(self, purpose: Purpose, subscription: str) -> str:
        """A page of ours; what follows `#` never leaves the browser by itself."""
        return f"{self.site}/notices/{purpose}#{self.secret(purpose, subscription)}"

    def one_click(self, subscription: str) -> str:
        """For mail programs that end it with a request of their own (RFC 8058)."""
        return f"{self.site}/api/notices/stop?key={self.secret('stop', subscription)}"

    def secret(self, purpose: Purpose, subscription: str) -> str:
        """Made from the server's key each time, so that none is stored."""
        made = hmac.new(self.key.encode(), f"{purpose} {subscription}".encode(), hashlib.sha256)
        return f"{subscription}.{made.hexdigest()[:LENGTH]}"

    def subscription(self, purpose: Purpose, secret: str) -> str | None:
        """Which subscription a secret is for; None if it was not made here for this."""
        subscription = secret.partition(".")[0]
        fits = hmac.compare_digest(self.secret(purpose, subscription).encode(), secret.encode())
        return subscription if fits else None
