"""The transforms of all answers, which compress texts and add security headers.

The headers say what a page may load and run; no content type is guessed, and no address sent to other sites.

If foreign text got into a page, no script in it would run, and it could neither send anything elsewhere nor load anything from
there. One thing had to stay open: inline styles (``'unsafe-inline'`` of ``style-src``). JupyterLab, which draws the charts, adds
all its styles that way, and our drawings state their sizes in them. Styles run nothing, and may not load anything from elsewhere
either.

Scripts of widgets are files of the server, also those of widgets that appear on an open page (``channels.py``), so no page
builds a script (``blob:``). Nothing needs ``'unsafe-eval'``, charts neither.
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from hashlib import sha256
from typing import Final

from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import Application, GZipContentEncoding, OutputTransform

from village_widgets.host.files import STATIC

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # an address may hold a table's code or a game
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""Headers of every answer: pages, files and errors."""
POLICY: Final = "Content-Security-Policy"
INLINE: Final = ("early.js", "leading.js")
"""The inline scripts of pages; the templates include them from the static folder."""
DIRECTIVES: Final = {
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
"""The policy's directives, except the one for scripts."""


@cache
def build_policy() -> str:
    """Return the content security policy of our pages as a ``<meta>`` can carry it; the header adds ``frame-ancestors``."""
    scripts = [(STATIC / name).read_text(encoding="utf-8").removesuffix("\n") for name in INLINE]
    digests = " ".join(f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" for script in scripts)
    return "; ".join(f"{name} {value}" for name, value in {**DIRECTIVES, "script-src": f"'self' {digests}"}.items())


class SecurityHeaders(OutputTransform):
    """Adds security headers to an answer, and the content security policy if the request's path begins with ``self.pages``."""

    pages = "/"

    def __init__(self, request: HTTPServerRequest) -> None:
        """Note whether the request is for one of our pages."""
        self.is_page = request.path.startswith(self.pages)

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Add headers that the handler has not set; on our pages replace Jupyter's own policy, which only restricts framing."""
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self.is_page and "default-src" not in headers.get(POLICY, ""):
            headers[POLICY] = f"{build_policy()}; frame-ancestors 'self'"
        return status_code, headers, chunk


def transform_answers(application: Application, pages: str = "/") -> None:
    """Add security headers to all answers of an application, and the content security policy to paths that begin with ``pages``.

    Texts that aren't compressed yet go out as gzip if the browser takes that, except short ones. Browsers send the application's
    cookie against forged requests only from its own pages, and when a link of another site is followed.
    """
    application.transforms += [type("PageHeaders", (SecurityHeaders,), {"pages": pages}), GZipContentEncoding]
    application.settings.setdefault("xsrf_cookie_kwargs", {}).setdefault("samesite", "Lax")
