"""The pages as a server shows them: the files that a page is made of, what its HTML brings along, and its own scripts.

In JupyterLab our widgets are plain anywidgets. Here they are the same, shown by the page's own script (``page.js``) without
JupyterLab. These are the only two hosts, and the difference is made here and in the template.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from tornado.ioloop import IOLoop
from tornado.web import Application, RequestHandler
from traitlets.config import Config
from voila.configuration import VoilaConfiguration
from voila.paths import collect_template_paths
from voila.server_extension import load_config_file

from village_widgets.host import door, files
from village_widgets.host.headers import say_everywhere
from village_widgets.host.names import answer_own_names
from village_widgets.host.pages import NotebookPage, foresee
from village_widgets.host.serving import notebooks

if TYPE_CHECKING:
    from jupyter_server.serverapp import ServerApp


Rule: TypeAlias = tuple[str, type[RequestHandler], dict[str, object]]


def page_handlers(base: str, told: dict[str, object]) -> Sequence[Rule]:
    """What a server at this address answers with instead of Voila's own: pages, their door, and their files. ``told`` is what
    Voila's handler of pages is told.
    """
    root = base.rstrip("/")
    return [
        (f"{root}/voila/render/(.*)", NotebookPage, told),
        (f"{root}/{door.PATH}/(.*)", door.Door, told),
        (f"{root}/{files.FOLDER}/([0-9a-f]+\\.[a-z]+)", files.Files, {}),
    ]


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    """Answer with pages inside a Jupyter server, before Voila does, and let that answer under its own names only."""
    web_app: Application = server.web_app
    answer_own_names(web_app, server.ip)
    base = str(web_app.settings["base_url"])
    say_everywhere(web_app, f"{base.rstrip('/')}/voila/")
    configuration = VoilaConfiguration(config=server.config)
    configuration.update_config(load_config_file() or Config())
    told = {
        "config": server.config,
        "template_paths": collect_template_paths(["voila", "nbconvert"], configuration.template),
        "voila_configuration": configuration,
    }
    web_app.add_handlers(".*$", page_handlers(base, told))
    IOLoop.current().add_callback(foresee, web_app.settings, notebooks().resolve(), Path(server.root_dir).resolve())
