"""Limits for the server's connections, so that one client can't keep the others out with requests that it never completes.

Pages send small requests, and send them whole. The server gives up a request that takes longer than ``PATIENCE`` or has a larger
body than ``BODY``. A client has at most ``WAITING`` connections that wait for a request, or for the rest of one: a further one
closes the client's oldest. All its connections together take at most half of the files that the server may open. Trusted proxies
stand for many clients and may have any number; they complete requests themselves before they pass them on.
"""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from typing import Final

from tornado.http1connection import HTTP1ServerConnection
from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPConnection, HTTPHeaders, HTTPMessageDelegate, RequestStartLine, ResponseStartLine
from tornado.iostream import IOStream

from village_widgets.limits.clients import identify_client, is_trusted_proxy

PATIENCE: Final = 30.0
"""Seconds for the head of a request, for its body, and for which a connection may stay without a request."""
BODY: Final = 64 * 2**10
"""Most bytes of a request's body. Pages send their data over web sockets; their requests have a few bytes."""
WAITING: Final = 64
"""Most connections of one client that wait at a time: a browser opens six, and several phones may share one address."""
FILES: Final = 2**16
"""The number of files that the server may open, if the system allows as many."""
QUIET: Final = 60.0
"""Seconds between two lines of the log about closed connections."""

log = logging.getLogger(__name__)


class GuardedServer(HTTPServer):
    """Tornado's server with limits for each client (``install_limits``)."""

    most_waiting = WAITING

    def __init__(self, *arguments: object, **options: object) -> None:
        """Begin without connections, and raise the number of files that this process may open.

        Tornado's ``initialize`` has taken the arguments and options already.
        """
        super().__init__(*arguments, **options)
        self._most_open = raise_file_limit() // 2
        self._open: defaultdict[str, set[IOStream]] = defaultdict(set)
        self._waiting: dict[HTTP1ServerConnection, str] = {}
        self._counts: Counter[str] = Counter()
        self._closed, self._logged = 0, -QUIET

    def handle_stream(self, stream: IOStream, address: tuple[str, int]) -> None:
        """Serve a new connection; close it at once if its client, unless a trusted proxy, has too many open ones."""
        client = _identify(address[0])
        if client:
            streams = self._open[client]
            if len(streams) >= self._most_open:
                streams -= {one for one in streams if one.closed()}
            if len(streams) >= self._most_open:
                self._close(stream, client)
                return
            streams.add(stream)
        super().handle_stream(stream, address)

    def start_request(self, server_conn: object, request_conn: HTTPConnection) -> HTTPMessageDelegate:
        """Let a connection wait for its next request, and close its client's oldest waiting one if that client has too many.

        Trusted proxies may have any number. Returns Tornado's delegate for the request.
        """
        assert isinstance(server_conn, HTTP1ServerConnection)
        client = _identify(getattr(server_conn.context, "remote_ip", ""))
        if client:
            self._waiting[server_conn] = client
            self._counts[client] += 1
            if self._counts[client] > self.most_waiting:
                oldest = next(one for one, other in self._waiting.items() if other == client)
                self._stop_waiting(oldest)
                self._close(oldest.stream, client)
        return _ArrivingRequest(super().start_request(server_conn, request_conn), lambda: self._stop_waiting(server_conn))

    def on_close(self, server_conn: object) -> None:
        """Stop counting a connection as waiting, and as open too if it has closed; a web socket still counts as open."""
        assert isinstance(server_conn, HTTP1ServerConnection)
        self._stop_waiting(server_conn)
        client = _identify(getattr(server_conn.context, "remote_ip", ""))
        self._open[client] -= {one for one in self._open[client] if one.closed()}
        if not self._open[client]:
            del self._open[client]
        super().on_close(server_conn)

    def _stop_waiting(self, connection: HTTP1ServerConnection) -> None:
        if client := self._waiting.pop(connection, None):
            self._counts[client] -= 1
            if not self._counts[client]:
                del self._counts[client]

    def _close(self, stream: IOStream, client: str) -> None:
        """Close a connection; the log has at most one line a minute about all of them."""
        stream.close()
        self._closed += 1
        now = time.monotonic()
        if now - self._logged >= QUIET:
            log.warning("Closed %d connections of clients that have too many, the last of %s.", self._closed, client)
            self._closed, self._logged = 0, now


class _ArrivingRequest(HTTPMessageDelegate):
    """Passes a request on as it arrives, and calls ``complete`` when all of it is there."""

    def __init__(self, inner: HTTPMessageDelegate, complete: Callable[[], None]) -> None:
        self._inner, self._complete = inner, complete

    def headers_received(self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders) -> Awaitable[None] | None:
        """Pass the head of a request on to the handler that waits for it."""
        return self._inner.headers_received(start_line, headers)

    def data_received(self, chunk: bytes) -> Awaitable[None] | None:
        """Pass a part of a request's body on to the handler that waits for it."""
        return self._inner.data_received(chunk)

    def finish(self) -> None:
        """Call ``complete``, and pass on that the request is complete."""
        self._complete()
        self._inner.finish()

    def on_connection_close(self) -> None:
        """Pass on that the connection has closed."""
        self._inner.on_connection_close()


def install_limits(server: type[GuardedServer] = GuardedServer, patience: float = PATIENCE) -> None:
    """Let applications of this process listen with the limits of ``server``, ``BODY`` and ``patience``, which is in seconds."""
    HTTPServer.configure(server, idle_connection_timeout=patience, body_timeout=patience, max_body_size=BODY)


def raise_file_limit() -> int:
    """Let this process open at least ``FILES`` files, or as many as the system allows, and return how many it may open.

    Without any limit that is ``FILES``.
    """
    if sys.platform == "win32":  # Windows has no such limit
        return FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return FILES if soft == resource.RLIM_INFINITY else soft


def _identify(address: str) -> str:
    """Return the client at an address; empty for a trusted proxy, and if there is no address."""
    return "" if not address or is_trusted_proxy(address) else identify_client(address)
