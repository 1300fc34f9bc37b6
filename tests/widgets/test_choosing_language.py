"""The language of an answer: what the address asks for, what the browser has kept and what it wants, in this order."""

from __future__ import annotations

from types import MappingProxyType

import pytest
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine

from tests.widgets.test_names import fetch_pages
from village_core.kernel.words import languages
from village_widgets.host.choosing import choose_language

SPOKEN = MappingProxyType({"en": "English", "de": "Deutsch", "ko": "한국어", "zh-Hant": "繁體中文"})


@pytest.fixture(autouse=True)
def _speak_four(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server know the four languages of ``SPOKEN``."""
    monkeypatch.setattr(languages, "list_languages", lambda: SPOKEN)


def ask(path: str, **headers: str) -> str:
    """Return the language of the answer to a request for ``path`` with these headers."""
    line = RequestStartLine("GET", path, "HTTP/1.1")
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return choose_language(HTTPServerRequest(start_line=line, headers=HTTPHeaders({"Host": "h", **names}), connection=None))


@pytest.mark.parametrize(
    ("path", "cookie", "accepted", "chosen"),
    [
        ("/play.ipynb?lang=ko", "de", "zh-TW", "ko"),
        ("/play.ipynb", "de", "zh-TW", "de"),
        ("/play.ipynb", "", "fr, zh-TW;q=0.8, ko;q=0.5", "zh-Hant"),
        ("/play.ipynb", "", "", "en"),
        ("/play.ipynb", "", "fr-CH, fr;q=0.9", "en"),
    ],
)
def test_an_address_counts_more_than_the_browser(path: str, cookie: str, accepted: str, chosen: str) -> None:
    """The address is first, then the cookie, then the browser's languages by their weight, then English.

    Taiwan's Chinese counts as traditional Chinese; languages without words are passed over.
    """
    kept = {"Cookie": f"_xsrf=1; village-language={cookie}"} if cookie else {}
    assert ask(path, Accept_Language=accepted, **kept) == chosen


@pytest.mark.parametrize("bad", ["fr", "", "%FF%00", "../../de", "%E9%9F%93", "d" * 5000])
def test_an_unknown_language_in_an_address_counts_for_nothing(bad: str) -> None:
    """In an address, a language without words or a text that is no language leaves the choice to the cookie.

    In a cookie it leaves the choice to English.
    """
    assert ask(f"/?lang={bad}&lang=", Cookie="village-language=ko") == "ko"
    assert ask("/", Cookie=f"village-language={bad}") == "en"


def test_a_refusal_speaks_the_language_of_its_reader_and_no_cache_mixes_them() -> None:
    """The page that refuses a foreign host name has the language of its request, and its Vary header names what it depends on."""
    korean, english = (
        fetch_pages("evil.example", **headers)[0] for headers in ({"Accept-Language": "ko-KR"}, {"Accept-Language": "en"})
    )
    assert b'<html lang="ko">' in korean.body and b'<html lang="en">' in english.body
    assert korean.headers["Vary"] == "Accept-Language, Cookie, Accept-Encoding"
