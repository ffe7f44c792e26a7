"""Where somebody comes from, as limits count it."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

NETWORK = 64
"""The bits of an IPv6 address that are one visitor's: the rest they choose as they like."""


@lru_cache(maxsize=10_000)
def visitor(host: str) -> str:
    """An address of IPv4 as it stands, of IPv6 by its network; anything else, such as a name, as it stands."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, NETWORK), strict=False))
