"""Short addresses on a server, which lead to the pages that they mean."""

from __future__ import annotations

import asyncio

import pytest
from jupyter_server.auth.identity import PasswordIdentityProvider
from jupyter_server.services.contents.filemanager import AsyncFileContentsManager
from tornado.httpclient import AsyncHTTPClient
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application
from voila.configuration import VoilaConfiguration

from village_widgets.host.extension import build_rules
from village_widgets.host.folders import find_notebooks
from village_widgets.host.pages import WelcomePage


@pytest.mark.parametrize(
    ("path", "page"),
    [
        ("/?lang=zh-Hant", "00_welcome.ipynb?lang=zh-Hant"),
        ("/voila/?lang=none", "00_welcome.ipynb?lang=en"),
        ("/voila", "00_welcome.ipynb"),
        ("/voila/render/play?lang=zh-Hant", "play.ipynb?lang=zh-Hant"),
        ("/voila/render/play", "play.ipynb"),
    ],
)
def test_a_short_address_leads_to_its_page_in_the_language_that_it_names(path: str, page: str) -> None:
    """The address of the server alone leads to the welcome page, and one without a notebook's suffix to that notebook.

    Where the short address names a language, so does the page's.
    """

    async def fetch() -> str:
        options: dict[str, object] = {"voila_configuration": VoilaConfiguration()}
        settings = {
            "base_url": "/",
            "contents_manager": AsyncFileContentsManager(root_dir=str(find_notebooks())),
            "cookie_secret": "secret",
            "identity_provider": PasswordIdentityProvider(token=""),
        }
        application = Application([("/", WelcomePage, options), *build_rules("/", options)], **settings)
        server, (listener, port) = HTTPServer(application), bind_unused_port()
        server.add_socket(listener)
        try:
            answer = await AsyncHTTPClient().fetch(f"http://127.0.0.1:{port}{path}", follow_redirects=False, raise_error=False)
            return answer.headers.get("Location", str(answer.code))
        finally:
            server.stop()

    assert asyncio.run(fetch()) == f"/voila/render/{page}"
