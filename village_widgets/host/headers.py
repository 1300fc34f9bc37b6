"""What a server says with each of its answers: what a page may load and run, that nothing is taken for another kind of file, and
that no address is told to others.

Whatever foreign text got into a page: no script in it would run, and nothing could be sent elsewhere or be brought from there.
Two things had to be left open.

* Styles in a page (``'unsafe-inline'`` of ``style-src``). JupyterLab, which draws the charts, puts all its styles there, and our
  drawings say there how much room they take. Styles run nothing, and may load nothing from elsewhere either.
* Scripts that a page has made itself (``blob:``). A widget that comes while a page is open brings its script over the connection.
  Whoever could make one runs a script already.

Nothing needs ``'unsafe-eval'``, charts neither.
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from hashlib import sha256
from typing import ClassVar, Final

from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import Application, OutputTransform

from village_widgets.host.files import LOOK

SAID: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # an address holds the code of a table, or a game
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""Headers of every answer, of pages, files and errors alike."""
POLICY: Final = "Content-Security-Policy"
EARLY: Final = "early.js"
"""The script that lies in every page itself: in the static folder of their look, from where the templates take it."""
ALLOWED: Final = {
    "default-src": "'none'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
}
"""What a page may load and do, scripts apart."""


@cache
def policy() -> str:
    """What our pages may load, run and do, as browsers read it."""
    early = (LOOK / EARLY).read_text(encoding="utf-8").removesuffix("\n")
    known = f"'sha256-{b64encode(sha256(early.encode()).digest()).decode()}'"
    return "; ".join(f"{name} {value}" for name, value in {**ALLOWED, "script-src": f"'self' blob: {known}"}.items())


class Said(OutputTransform):
    """Adds the headers to an answer. ``PAGES`` is how the paths begin to which the policy of our pages belongs too."""

    PAGES: ClassVar = "/"

    def __init__(self, request: HTTPServerRequest) -> None:
        """Whatever was asked for."""
        self.ours = request.path.startswith(self.PAGES)

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Put them where a handler has not said anything closer; Jupyter's own policy only says who may frame an answer."""
        for name, value in SAID.items():
            headers.setdefault(name, value)
        if self.ours and "default-src" not in headers.get(POLICY, ""):
            headers[POLICY] = f"{policy()}; frame-ancestors 'self'"
        return status_code, headers, chunk


def say_everywhere(application: Application, pages: str = "/") -> None:
    """Let all answers of an application carry the headers, those whose path begins with ``pages`` the policy too; and let its
    cookie be sent to it only by its own pages.
    """

    class Here(Said):
        """With the paths of this application."""

        PAGES = pages

    application.transforms.append(Here)
    application.settings.setdefault("xsrf_cookie_kwargs", {}).setdefault("samesite", "Lax")
