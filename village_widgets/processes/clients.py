"""Clients of the server, told apart by address. A proxy's ``X-Forwarded-For`` counts only if the owner trusts that proxy."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from village_widgets.limits import owner

PROXIES: Final = "VILLAGE_PROXIES"
"""The environment variable with the addresses of trusted proxies, separated by blanks or commas."""
NETWORK: Final = 64
"""Leading bits shared by all addresses of one IPv6 network."""


def identify_client(address: str, forwarded: str = "") -> str:
    """Return the client behind a request from an ``address``.

    If that is a trusted proxy, the client is the last address in ``forwarded`` that is not a trusted proxy. An IPv6 client is
    identified by its network, because one machine has many addresses in it.
    """
    proxies = {_address(name) for name in owner.read_names(PROXIES)}
    told = [address, *reversed(forwarded.split(","))]
    while len(told) > 1 and _address(told[0]) in proxies and _address(told[1]):
        del told[0]
    asks = _address(told[0])
    if isinstance(asks, IPv6Address):
        return str(IPv6Address(int(asks) >> NETWORK << NETWORK))
    return str(asks or told[0])


def _address(text: str) -> IPv4Address | IPv6Address | None:
    """Parse an address; return None if it isn't one. An IPv6 address that maps an IPv4 address becomes the latter."""
    try:
        found = ip_address(text.strip())
    except ValueError:
        return None
    return (isinstance(found, IPv6Address) and found.ipv4_mapped) or found
