"""The host names under which pages are served: this machine's, and those that its owner adds."""

from __future__ import annotations

import asyncio
import socket
from types import SimpleNamespace

import pytest
from tornado.http1connection import HTTP1Connection
from tornado.httpclient import AsyncHTTPClient, HTTPResponse
from tornado.httpserver import HTTPServer
from tornado.iostream import IOStream
from tornado.testing import bind_unused_port
from tornado.web import Application, RequestHandler
from tornado.websocket import WebSocketHandler
from traitlets.config import Config

from village_widgets.host import extension, names, serving

KEY = {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
SOCKET = {"Connection": "Upgrade", "Upgrade": "websocket", **KEY}
FOREIGN = ("evil.example", "localhost.evil.example:PORT", "127.0.0.1.evil.example", "203.0.113.5:PORT", "[2001:db8::1]")


class Page(RequestHandler):
    """A page that answers GET and POST alike, so that only the name of the host can be the reason why one is refused."""

    def get(self) -> None:
        """Answer a request with a text."""
        self.finish("a page")

    post = get


def fetch_pages(
    *hosts: str, method: str = "GET", path: str = "/page", where: str = "127.0.0.1", **headers: str
) -> list[HTTPResponse]:
    """Return the answers of a Jupyter server with our extension to one request under each of these host names.

    ``PORT`` in a name stands for the server's port; ``where`` is the address at which the server listens.
    """

    async def ask() -> list[HTTPResponse]:
        application = Application([("/page", Page), ("/line", WebSocketHandler)], base_url="/", xsrf_cookies=True)
        extension._load_jupyter_server_extension(
            SimpleNamespace(web_app=application, ip="tables.lan", root_dir="/no", config=Config())
        )
        server, (listener, port) = HTTPServer(application), bind_unused_port(address=where)
        server.add_socket(listener)
        told = {"method": method, "body": b"" if method == "POST" else None, "raise_error": False}
        named = [{**headers, "Host": name.replace("PORT", str(port))} for name in hosts]
        try:
            return [await AsyncHTTPClient().fetch(f"http://{where}:{port}{path}", headers=one, **told) for one in named]
        finally:
            server.stop()

    return asyncio.run(ask())


def test_the_machine_s_own_names_and_addresses_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine's names and loopback addresses, in capitals too, and the configured name are answered with or without a port.

    The network address is answered only if the request came by it.
    """
    monkeypatch.setattr(socket, "gethostname", lambda: "Laptop.fritz.box")
    own = ("localhost:PORT", "LOCALHOST", "localhost.:PORT", "127.0.0.1:PORT", "127.8.8.8", "[::1]:PORT", "tables.lan")
    for answer in fetch_pages(*own, "laptop", "laptop.local:PORT", "laptop.fritz.box:PORT"):
        assert (answer.code, answer.body) == (200, b"a page")
    if mine := serving.find_network_address():
        assert [answer.code for answer in fetch_pages(mine, f"{mine}:PORT", "203.0.113.5", where=mine)] == [200, 200, 403]
        assert [answer.code for answer in fetch_pages(mine)] == [403], "the request did not come by that address"


@pytest.mark.parametrize("name", FOREIGN)
def test_another_name_is_refused_with_a_page_that_says_what_to_do(name: str) -> None:
    """A foreign name that leads to this machine gets a page that says what to do, without scripts or links to pages.

    A POST request, a WebSocket and a missing page are refused too.
    """
    [answer] = fetch_pages(name)
    text = answer.body.decode()
    assert answer.code == 403 and "isn’t a name of this server" in text
    assert "http://localhost" in text and names.VARIABLE in text and "<script" not in text and 'href="/' not in text
    for method, path, headers in (("POST", "/page", {}), ("GET", "/line", SOCKET), ("GET", "/none", {})):
        assert [answer.code for answer in fetch_pages(name, method=method, path=path, **headers)] == [403]


def test_the_owner_adds_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names that the owner adds are answered in any spelling, as an address too; a parent or child of one is refused."""
    monkeypatch.setenv(names.VARIABLE, "Tables.example.org, https://games.example.org:8443/voila 203.0.113.5")
    answers = fetch_pages("tables.example.org", "games.example.org:PORT", "203.0.113.5", "example.org", "x.tables.example.org")
    assert [answer.code for answer in answers] == [200, 200, 200, 403, 403]


def test_a_hub_s_proxy_may_have_any_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Below a hub, as on Binder, pages are served under any name."""
    monkeypatch.setenv(names.HUB, "/user/somebody/")
    assert [answer.code for answer in fetch_pages("hub.mybinder.example")] == [200]


def test_what_was_no_name_is_not_said_again() -> None:
    """The page that refuses a name with a shell's signs shows an example instead of it."""
    [answer] = fetch_pages("$(reboot)")
    assert answer.code == 403 and b"reboot" not in answer.body and names.EXAMPLE.encode() in answer.body


@pytest.mark.parametrize(("local", "address"), [("fe80::1%eth0", "fe80::1"), ("::ffff:10.0.0.7", "10.0.0.7")])
def test_a_local_address_is_told_as_browsers_write_it(local: str, address: str) -> None:
    """An address of one network card is told without the card's name, and an older one that came by a newer socket as it was."""
    connection = object.__new__(HTTP1Connection)
    connection.stream = SimpleNamespace(socket=SimpleNamespace(getsockname=lambda: (local, 8866, 0, 2)))
    assert names.find_local_address(SimpleNamespace(connection=connection)) == address


def test_a_request_without_a_socket_has_no_local_address() -> None:
    """The address of a request is unknown if its connection has no stream, has handed it to a web socket, or is closed."""

    async def lose_socket(*, detached: bool) -> HTTP1Connection:
        ours, theirs = socket.socketpair()
        with theirs:
            connection = HTTP1Connection(IOStream(ours), is_client=False)
            (connection.detach() if detached else connection.stream).close()
        return connection

    for connection in (object(), *(asyncio.run(lose_socket(detached=detached)) for detached in (True, False))):
        assert names.find_local_address(SimpleNamespace(connection=connection)) == ""
