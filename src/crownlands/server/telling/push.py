"""Web Push: messages encrypted for one browser (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from crownlands.server.telling.guard import Guard
from crownlands.server.telling.letter import Fate, Letter
from crownlands.server.telling.words import words_in

CURVE = SECP256R1()
POINT, SECRET, SALT, NUMBER = 65, 16, 16, 32
RECORD = 4096
TOKEN_SECONDS = 12 * 3600
KEPT_SECONDS = 3 * 24 * 3600
"""How long a push service keeps a message for a browser that is off."""
GONE = (404, 410)


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@dataclass(frozen=True, slots=True)
class Browser:
    """What a browser gives for messages to it: its public key and a secret they share."""

    key: bytes
    auth: bytes

    def __post_init__(self) -> None:
        if len(self.key) != POINT or len(self.auth) != SECRET:
            raise ValueError("not the keys of a browser")
        EllipticCurvePublicKey.from_encoded_point(CURVE, self.key)


def encrypt(browser: Browser, plain: bytes, own: EllipticCurvePrivateKey | None = None, salt: bytes = b"") -> bytes:
    """One message, readable by that browser alone. Key and salt are new each time; tests bring those of the RFC."""
    own, salt = own or generate_private_key(CURVE), salt or os.urandom(SALT)
    shared = own.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(CURVE, browser.key))
    mine = point(own.public_key())
    secret = _derive(browser.auth, shared, b"WebPush: info\0" + browser.key + mine, 32)
    key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, plain + b"\x02", None)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


@dataclass(frozen=True, slots=True)
class Signer:
    """The key by which push services know this server."""

    key: EllipticCurvePrivateKey
    contact: str

    @property
    def public(self) -> str:
        return to_text(point(self.key.public_key()))

    def sign(self, endpoint: str, now: float) -> str:
        """The header that says who sends this."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + TOKEN_SECONDS, "sub": self.contact}
        text = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
        numbers = decode_dss_signature(self.key.sign(text.encode(), ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(NUMBER, "big") for number in numbers)
        return f"vapid t={text}.{to_text(signature)}, k={self.public}"


def _part(value: dict[str, Any]) -> str:
    return to_text(json.dumps(value, separators=(",", ":")).encode())


def new_key() -> str:
    """A private key as it is stored."""
    return to_text(generate_private_key(CURVE).private_numbers().private_value.to_bytes(NUMBER, "big"))


def read_key(text: str) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(to_bytes(text), "big"), CURVE)


def read_browser(details: str) -> Browser:
    """The keys of a browser as they are stored: two texts with a blank between them."""
    key, auth = details.split(" ")
    return Browser(to_bytes(key), to_bytes(auth))


async def send_push(guard: Guard, signer: Signer, letter: Letter, now: float) -> Fate:
    said = words_in(letter.language).turn.format(name=letter.name)
    shown = {"id": letter.id, "table": letter.table, "title": said, "body": letter.game}
    headers = {
        "Authorization": signer.sign(letter.address, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_SECONDS),
        "Topic": f"{letter.table}-{letter.seat}",
        "Urgency": "high",
    }
    content = encrypt(read_browser(letter.details), json.dumps(shown).encode())
    status = await guard.post(letter.address, content, headers)
    return Fate.DEAD if status in GONE else Fate.SENT if 200 <= status < 300 else Fate.FAILED
