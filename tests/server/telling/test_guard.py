"""Addresses strangers name: nothing behind the server's own door is reached by them."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.server.receivers import LOOPBACK, HttpReceiver, http_receiver

from crownlands.game import Refused
from crownlands.server.telling.guard import Guard, read_networks


@pytest.fixture
async def receiver() -> AsyncIterator[HttpReceiver]:
    async with http_receiver() as receiver:
        yield receiver


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://10.1.2.3/x",
        "https://192.168.1.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://0.0.0.0/",
        "https://[::1]/x",
        "https://[fe80::1%25eth0]/x",
        "https://[fd00::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[2002:7f00:1::]/x",
        "https://224.0.0.1/",
        "https://localhost/x",
        "https://intranet/x",
        "https://user:pass@push.example/x",
        "https://push.example:99999/x",
        "ftp://push.example/x",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "https://",
        "https://push.example/\r\nHost: other",
        "https://push.example\\@10.0.0.1/",
        f"https://push.example/{'x' * 1000}",
        "https://pu\u0073h.example/ü",
    ],
)
def test_addresses_that_are_out_of_bounds(url: str) -> None:
    assert not Guard().fits(url)


@pytest.mark.parametrize("url", ["https://push.example/x?y=z", "https://8.8.8.8/", "https://[2606:4700::1]:8443/x"])
def test_addresses_of_the_outside_world(url: str) -> None:
    assert Guard().fits(url)


async def test_a_name_that_leads_inside_is_not_followed(receiver: HttpReceiver, monkeypatch: Any) -> None:
    port = int(receiver.url.rpartition(":")[2])

    def inside(*_args: Any, **_more: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", inside)
    with pytest.raises(ConnectionError, match="out of bounds"):
        await Guard().post("https://rebound.example/x", b"hello", {})
    assert receiver.got == []


async def test_the_operators_own_networks_may_be_asked(receiver: HttpReceiver) -> None:
    guard = Guard(read_networks(LOOPBACK))
    assert await guard.post(f"{receiver.url}/hook", b"hello", {"Idempotency-Key": "1"}) == 201
    assert [(got.path, got.body, got.headers["idempotency-key"]) for got in receiver.got] == [("/hook", b"hello", "1")]
    assert receiver.got[0].headers["host"] == receiver.url.removeprefix("http://")
    with pytest.raises(ConnectionError, match="out of bounds"):
        await Guard().post(f"{receiver.url}/hook", b"hello", {})
    await guard.close()


async def test_redirects_lead_nowhere(receiver: HttpReceiver) -> None:
    receiver.status = 307
    guard = Guard(read_networks(LOOPBACK))
    assert await guard.post(f"{receiver.url}/hook", b"hello", {}) == 307
    assert len(receiver.got) == 1
    await guard.close()


def test_what_is_no_network_is_said_at_the_start() -> None:
    with pytest.raises(Refused, match="expected networks such as"):
        read_networks(["inside"])
