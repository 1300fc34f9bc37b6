"""Limits for the server: unfinished requests, which keep no client out, the time and size of a request, and open files."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application, RequestHandler

from tests.waiting import wait_meanwhile
from village_widgets.host.connections import BODY, GuardedServer, install_limits, raise_file_limit

ATTACKER, NEWCOMER = "127.0.0.9", "127.0.0.2"
"""Two clients of one machine, told apart by address."""
HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
LONG = 20.0
"""Seconds after which an answer that has not come counts as lost."""


class SmallServer(GuardedServer):
    """A server that lets a client have four connections with unfinished requests."""

    most_waiting = 4


class Echo(RequestHandler):
    """Answers a request with the number of bytes in its body."""

    def get(self) -> None:
        """Answer with 0, because the request has no body."""
        self.write("0")

    def post(self) -> None:
        """Answer with the length of the body."""
        self.write(str(len(self.request.body)))


@asynccontextmanager
async def serve(patience: float = LONG) -> AsyncIterator[tuple[int, SmallServer]]:
    """Serve ``Echo`` with limits, and ``patience`` seconds for a request; give its port, and the server.

    Stop the server and close its connections afterwards.
    """
    install_limits(SmallServer, patience)
    try:
        server = HTTPServer(Application([("/", Echo)]))
    finally:
        HTTPServer.configure(None)
    assert isinstance(server, SmallServer)
    socket, port = bind_unused_port(address="0.0.0.0")
    server.add_socket(socket)
    try:
        yield port, server
    finally:
        server.stop()
        await server.close_all_connections()


async def connect(port: int, client: str, sent: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect from a client's address, and send the beginning of a request."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(client, 0))
    writer.write(sent)
    await writer.drain()
    return reader, writer


async def read_answer(reader: asyncio.StreamReader) -> bytes:
    """Return all that comes until a connection closes; empty if it was closed without an answer. Fails after ``LONG`` seconds."""
    try:
        return await asyncio.wait_for(reader.read(), LONG)
    except ConnectionResetError:
        return b""


async def ask(port: int, client: str) -> bytes:
    """Send a complete request from a client's address, and return the whole answer."""
    reader, writer = await connect(port, client, HEAD + b"Connection: close\r\n\r\n")
    answer = await read_answer(reader)
    writer.close()
    return answer


def test_unfinished_heads_keep_no_client_out(caplog: pytest.LogCaptureFixture) -> None:
    """Of a client's twelve unfinished requests the eight oldest are closed; the newest is answered once it is completed.

    This client and another one are answered meanwhile; the log has one line, with the client's address.
    """

    async def attack() -> None:
        async with serve() as (port, _):
            begun = [await connect(port, ATTACKER, HEAD) for _ in range(12)]
            assert [await read_answer(reader) for reader, _ in begun[:8]] == [b""] * 8
            for client in (NEWCOMER, ATTACKER):
                assert (await ask(port, client)).startswith(b"HTTP/1.1 200"), client
            _, writer = begun[-1]
            writer.write(b"Connection: close\r\n\r\n")
            assert (await read_answer(begun[-1][0])).startswith(b"HTTP/1.1 200"), "the newest connections go on"

    with caplog.at_level(logging.WARNING):
        asyncio.run(attack())
    [line] = caplog.messages
    assert ATTACKER in line


def test_all_unfinished_requests_that_a_client_may_have_get_an_answer() -> None:
    """Each of four unfinished requests of a client is answered once it is completed, the newest first."""

    async def ask_late() -> None:
        async with serve() as (port, server):
            begun = [await connect(port, ATTACKER, HEAD) for _ in range(server.most_waiting)]
            for reader, writer in reversed(begun):
                writer.write(b"Connection: close\r\n\r\n")
                assert (await read_answer(reader)).startswith(b"HTTP/1.1 200")

    asyncio.run(ask_late())


@pytest.mark.parametrize("sent", [HEAD, b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nnot"])
def test_an_unfinished_request_has_a_time_limit(sent: bytes) -> None:
    """The server gives up a head, or a body, that is not completed in time."""

    async def wait() -> None:
        async with serve(patience=0.05) as (port, _):
            reader, _ = await connect(port, NEWCOMER, sent)
            assert b"200" not in await read_answer(reader)

    asyncio.run(wait())


@pytest.mark.parametrize("declares", [b"Content-Length: %d", b"Transfer-Encoding: chunked"])
def test_a_body_is_no_larger_than_pages_need(declares: bytes) -> None:
    """A body of the largest size arrives; one with a byte more is refused, its length declared or not."""

    async def post(port: int, size: int) -> bytes:
        length = declares % size if b"%d" in declares else declares
        chunk = b"x" * size if b"%d" in declares else b"%x\r\n%s\r\n0\r\n\r\n" % (size, b"x" * size)
        head = b"POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + length + b"\r\n\r\n"
        try:
            reader, _ = await connect(port, NEWCOMER, head + chunk)
        except ConnectionError:
            return b""
        return await read_answer(reader)

    async def send() -> None:
        async with serve() as (port, _):
            assert (await post(port, BODY)).endswith(b"\r\n\r\n%d" % BODY)
            assert not re.match(rb"HTTP/1.1 200", await post(port, BODY + 1))

    asyncio.run(send())


def test_a_trusted_proxy_may_have_many_waiting_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    """A proxy stands for many clients: all of its twelve unfinished requests stay and can be completed."""
    monkeypatch.setenv("VILLAGE_PROXIES", ATTACKER)

    async def wait() -> None:
        async with serve() as (port, _):
            begun = [await connect(port, ATTACKER, HEAD) for _ in range(12)]
            for reader, writer in begun:
                writer.write(b"Connection: close\r\n\r\n")
                assert (await read_answer(reader)).startswith(b"HTTP/1.1 200")

    asyncio.run(wait())


def test_a_client_s_open_connections_are_limited_until_one_closes() -> None:
    """A client that has the most open connections gets no other, while others do; each that it closes makes room for one."""

    async def stay(port: int) -> asyncio.StreamWriter:
        reader, writer = await connect(port, ATTACKER, HEAD + b"\r\n")
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n0"), LONG)
        return writer

    async def visit() -> None:
        async with serve() as (port, server):
            server._most_open = 2

            async def has_room() -> bool:
                return len(server._open[ATTACKER]) < 2

            kept = [await stay(port) for _ in range(2)]
            for _ in range(2):
                refused, _ = await connect(port, ATTACKER)
                assert await read_answer(refused) == b"" and (await ask(port, NEWCOMER)).startswith(b"HTTP/1.1 200")
                kept.pop().close()
                await wait_meanwhile(has_room, "the end of a connection")
                kept.insert(0, await stay(port))

    asyncio.run(visit())


def test_a_closed_connection_is_forgotten() -> None:
    """The server keeps nothing about a client after its last connection."""

    async def visit() -> None:
        async with serve() as (port, server):
            for _ in range(9):
                assert (await ask(port, NEWCOMER)).endswith(b"0")
            await server.close_all_connections()
            assert (server._open, server._waiting, server._counts) == ({}, {}, {})

    asyncio.run(visit())


def test_the_limit_of_open_files_is_raised() -> None:
    """``raise_file_limit`` raises a soft limit of 512 open files, and returns the new limit."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, before[1]))
        assert raise_file_limit() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 512
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
