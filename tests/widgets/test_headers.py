"""The content security policy, written out whole: a source that is added anywhere fails here."""

from __future__ import annotations

import asyncio
import re
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from html import unescape

import pytest
from tornado.httpclient import AsyncHTTPClient
from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPHeaders
from tornado.testing import bind_unused_port
from tornado.web import Application, RequestHandler

from village_widgets.host.files import STATIC
from village_widgets.host.folders import find_notebooks
from village_widgets.host.headers import transform_answers
from village_widgets.site.pages import ServerPage, build_licences

SCRIPTS = [(STATIC / name).read_bytes().removesuffix(b"\n") for name in ("early.js", "leading.js")]
INLINE = " ".join(f"'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in SCRIPTS)
POLICY = (
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    f"script-src 'self' {INLINE}"
)
LAB = "frame-ancestors 'self'; report-uri /api/security/csp-report"
"""The policy that a Jupyter server sends itself."""


class Lab(RequestHandler):
    """A page of a Jupyter server."""

    def get(self) -> None:
        """Answer with a page whose content security policy is Jupyter's own, and with the other policy that the address names."""
        self.set_header("Content-Security-Policy", LAB)
        for policy in self.get_arguments("refers"):
            self.set_header("Referrer-Policy", policy)
        self.finish("a page" * 1000)


def fetch_headers(path: str, pages: str) -> HTTPHeaders:
    """Return the headers of an answer to a request for ``path``, if the paths of our pages begin with ``pages``."""

    async def fetch() -> HTTPHeaders:
        application = Application([(".*/lab", Lab)])
        transform_answers(application, pages)
        server, (listener, port) = HTTPServer(application), bind_unused_port()
        server.add_socket(listener)
        try:
            return (await AsyncHTTPClient().fetch(f"http://127.0.0.1:{port}{path}", raise_error=False)).headers
        finally:
            server.stop()

    return asyncio.run(fetch())


@pytest.mark.parametrize(
    ("path", "pages", "policy"),
    [
        ("/voila/render/play.ipynb", "/", f"{POLICY}; frame-ancestors 'self'"),
        ("/voila/lab", "/voila/", f"{POLICY}; frame-ancestors 'self'"),
        ("/lab", "/voila/", LAB),
        ("/none", "/voila/", None),
    ],
)
def test_each_answer_has_its_policy(path: str, pages: str, policy: str | None) -> None:
    """Pages of ours have our policy, even from Jupyter's handlers; JupyterLab, which could not run with it, keeps its own.

    A missing page outside ours has no policy. All answers say that content types must not be guessed, and keep their addresses
    from other sites.
    """
    headers = fetch_headers(path, pages)
    assert headers.get("Content-Security-Policy") == policy
    assert {name: headers[name] for name in ("X-Content-Type-Options", "Referrer-Policy", "Cross-Origin-Opener-Policy")} == {
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
    }


def test_a_stricter_header_of_an_answer_stays() -> None:
    """A page that sets one of the headers itself, as one that must not tell its address at all, keeps what it has set."""
    assert fetch_headers("/lab?refers=no-referrer", "/")["Referrer-Policy"] == "no-referrer"


def test_a_text_goes_out_compressed() -> None:
    """A client that takes gzip gets a long text that way, and caches learn that the answer depends on it."""
    headers = fetch_headers("/lab", "/voila/")
    assert (headers["X-Consumed-Content-Encoding"], headers["Vary"]) == ("gzip", "Accept-Encoding")


@pytest.mark.parametrize(
    "build",
    [
        pytest.param(lambda: ServerPage(find_notebooks(), "analysis").build("en"), id="notebook"),
        pytest.param(lambda: build_licences("ko", ()), id="licences"),
    ],
)
def test_pages_without_a_server_state_the_policy(build: Callable[[], str]) -> None:
    """A page of the site has the same policy in its head, except for what only a header can say, and no second one."""
    [content] = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">', build())
    assert unescape(content) == POLICY


def test_each_template_of_a_whole_page_is_built_here() -> None:
    """The two kinds of pages above are all templates that have a head, so no other one can lack the policy."""
    templates = sorted(path.name for path in STATIC.parent.glob("*.j2") if "{{ head(" in path.read_text("utf-8"))
    assert templates == ["index.html.j2", "licences.html.j2"]
