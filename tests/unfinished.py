"""Requests that are never completed: a client that sends them neither keeps others out nor fills memory or log.

``python -m tests.hostile`` ends with this attack on a real server, from an address of its own: ``HEADS`` requests without the end
of their head, then ``BODIES`` with large bodies, declared and in chunks. Meanwhile newcomers from other addresses open a page.
"""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import suppress
from math import inf
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import psutil

from tests.browser.serving import ROOT, serve_voila
from tests.visiting import find_server

ATTACKER: Final = "127.0.0.9"
HEADS, BODIES = 1000, 10
BODY: Final = 94 * 10**6
"""Bytes of each large body, below what the server library allows by itself."""
FILES: Final = 1024
"""Files that the server under attack may open."""
NEWCOMERS: Final = 5
PATIENCE: Final = 60.0
"""Seconds after which a newcomer counts as shut out."""
SECONDS, MB, LOG_MB = 5.0, 50.0, 1.0
"""Limits: a newcomer's wait, the growth of the server's memory, and of its log."""


class Damage(NamedTuple):
    """The longest wait of a newcomer in seconds, and the growth of the server's memory and log in MB.

    The memory is infinite if the server has ended.
    """

    seconds: float
    mb: float
    log_mb: float

    @property
    def is_harmless(self) -> bool:
        """True if every figure is within its limit."""
        return self.seconds < SECONDS and self.mb < MB and self.log_mb < LOG_MB


async def begin(address: str, sent: bytes) -> asyncio.StreamWriter:
    """Connect from ``ATTACKER`` to the server at ``address``, send the beginning of a request, and return the open connection."""
    where = urlsplit(address)
    _, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=(ATTACKER, 0))
    writer.write(sent)
    return writer


async def send_body(address: str, chunked: bool) -> asyncio.StreamWriter | None:
    """Send most of a large body, as fast as the server takes it; return the open connection, or None if the server closed it."""
    length = "Transfer-Encoding: chunked" if chunked else f"Content-Length: {BODY + 1}"
    chunk = b"x" * 2**16
    piece = b"%x\r\n%s\r\n" % (len(chunk), chunk) if chunked else chunk
    with suppress(OSError):
        writer = await begin(address, f"POST /voila/render/play.ipynb HTTP/1.1\r\nHost: localhost\r\n{length}\r\n\r\n".encode())
        for _ in range(BODY // len(chunk)):
            writer.write(piece)
            await writer.drain()
        return writer
    return None


async def open_page(address: str, number: int) -> float:
    """Open a page from a newcomer's address and return the seconds until it is there; ``PATIENCE`` if it does not come."""
    began = time.perf_counter()
    where = urlsplit(address)
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=(f"127.0.1.{number + 1}", 0))
            writer.write(b"GET /voila/render/play.ipynb HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            if (await reader.read()).startswith(b"HTTP/1.1 200"):
                return time.perf_counter() - began
    return PATIENCE


async def attack(address: str, heads: int, server: psutil.Process) -> tuple[list[float], float]:
    """Send unfinished heads and bodies; return the seconds that each newcomer waited, and the server's final memory in bytes.

    The memory is infinite if the server has ended.
    """
    head = b"GET /voila/render/play.ipynb HTTP/1.1\r\nHost: localhost\r\n"
    begun = await asyncio.gather(*(begin(address, head) for _ in range(heads)), return_exceptions=True)
    waits = await asyncio.gather(*(open_page(address, number) for number in range(NEWCOMERS)))
    sending = [asyncio.ensure_future(send_body(address, number % 2 == 1)) for number in range(BODIES)]
    waits += await asyncio.gather(*(open_page(address, NEWCOMERS + number) for number in range(NEWCOMERS)))
    sent, _ = await asyncio.wait(sending, timeout=PATIENCE)
    lasting = server.memory_info().rss if server.is_running() and server.status() != psutil.STATUS_ZOMBIE else inf
    for one in (*begun, *(body.result() for body in sent)):
        if isinstance(one, asyncio.StreamWriter):
            one.close()
    return waits, lasting


def measure_damage(tree: Path = ROOT, heads: int = HEADS) -> Damage:
    """Serve a tree, attack its server with ``heads`` unfinished heads and with ``BODIES`` bodies, and return the damage."""
    with serve_voila(tree=tree) as address:
        asyncio.run(open_page(address, 99))
        server = find_server(address)
        server.rlimit(psutil.RLIMIT_NOFILE, (FILES, FILES))
        with Path(f"/proc/{server.pid}/fd/1").open("rb") as log:
            before, written = server.memory_info().rss, os.fstat(log.fileno()).st_size
            waits, lasting = asyncio.run(attack(address, heads, server))
            return Damage(max(waits), (lasting - before) / 1e6, (os.fstat(log.fileno()).st_size - written) / 1e6)
