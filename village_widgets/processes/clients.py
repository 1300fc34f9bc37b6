"""Who asks for something: clients are told apart by their addresses, and a proxy's word counts only where the owner says so."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from village_widgets.limits import owner

PROXIES: Final = "VILLAGE_PROXIES"
"""The variable of the environment with the addresses of the proxies that are believed, between them blanks or commas."""
NETWORK: Final = 64
"""Bits that all addresses of one IPv6 network have in common."""


def client_of(address: str, forwarded: str = "") -> str:
    """Who asks, by the address that a request comes from. A proxy that the owner names says for whom it asks (``forwarded``, the
    last of them that is no such proxy itself); of an IPv6 address the network counts, for one machine has many in it.
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
    """An address that is spelled out; nothing where none is. One that only wraps an older one is that."""
    try:
        found = ip_address(text.strip())
    except ValueError:
        return None
    return (isinstance(found, IPv6Address) and found.ipv4_mapped) or found
