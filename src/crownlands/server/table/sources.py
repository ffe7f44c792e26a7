"""What the server takes from the outside world: chance, secrets and the time of day."""

from __future__ import annotations

import base64
import hashlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from crownlands.game import Dice

SECRET_BYTES = 16
ID_LENGTH = 16


def new_secret() -> str:
    """128 bits as 22 characters that need no escaping."""
    return secrets.token_urlsafe(SECRET_BYTES)


PERSON_KEY = "me-"
"""How the key of a person begins, so that only those are looked for among people."""


def digest(secret: str) -> str:
    """What is stored of a secret. It is random through and through, so a plain hash keeps it."""
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Sources:
    """The operating system's own by default; tests bring others."""

    dice: Dice = field(default_factory=secrets.SystemRandom)
    secret: Callable[[], str] = new_secret
    now: Callable[[], float] = time.time

    def person_key(self) -> str:
        return PERSON_KEY + self.secret()

    def table_id(self) -> str:
        """Letters and digits only: people type it, and no program takes it for an option."""
        return base64.b32encode(hashlib.sha256(self.secret().encode()).digest()).decode().lower()[:ID_LENGTH]
