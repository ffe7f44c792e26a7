"""An authenticator of the tests' own: makes passkeys and signs with them, as a browser would send it."""

from __future__ import annotations

import hashlib
import json
import os
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey of the kind ES256, without attestation."""

    def __init__(self, origin: str, site: str) -> None:
        self.origin, self.site = origin, site
        self.id = os.urandom(16)
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        client = self._client("webauthn.create", options["challenge"])
        data = self._data(PRESENT | VERIFIED | ATTESTED) + bytes(16) + struct.pack(">H", len(self.id)) + self.id
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data + self._public()})
        response = {"clientDataJSON": coded(client), "attestationObject": coded(attested)}
        return {"id": coded(self.id), "type": "public-key", "response": response}

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        self.count += 1
        client, data = self._client("webauthn.get", options["challenge"]), self._data(PRESENT | VERIFIED)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        response = {"clientDataJSON": coded(client), "authenticatorData": coded(data), "signature": coded(signature)}
        return {"id": coded(self.id), "type": "public-key", "response": response}

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.site.encode()).digest() + struct.pack(">BI", flags, self.count)

    def _public(self) -> bytes:
        point = self._key.public_key().public_numbers()
        x, y = point.x.to_bytes(32, "big"), point.y.to_bytes(32, "big")
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})


def coded(value: bytes) -> str:
    return bytes_to_base64url(value)
