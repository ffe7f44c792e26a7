"""A push service, a webhook receiver and a mail server of the tests' own, on ports the system chooses."""

from __future__ import annotations

import asyncio
import base64
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

LOOPBACK = ("127.0.0.0/8",)


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class HttpReceiver:
    """Answers every request with the status it is told to, and remembers what came."""

    status: int = 201
    got: list[Received] = field(default_factory=list)
    url: str = ""

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            first, *lines = head.strip().split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.got.append(Received(first.split(" ")[1], headers, body))
            extra = "Location: http://127.0.0.1:1/\r\n" if 300 <= self.status < 400 else ""
            answer = f"HTTP/1.1 {self.status} Told\r\n{extra}Content-Length: 0\r\nConnection: close\r\n\r\n"
            writer.write(answer.encode())
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def http_receiver() -> AsyncIterator[HttpReceiver]:
    receiver = HttpReceiver()
    server = await asyncio.start_server(receiver._serve, "127.0.0.1", 0)
    receiver.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield receiver


@dataclass
class MailServer:
    """As much of SMTP as a mail needs. Recipients that begin with `nobody` are not known here.

    With a certificate it speaks TLS from the start or, if it is to be asked for it, after STARTTLS.
    """

    mails: list[EmailMessage] = field(default_factory=list)
    port: int = 0
    upgrade: ssl.SSLContext | None = None
    secured: int = 0
    """How often a client asked for TLS and got it."""

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 test")
        try:
            while line := (await reader.readline()).decode().strip():
                verb = line.split(" ")[0].upper()
                if verb == "EHLO" and self.upgrade is not None:
                    say("250-test")
                    say("250 STARTTLS")
                elif verb == "STARTTLS" and self.upgrade is not None:
                    say("220 go on")
                    await writer.start_tls(self.upgrade)
                    self.secured += 1
                elif verb == "DATA":
                    say("354 go on")
                    data = await reader.readuntil(b"\r\n.\r\n")
                    mail = message_from_bytes(data[:-5], policy=policy.default)
                    assert isinstance(mail, EmailMessage)
                    self.mails.append(mail)
                    say("250 kept")
                elif verb == "RCPT" and "<nobody" in line:
                    say("550 nobody here by that name")
                else:
                    say("221 bye" if verb == "QUIT" else "250 fine")
        except (asyncio.IncompleteReadError, ConnectionError, ssl.SSLError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def mail_server(
    tls: ssl.SSLContext | None = None, starttls: ssl.SSLContext | None = None
) -> AsyncIterator[MailServer]:
    receiver = MailServer(upgrade=starttls)
    server = await asyncio.start_server(receiver._serve, "127.0.0.1", 0, ssl=tls)
    receiver.port = server.sockets[0].getsockname()[1]
    async with server:
        yield receiver


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class PushBrowser:
    """A browser that subscribed: it alone can read what is sent to it. Written from RFC 8291, without our own code."""

    key: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))
    auth: bytes = b"0123456789abcdef"

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str, **more: Any) -> dict[str, Any]:
        keys = {"p256dh": coded(self.point), "auth": coded(self.auth)}
        return {"kind": "push", "endpoint": endpoint, **keys, **more}

    def read(self, body: bytes) -> dict[str, Any]:
        salt, size, rest = body[:16], body[20], body[21:]
        sender, cipher = rest[:size], rest[size:]
        shared = self.key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender))
        secret = _hkdf(self.auth, shared, b"WebPush: info\x00" + self.point + sender, 32)
        key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, cipher, None)
        said: dict[str, Any] = json.loads(plain.rstrip(b"\x00").removesuffix(b"\x02"))
        return said


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
