"""The names under which a server answers: those of its machine, those that its owner adds, and no others.

A web site may let its own name lead to this machine. To a browser all that is served here is then that site's, and its scripts
may read it and speak to the processes of pages. A browser says by which name it comes: a foreign one gets a page that says so.
"""

from __future__ import annotations

import os
import re
import socket
from functools import cache
from ipaddress import IPv6Address, ip_address
from typing import Final

from jinja2 import Environment, FileSystemLoader, Template
from tornado.http1connection import HTTP1Connection
from tornado.httputil import HTTPServerRequest, split_host_and_port
from tornado.routing import Matcher, Rule
from tornado.web import Application, RequestHandler

from village_widgets.components.modules import read_style
from village_widgets.host.files import LOOK
from village_widgets.limits import owner
from village_widgets.words import words

VARIABLE: Final = "VILLAGE_HOSTS"
"""The variable of the environment with further names, between them blanks or commas."""
EXAMPLE: Final = "tables.example.org"
"""What a name looks like, for whoever came by something that is none."""
HUB: Final = "JUPYTERHUB_SERVICE_PREFIX"
"""Set where a hub has started the server, as on Binder: only its proxy reaches the server, by a name that the hub alone knows."""


def own_names() -> set[str]:
    """The names by which this machine is found from itself and in its network."""
    name = bare(socket.gethostname())
    short = name.partition(".")[0]
    return {"localhost", name, short, f"{short}.local"}


def added_names() -> set[str]:
    """The names that the owner adds, as host, host with port, or address of a page."""
    return {bare(name.rpartition("//")[2].partition("/")[0]) for name in owner.read_names(VARIABLE)}


def bare(host: str) -> str:
    """A host as a browser names it, without its port, brackets and the last dot, in small letters."""
    return split_host_and_port(host.lower())[0].strip("[]").rstrip(".")


def own_address(host: str, request: HTTPServerRequest) -> bool:
    """Whether a bare host is this machine's address: one that leads back to it, or the one that the request has come to."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or host == arrived_at(request)


def arrived_at(request: HTTPServerRequest) -> str:
    """The address of this machine that a request has come to; empty where that can't be said."""
    stream = request.connection.stream if isinstance(request.connection, HTTP1Connection) else None
    match stream and stream.socket.getsockname():
        case (str(local), _, *_):
            address = ip_address(local.partition("%")[0])
            inner = address.ipv4_mapped if isinstance(address, IPv6Address) else None
            return str(inner or address)
    return ""


class Foreign(Matcher):
    """Requests under a name that is none of ours."""

    def __init__(self, names: set[str]) -> None:
        self.names = names

    def match(self, request: HTTPServerRequest) -> dict[str, object] | None:
        """Something for such a request, nothing for one that is answered."""
        host = bare(request.host)
        return None if host in self.names or own_address(host, request) else {}


class Refused(RequestHandler):
    """Says to whoever came by a foreign name what the right one is."""

    def check_xsrf_cookie(self) -> None:
        """Whatever was sent, nothing is done."""

    def prepare(self) -> None:
        """Answer at once, whatever was asked for."""
        host, port = bare(self.request.host), split_host_and_port(self.request.host)[1]
        here = f"http://localhost{f':{port}' if port else ''}{self.settings.get('base_url', '/')}"
        self.set_status(403)
        shown = host if re.fullmatch(r"[a-z0-9.-]+", host) else EXAMPLE
        self.finish(_page().render(say=words().format, here=here, host=shown, variable=VARIABLE))


def answer_own_names(application: Application, listens: str) -> None:
    """Let an application answer under this machine's names only, web sockets too; ``listens`` is the address it listens on.

    Where a hub has started the server, the hub's proxy decides who gets in, and all names are answered.
    """
    if HUB in os.environ:
        return
    names = own_names() | added_names() | ({bare(listens)} - {""})
    router = application.default_router
    rule = router.process_rule(Rule(Foreign(names), Refused))
    router.rules.insert(0, rule)


@cache
def _page() -> Template:
    """What is said to those who are refused; it stands alone, for nothing else is given to them."""
    folder = FileSystemLoader(LOOK.parent)
    page = Environment(loader=folder, autoescape=True)
    page.globals["style"] = read_style(LOOK / "page.css")
    return page.get_template("refused.html")
