"""The pages as a server shows them: the files that a page is made of, what its HTML brings along, and its own scripts.

In JupyterLab our widgets are plain anywidgets. Here they are the same, shown by the page's own script (``page.js``) without
JupyterLab. These are the only two hosts, and the difference is made here and in the template.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tornado.web import Application

from village_widgets.host.files import handler
from village_widgets.host.headers import say_everywhere
from village_widgets.host.names import answer_own_names

if TYPE_CHECKING:
    from jupyter_server.serverapp import ServerApp


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    """Hand the pages' files out inside a Jupyter server, beside Voila, and let that answer under its own names only."""
    web_app: Application = server.web_app
    answer_own_names(web_app, server.ip)
    base = str(web_app.settings["base_url"])
    say_everywhere(web_app, f"{base.rstrip('/')}/voila/")
    web_app.add_handlers(".*$", [handler(base)])
