"""The extension by which a Jupyter server answers with our pages instead of Voila's."""

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
from village_widgets.host.channels import JupyterChannels
from village_widgets.host.errors import add_error_pages
from village_widgets.host.folders import find_notebooks
from village_widgets.host.headers import transform_answers
from village_widgets.host.names import restrict_names
from village_widgets.host.pages import NotebookHandler, WelcomePage, load_first_outputs

if TYPE_CHECKING:
    from jupyter_server.serverapp import ServerApp


RoutingRule: TypeAlias = tuple[str, type[RequestHandler], dict[str, object]]


def build_rules(base: str, options: dict[str, object]) -> Sequence[RoutingRule]:
    """Return the routing rules for the welcome page, pages, their doors and their files on a server with this base address.

    The caller must put them before Voila's own ones. ``options`` are those of Voila's handler of pages.
    """
    root = base.rstrip("/")
    return [
        (f"{root}/voila(?:/tree(?:/(.*))?)?/?", add_error_pages(WelcomePage), options),
        (f"{root}/voila/render/(.*)", add_error_pages(NotebookHandler), options),
        (f"{root}/{door.PATH}/(.*)", door.Door, options),
        (f"{root}/{files.FOLDER}/([0-9a-f]+\\.[a-z]+)", add_error_pages(files.Files), {}),
    ]


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    """Let a Jupyter server answer with our pages instead of Voila's, with security headers and under its own names only.

    It loads the rehearsed first outputs of notebooks as soon as it runs.
    """
    web_app: Application = server.web_app
    restrict_names(web_app, server.ip)
    base = str(web_app.settings["base_url"])
    transform_answers(web_app, f"{base.rstrip('/')}/voila/")
    configuration = VoilaConfiguration(config=server.config)
    configuration.update_config(load_config_file() or Config())
    options = {
        "config": server.config,
        "template_paths": collect_template_paths(["voila", "nbconvert"], configuration.template),
        "voila_configuration": configuration,
    }
    channels = f"{base.rstrip('/')}/api/kernels/(?P<kernel_id>[^/]+)/channels"
    web_app.add_handlers(".*$", [*build_rules(base, options), (channels, JupyterChannels)])
    notebooks, root = find_notebooks().resolve(), Path(server.root_dir).resolve()
    IOLoop.current().add_callback(load_first_outputs, web_app.settings, notebooks, root)
