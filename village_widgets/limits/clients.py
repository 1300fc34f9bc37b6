"""Clients of the server, told apart by address. A proxy's ``X-Forwarded-For`` counts only if the owner trusts that proxy."""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from village_widgets.limits import owner

PROXIES: Final = "VILLAGE_PROXIES"
"""The environment variable with the addresses of trusted proxies, separated by blanks or commas."""
NETWORK: Final = 64
"""Leading bits shared by all addresses of one IPv6 network."""
WITH_PORT: Final = re.compile(r"\[(?P<six>[^\]]+)\](:\d+)?|(?P<four>[^:]+):\d+")
"""An address as some proxies write it: with the port of the connection, and in brackets if it has colons of its own."""


def identify_client(address: str, forwarded: str = "") -> str:
    """Return the client behind a request from an ``address``.

    If that is a trusted proxy, the client is the last address in ``forwarded`` that is not one, or the first address if all are
    trusted; a text that is no address ends the search, and the proxy that sent it counts as the client. An IPv6 client is
    identified by its network, because one machine has many addresses in it.
    """
    told = [address, *reversed(forwarded.split(","))]
    while len(told) > 1 and is_trusted_proxy(told[0]) and _parse_address(told[1]):
        del told[0]
    asks = _parse_address(told[0])
    if isinstance(asks, IPv6Address):
        return str(IPv6Address(int(asks) >> NETWORK << NETWORK))
    return str(asks or told[0])


def is_trusted_proxy(address: str) -> bool:
    """Tell whether the owner names this address as that of a trusted proxy; False for a text that is no address."""
    return _parse_address(address) in {_parse_address(name) for name in owner.read_names(PROXIES)} - {None}


def _parse_address(text: str) -> IPv4Address | IPv6Address | None:
    """Parse an address, with or without a port; return None if it isn't one. A mapped IPv4 address becomes a plain one."""
    with_port = WITH_PORT.fullmatch(text.strip())
    try:
        found = ip_address(with_port["six"] or with_port["four"] if with_port else text.strip())
    except ValueError:
        return None
    return (isinstance(found, IPv6Address) and found.ipv4_mapped) or found
