"""Our page, with a way on, as the answer to failed requests for pages and files, whichever library's handler was asked.

Web sockets and the programming interface keep their own answers. Requests for the head of a page are answered too.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from jupyter_server.base.handlers import APIHandler
from tornado.web import RequestHandler
from tornado.websocket import WebSocketHandler
from voila.utils import create_include_assets_functions

from village_widgets.host.choosing import VARY, choose_language
from village_widgets.host.files import STATIC
from village_widgets.host.frame import build_context

TEMPLATE: Final = STATIC.parent.name
"""Our template, which has the pages and their style."""
MISSING: Final = frozenset((400, 403, 404, 405))
"""Answers for an address that has no page, or none for this kind of request."""


class ErrorPages(RequestHandler):
    """Answers failed requests with our page. It asks for no user and no argument, which can be what has failed."""

    def write_error(self, status_code: int, **_: object) -> None:
        """Answer with the page for wrong addresses, or for failures, in the language of the request."""
        template = self.settings["voila_jinja2_env"].get_template("404.html" if status_code in MISSING else "error.html")
        base: str = self.settings["base_url"]
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Vary", VARY)
        assets = create_include_assets_functions(TEMPLATE, base)
        self.finish(template.render(base_url=base, **build_context(choose_language(self.request)), **assets))


class HeadOfPage(RequestHandler):
    """Answers a request for the head of a page as it answers one for the page; Tornado leaves the body out."""

    def head(self, *arguments: str) -> Awaitable[None] | None:
        """Answer a ``HEAD`` request as ``get`` does; the server leaves the body out."""
        return self.get(*arguments)


def add_error_pages(handler: type[RequestHandler]) -> type[RequestHandler]:
    """Return a handler of pages or files that answers failed requests with our page, and answers requests for heads.

    Handlers of web sockets and of the programming interface stay as they are: no person reads their answers.
    """
    if issubclass(handler, WebSocketHandler | APIHandler | ErrorPages):
        return handler
    heads = (HeadOfPage,) if handler.head is RequestHandler.head else ()
    return type(handler.__name__, (ErrorPages, *heads, handler), {})
