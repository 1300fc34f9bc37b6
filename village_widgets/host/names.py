"""Host names under which a server answers: those of its machine, and those that its owner adds.

A web site may point its own name at this machine. A browser then takes everything served here for that site's, and the site's
scripts could read it and control the processes of pages. A request for a foreign name gets a page that explains this.
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
from village_widgets.host.choosing import VARY, choose_language
from village_widgets.host.files import STATIC
from village_widgets.host.frame import build_context
from village_widgets.limits import owner

VARIABLE: Final = "VILLAGE_HOSTS"
"""The environment variable with further names, separated by blanks or commas."""
EXAMPLE: Final = "tables.example.org"
"""An example of a name, shown if the requested one is malformed."""
HUB: Final = "JUPYTERHUB_SERVICE_PREFIX"
"""The variable that a hub, as on Binder, sets: only the hub's proxy reaches the server, by a name that only the hub knows."""


def list_own_names() -> set[str]:
    """Return the names of this machine for itself and in its network: ``localhost``, its host name, and that with ``.local``."""
    name = normalize_host(socket.gethostname())
    short = name.partition(".")[0]
    return {"localhost", name, short, f"{short}.local"}


def read_added_names() -> set[str]:
    """Return the hosts in ``VILLAGE_HOSTS``, normalized; the owner writes hosts, with or without ports, or pages' addresses."""
    return {normalize_host(name.rpartition("//")[2].partition("/")[0]) for name in owner.read_names(VARIABLE)}


def normalize_host(host: str) -> str:
    """Return a host in lower case, without port, brackets and final dot."""
    return split_host_and_port(host.lower())[0].strip("[]").rstrip(".")


def is_own_address(host: str, request: HTTPServerRequest) -> bool:
    """Tell whether a normalized host is an address of this machine: loopback, or the one that received the request."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or host == find_local_address(request)


def find_local_address(request: HTTPServerRequest) -> str:
    """Return the address of this machine that received a request; empty if it is unknown."""
    stream = request.connection.stream if isinstance(request.connection, HTTP1Connection) else None
    match stream and stream.socket and stream.socket.getsockname():
        case (str(local), _, *_):
            address = ip_address(local.partition("%")[0])
            inner = address.ipv4_mapped if isinstance(address, IPv6Address) else None
            return str(inner or address)
    return ""


class ForeignHost(Matcher):
    """Matches requests for a host that is neither one of ``names`` nor an address of this machine.

    The names must be normalized (``normalize_host``).
    """

    def __init__(self, names: set[str]) -> None:
        self.names = names

    def match(self, request: HTTPServerRequest) -> dict[str, object] | None:
        """Return an empty dict, which is a match, for a foreign host, and None for our own."""
        host = normalize_host(request.host)
        return None if host in self.names or is_own_address(host, request) else {}


class ForeignHostPage(RequestHandler):
    """Refuses a request for a foreign host, and names the address at ``localhost`` under which this server answers."""

    def check_xsrf_cookie(self) -> None:
        """Skip the check: such a request changes nothing."""

    def prepare(self) -> None:
        """Answer any request at once with the refusal."""
        host, port = normalize_host(self.request.host), split_host_and_port(self.request.host)[1]
        here = f"http://localhost{f':{port}' if port else ''}{self.settings.get('base_url', '/')}"
        self.set_status(403)
        self.set_header("Vary", VARY)
        shown = host if re.fullmatch(r"[a-z0-9.-]+", host) else EXAMPLE
        context = build_context(choose_language(self.request))
        self.finish(_load_template().render(**context, here=here, host=shown, variable=VARIABLE))


def restrict_names(application: Application, listens: str) -> None:
    """Let an application answer only under this machine's names and addresses and the names that its owner added.

    That holds for web sockets too; ``listens`` is the address that the application listens on. If a hub started the server, the
    hub's proxy decides which requests reach it, and it answers under all names.
    """
    if HUB in os.environ:
        return
    names = list_own_names() | read_added_names() | ({normalize_host(listens)} - {""})
    router = application.default_router
    rule = router.process_rule(Rule(ForeignHost(names), ForeignHostPage))
    router.rules.insert(0, rule)


@cache
def _load_template() -> Template:
    """Return the template of the refusal, which brings its own style: no other file is served under a foreign name."""
    folder = FileSystemLoader(STATIC.parent)
    page = Environment(loader=folder, autoescape=True)
    page.globals["style"] = read_style(STATIC / "page.css")
    return page.get_template("refused.html")
