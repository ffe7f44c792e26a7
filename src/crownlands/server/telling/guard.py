"""Requests to addresses that strangers name: only to the outside world, to the very address that was looked at."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpx

from crownlands.game import Refused

Network = IPv4Network | IPv6Network
SECONDS = 10.0
LONGEST_URL = 1000
TRANSLATED = IPv6Network("64:ff9b::/96")
"""Addresses of IPv4 as a network of IPv6 alone writes them."""


def read_networks(texts: Sequence[str]) -> tuple[Network, ...]:
    """Networks of the operator's own that may be asked too."""
    try:
        return tuple(ip_network(text) for text in texts)
    except ValueError as error:
        raise Refused(f"notice_networks: {error}; expected networks such as 10.0.0.0/8.") from None


class Guard:
    """Posts to URLs. Names are resolved once, and the address that was found fit is the one connected to."""

    def __init__(self, networks: Sequence[Network] = ()) -> None:
        self._networks = tuple(networks)
        self._client: httpx.AsyncClient | None = None

    def fits(self, url: str) -> bool:
        """Whether a URL may be kept: HTTPS, a name without credentials, and no address that is out of bounds."""
        parts = _split(url)
        if parts is None or not parts.hostname or parts.username is not None or parts.password is not None:
            return False
        address = _address(parts.hostname)
        if address is None:
            return parts.scheme == "https" and "." in parts.hostname.strip(".")
        return self._allowed(address) and (parts.scheme == "https" or self._own(address))

    async def post(self, url: str, content: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer. Redirects are not followed, and the body of the answer is not read."""
        parts = _split(url)
        if parts is None or not self.fits(url):
            raise ConnectionError("the address is out of bounds")
        address = await self._resolve(parts)
        host = f"[{address}]" if address.version == 6 else str(address)
        pinned = parts._replace(netloc=f"{host}:{parts.port}" if parts.port else host).geturl()
        client = self._client = self._client or httpx.AsyncClient(timeout=SECONDS, trust_env=False)
        named = {**headers, "Host": parts.netloc}
        request = client.build_request("POST", pinned, content=content, headers=named)
        request.extensions["sni_hostname"] = parts.hostname
        async with asyncio.timeout(2 * SECONDS):
            answer = await client.send(request, stream=True, follow_redirects=False)
            await answer.aclose()
        return answer.status_code

    async def _resolve(self, parts: SplitResult) -> IPv4Address | IPv6Address:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        asked = asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        found: list[Any] = await asyncio.wait_for(asked, SECONDS)
        for *_, name in found:
            address = _address(name[0])
            if address is not None and self._allowed(address):
                return address
        raise ConnectionError("the address is out of bounds")

    def _allowed(self, address: IPv4Address | IPv6Address) -> bool:
        return self._own(address) or (_plain(address).is_global and not address.is_multicast)

    def _own(self, address: IPv4Address | IPv6Address) -> bool:
        return any(_plain(address) in network for network in self._networks)

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()


def _split(url: str) -> SplitResult | None:
    if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        return None
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return None
    return parts if parts.scheme in ("http", "https") else None


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text.partition("%")[0])
    except ValueError:
        return None


def _plain(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """An address of IPv4 in the clothes of IPv6 is that of IPv4."""
    if not isinstance(address, IPv6Address):
        return address
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or address
