"""The language of an answer: chosen in the address, kept in the browser's cookie, or wanted by the browser; else English."""

from __future__ import annotations

from typing import Final

from tornado.httputil import HTTPServerRequest

from village_core.kernel.words.languages import match_language, parse_accepted

QUERY: Final = "lang"
"""The part of an address that names a language, ahead of all else: ``play.ipynb?lang=ko``."""
COOKIE: Final = "village-language"
"""The cookie with the language that was chosen in the header of a page (``host/language.js``)."""
VARY: Final = "Accept-Language, Cookie"
"""The headers of a request by which answers differ."""


def choose_language(request: HTTPServerRequest) -> str:
    """Return the language in which to answer a request: the first that the request names and that has words.

    The address asks before the cookie, and that before the browser; English if none has words.
    """
    asked = [value.decode("ascii", "ignore") for value in request.query_arguments.get(QUERY, ())]
    kept = [request.cookies[COOKIE].value] if COOKIE in request.cookies else []
    return match_language(*asked, *kept, *parse_accepted(request.headers.get("Accept-Language", "")))
